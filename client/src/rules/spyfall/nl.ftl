### De regels van DC Spyfall, en wat je de eerste keer te lezen krijgt. Helden en Joker lezen dezelfde tips: geen ervan mag voor één kant zijn.

rules-spyfall-idea-title = Waar zijn we?
rules-spyfall-idea-text = Jullie zijn allemaal op dezelfde plek, en iedereen weet welke, behalve één: de Joker. Vraag, antwoord, laat de anderen merken dat je het weet, en verraad de plek niet. De Joker luistert, bluft en probeert erachter te komen waar jullie zijn. Voor 3 tot 8 spelers, het best vanaf 5.

rules-spyfall-deal-title = De kaarten
rules-spyfall-deal-text = Een zakje bevat zeven kaarten van één plek en één Jokerkaart. De Joker wordt altijd gedeeld, de andere kaarten komen uit die zeven. Alle helden hebben dus dezelfde plek, en iemand heeft de Joker. Houd je vinger op je kaart om hem te zien; laat los en hij is weer verborgen.
rules-spyfall-deal-alt = Vijf kaarten in een waaier: vier tonen dezelfde stad, één toont een narrenkap.
rules-spyfall-deal-caption = Dezelfde plek voor allemaal, en één Joker.

rules-spyfall-ask-title = Vragen en antwoorden
rules-spyfall-ask-text = De deler vraagt als eerste. Daarna vraagt wie heeft geantwoord.
rules-spyfall-ask-1 = Vraag wie je wilt, alleen niet degene die jou net iets vroeg.
rules-spyfall-ask-2 = Eén vraag, één antwoord, niet doorvragen.
rules-spyfall-ask-3 = Elk antwoord mag, zelfs een leugen. Alleen de naam van de plek zegt niemand.
rules-spyfall-ask-4 = Iedereen heeft de lijst van twintig plekken en mag er stiekem wegstrepen. De lijst verraadt niet wie je bent.
rules-spyfall-ask-alt = Vijf spelers in een kring. Een pijl gaat van de eerste naar de derde, dan van de derde naar de vijfde; een pijl meteen terug is doorgestreept.
rules-spyfall-ask-caption = Wie antwoordde, vraagt, maar nooit meteen terug.

rules-spyfall-stop-title = Hoe een ronde eindigt
rules-spyfall-stop-text = Op een van drie manieren. Een ronde duurt 6 minuten met 3 of 4 spelers, 7 met 5 of 6, 8 met 7 of 8.
rules-spyfall-stop-1 = **Beschuldiging.** Eén keer per ronde mag je de klok stilzetten en iemand beschuldigen. Iedereen behalve de beschuldigde stemt, ook de Joker. Alleen als **iedereen** het eens is, gaat de kaart open en is de ronde voorbij. Anders loopt de klok door.
rules-spyfall-stop-2 = **De Joker raadt.** Op elk moment mag de Joker stoppen, de kaart tonen en de plek noemen: goed of fout, de ronde is voorbij. Niet tijdens een stemming, en niet als de tijd om is.
rules-spyfall-stop-3 = **De tijd is om.** Praat een minuut vrijuit, dan wijst iedereen tegelijk een verdachte aan. Naar wie de meesten wijzen, toont de kaart. Bij gelijke stand ontkomt de Joker.
rules-spyfall-stop-alt = Drie tekens: een opgestoken hand voor de beschuldiging, een kaart met een vraagteken voor het raden, een stopwatch voor het eind van de tijd.
rules-spyfall-stop-caption = Beschuldigen, raden of wachten tot de tijd om is.

rules-spyfall-points-title = Punten
rules-spyfall-points-text = Een partij telt vijf rondes, tenzij jullie anders afspreken. De laatste Joker deelt de volgende ronde; geen plek komt twee keer voor in een partij. De meeste punten winnen, gelijke stand wordt gedeeld.
rules-spyfall-points-table = Punten van een ronde
rules-spyfall-points-head-1 = Wat er gebeurde
rules-spyfall-points-head-2 = De Joker
rules-spyfall-points-head-3 = Elke held
rules-spyfall-points-unexposed = De tijd is om, de Joker niet gevonden
rules-spyfall-points-convicted = Iedereen beschuldigt een held
rules-spyfall-points-named = De Joker noemt de plek
rules-spyfall-points-exposed = De Joker is ontmaskerd
rules-spyfall-points-wrong = De Joker noemt een verkeerde plek
rules-spyfall-points-bonus = Wordt de Joker ontmaskerd, dan krijgt wie hem deze ronde het eerst beschuldigde een punt extra, ook als die stemming mislukte.

