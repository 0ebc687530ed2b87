### De opdrachtregel. Wat een spel zegt, staat bij het spel; wat alle spellen zeggen, bij de gedeelde teksten.

## De opdracht en haar opties

cli-about = Eén tafel voor vier nachtspellen: in de terminal spelen, simuleren, naspelen en controleren.
cli-about-games = de spellen tonen, met hun plaatsen en opties
cli-about-play = spelen tegen bots of met anderen aan dit scherm
cli-about-narrate = de nacht voorlezen aan mensen met eigen kaarten, en de tijd bijhouden
cli-about-simulate = bots veel partijen laten spelen en tellen
cli-about-calibrate = proberen hoe evenwichtig de kaarten van een spel zijn, met veel partijen van goede bots
cli-about-replay = een opgenomen partij stap voor stap bekijken
cli-about-verify = een opname controleren: niemand heeft haar veranderd, niemand heeft het toeval gekozen
cli-about-engine = programma’s laten spelen via standaardinvoer en -uitvoer, één JSON-object per regel
cli-usage = gebruik:
cli-wrong = Fout: { $message }
cli-arguments = argumenten
cli-options = opties
cli-command = OPDRACHT
cli-commands = opdrachten
cli-game = SPEL
cli-file = BESTAND
cli-folder = MAP
cli-help-help = deze hulp tonen en stoppen
cli-help-version = de versie tonen en stoppen
cli-help-lang = taal: en, ru, de, fr, it, nl of es (anders uit NIGHTOWL_LANG of LANG)
cli-help-game = welk spel: { $games }
cli-help-option = een optie van het spel als naam=waarde; mag vaker (“nightowl games” noemt ze)
cli-help-roles = de kaarten waarmee jullie spelen, met komma’s: werewolf,werewolf,seer,… (drie meer dan spelers)
cli-help-narrate-seats = hoeveel er spelen; zonder --roles geldt de kant-en-klare set voor dat aantal
cli-help-silent = alleen de tekst, ook als er een stem is
cli-help-seed = precies herhalen: een woord of getal naar keuze. Zulk toeval is niet bewijsbaar eerlijk
cli-help-pack = spelen met de inhoud van die map, als het spel dat kan
cli-help-seats = hoeveel er spelen, bots meegeteld
cli-help-you = de plaatsen die je zelf speelt, geteld vanaf 1 (anders de eerste)
cli-help-hot-seat = mensen spelen alle plaatsen aan dit scherm
cli-help-bots = niveaus van de bots, in volgorde van de plaatsen; het laatste geldt verder
cli-help-record = waar de opname komt (anders in je gegevensmap)
cli-help-plain = geen kleuren en geen tekening, hele zinnen: voor schermlezers en eenvoudige terminals
cli-help-games = hoeveel partijen, voor elk aantal plaatsen
cli-help-simulate-seats = hoeveel er spelen: 3 of 2,4 of 2-5 (anders het middelste aantal)
cli-help-players = niveaus van de bots, herhaald tot alle plaatsen bezet zijn; ze wisselen per partij van plaats
cli-help-jobs = hoeveel processen (anders één per kern); het resultaat blijft gelijk
cli-help-json = het resultaat voor programma’s afdrukken
cli-help-plot = het resultaat tekenen in een PNG-, SVG- of PDF-bestand
cli-help-trial-games = hoeveel partijen per proef
cli-help-trial-level = welke bots spelen: een niveau dat de proeven toelaten
cli-help-trials = alleen de proeven met een van deze woorden in hun naam
cli-help-trial-seed = welke partijen: een woord of getal naar keuze; met een ander worden het andere
cli-help-keep = wat gedaan is in dat bestand bewaren, en daar verdergaan als het bestaat
cli-help-docs = tabellen en figuur in de pagina’s van die documentenmap schrijven
cli-help-record-file = een opname, zoals “nightowl play” die schrijft
cli-help-step = na elke stap op Enter wachten, ook waar de invoer geen terminal is
cli-help-to = alleen tot stap N; in een terminal daar beginnen
cli-help-seat = zoals die plaats het zag, geteld vanaf 1 (anders als toeschouwer)

## Wat niet bruikbaar is

