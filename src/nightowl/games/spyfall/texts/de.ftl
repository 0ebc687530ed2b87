### DC Spyfall, unofficial. `.about` of a power card says what it does: `$power-about`.

game-name = DC Spyfall
game-about = Alle wissen, wo ihr seid, nur der Joker unter euch nicht. Fragt, antwortet, zeigt euren Freunden, dass ihr Bescheid wisst, und verratet den Ort nicht.

## Places, and what a bag may hold instead

location-arkham = Irrenanstalt Arkham
location-atlantis = Atlantis
location-batcave = Bathöhle
location-belle-reve = Gefängnis Belle Reve
location-ccpd = Polizeirevier von Central City
location-daily-planet = Redaktion des Daily Planet
location-ferris = Flugzeugwerk Ferris
location-fortress = Festung der Einsamkeit
location-gorilla-city = Gorillastadt
location-gotham-state = Universität von Gotham
location-hall-of-justice = Halle der Gerechtigkeit
location-iceberg-lounge = Eisberg-Lounge
location-satellite = Satellit der Gerechtigkeitsliga
location-kandor = Flaschenstadt Kandor
location-lexcorp = LexCorp-Turm
location-mogo = Planet Mogo
location-star-labs = S.T.A.R.-Labore
location-themyscira = Insel Themyscira
location-titans-tower = Turm der Titanen
location-warworld = Kriegswelt
location-joker = Jokerkarte
location-jest = Jokerstreich
location-multiverse = Multiversums-Wahnsinn

## Power cards

power-god-complex = Gottkomplex
    .about = Einmal: Gehörst du zur klaren Mehrheit gegen einen Beschuldigten, gilt die Abstimmung als einstimmig.
power-spare-minute = Reserveminute
    .about = Einmal: Bist du mit Fragen dran, gib der Uhr eine Minute dazu.
power-second-sight = Zweites Gesicht
    .about = Einmal: Du darfst in dieser Runde ein zweites Mal beschuldigen.
power-deflection = Ablenkung
    .about = Einmal: Gib eine Frage an jemand anderen weiter, nicht an die fragende Person.
power-no-comment = Kein Kommentar
    .about = Einmal: Lass eine Frage unbeantwortet.
power-boomerang = Bumerang
    .about = Einmal: Frage zurück, wer dich eben gefragt hat.
power-truth-bound = Klartext
    .about = Die ganze Runde: Antworte klar, nie ausweichend.
power-mist = Nebel
    .about = Die ganze Runde: Antworte nie klar heraus.
power-neighbourly = Gute Nachbarschaft
    .about = Die ganze Runde: Frage nur, wer neben dir sitzt.
power-third-person = Dritte Person
    .about = Die ganze Runde: Sprich von dir mit deinem Namen.
power-whisper = Flüstern
    .about = Die ganze Runde: Flüstere, als hätten die Wände Ohren.
power-echo = Widerhall
    .about = Die ganze Runde: Beginne jede Antwort mit dem letzten Wort der Frage.

## Questions about the place

question-roof = Haben wir ein Dach über dem Kopf?
question-wind = Würde dir der Wind hier die Haare zerzausen?
question-headcount = Wie viele Leute sind hier?
question-queue = Muss man hier Schlange stehen?
question-rules = Herrschen hier strenge Regeln?
question-police = Würde der Polizei gefallen, was hier vorgeht?
question-temperature = Wie ist hier die Temperatur?
question-snow = Würde sich ein Schneemann hier halten?
question-machines = Ist es hier voller Maschinen?
question-modern = Ist hier alles vom Neuesten?
question-floor = Wie hoch oben sind wir?
question-outlook = Kann man von hier weit sehen?
question-water = Ist viel Wasser ringsum?
question-fish = Wäre ein Fisch hier glücklich?
question-boss = Wer hat hier das Sagen?
question-one-will = Entscheidet hier einer alles?
question-walk-in = Kann hier jeder einfach hereinspazieren?
question-ticket = Braucht man einen Ausweis, um hereinzukommen?
question-danger = Ist es hier gefährlich?
question-shady = Wie viele zwielichtige Gestalten treiben sich hier herum?
question-capes = Wie viele Umhänge zählst du?
question-autographs = Würden Kinder hier Autogramme sammeln?
question-not-human = Trifft man hier jemanden, der kein Mensch ist?
question-bars = Kommt man hier schwer wieder heraus?
question-wages = Werden die Leute bezahlt, um hier zu sein?
question-nearest-city = Wie weit ist es bis zur nächsten Großstadt?
question-loud = Ist es hier laut?
question-bright = Ist es hier hell?
question-how-old = Wie alt ist dieser Ort?
question-dust = Riecht es hier nach alten Zeiten?

