### DC Spyfall, unofficial. `.about` of a power card says what it does: `$power-about`.

game-name = DC Spyfall
game-about = Iedereen weet waar jullie zijn, behalve de Joker onder jullie. Vraag, antwoord, laat je vrienden merken dat je het weet, en verraad de plek niet.

## Places, and what a bag may hold instead

location-arkham = Arkham-gesticht
location-atlantis = Atlantis
location-batcave = Batgrot
location-belle-reve = Gevangenis Belle Reve
location-ccpd = Politiebureau van Central City
location-daily-planet = Redactie van de Daily Planet
location-ferris = Vliegtuigfabriek Ferris
location-fortress = Fort der Eenzaamheid
location-gorilla-city = Gorillastad
location-gotham-state = Universiteit van Gotham
location-hall-of-justice = Hal van Gerechtigheid
location-iceberg-lounge = IJsberglounge
location-satellite = Satelliet van de Justice League
location-kandor = Flessenstad Kandor
location-lexcorp = LexCorp-toren
location-mogo = Planeet Mogo
location-star-labs = S.T.A.R.-laboratoria
location-themyscira = Eiland Themyscira
location-titans-tower = Titanentoren
location-warworld = Oorlogswereld
location-joker = Jokerkaart
location-jest = Grap van de Joker
location-multiverse = Multiversumwaanzin

## Power cards

power-god-complex = Godcomplex
    .about = Eén keer: hoor je bij de meerderheid tegen een beschuldigde, dan telt de stemming als unaniem.
power-spare-minute = Reserveminuut
    .about = Eén keer: ben jij aan de beurt om te vragen, voeg dan een minuut toe.
power-second-sight = Tweede blik
    .about = Eén keer: je mag deze ronde een tweede keer beschuldigen.
power-deflection = Afketsing
    .about = Eén keer: speel een vraag door aan iemand anders dan de vraagsteller.
power-no-comment = Geen commentaar
    .about = Eén keer: laat een vraag onbeantwoord.
power-boomerang = Boemerang
    .about = Eén keer: stel een vraag terug aan wie jou net vroeg.
power-truth-bound = Klare taal
    .about = De hele ronde: antwoord duidelijk, nooit vaag.
power-mist = Nevel
    .about = De hele ronde: antwoord nooit rechtuit.
power-neighbourly = Goede buur
    .about = De hele ronde: vraag alleen wie naast je zit.
power-third-person = Derde persoon
    .about = De hele ronde: spreek over jezelf bij je naam.
power-whisper = Fluisteren
    .about = De hele ronde: fluister alsof de muren oren hebben.
power-echo = Weerklank
    .about = De hele ronde: begin elk antwoord met het laatste woord van de vraag.

## Questions about the place

question-roof = Hebben we een dak boven ons hoofd?
question-wind = Zou de wind hier je haar in de war maken?
question-headcount = Hoeveel mensen zijn er hier?
question-queue = Moet je hier in de rij staan?
question-rules = Gelden hier strenge regels?
question-police = Zou de politie blij zijn met wat hier gebeurt?
question-temperature = Wat is hier de temperatuur?
question-snow = Zou een sneeuwpop het hier uithouden?
question-machines = Staat het hier vol machines?
question-modern = Is alles hier van de nieuwste soort?
question-floor = Hoe hoog zitten we?
question-outlook = Kun je hier ver kijken?
question-water = Is er veel water in de buurt?
question-fish = Zou een vis hier gelukkig zijn?
question-boss = Wie is hier de baas?
question-one-will = Beslist hier één persoon alles?
question-walk-in = Kan iedereen zo binnenlopen?
question-ticket = Heb je een pasje nodig om binnen te komen?
question-danger = Is het hier gevaarlijk?
question-shady = Hoeveel duistere figuren lopen hier rond?
question-capes = Hoeveel capes tel je?
question-autographs = Zouden kinderen hier handtekeningen verzamelen?
question-not-human = Kom je hier iemand tegen die geen mens is?
question-bars = Is het moeilijk hier weg te komen?
question-wages = Krijgen mensen betaald om hier te zijn?
question-nearest-city = Hoe ver is het naar de dichtstbijzijnde grote stad?
question-loud = Is het hier lawaaiig?
question-bright = Is het hier licht?
question-how-old = Hoe oud is deze plek?
question-dust = Ruikt het hier naar vroeger?

