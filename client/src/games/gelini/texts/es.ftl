### Lo que solo dice el tablero de Gelini Nightlife.

board-line = La cola, desde el final hasta el Grupo
board-order = Los peones, empezando por el último
board-club = El club de { $name }
board-look = Echar un vistazo al club de { $name }.
board-free =
    { $n ->
        [one] libre
       *[other] libres
    }
board-stars =
    { $n ->
        [one] Queda { $n } Estrella por contratar
       *[other] Quedan { $n } Estrellas por contratar
    }
board-unused = Tiradas sin usar: { $n } de { $patience }
board-pick = Toca uno de los iluminados.
board-squares =
    { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }
