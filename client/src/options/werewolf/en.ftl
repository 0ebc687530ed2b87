### The choices of options.

choice-set-preset = ready-made
choice-set-doppelganger = with the Doppelgänger
choice-set-random = drawn at random
choice-night-quick = quick, in three parts
choice-night-narrated = narrated, role by role
choice-minutes-0 = by the number of players
