### Las reglas de Nightshift, y lo que se lee la primera vez.

rules-nightshift-idea-title = Una noche de trabajo
rules-nightshift-idea-text = Sois bailarinas, y esta es una noche de trabajo. Recorred la sala, mirad quién hay, convenced a los adecuados para ir al reservado o a la sala VIP, y sabed cuándo parar. Gana quien tenga más dinero cuando se enciendan las luces. De 1 a 5 adultos: unas contra otras, todas juntas, dos contra dos o a solas contra Diamond.

rules-nightshift-club-title = El club
rules-nightshift-club-text = Doce mesas forman un anillo, y en cada una hay un cliente boca abajo. Empezáis todas en el camerino, con un chupito, un champán y una carta de Poder secreta.
rules-nightshift-club-1 = El **camerino** da a la mesa de más abajo.
rules-nightshift-club-2 = En el **bar**, en las tres mesas de enfrente, se compran bebidas.
rules-nightshift-club-3 = Del **escenario** bajan escaleras a izquierda y derecha.
rules-nightshift-club-4 = Desde debajo del **reservado** y de la **sala VIP** se vuelve a la sala.
rules-nightshift-club-5 = Con Energía no se entra en ninguno: te llaman, te invitan o te mandan. En una mesa pueden estar todas las bailarinas que quieran.
rules-nightshift-club-alt = El club desde arriba: doce mesas en anillo, unos clientes visibles y otros boca abajo. Arriba el bar, abajo el camerino, en medio el escenario, a la izquierda el reservado, a la derecha la sala VIP.
rules-nightshift-club-caption = El club desde arriba.
rules-nightshift-club-locker = Camerino
rules-nightshift-club-bar = El bar
rules-nightshift-club-stage = Escenario
rules-nightshift-club-private = Reservado
rules-nightshift-club-vip = Sala VIP

rules-nightshift-round-title = Una ronda
rules-nightshift-round-text = El reloj muestra cómo va la noche: 16 rondas en el turno largo, 12 en el corto.
rules-nightshift-round-1 = **La casa.** Si el reloj lo dice: Renovación, un Evento o las Luces.
rules-nightshift-round-2 = **El escenario.** A quien le toca sale, o paga.
rules-nightshift-round-3 = **Vuestros turnos.** Uno cada una, en el sentido de las agujas.
rules-nightshift-round-4 = El reloj avanza.
rules-nightshift-round-table = Qué hace la casa
rules-nightshift-round-head-1 = Reloj
rules-nightshift-round-head-2 = Qué pasa
rules-nightshift-round-refresh = Renovación
rules-nightshift-round-refresh-about = Los clientes visibles sin compromiso se van; en las mesas vacías se sientan otros, boca abajo.
rules-nightshift-round-event = Evento
rules-nightshift-round-event-about = Hacia medianoche se saca una carta de Evento y se hace lo que dice.
rules-nightshift-round-lights = Luces
rules-nightshift-round-lights-about = En la penúltima ronda: una Renovación, y luego se descubre a todos.

rules-nightshift-floor-title = Tu turno en la sala
rules-nightshift-floor-text = Tienes 4 Energías. Lo que no uses se pierde.
rules-nightshift-floor-1 = **1 Energía:** pasar a la mesa de al lado, hacia donde quieras; o descubrir al cliente de tu mesa.
rules-nightshift-floor-2 = **Gratis, en el bar:** una vez por turno comprar lo que quieras: un chupito por 500 $, un champán por 1000 $. Puedes guardar tres bebidas como mucho.
rules-nightshift-floor-3 = **Gratis:** beber un chupito para 1 Energía más, o jugar cartas de Poder.
rules-nightshift-floor-4 = **Abordar o robar:** tirar el dado en tu mesa. Eso siempre acaba tu turno.

rules-nightshift-customer-title = Un cliente
rules-nightshift-customer-text = Cada uno tiene de una a tres **estrellas** (lo bien que paga), **Lealtad** (lo difícil que es robarlo y lo que vale al final) y unos cuantos **Desenlaces**. Algunos prefieren a una de vosotras: para ella vale más estrellas, y su Lealtad cuenta doble al final. En algunos dorsos se ve a un **espectador generoso**.
rules-nightshift-customer-alt = La carta de un cliente: dos estrellas, tres para su bailarina preferida; Lealtad seis; Desenlaces: desde dos, efectivo; desde cuatro, el reservado; desde seis, la sala VIP.
rules-nightshift-customer-caption = Estrellas, Lealtad y Desenlaces con el número que hace falta.

