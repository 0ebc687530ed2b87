"""One dancer's turn: the floor, dice, rooms, and the windows in which Power cards are played."""
