### The choices of options.

choice-mode-auto = naar het aantal spelers
choice-mode-competitive = ieder voor zich
choice-mode-coop = allemaal samen
choice-mode-solo = alleen tegen Diamond
choice-mode-teams = twee tegen twee
choice-shift-long = lange
choice-shift-short = korte
choice-dancers-drafted = gekozen, de laatste eerst
choice-dancers-picked = gekozen op beurtvolgorde
choice-dancers-random = willekeurig
choice-clock-simulated = als iedereen geantwoord heeft
choice-clock-table = pas als de tijd om is
choice-first-0 = willekeurig