## Questions about being there

question-coat = Behältst du den Mantel an?
question-nap = Könntest du hier ein Nickerchen machen?
question-umbrella = Hättest du hier gern einen Schirm?
question-how-often = Wie oft schaust du hier vorbei?
question-journey = Wie weit war dein Weg hierher?
question-alone = Könntest du hier eine Weile allein sein?
question-rescue = Wenn du um Hilfe rufst, kommt dann ein Held?
question-leave = Kannst du gehen, wann du willst?
question-how-long = Wie lange bleibst du hier?
question-nervous = Liegen deine Nerven blank?
question-armed = Wärst du hier lieber bewaffnet?
question-charger = Fändest du hier ein Ladegerät für deine Geräte?
question-swimwear = Hast du Badesachen eingepackt?
question-wet-feet = Wie oft bekommst du hier nasse Füße?
question-lift = Brauchtest du einen Aufzug hierher?
question-dizzy = Wird dir schwindlig, wenn du hinunterschaust?
question-orders = Wie oft bekommst du hier Befehle?
question-bow = Verbeugst du dich hier vor jemandem?
question-business = Bist du geschäftlich hier?
question-fun = Bist du zum Vergnügen hier?
question-keep-quiet = Musst du über diesen Ort schweigen?
question-reading = Könntest du hier ein Buch lesen?
question-shout = Musst du schreien, damit man dich hört?
question-misbehave = Wie oft kommt man hier mit Unfug davon?
question-running = Gäbe es Ärger, wenn du hier rennst?
question-odd-one-out = Fühlst du dich hier fremd unter den anderen?
question-grandmother = Würdest du deine Großmutter mitbringen?
question-souvenir = Könntest du eine Ansichtskarte davon kaufen?
question-photograph = Sähe ein hundert Jahre altes Bild genauso aus?
question-notice = Wenn du stolperst, sähe es jemand?

## Questions about anyone

question-breakfast = Wie war dein Frühstück?
question-night = Wie hast du geschlafen?
question-how-are-you = Wie geht es dir heute?
question-week = Wie läuft deine Woche?
question-hungry = Hast du Hunger?
question-tired = Brauchst du eine Pause?
question-trust-me = Vertraust du mir?
question-next-to-you = Kommt dir verdächtig vor, wer neben dir sitzt?
question-laugh = Wie oft lachst du?
question-lie = Wie oft lügst du?
question-keep-a-secret = Kannst du ein Geheimnis bewahren?
question-lucky = Ist das Glück heute auf deiner Seite?

## Answers, from plain to vague

answer-degree-not-at-all = Nein, gar nicht.
answer-degree-hardly = Kaum.
answer-degree-rather = Ja, ziemlich.
answer-degree-very = O ja, und wie.
answer-degree-not-much = Nicht so sehr.
answer-degree-enough = Genug, würde ich sagen.
answer-amount-none = Nicht einen.
answer-amount-few = Einen oder zwei.
answer-amount-several = Etliche.
answer-amount-crowds = Mehr, als ich zählen kann.
answer-amount-fewer = Weniger, als man denkt.
answer-amount-more = Mehr, als man denkt.
answer-often-never = Nie.
answer-often-rarely = Alle Jubeljahre.
answer-often-regularly = Recht regelmäßig.
answer-often-always = Ständig.
answer-often-seldom = Nicht so oft wie andere.
answer-often-often = Oft genug.
answer-warmth-hot = Es ist heiß.
answer-warmth-mild = Mild.
answer-warmth-cool = Kühl.
answer-warmth-freezing = Eiskalt.
answer-warmth-no-coat = Den Mantel kannst du daheim lassen.
answer-warmth-jacket = Eine Jacke ist nicht verkehrt.
answer-height-deep = Tief unten.
answer-height-street = Zu ebener Erde.
answer-height-upstairs = Ein Stück weit oben.
answer-height-sky = Höher geht es kaum.
answer-height-grounded = Tief fallen kann hier keiner.
answer-height-view = Hoch genug für eine Aussicht.
answer-age-new = Die Farbe ist noch feucht.
answer-age-years = Ein paar Jahrzehnte.
answer-age-old = Älter als wir alle.
answer-age-ancient = Älter als die Geschichtsbücher.
answer-age-recent = Jünger, als es aussieht.
answer-age-history = Er hat schon einiges erlebt.
answer-distance-corner = Gleich um die Ecke.
answer-distance-ride = Eine kurze Fahrt.
answer-distance-journey = Eine richtige Reise.
answer-distance-world = Wie in einer anderen Welt.
answer-distance-near = Näher, als man denkt.
answer-distance-away = Zu Fuß ginge ich das nicht.
answer-charge-nobody = Überhaupt niemand.
answer-charge-team = Das wird gemeinsam entschieden.
answer-charge-boss = Es gibt eine Leitung.
answer-charge-ruler = Jemand, dessen Wort Gesetz ist.
answer-charge-free = Mich kommandiert keiner herum.
answer-charge-someone = Irgendwer, und das merkt man.
answer-stay-minutes = Ein paar Minuten.
answer-stay-evening = Ein paar Stunden.
answer-stay-days = Tagelang.
answer-stay-forever = Ein Ende ist nicht abzusehen.
answer-stay-short = Nicht allzu lange.
answer-stay-long = Länger als geplant.
answer-mood-bad = Schlecht.
answer-mood-so-so = Mittelprächtig.
answer-mood-fine = Gut.
answer-mood-great = Großartig!
answer-mood-grey = Es war schon besser.
answer-mood-bright = Ich kann nicht klagen.
answer-vague-depends = Kommt darauf an.
answer-vague-as-usual = Wie immer.
answer-vague-you-know = Du weißt ja, wie das ist.
answer-vague-no-idea-why = Warum willst du das wissen?

