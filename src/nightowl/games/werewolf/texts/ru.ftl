### Оборотень. `.object` — карта в винительном падеже: `$centre-object`.

game-name = Оборотень
game-about = Одна ночь, один день, одно голосование: деревня ищет среди своих оборотней, а кое-кто уже не тот, кем был вечером. Неофициальные правила One Night Ultimate Werewolf, от 3 до 10 игроков.

## Роли, карты, вызовы

role-doppelganger = Двойник
role-werewolf = Оборотень
role-minion = Приспешник
role-mason = Масон
role-seer = Провидица
role-robber = Грабитель
role-troublemaker = Смутьянка
role-drunk = Пьяница
role-insomniac = Полуночница
role-hunter = Охотник
role-tanner = Кожевник
role-villager = Житель деревни

group-werewolf = Оборотень
group-mason = Масон

centre-any = карта в центре
    .object = карту в центре
centre-left = левая карта в центре
    .object = левую карту в центре
centre-middle = средняя карта в центре
    .object = среднюю карту в центре
centre-right = правая карта в центре
    .object = правую карту в центре

pair-left-middle = левую и среднюю карты в центре
pair-left-right = левую и правую карты в центре
pair-middle-right = среднюю и правую карты в центре

step-doppelganger = Двойник
step-doppelganger-action = Двойник в новой роли
step-doppelganger-minion = Двойник, если теперь это Приспешник
step-werewolf = Оборотни
step-minion = Приспешник
step-mason = Масоны
step-seer = Провидица
step-robber = Грабитель
step-troublemaker = Смутьянка
step-drunk = Пьяница
step-insomniac = Полуночница
step-doppelganger-insomniac = Двойник, если теперь это Полуночница

pace-slot = на этот вызов
pace-wave = на эту часть ночи
pace-day = на разговоры
pace-vote = на голосование

## Вопросы

ask-set-up = Выбираются роли.
ask-deal = Карты раздаются.
ask-night = Ночь. Вы спите.
ask-doppelganger = Чью карту вы смотрите? Эта роль станет вашей.
ask-werewolf = Вы единственный Оборотень. Можно посмотреть одну карту в центре.
ask-seer = Можно посмотреть карту другого игрока или две карты в центре.
ask-robber = Можно обменяться картами с другим игроком и посмотреть свою новую карту.
ask-troublemaker = Можно поменять местами карты двух других игроков.
ask-drunk = Какую карту из центра вы берёте вместо своей?
ask-day = Обсуждайте: кто Оборотень?
ask-vote = За кого вы голосуете?
ask-over = Игра окончена.

## Ходы

move-draw = { $role }: { $n }
move-deal = Сдать: { $role }
move-time-up = Время { $pace } вышло.
move-look = Посмотреть карту игрока { $seat }
move-look-centre = Посмотреть { $centre-object }
move-look-pair = Посмотреть { $pair }
move-rob = Обменяться картами с игроком { $seat }
move-swap = Поменять местами карты игроков { $one } и { $other }
move-drink = Взять { $centre-object }
move-sleep = Спать
move-vote = Голосовать за игрока { $seat }
move-claim = Мне выпала карта «{ $role }».
move-claim-saw = Ночью вижу карту игрока { $seat }: { $role }.
move-claim-saw-centre = Ночью вижу { $centre-object }: { $role }.
move-claim-robbed = Ночью беру карту игрока { $seat }: { $role }.
move-claim-swapped = Ночью меняю местами карты игроков { $one } и { $other }.
move-claim-drank = Ночью беру { $centre-object }.
move-claim-woke = В конце ночи моя карта: { $role }.
move-claim-fellow = Ночью вижу: { $seat } — { $group }.
move-claim-none = Ночью вижу: больше никто не { $group }.
move-claim-idle = Ночью я ничего не делаю.
move-lay = Думаю, карта игрока { $seat } — { $role }.
move-lay-centre = Думаю, { $centre } — { $role }.
move-lift = Убираю жетон с карты игрока { $seat }.
move-lift-centre = Убираю жетон: { $centre }.
move-accuse = Думаю, { $seat } — Оборотень.
move-trust = Я верю игроку { $seat }.
move-announce = Я буду голосовать за игрока { $seat }.
move-call-on = { $seat }, что скажете?
move-circle = Давайте голосовать по кругу, чтобы никто не умер.
move-ready = Можно голосовать.
move-wait = Подождите, мне нужно ещё время.

