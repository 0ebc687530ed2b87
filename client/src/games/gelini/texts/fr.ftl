### Ce que seul le plateau de Gelini Nightlife dit.

board-line = La file, de la queue au Groupe
board-order = Les pions, en partant du dernier
board-club = Le club { DE($name) }
board-look = Jeter un œil au club { DE($name) }.
board-free =
    { $n ->
        [one] libre
       *[other] libres
    }
board-stars =
    { $n ->
        [one] Encore { $n } Vedette à engager
       *[other] Encore { $n } Vedettes à engager
    }
board-unused = Lancers inutilisés : { $n } sur { $patience }
board-pick = Touchez l’un des éléments éclairés.
board-squares =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
