### The choices of options.

choice-talk-aloud = вслух
choice-talk-written = письменно
choice-talk-deck = карточками вопросов
choice-clock-simulated = каждый ход стоит своё время
choice-clock-table = часы стола
choice-minutes-0 = по числу игроков
