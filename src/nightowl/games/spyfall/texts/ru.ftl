### DC Spyfall, unofficial. `.about` of a power card says what it does: `$power-about`.

game-name = Находка для шпиона: DC
game-about = Все знают, где вы находитесь, кроме Джокера среди вас. Спрашивайте, отвечайте, давайте понять своим, что вы в курсе, и не выдайте место.

## Places, and what a bag may hold instead

location-arkham = Лечебница Аркхем
location-atlantis = Атлантида
location-batcave = Бэтпещера
location-belle-reve = Белль Рив
location-ccpd = Департамент полиции Централ-Сити
location-daily-planet = «Дейли Плэнет»
location-ferris = «Феррис Эйркрафт»
location-fortress = Крепость Одиночества
location-gorilla-city = Горилла-Сити
location-gotham-state = Государственный университет Готэма
location-hall-of-justice = Зал Справедливости
location-iceberg-lounge = «Айсберг Лаунж»
location-satellite = Спутник Лиги Справедливости
location-kandor = Кандор в бутылке
location-lexcorp = Башня «ЛексКорп»
location-mogo = Мого
location-star-labs = Лаборатории «S.T.A.R.»
location-themyscira = Фемискира
location-titans-tower = Башня Титанов
location-warworld = Мир Войны
location-joker = Джокер
location-jest = Шутка Джокера
location-multiverse = Вселенское безумие

## Power cards

power-god-complex = Комплекс бога
    .about = Один раз: если большинство, и вы в том числе, против обвиняемого, голосование считается единогласным.
power-spare-minute = Лишняя минута
    .about = Один раз: в свой черёд спрашивать добавьте минуту.
power-second-sight = Второй взгляд
    .about = Один раз: в этом раунде можно обвинить ещё раз.
power-deflection = Отражение
    .about = Один раз: передайте заданный вам вопрос другому, но не тому, кто спросил.
power-no-comment = Без комментариев
    .about = Один раз: оставьте вопрос без ответа.
power-boomerang = Бумеранг
    .about = Один раз: задайте вопрос тому, кто только что спросил вас.
power-truth-bound = Только прямо
    .about = Весь раунд: отвечайте прямо, без увёрток.
power-mist = Туман
    .about = Весь раунд: никогда не отвечайте прямо.
power-neighbourly = Добрый сосед
    .about = Весь раунд: спрашивайте только соседей.
power-third-person = Третье лицо
    .about = Весь раунд: говорите о себе по имени.
power-whisper = Шёпот
    .about = Весь раунд: говорите шёпотом, будто у стен есть уши.
power-echo = Эхо
    .about = Весь раунд: начинайте ответ с последнего слова вопроса.

## Questions about the place

question-roof = Есть ли у нас крыша над головой?
question-wind = Здесь ветер может растрепать волосы?
question-headcount = Много ли вокруг народу?
question-queue = Приходится ли здесь стоять в очереди?
question-rules = Здесь строгие правила?
question-police = Полиции понравилось бы то, что здесь происходит?
question-temperature = Какая здесь температура?
question-snow = Снеговик здесь простоял бы?
question-machines = Здесь полно машин и приборов?
question-modern = Здесь всё по последнему слову техники?
question-floor = На какой мы высоте?
question-outlook = Далеко ли отсюда видно?
question-water = Много ли вокруг воды?
question-fish = Рыбе здесь было бы хорошо?
question-boss = Кто здесь главный?
question-one-will = Здесь всё решает кто-то один?
question-walk-in = Может ли сюда зайти любой?
question-ticket = Нужен ли пропуск?
question-danger = Здесь опасно?
question-shady = Много ли тут подозрительных типов?
question-capes = Сколько здесь плащей героев?
question-autographs = Дети собирали бы здесь автографы?
question-not-human = Встречаются ли здесь не люди?
question-bars = Трудно ли отсюда выбраться?
question-wages = Людям платят за то, что они здесь?
question-nearest-city = Далеко ли до большого города?
question-loud = Здесь шумно?
question-bright = Здесь светло?
question-how-old = Сколько лет этому месту?
question-dust = Веет ли здесь стариной?