## Topics of typed questions: words that tell what a question is about, endings left aside

topic-indoors = Dach drinnen draußen Decke Wände Regen Wind Gebäude Freien
topic-crowd = Leute Menschen Menge voll einsam allein Besucher Gesellschaft
topic-law = Gesetz legal illegal Regeln Polizei Verbrechen verboten erlaubt
topic-cold = kalt warm heiß Temperatur Wetter Mantel Kleidung Schnee Eis Heizung anziehen
topic-technology = Technik Technologie Maschinen Computer Bildschirme Roboter Geräte Strom Handy
topic-height = hoch Höhe Stock Etage Treppe Aufzug Turm unterirdisch tief Aussicht fallen
topic-water = Wasser Meer schwimmen nass Boot Schiff Fisch Strand Ozean Fluss
topic-rule = Chef Herrscher König Königin Anführer Befehle bestimmt entscheidet Leitung
topic-open = eintreten Eingang offen öffentlich Eintritt geheim versteckt Gäste Einladung kommen
topic-danger = gefährlich Gefahr sicher Angst Waffe bewaffnet Schurken Verbrecher Risiko
topic-heroes = Helden Held Umhang Maske Kostüm super retten berühmt
topic-strange = menschlich Außerirdische Tiere Wesen Art Sprache fremd seltsam
topic-locked = eingesperrt weggehen fliehen Gefängnis Wachen frei Ausgang bleiben lange
topic-work = Arbeit Job bezahlt Lohn Geschäft Büro Geld Spaß
topic-far = weit nah reisen Weg Entfernung Stadt Zuhause ankommen Weltraum
topic-noise = Lärm laut leise still Musik Geräusch hören schreien
topic-light = Licht hell dunkel Lampe Sonne Schatten sehen lesen
topic-old = alt neu Alter antik Geschichte Jahre gebaut Jahrhundert

## Moves

move-dealer = { $seat } gibt
move-draw = Der Beutel: { $location }
move-joker = Die Jokerkarte geht an { $seat }
move-harley = Harleys Karte geht an { $seat }
move-no-harley = Harleys Karte bleibt im Beutel
move-copy = Nächste Karte: { $location }
move-power = Nächste Kraft: { $power }
move-tick = Eine halbe Minute vergeht
move-close = Die Zeit dafür ist um
move-ask = { $seat } fragen
move-question = { $question }
move-answer = { $answer }
move-say = Geantwortet
move-name = Geradeheraus sagen: { $location }
move-go-on = Weiter
move-accuse = { $seat } beschuldigen
move-guess = Wir sind hier: { $location }
move-call = Das ist ein Jokerstreich!
move-claim = Das ist der Multiversums-Wahnsinn!
move-agree = Ja, einverstanden
move-disagree = Nein, dagegen
move-ready = Bereit zum Zeigen
move-point = Auf { $seat } zeigen
move-show = Die Kraft zeigen
move-hide = Karte verdeckt lassen
move-minute = Die Reserveminute nehmen
move-deflect = { $seat } soll antworten
move-silence = Kein Kommentar
menu-accuse = Beschuldigen:
note-ask = Deine Frage:
note-say = Deine Antwort:
menu-ask = Fragen:
menu-point = Zeigen auf:
menu-guess = Wir sind hier:
menu-question = Frage { $remark }:

## What happens