rules-spyfall-harley-title = Harley Quinn-modus
rules-spyfall-harley-text = Vanaf 5 spelers. Een van de zeven kaarten van een plek draagt het teken van Harley; misschien wordt hij gedeeld, misschien niet. Wie hem heeft, kent de plek en helpt stiekem de Joker. De twee weten niets van elkaar. Noemt de Joker de plek, dan praten jullie een halve minuut en wijst iedereen behalve de Joker aan wie hij voor Harley houdt.
rules-spyfall-harley-table = Punten met Harley
rules-spyfall-harley-head-1 = Wat er gebeurde
rules-spyfall-harley-head-2 = De Joker
rules-spyfall-harley-head-3 = Harley
rules-spyfall-harley-head-4 = Elke held
rules-spyfall-harley-hidden = De plek is genoemd, Harley blijft verborgen
rules-spyfall-harley-found = De plek is genoemd, Harley wordt gevonden
rules-spyfall-harley-unexposed = De tijd is om, de Joker niet gevonden
rules-spyfall-harley-convicted = Iedereen beschuldigt een held
rules-spyfall-harley-mistaken = Iedereen ziet Harley voor de Joker aan
rules-spyfall-harley-exposed = De Joker is ontmaskerd
rules-spyfall-harley-wrong = De Joker noemt een verkeerde plek

rules-spyfall-jest-title = Grap van de Joker
rules-spyfall-jest-text = Een modus: tussen de zakjes zit er een vol Jokers. Heb je een Jokerkaart en denk je dat iedereen er een heeft, stop dan en roep de grap uit. Klopt het, dan krijg jij 3 punten, anders krijgt elke held er 1. Doorziet niemand hem, dan scoort niemand.

rules-spyfall-multiverse-title = Multiversumwaanzin
rules-spyfall-multiverse-text = Een modus: in twee van de zakjes toont elke kaart een andere plek, en een Joker is er helemaal niet. Eén keer per ronde mag iedereen stoppen en dat beweren; allen stemmen, en meer dan de helft moet het eens zijn om de ronde te beëindigen.
rules-spyfall-multiverse-1 = Het klopt: 3 punten voor wie het beweerde, 1 voor ieder die het eens was.
rules-spyfall-multiverse-2 = Het klopt niet: 3 punten voor de Joker, hoe die ook stemde, en 1 voor ieder die tegen was.
rules-spyfall-multiverse-3 = Merkt niemand het, dan scoort niemand.

rules-spyfall-mission-title = Supermissie
rules-spyfall-mission-text = Een modus: elke ronde krijgt iedereen een geheime kracht. Sommige werken één keer en worden dan getoond, andere gelden de hele ronde. Aan het eind gaan ze allemaal open en kiezen jullie de beste vertolking: voor de eer, niet voor punten.
rules-spyfall-mission-table = De krachten
rules-spyfall-mission-head-1 = Kracht
rules-spyfall-mission-head-2 = Wat hij doet

rules-spyfall-talk-title = Drie manieren om te praten
rules-spyfall-talk-text = Jullie tafel beslist voor de partij.
rules-spyfall-talk-1 = **Hardop.** Jullie zitten samen of bellen. Het scherm deelt en houdt beurten, klok en stemmingen bij.
rules-spyfall-talk-2 = **Schriftelijk.** Vragen en antwoorden worden getypt.
rules-spyfall-talk-3 = **Met vraagkaarten.** Kies vraag en antwoord uit kaarten; iedereen leest ze in de eigen taal, en ook bots begrijpen ze.

rules-spyfall-places-title = De twintig plekken
rules-spyfall-places-text = In een nieuwe partij zitten ze allemaal weer in de doos.

rules-spyfall-tips-title = Goed om te weten
rules-spyfall-tips-1 = Het antwoord van een held zegt veel als je de plek kent, en weinig als je hem niet kent.
rules-spyfall-tips-2 = Te vaag klinkt als de Joker; te duidelijk vertelt de Joker alles.
rules-spyfall-tips-3 = Ben je de Joker, antwoord dan rustig en vraag wat je overal zou kunnen vragen.
rules-spyfall-tips-4 = Je kunt maar één keer per ronde beschuldigen: vroeg levert een extra punt op, laat is zekerder.

