### Las reglas de Hombre lobo, y lo que se lee la primera vez.

rules-werewolf-idea-title = Una noche en la aldea
rules-werewolf-idea-text = Una noche, un día, una votación. En la aldea se esconden hombres lobo, y por la mañana hay quien ya no es quien era al anochecer. Hablad, faroleaos, escuchad y luego señalad a alguien todos a la vez. De 3 a 10 personas; una partida dura unos diez minutos.

rules-werewolf-start-title = Las cartas
rules-werewolf-start-text = Hay tres cartas más que personas. Cada cual recibe una y la mira; tres quedan boca abajo en el centro. Qué papeles hay en juego lo saben todos. Quién los tiene, nadie.
rules-werewolf-start-alt = Cinco personas alrededor de una mesa, cada una con una carta boca abajo delante. Otras tres cartas están boca abajo en el centro.
rules-werewolf-start-caption = Una carta por persona, tres en el centro.

rules-werewolf-night-title = La noche
rules-werewolf-night-text = Todo el mundo duerme, y los papeles despiertan uno tras otro, en este orden. Quién despierta lo decide la carta que te **repartieron**, pase lo que pase después con ella. Se llama a cada papel en juego, aunque esté en el centro.
rules-werewolf-night-alt = La luna cruza el cielo por nueve paradas, una por cada papel que despierta, del Doble a Insomne, hasta que sale el sol.
rules-werewolf-night-caption = Nueve paradas del anochecer al alba.
rules-werewolf-night-table = Quién despierta, y para qué
rules-werewolf-night-head-1 = Papel
rules-werewolf-night-head-2 = De noche
rules-werewolf-night-doppelganger = Mira la carta de otra persona y se convierte en ese papel.
rules-werewolf-night-werewolf = Se ven entre sí. Quien está solo puede mirar una carta del centro.
rules-werewolf-night-minion = Ve a los Hombres lobo. Ellos no lo ven.
rules-werewolf-night-mason = Se ven entre sí.
rules-werewolf-night-seer = Puede mirar la carta de otra persona, o dos cartas del centro.
rules-werewolf-night-robber = Puede cambiar su carta por la de otra persona, y mira la nueva.
rules-werewolf-night-troublemaker = Puede intercambiar las cartas de otras dos personas, sin mirarlas.
rules-werewolf-night-drunk = Tiene que cambiar su carta por una del centro, sin mirarla.
rules-werewolf-night-insomniac = Mira su propia carta: ¿sigue siendo la misma?
rules-werewolf-night-hunter = Duerme. Si muere, muere también la persona a la que votó.
rules-werewolf-night-tanner = Duerme. Odia su oficio y quiere morir.
rules-werewolf-night-villager = Duerme, y no tiene nada que ocultar.

rules-werewolf-day-title = El día
rules-werewolf-day-text = Por la mañana **eres la carta que ahora tienes delante**, aunque no sepas cuál es. Ya nadie mira ninguna carta.
rules-werewolf-day-1 = Di lo que quieras: la verdad, media verdad o una buena mentira. Enseñar, no se enseña nada.
rules-werewolf-day-2 = Cuenta en unos toques qué eras y qué viste: cada cual lo lee en su idioma.
rules-werewolf-day-3 = Pon marcadores de papel sobre las cartas para mostrar lo que crees.
rules-werewolf-day-4 = Cuando se acaba el tiempo, o todos están listos, se vota.

rules-werewolf-vote-title = La votación
rules-werewolf-vote-text = Uno, dos y tres: todos señalan a otra persona en el mismo instante.
rules-werewolf-vote-1 = Muere quien tiene más votos. Si hay empate, mueren todos los empatados.
rules-werewolf-vote-2 = Si nadie tiene más de un voto, no muere nadie: el círculo de dedos está cerrado.
rules-werewolf-vote-3 = Un Cazador que muere se lleva consigo a quien señalaba.
rules-werewolf-vote-alt = Cinco personas se señalan con flechas. Dos flechas apuntan a la misma: es quien tiene más votos.
rules-werewolf-vote-caption = Dos dedos sobre la misma persona: con eso basta.

rules-werewolf-win-title = Quién gana
rules-werewolf-win-text = Solo cuenta la carta que tienes delante al final. Después se descubren todas y se cuenta la historia de la noche.
rules-werewolf-win-table = Quién gana y cuándo
rules-werewolf-win-head-1 = Bando
rules-werewolf-win-head-2 = Gana si
rules-werewolf-win-village = La aldea
rules-werewolf-win-village-if = muere al menos un Hombre lobo; o nadie es Hombre lobo y no muere nadie.
rules-werewolf-win-werewolf = Los Hombres lobo, y el Esbirro con ellos
rules-werewolf-win-werewolf-if = alguien es Hombre lobo y no muere ni un Hombre lobo ni un Curtidor. Si muere el Esbirro, no importa: gana igual.
rules-werewolf-win-tanner = El Curtidor
rules-werewolf-win-tanner-if = muere él mismo. No está de parte de nadie.
rules-werewolf-win-minion = Un Esbirro sin Hombres lobo
rules-werewolf-win-minion-if = vive y muere otra persona.
rules-werewolf-win-nobody = Puede pasar que no gane nadie.

