### Die Seite im Browser: was jedes Spiel umgibt. `$name` und `$names` sind Namen von Spielern.

home = Start
home-about = Ein Tisch für Spiele der Nacht. Spiel sofort mit Bots, oder schick Freunden einen Link.
home-continue = Weiter, wo du warst
home-continue-one = Weiter
home-forget = Tisch { $code } vergessen
home-name = Dein Name
home-code = Code eines Tisches
home-join = Mitspielen
home-games = Die Spiele
home-seats = { $fewest } bis { $most } Spieler
home-alone = Gleich spielen
home-make = Mit Freunden
home-replay = Ein aufgezeichnetes Spiel ansehen
home-fair = Jede Verteilung lässt sich nachrechnen: Niemand sucht die Karten aus, auch wir nicht. Kein Konto, keine Verfolgung.
home-unofficial = Inoffiziell: Regeln veröffentlichter Spiele unter ihren Namen, alle Worte und Bilder von uns.
guest-name = Eule
bot-names = Luna, Vesper, Orion, Nova, Atlas, Lyra, Sirius, Wega, Rigel, Mira

loading = Einen Moment…
load-failed = Diese Seite ließ sich nicht laden.
load-failed-about = Vielleicht ist die Verbindung weg, oder es gibt eine neuere Version. Versuch es noch einmal.
try-again = Noch einmal
back = Zurück
close = Schließen
menu = Menü
rules = Regeln
settings = Einstellungen
replay = Wiederholung
you = (du)
your-turn = Du bist dran
refused-offline = Keine Verbindung zum Tisch. Prüf dein Netz und versuch es noch einmal.

## Dazukommen

join-none = Diesen Tisch gibt es nicht
join-people = Am Tisch: { $names }
join-running = Hier läuft ein Spiel. Du kannst zusehen und beim nächsten mitspielen.
join-in = An den Tisch setzen
join-device = Hier weiterspielen
join-device-about = Dein Platz zieht auf dieses Gerät um; das andere wird geschlossen.
closed-title = Dieser Platz ist geschlossen
closed-join = Neu dazukommen

adult-title = Nur für Erwachsene
adult-about = Dieses Spiel spielt in einem Nachtclub und macht seine Scherze darüber. Es ist für Leute ab 18 gedacht.
adult-yes = Ich bin 18 oder älter
adult-no = Nein, danke

## Die Lobby

