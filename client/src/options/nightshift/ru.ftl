### The choices of options.

choice-mode-auto = по числу игроков
choice-mode-competitive = каждая за себя
choice-mode-solo = в одиночку против Даймонд
choice-mode-coop = вместе
choice-mode-teams = двое на двое
choice-shift-long = длинная
choice-shift-short = короткая
choice-dancers-picked = выбираете сами
choice-dancers-random = случайно
choice-dancers-drafted = по очереди, последняя выбирает первой
choice-clock-simulated = каждый ход стоит своё время
choice-clock-table = часы стола