## Ночь — тем, кого это касается

event-drawn = В игре: { $role } × { $n }.
event-dealt = Ваша карта: { $role }.
event-night = Наступает ночь.
event-called =
    { $step-id ->
        [doppelganger] Ведущий: { narrate-doppelganger }
        [doppelganger-action] Ведущий: { narrate-doppelganger-action }
        [doppelganger-minion] Ведущий: { narrate-doppelganger-minion }
        [werewolf] Ведущий: { narrate-werewolf }
        [minion] Ведущий: { narrate-minion }
        [mason] Ведущий: { narrate-mason }
        [seer] Ведущий: { narrate-seer }
        [robber] Ведущий: { narrate-robber }
        [troublemaker] Ведущий: { narrate-troublemaker }
        [drunk] Ведущий: { narrate-drunk }
        [insomniac] Ведущий: { narrate-insomniac }
        [doppelganger-insomniac] Ведущий: { narrate-doppelganger-insomniac }
       *[other] { $step }
    }
event-wave = Ночь, часть { $wave } из 3.
event-you-look = Вы смотрите карту игрока { $seat }.
event-you-look-centre = Вы смотрите { $centre-object }.
event-you-look-pair = Вы смотрите { $pair }.
event-you-rob = Вы меняетесь картами с игроком { $seat }.
event-you-swap = Вы меняете местами карты игроков { $one } и { $other }.
event-you-drink = Вы берёте { $centre-object }.
event-you-sleep = Вы спите.
event-you-vote = Вы голосуете за игрока { $seat }.
event-copied = Карта игрока { $seat }: { $role }. Теперь это ваша роль.
event-fellow = { $seat } — { $group }.
event-alone = Больше никто из игроков не { $group }.
event-saw = Карта игрока { $seat }: { $role }.
event-saw-centre = Вы видите { $centre-object }: { $role }.
event-robbed = Карта игрока { $seat } теперь ваша: { $role }.
event-woke = Ваша карта в конце ночи: { $role }.

## День и конец

event-dawn = Наступает день.
event-hands = Раз, два, три: все голосуют.
event-voted = { $by } голосует за игрока { $seat }.
event-died = { $seat } умирает.
event-shot = { $by } — Охотник и забирает с собой игрока { $seat }.
event-nobody-died = Никто не умирает.
event-was = Вечером у игрока { $seat } карта «{ $role }».
event-was-centre = Вечером { $centre }: { $role }.
event-did-look = Ночью { $by } смотрит карту игрока { $seat }.
event-did-look-centre = Ночью { $by } смотрит { $centre-object }.
event-did-look-pair = Ночью { $by } смотрит { $pair }.
event-did-rob = Ночью { $by } меняется картами с игроком { $seat }.
event-did-swap = Ночью { $by } меняет местами карты игроков { $one } и { $other }.
event-did-drink = Ночью { $by } берёт { $centre-object }.
event-became = Карта Двойника — это { $role }.
event-is = Теперь у игрока { $seat } карта «{ $role }».
event-is-centre = Теперь { $centre }: { $role }.
event-won = { $seat } побеждает.
event-nobody-won = Никто не побеждает.

how-village = Побеждает деревня.
how-werewolf = Побеждают оборотни.
how-tanner = Побеждает Кожевник.
how-minion = Побеждает Приспешник.
how-village-tanner = Побеждают деревня и Кожевник.
how-tanner-minion = Побеждают Кожевник и Приспешник.
how-nobody = Никто не побеждает.

