### Las reglas de DC Spyfall, y lo que se lee la primera vez. Los consejos los leen héroes y Joker: ninguno puede valer solo para un bando.

rules-spyfall-idea-title = ¿Dónde estamos?
rules-spyfall-idea-text = Estáis todos en el mismo lugar, y todo el mundo sabe cuál, menos una persona: el Joker. Preguntad, responded, mostrad a los demás que lo sabéis y no delatéis el lugar. El Joker escucha, se marca faroles e intenta averiguar dónde estáis. De 3 a 8 personas, mejor a partir de 5.

rules-spyfall-deal-title = Las cartas
rules-spyfall-deal-text = Una bolsa contiene siete cartas de un lugar y una carta de Joker. El Joker siempre se reparte; las demás cartas salen de esas siete. Así, todos los héroes tienen el mismo lugar y alguien tiene el Joker. Mantén el dedo sobre tu carta para verla; suelta, y vuelve a estar oculta.
rules-spyfall-deal-alt = Cinco cartas en abanico: cuatro muestran la misma ciudad, una muestra un gorro de bufón.
rules-spyfall-deal-caption = El mismo lugar para todos, y un Joker.

rules-spyfall-ask-title = Preguntas y respuestas
rules-spyfall-ask-text = Quien reparte pregunta primero. Después pregunta quien ha respondido.
rules-spyfall-ask-1 = Pregunta a quien quieras, menos a la persona que te acaba de preguntar.
rules-spyfall-ask-2 = Una pregunta, una respuesta, sin insistir.
rules-spyfall-ask-3 = Vale cualquier respuesta, hasta una mentira. Lo único que nadie dice es el nombre del lugar.
rules-spyfall-ask-4 = Todos tienen la lista de los veinte lugares y pueden tachar en secreto. La lista no delata quién eres.
rules-spyfall-ask-alt = Cinco personas en círculo. Una flecha va de la primera a la tercera y luego de la tercera a la quinta; una flecha de vuelta inmediata está tachada.
rules-spyfall-ask-caption = Quien respondió pregunta, pero nunca de vuelta enseguida.

rules-spyfall-stop-title = Cómo acaba una ronda
rules-spyfall-stop-text = De una de estas tres maneras. Una ronda dura 6 minutos para 3 o 4, 7 para 5 o 6, 8 para 7 u 8.
rules-spyfall-stop-1 = **Acusación.** Una vez por ronda puedes parar el reloj y acusar a alguien. Votan todos menos la persona acusada, también el Joker. Solo si **todos** están de acuerdo se enseña la carta y acaba la ronda. Si no, el reloj sigue.
rules-spyfall-stop-2 = **El Joker adivina.** En cualquier momento el Joker puede parar, enseñar la carta y nombrar el lugar: acierte o no, la ronda acaba. Pero no durante una votación ni con el tiempo agotado.
rules-spyfall-stop-3 = **Se acaba el tiempo.** Un minuto de debate abierto y luego todos señalan a la vez a un sospechoso. Quien recibe más dedos enseña la carta. Si hay empate, el Joker escapa.
rules-spyfall-stop-alt = Tres signos: una mano alzada para la acusación, una carta con un interrogante para adivinar y un cronómetro para el fin del tiempo.
rules-spyfall-stop-caption = Acusar, adivinar o esperar a que se acabe el tiempo.

rules-spyfall-points-title = Puntos
rules-spyfall-points-text = Una partida tiene cinco rondas, salvo que acordéis otra cosa. El último Joker reparte la ronda siguiente; ningún lugar se repite en una partida. Gana quien tenga más puntos; el empate se comparte.
rules-spyfall-points-table = Puntos de una ronda
rules-spyfall-points-head-1 = Qué ha pasado
rules-spyfall-points-head-2 = El Joker
rules-spyfall-points-head-3 = Cada héroe
rules-spyfall-points-unexposed = Se acaba el tiempo y el Joker no aparece
rules-spyfall-points-convicted = Todos acusan a un héroe
rules-spyfall-points-named = El Joker nombra el lugar
rules-spyfall-points-exposed = El Joker queda al descubierto
rules-spyfall-points-wrong = El Joker se equivoca de lugar
rules-spyfall-points-bonus = Cuando se descubre al Joker, quien lo acusó primero en la ronda recibe un punto más, aunque aquella votación fracasara.

