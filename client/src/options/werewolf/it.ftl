### The choices of options.

choice-set-preset = già pronto
choice-set-doppelganger = con la Sosia
choice-set-random = estratto a caso
choice-night-quick = veloce, in tre parti
choice-night-narrated = narrata, ruolo per ruolo
choice-minutes-0 = secondo il numero di giocatori
