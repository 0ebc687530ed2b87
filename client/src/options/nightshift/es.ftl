### The choices of options.

choice-mode-auto = según el número de personas
choice-mode-competitive = cada una por su cuenta
choice-mode-solo = a solas contra Diamond
choice-mode-coop = todas juntas
choice-mode-teams = dos contra dos
choice-shift-long = largo
choice-shift-short = corto
choice-dancers-picked = elegidas por vosotras
choice-dancers-random = repartidas al azar
choice-dancers-drafted = por turnos, la última elige primero
choice-clock-simulated = cada jugada cuesta su tiempo
choice-clock-table = el reloj de la mesa
