### Командная строка. Что говорит игра, лежит рядом с игрой; что говорят все игры — в общих текстах.

## Команда и её параметры

cli-about = Один стол для четырёх ночных игр: играть в терминале, моделировать, пересматривать и проверять.
cli-about-games = показать игры, число мест и настройки
cli-about-play = сыграть против ботов или с другими за этим экраном
cli-about-narrate = читать ночь вслух тем, кто играет своими картами, и следить за временем
cli-about-simulate = дать ботам сыграть много партий и подсчитать
cli-about-calibrate = проверить, насколько уравновешены карты игры: много партий между хорошими ботами
cli-about-replay = просмотреть записанную партию шаг за шагом
cli-about-verify = проверить запись: её никто не менял, и случай никто не подбирал
cli-about-engine = игра для программ через стандартный ввод и вывод, по одному объекту JSON в строке
cli-usage = использование:
cli-wrong = Ошибка: { $message }
cli-arguments = аргументы
cli-options = параметры
cli-command = КОМАНДА
cli-commands = команды
cli-game = ИГРА
cli-file = ФАЙЛ
cli-folder = ПАПКА
cli-help-help = показать эту справку и выйти
cli-help-version = показать версию и выйти
cli-help-lang = язык: en, ru, de, fr, it, nl или es (иначе из NIGHTOWL_LANG или LANG)
cli-help-game = какая игра: { $games }
cli-help-option = настройка игры в виде имя=значение; можно повторять (их показывает «nightowl games»)
cli-help-roles = карты, которыми вы играете, через запятую: werewolf,werewolf,seer,… (на три больше, чем игроков)
cli-help-narrate-seats = сколько играет; без --roles берётся готовый набор для этого числа
cli-help-silent = только текст, даже если есть голос
cli-help-seed = повторить в точности: любое слово или число. Честность такой раздачи недоказуема
cli-help-pack = играть с содержимым этой папки, если игра это умеет
cli-help-seats = сколько играет, считая ботов
cli-help-you = места, за которые играете вы, считая с 1 (иначе первое)
cli-help-hot-seat = за все места играют люди за этим экраном
cli-help-bots = уровни ботов по порядку мест; последний продолжается
cli-help-record = куда сохранить запись (иначе в папку ваших данных)
cli-help-plain = без цвета и рисунков, полными фразами: для программ чтения с экрана и простых терминалов
cli-help-games = сколько партий для каждого числа мест
cli-help-simulate-seats = сколько играет: 3, или 2,4, или 2-5 (иначе среднее число)
cli-help-players = уровни ботов, повторяются, пока не заняты все места; от партии к партии боты пересаживаются
cli-help-jobs = сколько процессов (иначе по одному на ядро); результат тот же
cli-help-json = вывести результат для программ
cli-help-plot = нарисовать результат в файл PNG, SVG или PDF
cli-help-trial-games = сколько партий в каждом испытании
cli-help-trial-level = какие боты играют: уровень, который допускают испытания
cli-help-trials = только испытания с одним из этих слов в названии
cli-help-trial-seed = какие партии: любое слово или число; с другим партии будут другие
cli-help-keep = хранить сделанное в этом файле и продолжать с него, если он есть
cli-help-docs = записать таблицы и рисунок на страницы этой папки документов
cli-help-record-file = запись, какую пишет «nightowl play»
cli-help-step = ждать Enter после каждого шага, даже если ввод не из терминала
cli-help-to = только до шага N; в терминале начать с него
cli-help-seat = глазами этого места, считая с 1 (иначе глазами зрителя)

## Что не годится

