### What only the Spyfall board says.

board-round = Ronde { $round } van { $rounds }
board-clock-runs = Nog { $time } in deze ronde
board-clock-stands = De klok staat stil op { $time }
board-now = Wat er gebeurt
board-dock = Je kaart, en wat het spel stopt
board-card = Mijn kaart
board-card-hold = Mijn kaart: ingedrukt houden om te kijken
board-true-here = Hier klopt:
board-yes = ja
board-no = nee
board-menu-accuse = Beschuldig
board-menu-guess = Plaatsen
board-menu-call = Grap!
board-menu-claim = Waanzin!
board-menu-power = Kracht
board-title-accuse = Wie beschuldig je?
board-about-accuse = Dit kan één keer per ronde. De klok stopt en alle anderen stemmen; alleen als iedereen het eens is, eindigt de ronde.
board-title-guess = Waar zijn we?
board-about-guess = Tik op een plaats om die weg te strepen. Dat ziet verder niemand.
board-about-naming = Wie de Joker heeft, kan hem tonen en de plaats noemen. Goed of fout, daarmee eindigt de ronde.
board-title-call = Een grap van de Joker?
board-about-call = Wie een Jokerkaart heeft, kan het roepen: deze keer zijn alle kaarten Jokers. Zo niet, dan scoren de helden.
board-title-claim = Multiversumwaanzin?
board-about-claim = Eén keer per ronde kun je beweren dat iedereen ergens anders is. Allen stemmen; een meerderheid beëindigt de ronde.
board-title-power = Jouw kracht
board-about-power = Houd je kaart ingedrukt om je kracht te zien. Wat je nu kunt gebruiken, staat hier.
board-no-power-now = Er is nu niets te gebruiken.
board-mode-strike = Wegstrepen
board-mode-name = Plaats noemen
board-choose-place = Kies een plaats
board-strike = Wegstrepen: { $place }
board-place-used = { $place }: al gespeeld
board-said = Wat er gezegd is
board-nothing-said = Nog niemand heeft iets gevraagd.
board-in-turn = Op volgorde
board-by-player = Per speler
board-all = Alles tonen
board-less = Minder tonen
board-silent = Geen commentaar.
board-answered = heeft geantwoord
board-find = Zoek een vraag op een woord
board-kinds = Soorten vragen
board-none-found = Zo’n vraag is er niet meer.
board-more-cards =
    { $n ->
        [one] Nog { $n } vraag
       *[other] Nog { $n } vragen
    }
board-write-question = Je vraag aan { $name }
board-write-answer = Je antwoord
board-send = Versturen
board-tap-ask = Tik aan wie je iets wilt vragen.
board-tap-point = Tik aan naar wie je wijst. Niemand ziet het voordat allen gewezen hebben.
board-sealed = Je keuze is verzegeld. Alles wordt tegelijk getoond.
board-you-accused = Je wordt beschuldigd! De anderen stemmen.
board-cards = Alle kaarten op tafel
board-next-dealer = { $name } deelt als volgende.
board-opened = Wat verborgen was
board-all-point = Iedereen wijst tegelijk.
