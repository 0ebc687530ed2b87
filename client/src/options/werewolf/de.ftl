### The choices of options.

choice-set-preset = fertig zusammengestellt
choice-set-doppelganger = mit der Doppelgängerin
choice-set-random = zufällig gezogen
choice-night-quick = schnell, in drei Teilen
choice-night-narrated = erzählt, Rolle für Rolle
choice-minutes-0 = nach der Zahl der Spieler