## Questions about being there

question-coat = Ты остаёшься в пальто?
question-nap = Удалось бы тебе здесь вздремнуть?
question-umbrella = Пригодился бы тебе здесь зонт?
question-how-often = Как часто ты сюда заходишь?
question-journey = Долго ли сюда добираться?
question-alone = Можно ли здесь побыть в одиночестве?
question-rescue = Если позвать на помощь, придёт ли герой?
question-leave = Можно ли уйти, когда захочется?
question-how-long = Сколько времени ты здесь пробудешь?
question-nervous = Тебе тревожно?
question-armed = Хотелось бы тебе здесь иметь оружие?
question-charger = Найдётся ли здесь зарядка для твоих устройств?
question-swimwear = Ты берёшь с собой купальные вещи?
question-wet-feet = Часто ли здесь промокают ноги?
question-lift = Сюда поднимаются на лифте?
question-dizzy = Кружится ли голова, если посмотреть вниз?
question-orders = Часто ли тебе здесь приказывают?
question-bow = Кланяешься ли ты здесь кому-нибудь?
question-business = Ты здесь по работе?
question-fun = Ты здесь ради удовольствия?
question-keep-quiet = Надо ли молчать об этом месте?
question-reading = Можно ли здесь читать книгу?
question-shout = Приходится ли кричать, чтобы тебя услышали?
question-misbehave = Часто ли здесь сходят с рук проделки?
question-running = Сделают ли тебе замечание, если побежать?
question-odd-one-out = Чувствуешь ли ты себя белой вороной?
question-grandmother = Можно ли привести сюда бабушку?
question-souvenir = Продаются ли открытки с его видом?
question-photograph = Сто лет назад здесь всё выглядело так же?
question-notice = Если споткнуться, кто-нибудь заметит?

## Questions about anyone

question-breakfast = Как тебе завтрак?
question-night = Как тебе спалось?
question-how-are-you = Как дела сегодня?
question-week = Как проходит твоя неделя?
question-hungry = Хочется ли тебе есть?
question-tired = Нужен ли тебе отдых?
question-trust-me = Ты мне веришь?
question-next-to-you = Подозрителен ли тебе твой сосед?
question-laugh = Часто ли ты смеёшься?
question-lie = Часто ли ты врёшь?
question-keep-a-secret = Умеешь ли ты хранить тайны?
question-lucky = Везёт ли тебе сегодня?

## Answers, from plain to vague

answer-degree-not-at-all = Нет, совсем нет.
answer-degree-hardly = Вряд ли.
answer-degree-rather = Пожалуй, да.
answer-degree-very = О да, ещё как.
answer-degree-not-much = Не особенно.
answer-degree-enough = В общем, достаточно.
answer-amount-none = Ни одного.
answer-amount-few = Один-два.
answer-amount-several = Порядочно.
answer-amount-crowds = Больше, чем можно сосчитать.
answer-amount-fewer = Меньше, чем кажется.
answer-amount-more = Больше, чем кажется.
answer-often-never = Никогда.
answer-often-rarely = Раз в сто лет.
answer-often-regularly = Довольно регулярно.
answer-often-always = Постоянно.
answer-often-seldom = Реже, чем другие.
answer-often-often = Довольно часто.
answer-warmth-hot = Жарко.
answer-warmth-mild = Мягко.
answer-warmth-cool = Прохладно.
answer-warmth-freezing = Мороз.
answer-warmth-no-coat = Пальто можно оставить дома.
answer-warmth-jacket = Без куртки не обойтись.
answer-height-deep = Глубоко внизу.
answer-height-street = На уровне земли.
answer-height-upstairs = Повыше земли.
answer-height-sky = Выше некуда.
answer-height-grounded = Падать тут невысоко.
answer-height-view = Достаточно, чтобы любоваться видом.
answer-age-new = Ещё краска не высохла.
answer-age-years = Пара десятилетий.
answer-age-old = Старше любого из нас.
answer-age-ancient = Старше учебников истории.
answer-age-recent = Меньше, чем кажется на вид.
answer-age-history = Оно многое повидало.
answer-distance-corner = Прямо за углом.
answer-distance-ride = Недолго ехать.
answer-distance-journey = Целое путешествие.
answer-distance-world = Словно другой мир.
answer-distance-near = Ближе, чем кажется.
answer-distance-away = Пешком не дойти.
answer-charge-nobody = Вообще никто.
answer-charge-team = Решают сообща.
answer-charge-boss = Есть начальство.
answer-charge-ruler = Тот, чьё слово — закон.
answer-charge-free = Мной никто не командует.
answer-charge-someone = Кто-то есть, и это заметно.
answer-stay-minutes = Пару минут.
answer-stay-evening = Несколько часов.
answer-stay-days = Не один день.
answer-stay-forever = Конца не видно.
answer-stay-short = Не слишком долго.
answer-stay-long = Дольше, чем хотелось.
answer-mood-bad = Плохо.
answer-mood-so-so = Так себе.
answer-mood-fine = Хорошо.
answer-mood-great = Великолепно!
answer-mood-grey = Бывало и лучше.
answer-mood-bright = Не жалуюсь.
answer-vague-depends = Смотря когда.
answer-vague-as-usual = Как всегда.
answer-vague-you-know = Да ты и так знаешь.
answer-vague-no-idea-why = А почему ты спрашиваешь?