## Настройки

option-set = Набор ролей
option-set-about = Готовый набор для вашего числа игроков, набор с Двойником или случайный набор.
choice-set-preset = готовый
choice-set-doppelganger = с Двойником
choice-set-random = случайный
option-roles = Свой набор
option-roles-about = Роли на ваш выбор, на три больше, чем игроков: хотя бы один Оборотень, оба Масона или ни одного. Заменяет готовый набор.
option-night = Ночь
option-night-about = Быстрая: все выбирают одновременно, в трёх равных частях. С ведущим: роли вызываются одна за другой.
choice-night-quick = быстрая, в три части
choice-night-narrated = с рассказчиком, роль за ролью
option-lone_wolf = Одинокий волк
option-lone_wolf-about = Оборотень без напарника может посмотреть одну карту в центре.
option-tanner_blocks = Кожевник мешает одинокому Приспешнику
option-tanner_blocks-about = Если Оборотней нет, Приспешник не побеждает, когда умирает Кожевник.
option-slot = Секунды на вызов
option-slot-about = Сколько времени у каждой роли ночью с ведущим, даже если она лежит в центре.
option-wave = Секунды на часть ночи
option-wave-about = Сколько длится каждая из трёх частей быстрой ночи.
option-minutes = Минуты на разговоры
option-minutes-about = Сколько можно говорить. По числу игроков — от 4 до 8 минут.
choice-minutes-0 = по числу игроков
option-vote = Секунды на голосование
option-vote-about = За того, кто не успевает, голос выбирает случай.
option-talk = Фразы
option-talk-about = Сколько фраз каждый может сказать днём.
option-chips = Фишки
option-chips-about = Сколько побед нужно, чтобы выиграть турнир.
option-helper = Подсказчик
option-helper-about = Игрокам по их просьбе вычисляют, насколько вероятна каждая роль — по увиденному и сказанному.

warning-insomniac-alone = Без Грабителя и Смутьянки Полуночнице нечего узнавать.

## Отказы

refused-yourself = Себя выбрать нельзя.
refused-no-such-player = Такого игрока нет.
refused-not-in-play = Этой роли нет в игре.
refused-two-others = Выберите двух разных игроков, кроме себя.
refused-no-token = Такого жетона нет: ни положить, ни убрать.
refused-said-enough = На сегодня вы сказали всё, что можно.
refused-unknown-role = Нет роли «{ $field }». Есть: { $expected }
refused-no-set-for-so-many = Такого набора («{ $field }») нет для этого числа игроков, только для: { $expected }
refused-wrong-number-of-cards = Неверное число карт в «{ $field }». Нужно: { $expected }
refused-too-many-cards = Слишком много карт «{ $field }». Есть: { $expected }
refused-lonely-mason = Оба Масона или ни одного («{ $field }»: { $expected }).
refused-no-werewolf = Нужен хотя бы один Оборотень («{ $field }»: { $expected }).

## Что говорят днём: все слышат, кто говорит.

event-said-claim = { $by }: { move-claim }
event-said-claim-saw = { $by }: { move-claim-saw }
event-said-claim-saw-centre = { $by }: { move-claim-saw-centre }
event-said-claim-robbed = { $by }: { move-claim-robbed }
event-said-claim-swapped = { $by }: { move-claim-swapped }
event-said-claim-drank = { $by }: { move-claim-drank }
event-said-claim-woke = { $by }: { move-claim-woke }
event-said-claim-fellow = { $by }: { move-claim-fellow }
event-said-claim-none = { $by }: { move-claim-none }
event-said-claim-idle = { $by }: { move-claim-idle }
event-said-lay = { $by }: { move-lay }
event-said-lay-centre = { $by }: { move-lay-centre }
event-said-lift = { $by }: { move-lift }
event-said-lift-centre = { $by }: { move-lift-centre }
event-said-accuse = { $by }: { move-accuse }
event-said-trust = { $by }: { move-trust }
event-said-announce = { $by }: { move-announce }
event-said-call-on = { $by }: { move-call-on }
event-said-circle = { $by }: { move-circle }
event-said-ready = { $by }: { move-ready }
event-said-wait = { $by }: { move-wait }

