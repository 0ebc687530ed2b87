### DC Spyfall, unofficial. `.about` of a power card says what it does: `$power-about`.

game-name = DC Spyfall
game-about = Todos saben dónde estáis, menos el Joker que hay entre vosotros. Preguntad, responded, mostrad a los vuestros que lo sabéis y no delatéis el lugar.

## Places, and what a bag may hold instead

location-arkham = Asilo Arkham
location-atlantis = Atlántida
location-batcave = Batcueva
location-belle-reve = Prisión de Belle Reve
location-ccpd = Comisaría de Central City
location-daily-planet = Redacción del Daily Planet
location-ferris = Aeronáutica Ferris
location-fortress = Fortaleza de la Soledad
location-gorilla-city = Ciudad Gorila
location-gotham-state = Universidad Estatal de Gotham
location-hall-of-justice = Salón de la Justicia
location-iceberg-lounge = Salón Iceberg
location-satellite = Satélite de la Liga de la Justicia
location-kandor = Kandor, la ciudad embotellada
location-lexcorp = Torre LexCorp
location-mogo = Planeta Mogo
location-star-labs = Laboratorios S.T.A.R.
location-themyscira = Isla de Themyscira
location-titans-tower = Torre de los Titanes
location-warworld = Mundo Guerra
location-joker = Carta del Joker
location-jest = Broma del Joker
location-multiverse = Locura del multiverso

## Power cards

power-god-complex = Complejo de Dios
    .about = Una vez: si estás en la mayoría contra un acusado, el voto cuenta como unánime.
power-spare-minute = Minuto de reserva
    .about = Una vez: cuando te toque preguntar, añade un minuto.
power-second-sight = Segunda vista
    .about = Una vez: puedes acusar por segunda vez en esta ronda.
power-deflection = Desvío
    .about = Una vez: pasa una pregunta a otra persona que no sea quien la hizo.
power-no-comment = Sin comentarios
    .about = Una vez: deja una pregunta sin responder.
power-boomerang = Bumerán
    .about = Una vez: pregunta a quien te acaba de preguntar.
power-truth-bound = Palabra clara
    .about = Toda la ronda: responde claro, nunca con vaguedades.
power-mist = Niebla
    .about = Toda la ronda: nunca respondas con claridad.
power-neighbourly = Buena vecindad
    .about = Toda la ronda: pregunta solo a quien se sienta a tu lado.
power-third-person = Tercera persona
    .about = Toda la ronda: habla de ti por tu nombre.
power-whisper = Susurro
    .about = Toda la ronda: susurra, como si las paredes oyeran.
power-echo = Eco
    .about = Toda la ronda: empieza cada respuesta con la última palabra de la pregunta.

## Questions about the place

question-roof = ¿Tenemos un techo sobre la cabeza?
question-wind = ¿Te despeinaría aquí el viento?
question-headcount = ¿Cuánta gente hay por aquí?
question-queue = ¿Hay que hacer cola aquí?
question-rules = ¿Hay normas estrictas aquí?
question-police = ¿Le gustaría a la policía lo que pasa aquí?
question-temperature = ¿Qué temperatura hace?
question-snow = ¿Aguantaría aquí un muñeco de nieve?
question-machines = ¿Está lleno de máquinas?
question-modern = ¿Es todo de última generación?
question-floor = ¿A qué altura estamos?
question-outlook = ¿Se ve lejos desde aquí?
question-water = ¿Hay mucha agua alrededor?
question-fish = ¿Sería feliz aquí un pez?
question-boss = ¿Quién manda aquí?
question-one-will = ¿Aquí lo decide todo una sola persona?
question-walk-in = ¿Puede entrar cualquiera?
question-ticket = ¿Hace falta un pase para entrar?
question-danger = ¿Es peligroso este sitio?
question-shady = ¿Cuántos tipos sospechosos andan por aquí?
question-capes = ¿Cuántas capas cuentas?
question-autographs = ¿Pedirían autógrafos aquí los niños?
question-not-human = ¿Se ve por aquí a alguien que no sea humano?
question-bars = ¿Es difícil salir de aquí?
question-wages = ¿Le pagan a la gente por estar aquí?
question-nearest-city = ¿A qué distancia está la gran ciudad más cercana?
question-loud = ¿Hay ruido aquí?
question-bright = ¿Hay luz aquí?
question-how-old = ¿Cuántos años tiene este lugar?
question-dust = ¿Huele a tiempos pasados?

