### De regels van Nightshift, en wat je de eerste keer te lezen krijgt.

rules-nightshift-idea-title = Een nacht aan het werk
rules-nightshift-idea-text = Jullie zijn danseressen, en dit is een werknacht. Loop de zaal door, kijk wie er zit, haal de juiste klanten over tot de privékamer of de vipkamer, en weet wanneer je moet stoppen. Wie het meeste geld heeft als het licht aangaat, wint. Voor 1 tot 5 volwassenen: tegen elkaar, samen, twee tegen twee of alleen tegen Diamond.

rules-nightshift-club-title = De nachtclub
rules-nightshift-club-text = Twaalf tafels vormen een ring, en aan elke zit een gedekte klant. Jullie beginnen allemaal in de kleedkamer, met een shotje, bubbels en een geheime Machtkaart.
rules-nightshift-club-1 = De **kleedkamer** komt uit op de onderste tafel.
rules-nightshift-club-2 = Aan de **bar**, bij de drie tafels aan de overkant, koop je drankjes.
rules-nightshift-club-3 = Van het **podium** gaan links en rechts trappen naar beneden.
rules-nightshift-club-4 = Van onder de **privékamer** en de **vipkamer** stap je terug de zaal in.
rules-nightshift-club-5 = Met Energie kom je er niet in: je wordt geroepen, uitgenodigd of gestuurd. Aan één tafel mogen zoveel danseressen staan als willen.
rules-nightshift-club-alt = De club van boven: twaalf tafels in een ring, sommige klanten open, andere gedekt. Boven de bar, onder de kleedkamer, in het midden het podium, links de privékamer, rechts de vipkamer.
rules-nightshift-club-caption = De club van boven.
rules-nightshift-club-locker = Kleedkamer
rules-nightshift-club-bar = De bar
rules-nightshift-club-stage = Podium
rules-nightshift-club-private = Privé
rules-nightshift-club-vip = Vip

rules-nightshift-round-title = Een ronde
rules-nightshift-round-text = De klok toont hoe ver de nacht is: 16 rondes voor de lange dienst, 12 voor de korte.
rules-nightshift-round-1 = **Het huis.** Als de klok het zegt: nieuwe gasten, een gebeurtenis, of licht aan.
rules-nightshift-round-2 = **Het podium.** Wie op het rooster staat, treedt op of betaalt.
rules-nightshift-round-3 = **Jullie beurten.** Ieder één, met de klok mee.
rules-nightshift-round-4 = De klok schuift door.
rules-nightshift-round-table = Wat het huis doet
rules-nightshift-round-head-1 = Klok
rules-nightshift-round-head-2 = Wat er gebeurt
rules-nightshift-round-refresh = Nieuwe gasten
rules-nightshift-round-refresh-about = Open klanten zonder afspraak vertrekken; aan de lege tafels komen nieuwe, gedekt.
rules-nightshift-round-event = Gebeurtenis
rules-nightshift-round-event-about = Rond middernacht wordt één gebeurteniskaart getrokken en doet wat erop staat.
rules-nightshift-round-lights = Licht aan
rules-nightshift-round-lights-about = In de voorlaatste ronde: nieuwe gasten, en daarna gaat iedereen open.

rules-nightshift-floor-title = Je beurt in de zaal
rules-nightshift-floor-text = Je hebt 4 Energie. Wat je niet gebruikt, is weg.
rules-nightshift-floor-1 = **1 Energie:** één tafel verder, welke kant ook; of de klant aan je tafel omdraaien.
rules-nightshift-floor-2 = **Gratis, aan de bar:** één keer per beurt kopen wat je wilt: een shotje voor $ 500, bubbels voor $ 1.000. Je houdt hoogstens drie drankjes.
rules-nightshift-floor-3 = **Gratis:** een shotje drinken voor 1 Energie meer, of Machtkaarten spelen.
rules-nightshift-floor-4 = **Aanspreken of stelen:** gooien aan je tafel. Dat beëindigt altijd je beurt.

rules-nightshift-customer-title = Een klant
rules-nightshift-customer-text = Elk heeft één tot drie **sterren** (hoe goed hij betaalt), **Trouw** (hoe moeilijk hij te stelen is, en wat hij aan het eind waard is) en enkele **uitkomsten**. Sommigen hebben een van jullie het liefst: voor haar heeft hij meer sterren, en zijn Trouw telt aan het eind dubbel. Op sommige ruggen zie je een **gulle gast**.
rules-nightshift-customer-alt = De kaart van een klant: twee sterren, drie voor zijn liefste danseres; Trouw zes; uitkomsten: vanaf twee contanten, vanaf vier de privékamer, vanaf zes de vipkamer.
rules-nightshift-customer-caption = Sterren, Trouw en uitkomsten met het getal dat je nodig hebt.

