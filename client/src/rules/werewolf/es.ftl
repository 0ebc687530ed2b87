### Hombre lobo: la página de reglas, las opciones y unas palabras en cada momento nuevo.

choice-set-preset = ya preparado
choice-set-doppelganger = con la Doble
choice-set-random = sacado al azar
choice-night-quick = rápida, en tres partes
choice-night-narrated = narrada, papel por papel

rules-aim = Una noche, un día, una votación. La aldea quiere que muera un hombre lobo; los lobos quieren vivir. Pero de noche las cartas cambian de manos, y al final eres la carta que tienes delante.
rules-start =
    Hay tres cartas más que jugadores. Recibes una y la miras; tres quedan en el centro. Todos saben qué papeles hay en juego.
    De noche cada papel hace lo suyo: unos miran, otros cambian, otros solo descubren quién está de su lado.
rules-turn =
    Doble: mira una carta y pasa a ser ese papel. Hombres lobo: se ven; uno solo puede mirar una carta del centro. Esbirro: ve a los lobos. Masones: se ven.
    Vidente: mira la carta de un jugador o dos del centro. Ladrón: cambia con un jugador y ve su nueva carta. Alborotadora: cambia dos cartas ajenas sin verlas. Borracho: cambia con el centro sin ver. Insomne: al final mira su propia carta.
    Cazador, Curtidor y Aldeanos duermen. De día todos hablan y pueden mentir. Ya nadie mira cartas.
rules-special =
    Un Cazador que muere se lleva a quien votó.
    El Curtidor solo gana si muere.
    El Esbirro gana con los lobos y no cuenta como uno de ellos.
rules-end =
    Todos votan a la vez. Muere quien tiene más votos, y con empate todos ellos; si nadie tiene dos votos, no muere nadie.
    La aldea gana si muere un lobo, o si no hay ninguno entre vosotros y no muere nadie. Si no, ganan los lobos, salvo que haya muerto el Curtidor.
rules-rulings =
    Quién despierta lo decide la carta repartida, pase lo que pase con ella.
    Cada llamada dura todo su tiempo, para que ninguna pausa delate nada; por quien no elige, elige el azar.
    La Vidente mira exactamente dos cartas del centro, o la de un jugador.
    Una carta de la Doble que no copió a nadie es un Aldeano.

learn-night = Ahora no tienes nada que hacer. Todos esperan lo mismo, para que nadie note quién está despierto.
learn-doppelganger = Pasas a ser lo que veas, y quizá tengas que actuar enseguida.
learn-werewolf = Estás solo: una mirada al centro te da un papel que nadie tiene y que puedes declarar.
learn-seer = Lo que veas ahora es lo más fuerte que se puede decir mañana.
learn-robber = Te llevas la carta, y con ella el bando. Quien reciba la tuya es ahora el Ladrón, y no lo sabe.
learn-troublemaker = No ves ninguna de las dos cartas. Mañana podrás decir quién ya no es lo que era.
learn-drunk = No sabrás qué eres. Quizá un hombre lobo.
learn-day = Di lo que hiciste, o algo mejor. Las fichas sobre las cartas ayudan a no perderse. Cuando todos estén listos, se vota.
learn-vote = Señala a alguien. Hacen falta al menos dos votos para que alguien muera.