event-round = Runde { $round } von { $rounds }.
event-dealer = { $seat } gibt und fragt zuerst.
event-card = { $seat } schaut auf die Karte: { $location }.
event-harley = Die Karte trägt Harleys Zeichen: { $seat } hilft heimlich dem Joker.
event-power = { $seat } bekommt eine Kraft: { $power }. { $power-about }
event-clock = Noch { $seconds } Sekunden.
event-turned = { $seat } wendet sich an { $other }.
event-asked = { $seat } zu { $other }: „{ $question }“
event-answered = { $seat }: „{ $answer }“
event-spoke = { $seat } hat geantwortet.
event-power-shown = { $seat } zeigt eine Kraft: { $power }!
event-deflected = { $seat } gibt die Frage weiter: { $other } muss antworten.
event-silent = { $seat } schweigt.
event-minute = { $seat } gibt der Uhr eine Minute dazu.
event-accused = { $seat } hält die Uhr an und beschuldigt { $other }!
event-claimed = { $seat } hält die Uhr an: Wir sind alle an verschiedenen Orten!
event-guessed = { $seat } zeigt die Jokerkarte: „Wir sind hier: { $location }!“
event-called = { $seat } zeigt eine Jokerkarte: „Das ist ein Streich!“
event-agreed = { $seat } stimmt zu.
event-disagreed = { $seat } stimmt dagegen.
event-failed = Das reicht nicht. Die Uhr läuft weiter.
event-time-up = Die Zeit ist um! Redet offen, dann zeigen alle gleichzeitig.
event-pointed = { $seat } zeigt auf { $other }.
event-harley-sought = Richtig! Aber wer ist Harley?
event-where = Der Ort: { $location }.
event-held = Die Karte von { $seat }: { $location }.
event-harley-was = Harley ist { $seat }.
event-power-was = Die Kraft von { $seat }: { $power }.
event-scored = { $seat }: plus { $points }.
event-nobody-scored = Niemand punktet.
event-honoured = Applaus für { $seat }: Niemand spielt seine Kraft besser.
event-match-won = { $seat } gewinnt die Partie mit { $points }.

## What is asked

ask-deal = Die Karten werden ausgeteilt.
ask-ask = Wen fragst du?
ask-question = Was fragst du?
ask-answer = Was antwortest du?
ask-pause = Hält jemand das Spiel an, oder geht es weiter?
ask-accusation = Ist das der Joker?
ask-god-complex = Eine klare Mehrheit. Zeigt jemand eine Kraft?
ask-claim = Sind wir alle an verschiedenen Orten?
ask-discussion = Die Zeit ist um. Wer ist der Joker? Redet offen, aber nennt den Ort nicht.
ask-point = Eins, zwei, drei: Auf wen zeigst du?
ask-harley-talk = Der Joker kennt den Ort. Wer hat geholfen?
ask-harley-vote = Eins, zwei, drei: Wer ist Harley?
ask-honour = Wer hat seine Kraft am besten gespielt?
ask-over = Die Runde ist vorbei.

## Options

option-rounds = Runden
option-rounds-about = Wie viele Runden eine Partie hat.
option-minutes = Minuten
option-minutes-about = Wie lange eine Runde dauert. Nach der Zahl der Spieler sind es sechs Minuten zu dritt oder viert, sieben zu fünft oder sechst, acht zu siebt oder acht.
choice-minutes-0 = nach der Zahl der Spieler
option-talk = Gespräch
option-talk-about = Laut, schriftlich oder mit Fragekarten.
choice-talk-aloud = laut
choice-talk-written = schriftlich
choice-talk-deck = mit Fragekarten
option-harley = Harley-Quinn-Modus
option-harley-about = Eine Heldin hilft vielleicht heimlich dem Joker. Ab 5 Personen.
option-jest = Jokerstreich
option-jest-about = Unter den Beuteln ist einer voller Joker. Wer es durchschaut, ruft es aus und bekommt 3 Punkte.
option-multiverse = Multiversums-Wahnsinn
option-multiverse-about = In zwei Beuteln zeigt jede Karte einen anderen Ort. Wer es merkt, ruft es aus; eine Mehrheit muss zustimmen.
option-mission = Supermission
option-mission-about = Alle bekommen jede Runde eine geheime Kraft.
option-fresh_copies = Nur frische Kopien
option-fresh_copies-about = Der Wahnsinn lässt Orte weg, die schon gespielt sind.
option-honour = Ehrenabstimmung
option-honour-about = Nach einer Mission wählen alle die beste Darstellung. Punkte gibt es dafür nicht.
option-pauses = Pausen
option-pauses-about = Nach jeder Antwort dürfen alle das Spiel anhalten oder weiterlaufen lassen. Nicht beim lauten Reden.
option-discussion = Offene Aussprache
option-discussion-about = Wie viele Sekunden am Ende offen geredet wird.
option-questions = Fragen
option-questions-about = Nach so vielen Fragen ist die Zeit einer Runde um.
option-clock = Uhr
option-clock-about = Die Uhr am Tisch, oder eine, die jedem Zug eine feste Zeit anrechnet.
choice-clock-simulated = jeder Zug kostet feste Zeit
choice-clock-table = die Uhr des Tisches

