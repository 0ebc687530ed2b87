"""The lab: many games at once, on the contract only."""
