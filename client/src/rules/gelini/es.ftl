### Gelini: la página de reglas y unas palabras en cada momento nuevo.

rules-aim = Llevas un club. Mete en tu pista a toda la gente que puedas antes de que la banda toque su última canción.
rules-start =
    46 fichas forman una cola abierta: 36 clientes, cuatro VIP (4 casillas cada uno), seis monedas y, al frente, la banda.
    El número de un cliente dice cuántas casillas llena. Los clientes de un color son una pandilla.
    Tu pista tiene 25 casillas; con dos jugadores, 37.
rules-turn =
    Quien va último tira el dado (1, 2, 3, 3, 4, 5) y puede avanzar tantas fichas. Peones y huecos no cuentan.
    Si se queda, el siguiente por detrás puede mover con la misma tirada, y así sucesivamente.
    Te llevas la ficha alcanzada, y tu peón ocupa su lugar.
    Si ya tienes ese color, viene el resto de la pandilla: de la cola y de las pistas de los demás.
    Con dos monedas viene una estrella, que llena 5 casillas.
rules-special =
    Octavilla: quítale a otro una ficha o una moneda, pero no una estrella.
    Llamada: vuelve a una ficha detrás de ti, si alguien queda aún más atrás.
    Lista de invitados: deja entrar a un cliente o una moneda que todos hayan dejado atrás.
rules-end = Una pista llena gana al momento. Si no, se acaba cuando alguien llega a la banda y se la lleva (3 casillas): gana quien tiene menos casillas libres.
rules-rulings =
    Las casillas se cuentan; nada tiene que encajar.
    Tras diez tiradas que nadie usa, el último tiene que mover (el número se puede cambiar).
    Pandillas y estrellas vienen solas, salvo que la mesa juegue con libre elección. El empate se comparte.

learn-move = La ficha encendida es la que te daría esta tirada. Muévete y llévatela, o quédate y deja que decida el siguiente.
learn-must-move = Nadie ha usado las últimas tiradas: esta vez el último tiene que mover.
learn-flyer = Llévate algo de otra pista. Un cliente de una pandilla que ya has empezado trae a todos los demás.
learn-call = Puedes volver atrás. Busca un color que ya tengas, y mira quién va detrás.
learn-people = Los clientes que todos han dejado atrás siguen esperando: deja entrar a uno.
learn-gather = El resto de la pandilla llena tu pista, esté donde esté.
learn-hire = Una estrella llena 5 casillas, y nadie puede quitártela.
