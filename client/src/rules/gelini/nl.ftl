### Gelini: de regelpagina en een woord bij elk nieuw moment.

rules-aim = Je hebt een club. Krijg zo veel mogelijk mensen op je dansvloer voordat de band zijn laatste nummer speelt.
rules-start =
    46 fiches staan in een open rij: 36 gasten, vier VIP’s (elk 4 vakjes), zes munten en vooraan de band.
    Het getal op een gast zegt hoeveel vakjes die vult. Gasten van één kleur zijn een clubje.
    Je vloer heeft 25 vakjes, met z’n tweeën 37.
rules-turn =
    Wie achteraan staat gooit (1, 2, 3, 3, 4, 5) en mag zoveel fiches vooruit. Pionnen en gaten tellen niet mee.
    Blijft die staan, dan mag de volgende van achteren met dezelfde worp, enzovoort.
    De fiche die je bereikt neem je, en je pion staat op die plek.
    Krijg je een gast van een kleur die je al hebt, dan komt de rest van het clubje mee: uit de rij en van de vloeren van anderen.
    Voor twee munten komt een ster, die 5 vakjes vult.
rules-special =
    Flyer: neem iemand een fiche of munt af, maar geen ster.
    Telefoontje: ga terug naar een fiche achter je, als daar nog iemand achter blijft.
    Gastenlijst: laat een gast of munt binnen die iedereen voorbij is.
rules-end = Een volle vloer wint meteen. Anders eindigt het als iemand de band bereikt en neemt (3 vakjes): de minste vrije vakjes winnen.
rules-rulings =
    Vakjes worden geteld; niets hoeft te passen.
    Na tien worpen die niemand gebruikte moet de achterste gaan (het aantal is te veranderen).
    Clubjes en sterren komen vanzelf, tenzij de tafel met vrije keuze speelt. Een gelijkspel wordt gedeeld.

learn-move = De verlichte fiche krijg je met deze worp. Ga en neem haar, of blijf staan en laat de volgende met dezelfde worp beslissen.
learn-must-move = Niemand heeft de laatste worpen gebruikt: nu moet de achterste gaan.
learn-flyer = Neem iets van een andere dansvloer. Een gast van een clubje dat je begonnen bent brengt alle anderen mee.
learn-call = Je mag terug. Zoek een kleur die je al hebt, en let op wie er achter staat.
learn-people = Gasten die iedereen voorbij is wachten nog steeds: laat er een binnen.
learn-gather = De rest van het clubje vult je vloer, waar het nu ook staat.
learn-hire = Een ster vult 5 vakjes, en niemand kan haar weglokken.
