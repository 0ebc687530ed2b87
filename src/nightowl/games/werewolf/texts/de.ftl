### Werwolf. Rollen stehen in Sätzen als Name ihrer Karte, so passt jede.

game-name = Werwolf
game-about = Eine Nacht, ein Tag, eine Abstimmung: Das Dorf sucht die Werwölfe unter sich, und manche sind nicht mehr, wer sie waren. Die inoffiziellen Regeln von One Night Ultimate Werewolf, für 3 bis 10 Personen.

## Rollen, Karten, Aufrufe

role-doppelganger = Doppelgängerin
role-werewolf = Werwolf
role-minion = Günstling
role-mason = Freimaurer
role-seer = Seherin
role-robber = Räuber
role-troublemaker = Unruhestifterin
role-drunk = Betrunkener
role-insomniac = Schlaflose
role-hunter = Jäger
role-tanner = Gerber
role-villager = Dorfbewohner

group-werewolf = Werwolf
group-mason = Freimaurer

centre-any = eine Karte in der Mitte
centre-left = die linke Karte in der Mitte
centre-middle = die mittlere Karte in der Mitte
centre-right = die rechte Karte in der Mitte

pair-left-middle = die linke und die mittlere Karte in der Mitte
pair-left-right = die linke und die rechte Karte in der Mitte
pair-middle-right = die mittlere und die rechte Karte in der Mitte

step-doppelganger = Doppelgängerin
step-doppelganger-action = Doppelgängerin in ihrer neuen Rolle
step-doppelganger-minion = Doppelgängerin, falls sie jetzt der Günstling ist
step-werewolf = Werwölfe
step-minion = Günstling
step-mason = Freimaurer
step-seer = Seherin
step-robber = Räuber
step-troublemaker = Unruhestifterin
step-drunk = Betrunkener
step-insomniac = Schlaflose
step-doppelganger-insomniac = Doppelgängerin, falls sie jetzt die Schlaflose ist

pace-slot = für diesen Aufruf
pace-wave = für diesen Teil der Nacht
pace-day = zum Reden
pace-vote = zum Abstimmen

## Fragen

ask-set-up = Die Rollen werden gezogen.
ask-deal = Die Karten werden ausgeteilt.
ask-night = Es ist Nacht. Du schläfst.
ask-doppelganger = Wessen Karte siehst du an? Diese Rolle wird deine.
ask-werewolf = Du bist der einzige Werwolf. Du darfst eine Karte in der Mitte ansehen.
ask-seer = Du darfst die Karte einer anderen Person oder zwei Karten in der Mitte ansehen.
ask-robber = Du darfst deine Karte mit der einer anderen Person tauschen und siehst deine neue Karte.
ask-troublemaker = Du darfst die Karten von zwei anderen vertauschen.
ask-drunk = Welche Karte in der Mitte nimmst du für deine?
ask-day = Redet miteinander. Wer ist ein Werwolf?
ask-vote = Für wen stimmst du?
ask-over = Es ist vorbei.

## Züge

move-draw = { $role }: { $n }
move-deal = Austeilen: { $role }
move-time-up = Die Zeit { $pace } ist um.
move-look = Die Karte von { $seat } ansehen
move-look-centre = Ansehen: { $centre }
move-look-pair = Ansehen: { $pair }
move-rob = Die Karte mit { $seat } tauschen
move-swap = Die Karten von { $one } und { $other } vertauschen
move-drink = Nehmen: { $centre }
move-sleep = Schlafen
move-vote = Für { $seat } stimmen
move-claim = Ich habe die Karte „{ $role }“ bekommen.
move-claim-saw = Ich habe die Karte von { $seat } angesehen: { $role }.
move-claim-saw-centre = Ich habe { $centre } angesehen: { $role }.
move-claim-robbed = Ich habe die Karte von { $seat } genommen: { $role }.
move-claim-swapped = Ich habe die Karten von { $one } und { $other } vertauscht.
move-claim-drank = Ich habe { $centre } genommen.
move-claim-woke = Am Ende der Nacht war meine Karte: { $role }.
move-claim-fellow = In der Nacht habe ich { $seat } als { $group } gesehen.
move-claim-none = In der Nacht habe ich sonst niemanden als { $group } gesehen.
move-claim-idle = In der Nacht habe ich nichts getan.
move-lay = Ich glaube, die Karte von { $seat } ist: { $role }.
move-lay-centre = Ich glaube, { $centre } ist: { $role }.
move-lift = Der Marker auf der Karte von { $seat } kommt weg.
move-lift-centre = Der Marker kommt weg: { $centre }.
move-accuse = Ich halte { $seat } für einen Werwolf.
move-trust = Ich vertraue { $seat }.
move-announce = Ich werde für { $seat } stimmen.
move-call-on = { $seat }, was sagst du?
move-circle = Stimmen wir im Kreis ab, damit niemand stirbt.
move-ready = Von mir aus können wir abstimmen.
move-wait = Halt, ich bin noch nicht so weit.

