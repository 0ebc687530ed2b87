### Что говорит только поле «Оборотня».

board-table = Стол
board-left = левая
board-middle = средняя
board-right = правая
board-in-play = Роли в игре
board-claimed-by = называют себя так: { $names }

board-mine = Моя ночь
board-hold = нажать или держать
board-hide = закрыть
board-hidden = Сейчас никто не видит.

board-tap = Выберите карту
board-one-more = И ещё одну
board-not-this = Не эту карту
board-waits = Готово. Ночь идёт дальше.
board-awake = Спать ещё рано: сначала выберите карту.
board-dream-of = Сон: { $place }
board-dream-1 = Вам снится мельница, которая мелет лунный свет.
board-dream-2 = Вам снится сова: она считает вас и начинает сначала.
board-dream-3 = Вам снятся следы на снегу, и все они ваши.
board-dream-4 = Вам снится дверь, а за ней ещё одна дверь.
board-dream-5 = Вам снится хлеб, который кто-то уже надкусил.
board-voice-on = Ведущий говорит
board-voice-off = Ведущий молчит

board-say = Сказать
board-back = На шаг назад
board-nobody = никого
board-away-token = Убрать
board-topic-card = Моя карта была …
board-topic-saw = Я смотрю карту …
board-topic-robbed = Я беру карту у …
board-topic-swapped = Я меняю карты …
board-topic-drank = Спьяну я беру …
board-topic-woke = Под утро у меня …
board-topic-met = Ночью я вижу …
board-topic-idle = Я ничего не делаю
board-topic-accuse = Подозреваю …
board-topic-trust = Верю …
board-topic-announce = Голосую против …
board-topic-call-on = Спрашиваю …
board-topic-token = Положить жетон
board-topic-circle = Голосуем по кругу

board-chart = Кто что говорит
board-says = говорит
board-before = раньше: { $roles }
board-silent = пока ничего
board-by-accuse = подозревают: { $names }
board-by-trust = верят: { $names }
board-by-announce = обещают голос: { $names }
board-helper = Что можно вычислить
board-no-helper = Сейчас вычислять нечего.

board-point = Выберите, на кого показать
board-pointed = Выбор сделан. Ждём остальных.

board-telling = Рассказ о ночи
board-scene-dealt = Вот какие карты были розданы.
board-scene-morning = Так карты лежали утром.
board-tally =
    { $n ->
        [one] { $name }: { $n } голос ({ $names })
        [few] { $name }: { $n } голоса ({ $names })
       *[many] { $name }: { $n } голосов ({ $names })
    }
board-earlier = Раньше
board-later = Дальше
board-run = Рассказать
board-stop = Остановить
board-chips = фишки: { $n } из { $target }
board-champion = Турнир выигрывает { $name }!
