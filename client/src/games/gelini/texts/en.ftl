### What only the board of Gelini Nightlife says.

board-line = The line, from its tail to the Band
board-order = The tokens, from the rearmost on
board-club = { $name }’s club
board-look = Look into { $name }’s club.
board-free =
    { $n ->
        [one] free
       *[other] free
    }
board-stars =
    { $n ->
        [one] { $n } Star still to be booked
       *[other] { $n } Stars still to be booked
    }
board-unused = Unused rolls: { $n } of { $patience }
board-pick = Tap one of the lit ones.
board-squares =
    { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