## Die Nacht, für die, die es angeht

event-drawn = Im Spiel: { $role } × { $n }.
event-dealt = Deine Karte: { $role }.
event-night = Die Nacht bricht an.
event-called =
    { $step-id ->
        [doppelganger] Die Stimme der Nacht: { narrate-doppelganger }
        [doppelganger-action] Die Stimme der Nacht: { narrate-doppelganger-action }
        [doppelganger-minion] Die Stimme der Nacht: { narrate-doppelganger-minion }
        [werewolf] Die Stimme der Nacht: { narrate-werewolf }
        [minion] Die Stimme der Nacht: { narrate-minion }
        [mason] Die Stimme der Nacht: { narrate-mason }
        [seer] Die Stimme der Nacht: { narrate-seer }
        [robber] Die Stimme der Nacht: { narrate-robber }
        [troublemaker] Die Stimme der Nacht: { narrate-troublemaker }
        [drunk] Die Stimme der Nacht: { narrate-drunk }
        [insomniac] Die Stimme der Nacht: { narrate-insomniac }
        [doppelganger-insomniac] Die Stimme der Nacht: { narrate-doppelganger-insomniac }
       *[other] { $step }
    }
event-wave = Die Nacht, Teil { $wave } von 3.
event-you-look = Du siehst die Karte von { $seat } an.
event-you-look-centre = Du siehst { $centre } an.
event-you-look-pair = Du siehst { $pair } an.
event-you-rob = Du tauschst die Karte mit { $seat }.
event-you-swap = Du vertauschst die Karten von { $one } und { $other }.
event-you-drink = Du nimmst { $centre }.
event-you-sleep = Du schläfst.
event-you-vote = Du stimmst für { $seat }.
event-copied = Die Karte von { $seat }: { $role }. Das ist jetzt deine Rolle.
event-fellow = { $seat }: { $group }.
event-alone = Sonst ist niemand { $group }.
event-saw = Die Karte von { $seat }: { $role }.
event-saw-centre = Du siehst { $centre }: { $role }.
event-robbed = Die Karte von { $seat } ist jetzt deine: { $role }.
event-woke = Deine Karte am Ende der Nacht: { $role }.

## Tag und Ende

event-dawn = Der Tag bricht an.
event-hands = Eins, zwei, drei: Alle stimmen ab.
event-voted = { $by } stimmt für { $seat }.
event-died = { $seat } stirbt.
event-shot = { $by } hat die Karte „Jäger“ und nimmt { $seat } mit.
event-nobody-died = Niemand stirbt.
event-was = { $seat } bekam die Karte „{ $role }“.
event-was-centre = Ausgeteilt als { $centre }: { $role }.
event-did-look = { $by } hat die Karte von { $seat } angesehen.
event-did-look-centre = { $by } hat { $centre } angesehen.
event-did-look-pair = { $by } hat { $pair } angesehen.
event-did-rob = { $by } hat die Karte mit { $seat } getauscht.
event-did-swap = { $by } hat die Karten von { $one } und { $other } vertauscht.
event-did-drink = { $by } hat { $centre } genommen.
event-became = Die Karte der Doppelgängerin gilt als: { $role }.
event-is = { $seat } hat jetzt die Karte „{ $role }“.
event-is-centre = Jetzt ist { $centre }: { $role }.
event-won = { $seat } gewinnt.
event-nobody-won = Niemand gewinnt.

how-village = Das Dorf gewinnt.
how-werewolf = Die Werwölfe gewinnen.
how-tanner = Der Gerber gewinnt.
how-minion = Der Günstling gewinnt.
how-village-tanner = Das Dorf und der Gerber gewinnen.
how-tanner-minion = Der Gerber und der Günstling gewinnen.
how-nobody = Niemand gewinnt.

## Optionen

