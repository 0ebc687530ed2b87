### Страница в браузере: то, что окружает каждую игру. `$name` и `$names` — имена игроков.

home = На главную
home-about = Один стол для ночных игр. Играйте сразу с ботами или отправьте друзьям ссылку.
home-continue = Продолжить с того же места
home-continue-one = Продолжить
home-forget = Забыть стол { $code }
home-name = Ваше имя
home-code = Код стола
home-join = Войти
home-games = Игры
home-seats = Игроков: от { $fewest } до { $most }
home-alone = Играть сейчас
home-make = С друзьями
home-replay = Посмотреть записанную игру
home-fair = Каждую раздачу можно проверить: карты не выбирает никто, даже мы. Без регистрации и слежки.
home-unofficial = Неофициально: правила изданных игр под их названиями, все слова и рисунки наши.
guest-name = Сова
bot-names = Луна, Веспер, Орион, Нова, Атлас, Лира, Сириус, Вега, Ригель, Мира

loading = Минутку…
load-failed = Страница не загрузилась.
load-failed-about = Возможно, пропала связь или вышла новая версия. Попробуйте ещё раз.
try-again = Ещё раз
back = Назад
close = Закрыть
menu = Меню
rules = Правила
settings = Настройки
replay = Повтор
you = (вы)
your-turn = Ваш ход
refused-offline = Нет связи со столом. Проверьте сеть и попробуйте ещё раз.

## Вход

join-none = Такого стола нет
join-people = За столом: { $names }
join-running = Идёт игра. Можно посмотреть, а в следующей — сыграть.
join-in = Сесть за стол
join-device = Играть дальше здесь
join-device-about = Ваше место переедет на это устройство, на другом оно закроется.
closed-title = Это место закрыто
closed-join = Войти заново

adult-title = Только для взрослых
adult-about = Действие этой игры происходит в ночном клубе, и шутит она о нём же. Она для тех, кому есть 18.
adult-yes = Мне есть 18
adult-no = Нет, спасибо

## Перед игрой

lobby-invite = Пригласить
lobby-invite-about = По этой ссылке можно войти с любого телефона или компьютера.
lobby-link = Ссылка на этот стол
lobby-copy = Скопировать ссылку
lobby-copied = Ссылка скопирована.
lobby-share = Поделиться
lobby-show-qr = Показать QR-код
lobby-qr = QR-код со ссылкой на этот стол
lobby-lock = Больше никого не впускать
lobby-unlock = Снова впускать
lobby-seats = Места
lobby-fewer = На одно место меньше
lobby-more = На одно место больше
lobby-fill = Посадить ботов
lobby-options = Настройки игры
lobby-host-chooses = Их выбирает хозяин стола.
lobby-series = В серии настройки и места не меняются.
lobby-pass-and-play = У вас несколько мест: устройство передают из рук в руки; если есть тайны, между ходами оно закрыто.
lobby-watching = У вас нет места: вы смотрите.
lobby-ready = Я в игре
lobby-not-ready = Ещё минутку
lobby-start = Начать игру
lobby-next-round = Начать следующий раунд
lobby-dealing = Каждый добавляет случайное число, и идёт раздача…
lobby-empty =
    { $n ->
        [one] Свободно { $n } место.
        [few] Свободно { $n } места.
       *[many] Свободно { $n } мест.
    }
lobby-unready = Ещё не готовы: { $names }
lobby-all-set = Всё готово!
lobby-host-starts = Игру начинает хозяин стола.

seat-empty = свободно
seat-take = Сесть
seat-take-too = Сесть и сюда
seat-bot = Бот на месте { $seat }
seat-free = Освободить место игрока { $name }
seat-claim = Играть дальше за игрока { $name }
seat-asked = решает
bot-of = Бот, { $level }

items-more = Добавить: { $name }
items-less = Убрать: { $name }
items-clear = Очистить список

tempo = Время
tempo-title = На ход
tempo-generous = с запасом: 3 минуты
tempo-fast = быстро: 45 секунд
tempo-none = без ограничения
tempo-window =
    { $n ->
        [one] На ответ: { $n } секунда
        [few] На ответ: { $n } секунды
       *[many] На ответ: { $n } секунд
    }
absent-title = Если кто-то отошёл
absent-bot = пока играет бот
absent-fallback = делается самый простой ход

## Люди

people = Люди
person-host = хозяин стола
person-away = не здесь
person-watches = смотрит
person-ready = всё готово
person-muted = без голоса
person-resigned = сдача
person-aborts = предлагает закончить
person-more = Подробнее: { $name }
person-mute = Лишить голоса
person-unmute = Вернуть голос
person-make-host = Сделать хозяином стола
person-kick = Убрать из-за стола
takeover-asks = { $name } хочет играть дальше за игрока { $seat }. Вы согласны?
takeover-yes = Да, пусть
takeover-no = Лучше не надо

## Стол

prompt = Что решать
prompt-hold = Удерживайте, чтобы прочесть то, что можно знать только вам
moves = Ваши ходы
moves-choose = Выбор { $n }
story = События
story-none = Пока ничего не произошло.
story-mine = Показать то, что знаю только я
story-told = Только для { $names }:
waiting-for =
    { $n ->
        [one] Сейчас решает { $names }.
        [few] Сейчас решают { $names }.
       *[many] Сейчас решают { $names }.
    }