rules-spyfall-harley-title = Modo Harley Quinn
rules-spyfall-harley-text = A partir de 5 personas. Una de las siete cartas de un lugar lleva la marca de Harley; puede que se reparta o puede que no. Quien la tiene conoce el lugar y ayuda al Joker en secreto. Ninguno sabe quién es el otro. Si el Joker nombra el lugar, habláis medio minuto y todos menos el Joker señalan a quien creen que es Harley.
rules-spyfall-harley-table = Puntos con Harley
rules-spyfall-harley-head-1 = Qué ha pasado
rules-spyfall-harley-head-2 = El Joker
rules-spyfall-harley-head-3 = Harley
rules-spyfall-harley-head-4 = Cada héroe
rules-spyfall-harley-hidden = Lugar nombrado, Harley sigue oculta
rules-spyfall-harley-found = Lugar nombrado, descubren a Harley
rules-spyfall-harley-unexposed = Se acaba el tiempo y el Joker no aparece
rules-spyfall-harley-convicted = Todos acusan a un héroe
rules-spyfall-harley-mistaken = Todos toman a Harley por el Joker
rules-spyfall-harley-exposed = El Joker queda al descubierto
rules-spyfall-harley-wrong = El Joker se equivoca de lugar

rules-spyfall-jest-title = Broma del Joker
rules-spyfall-jest-text = Un modo: entre las bolsas hay una llena de Jokers. Si tienes una carta de Joker y crees que la tienen todos, para el juego y denuncia la broma. Si aciertas, ganas 3 puntos; si no, cada héroe gana 1. Si nadie la descubre, nadie puntúa.

rules-spyfall-multiverse-title = Locura del multiverso
rules-spyfall-multiverse-text = Un modo: en dos de las bolsas cada carta muestra otro lugar, y no hay ningún Joker. Una vez por ronda cualquiera puede parar y afirmarlo; votan todos, y hace falta más de la mitad para acabar la ronda.
rules-spyfall-multiverse-1 = Es verdad: 3 puntos para quien lo afirmó, 1 para cada persona de acuerdo.
rules-spyfall-multiverse-2 = Es falso: 3 puntos para el Joker, vote lo que vote, y 1 para cada persona en contra.
rules-spyfall-multiverse-3 = Si nadie se da cuenta, nadie puntúa.

rules-spyfall-mission-title = Supermisión
rules-spyfall-mission-text = Un modo: en cada ronda todos reciben un poder secreto. Unos valen una vez y entonces se enseñan, otros duran toda la ronda. Al final se enseñan todos y se vota la mejor interpretación: por el honor, no por los puntos.
rules-spyfall-mission-table = Los poderes
rules-spyfall-mission-head-1 = Poder
rules-spyfall-mission-head-2 = Qué hace

rules-spyfall-talk-title = Tres maneras de hablar
rules-spyfall-talk-text = La mesa lo decide antes de la partida.
rules-spyfall-talk-1 = **En voz alta.** Estáis juntos o en una llamada. La pantalla reparte y lleva turnos, reloj y votos.
rules-spyfall-talk-2 = **Por escrito.** Preguntas y respuestas se teclean.
rules-spyfall-talk-3 = **Con cartas de preguntas.** Elige pregunta y respuesta entre cartas; cada cual las lee en su idioma, y los bots también las entienden.

rules-spyfall-places-title = Los veinte lugares
rules-spyfall-places-text = En una partida nueva vuelven todos a la caja.

rules-spyfall-tips-title = Conviene saber
rules-spyfall-tips-1 = La respuesta de un héroe debe decir mucho a quien conoce el lugar, y poco a los demás.
rules-spyfall-tips-2 = Demasiado vaga suena a Joker; demasiado clara se lo cuenta todo al Joker.
rules-spyfall-tips-3 = Si eres el Joker, responde con calma y pregunta lo que se podría preguntar en cualquier parte.
rules-spyfall-tips-4 = Solo puedes acusar una vez por ronda: pronto da un punto más, tarde es más seguro.

