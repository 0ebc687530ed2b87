### Wat alleen het bord van Nightshift zegt.

board-floor = De club van boven
board-bar = Bar
board-prices = Shotje $ 500, bubbels $ 1.000
board-buy = Kopen
board-shots = Shotjes: { $n }
board-champagne = Bubbels: { $n }
board-more-shots = Een shotje meer
board-less-shots = Een shotje minder
board-more-champagne = Een glas bubbels meer
board-less-champagne = Een glas bubbels minder
board-loyalty = Trouw { $n }
board-stars =
    { $n ->
        [one] { $n } ster
       *[other] { $n } sterren
    }
board-stolen = al eens afgepakt
board-outcomes = Wat hij geeft, per resultaat
board-needs = lukt vanaf { $n }
board-tired = Geen energie meer
board-pick = Tik op een tafel die oplicht.
board-play = Spelen
board-hand = Jouw Machtkaarten
board-answered = Je antwoord is binnen:
board-to-floor = Even de zaal in kijken
board-to-room = Terug achter het gordijn
board-leaving-pays = Nu weggaan levert op
board-bust-pays = Een flop levert op
board-bust = Flop!
board-no-cards = Nog geen kaart. De band stemt nog.
board-lamps = Hoe vaak elke pas telt; drie dezelfde is een flop
board-gone = geschrapt
board-idle = de passen ervan tellen niet
board-ladder = Wat elk niveau oplevert
board-own-heart = eigen hart
board-subscribers = Abonnees: { $n }
board-team = Team { $n }
board-target = Wat de club nodig heeft
board-cash = Contant
board-income = Inkomsten uit abonnees
board-total = Totaal
board-diamond = Diamond
board-decks = Nog buiten: { $guests } klanten. Naar huis: { $gone }. Machtkaarten op de stapel: { $powers }.
board-end-diamond = Diamond wint
board-end-saved = De club is gered!
board-end-shut-down = De club moet dicht
board-adds-up = Hoe het optelt
board-earned = Verdiend { $earned }, uitgegeven { $spent }.
board-income-about = Inkomsten uit abonnees: wat de Trouw van al haar klanten oplevert; wie haar het liefst ziet, telt dubbel.
board-by-drinks = Evenveel geld: de waarde van de overgebleven drankjes gaf de doorslag.