## How it ends, and why not

how-exposed = Der Joker ist entlarvt.
how-hero-convicted = Alle beschuldigen einen Unschuldigen: Der Joker lacht.
how-harley-convicted = Alle halten Harley für den Joker.
how-unexposed = Die Zeit ist um und der Joker unerkannt.
how-named = Der Joker nennt den Ort.
how-named-harley-found = Der Joker nennt den Ort, aber Harley wird gefunden.
how-named-wrong = Der Joker nennt einen falschen Ort.
how-jest = Es ist ein Streich, und er wird durchschaut.
how-no-jest = Es ist kein Streich: Der Joker fällt herein.
how-jest-missed = Es ist ein Streich, und niemand durchschaut ihn.
how-multiverse = Es ist der Wahnsinn, und ihr bemerkt ihn.
how-no-multiverse = Ihr seid doch alle am selben Ort: Der Joker profitiert.
how-multiverse-missed = Es ist der Wahnsinn, und niemand merkt es.

refused-accused-once = Du kannst einmal je Runde beschuldigen, und das hast du schon.
refused-claimed-once = Du kannst den Wahnsinn einmal je Runde ausrufen, und das hast du schon.
refused-vote-is-open = Da war jemand schneller: Es wird abgestimmt. Warte das Ende ab.
refused-time-is-up = Die Zeit ist um: Niemand kann das Spiel mehr anhalten.
refused-round-is-decided = Die Runde ist entschieden: Niemand kann sie mehr anhalten.
refused-no-such-player = Da sitzt niemand.
refused-not-yourself = Nicht dich selbst.
refused-mode-is-off = Das gibt es in diesem Spiel nicht, oder es war schon dran.
refused-only-the-joker = Nur der Joker nennt den Ort. Streichen darfst du Orte.
refused-place-is-used = Dieser Ort war in dieser Partie schon dran.
refused-no-vote = So wird gerade nicht abgestimmt.
refused-voted-already = Du hast abgestimmt. Das lässt sich nicht ändern.
refused-caller-has-voted = Du hast die Abstimmung verlangt: Du zählst als Ja.
refused-accused-may-not-vote = Wer beschuldigt ist, stimmt nicht mit.
refused-joker-may-not-vote = Der Joker stimmt hier nicht mit.
refused-not-the-joker = Das ist der Joker, ihr sucht aber Harley.
refused-names-the-place = In einer Antwort darf kein Ort genannt werden.
refused-question-is-spent = Diese Frage wurde in dieser Runde schon gestellt.
refused-power-forbids = Deine Kraft erlaubt das nicht.
refused-other-scale = Das ist keine Antwort auf diese Frage.
refused-no-follow-up = Eine Frage, eine Antwort: kein Nachhaken.
refused-answer-first = Erst beantworte die Frage.
refused-not-back = Frage nicht zurück, wer dich eben gefragt hat.
refused-no-such-power = Dafür hast du keine Kraft, oder sie ist verbraucht.
refused-too-few-for-harley = Für Harley Quinn braucht es mindestens 5 Personen.

## The picture in a terminal

picture-round = Runde { $round } von { $rounds }, noch { $time }
picture-standings = Punkte nach Runde { $round } von { $rounds }:
picture-here = Du bist hier: { $location }
picture-joker = Du bist der Joker: Finde heraus, wo alle sind.
picture-harley = Du hast Harleys Zeichen: Hilf dem Joker, ohne aufzufallen.
picture-power = Deine Kraft: { $power }
picture-was = Der Ort war: { $location }
picture-points = Punkte: { $points }
picture-dealer = gibt
picture-asker = fragt
picture-accuser = hat beschuldigt
picture-claimer = hat Wahnsinn gerufen
picture-is-harley = Harleys Zeichen
picture-places = Noch nicht gespielte Orte: { $places }.
remark-enter = oder einfach Enter
kind-place = über den Ort
kind-being = über das Dortsein
kind-anyone = über irgendwen

## Hints

hint-fits = stimmt für diesen Ort