## Questions about being there

question-coat = Hou je je jas aan?
question-nap = Zou je hier een dutje kunnen doen?
question-umbrella = Zou je hier een paraplu willen?
question-how-often = Hoe vaak loop je hier binnen?
question-journey = Was het ver om hier te komen?
question-alone = Zou je hier even alleen kunnen zijn?
question-rescue = Als je om hulp roept, komt er dan een held?
question-leave = Kun je weg wanneer je wilt?
question-how-long = Hoelang blijf je hier?
question-nervous = Zit je op hete kolen?
question-armed = Zou je hier liever een wapen hebben?
question-charger = Zou je hier een oplader voor je spullen vinden?
question-swimwear = Heb je zwemspullen bij je?
question-wet-feet = Hoe vaak krijg je hier natte voeten?
question-lift = Had je een lift nodig om hier te komen?
question-dizzy = Word je duizelig als je omlaag kijkt?
question-orders = Hoe vaak krijg je hier bevelen?
question-bow = Buig je hier voor iemand?
question-business = Ben je hier voor je werk?
question-fun = Ben je hier voor je plezier?
question-keep-quiet = Moet je zwijgen over deze plek?
question-reading = Zou je hier een boek kunnen lezen?
question-shout = Moet je schreeuwen om verstaan te worden?
question-misbehave = Hoe vaak kom je hier met kattenkwaad weg?
question-running = Zou je een standje krijgen als je hier rent?
question-odd-one-out = Voel je je hier een vreemde eend?
question-grandmother = Zou je je oma hier mee naartoe nemen?
question-souvenir = Zou je er een ansichtkaart van kunnen kopen?
question-photograph = Zou een afbeelding van honderd jaar geleden er net zo uitzien?
question-notice = Als je struikelt, ziet iemand dat dan?

## Questions about anyone

question-breakfast = Hoe was je ontbijt?
question-night = Hoe heb je geslapen?
question-how-are-you = Hoe gaat het vandaag?
question-week = Hoe verloopt je week?
question-hungry = Heb je honger?
question-tired = Heb je rust nodig?
question-trust-me = Vertrouw je mij?
question-next-to-you = Verdenk je wie naast je zit?
question-laugh = Hoe vaak lach je?
question-lie = Hoe vaak lieg je?
question-keep-a-secret = Kun je een geheim bewaren?
question-lucky = Heb je vandaag het geluk aan je zij?

## Answers, from plain to vague

answer-degree-not-at-all = Nee, helemaal niet.
answer-degree-hardly = Nauwelijks.
answer-degree-rather = Ja, nogal.
answer-degree-very = O ja, en hoe.
answer-degree-not-much = Niet zo erg.
answer-degree-enough = Genoeg, zou ik zeggen.
answer-amount-none = Niet één.
answer-amount-few = Een of twee.
answer-amount-several = Best wat.
answer-amount-crowds = Meer dan ik kan tellen.
answer-amount-fewer = Minder dan je denkt.
answer-amount-more = Meer dan je denkt.
answer-often-never = Nooit.
answer-often-rarely = Eens in de zoveel jaar.
answer-often-regularly = Vrij regelmatig.
answer-often-always = Voortdurend.
answer-often-seldom = Minder vaak dan anderen.
answer-often-often = Vaak genoeg.
answer-warmth-hot = Het is heet.
answer-warmth-mild = Aangenaam zacht.
answer-warmth-cool = Koel.
answer-warmth-freezing = IJskoud.
answer-warmth-no-coat = Je jas kan thuisblijven.
answer-warmth-jacket = Een jas is geen luxe.
answer-height-deep = Diep onder de grond.
answer-height-street = Op straatniveau.
answer-height-upstairs = Een eind omhoog.
answer-height-sky = Hoger kan bijna niet.
answer-height-grounded = Diep vallen kun je hier niet.
answer-height-view = Hoog genoeg voor een uitzicht.
answer-age-new = De verf is nog nat.
answer-age-years = Een paar decennia.
answer-age-old = Ouder dan wij allemaal.
answer-age-ancient = Ouder dan de geschiedenisboeken.
answer-age-recent = Minder oud dan het lijkt.
answer-age-history = Ze heeft al heel wat meegemaakt.
answer-distance-corner = Net om de hoek.
answer-distance-ride = Een kort ritje.
answer-distance-journey = Een hele reis.
answer-distance-world = Het is een andere wereld.
answer-distance-near = Dichterbij dan je denkt.
answer-distance-away = Lopend doe je het niet.
answer-charge-nobody = Helemaal niemand.
answer-charge-team = Er wordt samen beslist.
answer-charge-boss = Er is een baas.
answer-charge-ruler = Iemand wiens woord wet is.
answer-charge-free = Niemand speelt de baas over mij.
answer-charge-someone = Iemand, en dat merk je.
answer-stay-minutes = Een paar minuten.
answer-stay-evening = Een paar uur.
answer-stay-days = Dagenlang.
answer-stay-forever = Het einde is niet in zicht.
answer-stay-short = Niet al te lang.
answer-stay-long = Langer dan gepland.
answer-mood-bad = Slecht.
answer-mood-so-so = Zozo.
answer-mood-fine = Goed.
answer-mood-great = Geweldig!
answer-mood-grey = Het was weleens beter.
answer-mood-bright = Ik mag niet klagen.
answer-vague-depends = Dat hangt ervan af.
answer-vague-as-usual = Zoals altijd.
answer-vague-you-know = Je weet hoe dat gaat.
answer-vague-no-idea-why = Waarom wil je dat weten?

