### De regels van Weerwolf, en wat je de eerste keer te lezen krijgt.

rules-werewolf-idea-title = Eén nacht in het dorp
rules-werewolf-idea-text = Eén nacht, één dag, één stemming. In het dorp verschuilen zich weerwolven, en ’s ochtends zijn sommigen niet meer wie ze ’s avonds waren. Praat, bluf, luister, en wijs dan allemaal tegelijk iemand aan. Voor 3 tot 10 spelers; een spel duurt zo’n tien minuten.

rules-werewolf-start-title = De kaarten
rules-werewolf-start-text = Er zijn drie kaarten meer dan spelers. Iedereen krijgt er een en bekijkt die; drie liggen gedekt in het midden. Welke rollen meedoen, weet iedereen. Wie ze heeft, weet niemand.
rules-werewolf-start-alt = Vijf spelers zitten rond een tafel, elk met een gedekte kaart voor zich. Nog drie kaarten liggen gedekt in het midden.
rules-werewolf-start-caption = Een kaart voor iedereen, drie in het midden.

rules-werewolf-night-title = De nacht
rules-werewolf-night-text = Iedereen slaapt, en de rollen worden een voor een wakker, in deze volgorde. Wie wakker wordt, bepaalt de kaart die je **gedeeld** kreeg, wat er daarna ook mee is gebeurd. Elke rol in het spel wordt opgeroepen, ook een die in het midden ligt.
rules-werewolf-night-alt = De maan trekt langs negen haltes door de lucht, een voor elke rol die wakker wordt, van de Dubbelganger tot de Slapeloze, tot de zon opkomt.
rules-werewolf-night-caption = Negen haltes van avond tot ochtend.
rules-werewolf-night-table = Wie wakker wordt, en waarvoor
rules-werewolf-night-head-1 = Rol
rules-werewolf-night-head-2 = ’s Nachts
rules-werewolf-night-doppelganger = Bekijkt de kaart van een ander en wordt die rol.
rules-werewolf-night-werewolf = Zien elkaar. Wie alleen is, mag één kaart in het midden bekijken.
rules-werewolf-night-minion = Ziet de Weerwolven. Zij zien hem niet.
rules-werewolf-night-mason = Zien elkaar.
rules-werewolf-night-seer = Mag de kaart van een ander bekijken, of twee kaarten in het midden.
rules-werewolf-night-robber = Mag van kaart ruilen met een ander, en bekijkt de nieuwe.
rules-werewolf-night-troublemaker = Mag de kaarten van twee anderen verwisselen, zonder te kijken.
rules-werewolf-night-drunk = Moet ruilen met een kaart in het midden, zonder te kijken.
rules-werewolf-night-insomniac = Bekijkt de eigen kaart: is het nog dezelfde?
rules-werewolf-night-hunter = Slaapt. Sterft hij, dan sterft ook op wie hij stemde.
rules-werewolf-night-tanner = Slaapt. Hij haat zijn werk en wil dood.
rules-werewolf-night-villager = Slaapt, en heeft niets te verbergen.

rules-werewolf-day-title = De dag
rules-werewolf-day-text = ’s Ochtends **ben je de kaart die nu voor je ligt**, ook als je niet weet welke dat is. Niemand bekijkt nog een kaart.
rules-werewolf-day-1 = Zeg wat je wilt: de waarheid, de halve, of een mooie leugen. Laten zien mag niet.
rules-werewolf-day-2 = Vertel met een paar tikken wat je was en wat je zag: iedereen leest het in de eigen taal.
rules-werewolf-day-3 = Leg rolfiches op kaarten om te laten zien wat je gelooft.
rules-werewolf-day-4 = Is de tijd om, of is iedereen klaar, dan wordt er gestemd.