lobby-invite = Einladen
lobby-invite-about = Wer diesen Link hat, kann dazukommen, von jedem Handy oder Computer.
lobby-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Der Link ist kopiert.
lobby-share = Teilen
lobby-show-qr = Als QR-Code zeigen
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-lock = Niemanden mehr hereinlassen
lobby-unlock = Wieder andere hereinlassen
lobby-seats = Plätze
lobby-fewer = Ein Platz weniger
lobby-more = Ein Platz mehr
lobby-fill = Mit Bots auffüllen
lobby-options = Optionen
lobby-host-chooses = Die wählt der Gastgeber.
lobby-series = Eine Serie behält ihre Optionen und Plätze.
lobby-pass-and-play = Du hast mehrere Plätze: Das Gerät wird weitergereicht; wo es Geheimnisse gibt, wird es dazwischen verdeckt.
lobby-watching = Du hast keinen Platz: Du siehst zu.
lobby-ready = Ich bin bereit
lobby-not-ready = Noch nicht bereit
lobby-start = Spiel beginnen
lobby-next-round = Nächste Runde beginnen
lobby-dealing = Alle geben eine Zufallszahl dazu, dann wird verteilt…
lobby-empty =
    { $n ->
        [one] { $n } Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
lobby-unready = Es fehlt noch: { $names }
lobby-all-set = Alles bereit!
lobby-host-starts = Der Gastgeber beginnt das Spiel.

seat-empty = frei
seat-take = Hier sitzen
seat-take-too = Auch ich
seat-bot = Bot auf Platz { $seat }
seat-free = Platz von { $name } freimachen
seat-claim = Für { $name } weiterspielen
seat-asked = entscheidet
bot-of = Bot, { $level }

items-more = Noch einmal: { $name }
items-less = Einmal weniger: { $name }
items-clear = Liste leeren

tempo = Zeit
tempo-title = Für einen Zug
tempo-generous = großzügig: 3 Minuten
tempo-fast = schnell: 45 Sekunden
tempo-none = unbegrenzt
tempo-window =
    { $n ->
        [one] Zum Reagieren: { $n } Sekunde
       *[other] Zum Reagieren: { $n } Sekunden
    }
absent-title = Wenn jemand weg ist
absent-bot = ein Bot spielt so lange
absent-fallback = der einfachste Zug wird gemacht

## Leute

people = Leute
person-host = Gastgeber
person-away = weg
person-watches = sieht zu
person-ready = bereit
person-muted = stumm
person-resigned = hat aufgegeben
person-aborts = will aufhören
person-more = Mehr zu { $name }
person-mute = Stumm schalten
person-unmute = Wieder reden lassen
person-make-host = Zum Gastgeber machen
person-kick = Vom Tisch entfernen
takeover-asks = { $name } würde gern für { $seat } weiterspielen. Bist du einverstanden?
takeover-yes = Einverstanden
takeover-no = Lieber nicht

## Der Tisch

prompt = Was gefragt ist
prompt-hold = Halten, um zu lesen, was nur du wissen darfst
moves = Deine Züge
moves-choose = Auswahl { $n }
story = Verlauf
story-none = Noch ist nichts geschehen.
story-mine = Zeigen, was nur ich weiß
story-told = Nur für { $names }:
waiting-for =
    { $n ->
        [one] Jetzt entscheidet { $names }.
       *[other] Jetzt entscheiden { $names }.
    }
waiting-all = Alle entscheiden.
paused = Das Spiel pausiert.
drawing-failed = Das Brett ließ sich nicht zeichnen. Du kannst trotzdem weiterspielen.
clock-left = noch { $time }
clock-soon =
    { $n ->
        [one] Noch { $n } Sekunde.
       *[other] Noch { $n } Sekunden.
    }
lesson = Gut zu wissen
lesson-done = Alles klar
table-more = Mehr am Tisch
table-eyes = Wessen Sicht
table-undo = Zurücknehmen
table-pause = Pause
table-resume = Weiter
table-resign = Aufgeben
table-abort = Gemeinsam aufhören
table-abort-not = Doch weiterspielen
table-leave = Tisch verlassen
table-auto-pass = Gelegenheiten verstreichen lassen
table-auto-pass-about = Du wirst nicht mehr gefragt, ob du reagieren willst. Alle sehen das.
table-device = Auf einem anderen Gerät weiterspielen
table-device-about = Das macht einen Link, der einmal und zehn Minuten lang gilt. Dein Platz zieht dorthin um.
table-device-make = Link machen
sure-resign = Aufgeben? Ein Bot spielt für dich weiter, und du kannst nicht gewinnen.
sure-leave = Den Tisch verlassen? Solange ein Spiel läuft, bekommt ein Bot deinen Platz für immer.
sure-yes = Ja
sure-no = Nein, bleiben

cover-title = Gib das Gerät an { $name }
cover-about = Alle anderen schauen weg.
cover-show = Ich bin { $name }: zeig meine Karten
cover-rest = Legt das Gerät hin
cover-rest-about = Es geht von selbst weiter. Wer aufgerufen wird oder noch einmal nachsehen will, tippt auf den eigenen Namen; alle anderen schauen weg.
cover-done = Fertig: zudecken

chat = Gespräch
chat-write = Schreib etwas
chat-send = Senden
chat-none = Noch hat niemand etwas gesagt.
chat-said = { $name } sagt: { $text }
chat-team = Schreib deinem Team
chat-spectators = Schreib den Zuschauern
chat-closed = Jetzt redet niemand
chat-muted = Der Gastgeber hat dich stumm geschaltet
chat-to-team = Team
chat-to-spectators = Zuschauer
chat-unread =
    { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }

line-lost = Die Verbindung ist weg. Neuer Versuch…
line-offline = Du bist offline. Der Tisch wartet, und du bist wieder da, sobald das Netz es ist.
line-back = Wieder verbunden.

## Das Ende

end-you-won = Du gewinnst!
end-won =
    { $n ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
end-nobody = Niemand gewinnt
end-winner = gewinnt
end-player = Spieler
end-score = Punkte
end-rematch = Noch einmal spielen
end-next-round = Nächste Runde
end-host-decides = Wie es weitergeht, entscheidet der Gastgeber.
end-verify = War die Verteilung fair?
end-verify-about = In diesem Browser nachgerechnet, allein aus der Aufzeichnung.
end-own-nonce = Die Zufallszahl dieses Geräts steht unverändert darin.
end-own-nonce-missing = Die Zufallszahl dieses Geräts steht nicht darin!
end-replay = Noch einmal ansehen
end-record = Aufzeichnung sichern
end-secrets = Was geheim war, liegt nun offen, auf dem Brett und im Verlauf.

replay-about = Öffne die Aufzeichnung eines beendeten Spiels und geh sie Schritt für Schritt durch, mit den Augen eines jeden.
replay-open = Aufzeichnung öffnen
replay-import = Dieses Spiel weiterspielen
replay-controls = Steuerung der Wiederholung
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-last = Zum Ende
replay-run = Abspielen
replay-stop = Anhalten
replay-jump = Zu einem Schritt springen
replay-start = Der Anfang
replay-eyes = Mit wessen Augen
replay-eyes-all = nichts verdeckt
replay-eyes-public = ein Zuschauer

rules-none = Dieses Spiel gibt es nicht.

## Einstellungen

settings-language = Sprache
settings-theme = Licht
settings-theme-night = Nacht
settings-theme-day = Tag, lesbar in der Sonne
settings-theme-auto = wie auf diesem Gerät
settings-text = Schriftgröße
settings-text-usual = normal
settings-text-large = groß
settings-text-huge = sehr groß
settings-palette = Farben
settings-palette-usual = normal
settings-palette-safe = gut zu unterscheiden
settings-motion = Bewegung
settings-motion-auto = wie auf diesem Gerät
settings-motion-on = an
settings-motion-off = aus
settings-sound = Ton
settings-sound-about = Ein leiser Klang, wenn du dran bist.
settings-vibration = Vibration
settings-vibration-about = Das Handy brummt, wenn du dran bist.
settings-words = Der Tisch in Worten
settings-words-about = Sätze und Knöpfe statt eines Bretts; gemacht für Vorleseprogramme.
settings-hints = Hinweise
settings-hints-about = Was ein Zug brächte oder riskierte, wo das Spiel es sagen kann.
settings-lessons = Tipps fürs erste Spiel
settings-lessons-about = Ein Wort der Erklärung bei jedem neuen Moment.
settings-relearn = Alle Tipps wieder zeigen
settings-relearnt = Die Tipps kommen wieder.
settings-together = Wir sitzen beisammen
settings-together-about = Alle tippen gleich, auf gleich hellen Bildschirmen, und ein Gerät erzählt.
settings-narrates = Dieses Gerät spricht
settings-narrates-about = Es erzählt die Nacht laut, in seiner Sprache.
settings-stay = All das bleibt auf diesem Gerät.
