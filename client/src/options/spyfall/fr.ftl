### The choices of options.

choice-talk-aloud = à voix haute
choice-talk-written = par écrit
choice-talk-deck = avec les cartes de questions
choice-clock-simulated = chaque coup coûte un temps fixe
choice-clock-table = l’horloge de la table
choice-minutes-0 = selon le nombre de joueurs
