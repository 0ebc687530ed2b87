### То, что говорит только поле Gelini Nightlife.

board-line = Очередь от хвоста до группы
board-order = Фишки, начиная с последней
board-club = Клуб игрока { $name }
board-look = Заглянуть в клуб игрока { $name }.
board-free =
    { $n ->
        [one] своб.
        [few] своб.
       *[many] своб.
    }
board-stars =
    { $n ->
        [one] Можно пригласить ещё { $n } звезду
        [few] Можно пригласить ещё { $n } звезды
       *[many] Можно пригласить ещё { $n } звёзд
    }
board-unused = Броски без хода: { $n } из { $patience }
board-pick = Выберите что-нибудь из подсвеченного.
board-squares =
    { $n ->
        [one] { $n } клетка
        [few] { $n } клетки
       *[many] { $n } клеток
    }