rules-werewolf-vote-title = De stemming
rules-werewolf-vote-text = Een, twee, drie: iedereen wijst op hetzelfde moment een ander aan.
rules-werewolf-vote-1 = Wie de meeste stemmen heeft, sterft. Bij gelijke stand sterven ze allemaal.
rules-werewolf-vote-2 = Heeft niemand meer dan één stem, dan sterft niemand: de kring van vingers is rond.
rules-werewolf-vote-3 = Een Jager die sterft, neemt mee naar wie hij wees.
rules-werewolf-vote-alt = Vijf spelers wijzen elkaar aan met pijlen. Naar één wijzen twee pijlen: die heeft de meeste stemmen.
rules-werewolf-vote-caption = Twee vingers naar één speler: dat is genoeg.

rules-werewolf-win-title = Wie wint
rules-werewolf-win-text = Alleen de kaart die aan het eind voor je ligt, telt. Dan gaan alle kaarten open en wordt het verhaal van de nacht verteld.
rules-werewolf-win-table = Wie wint wanneer
rules-werewolf-win-head-1 = Partij
rules-werewolf-win-head-2 = Wint als
rules-werewolf-win-village = Het dorp
rules-werewolf-win-village-if = er minstens één Weerwolf sterft; of als niemand Weerwolf is en niemand sterft.
rules-werewolf-win-werewolf = De Weerwolven, en de Handlanger met hen
rules-werewolf-win-werewolf-if = iemand Weerwolf is en er geen Weerwolf en geen Leerlooier sterft. Sterft de Handlanger, dan geeft dat niet: hij wint toch.
rules-werewolf-win-tanner = De Leerlooier
rules-werewolf-win-tanner-if = hij zelf sterft. Hij hoort bij niemand.
rules-werewolf-win-minion = Een Handlanger zonder Weerwolven
rules-werewolf-win-minion-if = hij leeft en een ander sterft.
rules-werewolf-win-nobody = Het kan gebeuren dat niemand wint.

rules-werewolf-doppelganger-title = De Dubbelganger
rules-werewolf-doppelganger-text = De lastigste rol van allemaal: laat die in jullie eerste spellen weg.
rules-werewolf-doppelganger-1 = Als Ziener, Rover, Onruststoker of Dronkaard doet zij **meteen** wat die doet, en later niet nog eens.
rules-werewolf-doppelganger-2 = Als Weerwolf of Vrijmetselaar wordt zij met de anderen wakker en hoort erbij. Als Handlanger of Slapeloze krijgt zij een eigen oproep.
rules-werewolf-doppelganger-3 = Als Jager, Leerlooier of Dorpeling is zij precies dat: als Leerlooier wint zij alleen door zelf te sterven.
rules-werewolf-doppelganger-4 = Haar kaart **is** de gekopieerde rol, bij wie die ook terechtkomt. Wie hem ’s nachts bekijkt, ziet alleen ‘Dubbelganger’.

rules-werewolf-screens-title = De nacht op schermen
rules-werewolf-screens-text = Je scherm onthoudt wat je kreeg en wat je zag: niets hoeft uit het hoofd.
rules-werewolf-screens-1 = **Snelle nacht.** Iedereen kiest tegelijk, in drie delen van gelijke lengte. Ook wie slaapt, tikt. Alles gebeurt in de volgorde van wakker worden.
rules-werewolf-screens-2 = **Vertelde nacht.** De rollen worden een voor een opgeroepen, elk even lang, ook een die niemand heeft.
rules-werewolf-screens-3 = Noch de lengte van een pauze, noch iets op een scherm verraadt een rol.

rules-werewolf-sets-title = Welke rollen?
rules-werewolf-sets-text = Deze sets staan klaar. Je kunt er ook een willekeurig trekken of zelf kiezen: drie kaarten meer dan spelers, minstens één Weerwolf, beide Vrijmetselaars of geen.
rules-werewolf-sets-table = Kant-en-klare sets
rules-werewolf-sets-head-1 = Spelers
rules-werewolf-sets-head-2 = Rollen
rules-werewolf-sets-doppelganger = Met de Dubbelganger

rules-werewolf-match-title = Een toernooi
rules-werewolf-match-text = Speel meerdere spellen: wie een spel wint, krijgt een fiche. Wie alleen aan kop gaat met vijf fiches of meer, wint het toernooi.

