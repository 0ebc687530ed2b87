### The choices of options.

choice-mode-auto = según el número de jugadores
choice-mode-competitive = cada una por su cuenta
choice-mode-coop = todas juntas
choice-mode-solo = sola contra Diamond
choice-mode-teams = dos contra dos
choice-shift-long = largo
choice-shift-short = corto
choice-dancers-drafted = elegidas, la última primero
choice-dancers-picked = elegidas por orden de turno
choice-dancers-random = al azar
choice-clock-simulated = cuando todos han respondido
choice-clock-table = solo cuando se acaba el tiempo
choice-first-0 = al azar
