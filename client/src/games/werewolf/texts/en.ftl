### What only the board of Werewolf says.

board-table = The table
board-left = left
board-middle = middle
board-right = right
board-in-play = Roles in play
board-claimed-by = claimed by { $names }

board-mine = My night
board-hold = tap or hold to look
board-hide = cover up
board-hidden = Nobody can see it now.

board-tap = Tap a card
board-one-more = And one more
board-not-this = Not this card
board-waits = Done. The night goes on.
board-awake = You cannot sleep yet: choose a card first.
board-dream-of = Dream: { $place }
board-dream-1 = You dream of a mill that grinds moonlight.
board-dream-2 = You dream of an owl that counts you and starts again.
board-dream-3 = You dream of footsteps in the snow, all of them yours.
board-dream-4 = You dream of a door with another door behind it.
board-dream-5 = You dream of bread, and somebody has bitten into it.
board-voice-on = The narrator speaks
board-voice-off = The narrator is silent

board-say = Say something
board-back = One step back
board-nobody = nobody
board-away-token = Take it off
board-topic-card = My card was …
board-topic-saw = I looked at …
board-topic-robbed = I took from …
board-topic-swapped = I swapped …
board-topic-drank = I drank and took …
board-topic-woke = My last card was …
board-topic-met = I met …
board-topic-idle = I did nothing
board-topic-accuse = I suspect …
board-topic-trust = I trust …
board-topic-announce = I’ll vote for …
board-topic-call-on = I ask …
board-topic-token = Lay a token
board-topic-circle = Vote in a circle

board-chart = Who says what
board-says = says
board-before = before: { $roles }
board-silent = nothing yet
board-by-accuse = suspected by { $names }
board-by-trust = trusted by { $names }
board-by-announce = gets votes from { $names }
board-helper = What can be worked out
board-no-helper = There is nothing to work out now.

board-point = Tap whom you point at
board-pointed = Your finger is out. Wait for the others.

board-telling = The story of the night
board-scene-dealt = These cards were dealt.
board-scene-morning = So the cards lay in the morning.
board-tally =
    { $n ->
        [one] { $name }: { $n } vote ({ $names })
       *[other] { $name }: { $n } votes ({ $names })
    }
board-earlier = Earlier
board-later = Later
board-run = Tell it
board-stop = Stop
board-chips = { $n } of { $target } chips
board-champion = { $name } wins the tournament!