rules-nightshift-engage-title = Aanspreken
rules-nightshift-engage-text = Aan je tafel zit iemand open en zonder afspraak. Praat met hem.
rules-nightshift-engage-1 = Gooi. Ervoor en erna mogen jij en de anderen kaarten spelen.
rules-nightshift-engage-2 = Na de worp mag je shotjes drinken, elk +1. Een resultaat is nooit lager dan 1.
rules-nightshift-engage-3 = Kies één uitkomst waarvan je resultaat het getal haalt. Is die er niet, dan gebeurt er niets.
rules-nightshift-engage-4 = Zegt hij een kamer **toe**, dan ligt jouw fiche op hem en begint je volgende beurt daar met hem. Je hebt hoogstens één afspraak.
rules-nightshift-engage-5 = Andere uitkomsten brengen contanten of een rekening, Machtkaarten, drankjes, een gang naar de kleedkamer, of sturen klanten weg.

rules-nightshift-steal-title = Stelen
rules-nightshift-steal-text = De klant van een ander zit nog aan zijn tafel tot zij aan de beurt is. Ga erbij staan en gooi minstens zijn Trouw: jouw fiche vervangt de hare, de kamer blijft. Of het lukt of niet, je beurt is voorbij. Een klant kan maar één keer gestolen worden.

rules-nightshift-dad-title = Papa
rules-nightshift-dad-text = Papa kun je niet overslaan. Zit hij open en sta je aan zijn tafel, of loop je erheen, dan ga je niet verder: kopen, drinken en kaarten spelen mag, maar dan moet je op hem gooien. Heb je dat gedaan en sta je er nog, dan mag je in een latere beurt weg. Een Machtkaart mag je bij hem weghalen.

rules-nightshift-private-title = De privékamer
rules-nightshift-private-text = Hier tart je het geluk met dansbewegingen.
rules-nightshift-private-1 = Draai één kaart tegelijk om, minstens één. Elke kaart toont één of twee bewegingen, en wat ze oplevert voor één, twee en drie sterren.
rules-nightshift-private-2 = Na elke kaart mag je weg: tel de kolom met de sterren van je klant op. Het geld en de klant zijn van jou.
rules-nightshift-private-3 = **Drie keer dezelfde beweging: flop.** Je krijgt $ 500, en de klant vertrekt.
rules-nightshift-private-4 = **Bubbels** maken de laatste kaart ongedaan, ook een flop, maar dan moet je er nog een trekken.
rules-nightshift-private-alt = Drie kaarten naast elkaar: draai en trap, wiegen, twee keer draai. De drie draaien zijn gemarkeerd: flop.
rules-nightshift-private-caption = Drie draaien over alle kaarten: dat is een flop.

rules-nightshift-vip-title = De vipkamer
rules-nightshift-vip-text = Hier win je een hart. Je eigen eigenschap is er vanaf het begin.
rules-nightshift-vip-1 = Gooi de vipdobbelsteen. Een **nieuwe** eigenschap: hij valt een niveau meer voor je.
rules-nightshift-vip-2 = Voor de volgende worp mag je weg met het loon van je niveau. De eerste worp moet.
rules-nightshift-vip-3 = Een die je **al hebt gewonnen**: het is voorbij, je krijgt het loon van je niveau, en hij is van jou.
rules-nightshift-vip-4 = Je **eigen** eigenschap: flop. Je krijgt $ 1.000, en de klant vertrekt.
rules-nightshift-vip-5 = Alle vier de andere: VERLIEFD, en het eindigt vanzelf. Bubbels maken een worp ongedaan; dan moet je opnieuw gooien.
rules-nightshift-vip-alt = Vijf harten op een rij, je eigen hart eerst; met elk nieuw hart stijgt het niveau: geïnteresseerd, verkikkerd, geobsedeerd, verliefd.
rules-nightshift-vip-caption = Van GEÏNTERESSEERD tot VERLIEFD.
rules-nightshift-vip-table = Wat de vipkamer oplevert
rules-nightshift-vip-head-1 = Niveau
rules-nightshift-vip-head-2 = 1 ster
rules-nightshift-vip-head-3 = 2 sterren
rules-nightshift-vip-head-4 = 3 sterren

rules-nightshift-stage-title = Het podium
rules-nightshift-stage-text = De klok toont wie op het rooster staat. Ben jij het, betaal dan $ 1.000 om het over te slaan (als je dat hebt), of ga:
rules-nightshift-stage-1 = Heb je een klant met afspraak, dan vertrekt hij.
rules-nightshift-stage-2 = Elke gedekte gulle gast in de club geeft je $ 500.
rules-nightshift-stage-3 = Je trekt twee Machtkaarten.
rules-nightshift-stage-4 = Je beurt heb je toch; de eerste Energie brengt je de trap af.

