"""The night as a whole: how it begins, its rounds and events, and who has won."""