## Topics of typed questions: words that tell what a question is about, endings left aside

topic-indoors = dak binnen buiten plafond muren regen wind gebouw
topic-crowd = mensen menigte druk alleen eenzaam bezoekers gezelschap
topic-law = wet legaal illegaal regels politie misdaad verboden toegestaan
topic-cold = koud warm heet temperatuur weer jas kleren sneeuw ijs verwarming
topic-technology = techniek technologie machines computers schermen robots apparaten stroom telefoon
topic-height = hoog hoogte verdieping trap lift toren ondergronds diep uitzicht vallen
topic-water = water zee zwemmen nat boot schip vis strand oceaan rivier
topic-rule = baas koning koningin heerser leider bevelen beslist leiding
topic-open = ingang open openbaar kaartje geheim verborgen gasten uitnodiging komen
topic-danger = gevaar gevaarlijk veilig bang wapen schurken misdadigers risico
topic-heroes = helden held cape masker kostuum super redden beroemd
topic-strange = menselijk buitenaards dieren wezens soort taal vreemd raar
topic-locked = opgesloten weggaan ontsnappen gevangenis bewakers vrij uitgang blijven lang
topic-work = werk baan betaald loon zaken kantoor geld plezier
topic-far = ver dichtbij reizen weg afstand stad thuis aankomen ruimte
topic-noise = lawaai luid stil stilte muziek geluid horen schreeuwen
topic-light = licht helder donker lamp zon schaduw zien lezen
topic-old = oud nieuw leeftijd antiek geschiedenis jaren gebouwd eeuw

## Moves

move-dealer = { $seat } deelt
move-draw = Het zakje: { $location }
move-joker = De Jokerkaart gaat naar { $seat }
move-harley = Harleys kaart gaat naar { $seat }
move-no-harley = Harleys kaart blijft in het zakje
move-copy = Volgende kaart: { $location }
move-power = Volgende kracht: { $power }
move-tick = Er gaat een halve minuut voorbij
move-close = De tijd hiervoor is om
move-ask = Vraag { $seat }
move-question = { $question }
move-answer = { $answer }
move-say = Antwoord gegeven
move-name = Hardop zeggen: { $location }
move-go-on = Verder
move-accuse = Beschuldig { $seat }
move-guess = We zijn hier: { $location }
move-call = Dit is een grap van de Joker!
move-claim = Dit is multiversumwaanzin!
move-agree = Ja, mee eens
move-disagree = Nee, mee oneens
move-ready = Klaar om te wijzen
move-point = Wijs naar { $seat }
move-show = Toon de kracht
move-hide = Houd de kaart dicht
move-minute = Neem de reserveminuut
move-deflect = Laat { $seat } antwoorden
move-silence = Geen commentaar
menu-accuse = Beschuldig:
note-ask = Jouw vraag:
note-say = Jouw antwoord:
menu-ask = Vraag:
menu-point = Wijs naar:
menu-guess = We zijn hier:
menu-question = Vraag { $remark }:

## What happens

event-round = Ronde { $round } van { $rounds }.
event-dealer = { $seat } deelt en vraagt als eerste.
event-card = { $seat } bekijkt de kaart: { $location }.
event-harley = De kaart draagt Harleys teken: { $seat } helpt stiekem de Joker.
event-power = { $seat } krijgt een kracht: { $power }. { $power-about }
event-clock = Nog { $seconds } seconden.
event-turned = { $seat } richt zich tot { $other }.
event-asked = { $seat } tegen { $other }: ‘{ $question }’
event-answered = { $seat }: ‘{ $answer }’
event-spoke = { $seat } heeft geantwoord.
event-power-shown = { $seat } toont een kracht: { $power }!
event-deflected = { $seat } speelt de vraag door: { $other } moet antwoorden.
event-silent = { $seat } zwijgt.
event-minute = { $seat } voegt een minuut toe.
event-accused = { $seat } stopt de klok en beschuldigt { $other }!
event-claimed = { $seat } stopt de klok: we zijn allemaal ergens anders!
event-guessed = { $seat } toont de Jokerkaart: ‘We zijn hier: { $location }!’
event-called = { $seat } toont een Jokerkaart: ‘Dit is een grap!’
event-agreed = { $seat } is het eens.
event-disagreed = { $seat } is het niet eens.
event-failed = Dat is niet genoeg. De klok loopt door.
event-time-up = De tijd is om! Praat openlijk, daarna wijst iedereen tegelijk.
event-pointed = { $seat } wijst naar { $other }.
event-harley-sought = Dat klopt! Maar wie is Harley?
event-where = De plek: { $location }.
event-held = De kaart van { $seat }: { $location }.
event-harley-was = Harley blijkt { $seat }.
event-power-was = De kracht van { $seat }: { $power }.
event-scored = { $seat }: plus { $points }.
event-nobody-scored = Niemand scoort.
event-honoured = Applaus voor { $seat }: niemand speelt een kracht beter.
event-match-won = { $seat } wint de partij met { $points }.

## What is asked

ask-deal = De kaarten worden gedeeld.
ask-ask = Aan wie vraag je iets?
ask-question = Wat vraag je?
ask-answer = Wat antwoord je?
ask-pause = Stopt iemand het spel, of gaan we verder?
ask-accusation = Is dit de Joker?
ask-god-complex = Een duidelijke meerderheid. Toont iemand een kracht?
ask-claim = Zijn we allemaal ergens anders?
ask-discussion = De tijd is om. Wie is de Joker? Praat vrijuit, maar noem de plek niet.
ask-point = Een, twee, drie: naar wie wijs je?
ask-harley-talk = De Joker kent de plek. Wie hielp mee?
ask-harley-vote = Een, twee, drie: wie is Harley?
ask-honour = Wie speelde een kracht het best?
ask-over = De ronde is voorbij.

## Options

option-rounds = Ronden
option-rounds-about = Hoeveel rondes een partij telt.
option-minutes = Minuten
option-minutes-about = Hoelang een ronde duurt. Naar het aantal spelers zes minuten met 3 of 4, zeven met 5 of 6, acht met 7 of 8.
choice-minutes-0 = naar het aantal spelers
option-talk = Gesprek
option-talk-about = Hardop, schriftelijk of met vraagkaarten.
choice-talk-aloud = hardop
choice-talk-written = schriftelijk
choice-talk-deck = met vragenkaarten
option-harley = Harley Quinn-modus
option-harley-about = Misschien helpt een held stiekem de Joker. Vanaf 5 spelers.
option-jest = Grap van de Joker
option-jest-about = Tussen de zakjes zit er een vol Jokers. Wie het doorheeft, roept het en krijgt 3 punten.
option-multiverse = Multiversumwaanzin
option-multiverse-about = In twee zakjes toont elke kaart een andere plek. Wie het merkt, roept het; een meerderheid moet instemmen.
option-mission = Supermissie
option-mission-about = Iedereen krijgt elke ronde een geheime kracht.
option-fresh_copies = Alleen verse kopieën
option-fresh_copies-about = De waanzin slaat plekken over die al gespeeld zijn.
option-honour = Erestemming
option-honour-about = Na een missie stemt iedereen over de beste vertolking. Punten levert het niet op.
option-pauses = Pauzes
option-pauses-about = Na elk antwoord mag iedereen het spel stoppen of laten doorgaan. Niet bij hardop praten.
option-discussion = Open overleg
option-discussion-about = Hoeveel seconden overleg er is als de tijd om is.
option-questions = Vragen
option-questions-about = Na zoveel vragen is de tijd van een ronde om.
option-clock = Klok
option-clock-about = De klok van de tafel, of een die elke zet een vaste tijd rekent.
choice-clock-simulated = elke zet kost vaste tijd
choice-clock-table = de klok van de tafel

