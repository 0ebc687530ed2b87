### Las reglas de Gelini Nightlife, y lo que se lee la primera vez.

rules-gelini-idea-title = Una noche de fiesta
rules-gelini-idea-text = Cada cual lleva un local, y fuera hay una única cola muy larga. Atrae a tu pista de baile a quien te convenga: gana quien la llene primero. No hay secretos, todo está a la vista. Pero ojo con las pandillas: adonde va uno van todos, incluso fuera de tu local. De 2 a 5 personas.

rules-gelini-queue-title = La cola
rules-gelini-queue-text = Todas las fichas, mezcladas, forman una sola fila descubierta. A la cabeza toca el Grupo; vuestros peones esperan detrás del último, en orden al azar. Tu pista tiene 25 casillas, o 37 si solo sois dos.
rules-gelini-queue-alt = Una fila serpenteante de fichas de colores con los números del uno al tres, un VIP y una moneda. Al final esperan dos peones y un dado; a la cabeza toca el Grupo.
rules-gelini-queue-caption = Desde el final de la cola hasta el Grupo.
rules-gelini-queue-table = Qué hay
rules-gelini-queue-head-1 = Ficha
rules-gelini-queue-head-2 = Cuántas
rules-gelini-queue-head-3 = Casillas
rules-gelini-queue-guests = Invitados
rules-gelini-queue-guests-squares = 1, 2 o 3
rules-gelini-queue-vips = Los VIP
rules-gelini-queue-coins = Monedas
rules-gelini-queue-stars = Estrellas (aparte)
rules-gelini-queue-band = El Grupo
rules-gelini-queue-actions = Fichas de acción (si jugáis con ellas)

rules-gelini-turn-title = Un turno
rules-gelini-turn-text = Aquí no se juega en círculo: le toca siempre a quien está más atrás.
rules-gelini-turn-1 = Quien está al final del todo tira el dado. Tiene 1, 2, 3, 3, 4 y 5.
rules-gelini-turn-2 = Con esa tirada se puede avanzar o quedarse. Si el último se queda, el siguiente peón puede usar **la misma tirada**, luego el siguiente, y así.
rules-gelini-turn-3 = Si no la quiere nadie, el último vuelve a tirar.
rules-gelini-turn-4 = Tras un movimiento tira quien esté ahora al final. A veces es la misma persona otra vez.
rules-gelini-turn-alt = El dado muestra un tres. El último peón puede avanzar; si se queda, la tirada pasa al peón de delante y luego al siguiente.
rules-gelini-turn-caption = Una tirada, ofrecida de atrás hacia delante.

rules-gelini-move-title = Avanzar
rules-gelini-move-text = Cuenta por delante tantas fichas como diga el dado. Los peones y los huecos no cuentan. Llévate la ficha a la que llegas; tu peón ocupa su sitio. Solo se va hacia delante: lo que dejas atrás está perdido para ti, a no ser que vengan a buscarlo sus amigos.
rules-gelini-move-alt = Un peón avanza tres fichas, pasa un hueco y otro peón, que no cuentan, y se lleva la tercera ficha.
rules-gelini-move-caption = Un 3: huecos y peones no cuentan, la tercera ficha es tuya.

rules-gelini-cliques-title = Las pandillas
rules-gelini-cliques-text = Los invitados de un mismo color son amigos. Una pandilla son cuatro 1, o tres 2, o un 1, un 2 y un 3. Cuando consigues un invitado de un color que ya tienes, **viene también todo el resto de la pandilla**:
rules-gelini-cliques-1 = desde la cola, delante o detrás de ti,
rules-gelini-cliques-2 = y directamente desde las pistas de los demás.
rules-gelini-cliques-3 = Los VIP van por libre: cuatro casillas cada uno, y nadie los sigue.
rules-gelini-cliques-alt = Tres pandillas: cuatro invitados de una casilla, tres de dos casillas, y uno de una, otro de dos y otro de tres. Un segundo invitado de un color atrae al tercero desde otra pista.
rules-gelini-cliques-caption = El segundo amigo trae a todos los demás.

rules-gelini-coins-title = Monedas y Estrellas
rules-gelini-coins-text = Las monedas se quedan junto a tu pista y no llenan nada. Pero la segunda contrata a una **Estrella**: las dos monedas vuelven a la caja y la Estrella llena cinco casillas. Hay tres Estrellas.
rules-gelini-coins-alt = Dos monedas se convierten en una Estrella que llena cinco casillas.
rules-gelini-coins-caption = Dos monedas, una Estrella, cinco casillas.

