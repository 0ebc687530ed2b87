### De regels van Gelini Nightlife, en wat je de eerste keer te lezen krijgt.

rules-gelini-idea-title = Een avond uit
rules-gelini-idea-text = Jullie hebben elk een club, en buiten staat één lange rij. Lok de juiste mensen naar jouw dansvloer: wie hem het eerst vol heeft, wint. Geheimen zijn er niet, alles ligt open. Maar pas op voor vriendengroepen: waar er één heen gaat, gaan ze allemaal heen, ook jouw club uit. Voor 2 tot 5 spelers.

rules-gelini-queue-title = De rij
rules-gelini-queue-text = Alle fiches liggen geschud in één open rij. Vooraan speelt de band; jullie pionnen wachten in willekeurige volgorde achter de staart. Je dansvloer heeft 25 vakjes, met z’n tweeën 37.
rules-gelini-queue-alt = Een slingerende rij gekleurde fiches met de getallen één tot drie, een vip en een munt. Achteraan wachten twee pionnen en een dobbelsteen, vooraan speelt de band.
rules-gelini-queue-caption = Van de staart van de rij tot de band.
rules-gelini-queue-table = Wat er is
rules-gelini-queue-head-1 = Fiche
rules-gelini-queue-head-2 = Aantal
rules-gelini-queue-head-3 = Vakjes
rules-gelini-queue-guests = Gasten
rules-gelini-queue-guests-squares = 1, 2 of 3
rules-gelini-queue-vips = Vips
rules-gelini-queue-coins = Munten
rules-gelini-queue-stars = Sterren (liggen apart)
rules-gelini-queue-band = De band
rules-gelini-queue-actions = Actiefiches (als jullie ermee spelen)

rules-gelini-turn-title = Een beurt
rules-gelini-turn-text = We gaan niet de tafel rond: aan de beurt is wie het verst achteraan staat.
rules-gelini-turn-1 = Wie helemaal achteraan staat, gooit de dobbelsteen. Daarop staan 1, 2, 3, 3, 4 en 5.
rules-gelini-turn-2 = Met die worp mag je lopen of blijven staan. Blijft de achterste staan, dan mag de volgende pion **dezelfde worp** gebruiken, dan de volgende, enzovoort.
rules-gelini-turn-3 = Wil niemand hem, dan gooit de achterste opnieuw.
rules-gelini-turn-4 = Na een zet gooit wie nu helemaal achteraan staat. Dat kan dezelfde speler zijn.
rules-gelini-turn-alt = De dobbelsteen toont drie. De achterste pion mag ermee lopen; blijft die staan, dan gaat de worp naar de pion ervoor en dan naar de volgende.
rules-gelini-turn-caption = Eén worp, aangeboden van achter naar voren.

rules-gelini-move-title = Lopen
rules-gelini-move-text = Tel zoveel fiches vooruit als de dobbelsteen aangeeft. Pionnen en lege plekken tellen niet. Pak de fiche die je bereikt; je pion komt op die plek te staan. Je gaat alleen vooruit: wat je voorbij bent, is voor jou verloren, tenzij vrienden het komen halen.
rules-gelini-move-alt = Een pion loopt drie fiches vooruit, langs een lege plek en een andere pion, die niet tellen, en pakt de derde fiche.
rules-gelini-move-caption = Een 3: lege plekken en pionnen tellen niet, de derde fiche is van jou.

rules-gelini-cliques-title = Vriendengroepen
rules-gelini-cliques-text = Gasten van één kleur zijn vrienden. Een vriendengroep is vier keer 1, of drie keer 2, of een 1, een 2 en een 3. Krijg je een gast van een kleur die je al hebt, dan **komt de hele rest van de groep mee**:
rules-gelini-cliques-1 = uit de rij, voor je of achter je,
rules-gelini-cliques-2 = en zo van de dansvloeren van de anderen.
rules-gelini-cliques-3 = Vips zijn eenlingen: vier vakjes elk, en niemand loopt achter ze aan.
rules-gelini-cliques-alt = Drie vriendengroepen: vier gasten van één vakje, drie van twee vakjes, en van één, twee en drie vakjes elk een. Een tweede gast van een kleur trekt de derde van een andere dansvloer mee.
rules-gelini-cliques-caption = De tweede vriend brengt alle anderen mee.

rules-gelini-coins-title = Munten en Sterren
rules-gelini-coins-text = Munten liggen naast je dansvloer en vullen niets. Maar de tweede munt boekt een **Ster**: beide munten gaan in de doos en de Ster vult vijf vakjes. Er zijn drie Sterren.
rules-gelini-coins-alt = Twee munten worden een Ster die vijf vakjes vult.
rules-gelini-coins-caption = Twee munten, één Ster, vijf vakjes.

