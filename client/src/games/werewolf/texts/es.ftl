### Lo que solo dice el tablero de Hombres Lobo.

board-table = La mesa
board-left = izquierda
board-middle = centro
board-right = derecha
board-in-play = Roles en juego
board-claimed-by = lo afirma { $names }

board-mine = Mi noche
board-hold = toca o mantén pulsado
board-hide = tapar
board-hidden = Ahora nadie puede verla.

board-tap = Toca una carta
board-one-more = Y una más
board-not-this = Esta carta no
board-waits = Hecho. La noche sigue.
board-awake = Aún no puedes dormir: elige antes una carta.
board-dream-of = Sueño: { $place }
board-dream-1 = Sueñas con un molino que muele luz de luna.
board-dream-2 = Sueñas con un búho que te cuenta y vuelve a empezar.
board-dream-3 = Sueñas con huellas en la nieve, y todas son tuyas.
board-dream-4 = Sueñas con una puerta y, detrás, otra puerta.
board-dream-5 = Sueñas con un pan que alguien ya ha mordido.
board-voice-on = La voz narra
board-voice-off = La voz calla

board-say = Decir algo
board-back = Un paso atrás
board-nobody = nadie
board-away-token = Quitarla
board-topic-card = Mi carta era …
board-topic-saw = Miré …
board-topic-robbed = Le quité a …
board-topic-swapped = Cambié …
board-topic-drank = Bebiendo cogí …
board-topic-woke = Al final tenía …
board-topic-met = Me encontré con …
board-topic-idle = No hice nada
board-topic-accuse = Sospecho de …
board-topic-trust = Confío en …
board-topic-announce = Votaré a …
board-topic-call-on = Pregunto a …
board-topic-token = Poner una ficha
board-topic-circle = Votar en círculo

board-chart = Quién dice qué
board-says = dice
board-before = antes: { $roles }
board-silent = nada todavía
board-by-accuse = sospechas de { $names }
board-by-trust = confianza de { $names }
board-by-announce = votos prometidos por { $names }
board-helper = Lo que se puede deducir
board-no-helper = Ahora no hay nada que deducir.

board-point = Toca a quién señalas
board-pointed = Ya señalas. Espera a los demás.

board-telling = La historia de la noche
board-scene-dealt = Estas cartas se repartieron.
board-scene-morning = Así estaban las cartas por la mañana.
board-tally =
    { $n ->
        [one] { $name }: { $n } voto ({ $names })
       *[other] { $name }: { $n } votos ({ $names })
    }
board-earlier = Antes
board-later = Después
board-run = Contar
board-stop = Parar
board-chips = { $n } de { $target } fichas
board-champion = ¡{ $name } gana el torneo!
