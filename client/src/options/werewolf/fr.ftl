### The choices of options.

choice-set-preset = tout prêt
choice-set-doppelganger = avec le Sosie
choice-set-random = tiré au hasard
choice-night-quick = rapide, en trois temps
choice-night-narrated = racontée, rôle par rôle
choice-minutes-0 = selon le nombre de joueurs
