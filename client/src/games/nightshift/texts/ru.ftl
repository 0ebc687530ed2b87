### Что говорит только поле игры «Ночная смена».

board-floor = Клуб сверху
board-bar = Бар
board-prices = Шот $500, шампанское $1 000
board-buy = Купить
board-shots = Шоты: { $n }
board-champagne = Шампанское: { $n }
board-more-shots = На один шот больше
board-less-shots = На один шот меньше
board-more-champagne = На один бокал больше
board-less-champagne = На один бокал меньше
board-loyalty = Лояльность { $n }
board-stars =
    { $n ->
        [one] { $n } звезда
        [few] { $n } звезды
       *[many] { $n } звёзд
    }
board-stolen = его уже перехватывали
board-outcomes = Исходы: какой результат нужен
board-needs = нужно { $n } или больше
board-tired = Энергии не осталось
board-pick = Нажмите на светящийся столик.
board-play = Сыграть
board-hand = Ваши Карты влияния
board-answered = Ваш ответ принят:
board-to-floor = Заглянуть в зал
board-to-room = Обратно за занавес
board-leaving-pays = Уйти сейчас:
board-bust-pays = Провал:
board-bust = Провал!
board-no-cards = Карт пока нет. Оркестр настраивается.
board-lamps = Сколько раз засчитано каждое движение; три одинаковых — провал
board-gone = отменена
board-idle = её движения не в счёт
board-ladder = Сколько платит каждый уровень
board-own-heart = своё сердце
board-subscribers = Подписчики: { $n }
board-team = Команда { $n }
board-target = Сколько нужно клубу
board-cash = Наличные
board-income = Доход от подписок
board-total = Итого
board-diamond = Даймонд
board-decks = Ещё не пришли: { $guests }. Ушли домой: { $gone }. Карт влияния в колоде: { $powers }.
board-end-diamond = Побеждает Даймонд
board-end-saved = Клуб спасён!
board-end-shut-down = Клуб закрывается
board-adds-up = Из чего сложилось
board-earned = Заработано { $earned }, потрачено { $spent }.
board-income-about = Доход от подписок зависит от Лояльности всех её клиентов; кто предпочитает её, считается вдвойне.
board-by-drinks = Денег поровну: решила стоимость оставшихся напитков.