rules-spyfall-rulings-title = Cómo leemos las reglas
rules-spyfall-rulings-text = Donde el reglamento calla o se puede leer de dos maneras, Nightowl juega así.
rules-spyfall-rulings-1 = Quién reparte primero lo decide el azar. Tras una ronda especial reparte quien la acabó bien; si no, el asiento siguiente.
rules-spyfall-rulings-2 = Los votos son secretos y se enseñan cuando está el último. Quien acusa o afirma cuenta como un sí.
rules-spyfall-rulings-3 = Durante una votación nadie más puede parar el juego; de dos paradas cuenta la primera. Con el tiempo agotado ya no se puede acusar, adivinar, denunciar ni afirmar.
rules-spyfall-rulings-4 = Tras una votación fallida el Joker puede volver a adivinar, pero solo lugares aún no jugados en la partida.
rules-spyfall-rulings-5 = En pantalla hay una breve pausa tras cada respuesta, para que cualquiera pueda parar el juego. En voz alta, no.
rules-spyfall-rulings-6 = El debate final dura un minuto, o hasta que todos estén listos. Luego nadie se abstiene ni se señala a sí mismo; «todos acusan» quiere decir todos menos la persona acusada.
rules-spyfall-rulings-7 = Tras 60 preguntas se acaba el tiempo. Cada carta de pregunta se usa una vez por ronda.
rules-spyfall-rulings-8 = Se busca a Harley aunque no se haya repartido su carta; con empate no se descubre a nadie. El punto por la primera acusación es solo para un héroe.
rules-spyfall-rulings-9 = Solo quien tiene una carta de Joker puede denunciar la broma. Una ronda especial que acaba de otra manera no da puntos.
rules-spyfall-rulings-10 = Una Harley que vota contra una afirmación falsa recibe el punto como los demás. Una carta del multiverso puede mostrar un lugar ya jugado, salvo que acordéis otra cosa.
rules-spyfall-rulings-11 = Once de los doce poderes son nuestros. Para el Complejo de Dios se pregunta el mismo rato a todos los que dijeron sí, para que la pausa no delate nada.
rules-spyfall-rulings-12 = Quien se une entre rondas empieza sin puntos; quien se va se lleva los suyos. Si quien reparte se ha ido, reparte la siguiente persona que siga ahí.

first-spyfall-deal = Mira tu carta en secreto: muestra dónde estáis, o que eres el Joker.
first-spyfall-ask = Elige a quién quieres oír: a cualquiera, menos a quien te acaba de preguntar.
first-spyfall-question = Una buena pregunta muestra que lo sabes y deja abierta la respuesta.
first-spyfall-answer = Insinúa el lugar sin nombrarlo: demasiado vago es sospechoso, demasiado claro lo delata.
first-spyfall-pause = Es el momento de parar el juego si tienes algo claro; si no, déjalo seguir.
first-spyfall-accusation = La carta solo se enseña si todos están de acuerdo; con un no, el juego sigue.
first-spyfall-god-complex = Quizá alguien enseñe un poder que haga unánime la votación; se pregunta igual a todos los que dijeron sí.
first-spyfall-claim = Di que sí si crees que cada carta muestra otro lugar; hace falta más de la mitad.
first-spyfall-discussion = Se acabó el tiempo: hablad sin tapujos y luego todos señalan; ya nadie puede parar el juego.
first-spyfall-point = Todos señalan en el mismo instante y nadie a sí mismo; un empate deja escapar al Joker.
first-spyfall-harley-talk = El Joker acertó: averiguad ahora quién le ayudó, si es que alguien lo hizo.
first-spyfall-harley-vote = Señala a quien creas que es Harley; si la descubren no gana nada, y cada héroe gana un punto.
first-spyfall-honour = Esta votación no da puntos, solo aplausos.
first-spyfall-over = Mira quién era quién y cómo cayeron los puntos; el último Joker reparte la ronda siguiente.