rules-werewolf-tips-title = Goed om te weten
rules-werewolf-tips-1 = Zeg niet meteen wat je bent: hoor eerst wat anderen beweren, misschien spreekt iemand zichzelf tegen.
rules-werewolf-tips-2 = Ook een dorpeling mag een beetje liegen, om te ontdekken wie er meer liegt.
rules-werewolf-tips-3 = Denk aan de Rover en de Onruststoker: misschien ben je allang Weerwolf zonder het te weten.
rules-werewolf-tips-4 = Wil iemand wel erg graag dood, denk dan aan de Leerlooier.

rules-werewolf-rulings-title = Hoe wij de regels lezen
rules-werewolf-rulings-text = Waar de spelregels zwijgen of op twee manieren te lezen zijn, speelt Nightowl zo.
rules-werewolf-rulings-1 = De Jager neemt mee op wie hij stemde; hij kiest niet opnieuw. Jager na Jager, tot het stil is.
rules-werewolf-rulings-2 = Zonder Weerwolven verliest een Handlanger die sterft. Door de dood van een Leerlooier wint hij, tenzij jullie anders afspreken.
rules-werewolf-rulings-3 = Een Dubbelgangerkaart die niemand heeft gekopieerd, omdat hij in het midden lag, is een Dorpeling.
rules-werewolf-rulings-4 = Een Dubbelganger die rooft of drinkt, is voor de winst de kaart die dan voor haar ligt; de weggegeven kaart geldt als Rover of Dronkaard.
rules-werewolf-rulings-5 = Een eenzame Weerwolf mag één kaart in het midden bekijken. Dat kun je uitzetten.
rules-werewolf-rulings-6 = De Ziener bekijkt de kaart van één speler, precies twee in het midden, of niets.
rules-werewolf-rulings-7 = De Slapeloze mag meedoen zonder Rover en Onruststoker, al valt er dan weinig te ontdekken.
rules-werewolf-rulings-8 = Niemand onthoudt zich: ontbreekt er een stem of een verplichte keuze als de tijd om is, dan beslist het toeval.
rules-werewolf-rulings-9 = De dag duurt 4 minuten met 3 of 4 spelers, 5 met 5 of 6, 7 met 7 of 8, en 8 met meer, tenzij jullie anders afspreken.
rules-werewolf-rulings-10 = Iedereen mag per dag 30 zinnen zeggen, en op een kaart ligt hooguit één rolfiche.
rules-werewolf-rulings-11 = Aan het eind ziet iedereen alle kaarten en alles wat er ’s nachts is gedaan.
rules-werewolf-rulings-12 = Als jullie dat afspreken, rekent het scherm uit welke verdelingen nog mogelijk zijn met wat jij weet. Anders staat dat uit.

first-werewolf-set-up = Onthoud welke rollen meedoen: drie van deze kaarten krijgt niemand.
first-werewolf-deal = Bekijk je kaart in het geheim: die bepaalt wanneer je wakker wordt, maar ’s ochtends kan het een andere zijn.
first-werewolf-night = Je hebt nu niets te doen; doe als alle anderen, dan merkt niemand het.
first-werewolf-doppelganger = Bekijk één kaart: vanaf nu ben je die rol, met haar partij en haar taak.
first-werewolf-werewolf = Je hebt geen partner: een blik in het midden geeft je een rol die je veilig kunt voorwenden.
first-werewolf-seer = De kaart van een speler vertelt je wie die is; twee uit het midden vertellen wie er niet in het dorp is.
first-werewolf-robber = Wat je pakt is van jou, ook de partij; de ander heeft nu jouw Rover.
first-werewolf-troublemaker = Geen van beiden weet van de ruil, tot jij het vertelt.
first-werewolf-drunk = Ruilen met het midden moet, en wat je geworden bent, hoor je niet.
first-werewolf-day = Zeg wat je was en wat je deed; het mag waar zijn, en voor het eind kan niemand het nagaan.
first-werewolf-vote = Iedereen wijst tegelijk; krijgt niemand een tweede stem, dan sterft niemand.
first-werewolf-over = Alleen de laatste kaart voor je telde; het verhaal van de nacht vertelt wie wat ruilde.