rules-gelini-end-title = Het einde van de nacht
rules-gelini-end-text = Het spel eindigt op een van twee manieren.
rules-gelini-end-1 = **Volle bak.** Wie de hele dansvloer vol heeft, wint meteen. De laatste gasten mogen over de rand staan; het hoeft niet precies uit te komen.
rules-gelini-end-2 = **Laatste nummer.** Een pion bereikt de band of loopt erlangs. De eigenaar neemt de band (drie vakjes). Daarna winnen de minste vrije vakjes.
rules-gelini-end-3 = Bij gelijke stand deel je de winst.

rules-gelini-actions-title = Actiefiches
rules-gelini-actions-text = Voor wie meer reuring wil: zes extra fiches mengen zich in de rij, twee van elke soort. Wie er een bereikt, legt die in de doos en doet meteen wat hij zegt.
rules-gelini-actions-1 = **Feestflyer.** Je mag een ander een fiche of munt afpakken, alleen geen Ster.
rules-gelini-actions-2 = **Feesttelefoontje.** Ga terug naar een fiche naar keuze achter je en pak die. Er moet dan nog iemand achter je staan.
rules-gelini-actions-3 = **Feestvolk.** Je mag een gast binnenlaten of een munt oprapen die alle pionnen voorbij zijn.
rules-gelini-actions-alt = Drie actiefiches: een flyer, een telefoon en een gastenlijst.
rules-gelini-actions-caption = Flyer, telefoontje en Feestvolk.

rules-gelini-tips-title = Goed om te weten
rules-gelini-tips-1 = Eén gast van een kleur is een uitnodiging: wie de volgende krijgt, haalt de jouwe erbij. Een complete groep blijft zitten.
rules-gelini-tips-2 = Wie achteraan blijft, is vaak aan de beurt; wie vooruitloopt, kiest als eerste, maar de band komt dichterbij.
rules-gelini-tips-3 = Kijk wie na jou komt voordat je een worp laat gaan: het blijft dezelfde worp.
rules-gelini-tips-4 = Loop niet naar de band zolang iemand minder vrije vakjes heeft dan jij.

rules-gelini-rulings-title = Hoe wij de regels lezen
rules-gelini-rulings-text = Waar de spelregels zwijgen of op twee manieren te lezen zijn, speelt Nightowl zo.
rules-gelini-rulings-1 = Er zijn elf vriendengroepen: drie van vier keer 1, vier van drie keer 2, vier van een 1, een 2 en een 3.
rules-gelini-rulings-2 = Een Ster vult vijf vakjes, de band drie.
rules-gelini-rulings-3 = Vakjes worden geteld; niemand hoeft vormen te puzzelen.
rules-gelini-rulings-4 = Na tien worpen achter elkaar die niemand gebruikte, moet de achterste met de volgende lopen. Jullie kunnen een ander aantal afspreken.
rules-gelini-rulings-5 = Vriendengroepen komen en Sterren worden geboekt zonder te vragen, want dat is bijna altijd goed. Met ‘Vrije keuze’ wordt het je gevraagd; dan komt een groep helemaal of niet.
rules-gelini-rulings-6 = Wie de band bereikt, neemt hem. Minder dan nul vrije vakjes bestaat niet.
rules-gelini-rulings-7 = De Feestflyer haalt ook vips en gasten uit complete groepen.
rules-gelini-rulings-8 = Het Feesttelefoontje mag naar een andere actiefiche leiden, die dan ook werkt.
rules-gelini-rulings-9 = Voor het Feestvolk is een vip ook een gast, en ook je eigen pion moet hem voorbij zijn.
rules-gelini-rulings-10 = Een actie die niet uit te voeren is, doet niets.

first-gelini-set-up = De rij vormt zich: gasten van één kleur zijn vrienden en blijven bij elkaar.
first-gelini-order = Wie helemaal achteraan staat, gooit altijd als eerste.
first-gelini-roll = Op de dobbelsteen staan 1, 2, 3, 3, 4 en 5: een 3 komt dus het vaakst.
first-gelini-move = Loop je, dan pak je de fiche die je bereikt; blijf je staan, dan mag de volgende deze worp gebruiken.
first-gelini-must-move = Te veel worpen zijn blijven liggen: nu moet de achterste pion lopen.
first-gelini-flyer = Kies een gast van een kleur die je al hebt: de rest van de vriendengroep komt mee.
first-gelini-call = Je mag naar elke fiche achter je, zolang er daarna nog iemand achter je staat.
first-gelini-people = Deze is iedereen voorbijgelopen: kies er een, of bedank.
first-gelini-gather = Neem je ze allemaal, dan blijven ze bij jou; laat je ze, dan kunnen anderen ze nog halen.
first-gelini-hire = Een Ster vult vijf vakjes, meer dan welke gast ook, en niemand kan hem afpakken.
first-gelini-over = Een volle dansvloer wint meteen; na het laatste nummer winnen de minste vrije vakjes.
