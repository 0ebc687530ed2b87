### The choices of options.

choice-set-preset = готовый
choice-set-doppelganger = с Двойником
choice-set-random = случайный
choice-night-quick = быстрая, в три части
choice-night-narrated = с рассказчиком, роль за ролью
choice-minutes-0 = по числу игроков
