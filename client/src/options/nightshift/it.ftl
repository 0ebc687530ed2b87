### The choices of options.

choice-mode-auto = secondo il numero di giocatori
choice-mode-competitive = ognuna per sé
choice-mode-coop = tutte insieme
choice-mode-solo = da sola contro Diamond
choice-mode-teams = due contro due
choice-shift-long = lungo
choice-shift-short = corto
choice-dancers-drafted = scelte, l’ultima per prima
choice-dancers-picked = scelte in ordine di turno
choice-dancers-random = a caso
choice-clock-simulated = quando hanno risposto tutti
choice-clock-table = solo allo scadere del tempo
choice-first-0 = a caso
