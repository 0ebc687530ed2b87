### De pagina in de browser: wat elk spel omringt. `$name` en `$names` zijn namen van spelers.

home = Begin
home-about = Eén tafel voor nachtspellen. Speel meteen met bots, of stuur vrienden een link.
home-continue = Verder waar je was
home-continue-one = Verder
home-forget = Tafel { $code } vergeten
home-name = Je naam
home-code = Code van een tafel
home-join = Meedoen
home-games = De spellen
home-seats = { $fewest } tot { $most } spelers
home-alone = Meteen spelen
home-make = Met vrienden
home-replay = Een opgenomen spel terugkijken
home-fair = Elke deling is na te rekenen: niemand kiest de kaarten, wij ook niet. Geen account, niemand volgt je.
home-unofficial = Onofficieel: regels van uitgegeven spellen onder hun naam, alle woorden en beelden van onszelf.
guest-name = Uil
bot-names = Luna, Vesper, Orion, Nova, Atlas, Lyra, Sirius, Wega, Rigel, Mira

loading = Een ogenblik…
load-failed = Deze pagina is niet geladen.
load-failed-about = Misschien is de verbinding weg, of is er een nieuwere versie. Probeer het nog eens.
try-again = Nog eens proberen
back = Terug
close = Sluiten
menu = Menu
rules = Regels
settings = Instellingen
replay = Terugkijken
you = (jij)
your-turn = Jij bent
refused-offline = Geen verbinding met de tafel. Kijk je netwerk na en probeer het nog eens.

## Meedoen

join-none = Die tafel bestaat niet
join-people = Aan tafel: { $names }
join-running = Er is een spel bezig. Je kunt kijken, en bij het volgende meespelen.
join-in = Aan tafel gaan
join-device = Hier verder spelen
join-device-about = Je plaats verhuist naar dit apparaat; het andere wordt gesloten.
closed-title = Deze plaats is gesloten
closed-join = Opnieuw meedoen

adult-title = Alleen voor volwassenen
adult-about = Dit spel speelt in een nachtclub en maakt er grapjes over. Het is bedoeld voor mensen van 18 en ouder.
adult-yes = Ik ben 18 of ouder
adult-no = Nee, bedankt

## Voor het spel

lobby-invite = Uitnodigen
lobby-invite-about = Wie deze link heeft kan meedoen, vanaf elke telefoon of computer.
lobby-link = Link naar deze tafel
lobby-copy = Link kopiëren
lobby-copied = De link is gekopieerd.
lobby-share = Delen
lobby-show-qr = Als QR-code tonen
lobby-qr = QR-code met de link naar deze tafel
lobby-lock = Niemand meer binnenlaten
lobby-unlock = Weer anderen binnenlaten
lobby-seats = Plaatsen
lobby-fewer = Een plaats minder
lobby-more = Een plaats meer
lobby-fill = Aanvullen met bots
lobby-options = Opties
lobby-host-chooses = De gastheer kiest ze.
lobby-series = Een reeks houdt haar opties en plaatsen.
lobby-pass-and-play = Je hebt meer plaatsen: het apparaat gaat van hand tot hand; zijn er geheimen, dan is het ertussen afgedekt.
lobby-watching = Je hebt geen plaats: je kijkt.
lobby-ready = Ik ben klaar
lobby-not-ready = Nog niet klaar
lobby-start = Spel beginnen
lobby-next-round = Volgende ronde beginnen
lobby-dealing = Iedereen voegt een toevalsgetal toe, dan wordt er gedeeld…
lobby-empty =
    { $n ->
        [one] { $n } plaats is vrij.
       *[other] { $n } plaatsen zijn vrij.
    }
lobby-unready = Nog wachten op: { $names }
lobby-all-set = Alles klaar!
lobby-host-starts = De gastheer begint het spel.

seat-empty = vrij
seat-take = Hier zitten
seat-take-too = Ik ook
seat-bot = Bot op plaats { $seat }
seat-free = Plaats van { $name } vrijmaken
seat-claim = Verder spelen voor { $name }
seat-asked = beslist
bot-of = Bot: { $level }

items-more = Een meer: { $name }
items-less = Een minder: { $name }
items-clear = Lijst leegmaken

tempo = Tijd
tempo-title = Voor een beurt
tempo-generous = ruim: 3 minuten
tempo-fast = snel: 45 seconden
tempo-none = onbeperkt
tempo-window =
    { $n ->
        [one] Om te reageren: { $n } seconde
       *[other] Om te reageren: { $n } seconden
    }
absent-title = Als iemand weg is
absent-bot = een bot speelt zolang
absent-fallback = de eenvoudigste zet wordt gedaan

## Mensen

people = Mensen
person-host = gastheer
person-away = weg
person-watches = kijkt
person-ready = klaar
person-muted = stil
person-resigned = heeft opgegeven
person-aborts = wil stoppen
person-more = Meer over { $name }
person-mute = Stil zetten
person-unmute = Weer laten praten
person-make-host = Gastheer maken
person-kick = Van tafel sturen
takeover-asks = { $name } wil graag verder spelen voor { $seat }. Vind je het goed?
takeover-yes = Goed
takeover-no = Liever niet

## De tafel

prompt = Wat er gevraagd wordt
prompt-hold = Ingedrukt houden om te lezen wat alleen jij mag weten
moves = Jouw zetten
moves-choose = Keuze { $n }
story = Verhaal
story-none = Er is nog niets gebeurd.
story-mine = Tonen wat alleen ik weet
story-told = Alleen voor { $names }:
waiting-for =
    { $n ->
        [one] Wachten op { $names }.
       *[other] Wachten op { $names }.
    }
