### Gelini Nightlife. `.object` — жетон в винительном падеже: `$counter-object`.

game-name = Gelini Nightlife
game-about = Заманите гостей из очереди на свой танцпол. И берегитесь компаний: куда один, туда и все, даже из вашего клуба.

## Цвета и жетоны. Число после гостя — сколько клеток танцпола он займёт.

colour-lemon = лимонный
colour-mint = мятный
colour-rose = розовый
colour-sky = лазурный
colour-coral = коралловый
colour-lilac = сиреневый
colour-olive = оливковый
colour-amber = янтарный
colour-teal = бирюзовый
colour-plum = сливовый
colour-sand = песочный

counter-lemon-1 = лимонный гость (1)
    .object = лимонного гостя (1 клетка)
counter-mint-1 = мятный гость (1)
    .object = мятного гостя (1 клетка)
counter-rose-1 = розовый гость (1)
    .object = розового гостя (1 клетка)
counter-sky-2 = лазурный гость (2)
    .object = лазурного гостя (2 клетки)
counter-coral-2 = коралловый гость (2)
    .object = кораллового гостя (2 клетки)
counter-lilac-2 = сиреневый гость (2)
    .object = сиреневого гостя (2 клетки)
counter-olive-2 = оливковый гость (2)
    .object = оливкового гостя (2 клетки)
counter-amber-1 = янтарный гость (1)
    .object = янтарного гостя (1 клетка)
counter-amber-2 = янтарный гость (2)
    .object = янтарного гостя (2 клетки)
counter-amber-3 = янтарный гость (3)
    .object = янтарного гостя (3 клетки)
counter-teal-1 = бирюзовый гость (1)
    .object = бирюзового гостя (1 клетка)
counter-teal-2 = бирюзовый гость (2)
    .object = бирюзового гостя (2 клетки)
counter-teal-3 = бирюзовый гость (3)
    .object = бирюзового гостя (3 клетки)
counter-plum-1 = сливовый гость (1)
    .object = сливового гостя (1 клетка)
counter-plum-2 = сливовый гость (2)
    .object = сливового гостя (2 клетки)
counter-plum-3 = сливовый гость (3)
    .object = сливового гостя (3 клетки)
counter-sand-1 = песочный гость (1)
    .object = песочного гостя (1 клетка)
counter-sand-2 = песочный гость (2)
    .object = песочного гостя (2 клетки)
counter-sand-3 = песочный гость (3)
    .object = песочного гостя (3 клетки)
counter-gap = пустое место
    .object = пустое место
counter-vip = VIP-гость
    .object = VIP-гостя (4 клетки)
counter-coin = монета
    .object = монету
counter-flyer = «Флаер»
    .object = «Флаер»
counter-call = «Звонок»
    .object = «Звонок»
counter-people = «Свои люди»
    .object = «Своих людей»
counter-star = звезда
    .object = звезду
counter-band = группа
    .object = группу

## Ходы

move-place = Следующий жетон в ряду: { $counter }
move-stand = Следующая фишка в очереди: { $seat }
move-roll = На кубике { $face }
move-go = Идти
move-stay = Остаться
move-flyer =
    { $counter-id ->
        [coin] Выманить монету у игрока { $seat }
       *[other] Переманить { $counter-object } у игрока { $seat }
    }
move-call = Вернуться на место { $spot }
move-people =
    { $counter-id ->
        [coin] Подобрать забытую монету
       *[other] Впустить { $counter-object }
    }
move-decline = Спасибо, не надо
move-gather = Забрать остальную компанию
move-leave = Не брать остальную компанию
move-hire = Пригласить звезду за две монеты
move-save = Приберечь монеты

## Что происходит