rules-nightshift-engage-title = Abordar
rules-nightshift-engage-text = En tu mesa hay alguien visible y sin compromiso. Habla con él.
rules-nightshift-engage-1 = Tira el dado. Antes y después, tú y las demás podéis jugar cartas.
rules-nightshift-engage-2 = Tras la tirada puedes beber chupitos, +1 cada uno. Un resultado nunca baja de 1.
rules-nightshift-engage-3 = Elige un Desenlace cuyo número no supere tu resultado. Si no lo hay, no pasa nada.
rules-nightshift-engage-4 = Si se **compromete** para una sala, tu ficha queda sobre él y tu próximo turno empieza allí, con él. Solo un compromiso a la vez.
rules-nightshift-engage-5 = Otros Desenlaces traen efectivo o una cuenta, cartas de Poder, bebidas, una visita al camerino, o echan a clientes.

rules-nightshift-steal-title = Robar
rules-nightshift-steal-text = El cliente comprometido de otra sigue en su mesa hasta que le toque a ella. Ponte allí y saca al menos su Lealtad: tu ficha sustituye a la suya, la sala es la misma. Salga bien o mal, tu turno acaba. A un cliente solo se le puede robar una vez.

rules-nightshift-dad-title = Papá
rules-nightshift-dad-text = A Papá no se le puede esquivar. Si está visible y estás en su mesa, o llegas a ella, no sigues: compra, bebe y juega cartas, pero después tienes que tirar por él. Si ya lo has hecho y sigues allí, en un turno posterior puedes irte. Una carta de Poder puede llevarte lejos de él.

rules-nightshift-private-title = El reservado
rules-nightshift-private-text = Aquí tientas a la suerte a pasos de baile.
rules-nightshift-private-1 = Descubre cartas de una en una, al menos una. Cada una muestra uno o dos movimientos y lo que paga por una, dos y tres estrellas.
rules-nightshift-private-2 = Tras cada carta puedes irte: suma la columna con las estrellas de tu cliente. El dinero y el cliente son tuyos.
rules-nightshift-private-3 = **Tres veces el mismo movimiento: fiasco.** Cobras 500 $, y el cliente se va.
rules-nightshift-private-4 = El **champán** anula la última carta, aunque sea un fiasco, pero entonces tienes que robar otra.
rules-nightshift-private-alt = Tres cartas en fila: giro y patada, vaivén, dos giros. Los tres giros están marcados: fiasco.
rules-nightshift-private-caption = Tres giros entre todas las cartas: eso es un fiasco.

rules-nightshift-vip-title = La sala VIP
rules-nightshift-vip-text = Aquí se gana un corazón. Tu propio rasgo está desde el principio.
rules-nightshift-vip-1 = Tira el dado VIP. Un rasgo **nuevo**: se enamora un nivel más.
rules-nightshift-vip-2 = Antes de la siguiente tirada puedes irte con la paga de tu nivel. La primera tirada es obligada.
rules-nightshift-vip-3 = Un rasgo **ya ganado**: se acabó, te pagan tu nivel, y él es tuyo.
rules-nightshift-vip-4 = **Tu propio** rasgo: fiasco. Cobras 1000 $, y el cliente se va.
rules-nightshift-vip-5 = Los otros cuatro: ENAMORADO, y acaba solo. El champán anula una tirada; entonces tienes que volver a tirar.
rules-nightshift-vip-alt = Cinco corazones en fila, primero el tuyo; con cada uno nuevo sube el nivel: interesado, prendado, obsesionado, enamorado.
rules-nightshift-vip-caption = De INTERESADO a ENAMORADO.
rules-nightshift-vip-table = Lo que paga la sala VIP
rules-nightshift-vip-head-1 = Nivel
rules-nightshift-vip-head-2 = 1 estrella
rules-nightshift-vip-head-3 = 2 estrellas
rules-nightshift-vip-head-4 = 3 estrellas

rules-nightshift-stage-title = El escenario
rules-nightshift-stage-text = El reloj muestra a quién le toca. Si es a ti, paga 1000 $ para saltártelo (si los tienes), o sal:
rules-nightshift-stage-1 = Si tienes un cliente comprometido, se va.
rules-nightshift-stage-2 = Cada espectador generoso boca abajo del club te da 500 $.
rules-nightshift-stage-3 = Robas dos cartas de Poder.
rules-nightshift-stage-4 = Tu turno lo tienes igual; la primera Energía te lleva escaleras abajo.

