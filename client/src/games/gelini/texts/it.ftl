### Ciò che dice solo il tabellone di Gelini Nightlife.

board-line = La fila, dalla coda al Gruppo
board-order = Le pedine, a partire dall’ultima
board-club = Il locale di { $name }
board-look = Dare un’occhiata al locale di { $name }.
board-free =
    { $n ->
        [one] libera
       *[other] libere
    }
board-stars =
    { $n ->
        [one] Ancora { $n } Stella da ingaggiare
       *[other] Ancora { $n } Stelle da ingaggiare
    }
board-unused = Tiri non usati: { $n } su { $patience }
board-pick = Tocca uno di quelli illuminati.
board-squares =
    { $n ->
        [one] { $n } casella
       *[other] { $n } caselle
    }