## Questions about being there

question-coat = ¿Te dejas puesto el abrigo?
question-nap = ¿Podrías echar una siesta aquí?
question-umbrella = ¿Querrías un paraguas aquí?
question-how-often = ¿Con qué frecuencia pasas por aquí?
question-journey = ¿Es largo el camino hasta aquí?
question-alone = ¿Podrías estar a solas aquí un rato?
question-rescue = Si pides ayuda, ¿vendrá un héroe?
question-leave = ¿Puedes irte cuando quieras?
question-how-long = ¿Cuánto tiempo vas a estar aquí?
question-nervous = ¿Tienes los nervios de punta?
question-armed = ¿Preferirías llevar un arma aquí?
question-charger = ¿Encontrarías aquí un cargador para tus aparatos?
question-swimwear = ¿Has traído ropa de baño?
question-wet-feet = ¿Con qué frecuencia se te mojan aquí los pies?
question-lift = ¿Hace falta un ascensor para llegar aquí?
question-dizzy = ¿Te da vértigo mirar hacia abajo?
question-orders = ¿Con qué frecuencia te dan órdenes aquí?
question-bow = ¿Te inclinas ante alguien aquí?
question-business = ¿Has venido por trabajo?
question-fun = ¿Has venido por placer?
question-keep-quiet = ¿Tienes que guardar en secreto este lugar?
question-reading = ¿Podrías leer un libro aquí?
question-shout = ¿Hay que gritar para que te oigan?
question-misbehave = ¿Con qué frecuencia quedan aquí impunes las travesuras?
question-running = ¿Te regañarían por correr aquí?
question-odd-one-out = ¿Te sientes como un bicho raro?
question-grandmother = ¿Traerías aquí a tu abuela?
question-souvenir = ¿Podrías comprar una postal de aquí?
question-photograph = ¿Se vería igual una imagen de hace cien años?
question-notice = Si tropiezas, ¿te vería alguien?

## Questions about anyone

question-breakfast = ¿Qué tal el desayuno?
question-night = ¿Qué tal has dormido?
question-how-are-you = ¿Cómo te va hoy?
question-week = ¿Cómo te va la semana?
question-hungry = ¿Tienes hambre?
question-tired = ¿Necesitas un descanso?
question-trust-me = ¿Te fías de mí?
question-next-to-you = ¿Sospechas de quien está a tu lado?
question-laugh = ¿Con qué frecuencia te ríes?
question-lie = ¿Con qué frecuencia mientes?
question-keep-a-secret = ¿Sabes guardar un secreto?
question-lucky = ¿Tienes hoy la suerte de tu lado?

## Answers, from plain to vague

