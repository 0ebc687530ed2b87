### The choices of options.

choice-talk-aloud = en voz alta
choice-talk-written = por escrito
choice-talk-deck = con cartas de preguntas
choice-clock-simulated = cada jugada cuesta un tiempo fijo
choice-clock-table = el reloj de la mesa
choice-minutes-0 = según el número de jugadores