rules-nightshift-power-title = De Machtkaarten
rules-nightshift-power-text = Het zijn er veertig, elk maar één keer. Je hand is geheim.
rules-nightshift-power-1 = Elke kaart zegt wanneer je hem speelt: in je beurt, voor of na een worp, in een kamer, als een klant toezegt of gestolen wordt …
rules-nightshift-power-2 = Meerdere antwoorden op hetzelfde komen met de klok mee vanaf de actieve speelster, elk één kaart, tot allen passen. Speel er zoveel je wilt.
rules-nightshift-power-3 = Op schermen antwoord je een paar seconden lang in het geheim. Een kaart die zinloos is geworden, komt ongezien terug. Je kunt ook zeggen dat je niet meer gevraagd wilt worden.

rules-nightshift-end-title = Sluitingstijd
rules-nightshift-end-text = Na de laatste ronde mag wie nog een afspraak heeft, nog één keer naar de kamer. Dan worden je klanten abonnees: tel de Trouw op van alle klanten die je hebt gewonnen (dubbel voor wie jou het liefst heeft) en zoek het op. Het meeste geld wint; bij gelijke stand de waarde van de drankjes; daarna wordt gedeeld.
rules-nightshift-end-table = Wat abonnees opleveren
rules-nightshift-end-head-1 = Trouw
rules-nightshift-end-head-2 = Opbrengst
rules-nightshift-end-none = 0 tot en met 9
rules-nightshift-end-10 = 10 tot en met 14
rules-nightshift-end-15 = 15 tot en met 19
rules-nightshift-end-20 = 20 tot en met 24
rules-nightshift-end-25 = 25 tot en met 29
rules-nightshift-end-30 = 30 tot en met 34
rules-nightshift-end-35 = 35 tot en met 39
rules-nightshift-end-40 = 40 tot en met 44
rules-nightshift-end-45 = 45 tot en met 49
rules-nightshift-end-50 = 50 en meer

rules-nightshift-dancers-title = De danseressen
rules-nightshift-dancers-text = Elk heeft een eigenschap, haar eigen hart in de vipkamer, en iets wat ze het best kan. Je kunt afspreken zonder deze gaven te spelen.
rules-nightshift-dancers-table = Wie wat kan
rules-nightshift-dancers-head-1 = Danseres
rules-nightshift-dancers-head-2 = Eigenschap
rules-nightshift-dancers-head-3 = Gave

rules-nightshift-modes-title = Alleen en samen
rules-nightshift-modes-text = Dezelfde nacht in ander gezelschap.
rules-nightshift-modes-1 = **Alleen tegen Diamond.** Telkens als er nieuwe gasten komen, ook in de eerste ronde, neemt zij ongezien een klant van de stapel en $ 1.000 voor elke gulle gast in de club. Gedekte klanten die dat niet zijn, gaan onder de stapel. Verdien meer dan zij. Kaarten die anderen nodig hebben, doen niet mee.
rules-nightshift-modes-2 = **Samen.** Een boete dreigt de club te sluiten. De handen zijn open, de gemene kaarten doen niet mee, en samen moeten jullie het doel halen. Eén persoon mag meerdere danseressen leiden.
rules-nightshift-modes-3 = **Twee tegen twee.** Teamgenoten zitten tegenover elkaar en mogen elkaar hun Machtkaarten tonen. Al het andere blijft van jezelf; het team met het meeste geld wint.
rules-nightshift-modes-table = Wat de club samen nodig heeft
rules-nightshift-modes-head-1 = Danseressen
rules-nightshift-modes-head-2 = Lange dienst
rules-nightshift-modes-head-3 = Korte dienst

rules-nightshift-tips-title = Goed om te weten
rules-nightshift-tips-1 = Bubbels zijn een verzekering: heb er een bij je voor je een kamer in gaat.
rules-nightshift-tips-2 = Voor een klant die jou het liefst heeft, loop je graag de club door; wie een ander liever heeft, steel je voor zij er is.
rules-nightshift-tips-3 = Kijk op de klok: maak geen afspraak vlak voor je het podium op moet.
rules-nightshift-tips-4 = Wie veel Trouw heeft, betaalt twee keer: in de kamer en bij sluitingstijd.