## Topics of typed questions: words that tell what a question is about, endings left aside

topic-indoors = крыша внутри снаружи улица потолок стены дождь ветер здание помещение
topic-crowd = люди народ народу толпа одиночество многолюдно гости компания
topic-law = закон законно правила полиция преступление запрещено разрешено можно
topic-cold = холодно тепло жарко температура погода пальто одежда снег лёд отопление
topic-technology = техника технологии машины компьютеры экраны роботы приборы электричество телефон
topic-height = высоко высота этаж лестница лифт башня подземный глубоко вид падать
topic-water = вода море плавать мокро лодка корабль рыба пляж океан река
topic-rule = начальник правитель король королева главный приказы командует решает власть
topic-open = войти вход открыто билет тайна секрет скрыто гости приглашение приходить часто
topic-danger = опасно опасность безопасно страшно бояться оружие злодеи преступники риск
topic-heroes = герои герой плащ маска костюм супер спасать знаменитый
topic-strange = человек люди пришельцы животные существа язык чужой странный нелюди
topic-locked = заперто уйти сбежать тюрьма охрана свобода выход остаться долго
topic-work = работа платят зарплата дело бизнес офис деньги развлечение
topic-far = далеко близко ехать путь дорога расстояние город дом добраться космос
topic-noise = шум шумно громко тихо тишина музыка звук слышно кричать
topic-light = свет светло темно лампа солнце тень видно читать
topic-old = старый новый возраст древний история лет построено век

## Moves

move-dealer = Раздаёт { $seat }
move-draw = Набор: { $location }
move-joker = Карту Джокера получает { $seat }
move-harley = Карту Харли получает { $seat }
move-no-harley = Карта Харли остаётся в пакете
move-copy = Следующая карта: { $location }
move-power = Следующая суперспособность: { $power }
move-tick = Проходит полминуты
move-close = Время на это вышло
move-ask = Задать вопрос: { $seat }
move-question = { $question }
move-answer = { $answer }
move-say = Ответ дан
move-name = Сказать прямо: { $location }
move-go-on = Дальше
move-accuse = Обвинить: { $seat }
move-guess = Мы здесь: { $location }
move-call = Это шутка Джокера!
move-claim = Это вселенское безумие!
move-agree = Да, согласие
move-disagree = Нет, против
move-ready = Можно голосовать
move-point = Указать: { $seat }
move-show = Открыть суперспособность
move-hide = Не открывать карту
move-minute = Взять лишнюю минуту
move-deflect = Пусть ответит { $seat }
move-silence = Без комментариев
menu-accuse = Обвинить:
note-ask = Ваш вопрос:
note-say = Ваш ответ:
menu-ask = Задать вопрос:
menu-point = Указать:
menu-guess = Мы здесь:
menu-question = Спросить { $remark }:

