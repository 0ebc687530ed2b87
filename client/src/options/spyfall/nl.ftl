### The choices of options.

choice-talk-aloud = hardop
choice-talk-written = schriftelijk
choice-talk-deck = met vragenkaarten
choice-clock-simulated = elke zet kost vaste tijd
choice-clock-table = de klok van de tafel
choice-minutes-0 = naar het aantal spelers
