### What only the Spyfall board says.

board-round = Ronda { $round } de { $rounds }
board-clock-runs = Quedan { $time } de esta ronda
board-clock-stands = El reloj está parado en { $time }
board-now = Qué está pasando
board-dock = Tu carta, y lo que detiene el juego
board-card = Mi carta
board-card-hold = Mi carta: mantén pulsado para verla
board-true-here = Aquí es cierto:
board-yes = sí
board-no = no
board-menu-accuse = Acusar
board-menu-guess = Lugares
board-menu-call = ¡Broma!
board-menu-claim = ¡Locura!
board-menu-power = Poder
board-title-accuse = ¿A quién acusas?
board-about-accuse = Se puede una vez por ronda. El reloj se para y los demás votan; la ronda solo acaba si todos están de acuerdo.
board-title-guess = ¿Dónde estamos?
board-about-guess = Toca un lugar para tacharlo. Nadie más lo ve.
board-about-naming = Quien tiene el Joker puede mostrarlo y decir el lugar. Acierte o no, la ronda acaba ahí.
board-title-call = ¿Una broma del Joker?
board-about-call = Quien tiene una carta de Joker puede anunciarlo: esta vez todas las cartas son Jokers. Si no, puntúan los héroes.
board-title-claim = ¿Locura del multiverso?
board-about-claim = Una vez por ronda puedes afirmar que cada cual está en un lugar distinto. Todos votan; una mayoría acaba la ronda.
board-title-power = Tu poder
board-about-power = Mantén pulsada tu carta para ver tu poder. Aquí está lo que puedes usar ahora.
board-no-power-now = Ahora no hay nada que usar.
board-mode-strike = Tachar
board-mode-name = Decir el lugar
board-choose-place = Elige un lugar
board-strike = Tachar: { $place }
board-place-used = { $place }: ya jugado
board-said = Lo que se ha dicho
board-nothing-said = Nadie ha preguntado nada todavía.
board-in-turn = Por orden
board-by-player = Por jugador
board-all = Mostrar todo
board-less = Mostrar menos
board-silent = Sin comentarios.
board-answered = ha respondido
board-find = Busca una pregunta por una palabra
board-kinds = Clases de preguntas
board-none-found = No queda ninguna pregunta así.
board-more-cards =
    { $n ->
        [one] { $n } pregunta más
       *[other] { $n } preguntas más
    }
board-write-question = Tu pregunta a { $name }
board-write-answer = Tu respuesta
board-send = Enviar
board-tap-ask = Toca a quien quieras preguntar.
board-tap-point = Toca a quien señalas. Nadie lo ve hasta que todos hayan señalado.
board-sealed = Tu elección está sellada. Se muestran todas a la vez.
board-you-accused = ¡Te acusan! Los demás votan.
board-cards = Todas las cartas sobre la mesa
board-next-dealer = Después reparte { $name }.
board-opened = Lo que estaba oculto
board-all-point = Todos señalan a la vez.