rules-werewolf-doppelganger-title = El Doble
rules-werewolf-doppelganger-text = Es el papel con más miga: dejadlo fuera en las primeras partidas.
rules-werewolf-doppelganger-1 = Como Vidente, Ladrón, Alborotadora o Borracho actúa **al momento**, y no otra vez después.
rules-werewolf-doppelganger-2 = Como Hombre lobo o Masón despierta con los demás y cuenta como uno de ellos. Como Esbirro o Insomne tiene su propia llamada.
rules-werewolf-doppelganger-3 = Como Cazador, Curtidor o Aldeano es justo eso: como Curtidor solo gana con su propia muerte.
rules-werewolf-doppelganger-4 = Su carta **es** el papel copiado, acabe en manos de quien acabe. Quien la mira de noche solo ve «Doble».

rules-werewolf-screens-title = La noche en pantalla
rules-werewolf-screens-text = Tu pantalla recuerda lo que recibiste y viste: no hay que aprender nada de memoria.
rules-werewolf-screens-1 = **Noche rápida.** Todos eligen a la vez, en tres partes iguales. Quien duerme también toca la pantalla. Todo ocurre en el orden de despertar.
rules-werewolf-screens-2 = **Noche narrada.** Los papeles se llaman uno tras otro, todos el mismo tiempo, también uno que no tenga nadie.
rules-werewolf-screens-3 = Ni lo que dura una pausa ni nada de lo que se ve delata un papel.

rules-werewolf-sets-title = ¿Qué papeles?
rules-werewolf-sets-text = Estos conjuntos ya están listos. También podéis sacar uno al azar o elegirlo: tres cartas más que personas, al menos un Hombre lobo, los dos Masones o ninguno.
rules-werewolf-sets-table = Conjuntos ya listos
rules-werewolf-sets-head-1 = Personas
rules-werewolf-sets-head-2 = Papeles
rules-werewolf-sets-doppelganger = Con el Doble

rules-werewolf-match-title = Un torneo
rules-werewolf-match-text = Jugad varias partidas: quien gana una recibe una ficha. Quien va en cabeza en solitario con cinco fichas o más gana el torneo.

rules-werewolf-tips-title = Conviene saber
rules-werewolf-tips-1 = No digas enseguida quién eres: escucha primero a los demás, quizá alguien se contradiga.
rules-werewolf-tips-2 = Hasta un aldeano puede mentir un poco, para averiguar quién miente más.
rules-werewolf-tips-3 = Piensa en el Ladrón y la Alborotadora: quizá ya eres Hombre lobo y no lo sabes.
rules-werewolf-tips-4 = Si alguien tiene demasiadas ganas de morir, piensa en el Curtidor.

rules-werewolf-rulings-title = Cómo leemos las reglas
rules-werewolf-rulings-text = Donde el reglamento calla o se puede leer de dos maneras, Nightowl juega así.
rules-werewolf-rulings-1 = El Cazador se lleva a la persona a la que votó; no elige de nuevo. De Cazador en Cazador, hasta que haya calma.
rules-werewolf-rulings-2 = Sin Hombres lobo, un Esbirro que muere pierde. La muerte de un Curtidor le da la victoria, salvo que la mesa acuerde lo contrario.
rules-werewolf-rulings-3 = Una carta de Doble que no copió a nadie, porque estaba en el centro, es un Aldeano.
rules-werewolf-rulings-4 = Un Doble que roba o bebe es, para ganar, la carta que tiene luego delante; la que entregó vale como Ladrón o Borracho.
rules-werewolf-rulings-5 = Un Hombre lobo solitario puede mirar una carta del centro. Se puede desactivar.
rules-werewolf-rulings-6 = La Vidente mira la carta de una persona, exactamente dos del centro, o nada.
rules-werewolf-rulings-7 = Insomne puede jugar sin Ladrón ni Alborotadora, aunque entonces tiene poco que averiguar.
rules-werewolf-rulings-8 = Nadie se abstiene: si al acabar el tiempo falta un voto o una elección obligada, decide el azar.
rules-werewolf-rulings-9 = El día dura 4 minutos para 3 o 4, 5 para 5 o 6, 7 para 7 u 8, y 8 si sois más, salvo que acordéis otra cosa.
rules-werewolf-rulings-10 = Cada cual puede decir 30 frases al día, y sobre una carta hay como mucho un marcador.
rules-werewolf-rulings-11 = Al final todos ven todas las cartas y todo lo que se hizo de noche.
rules-werewolf-rulings-12 = Si la mesa lo acuerda, la pantalla calcula qué repartos siguen siendo posibles según lo que sabes. Si no, está desactivado.

first-werewolf-set-up = Recuerda qué papeles hay en juego: tres de estas cartas no serán de nadie.
first-werewolf-deal = Mira tu carta en secreto: decide cuándo despiertas, pero por la mañana puede ser otra.
first-werewolf-night = Ahora no tienes nada que hacer; haz como los demás, y nadie lo notará.
first-werewolf-doppelganger = Mira una carta: desde ahora eres ese papel, con su bando y su tarea.
first-werewolf-werewolf = No tienes pareja: una mirada al centro te da un papel que puedes fingir sin peligro.
first-werewolf-seer = La carta de una persona te habla de ella; dos del centro te dicen quién no está en la aldea.
first-werewolf-robber = Lo que te llevas es tuyo, bando incluido; la otra persona tiene ahora tu Ladrón.
first-werewolf-troublemaker = Ninguno de los dos sabrá del cambio hasta que tú lo digas.
first-werewolf-drunk = Tienes que cambiar con el centro, y no sabrás en qué te has convertido.
first-werewolf-day = Di qué eras y qué hiciste; puede ser verdad, y nadie puede comprobarlo antes del final.
first-werewolf-vote = Todos señalan a la vez; si nadie recibe un segundo voto, no muere nadie.
first-werewolf-over = Solo contaba la última carta que tenías delante; la historia de la noche cuenta quién cambió qué.
