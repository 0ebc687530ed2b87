### Wat alleen het bord van Gelini Nightlife zegt.

board-line = De rij, van de staart tot de band
board-order = De pionnen, van achteren af
board-club = De club van { $name }
board-look = Een kijkje nemen in de club van { $name }.
board-free =
    { $n ->
        [one] vrij
       *[other] vrij
    }
board-stars =
    { $n ->
        [one] Nog { $n } Ster te boeken
       *[other] Nog { $n } Sterren te boeken
    }
board-unused = Ongebruikte worpen: { $n } van { $patience }
board-pick = Tik op iets wat oplicht.
board-squares =
    { $n ->
        [one] { $n } vakje
       *[other] { $n } vakjes
    }
