### The choices of options.

choice-talk-aloud = laut
choice-talk-written = schriftlich
choice-talk-deck = mit Fragekarten
choice-clock-simulated = jeder Zug kostet feste Zeit
choice-clock-table = die Uhr des Tisches
choice-minutes-0 = nach der Zahl der Spieler
