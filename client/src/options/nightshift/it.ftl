### The choices of options.

choice-mode-auto = secondo il numero di persone
choice-mode-competitive = ognuna per sé
choice-mode-solo = da sola contro Diamond
choice-mode-coop = tutte insieme
choice-mode-teams = due contro due
choice-shift-long = lungo
choice-shift-short = corto
choice-dancers-picked = scelte da voi
choice-dancers-random = assegnate a caso
choice-dancers-drafted = a turno, l’ultima sceglie per prima
choice-clock-simulated = ogni mossa costa il suo tempo
choice-clock-table = l’orologio del tavolo
