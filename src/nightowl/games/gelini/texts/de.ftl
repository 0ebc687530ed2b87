### Gelini Nightlife. `.object` ist ein Plättchen als Objekt eines Satzes (Akkusativ mit Artikel): `$counter-object`.

game-name = Gelini Nightlife
game-about = Locke die Leute aus der Schlange auf deine Tanzfläche. Aber Vorsicht, Cliquen: Wo einer hingeht, gehen alle hin, auch aus deinem Club hinaus.

## Farben und Plättchen. Die Zahl hinter einem Gast sagt, wie viele Felder er auf der Tanzfläche braucht.

colour-lemon = zitronengelb
colour-mint = mintgrün
colour-rose = rosarot
colour-sky = himmelblau
colour-coral = korallenrot
colour-lilac = fliederblau
colour-olive = olivgrün
colour-amber = bernsteingelb
colour-teal = petrolgrün
colour-plum = pflaumenblau
colour-sand = sandbraun

counter-lemon-1 = zitronengelber Gast (1)
    .object = einen zitronengelben Gast (1 Feld)
counter-mint-1 = mintgrüner Gast (1)
    .object = einen mintgrünen Gast (1 Feld)
counter-rose-1 = rosaroter Gast (1)
    .object = einen rosaroten Gast (1 Feld)
counter-sky-2 = himmelblauer Gast (2)
    .object = einen himmelblauen Gast (2 Felder)
counter-coral-2 = korallenroter Gast (2)
    .object = einen korallenroten Gast (2 Felder)
counter-lilac-2 = fliederblauer Gast (2)
    .object = einen fliederblauen Gast (2 Felder)
counter-olive-2 = olivgrüner Gast (2)
    .object = einen olivgrünen Gast (2 Felder)
counter-amber-1 = bernsteingelber Gast (1)
    .object = einen bernsteingelben Gast (1 Feld)
counter-amber-2 = bernsteingelber Gast (2)
    .object = einen bernsteingelben Gast (2 Felder)
counter-amber-3 = bernsteingelber Gast (3)
    .object = einen bernsteingelben Gast (3 Felder)
counter-teal-1 = petrolgrüner Gast (1)
    .object = einen petrolgrünen Gast (1 Feld)
counter-teal-2 = petrolgrüner Gast (2)
    .object = einen petrolgrünen Gast (2 Felder)
counter-teal-3 = petrolgrüner Gast (3)
    .object = einen petrolgrünen Gast (3 Felder)
counter-plum-1 = pflaumenblauer Gast (1)
    .object = einen pflaumenblauen Gast (1 Feld)
counter-plum-2 = pflaumenblauer Gast (2)
    .object = einen pflaumenblauen Gast (2 Felder)
counter-plum-3 = pflaumenblauer Gast (3)
    .object = einen pflaumenblauen Gast (3 Felder)
counter-sand-1 = sandbrauner Gast (1)
    .object = einen sandbraunen Gast (1 Feld)
counter-sand-2 = sandbrauner Gast (2)
    .object = einen sandbraunen Gast (2 Felder)
counter-sand-3 = sandbrauner Gast (3)
    .object = einen sandbraunen Gast (3 Felder)
counter-gap = Lücke
    .object = eine Lücke
counter-vip = VIP
    .object = einen VIP (4 Felder)
counter-coin = Münze
    .object = eine Münze
counter-flyer = Party-Flyer
    .object = den Party-Flyer
counter-call = Party-Anruf
    .object = den Party-Anruf
counter-people = Partyvolk
    .object = das Partyvolk
counter-star = Star
    .object = einen Star
counter-band = Band
    .object = die Band

## Züge

move-place = Als Nächstes in der Reihe: { $counter }
move-stand = Als Nächstes in der Schlange: { $seat }
move-roll = Der Würfel zeigt { $face }
move-go = Ziehen
move-stay = Stehen bleiben
move-flyer =
    { $counter-id ->
        [coin] { $seat } eine Münze abluchsen
       *[other] Bei { $seat } abwerben: { $counter }
    }
move-call = Zurück auf Platz { $spot }
move-people =
    { $counter-id ->
        [coin] Eine vergessene Münze aufheben
       *[other] Einlassen: { $counter }
    }
move-decline = Nein, danke
move-gather = Den Rest der Clique nehmen
move-leave = Den Rest der Clique lassen
move-hire = Für zwei Münzen einen Star buchen
move-save = Die Münzen sparen

## Was geschieht