option-set = Rollensatz
option-set-about = Der fertige Satz für eure Anzahl, einer mit der Doppelgängerin oder ein zufällig gezogener.
choice-set-preset = fertig zusammengestellt
choice-set-doppelganger = mit der Doppelgängerin
choice-set-random = zufällig gezogen
option-roles = Eigener Satz
option-roles-about = Rollen eurer Wahl, drei mehr als Personen: mindestens ein Werwolf, beide Freimaurer oder keiner. Er ersetzt den fertigen Satz.
option-night = Nacht
option-night-about = Schnell: Alle wählen zugleich, in drei gleichen Teilen. Erzählt: Eine Rolle nach der anderen wird aufgerufen.
choice-night-quick = schnell, in drei Teilen
choice-night-narrated = erzählt, Rolle für Rolle
option-lone_wolf = Einsamer Wolf
option-lone_wolf-about = Ein Werwolf ohne Partner darf eine Karte in der Mitte ansehen.
option-tanner_blocks = Der Gerber verdirbt es dem einsamen Günstling
option-tanner_blocks-about = Ohne Werwölfe gewinnt der Günstling nicht, wenn der Gerber stirbt.
option-slot = Sekunden für einen Aufruf
option-slot-about = Wie lange jede Rolle in einer erzählten Nacht hat, auch eine, die in der Mitte liegt.
option-wave = Sekunden für einen Teil der Nacht
option-wave-about = Wie lange jeder der drei Teile einer schnellen Nacht dauert.
option-minutes = Minuten zum Reden
option-minutes-about = Wie lange ihr reden dürft. Nach der Zahl der Spieler sind es 4 bis 8 Minuten.
choice-minutes-0 = nach der Zahl der Spieler
option-vote = Sekunden zum Abstimmen
option-vote-about = Wer bis dahin nicht gestimmt hat, stimmt zufällig.
option-talk = Sätze
option-talk-about = Wie viele Sätze alle am Tag sagen dürfen.
option-chips = Spielmarken
option-chips-about = Wie viele gewonnene Spiele das Turnier gewinnen.
option-helper = Rechenhilfe
option-helper-about = Wer will, lässt sich ausrechnen, wie wahrscheinlich jede Rolle ist: nach dem, was man sah und was gesagt wurde.

warning-insomniac-alone = Ohne Räuber und Unruhestifterin hat die Schlaflose nichts herauszufinden.

## Ablehnungen

refused-yourself = Dich selbst kannst du nicht wählen.
refused-no-such-player = Diese Person gibt es nicht.
refused-not-in-play = Diese Rolle ist nicht im Spiel.
refused-two-others = Wähle zwei verschiedene Personen, nicht dich selbst.
refused-no-token = So ein Marker ist weder zum Hinlegen noch zum Wegnehmen da.
refused-said-enough = Du hast heute alles gesagt, was du sagen darfst.
refused-unknown-role = Es gibt keine Rolle „{ $field }“. Es gibt: { $expected }
refused-no-set-for-so-many = Diesen Satz („{ $field }“) gibt es nicht für so viele, nur für: { $expected }
refused-wrong-number-of-cards = Falsche Zahl von Karten in „{ $field }“. Nötig: { $expected }
refused-too-many-cards = Zu viele Karten von „{ $field }“. Es gibt: { $expected }
refused-lonely-mason = Beide Freimaurer oder keiner („{ $field }“: { $expected }).
refused-no-werewolf = Mindestens ein Werwolf muss dabei sein („{ $field }“: { $expected }).

## Was am Tag gesagt wird: Alle hören, von wem.

event-said-claim = { $by }: { move-claim }
event-said-claim-saw = { $by }: { move-claim-saw }
event-said-claim-saw-centre = { $by }: { move-claim-saw-centre }
event-said-claim-robbed = { $by }: { move-claim-robbed }
event-said-claim-swapped = { $by }: { move-claim-swapped }
event-said-claim-drank = { $by }: { move-claim-drank }
event-said-claim-woke = { $by }: { move-claim-woke }
event-said-claim-fellow = { $by }: { move-claim-fellow }
event-said-claim-none = { $by }: { move-claim-none }
event-said-claim-idle = { $by }: { move-claim-idle }
event-said-lay = { $by }: { move-lay }
event-said-lay-centre = { $by }: { move-lay-centre }
event-said-lift = { $by }: { move-lift }
event-said-lift-centre = { $by }: { move-lift-centre }
event-said-accuse = { $by }: { move-accuse }
event-said-trust = { $by }: { move-trust }
event-said-announce = { $by }: { move-announce }
event-said-call-on = { $by }: { move-call-on }
event-said-circle = { $by }: { move-circle }
event-said-ready = { $by }: { move-ready }
event-said-wait = { $by }: { move-wait }

## Was erzählt wird

narrate-close = Schließt alle die Augen.
narrate-doppelganger = Doppelgängerin, öffne die Augen und sieh dir die Karte einer anderen Person an. Von jetzt an bist du, was du siehst.
narrate-doppelganger-action = Ist deine neue Rolle Seherin, Räuber, Unruhestifterin oder Betrunkener, dann tu jetzt, was sie tut.
narrate-doppelganger-action-end = Doppelgängerin, schließ die Augen.
narrate-doppelganger-minion = Doppelgängerin, lass die Augen nur offen, wenn du jetzt der Günstling bist. Werwölfe, hebt den Daumen, damit die Doppelgängerin euch sieht.
narrate-doppelganger-minion-end = Daumen runter, Werwölfe. Doppelgängerin, schließ die Augen.
narrate-werewolf = Werwölfe, öffnet die Augen und findet einander.
narrate-lone-wolf = Bist du allein, darfst du eine Karte in der Mitte ansehen.
narrate-werewolf-end = Werwölfe, schließt die Augen.
narrate-minion = Günstling, öffne die Augen. Werwölfe, lasst eure zu und hebt den Daumen.
narrate-minion-end = Daumen runter, Werwölfe. Günstling, schließ die Augen.
narrate-mason = Freimaurer, öffnet die Augen und findet einander.
narrate-mason-end = Freimaurer, schließt die Augen.
narrate-seer = Seherin, öffne die Augen. Wenn du magst, sieh dir die Karte einer anderen Person an oder zwei Karten in der Mitte.
narrate-seer-end = Seherin, schließ die Augen.
narrate-robber = Räuber, öffne die Augen. Wenn du magst, tausche deine Karte mit der einer anderen Person und sieh dir deine neue Karte an.
narrate-robber-end = Räuber, schließ die Augen.
narrate-troublemaker = Unruhestifterin, öffne die Augen. Wenn du magst, vertausche die Karten von zwei anderen.
narrate-troublemaker-end = Unruhestifterin, schließ die Augen.
narrate-drunk = Betrunkener, öffne die Augen und tausche deine Karte mit einer aus der Mitte. Sieh sie nicht an.
narrate-drunk-end = Betrunkener, schließ die Augen.
narrate-insomniac = Schlaflose, öffne die Augen und sieh dir deine eigene Karte an.
narrate-insomniac-end = Schlaflose, schließ die Augen.
narrate-doppelganger-insomniac = Doppelgängerin, wenn du jetzt die Schlaflose bist, öffne die Augen und sieh dir deine eigene Karte an.
narrate-doppelganger-insomniac-end = Doppelgängerin, schließ die Augen.
narrate-nudge = Lasst die Augen zu und schiebt alle eure eigene Karte ein wenig hin und her.
narrate-open = Öffnet alle die Augen. Es ist Tag!
narrate-talk =
    Redet jetzt.
    { $n ->
        [one] Ihr habt { $n } Minute.
       *[other] Ihr habt { $n } Minuten.
    }
narrate-minute = Noch eine Minute.
narrate-seconds = Noch zehn Sekunden.
narrate-vote = Die Zeit ist um. Zeigt auf jemanden: drei, zwei, eins, jetzt!

## Das Bild im Terminal

picture-roles = Im Spiel: { $roles }
picture-card = Ausgeteilt bekommen hast du: { $role }
picture-dealt = ausgeteilt: { $role }
picture-now = jetzt: { $role }
picture-votes = stimmt für { $name }
picture-dies = stirbt
picture-wins = gewinnt
picture-token = Marker: { $role }
picture-left = Sätze übrig: { $n }
picture-ready = bereit
reckoned-deals =
    { $n ->
        [one] { $n } Verteilung passt zu dem, was du sicher weißt.
       *[other] { $n } Verteilungen passen zu dem, was du sicher weißt.
    }
reckoned-now = Wie wahrscheinlich jetzt welche Karte wo liegt, nach dem, was du weißt und was gesagt wurde:
reckoned-role = { $role } { $n } %
reckoned-calm = Niemand bekam einen Werwolf: { $n } %