cli-no-value = “{ $word }” noemt geen waarde; schrijf --option naam=waarde.
cli-bad-seats = “{ $given }” kan hier niet als aantal plaatsen: het spel heeft er { $fewest } tot { $most }.
cli-bad-level = Er is geen bot “{ $level }”; er zijn: { $levels }.
cli-bad-number = { $name } vraagt een geheel getal van { NUMBER($least, useGrouping: 0) } tot { NUMBER($most, useGrouping: 0) }.
cli-too-many-players = Meer spelers ({ $players }) dan plaatsen ({ $seats }).
cli-too-many-bots = Meer bots ({ $bots }) dan vrije plaatsen ({ $seats }).
cli-no-matplotlib = Voor tekenen is matplotlib nodig: pip install "nightowl[plot]"
cli-bad-plot = “{ $path }”: de naam van een figuur eindigt op .png, .svg of .pdf.
cli-cannot-read = “{ $path }” kan niet gelezen worden: { $detail }.
cli-cannot-write = “{ $path }” kan niet geschreven worden: { $detail }.
cli-file-exists = “{ $path }” bestaat al; er wordt niets overschreven.
cli-no-packs = { $game } heeft maar één inhoud; pakketten zijn er voor: { $games }.
cli-no-trials = “{ $game }” heeft geen proeven van evenwicht.
cli-no-trial-level = “{ $level }” speelt de proeven niet: { $levels }.
cli-no-such-trial = Geen proef heeft “{ $given }” in haar naam: { $trials }.
cli-other-run = “{ $path }” hoort bij een reeks met andere kaarten, andere bots, een ander spel of een andere --seed.
cli-bad-pack = Het pakket “{ $path }” is niet te gebruiken: { $detail }
cli-no-folder = Er is geen map “{ $path }”.
cli-replay-unknown-game = Het spel “{ $game }” is hier niet bekend; er zijn: { $games }.

## nightowl games

cli-games-seats = { $fewest } tot { $most } spelers
cli-games-bots = Beschikbare bots: { $levels }
cli-games-choices = Mogelijk: { $choices }.
cli-games-range = Mogelijk: een geheel getal van { $least } tot { $most }.
cli-games-means = { $value }: { $said }.
cli-games-any = Mogelijk: elke tekst.
cli-games-list-choices = Mogelijk: enkele van { $choices }, gescheiden door komma’s.
cli-games-list-range = Mogelijk: gehele getallen van { $least } tot { $most }, gescheiden door komma’s.
cli-games-list-any = Mogelijk: teksten, gescheiden door komma’s.

## nightowl simulate

cli-simulated =
    { $games ->
        [one] { $game }: { $games } partij, { $seats } aan tafel, startwaarde { $seed }
       *[other] { $game }: { $games } partijen, { $seats } aan tafel, startwaarde { $seed }
    }
cli-lengths = Beslissingen per partij: gemiddeld { $mean }, mediaan { $median }, van { $least } tot { $most }.
cli-ended = { $share } van de partijen: { $how }
cli-speed =
    { $games ->
        [one] { $games } partij in { $seconds } s: { $rate } per seconde.
       *[other] { $games } partijen in { $seconds } s: { $rate } per seconde.
    }
cli-column-who = wie
cli-column-held = partijen
cli-column-share = gewonnen
cli-column-interval = 95%-interval
cli-column-mean = punten
cli-column-deviation = ± afw.
cli-seat = Plaats { $number }
cli-plot-title = { $game }; partijen: { $games }; spelers: { $seats }
cli-plot-seat = plaats
cli-plot-decisions = beslissingen
cli-plot-games = partijen
cli-plot-saved = De figuur staat in { $path }

## nightowl calibrate

cli-calibrated = { $game }: proeven van evenwicht onder { $level }, elk { $games } partijen, seed { $seed }
cli-column-what = wat
cli-column-found = gevonden
cli-column-wanted = gewenst
cli-column-met = klopt het?
cli-met = ja
cli-not-met = nee

## nightowl verify en replay

cli-verify-record = Een opname van het spel “{ $game }”, regelversie { $rules }, gespeeld door { $names }.
cli-verify-chain =
    { $entries ->
        [one] { $entries } regel, en die past bij de regel ervoor; de laatste hash is { $hash }.
       *[other] { $entries } regels, en elk past bij de regel ervoor; de laatste hash is { $hash }.
    }
cli-verify-legal =
    { $moves ->
        [one] { $moves } zet is volgens de regels nagespeeld en toegestaan.
       *[other] { $moves } zetten zijn volgens de regels nagespeeld en alle toegestaan.
    }
