### The choices of options.

choice-mode-auto = by the number of players
choice-mode-competitive = everybody for herself
choice-mode-coop = all together
choice-mode-solo = alone against Diamond
choice-mode-teams = two against two
choice-shift-long = long
choice-shift-short = short
choice-dancers-drafted = drafted, last player first
choice-dancers-picked = picked in turn order
choice-dancers-random = at random
choice-clock-simulated = when all have answered
choice-clock-table = only when time is up
choice-first-0 = at random