## What happens

event-round = Раунд { $round } из { $rounds }.
event-dealer = Раздаёт и спрашивает первым игрок { $seat }.
event-card = { $seat } смотрит карту: { $location }.
event-harley = На карте знак Харли: { $seat } тайно помогает Джокеру.
event-power = { $seat } получает суперспособность «{ $power }». { $power-about }
event-clock = Осталось секунд: { $seconds }.
event-turned = { $seat } обращается к игроку { $other }.
event-asked = { $seat } — { $other }: «{ $question }»
event-answered = { $seat }: «{ $answer }»
event-spoke = { $seat }: ответ дан.
event-power-shown = { $seat } открывает суперспособность: { $power }!
event-deflected = { $seat } передаёт вопрос: отвечать должен игрок { $other }.
event-silent = { $seat } молчит.
event-minute = { $seat } добавляет минуту.
event-accused = { $seat } останавливает часы и обвиняет. Подозрение: { $other }!
event-claimed = { $seat } останавливает часы: мы все в разных местах!
event-guessed = { $seat } открывает карту Джокера: «Мы здесь: { $location }!»
event-called = { $seat } открывает карту Джокера: «Это шутка!»
event-agreed = { $seat } — за.
event-disagreed = { $seat } — против.
event-failed = Этого мало. Часы идут дальше.
event-time-up = Время вышло! Обсуждайте открыто, потом все разом укажут.
event-pointed = { $seat } указывает: { $other }.
event-harley-sought = Верно! Но кто же Харли?
event-where = Место: { $location }.
event-held = Карта игрока { $seat }: { $location }.
event-harley-was = Харли — { $seat }.
event-power-was = Суперспособность игрока { $seat }: { $power }.
event-scored = { $seat }: плюс { $points }.
event-nobody-scored = Очков не получает никто.
event-honoured = Аплодисменты! Лучше всех играет свою роль { $seat }.
event-match-won = { $seat } выигрывает партию, очков: { $points }.

## What is asked

ask-deal = Раздаются карты.
ask-ask = Кого спросить?
ask-question = О чём спросить?
ask-answer = Что ответить?
ask-pause = Кто-нибудь остановит игру или продолжаем?
ask-accusation = Это Джокер?
ask-god-complex = Явное большинство. Кто-нибудь откроет суперспособность?
ask-claim = Мы все в разных местах?
ask-discussion = Время вышло. Кто Джокер? Говорите открыто, но не называйте место.
ask-point = Раз, два, три: кто Джокер?
ask-harley-talk = Джокер знает место. Кто ему помогает?
ask-harley-vote = Раз, два, три: кто Харли?
ask-honour = Кто лучше всех играет свою суперспособность?
ask-over = Раунд окончен.

## Options

option-rounds = Раунды
option-rounds-about = Сколько раундов в партии.
option-minutes = Минуты
option-minutes-about = Сколько длится раунд. По числу игроков — шесть минут для 3–4, семь для 5–6, восемь для 7–8.
choice-minutes-0 = по числу игроков
option-talk = Разговор
option-talk-about = Вслух, письменно или карточками вопросов.
choice-talk-aloud = вслух
choice-talk-written = письменно
choice-talk-deck = карточками вопросов
option-harley = Харли Квинн
option-harley-about = Один из героев может тайно помогать Джокеру. От 5 игроков.
option-jest = Шутка Джокера
option-jest-about = Среди наборов лежит пакет из одних Джокеров. Кто догадался, объявляет это и получает 3 очка.
option-multiverse = Вселенское безумие
option-multiverse-about = В двух пакетах на каждой карте своё место. Кто заметил, объявляет это; нужно большинство.
option-mission = Супермиссия
option-mission-about = Каждый раунд все получают тайную суперспособность.
option-fresh_copies = Только новые копии
option-fresh_copies-about = В безумии нет мест, которые уже были в этой партии.
option-honour = Почётное голосование
option-honour-about = После миссии все решают, кто лучше сыграл свою роль. Очков за это нет.
option-pauses = Паузы
option-pauses-about = После каждого ответа игру можно остановить или продолжить. Не при разговоре вслух.
option-discussion = Открытое обсуждение
option-discussion-about = Сколько секунд длится обсуждение, когда время вышло.
option-questions = Вопросы
option-questions-about = После стольких вопросов время раунда выходит.
option-clock = Часы
option-clock-about = Часы стола или условные: каждый ход занимает заданное время.
choice-clock-simulated = каждый ход стоит своё время
choice-clock-table = часы стола