rules-nightshift-power-title = Las cartas de Poder
rules-nightshift-power-text = Son cuarenta, todas distintas. Las manos son secretas.
rules-nightshift-power-1 = Cada carta dice cuándo se juega: en tu turno, antes o después de una tirada, en una sala, cuando un cliente se compromete o lo roban…
rules-nightshift-power-2 = Varias respuestas a lo mismo van en el sentido de las agujas desde la jugadora activa, una carta cada una, hasta que todas pasan. Juega cuantas quieras.
rules-nightshift-power-3 = En pantalla se responde en secreto durante unos segundos. Una carta que ya no sirve vuelve a la mano sin ser vista. También puedes pedir que no te pregunten más.

rules-nightshift-end-title = Hora de cerrar
rules-nightshift-end-text = Tras la última ronda, quien aún tiene un cliente comprometido va una última vez a la sala. Luego los clientes se suscriben: suma la Lealtad de todos los que has ganado (doble para quienes te prefieren) y búscala en la tabla. Gana quien tenga más dinero; si hay empate, el valor de las bebidas; después se comparte.
rules-nightshift-end-table = Lo que dan los suscriptores
rules-nightshift-end-head-1 = Lealtad
rules-nightshift-end-head-2 = Ingresos
rules-nightshift-end-none = de 0 a 9
rules-nightshift-end-10 = de 10 a 14
rules-nightshift-end-15 = de 15 a 19
rules-nightshift-end-20 = de 20 a 24
rules-nightshift-end-25 = de 25 a 29
rules-nightshift-end-30 = de 30 a 34
rules-nightshift-end-35 = de 35 a 39
rules-nightshift-end-40 = de 40 a 44
rules-nightshift-end-45 = de 45 a 49
rules-nightshift-end-50 = 50 y más

rules-nightshift-dancers-title = Las bailarinas
rules-nightshift-dancers-text = Cada una tiene un rasgo, su propio corazón en la sala VIP, y algo que hace mejor que nadie. Podéis acordar jugar sin estas habilidades.
rules-nightshift-dancers-table = Quién sabe hacer qué
rules-nightshift-dancers-head-1 = Bailarina
rules-nightshift-dancers-head-2 = Rasgo
rules-nightshift-dancers-head-3 = Habilidad

rules-nightshift-modes-title = A solas y en compañía
rules-nightshift-modes-text = La misma noche, con otra compañía.
rules-nightshift-modes-1 = **A solas contra Diamond.** En cada Renovación, también en la primera ronda, ella toma un cliente del mazo sin verlo y 1000 $ por cada espectador generoso del club. Los clientes boca abajo que no lo son van bajo el mazo. Gana más que ella. Las cartas que necesitan a otras no están.
rules-nightshift-modes-2 = **Todas juntas.** Una multa amenaza con cerrar el club. Las manos están abiertas, las cartas malvadas no están, y entre todas tenéis que llegar a la cifra. Una persona puede llevar varias bailarinas.
rules-nightshift-modes-3 = **Dos contra dos.** Las compañeras se sientan enfrente y pueden enseñarse sus cartas de Poder. Todo lo demás es de cada una; gana el equipo con más dinero.
rules-nightshift-modes-table = Lo que hay que reunir
rules-nightshift-modes-head-1 = Bailarinas
rules-nightshift-modes-head-2 = Turno largo
rules-nightshift-modes-head-3 = Turno corto

rules-nightshift-tips-title = Conviene saber
rules-nightshift-tips-1 = El champán es un seguro: lleva uno antes de entrar en una sala.
rules-nightshift-tips-2 = Por un cliente que te prefiere vale la pena cruzar el club; al que prefiere a otra, róbalo antes de que llegue ella.
rules-nightshift-tips-3 = Mira el reloj: no comprometas a un cliente justo antes de salir al escenario.
rules-nightshift-tips-4 = Quien tiene mucha Lealtad paga dos veces: en la sala y a la hora de cerrar.

