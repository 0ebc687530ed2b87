### What only the Spyfall board says.

board-round = Раунд { $round } из { $rounds }
board-clock-runs = До конца раунда { $time }
board-clock-stands = Часы стоят на { $time }
board-now = Что происходит
board-dock = Ваша карта и всё, что останавливает игру
board-card = Моя карта
board-card-hold = Моя карта: удерживайте, чтобы посмотреть
board-true-here = Здесь верно:
board-yes = да
board-no = нет
board-menu-accuse = Обвинить
board-menu-guess = Места
board-menu-call = Шутка!
board-menu-claim = Безумие!
board-menu-power = Сила
board-title-accuse = Кого вы обвиняете?
board-about-accuse = Это можно сделать раз за раунд. Часы останавливаются, все остальные голосуют; раунд закончится, только если согласны все.
board-title-guess = Где мы?
board-about-guess = Коснитесь места, чтобы вычеркнуть его. Этого никто больше не видит.
board-about-naming = У кого Джокер, может открыть его и назвать место. Верно или нет, раунд на этом закончится.
board-title-call = Шутка Джокера?
board-about-call = У кого карта Джокера, может это объявить: на этот раз у всех Джокеры. Если нет, очки получат герои.
board-title-claim = Вселенское безумие?
board-about-claim = Раз за раунд можно заявить, что все находятся в разных местах. Все голосуют; большинство заканчивает раунд.
board-title-power = Ваша сила
board-about-power = Удерживайте карту, чтобы увидеть свою силу. Что можно применить сейчас, показано здесь.
board-no-power-now = Сейчас применить нечего.
board-mode-strike = Вычеркнуть
board-mode-name = Назвать место
board-choose-place = Выберите место
board-strike = Вычеркнуть: { $place }
board-place-used = { $place }: уже было
board-said = Что было сказано
board-nothing-said = Пока никто ничего не спросил.
board-in-turn = По порядку
board-by-player = По игрокам
board-all = Показать всё
board-less = Показать меньше
board-silent = Без комментариев.
board-answered = ответ дан
board-find = Найти вопрос по слову
board-kinds = Виды вопросов
board-none-found = Такого вопроса не осталось.
board-more-cards =
    { $n ->
        [one] Ещё { $n } вопрос
        [few] Ещё { $n } вопроса
       *[many] Ещё { $n } вопросов
    }
board-write-question = Ваш вопрос для { $name }
board-write-answer = Ваш ответ
board-send = Отправить
board-tap-ask = Коснитесь того, кого хотите спросить.
board-tap-point = Коснитесь того, на кого указываете. Никто не увидит, пока не укажут все.
board-sealed = Ваш выбор запечатан. Все откроются сразу.
board-you-accused = Вас обвиняют! Остальные голосуют.
board-cards = Все карты на столе
board-next-dealer = Следующим сдаёт { $name }.
board-opened = Что было скрыто
board-all-point = Все показывают одновременно.
