### Gelini Nightlife. `.object` es una ficha como complemento de una frase, con su artículo: `$counter-object`.

game-name = Gelini Nightlife
game-about = Atrae a la gente de la cola a tu pista de baile. Pero ojo con las pandillas: adonde va uno van todos, incluso fuera de tu local.

## Colores y fichas. El número tras un invitado dice cuántas casillas de pista necesita.

colour-lemon = limón
colour-mint = menta
colour-rose = rosa
colour-sky = celeste
colour-coral = coral
colour-lilac = lila
colour-olive = oliva
colour-amber = ámbar
colour-teal = turquesa
colour-plum = ciruela
colour-sand = arena

counter-lemon-1 = invitado limón (1)
    .object = a un invitado limón (1 casilla)
counter-mint-1 = invitado menta (1)
    .object = a un invitado menta (1 casilla)
counter-rose-1 = invitado rosa (1)
    .object = a un invitado rosa (1 casilla)
counter-sky-2 = invitado celeste (2)
    .object = a un invitado celeste (2 casillas)
counter-coral-2 = invitado coral (2)
    .object = a un invitado coral (2 casillas)
counter-lilac-2 = invitado lila (2)
    .object = a un invitado lila (2 casillas)
counter-olive-2 = invitado oliva (2)
    .object = a un invitado oliva (2 casillas)
counter-amber-1 = invitado ámbar (1)
    .object = a un invitado ámbar (1 casilla)
counter-amber-2 = invitado ámbar (2)
    .object = a un invitado ámbar (2 casillas)
counter-amber-3 = invitado ámbar (3)
    .object = a un invitado ámbar (3 casillas)
counter-teal-1 = invitado turquesa (1)
    .object = a un invitado turquesa (1 casilla)
counter-teal-2 = invitado turquesa (2)
    .object = a un invitado turquesa (2 casillas)
counter-teal-3 = invitado turquesa (3)
    .object = a un invitado turquesa (3 casillas)
counter-plum-1 = invitado ciruela (1)
    .object = a un invitado ciruela (1 casilla)
counter-plum-2 = invitado ciruela (2)
    .object = a un invitado ciruela (2 casillas)
counter-plum-3 = invitado ciruela (3)
    .object = a un invitado ciruela (3 casillas)
counter-sand-1 = invitado arena (1)
    .object = a un invitado arena (1 casilla)
counter-sand-2 = invitado arena (2)
    .object = a un invitado arena (2 casillas)
counter-sand-3 = invitado arena (3)
    .object = a un invitado arena (3 casillas)
counter-gap = hueco
    .object = un hueco
counter-vip = VIP
    .object = a un VIP (4 casillas)
counter-coin = moneda
    .object = una moneda
counter-flyer = Octavilla
    .object = la Octavilla
counter-call = Llamada
    .object = la Llamada
counter-people = Buena gente
    .object = la Buena gente
counter-star = Estrella
    .object = a una Estrella
counter-band = Grupo
    .object = al Grupo

## Jugadas

move-place = Siguiente en la fila: { $counter }
move-stand = Siguiente en la cola: { $seat }
move-roll = El dado muestra { $face }
move-go = Avanzar
move-stay = Quedarse
move-flyer =
    { $counter-id ->
        [coin] Sacarle una moneda a { $seat }
       *[other] De la pista de { $seat }, llevarse { $counter-object }
    }
move-call = Volver al puesto { $spot }
move-people =
    { $counter-id ->
        [coin] Recoger una moneda olvidada
       *[other] Dejar entrar { $counter-object }
    }
move-decline = No, gracias
move-gather = Llevarse al resto de la pandilla
move-leave = Dejar al resto de la pandilla
move-hire = Contratar a una Estrella por dos monedas
move-save = Guardar las monedas

## Qué pasa