waiting-all = Решают все.
paused = Игра на паузе.
drawing-failed = Не удалось нарисовать поле. Играть всё равно можно.
clock-left = осталось { $time }
clock-soon =
    { $n ->
        [one] Осталась { $n } секунда.
        [few] Осталось { $n } секунды.
       *[many] Осталось { $n } секунд.
    }
lesson = Полезно знать
lesson-done = Понятно
table-more = Ещё за столом
table-eyes = Чьими глазами
table-undo = Взять ход назад
table-pause = Пауза
table-resume = Дальше
table-resign = Сдаться
table-abort = Закончить вместе
table-abort-not = Всё-таки играть
table-leave = Уйти из-за стола
table-auto-pass = Пропускать возможности
table-auto-pass-about = Вас больше не спрашивают, хотите ли вы вмешаться. Это видят все.
table-device = Играть дальше на другом устройстве
table-device-about = Получится ссылка на один раз и на десять минут. Ваше место переедет туда.
table-device-make = Сделать ссылку
sure-resign = Сдаться? За вас доиграет бот, и победить вы уже не сможете.
sure-leave = Уйти из-за стола? Если игра идёт, ваше место навсегда займёт бот.
sure-yes = Да
sure-no = Нет, остаться

cover-title = Передайте устройство: { $name }
cover-about = Остальные не смотрят.
cover-show = Это я, { $name }: показать моё
cover-rest = Положите устройство
cover-rest-about = Игра идёт сама. Кого позвали или кто хочет взглянуть ещё раз, нажимает на своё имя; остальные не смотрят.
cover-done = Готово: закрыть

chat = Разговор
chat-write = Напишите что-нибудь
chat-send = Отправить
chat-none = Пока все молчат.
chat-said = { $name }: { $text }
chat-team = Напишите своей команде
chat-spectators = Напишите зрителям
chat-closed = Сейчас все молчат
chat-muted = Хозяин стола лишил вас голоса
chat-to-team = команде
chat-to-spectators = зрителям
chat-unread =
    { $n ->
        [one] { $n } новое сообщение
        [few] { $n } новых сообщения
       *[many] { $n } новых сообщений
    }

line-lost = Связь пропала. Пробуем снова…
line-offline = Вы не в сети. Стол подождёт: как только сеть появится, вы вернётесь.
line-back = Связь есть.

## Конец

end-you-won = Вы победили!
end-won =
    { $n ->
        [one] Победа: { $names }
        [few] Победа: { $names }
       *[many] Победа: { $names }
    }
end-nobody = Не победил никто
end-winner = победа
end-player = Игрок
end-score = Очки
end-rematch = Сыграть ещё
end-next-round = Следующий раунд
end-host-decides = Что дальше, решает хозяин стола.
end-verify = Честной ли была раздача?
end-verify-about = Посчитано в этом браузере, только по записи.
end-own-nonce = Случайное число этого устройства на месте и не изменилось.
end-own-nonce-missing = Случайного числа этого устройства там нет!
end-replay = Посмотреть ещё раз
end-record = Сохранить запись
end-secrets = Всё тайное теперь открыто — на поле и в событиях.

replay-about = Откройте запись законченной игры и пройдите её шаг за шагом чьими угодно глазами.
replay-open = Открыть запись
replay-import = Доиграть эту игру
replay-controls = Управление повтором
replay-first = В начало
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-last = В конец
replay-run = Смотреть
replay-stop = Стоп
replay-jump = Перейти к шагу
replay-start = Начало
replay-eyes = Чьими глазами
replay-eyes-all = всё открыто
replay-eyes-public = зрителя

rules-none = Такой игры нет.

## Настройки

settings-language = Язык
settings-theme = Свет
settings-theme-night = ночь
settings-theme-day = день, видно и на солнце
settings-theme-auto = как на устройстве
settings-text = Размер текста
settings-text-usual = обычный
settings-text-large = крупный
settings-text-huge = очень крупный
settings-palette = Цвета
settings-palette-usual = обычные
settings-palette-safe = хорошо различимые
settings-motion = Движение
settings-motion-auto = как на устройстве
settings-motion-on = есть
settings-motion-off = нет
settings-sound = Звук
settings-sound-about = Тихий сигнал, когда ваш ход.
settings-vibration = Вибрация
settings-vibration-about = Телефон вздрагивает, когда ваш ход.
settings-words = Стол словами
settings-words-about = Предложения и кнопки вместо поля; для программ чтения с экрана.
settings-hints = Подсказки
settings-hints-about = Что ход даст и чем грозит, если игра может это сказать.
settings-lessons = Советы для первой игры
settings-lessons-about = Пара слов объяснения в каждый новый момент.
settings-relearn = Показать все советы снова
settings-relearnt = Советы появятся снова.
settings-together = Мы сидим вместе
settings-together-about = Все нажимают одинаково, экраны светят одинаково, а рассказывает одно устройство.
settings-narrates = Говорит это устройство
settings-narrates-about = Оно рассказывает ночь вслух, на своём языке.
settings-stay = Всё это остаётся на этом устройстве.
