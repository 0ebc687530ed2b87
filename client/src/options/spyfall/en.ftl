### The choices of options.

choice-talk-aloud = aloud
choice-talk-written = in writing
choice-talk-deck = with the question deck
choice-clock-simulated = every move costs a set time
choice-clock-table = the clock of the table
choice-minutes-0 = by the number of players