rules-nightshift-rulings-title = Hoe wij de regels lezen
rules-nightshift-rulings-text = Waar de spelregels zwijgen of op twee manieren te lezen zijn, speelt Nightowl zo.
rules-nightshift-rulings-1 = De meeste kaarten, gaven, gebeurtenissen en klokken zijn van ons, want geen openbare bron drukt ze af. Wie de doos heeft, kan met eigen kaarten spelen.
rules-nightshift-rulings-2 = De plattegrond als wijzerplaat: de kleedkamer komt uit op 6, de bar bedient 11, 12 en 1, de trappen gaan naar 9 en 3, de privékamer naar 10, de vipkamer naar 2.
rules-nightshift-rulings-3 = In een ronde komt het huis vóór het podium.
rules-nightshift-rulings-4 = Dat een resultaat minstens 1 is, geldt aan het eind, na alles wat het verandert.
rules-nightshift-rulings-5 = Een gestolen klant kan pas weer gestolen worden als die afspraak voorbij is.
rules-nightshift-rulings-6 = ‘Beide kanten’ zijn de twee tafels ernaast, en ook een klant met afspraak moet daar weg.
rules-nightshift-rulings-7 = In de vipkamer is er geen niveau vóór de eerste nieuwe eigenschap; daarom moet de eerste worp. VERLIEFD beëindigt de beurt meteen: bubbels kunnen dat niet ongedaan maken.
rules-nightshift-rulings-8 = Gelijk in geld en drankjes wordt gedeeld; bij twee tegen twee tellen die van het team.
rules-nightshift-rulings-9 = Inkomsten zijn openbaar; ‘verborgen geld’ verbergt alleen de totalen. Gedwongen betalingen nemen wat er is; onder $ 0 komt niemand.

first-nightshift-cast = Elke danseres heeft een eigenschap en een eigen gave.
first-nightshift-first = Wie er ook begint: de hele nacht gaat het met de klok mee.
first-nightshift-pick = Kies wie je wilt zijn: haar gave zegt wat ze het best kan.
first-nightshift-deal = Twaalf klanten gaan zitten, gedekt; op sommige ruggen zie je een gulle gast.
first-nightshift-power = Machtkaarten zijn geheim, en elke zegt wanneer je hem mag spelen.
first-nightshift-event = Rond middernacht gebeurt er iets wat iedereen aangaat.
first-nightshift-stage = Het podium brengt fooien en twee Machtkaarten, maar een klant met afspraak vertrekt; overslaan kost $ 1.000.
first-nightshift-turn = Je hebt 4 Energie om te lopen en klanten om te draaien; een worp op een klant beëindigt je beurt.
first-nightshift-reveal = Kijk naar sterren, Trouw en uitkomsten: is hij een worp waard?
first-nightshift-roll = Nu beslist de dobbelsteen; daarna kunnen shotjes en kaarten het resultaat nog veranderen.
first-nightshift-which-die = Er zijn twee dobbelstenen gevallen, en jij zegt welke telt.
first-nightshift-outcome = Kies een uitkomst die je resultaat haalt; het hoeft niet de hoogste te zijn.
first-nightshift-swap = Kies een klant die al weg was: hij gaat hier weer open zitten.
first-nightshift-send-off = Kies wie er weg moet, al is het de klant van een ander.
first-nightshift-keep = Drie drankjes mag je houden: een shotje helpt bij een worp, bubbels redden je in een kamer.
first-nightshift-aim = Zeg voor wie of wat je kaart bedoeld is.
first-nightshift-private = Trek nog een kaart, of pak je geld en ga: drie keer dezelfde beweging is een flop.
first-nightshift-draw = Tel de bewegingen: de derde gelijke is er een te veel.
first-nightshift-pick-draw = Twee kaarten liggen open; kies welke je hebt getrokken.
first-nightshift-vip = Gooi om een nieuwe eigenschap, of ga met het loon van je niveau: je eigen eigenschap is een flop.
first-nightshift-charm = Een nieuwe eigenschap is een niveau erbij, een gewonnen maakt er een eind aan, je eigen is een flop.
first-nightshift-other-turn = De beurt van een ander begint: sommige kaarten passen precies nu, of laat het gaan.
first-nightshift-before-roll = Zo valt de dobbelsteen: sommige kaarten passen precies nu, of laat het gaan.
first-nightshift-after-roll = De dobbelsteen is gevallen: shotjes en kaarten kunnen het resultaat nog veranderen, of laat het gaan.
first-nightshift-on-steal = Er wordt zo een klant gestolen: sommige kaarten kunnen dat nog veranderen, of laat het gaan.
first-nightshift-on-commit = Een klant heeft net toegezegd: sommige kaarten kunnen dat nog veranderen, of laat het gaan.
first-nightshift-on-leave = Iemand wil met haar loon weg: sommige kaarten passen precies nu, of laat het gaan.
first-nightshift-on-play = Er is een Machtkaart gespeeld: één kaart kan die tegenhouden, of laat het gaan.
first-nightshift-over = De Trouw van alle gewonnen klanten is uitbetaald: dit is de eindafrekening.
