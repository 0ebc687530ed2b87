"""The kernel: the contract every game keeps, and the few parts games are made of. It knows no game."""