event-opened = Alle stehen an, die Türen gehen auf, die Band stimmt die Gitarren.
event-queued = { $seat } stellt sich an.
event-rolled = { $seat } würfelt eine { $face }.
event-stayed = { $seat } bleibt stehen.
event-nobody = Niemand zieht. { $seat } würfelt noch einmal.
event-took = { $seat } nimmt { $counter-object }.
event-acted = { $counter }! Jetzt ist { $seat } gefragt.
event-joined = { $seat } bekommt auch noch { $counter-object }: Freunde feiern zusammen.
event-changed = { $seat } bekommt auch noch { $counter-object }, direkt von der Tanzfläche von { $other }: Freunde feiern zusammen.
event-hired = { $seat } zahlt zwei Münzen und bucht einen Star.
event-saved = { $seat } spart die Münzen.
event-left = { $seat } lässt den Rest der Clique, wo er ist.
event-swiped =
    { $counter-id ->
        [coin] { $seat } wedelt mit dem Flyer und luchst { $other } eine Münze ab.
       *[other] { $seat } wedelt mit dem Flyer und wirbt { $counter-object } bei { $other } ab.
    }
event-called = { $seat } bekommt einen Anruf, geht zurück und nimmt { $counter-object }.
event-listed =
    { $counter-id ->
        [coin] { $seat } hebt eine Münze auf, die alle übersehen haben.
       *[other] { $seat } findet { $counter-object } doch noch auf der Gästeliste.
    }
event-nothing = { $counter }: Für { $seat } ist nichts zu holen.
event-declined = { $counter }? { $seat } lehnt dankend ab.
event-band = { $seat } erreicht die Band und nimmt sie mit. Letztes Lied!
event-full = { $seat } hat eine volle Tanzfläche: Da passt kein Schuh mehr drauf.
event-won = { $seat } gewinnt die Nacht.

## Was gefragt wird

ask-set-up = Die Plättchen kommen in die Reihe.
ask-order = Die Figuren stellen sich an.
ask-roll = Es wird gewürfelt.
ask-move = Ziehst du mit diesem Wurf?
ask-must-move = Genug gezaudert: Diesmal musst du ziehen.
ask-flyer = Party-Flyer: Wen wirbst du ab, und aus welchem Club?
ask-call = Party-Anruf: Zu welchem Plättchen hinter dir gehst du zurück?
ask-people = Partyvolk: Wen lässt du ein, an dem alle vorbeigelaufen sind?
ask-gather = Der Rest der Clique will auch mit. Nimmst du sie?
ask-hire = Du hast zwei Münzen. Buchst du einen Star?
ask-over = Die Nacht ist vorbei.

## Einstellungen

option-actions = Aktionsplättchen
option-actions-about = Party-Flyer, Party-Anruf und Partyvolk mischen sich unter die Schlange und mischen sie auf.
option-choose = Freie Wahl
option-choose-about = Du entscheidest selbst, ob eine Clique mitkommt und ob aus zwei Münzen ein Star wird. Sonst geschieht es einfach.
option-patience = Geduld
option-patience-about = Wie viele Würfe in Folge niemand nutzen muss, bevor die hinterste Figur ziehen muss.

## Tipps

hint-squares =
    { $n ->
        [one] füllt { $n } Feld
       *[other] füllt { $n } Felder
    }
hint-clique =
    { $n ->
        [one] { $n } Freund kommt mit
       *[other] { $n } Freunde kommen mit
    }
hint-ends = beendet die Nacht
hint-risk =
    { $n ->
        [one] jemand könnte dir { $n } Feld abnehmen
       *[other] jemand könnte dir { $n } Felder abnehmen
    }

## Wie es endet, und warum etwas nicht geht

how-full = Eine Tanzfläche ist voll.
how-band = Die Band spielt ihr letztes Lied: Wer am wenigsten freie Felder hat, gewinnt.

refused-must-move = Stehen bleiben geht nicht: Zu lange hat sich niemand bewegt.
refused-no-roll = Gerade gibt es keinen Wurf, mit dem du ziehen könntest.

## Das Bild im Terminal. `$counter` ist ein Name, `$counters` eine Liste von Namen.

picture-line = Die Schlange von hinten bis zur Band; links die Nummer des Platzes
picture-floor = { $filled } von { $squares } voll, { $free } frei
picture-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
picture-reach = erreicht: { $counter }
told-behind = { $name } steht hinter dem Ende der Schlange.
told-place = { $name } steht auf Platz { $place }.
told-at-band = { $name } steht neben der Band.
told-ahead = Die nächsten Plättchen vor { $name }: { $counters }.
told-reach = Mit diesem Wurf erreicht { $name }: { $counter }.
told-floor = { $name } hat { $filled } von { $squares } Feldern gefüllt; frei: { $free }; Münzen: { $coins }.
told-counters = Auf der Tanzfläche von { $name }: { $counters }.
told-line = Die ganze Schlange, jedes Plättchen nach der Nummer seines Platzes: { $counters }.
