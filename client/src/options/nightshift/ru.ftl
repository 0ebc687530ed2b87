### The choices of options.

choice-mode-auto = по числу игроков
choice-mode-competitive = каждый за себя
choice-mode-coop = все вместе
choice-mode-solo = один против Даймонд
choice-mode-teams = двое на двое
choice-shift-long = длинная
choice-shift-short = короткая
choice-dancers-drafted = выбор с конца очереди
choice-dancers-picked = выбор по очереди
choice-dancers-random = случайно
choice-clock-simulated = когда ответят все
choice-clock-table = только когда выйдет время
choice-first-0 = случайно
