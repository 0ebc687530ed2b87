### The choices of options.

choice-set-preset = ya preparado
choice-set-doppelganger = con la Doble
choice-set-random = sacado al azar
choice-night-quick = rápida, en tres partes
choice-night-narrated = narrada, papel por papel
choice-minutes-0 = según el número de jugadores
