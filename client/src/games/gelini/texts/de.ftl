### Was nur das Brett von Gelini Nightlife sagt.

board-line = Die Schlange, von hinten bis zur Band
board-order = Die Figuren, von der hintersten an
board-club = Der Club von { $name }
board-look = In den Club von { $name } schauen.
board-free =
    { $n ->
        [one] frei
       *[other] frei
    }
board-stars =
    { $n ->
        [one] Noch { $n } Star zu buchen
       *[other] Noch { $n } Stars zu buchen
    }
board-unused = Ungenutzte Würfe: { $n } von { $patience }
board-pick = Tippe auf etwas, das leuchtet.
board-squares =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
