### DC Spyfall: la página de reglas, las opciones y unas palabras en cada momento nuevo.

choice-talk-aloud = en voz alta
choice-talk-written = por escrito
choice-talk-deck = con cartas de preguntas
choice-clock-simulated = cada jugada cuesta un tiempo fijo
choice-clock-table = el reloj de la mesa

rules-aim = Estáis todos en el mismo lugar y sabéis dónde, menos uno: el Joker. Los héroes quieren encontrar al Joker; el Joker quiere averiguar el lugar, o pasar inadvertido.
rules-start =
    Cada uno recibe una carta: el lugar, o el Joker. Mírala y no se la enseñes a nadie.
    Los veinte lugares los conocen todos. Puedes tachar los que descartes.
rules-turn =
    Quien reparte hace una pregunta a alguien. Quien ha contestado pregunta después, pero no a quien acaba de preguntarle.
    Una pregunta, una respuesta, sin réplica. Una respuesta puede ser vaga o mentira, pero nunca nombra un lugar.
    Una vez por ronda puedes parar el reloj y acusar. Votan todos menos el acusado; solo vale la unanimidad.
    El Joker puede parar en cualquier momento, enseñar la carta y nombrar el lugar.
rules-special =
    Harley Quinn: conoce el lugar y ayuda al Joker en secreto.
    Broma del Joker: una bolsa llena de Jokers; quien se da cuenta la canta.
    Locura del multiverso: cada carta muestra otro lugar; tiene que creerlo la mayoría.
    Supermisión: cada uno tiene una carta de poder secreta.
rules-end =
    Cuando se acaba el tiempo se habla abiertamente, y luego todos señalan a la vez.
    El Joker: 2 puntos si no lo descubren; 4 si nombra el lugar o si todos acusan a un héroe. Si no, 1 punto a cada héroe, y 1 más a quien primero acusó al Joker.
    Gana quien tenga más puntos tras las rondas acordadas.
rules-rulings =
    Los votos quedan tapados hasta que están todos; quien pide una votación cuenta como sí.
    Tras cada respuesta todos pueden parar el juego o dejar que siga, salvo si habláis en voz alta.
    Nadie se señala a sí mismo ni se abstiene. Acabado el tiempo, ya nadie puede parar el juego.

learn-ask = Elige a quién preguntas. Todos oyen la respuesta: pregunta donde dudes.
learn-question = Una buena pregunta es fácil para quien conoce el lugar, y difícil para quien no.
learn-answer = Muestra que conoces el lugar sin delatarlo. Si eres el Joker: haz como si lo supieras.
learn-pause = Ahora cualquiera puede parar y acusar. Si no quieres, deja que siga.
learn-accusation = Solo vale si todos están de acuerdo. Si dudas, di que no.
learn-discussion = Charla abierta: di qué te pareció raro, pero no nombres el lugar.
learn-point = Todos señalan a la vez. El empate ayuda al Joker.
learn-claim = Alguien cree que cada uno está en otro sitio. Tiene que estar de acuerdo más de la mitad.