answer-degree-not-at-all = No, en absoluto.
answer-degree-hardly = Apenas.
answer-degree-rather = Sí, bastante.
answer-degree-very = Oh, sí, y mucho.
answer-degree-not-much = No tanto.
answer-degree-enough = Lo suficiente, diría yo.
answer-amount-none = Ni uno.
answer-amount-few = Uno o dos.
answer-amount-several = Unos cuantos.
answer-amount-crowds = Más de los que puedo contar.
answer-amount-fewer = Menos de lo que crees.
answer-amount-more = Más de lo que crees.
answer-often-never = Nunca.
answer-often-rarely = De Pascuas a Ramos.
answer-often-regularly = Con bastante regularidad.
answer-often-always = A todas horas.
answer-often-seldom = Menos que otros.
answer-often-often = Bastante a menudo.
answer-warmth-hot = Hace calor.
answer-warmth-mild = Templada.
answer-warmth-cool = Hace fresco.
answer-warmth-freezing = Helada.
answer-warmth-no-coat = El abrigo puede quedarse en casa.
answer-warmth-jacket = Una chaqueta no sobra.
answer-height-deep = En lo más hondo.
answer-height-street = A ras de suelo.
answer-height-upstairs = Algo en alto.
answer-height-sky = Más alto, imposible.
answer-height-grounded = Aquí nadie cae desde muy alto.
answer-height-view = Lo bastante para tener vistas.
answer-age-new = La pintura aún está fresca.
answer-age-years = Un par de décadas.
answer-age-old = Más que cualquiera de nosotros.
answer-age-ancient = Más que los libros de historia.
answer-age-recent = Menos de lo que parece.
answer-age-history = Ya ha visto de todo.
answer-distance-corner = A la vuelta de la esquina.
answer-distance-ride = Un trayecto corto.
answer-distance-journey = Todo un viaje.
answer-distance-world = Como si fuera otro mundo.
answer-distance-near = Más cerca de lo que crees.
answer-distance-away = A pie no se va.
answer-charge-nobody = Nadie en absoluto.
answer-charge-team = Se decide entre todos.
answer-charge-boss = Hay un jefe.
answer-charge-ruler = Alguien cuya palabra es ley.
answer-charge-free = A mí nadie me manda.
answer-charge-someone = Alguien, y se nota.
answer-stay-minutes = Unos minutos.
answer-stay-evening = Unas horas.
answer-stay-days = Varios días.
answer-stay-forever = No le veo el final.
answer-stay-short = No demasiado.
answer-stay-long = Más de lo previsto.
answer-mood-bad = Mal.
answer-mood-so-so = Regular.
answer-mood-fine = Bien.
answer-mood-great = ¡De maravilla!
answer-mood-grey = Ha ido mejor otras veces.
answer-mood-bright = No me quejo.
answer-vague-depends = Depende.
answer-vague-as-usual = Como siempre.
answer-vague-you-know = Ya sabes cómo es.
answer-vague-no-idea-why = ¿Por qué quieres saberlo?

## Topics of typed questions: words that tell what a question is about, endings left aside

topic-indoors = techo dentro fuera interior exterior paredes lluvia viento edificio
topic-crowd = gente multitud lleno soledad visitantes compañía
topic-law = ley legal ilegal reglas normas policía crimen prohibido permitido
topic-cold = frío calor temperatura clima abrigo ropa nieve hielo calefacción
topic-technology = tecnología máquinas ordenadores pantallas robots aparatos electricidad teléfono
topic-height = alto altura piso escaleras ascensor torre subterráneo profundo vistas caer
topic-water = agua mar nadar mojado barco pez playa océano río
topic-rule = jefe rey reina gobernante órdenes manda decide poder
topic-open = entrar entrada abierto público secreto escondido invitados invitación venir
topic-danger = peligro peligroso seguro miedo arma villanos criminales riesgo
topic-heroes = héroes héroe capa máscara traje super salvar famoso
topic-strange = humano extraterrestres animales criaturas especie idioma raro
topic-locked = encerrado irse escapar prisión guardias libre salida quedarse
topic-work = trabajo empleo pagan sueldo negocios oficina dinero diversión
topic-far = lejos cerca viaje camino distancia ciudad casa llegar espacio
topic-noise = ruido ruidoso silencio música sonido oír gritar
topic-light = luz claro oscuro lámpara sol sombra ver leer
topic-old = viejo nuevo edad antiguo historia años construido siglo

## Moves

move-dealer = Reparte { $seat }
move-draw = La bolsa: { $location }
move-joker = La carta del Joker es para { $seat }
move-harley = La carta de Harley es para { $seat }
move-no-harley = La carta de Harley se queda en la bolsa
move-copy = Siguiente carta: { $location }
move-power = Siguiente poder: { $power }
move-tick = Pasa medio minuto
move-close = Se acaba el tiempo para esto
move-ask = Preguntar a { $seat }
move-question = { $question }
move-answer = { $answer }
move-say = Respuesta dada
move-name = Decir en voz alta: { $location }
move-go-on = Seguimos
move-accuse = Acusar a { $seat }
move-guess = Estamos aquí: { $location }
move-call = ¡Es una broma del Joker!
move-claim = ¡Es la locura del multiverso!
move-agree = Sí, de acuerdo
move-disagree = No, en contra
move-ready = Listos para señalar
move-point = Señalar a { $seat }
move-show = Mostrar el poder
move-hide = Dejar la carta oculta
move-minute = Usar el minuto de reserva
move-deflect = Que responda { $seat }
move-silence = Sin comentarios
menu-accuse = Acusar a:
note-ask = Tu pregunta:
note-say = Tu respuesta:
menu-ask = Preguntar a:
menu-point = Señalar a:
menu-guess = Estamos aquí:
menu-question = Pregunta { $remark }:

