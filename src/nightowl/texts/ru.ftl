### Что говорят каждая игра и каждый стол.

language-name = Русский
language-en = английский
language-ru = русский
language-de = немецкий
language-fr = французский
language-it = итальянский
language-nl = нидерландский
language-es = испанский

yes-no-yes = да
yes-no-no = нет
nobody = никто
chance = случай
clock = часы
headed = { $head }: { $said }

level-random = наугад
level-easy = лёгкий
level-normal = средний
level-hard = сложный
level-search = перебор

## Отказы: `$field` — что не подходит, `$expected` — что подошло бы.

refused-no-such-move = Такого хода нет. Ожидается: { $expected }
refused-bad-field = «{ $field }» не подходит. Ожидается: { $expected }
refused-not-your-turn = Сейчас не ваш ход.
refused-game-over = Игра окончена.
refused-no-such-seat = Такого места нет. Ожидается: { $expected }
refused-not-now = Сейчас так нельзя.
refused-chance-is-automatic = За этим столом случай отвечает сам.
refused-unknown-option = Настройки «{ $field }» нет. Есть такие: { $expected }
refused-bad-option = У настройки «{ $field }» не может быть такого значения. Ожидается: { $expected }

## Доказана ли честность раздачи. `$reason` — одна из фраз ниже.

verdict-proven =
    { $checked ->
        [one] Доказано: расклад никто не подбирал. Пересчитан { $checked } ответ случая, всё сходится.
        [few] Доказано: расклад никто не подбирал. Пересчитаны { $checked } ответа случая, всё сходится.
       *[many] Доказано: расклад никто не подбирал. Пересчитано { $checked } ответов случая, всё сходится.
    }
verdict-not-provable = Противоречий нет, но и доказательства нет. { $reason }
verdict-broken = Запись противоречит сама себе. { $reason }
verdict-at-entry = Строка игры № { $entry }: { $reason }

verdict-unreadable = Это не запись игры, или она повреждена.
verdict-unknown-version = Запись сделана в формате, которого эта версия не знает.
verdict-chain = Строка не продолжает предыдущую: что-то изменили, убрали или вставили.
verdict-secret-does-not-match = Стол показывает не тот секрет, который обещал.
verdict-nonce-does-not-match = Показано не то случайное число, которое было обещано.
verdict-nonce-not-committed = Показано случайное число, которого никто не обещал.
verdict-nonce-committed-twice = Одно место обещает случайное число дважды.
verdict-nonce-shown-twice = Одно место показывает своё случайное число дважды.
verdict-nonce-shown-before-all-committed = Случайное число показано раньше, чем все пообещали свои.
verdict-late-nonce = Случайное число приходит, когда случай уже сказал своё слово.
verdict-odds-and-pick-missing = В записи не сказано, из чего выбирал случай.
verdict-odds-are-no-weights = Веса в записи не имеют смысла.
verdict-pick-outside-odds = Случай выбирает то, чего веса не допускают.
verdict-pick-does-not-match = Из секрета и случайных чисел следует другой выбор, не тот, что записан.
verdict-malformed-act = Действие за столом записано лишь наполовину.
verdict-not-a-human-seat = Случайное число может дать только человек, а на этом месте человека нет.
verdict-manual-chance = Здесь бросают кубик и раздают вручную.
verdict-no-commitment = Стол не обещал никакого секрета.
verdict-late-secret = Стол показывает секрет, которого не обещал: его могли подобрать задним числом.
verdict-no-secret = Стол ещё не показал свой секрет.
verdict-early-secret = Секрет показан раньше последнего ответа случая, и все могли знать, что будет.
verdict-no-nonce = Никто за столом не дал случайного числа.
verdict-missing-nonce = Кто-то за столом не дал случайного числа.
verdict-chance-undone = Ответ случая взят назад: кому это можно, тот пробует, пока не понравится.

## Почему файл — не запись. `$fault` — одна из фраз ниже.

record-fault = Строка { $line }: { $fault }

record-empty-file = Файл пуст.
record-byte-order-mark = В начале файла стоит метка порядка байтов, ей там не место.
record-not-utf-8 = Это не текст в UTF-8.
record-carriage-return = Строка кончается как в Windows, а можно только простым переводом строки.
record-empty-line = Строка пуста.
record-cut-off = Файл обрывается посреди строки; возможно, его обрезали.
record-not-json = Это не JSON.
record-no-hash = В конце строки нет её хеша.
record-bad-shape = Строки записи устроены не так.
record-key-twice = «{ $key }» встречается дважды.
record-other-spelling = Прочесть это можно, но в записях пишут не так (столбец { $column }).
record-unknown-version = Формат { $version } здесь неизвестен.
record-misnumbered = У строки номер { $found }, и ей здесь не место.
record-changed = Строка не сходится со своим хешем: что-то из двух изменили.