cli-no-value = В «{ $word }» нет значения; напишите --option имя=значение.
cli-bad-seats = «{ $given }» не подходит как число мест: в игре от { $fewest } до { $most }.
cli-bad-level = Бота «{ $level }» нет; есть: { $levels }.
cli-bad-number = { $name } — это целое число от { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }.
cli-too-many-players = Игроков ({ $players }) больше, чем мест ({ $seats }).
cli-too-many-bots = Ботов ({ $bots }) больше, чем свободных мест ({ $seats }).
cli-no-matplotlib = Для рисунка нужен matplotlib: pip install "nightowl[plot]"
cli-bad-plot = «{ $path }»: имя рисунка кончается на .png, .svg или .pdf.
cli-cannot-read = «{ $path }» не читается: { $detail }.
cli-cannot-write = «{ $path }» не записывается: { $detail }.
cli-file-exists = «{ $path }» уже есть; ничего не перезаписывается.
cli-no-packs = В игре { $game } содержимое только одно; наборы бывают для: { $games }.
cli-no-trials = Для «{ $game }» нет испытаний равновесия.
cli-no-trial-level = «{ $level }» в испытаниях не играет: { $levels }.
cli-no-such-trial = Ни в одном испытании нет «{ $given }» в названии: { $trials }.
cli-other-run = «{ $path }» относится к прогону с другими картами, другими ботами, другой игрой или другим числом --seed.
cli-bad-pack = Набор «{ $path }» не годится: { $detail }
cli-no-folder = Папки «{ $path }» нет.
cli-replay-unknown-game = Игра «{ $game }» здесь неизвестна; есть: { $games }.

## nightowl games

cli-games-seats = Игроков: от { $fewest } до { $most }
cli-games-bots = Боты: { $levels }
cli-games-choices = Можно: { $choices }.
cli-games-range = Можно: целое число от { $least } до { $most }.
cli-games-means = { $value }: { $said }.
cli-games-any = Можно: любой текст.
cli-games-list-choices = Можно: что-то из { $choices }, через запятую.
cli-games-list-range = Можно: целые числа от { $least } до { $most }, через запятую.
cli-games-list-any = Можно: тексты через запятую.

## nightowl simulate

cli-simulated =
    { $games ->
        [one] { $game }: { $games } партия, игроков { $seats }, зерно { $seed }
        [few] { $game }: { $games } партии, игроков { $seats }, зерно { $seed }
       *[many] { $game }: { $games } партий, игроков { $seats }, зерно { $seed }
    }
cli-lengths = Решений за партию: в среднем { $mean }, медиана { $median }, от { $least } до { $most }.
cli-ended = { $share } партий: { $how }
cli-speed =
    { $games ->
        [one] { $games } партия за { $seconds } с: { $rate } в секунду.
        [few] { $games } партии за { $seconds } с: { $rate } в секунду.
       *[many] { $games } партий за { $seconds } с: { $rate } в секунду.
    }
cli-column-who = кто
cli-column-held = партий
cli-column-share = побед
cli-column-interval = интервал 95 %
cli-column-mean = очки
cli-column-deviation = ± откл.
cli-seat = Место { $number }
cli-plot-title = { $game }; партий: { $games }; игроков: { $seats }
cli-plot-seat = место
cli-plot-decisions = решения
cli-plot-games = партии
cli-plot-saved = Рисунок лежит в { $path }

## nightowl calibrate

cli-calibrated = { $game }: испытания равновесия среди { $level }, партий в каждом { $games }, seed { $seed }
cli-column-what = что
cli-column-found = найдено
cli-column-wanted = нужно
cli-column-met = сходится?
cli-met = да
cli-not-met = нет

## nightowl verify и replay

cli-verify-record = Запись игры «{ $game }», версия правил { $rules }, играют { $names }.
cli-verify-chain =
    { $entries ->
        [one] { $entries } запись сходится с предыдущей строкой; последний хеш — { $hash }.
        [few] { $entries } записи, и каждая сходится с предыдущей строкой; последний хеш — { $hash }.
       *[many] { $entries } записей, и каждая сходится с предыдущей строкой; последний хеш — { $hash }.
    }
cli-verify-legal =
    { $moves ->
        [one] { $moves } ход сыгран по правилам заново, и он допустим.
        [few] { $moves } хода сыграны по правилам заново, и все они допустимы.
       *[many] { $moves } ходов сыграны по правилам заново, и все они допустимы.
    }