## What happens

event-round = Ronda { $round } de { $rounds }.
event-dealer = { $seat } reparte y pregunta primero.
event-card = { $seat } mira su carta: { $location }.
event-harley = La carta lleva la señal de Harley: { $seat } ayuda al Joker en secreto.
event-power = { $seat } recibe un poder: { $power }. { $power-about }
event-clock = Quedan { $seconds } segundos.
event-turned = { $seat } se dirige a { $other }.
event-asked = { $seat } a { $other }: «{ $question }»
event-answered = { $seat }: «{ $answer }»
event-spoke = { $seat } ya ha respondido.
event-power-shown = { $seat } muestra un poder: ¡{ $power }!
event-deflected = { $seat } pasa la pregunta: debe responder { $other }.
event-silent = { $seat } guarda silencio.
event-minute = { $seat } añade un minuto.
event-accused = ¡{ $seat } para el reloj y acusa a { $other }!
event-claimed = { $seat } para el reloj: ¡estamos todos en lugares distintos!
event-guessed = { $seat } muestra la carta del Joker: «¡Estamos aquí: { $location }!»
event-called = { $seat } muestra una carta del Joker: «¡Es una broma!»
event-agreed = { $seat } está de acuerdo.
event-disagreed = { $seat } no está de acuerdo.
event-failed = No basta. El reloj sigue.
event-time-up = ¡Se acabó el tiempo! Hablad sin tapujos; luego todos señalan a la vez.
event-pointed = { $seat } señala a { $other }.
event-harley-sought = ¡Correcto! Pero ¿quién es Harley?
event-where = El lugar: { $location }.
event-held = La carta de { $seat }: { $location }.
event-harley-was = Harley es { $seat }.
event-power-was = El poder de { $seat }: { $power }.
event-scored = { $seat }: más { $points }.
event-nobody-scored = Nadie puntúa.
event-honoured = Aplausos para { $seat }: nadie interpreta mejor su poder.
event-match-won = { $seat } gana la partida con { $points }.

## What is asked

ask-deal = Se reparten las cartas.
ask-ask = ¿A quién preguntas?
ask-question = ¿Qué preguntas?
ask-answer = ¿Qué respondes?
ask-pause = ¿Alguien para el juego o seguimos?
ask-accusation = ¿Es el Joker?
ask-god-complex = Una clara mayoría. ¿Alguien muestra un poder?
ask-claim = ¿Estamos todos en lugares distintos?
ask-discussion = Se acabó el tiempo. ¿Quién es el Joker? Hablad sin tapujos, pero no nombréis el lugar.
ask-point = Uno, dos y tres: ¿a quién señalas?
ask-harley-talk = El Joker conoce el lugar. ¿Quién le ha ayudado?
ask-harley-vote = Uno, dos y tres: ¿quién es Harley?
ask-honour = ¿Quién ha interpretado mejor su poder?
ask-over = La ronda ha terminado.

## Options

option-rounds = Rondas
option-rounds-about = Cuántas rondas tiene una partida.
option-minutes = Minutos
option-minutes-about = Cuánto dura una ronda. Según el número de jugadores, seis minutos para 3 o 4, siete para 5 o 6, ocho para 7 u 8.
choice-minutes-0 = según el número de jugadores
option-talk = Conversación
option-talk-about = En voz alta, por escrito o con cartas de preguntas.
choice-talk-aloud = en voz alta
choice-talk-written = por escrito
choice-talk-deck = con cartas de preguntas
option-harley = Modo Harley Quinn
option-harley-about = Puede que un héroe ayude al Joker en secreto. Desde 5 jugadores.
option-jest = Broma del Joker
option-jest-about = Entre las bolsas hay una llena de Jokers. Quien se dé cuenta lo anuncia y gana 3 puntos.
option-multiverse = Locura del multiverso
option-multiverse-about = En dos bolsas, cada carta muestra otro lugar. Quien lo note lo anuncia; hace falta una mayoría.
option-mission = Supermisión
option-mission-about = En cada ronda todos reciben un poder secreto.
option-fresh_copies = Solo copias nuevas
option-fresh_copies-about = La locura deja fuera los lugares ya jugados.
option-honour = Voto de honor
option-honour-about = Tras una misión se vota la mejor interpretación, sin puntos.
option-pauses = Pausas
option-pauses-about = Tras cada respuesta todos pueden parar el juego o dejarlo seguir. No en voz alta.
option-discussion = Debate abierto
option-discussion-about = Cuántos segundos se debate al acabar el tiempo.
option-questions = Preguntas
option-questions-about = Tras tantas preguntas se acaba el tiempo de la ronda.
option-clock = Reloj
option-clock-about = El reloj de la mesa, o uno que cuenta un tiempo fijo por jugada.
choice-clock-simulated = cada jugada cuesta un tiempo fijo
choice-clock-table = el reloj de la mesa