## How it ends, and why not

how-exposed = Джокер раскрыт.
how-hero-convicted = Все обвиняют героя: Джокер смеётся.
how-harley-convicted = Все принимают Харли за Джокера.
how-unexposed = Время вышло, а Джокер не найден.
how-named = Джокер называет место.
how-named-harley-found = Джокер называет место, но Харли найдена.
how-named-wrong = Джокер называет не то место.
how-jest = Это шутка, и кто-то её разгадывает.
how-no-jest = Это не шутка: Джокер обманулся.
how-jest-missed = Это шутка, и никто её не разгадывает.
how-multiverse = Это вселенское безумие, и вы его разгадываете.
how-no-multiverse = Вы всё-таки в одном месте: выигрывает Джокер.
how-multiverse-missed = Это вселенское безумие, и никто не замечает.

refused-accused-once = Обвинять можно раз за раунд, и это уже было.
refused-claimed-once = Объявить безумие можно раз за раунд, и это уже было.
refused-vote-is-open = Кто-то оказался быстрее: идёт голосование. Дождитесь конца.
refused-time-is-up = Время вышло: останавливать игру больше нельзя.
refused-round-is-decided = Исход раунда решён: остановить его уже нельзя.
refused-no-such-player = Там никто не сидит.
refused-not-yourself = Выберите кого-нибудь другого.
refused-mode-is-off = В этой игре такого нет или это уже было.
refused-only-the-joker = Место называет только Джокер. А вычёркивать места можно.
refused-place-is-used = Это место в партии уже было.
refused-no-vote = Сейчас такого голосования нет.
refused-voted-already = Голос уже отдан. Изменить его нельзя.
refused-caller-has-voted = Это ваше голосование: ваш голос — «за».
refused-accused-may-not-vote = Обвиняемый не голосует.
refused-joker-may-not-vote = Джокер здесь не голосует.
refused-not-the-joker = Это Джокер, а ищут Харли.
refused-names-the-place = В ответе нельзя называть место.
refused-question-is-spent = Этот вопрос в раунде уже был.
refused-power-forbids = Ваша суперспособность этого не позволяет.
refused-other-scale = Это не ответ на этот вопрос.
refused-no-follow-up = Один вопрос, один ответ: без уточнений.
refused-answer-first = Сначала ответьте на вопрос.
refused-not-back = Нельзя возвращать вопрос тому, кто его задал.
refused-no-such-power = Такой суперспособности у вас нет или она уже использована.
refused-too-few-for-harley = Для Харли Квинн нужно не меньше 5 игроков.

## The picture in a terminal

picture-round = Раунд { $round } из { $rounds }, осталось { $time }
picture-standings = Очки после раунда { $round } из { $rounds }:
picture-here = Вы здесь: { $location }
picture-joker = Вы — Джокер: узнайте, где все находятся.
picture-harley = У вас знак Харли: незаметно помогайте Джокеру.
picture-power = Ваша суперспособность: { $power }
picture-was = Место: { $location }
picture-points = очки: { $points }
picture-dealer = раздача
picture-asker = вопрос
picture-accuser = обвинение было
picture-claimer = безумие объявлено
picture-is-harley = знак Харли
picture-places = Ещё не игранные места: { $places }.
remark-enter = или просто нажмите Enter
kind-place = о месте
kind-being = о пребывании там
kind-anyone = о ком угодно

## Hints

hint-fits = верно для этого места
