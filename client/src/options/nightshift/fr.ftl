### The choices of options.

choice-mode-auto = selon le nombre de personnes
choice-mode-competitive = chacune pour soi
choice-mode-solo = seule contre Diamond
choice-mode-coop = toutes ensemble
choice-mode-teams = deux contre deux
choice-shift-long = longue
choice-shift-short = courte
choice-dancers-picked = choisies par vous
choice-dancers-random = distribuées au hasard
choice-dancers-drafted = à tour de rôle, la dernière choisit d’abord
choice-clock-simulated = chaque coup coûte son temps
choice-clock-table = l’horloge de la table