## How it ends, and why not

how-exposed = El Joker queda al descubierto.
how-hero-convicted = Todos acusan a un héroe: el Joker ríe.
how-harley-convicted = Todos toman a Harley por el Joker.
how-unexposed = Se acaba el tiempo y el Joker no aparece.
how-named = El Joker nombra el lugar.
how-named-harley-found = El Joker nombra el lugar, pero descubren a Harley.
how-named-wrong = El Joker se equivoca de lugar.
how-jest = Es una broma, y alguien la descubre.
how-no-jest = No es una broma: el Joker ha picado.
how-jest-missed = Es una broma, y nadie la descubre.
how-multiverse = Es la locura del multiverso, y os dais cuenta.
how-no-multiverse = Estáis todos en el mismo lugar: el Joker se aprovecha.
how-multiverse-missed = Es la locura del multiverso, y nadie lo nota.

refused-accused-once = Se acusa una vez por ronda, y ya lo has hecho.
refused-claimed-once = La locura se anuncia una vez por ronda, y ya lo has hecho.
refused-vote-is-open = Alguien ha sido más rápido: se está votando. Espera a que acabe.
refused-time-is-up = Se acabó el tiempo: ya nadie puede parar el juego.
refused-round-is-decided = La ronda está decidida: ya nadie puede pararla.
refused-no-such-player = Ahí no hay nadie.
refused-not-yourself = Elige a otra persona.
refused-mode-is-off = Eso no está en esta partida, o ya ha salido.
refused-only-the-joker = Solo el Joker nombra el lugar. Tú puedes tachar.
refused-place-is-used = Ese lugar ya ha salido en esta partida.
refused-no-vote = Ahora no hay una votación así.
refused-voted-already = Ya has votado. No se puede cambiar.
refused-caller-has-voted = Tú has pedido la votación: cuentas como un sí.
refused-accused-may-not-vote = Quien es acusado no vota.
refused-joker-may-not-vote = Aquí el Joker no vota.
refused-not-the-joker = Ese es el Joker, y buscáis a Harley.
refused-names-the-place = En una respuesta no se nombra ningún lugar.
refused-question-is-spent = Esa pregunta ya se ha hecho en esta ronda.
refused-power-forbids = Tu poder no lo permite.
refused-other-scale = Eso no responde a esta pregunta.
refused-no-follow-up = Una pregunta, una respuesta: sin insistir.
refused-answer-first = Primero responde a la pregunta.
refused-not-back = No devuelvas la pregunta a quien te la acaba de hacer.
refused-no-such-power = No tienes ese poder, o ya está gastado.
refused-too-few-for-harley = Para Harley Quinn hacen falta al menos 5 personas.

## The picture in a terminal

picture-round = Ronda { $round } de { $rounds }, quedan { $time }
picture-standings = Puntos tras la ronda { $round } de { $rounds }:
picture-here = Estás aquí: { $location }
picture-joker = Eres el Joker: averigua dónde están todos.
picture-harley = Tienes la señal de Harley: ayuda al Joker sin que se note.
picture-power = Tu poder: { $power }
picture-was = El lugar era: { $location }
picture-points = puntos: { $points }
picture-dealer = reparte
picture-asker = pregunta
picture-accuser = ya ha acusado
picture-claimer = ha gritado locura
picture-is-harley = señal de Harley
picture-places = Lugares aún sin jugar: { $places }.
remark-enter = o solo pulsa Intro
kind-place = sobre el lugar
kind-being = sobre estar allí
kind-anyone = sobre cualquiera

## Hints

hint-fits = es cierto en este lugar
