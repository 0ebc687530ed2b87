### The choices of options.

choice-mode-auto = naar het aantal spelers
choice-mode-competitive = ieder voor zich
choice-mode-solo = alleen tegen Diamond
choice-mode-coop = samen
choice-mode-teams = twee tegen twee
choice-shift-long = lang
choice-shift-short = kort
choice-dancers-picked = zelf gekozen
choice-dancers-random = willekeurig verdeeld
choice-dancers-drafted = om de beurt, de laatste kiest eerst
choice-clock-simulated = elke zet kost zijn tijd
choice-clock-table = de klok van de tafel