## How it ends, and why not

how-exposed = De Joker is ontmaskerd.
how-hero-convicted = Iedereen beschuldigt een held: de Joker lacht.
how-harley-convicted = Iedereen ziet Harley voor de Joker aan.
how-unexposed = De tijd is om en de Joker is niet gevonden.
how-named = De Joker noemt de plek.
how-named-harley-found = De Joker noemt de plek, maar Harley wordt gevonden.
how-named-wrong = De Joker noemt een verkeerde plek.
how-jest = Het is een grap, en iemand doorziet hem.
how-no-jest = Het is geen grap: de Joker trapt erin.
how-jest-missed = Het is een grap, en niemand doorziet hem.
how-multiverse = Het is multiversumwaanzin, en jullie zien het.
how-no-multiverse = Jullie zijn toch op één plek: de Joker profiteert.
how-multiverse-missed = Het is multiversumwaanzin, en niemand merkt het.

refused-accused-once = Je mag één keer per ronde beschuldigen, en dat is al gebeurd.
refused-claimed-once = Je mag de waanzin één keer per ronde uitroepen, en dat is al gebeurd.
refused-vote-is-open = Iemand was sneller: er wordt gestemd. Wacht tot het voorbij is.
refused-time-is-up = De tijd is om: niemand kan het spel nog stoppen.
refused-round-is-decided = De ronde is beslist: niemand kan haar nog stoppen.
refused-no-such-player = Daar zit niemand.
refused-not-yourself = Niet jezelf.
refused-mode-is-off = Dat zit niet in dit spel, of het is al geweest.
refused-only-the-joker = Alleen de Joker noemt de plek. Wegstrepen mag wel.
refused-place-is-used = Die plek is in deze partij al gespeeld.
refused-no-vote = Zo’n stemming is er nu niet.
refused-voted-already = Je hebt gestemd. Dat ligt vast.
refused-caller-has-voted = Jij vroeg om deze stemming: je telt als ja.
refused-accused-may-not-vote = Wie beschuldigd is, stemt niet mee.
refused-joker-may-not-vote = De Joker stemt hier niet mee.
refused-not-the-joker = Dat is de Joker, en jullie zoeken Harley.
refused-names-the-place = In een antwoord mag je geen plek noemen.
refused-question-is-spent = Die vraag is deze ronde al gesteld.
refused-power-forbids = Je kracht staat dat niet toe.
refused-other-scale = Dat is geen antwoord op deze vraag.
refused-no-follow-up = Eén vraag, één antwoord: niet doorvragen.
refused-answer-first = Beantwoord eerst de vraag.
refused-not-back = Vraag niet terug aan wie jou net vroeg.
refused-no-such-power = Daarvoor heb je geen kracht, of hij is op.
refused-too-few-for-harley = Voor Harley Quinn zijn minstens 5 spelers nodig.

## The picture in a terminal

picture-round = Ronde { $round } van { $rounds }, nog { $time }
picture-standings = Punten na ronde { $round } van { $rounds }:
picture-here = Je bent hier: { $location }
picture-joker = Jij bent de Joker: ontdek waar iedereen is.
picture-harley = Je hebt Harleys teken: help de Joker ongemerkt.
picture-power = Je kracht: { $power }
picture-was = De plek was: { $location }
picture-points = punten: { $points }
picture-dealer = deelt
picture-asker = vraagt
picture-accuser = heeft beschuldigd
picture-claimer = heeft waanzin geroepen
picture-is-harley = Harleys teken
picture-places = Nog niet gespeelde plekken: { $places }.
remark-enter = of druk gewoon op Enter
kind-place = over de plek
kind-being = over daar zijn
kind-anyone = over wie dan ook

## Hints

hint-fits = klopt voor deze plek