event-opened = La cola está formada, se abren las puertas, el Grupo afina las guitarras.
event-queued = { $seat } se pone a la cola.
event-rolled = { $seat } tira el dado: { $face }.
event-stayed = { $seat } no se mueve.
event-nobody = Nadie avanza. { $seat } vuelve a tirar.
event-took = { $seat } se lleva { $counter-object }.
event-acted = ¡{ $counter }! Le toca a { $seat }.
event-joined = { $seat } recibe también { $counter-object }: los amigos van juntos de fiesta.
event-changed = { $seat } recibe también { $counter-object }, recién salido de la pista de { $other }: los amigos van juntos de fiesta.
event-hired = { $seat } paga dos monedas y contrata a una Estrella.
event-saved = { $seat } guarda las monedas.
event-left = { $seat } deja al resto de la pandilla donde está.
event-swiped =
    { $counter-id ->
        [coin] { $seat } agita una octavilla y le saca una moneda a { $other }.
       *[other] { $seat } agita una octavilla y se lleva { $counter-object } de la pista de { $other }.
    }
event-called = { $seat } recibe una llamada, vuelve atrás y se lleva { $counter-object }.
event-listed =
    { $counter-id ->
        [coin] { $seat } recoge una moneda que nadie había visto.
       *[other] { $seat } encuentra por fin { $counter-object } en la lista de invitados.
    }
event-nothing = { $counter }: nada que rascar para { $seat }.
event-declined = ¿{ $counter }? { $seat } dice que no, gracias.
event-band = { $seat } llega hasta el Grupo y se lo lleva. ¡Última canción!
event-full = { $seat } tiene la pista llena: no cabe ni un alfiler.
event-won = { $seat } gana la noche.

## Qué se pregunta

ask-set-up = Las fichas se ponen en fila.
ask-order = Los peones hacen cola.
ask-roll = Se tira el dado.
ask-move = ¿Avanzas con esta tirada?
ask-must-move = Basta de dudar: esta vez tienes que avanzar.
ask-flyer = Octavilla: ¿a quién te llevas, y de qué local?
ask-call = Llamada: ¿a qué ficha de detrás vuelves?
ask-people = Buena gente: ¿a quién dejas entrar de los que todos han dejado atrás?
ask-gather = El resto de la pandilla también quiere venir. ¿Te los llevas?
ask-hire = Tienes dos monedas. ¿Contratas a una Estrella?
ask-over = La noche ha terminado.

## Opciones

option-actions = Fichas de acción
option-actions-about = Octavilla, Llamada y Buena gente se mezclan en la cola y la alborotan.
option-choose = Libre elección
option-choose-about = Tú decides si la pandilla viene al completo y si dos monedas se convierten en una Estrella. Si no, pasa sin más.
option-patience = Paciencia
option-patience-about = Cuántas tiradas seguidas se pueden dejar pasar antes de que el último de la cola tenga que avanzar.

## Consejos

hint-squares =
    { $n ->
        [one] llena { $n } casilla
       *[other] llena { $n } casillas
    }
hint-clique =
    { $n ->
        [one] { $n } amigo viene contigo
       *[other] { $n } amigos vienen contigo
    }
hint-ends = pone fin a la noche
hint-risk =
    { $n ->
        [one] alguien podría quitarte { $n } casilla
       *[other] alguien podría quitarte { $n } casillas
    }

## Cómo acaba, y por qué no

how-full = Una pista de baile está llena.
how-band = El Grupo toca su última canción: gana quien tenga menos casillas libres.

refused-must-move = No puedes quedarte: hace demasiado que nadie se mueve.
refused-no-roll = Ahora no hay ninguna tirada con la que avanzar.

## La imagen en la terminal. `$counter` es un nombre, `$counters` una lista de nombres.

picture-line = La cola desde el final hasta el Grupo; a la izquierda el número del puesto
picture-floor = casillas { $filled } de { $squares }, libres { $free }
picture-coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
picture-reach = alcanza: { $counter }
told-behind = { $name } está detrás del final de la cola.
told-place = { $name } está en el puesto { $place }.
told-at-band = { $name } está junto al Grupo.
told-ahead = Las próximas fichas por delante de { $name }: { $counters }.
told-reach = Con esta tirada { $name } alcanza: { $counter }.
told-floor = { $name } ha llenado { $filled } casillas de { $squares }; libres: { $free }; monedas: { $coins }.
told-counters = En la pista de { $name }: { $counters }.
told-line = Toda la cola, cada ficha tras el número de su puesto: { $counters }.