rules-spyfall-rulings-title = Hoe wij de regels lezen
rules-spyfall-rulings-text = Waar de spelregels zwijgen of op twee manieren te lezen zijn, speelt Nightowl zo.
rules-spyfall-rulings-1 = Wie het eerst deelt, bepaalt het toeval. Na een bijzondere ronde deelt wie die juist beëindigde, anders de plaats na de deler.
rules-spyfall-rulings-2 = Stemmen zijn geheim en gaan open als de laatste binnen is. Wie beschuldigt of beweert, telt als ja.
rules-spyfall-rulings-3 = Tijdens een stemming kan niemand anders stoppen; van twee stops telt de eerste. Is de tijd om, dan kan niemand meer beschuldigen, raden, uitroepen of beweren.
rules-spyfall-rulings-4 = Na een mislukte stemming mag de Joker weer raden, maar alleen plekken die in deze partij nog niet gespeeld zijn.
rules-spyfall-rulings-5 = Op schermen is er na elk antwoord een korte pauze, zodat iedereen kan stoppen. Niet bij hardop praten.
rules-spyfall-rulings-6 = Het open overleg aan het eind duurt een minuut, of tot iedereen klaar is. Dan onthoudt niemand zich en wijst niemand zichzelf aan; ‘iedereen beschuldigt’ betekent iedereen behalve de beschuldigde.
rules-spyfall-rulings-7 = Na 60 vragen is de tijd om. Elke vraagkaart komt één keer per ronde aan bod.
rules-spyfall-rulings-8 = Harley wordt ook gezocht als haar kaart niet is gedeeld; bij gelijke stand wordt niemand gevonden. Het punt voor de eerste beschuldiging gaat alleen naar een held.
rules-spyfall-rulings-9 = Alleen wie een Jokerkaart heeft, kan de grap uitroepen. Een bijzondere ronde die anders eindigt dan door haar eigen uitroep, levert niets op.
rules-spyfall-rulings-10 = Een Harley die tegen een valse bewering stemt, krijgt het punt als ieder ander. Een multiversumkaart mag een al gespeelde plek tonen, tenzij jullie anders afspreken.
rules-spyfall-rulings-11 = Elf van de twaalf krachten zijn van ons. Voor het Godcomplex wordt iedereen die ja zei even lang gevraagd, zodat de pauze niets verraadt.
rules-spyfall-rulings-12 = Wie tussen twee rondes meedoet, begint zonder punten; wie weggaat, neemt de zijne mee. Is de deler weg, dan deelt de volgende die er nog is.

first-spyfall-deal = Bekijk je kaart in het geheim: hij toont waar jullie zijn, of dat jij de Joker bent.
first-spyfall-ask = Kies wie je wilt horen: iedereen mag, alleen niet degene die jou net iets vroeg.
first-spyfall-question = Een goede vraag laat merken dat je het weet, en laat het antwoord open.
first-spyfall-answer = Zinspeel op de plek zonder hem te noemen: te vaag is verdacht, te duidelijk verraadt hem.
first-spyfall-pause = Dit is het moment om te stoppen als je iets zeker weet; laat het anders doorgaan.
first-spyfall-accusation = Alleen als iedereen het eens is, gaat de kaart open; bij één nee gaat het spel verder.
first-spyfall-god-complex = Misschien toont iemand nu een kracht die de stemming unaniem maakt; iedereen die ja zei, krijgt dezelfde vraag.
first-spyfall-claim = Zeg ja als je denkt dat elke kaart een andere plek toont; meer dan de helft moet het eens zijn.
first-spyfall-discussion = De tijd is om: praat vrijuit, dan wijst iedereen een verdachte aan; stoppen kan niemand meer.
first-spyfall-point = Iedereen wijst op hetzelfde moment en niemand naar zichzelf; bij gelijke stand ontkomt de Joker.
first-spyfall-harley-talk = De Joker had gelijk: zoek nu uit wie er hielp, als iemand dat deed.
first-spyfall-harley-vote = Wijs aan wie je voor Harley houdt; wordt ze gevonden, dan krijgt ze niets en elke held een punt.
first-spyfall-honour = Deze stemming levert geen punten op, alleen applaus.
first-spyfall-over = Kijk wie wie was en hoe de punten vielen; de laatste Joker deelt de volgende ronde.
