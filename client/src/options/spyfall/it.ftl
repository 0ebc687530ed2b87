### The choices of options.

choice-talk-aloud = a voce
choice-talk-written = per iscritto
choice-talk-deck = con le carte delle domande
choice-clock-simulated = ogni mossa costa un tempo fisso
choice-clock-table = l’orologio del tavolo
choice-minutes-0 = secondo il numero di giocatori
