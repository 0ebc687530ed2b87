### The choices of options.

choice-mode-auto = selon le nombre de joueurs
choice-mode-competitive = chacune pour soi
choice-mode-coop = toutes ensemble
choice-mode-solo = seule contre Diamond
choice-mode-teams = deux contre deux
choice-shift-long = longue
choice-shift-short = courte
choice-dancers-drafted = choisies, la dernière d’abord
choice-dancers-picked = choisies dans l’ordre du tour
choice-dancers-random = au hasard
choice-clock-simulated = quand tout le monde a répondu
choice-clock-table = seulement quand le temps est écoulé
choice-first-0 = au hasard