waiting-all = Wachten op iedereen.
paused = Het spel staat op pauze.
drawing-failed = Het bord kon niet getekend worden. Je kunt toch verder spelen.
clock-left = nog { $time }
clock-soon =
    { $n ->
        [one] Nog { $n } seconde.
       *[other] Nog { $n } seconden.
    }
lesson = Goed om te weten
lesson-done = Begrepen
table-more = Meer aan tafel
table-eyes = Wiens blik
table-undo = Terugnemen
table-pause = Pauze
table-resume = Verder
table-resign = Opgeven
table-abort = Samen stoppen
table-abort-not = Toch verder spelen
table-leave = Tafel verlaten
table-auto-pass = Kansen laten gaan
table-auto-pass-about = Je wordt niet meer gevraagd of je wilt reageren. Iedereen ziet dat.
table-device = Verder spelen op een ander apparaat
table-device-about = Dit maakt een link die één keer en tien minuten geldt. Je plaats verhuist daarheen.
table-device-make = Link maken
sure-resign = Opgeven? Een bot speelt voor je verder, en je kunt niet meer winnen.
sure-leave = De tafel verlaten? Zolang een spel bezig is, krijgt een bot je plaats voorgoed.
sure-yes = Ja
sure-no = Nee, blijven

cover-title = Geef het apparaat aan { $name }
cover-about = De anderen kijken weg.
cover-show = Ik ben { $name }: toon mijn kaarten
cover-rest = Leg het apparaat neer
cover-rest-about = Het gaat vanzelf verder. Wie wordt geroepen of nog eens wil kijken, tikt op de eigen naam; de anderen kijken weg.
cover-done = Klaar: afdekken

chat = Praten
chat-write = Schrijf iets
chat-send = Sturen
chat-none = Nog niemand heeft iets gezegd.
chat-said = { $name } zegt: { $text }
chat-team = Schrijf je team
chat-spectators = Schrijf de toeschouwers
chat-closed = Nu praat niemand
chat-muted = De gastheer heeft je stil gezet
chat-to-team = aan team
chat-to-spectators = toeschouwers
chat-unread =
    { $n ->
        [one] { $n } nieuw bericht
       *[other] { $n } nieuwe berichten
    }

line-lost = De verbinding is weg. Nieuwe poging…
line-offline = Je bent offline. De tafel wacht, en je bent terug zodra het netwerk er weer is.
line-back = Weer verbonden.

## Het einde

end-you-won = Je wint!
end-won =
    { $n ->
        [one] { $names } wint
       *[other] { $names } winnen
    }
end-nobody = Niemand wint
end-winner = wint
end-player = Speler
end-score = Punten
end-rematch = Nog eens spelen
end-next-round = Volgende ronde
end-host-decides = De gastheer beslist hoe het verdergaat.
end-verify = Was er eerlijk gedeeld?
end-verify-about = In deze browser nagerekend, alleen uit de opname.
end-own-nonce = Het toevalsgetal van dit apparaat staat er onveranderd in.
end-own-nonce-missing = Het toevalsgetal van dit apparaat staat er niet in!
end-replay = Nog eens bekijken
end-record = Opname bewaren
end-secrets = Wat geheim was ligt nu open, op het bord en in het verhaal.

replay-about = Open de opname van een afgelopen spel en ga er stap voor stap doorheen, door ieders ogen.
replay-open = Een opname openen
replay-import = Dit spel verder spelen
replay-controls = Bediening
replay-first = Naar het begin
replay-back = Een stap terug
replay-on = Een stap verder
replay-last = Naar het einde
replay-run = Afspelen
replay-stop = Stoppen
replay-jump = Naar een stap springen
replay-start = Het begin
replay-eyes = Door wiens ogen
replay-eyes-all = niets verborgen
replay-eyes-public = een toeschouwer

rules-none = Dat spel bestaat niet.

## Instellingen

settings-language = Taal
settings-theme = Licht
settings-theme-night = nacht
settings-theme-day = dag, leesbaar in de zon
settings-theme-auto = zoals op dit apparaat
settings-text = Lettergrootte
settings-text-usual = gewoon
settings-text-large = groot
settings-text-huge = heel groot
settings-palette = Kleuren
settings-palette-usual = gewoon
settings-palette-safe = goed te onderscheiden
settings-motion = Beweging
settings-motion-auto = zoals op dit apparaat
settings-motion-on = aan
settings-motion-off = uit
settings-sound = Geluid
settings-sound-about = Een zachte toon als jij aan de beurt bent.
settings-vibration = Trillen
settings-vibration-about = De telefoon trilt als jij aan de beurt bent.
settings-words = De tafel in woorden
settings-words-about = Zinnen en knoppen in plaats van een bord; gemaakt voor schermlezers.
settings-hints = Aanwijzingen
settings-hints-about = Wat een zet zou opleveren of wagen, waar het spel dat kan zeggen.
settings-lessons = Tips voor het eerste spel
settings-lessons-about = Een woord uitleg bij elk nieuw moment.
settings-relearn = Alle tips weer tonen
settings-relearnt = De tips komen terug.
settings-together = We zitten bij elkaar
settings-together-about = Iedereen tikt gelijk, op even heldere schermen, en één apparaat vertelt.
settings-narrates = Dit apparaat spreekt
settings-narrates-about = Het vertelt de nacht hardop, in zijn taal.
settings-stay = Dit alles blijft op dit apparaat.
