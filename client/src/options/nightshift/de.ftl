### The choices of options.

choice-mode-auto = nach der Zahl der Personen
choice-mode-competitive = jede für sich
choice-mode-solo = allein gegen Diamond
choice-mode-coop = gemeinsam
choice-mode-teams = zwei gegen zwei
choice-shift-long = lang
choice-shift-short = kurz
choice-dancers-picked = selbst gewählt
choice-dancers-random = zufällig verteilt
choice-dancers-drafted = reihum, wer zuletzt dran ist, wählt zuerst
choice-clock-simulated = jeder Zug kostet seine Zeit
choice-clock-table = die Uhr am Tisch
