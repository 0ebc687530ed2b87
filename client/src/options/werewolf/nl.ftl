### The choices of options.

choice-set-preset = kant-en-klaar
choice-set-doppelganger = met de Dubbelganger
choice-set-random = willekeurig getrokken
choice-night-quick = snel, in drie delen
choice-night-narrated = verteld, rol voor rol
choice-minutes-0 = naar het aantal spelers