## Слова ведущего

narrate-close = Все закройте глаза.
narrate-doppelganger = Двойник, откройте глаза и посмотрите карту другого игрока. Теперь вы тот, кого видите.
narrate-doppelganger-action = Если ваша новая роль — Провидица, Грабитель, Смутьянка или Пьяница, сделайте сейчас то, что делает она.
narrate-doppelganger-action-end = Двойник, закройте глаза.
narrate-doppelganger-minion = Двойник, не закрывайте глаза, только если вы теперь Приспешник. Оборотни, поднимите большой палец, чтобы Двойник вас увидел.
narrate-doppelganger-minion-end = Оборотни, опустите пальцы. Двойник, закройте глаза.
narrate-werewolf = Оборотни, откройте глаза и найдите друг друга.
narrate-lone-wolf = Если больше никого нет, можно посмотреть одну карту в центре.
narrate-werewolf-end = Оборотни, закройте глаза.
narrate-minion = Приспешник, откройте глаза. Оборотни, не открывая глаз, поднимите большой палец.
narrate-minion-end = Оборотни, опустите пальцы. Приспешник, закройте глаза.
narrate-mason = Масоны, откройте глаза и найдите друг друга.
narrate-mason-end = Масоны, закройте глаза.
narrate-seer = Провидица, откройте глаза. Если хотите, посмотрите карту другого игрока или две карты в центре.
narrate-seer-end = Провидица, закройте глаза.
narrate-robber = Грабитель, откройте глаза. Если хотите, обменяйтесь картами с другим игроком и посмотрите свою новую карту.
narrate-robber-end = Грабитель, закройте глаза.
narrate-troublemaker = Смутьянка, откройте глаза. Если хотите, поменяйте местами карты двух других игроков.
narrate-troublemaker-end = Смутьянка, закройте глаза.
narrate-drunk = Пьяница, откройте глаза и обменяйте свою карту на карту из центра. Не смотрите на неё.
narrate-drunk-end = Пьяница, закройте глаза.
narrate-insomniac = Полуночница, откройте глаза и посмотрите свою карту.
narrate-insomniac-end = Полуночница, закройте глаза.
narrate-doppelganger-insomniac = Двойник, если вы теперь Полуночница, откройте глаза и посмотрите свою карту.
narrate-doppelganger-insomniac-end = Двойник, закройте глаза.
narrate-nudge = Не открывая глаз, все немного подвигайте свою карту.
narrate-open = Все откройте глаза. Наступает день!
narrate-talk =
    Обсуждайте.
    { $n ->
        [one] У вас { $n } минута.
        [few] У вас { $n } минуты.
       *[many] У вас { $n } минут.
    }
narrate-minute = Осталась одна минута.
narrate-seconds = Осталось десять секунд.
narrate-vote = Время вышло. Покажите на игрока: три, два, один, сейчас!

## Картинка в терминале

picture-roles = В игре: { $roles }
picture-card = Ваша карта при раздаче: { $role }
picture-dealt = вечером { $role }
picture-now = теперь { $role }
picture-votes = голосует за игрока { $name }
picture-dies = умирает
picture-wins = побеждает
picture-token = жетон: { $role }
picture-left = осталось фраз: { $n }
picture-ready = можно голосовать
reckoned-deals =
    { $n ->
        [one] Известному точно отвечает { $n } расклад.
        [few] Известному точно отвечают { $n } расклада.
       *[many] Известному точно отвечают { $n } раскладов.
    }
reckoned-now = Какая карта где лежит сейчас, судя по увиденному и сказанному:
reckoned-role = { $role } { $n } %
reckoned-calm = Оборотень никому не выпал: { $n } %