cli-verify-unknown-game = Правила игры «{ $game }» здесь неизвестны, поэтому её ходы не проверены.
cli-verify-fits = Итог: всё сходится.
cli-verify-broken = Итог: не сходится.
cli-damaged-entry = Запись { $entry } не сходится. { $fault }
cli-damaged-header = Заголовок не сходится. { $fault }
cli-no-record = Это не читаемая запись партии. { $fault }
cli-misfit-header = Заголовок: { $reason }
cli-misfit-other-game = Она от другой игры: { $detail }.
cli-misfit-other-rules = Партия шла по версии правил { $detail }, которая здесь неизвестна; ходы не повторить.
cli-misfit-other-content = Партия шла с другим содержимым ({ $detail }), чем есть здесь; ходы не повторить.
cli-misfit-wrong-seats = Число игроков неверно; в игре их { $detail }.
cli-misfit-bad-option = Таких настроек не бывает: { $detail }.
cli-misfit-bad-carry = То, что передал прошлый раунд, невозможно.
cli-misfit-no-such-seat = Места { $detail } нет.
cli-misfit-after-the-end = К этому времени игра уже окончена.
cli-misfit-no-such-move = Такого хода нет; «{ $detail }» неверно.
cli-misfit-illegal-move = Правила не допускают здесь этого хода.
cli-misfit-wrong-odds = Веса не те, что в игре; в игре они { $detail }.
cli-misfit-wrong-pick = Выбор не соответствует ходу; должно быть { $detail }.
cli-step = Шаг { $at } из { $last }
cli-replay-prompt = Enter — дальше, b — назад, 0…{ $last } — перейти, q — выход >
cli-replay-last = Это последний шаг.
cli-replay-first = Это первый шаг.
cli-replay-what = «{ $word }» не подходит: Enter, b, q или число от 0 до { $last }.

## nightowl play

cli-names = Аня, Боря, Вера, Глеб, Даша, Егор, Жанна, Зоя, Илья, Катя
cli-you-are = Ваше имя за столом: { $name }.
cli-people = За этим экраном: { $names }.
cli-bot = { $name } — бот, уровень: { $level }.
cli-commitment = Стол вытянул секрет и ручается за него этим числом:
cli-seeded = Раздача следует из зерна. Её можно повторить, но доказать её честность нельзя.
cli-nonce = { $name }, введите что угодно, чтобы подмешать к раздаче, или просто нажмите Enter:
cli-of-age = Эта игра для взрослых. Введите 18, чтобы подтвердить, что вам уже есть 18:
cli-not-of-age = Тогда эта игра остаётся закрытой.
cli-cover = Экран переходит к игроку { $name }. Нажмите Enter, когда никто больше не смотрит:
cli-prompt = Ваш ход (1…{ $most }; ? подсказки, l ход игры, p картина, q выход):
cli-prompt-window = Ваш ответ (1…{ $most }; a пропускать всё, ? подсказки, l ход игры, p картина, q выход):
cli-lets-by = { $name }: вопросов о чужих действиях больше не будет. Вернуть их: a в свой ход.
cli-asked-again = { $name }: вопросы о чужих действиях снова будут.
cli-empty = Введите номер хода, от 1 до { $most }.
cli-what = «{ $word }» — не ход: введите число от 1 до { $most }, или ?, l, p, q.
cli-more = Все ходы (их { $n }): m. Или введите слово для поиска.
cli-no-hint = ничего особенного
cli-prompt-talk = Ваша фраза (1…{ $most }; Enter — слушать дальше; w что вероятно, l ход игры, p картина, q выход):
cli-choose = { $what } 1…{ $most } или Enter — назад:
cli-no-reckon = Здесь ничего не вычисляется. Если игра это умеет, начните с --option helper=yes.
cli-nobody-talks = Больше никто не хочет говорить: скажите что-нибудь или переходите к голосованию.
cli-narrate-cards = Перетасуйте эти карты, раздайте по одной и положите три в центр: { $roles }
cli-narrate-start = Нажмите Enter, когда все посмотрят свою карту:
cli-no-voice = Голос не найден (espeak-ng, say): читайте строки вслух сами.
cli-left = Игра на этом заканчивается.
cli-rank =
    { $score ->
        [one] { $rank }. { $name }: { $score } очко
        [few] { $rank }. { $name }: { $score } очка
       *[many] { $rank }. { $name }: { $score } очков
    }
cli-winners =
    { $n ->
        [one] Побеждает { $names }
        [few] Побеждают { $names }
       *[many] Побеждают { $names }
    }
cli-nobody-wins = Не побеждает никто.
cli-next-round = Enter: следующий раунд, q: закончить здесь >
cli-saved = Запись этой партии лежит в
cli-verify-it = Проверить, что случай никто не подбирал:

