### The choices of options.

choice-mode-auto = left to the number of players
choice-mode-competitive = each for herself
choice-mode-solo = alone against Diamond
choice-mode-coop = together
choice-mode-teams = two against two
choice-shift-long = long
choice-shift-short = short
choice-dancers-picked = chosen by yourselves
choice-dancers-random = dealt at random
choice-dancers-drafted = drafted, the last to go picks first
choice-clock-simulated = each move costs its time
choice-clock-table = the table’s clock
