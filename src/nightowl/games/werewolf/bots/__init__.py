"""How players think, lie and vote."""