cli-verify-unknown-game = De regels van “{ $game }” zijn hier niet bekend, dus de zetten zijn niet gecontroleerd.
cli-verify-fits = Resultaat: het klopt.
cli-verify-broken = Resultaat: het klopt niet.
cli-damaged-entry = Regel { $entry } klopt niet. { $fault }
cli-damaged-header = De kop klopt niet. { $fault }
cli-no-record = Dit is geen leesbare opname. { $fault }
cli-misfit-header = Kop: { $reason }
cli-misfit-other-game = Ze is van een ander spel: { $detail }.
cli-misfit-other-rules = Gespeeld volgens versie { $detail } van de regels, die hier niet bekend is; de zetten zijn niet na te spelen.
cli-misfit-other-content = Gespeeld met andere inhoud ({ $detail }) dan die hier; de zetten zijn niet na te spelen.
cli-misfit-wrong-seats = Het aantal spelers klopt niet; het spel heeft er { $detail }.
cli-misfit-bad-option = Deze opties kunnen niet: { $detail }.
cli-misfit-bad-carry = Wat de vorige ronde doorgeeft, kan niet.
cli-misfit-no-such-seat = Er is geen plaats { $detail }.
cli-misfit-after-the-end = Toen was de partij al voorbij.
cli-misfit-no-such-move = Zo’n zet bestaat niet; “{ $detail }” is fout.
cli-misfit-illegal-move = De regels staan deze zet hier niet toe.
cli-misfit-wrong-odds = De gewichten zijn niet die van het spel; die zijn { $detail }.
cli-misfit-wrong-pick = De keuze hoort niet bij deze zet; ze moet { $detail } zijn.
cli-step = Stap { $at } van { $last }
cli-replay-prompt = Enter: verder, b: terug, 0 tot { $last }: springen, q: stoppen >
cli-replay-last = Dit is de laatste stap.
cli-replay-first = Dit is de eerste stap.
cli-replay-what = “{ $word }” is niets daarvan: Enter, b, q of een getal van 0 tot { $last }.

## nightowl play

cli-names = Anna, Bas, Cato, Daan, Elin, Floor, Guus, Hanna, Iris, Joep
cli-you-are = Jij bent { $name }.
cli-people = Aan dit scherm: { $names }.
cli-bot = { $name } is een bot: { $level }.
cli-commitment = De tafel heeft een geheim getrokken en belooft het met dit getal:
cli-seeded = Het toeval volgt uit de startwaarde. Het is te herhalen, maar niemand kan bewijzen dat het eerlijk is.
cli-nonce = { $name }, typ iets om door het toeval te mengen, of druk alleen op Enter:
cli-of-age = Dit spel is voor volwassenen. Typ 18 om te bevestigen dat je 18 of ouder bent:
cli-not-of-age = Dan blijft dit spel dicht.
cli-cover = Het scherm gaat naar { $name }. Druk op Enter als niemand anders kijkt:
cli-prompt = Jouw zet (1 tot { $most }; ? tips, l verloop, p plaatje, q stoppen):
cli-prompt-window = Jouw antwoord (1 tot { $most }; a alles laten gaan, ? tips, l verloop, p plaatje, q stoppen):
cli-lets-by = Aan { $name } wordt niet meer gevraagd om op anderen te reageren. Weer gevraagd worden: a in de eigen beurt.
cli-asked-again = Aan { $name } wordt het weer gevraagd.
cli-empty = Typ het nummer van een zet, 1 tot { $most }.
cli-what = “{ $word }” is geen zet: typ een getal van 1 tot { $most }, of ?, l, p of q.
cli-more = Alle { $n } zetten: m. Of typ een woord om te zoeken.
cli-no-hint = niets bijzonders
cli-prompt-talk = Zeg iets (1 tot { $most }; Enter luistert verder; w wat waarschijnlijk is, l verloop, p plaatje, q stoppen):
cli-choose = { $what } 1 tot { $most }, of Enter terug:
cli-no-reckon = Hier wordt niets uitgerekend. Waar het spel het kan, begin met --option helper=yes.
cli-nobody-talks = Niemand anders wil nog praten: zeg iets, of ga stemmen.
cli-narrate-cards = Schud deze kaarten, geef iedereen er één en leg er drie in het midden: { $roles }
cli-narrate-start = Druk op Enter als iedereen zijn kaart heeft bekeken:
cli-no-voice = Geen stem gevonden (espeak-ng, say): lees de regels zelf voor.
cli-left = De partij eindigt hier.
cli-rank =
    { $score ->
        [one] { $rank }. { $name }: { $score } punt
       *[other] { $rank }. { $name }: { $score } punten
    }
cli-winners =
    { $n ->
        [one] Winst voor { $names }
       *[other] Gedeelde winst: { $names }
    }
cli-nobody-wins = Niemand wint.
cli-next-round = Enter: volgende ronde, q: hier stoppen >
cli-saved = De opname van deze partij staat in
cli-verify-it = Zo controleer je dat niemand het toeval heeft gekozen:

## nightowl engine: fouten. Wat de regels weigeren, staat bij de gedeelde teksten.

engine-not-json = Deze regel is geen JSON: { $detail }.
engine-not-an-object = Een verzoek is één JSON-object op één regel.
engine-line-too-long = De regel is langer dan { NUMBER($most, useGrouping: 0) } bytes en is overgeslagen.
engine-unknown-command = “do” noemt een van deze opdrachten: { $commands }.
engine-unknown-field = Deze opdracht heeft geen veld “{ $name }”; ze heeft { $names }.
engine-missing-field = Het veld “{ $name }” ontbreekt.
engine-bad-field = Het veld “{ $name }” is fout: { $detail }.
engine-unknown-game = Zo’n spel is er niet; er zijn: { $games }.
engine-wrong-seats = Dit spel heeft { $fewest } tot { $most } plaatsen.
engine-wrong-names = Er moeten evenveel namen zijn als plaatsen: { $seats }.
engine-table-taken = Er is al een tafel “{ $table }”.
engine-too-many-tables = Meer dan { NUMBER($most, useGrouping: 0) } open tafels kan niet; sluit er eerst een.
engine-no-such-table = Er is geen tafel “{ $table }”.
engine-no-round-before = Aan tafel “{ $table }” is geen voltooide ronde van dit spel.
engine-no-such-seat = Plaatsen tellen van 0 tot { $most }.
engine-no-such-level = Er zijn bots van deze niveaus: { $levels }.

## nightowl serve

cli-about-serve = tafels aanbieden aan browsers: voor vrienden in huis of waar dan ook
cli-help-serve-host = het adres om op te luisteren (anders alleen deze machine)
cli-help-serve-port = de poort om op te luisteren (anders 8733)
cli-help-serve-database = waar tafels bewaard worden: een SQLite-bestand of postgresql://… (anders een bestand in je gegevensmap)
cli-help-serve-bus = redis://…, als meerdere servers één database delen
cli-help-serve-site = de map van de browserclient
cli-help-serve-origin = een webpagina elders die deze server mag gebruiken; mag vaker
cli-help-serve-proxy = het adres van een proxy die geloofd wordt over wie er belt; mag vaker
cli-help-serve-workers = hoeveel processen voor de bots denken
cli-help-serve-limit = een grens als naam=getal: tables, joins, requests, visits of wishes; mag vaker
cli-help-serve-socket = wat de berichten draagt: picows, of websockets waar picows niet draait
cli-help-serve-log = hoe het logboek geschreven wordt: text voor mensen, json voor programma’s
cli-help-serve-config = een TOML-bestand met deze instellingen; de omgeving (NIGHTOWL_PORT …) en opties gaan voor
cli-help-serve-open = een browser openen op de startpagina
cli-no-server = Voor het aanbieden ontbreken pakketten ({ $detail }): pip install "nightowl[server]"
cli-bad-setting = De instelling “{ $name }” is niet bruikbaar: { $detail }.
cli-no-limit = “{ $word }” noemt geen grens; schrijf --limit naam=getal.

## nightowl tables

cli-about-tables = voor de tafels van een server zorgen
cli-about-tables-purge = tafels vergeten waarvan de tijd om is
cli-about-tables-export = een hele tafel in een bestand schrijven, om hem naar een andere server te brengen
cli-about-tables-import = een tafel uit zo’n bestand binnenhalen
cli-help-over-days = hoeveel dagen een tafel blijft nadat het spel is afgelopen (anders 30)
cli-help-idle-days = hoeveel dagen een tafel blijft die niemand aanraakt (anders 180)
cli-code = CODE
cli-help-code = de code van de tafel
cli-help-table-file = het bestand van een tafel. Wie het heeft kent elke kaart: houd het voor jezelf
cli-purged =
    { $tables ->
        [one] { $tables } tafel is vergeten.
       *[other] { $tables } tafels zijn vergeten.
    }
cli-exported = Tafel { $code } staat in “{ $path }”. Het bevat de geheimen van de tafel; wis het na de verhuizing.
cli-imported = Tafel { $code } is er, met ieders links.
cli-no-store = De tafels zijn niet bereikbaar: { $detail }
cli-import-no-table = Dit is geen tafel (regel { NUMBER($line, useGrouping: 0) }).
cli-import-other-version = Deze tafel is door een nieuwere versie geschreven.
cli-import-other-game = Het spel van deze tafel is hier niet bekend.
cli-import-cut-off = Dit bestand is afgebroken na regel { NUMBER($line, useGrouping: 0) }.
cli-import-code-taken = Er is al een tafel met deze code.