rules-gelini-end-title = El final de la noche
rules-gelini-end-text = La partida acaba de una de estas dos maneras.
rules-gelini-end-1 = **Lleno total.** Quien llena toda su pista gana al momento. Los últimos invitados pueden sobresalir: no hace falta que encajen justo.
rules-gelini-end-2 = **Última canción.** Un peón llega al Grupo o lo rebasa. Su dueño se lleva el Grupo (tres casillas). Luego gana quien tenga menos casillas libres.
rules-gelini-end-3 = Si hay empate, la victoria se comparte.

rules-gelini-actions-title = Fichas de acción
rules-gelini-actions-text = Si queréis más jaleo: otras seis fichas se mezclan en la cola, dos de cada clase. Quien llega a una la deja en la caja y hace al momento lo que dice.
rules-gelini-actions-1 = **Octavilla.** Puedes quitarle a alguien una ficha o una moneda, pero no una Estrella.
rules-gelini-actions-2 = **Llamada.** Vuelve a cualquier ficha que esté detrás de ti y llévatela. Alguien tiene que quedar aún más atrás.
rules-gelini-actions-3 = **Buena gente.** Puedes dejar entrar a un invitado, o recoger una moneda, que todos los peones hayan dejado atrás.
rules-gelini-actions-alt = Tres fichas de acción: una octavilla, un teléfono y una lista de invitados.
rules-gelini-actions-caption = Octavilla, Llamada y Buena gente.

rules-gelini-tips-title = Conviene saber
rules-gelini-tips-1 = Un solo invitado de un color es una tentación: quien consiga el siguiente se lleva el tuyo. Una pandilla completa, en cambio, se queda.
rules-gelini-tips-2 = Quien va atrás juega a menudo; quien corre elige primero, pero el Grupo queda más cerca.
rules-gelini-tips-3 = Antes de dejar pasar una tirada, mira quién viene después: tendrá la misma.
rules-gelini-tips-4 = No corras hacia el Grupo mientras alguien tenga menos casillas libres que tú.

rules-gelini-rulings-title = Cómo leemos las reglas
rules-gelini-rulings-text = Donde el reglamento calla o se puede leer de dos maneras, Nightowl juega así.
rules-gelini-rulings-1 = Hay once pandillas: tres de cuatro 1, cuatro de tres 2 y cuatro de un 1, un 2 y un 3.
rules-gelini-rulings-2 = Una Estrella llena cinco casillas; el Grupo, tres.
rules-gelini-rulings-3 = Se cuentan casillas; nadie tiene que encajar formas.
rules-gelini-rulings-4 = Tras diez tiradas seguidas que nadie usa, el último tiene que avanzar con la siguiente. La mesa puede acordar otro número.
rules-gelini-rulings-5 = Las pandillas vienen y las Estrellas se contratan solas, porque casi siempre es lo mejor. Con «Libre elección» se te pregunta; entonces una pandilla viene entera o no viene.
rules-gelini-rulings-6 = Quien llega al Grupo se lo lleva. Nunca hay menos de cero casillas libres.
rules-gelini-rulings-7 = La Octavilla también se lleva a los VIP y a invitados de pandillas completas.
rules-gelini-rulings-8 = La Llamada puede llevar a otra ficha de acción, que entonces también actúa.
rules-gelini-rulings-9 = Para Buena gente un VIP es un invitado, y tu propio peón también tiene que haberlo dejado atrás.
rules-gelini-rulings-10 = Una acción que no se puede cumplir no hace nada.

first-gelini-set-up = Se forma la cola: los invitados de un mismo color son amigos y van juntos.
first-gelini-order = Siempre tira primero quien está al final del todo.
first-gelini-roll = El dado tiene 1, 2, 3, 3, 4 y 5: el 3 es lo que más sale.
first-gelini-move = Si avanzas, te llevas la ficha a la que llegas; si te quedas, el siguiente puede usar esta misma tirada.
first-gelini-must-move = Se han perdido demasiadas tiradas: esta vez el último peón tiene que avanzar.
first-gelini-flyer = Elige a un invitado de un color que ya tengas: el resto de la pandilla lo seguirá.
first-gelini-call = Puedes volver a cualquier ficha de detrás, siempre que alguien quede aún más atrás.
first-gelini-people = A estos los ha dejado atrás todo el mundo: elige uno, o di que no.
first-gelini-gather = Si te los llevas, se quedan contigo; si los dejas, otros aún pueden venir por ellos.
first-gelini-hire = Una Estrella llena cinco casillas, más que cualquier invitado, y nadie te la puede quitar.
first-gelini-over = Una pista llena gana al momento; tras la última canción gana quien tenga menos casillas libres.