## nightowl engine: ошибки. Отказы правил — в общих текстах.

engine-not-json = Эта строка — не JSON: { $detail }.
engine-not-an-object = Запрос — это один объект JSON в одной строке.
engine-line-too-long = Строка длиннее { NUMBER($most, useGrouping: 0) } байт и пропущена.
engine-unknown-command = «do» называет одну из команд: { $commands }.
engine-unknown-field = У этой команды нет поля «{ $name }»; есть { $names }.
engine-missing-field = Не хватает поля «{ $name }».
engine-bad-field = Поле «{ $name }» неверно: { $detail }.
engine-unknown-game = Такой игры нет; есть: { $games }.
engine-wrong-seats = В этой игре от { $fewest } до { $most } мест.
engine-wrong-names = Имён должно быть столько же, сколько мест: { $seats }.
engine-table-taken = Стол «{ $table }» уже есть.
engine-too-many-tables = Больше { NUMBER($most, useGrouping: 0) } столов открыть нельзя; сначала закройте один.
engine-no-such-table = Стола «{ $table }» нет.
engine-no-round-before = За столом «{ $table }» нет оконченного раунда этой игры.
engine-no-such-seat = Места считаются от 0 до { $most }.
engine-no-such-level = Есть боты таких уровней: { $levels }.

## nightowl serve

cli-about-serve = открыть столы для браузеров: для друзей дома или где угодно
cli-help-serve-host = адрес, на котором слушать (иначе только этот компьютер)
cli-help-serve-port = порт, на котором слушать (иначе 8733)
cli-help-serve-database = где хранятся столы: файл SQLite или postgresql://… (иначе файл в вашей папке данных)
cli-help-serve-bus = redis://…, когда у нескольких серверов одна база
cli-help-serve-site = папка клиента для браузера
cli-help-serve-origin = чужая веб-страница, которой можно пользоваться этим сервером; можно повторять
cli-help-serve-proxy = адрес прокси, которому верят о том, кто обращается; можно повторять
cli-help-serve-workers = сколько процессов думают за ботов
cli-help-serve-limit = предел в виде имя=число: tables, joins, requests, visits или wishes; можно повторять
cli-help-serve-socket = что несёт сообщения: picows или websockets, где picows не работает
cli-help-serve-log = как вести журнал: text для людей, json для программ
cli-help-serve-config = файл TOML с этими настройками; окружение (NIGHTOWL_PORT …) и параметры важнее
cli-help-serve-open = открыть браузер на начальной странице
cli-no-server = Для сервера не хватает пакетов ({ $detail }): pip install "nightowl[server]"
cli-bad-setting = Настройка «{ $name }» не годится: { $detail }.
cli-no-limit = «{ $word }» не задаёт предел; пишите --limit имя=число.

## nightowl tables

cli-about-tables = следить за столами сервера
cli-about-tables-purge = забыть столы, чьё время вышло
cli-about-tables-export = записать весь стол в файл, чтобы перенести его на другой сервер
cli-about-tables-import = принять стол из такого файла
cli-help-over-days = сколько дней хранить стол после конца партии (иначе 30)
cli-help-idle-days = сколько дней хранить стол, к которому никто не прикасается (иначе 180)
cli-code = КОД
cli-help-code = код стола
cli-help-table-file = файл стола. У кого он есть, тот знает каждую карту: держите его при себе
cli-purged =
    { $tables ->
        [one] Забыт { $tables } стол.
        [few] Забыто { $tables } стола.
       *[many] Забыто { $tables } столов.
    }
cli-exported = Стол { $code } записан в «{ $path }». В файле его тайны; удалите его после переезда.
cli-imported = Стол { $code } здесь, со всеми ссылками.
cli-no-store = До столов не добраться: { $detail }
cli-import-no-table = Это не стол (строка { NUMBER($line, useGrouping: 0) }).
cli-import-other-version = Этот стол записала более новая версия.
cli-import-other-game = Игра этого стола здесь неизвестна.
cli-import-cut-off = Файл обрывается после строки { NUMBER($line, useGrouping: 0) }.
cli-import-code-taken = Стол с таким кодом уже есть.
