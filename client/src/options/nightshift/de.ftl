### The choices of options.

choice-mode-auto = nach der Zahl der Spieler
choice-mode-competitive = jede für sich
choice-mode-coop = alle zusammen
choice-mode-solo = allein gegen Diamond
choice-mode-teams = zwei gegen zwei
choice-shift-long = lang
choice-shift-short = kurz
choice-dancers-drafted = gewählt, die Letzte zuerst
choice-dancers-picked = gewählt in Zugfolge
choice-dancers-random = zufällig
choice-clock-simulated = wenn alle geantwortet haben
choice-clock-table = erst wenn die Zeit um ist
choice-first-0 = zufällig