event-opened = Очередь выстроилась, двери открываются, группа настраивает гитары.
event-queued = { $seat } встаёт в очередь.
event-rolled = { $seat } бросает кубик: { $face }.
event-stayed = { $seat } остаётся на месте.
event-nobody = Никто не идёт. { $seat } бросает ещё раз.
event-took = { $seat } берёт { $counter-object }.
event-acted = { $counter }! Слово за игроком { $seat }.
event-joined = { $seat } получает ещё и { $counter-object }: друзья гуляют вместе.
event-changed = { $seat } получает ещё и { $counter-object } — прямо с танцпола игрока { $other }: друзья гуляют вместе.
event-hired = { $seat } платит две монеты и приглашает звезду.
event-saved = { $seat } приберегает монеты.
event-left = { $seat } не берёт остальную компанию.
event-swiped =
    { $counter-id ->
        [coin] { $seat } машет флаером и выманивает монету у игрока { $other }.
       *[other] { $seat } машет флаером и переманивает { $counter-object } у игрока { $other }.
    }
event-called = { $seat } слышит звонок, возвращается и берёт { $counter-object }.
event-listed =
    { $counter-id ->
        [coin] { $seat } подбирает монету, которую никто не заметил.
       *[other] { $seat } всё-таки находит { $counter-object } в списке гостей.
    }
event-nothing = { $counter }: игроку { $seat } поживиться нечем.
event-declined = { $counter }? { $seat } вежливо отказывается.
event-band = { $seat } добирается до группы и уводит её с собой. Последняя песня!
event-full = У игрока { $seat } полный танцпол: яблоку негде упасть.
event-won = { $seat } выигрывает эту ночь.

## О чём спрашивают

ask-set-up = Жетоны выкладываются в ряд.
ask-order = Фишки встают в очередь.
ask-roll = Бросают кубик.
ask-move = Идёте с этим броском?
ask-must-move = Хватит раздумывать: на этот раз надо идти.
ask-flyer = «Флаер»: кого и из какого клуба переманите?
ask-call = «Звонок»: к какому жетону позади вернётесь?
ask-people = «Свои люди»: кого из тех, мимо кого все прошли, впустите?
ask-gather = Остальная компания тоже хочет к вам. Берёте?
ask-hire = У вас две монеты. Приглашаете звезду?
ask-over = Ночь окончена.

## Настройки

option-actions = Жетоны действий
option-actions-about = «Флаер», «Звонок» и «Свои люди» замешаны в очередь и не дают ей скучать.
option-choose = Свободный выбор
option-choose-about = Вы сами решаете, идёт ли с вами компания и становятся ли две монеты звездой. Иначе всё происходит само.
option-patience = Терпение
option-patience-about = Сколько бросков подряд можно никому не ходить, прежде чем последнему в очереди придётся.

## Подсказки

hint-squares =
    { $n ->
        [one] займёт { $n } клетку
        [few] займёт { $n } клетки
       *[many] займёт { $n } клеток
    }
hint-clique =
    { $n ->
        [one] придёт ещё { $n } друг
        [few] придут ещё { $n } друга
       *[many] придут ещё { $n } друзей
    }
hint-ends = завершит ночь
hint-risk =
    { $n ->
        [one] у вас могут отобрать { $n } клетку
        [few] у вас могут отобрать { $n } клетки
       *[many] у вас могут отобрать { $n } клеток
    }

## Чем кончается и почему нельзя

how-full = Один из танцполов полон.
how-band = Группа играет последнюю песню: побеждает тот, у кого меньше всего свободных клеток.

refused-must-move = Остаться нельзя: слишком долго никто не двигался.
refused-no-roll = Сейчас нет броска, с которым можно идти.

## Картинка в терминале. `$counter` — название, `$counters` — список названий.

picture-line = Очередь от хвоста до группы; слева номер места
picture-floor = занято { $filled } из { $squares }, свободно { $free }
picture-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
picture-reach = достаётся: { $counter }
told-behind = { $name } стоит за хвостом очереди.
told-place = { $name } стоит на месте { $place }.
told-at-band = { $name } стоит рядом с группой.
told-ahead = Ближайшие жетоны впереди ({ $name }): { $counters }.
told-reach = С этим броском { $name } доходит до жетона: { $counter }.
told-floor = { $name }: занято клеток { $filled } из { $squares }; свободно: { $free }; монет: { $coins }.
told-counters = На танцполе ({ $name }): { $counters }.
told-line = Вся очередь, перед каждым жетоном номер его места: { $counters }.