rules-nightshift-rulings-title = Cómo leemos las reglas
rules-nightshift-rulings-text = Donde el reglamento calla o se puede leer de dos maneras, Nightowl juega así.
rules-nightshift-rulings-1 = Casi todas las cartas, habilidades, Eventos y relojes son nuestros, porque ninguna fuente pública los imprime. Quien tenga la caja puede jugar con sus propias cartas.
rules-nightshift-rulings-2 = El plano como una esfera: el camerino da a las 6, el bar sirve a las 11, las 12 y la 1, las escaleras llevan a las 9 y a las 3, el reservado a las 10, la sala VIP a las 2.
rules-nightshift-rulings-3 = En una ronda, la casa va antes que el escenario.
rules-nightshift-rulings-4 = Que un resultado sea al menos 1 se juzga al final, tras todo lo que lo cambia.
rules-nightshift-rulings-5 = A un cliente robado solo se le puede volver a robar cuando ese compromiso ha terminado.
rules-nightshift-rulings-6 = «A ambos lados» son las dos mesas vecinas, y un cliente comprometido también tiene que irse.
rules-nightshift-rulings-7 = En la sala VIP no hay nivel antes del primer rasgo nuevo; por eso la primera tirada es obligada. ENAMORADO acaba el turno en el acto: el champán no puede anularlo.
rules-nightshift-rulings-8 = Un empate en dinero y bebidas se comparte; en dos contra dos cuentan los del equipo.
rules-nightshift-rulings-9 = Los ingresos son públicos; «dinero oculto» solo esconde los totales. Los pagos forzosos toman lo que haya, y nadie baja de 0 $.

first-nightshift-cast = Cada bailarina tiene un rasgo y una habilidad propia.
first-nightshift-first = Empiece quien empiece, toda la noche se juega en el sentido de las agujas.
first-nightshift-pick = Elige quién quieres ser: su habilidad dice qué hace mejor.
first-nightshift-deal = Doce clientes se sientan, boca abajo; en algunos dorsos se ve a un espectador generoso.
first-nightshift-power = Las cartas de Poder son secretas, y cada una dice cuándo se puede jugar.
first-nightshift-event = Hacia medianoche pasa algo que afecta a todas.
first-nightshift-stage = El escenario da propinas y dos cartas de Poder, pero un cliente comprometido se va; saltárselo cuesta 1000 $.
first-nightshift-turn = Tienes 4 Energías para andar y descubrir clientes; una tirada por un cliente acaba tu turno.
first-nightshift-reveal = Mira estrellas, Lealtad y Desenlaces: ¿vale una tirada?
first-nightshift-roll = Ahora decide el dado; después, chupitos y cartas aún pueden cambiar el resultado.
first-nightshift-which-die = Han caído dos dados, y tú dices cuál cuenta.
first-nightshift-outcome = Elige un Desenlace al que llegue tu resultado; no tiene que ser el más alto.
first-nightshift-swap = Elige a un cliente que ya se fue: vuelve a sentarse aquí, visible.
first-nightshift-send-off = Elige quién tiene que irse, aunque sea el cliente comprometido de otra.
first-nightshift-keep = Puedes guardar tres bebidas: un chupito ayuda en una tirada, un champán te salva en una sala.
first-nightshift-aim = Di a quién o a qué va dirigida tu carta.
first-nightshift-private = Roba otra, o toma tu dinero y vete: tres veces el mismo movimiento es un fiasco.
first-nightshift-draw = Cuenta los movimientos: el tercero igual está de más.
first-nightshift-pick-draw = Hay dos cartas descubiertas: elige cuál has robado.
first-nightshift-vip = Tira por un rasgo nuevo, o vete con la paga de tu nivel: tu propio rasgo es un fiasco.
first-nightshift-charm = Un rasgo nuevo sube el nivel, uno ganado lo termina, el tuyo es un fiasco.
first-nightshift-other-turn = Empieza el turno de otra: algunas cartas se juegan justo ahora, o déjalo pasar.
first-nightshift-before-roll = El dado va a rodar: algunas cartas se juegan justo ahora, o déjalo pasar.
first-nightshift-after-roll = El dado ha caído: chupitos y cartas aún pueden cambiar el resultado, o déjalo pasar.
first-nightshift-on-steal = Un robo está a punto de salir: algunas cartas aún pueden cambiarlo, o déjalo pasar.
first-nightshift-on-commit = Un cliente acaba de comprometerse: algunas cartas aún pueden cambiarlo, o déjalo pasar.
first-nightshift-on-leave = Alguien quiere irse con su paga: algunas cartas se juegan justo ahora, o déjalo pasar.
first-nightshift-on-play = Se ha jugado una carta de Poder: una sola puede pararla, o déjalo pasar.
first-nightshift-over = La Lealtad de los clientes ganados ya está pagada: esta es la cuenta final.
