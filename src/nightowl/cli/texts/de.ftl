### Die Befehlszeile. Was ein Spiel sagt, steht beim Spiel; was alle Spiele sagen, bei den gemeinsamen Texten.

## Der Befehl und seine Optionen

cli-about = Ein Tisch für vier Nachtspiele: im Terminal spielen, simulieren, nachspielen und prüfen.
cli-about-games = die Spiele auflisten, mit Plätzen und Optionen
cli-about-play = gegen Bots spielen oder mit anderen an diesem Bildschirm
cli-about-narrate = die Nacht vorlesen für Leute mit eigenen Karten, und die Zeit nehmen
cli-about-simulate = Bots viele Partien spielen lassen und zählen
cli-about-calibrate = prüfen, wie ausgewogen die Karten eines Spiels sind, mit vielen Partien guter Bots
cli-about-replay = eine aufgezeichnete Partie Schritt für Schritt durchgehen
cli-about-verify = eine Aufzeichnung prüfen: Niemand hat sie verändert, niemand die Zufälle ausgesucht
cli-about-engine = Programme über Standardeingabe und -ausgabe spielen lassen, ein JSON-Objekt je Zeile
cli-usage = Aufruf:
cli-wrong = Fehler: { $message }
cli-arguments = Argumente
cli-options = Optionen
cli-command = BEFEHL
cli-commands = Befehle
cli-game = SPIEL
cli-file = DATEI
cli-folder = ORDNER
cli-help-help = diese Hilfe zeigen und aufhören
cli-help-version = die Version zeigen und aufhören
cli-help-lang = Sprache: en, ru, de, fr, it, nl oder es (sonst aus NIGHTOWL_LANG oder LANG)
cli-help-game = welches Spiel: { $games }
cli-help-option = eine Option des Spiels als Name=Wert; mehrmals möglich („nightowl games“ nennt sie)
cli-help-roles = die Karten, mit denen ihr spielt, mit Kommas: werewolf,werewolf,seer,… (drei mehr als Spieler)
cli-help-narrate-seats = wie viele spielen; ohne --roles gilt der fertige Satz für diese Zahl
cli-help-silent = nur den Text zeigen, auch wo es eine Stimme gibt
cli-help-seed = genau wiederholen: irgendein Wort oder eine Zahl. Solche Zufälle sind nicht beweisbar fair
cli-help-pack = mit dem Inhalt dieses Ordners spielen, wo das Spiel es kann
cli-help-seats = wie viele spielen, Bots eingeschlossen
cli-help-you = die Plätze, die du selbst spielst, ab 1 gezählt (sonst der erste)
cli-help-hot-seat = alle Plätze spielen Menschen an diesem Bildschirm
cli-help-bots = Stärken der Bots in der Reihenfolge der Plätze; die letzte gilt weiter
cli-help-record = wohin die Aufzeichnung kommt (sonst in deinen Datenordner)
cli-help-plain = keine Farben, keine Zeichnung, ganze Sätze: für Screenreader und einfache Terminals
cli-help-games = wie viele Partien, je Anzahl der Plätze
cli-help-simulate-seats = wie viele spielen: 3 oder 2,4 oder 2-5 (sonst die mittlere Zahl)
cli-help-players = Stärken der Bots, wiederholt bis alle Plätze besetzt sind; sie wechseln von Partie zu Partie die Plätze
cli-help-jobs = wie viele Prozesse (sonst einer je Kern); das Ergebnis bleibt gleich
cli-help-json = das Ergebnis für Programme ausgeben
cli-help-plot = das Ergebnis in eine PNG-, SVG- oder PDF-Datei zeichnen
cli-help-trial-games = wie viele Partien je Versuch
cli-help-trial-level = welche Bots spielen: eine Stufe, wie die Versuche sie vorsehen
cli-help-trials = nur die Versuche mit einem dieser Wörter im Namen
cli-help-trial-seed = welche Partien: irgendein Wort oder eine Zahl; mit anderen werden es andere
cli-help-keep = Erledigtes in dieser Datei aufheben und dort weitermachen, wenn es sie gibt
cli-help-docs = Tabellen und Bild in die Seiten dieses Dokumentenordners schreiben
cli-help-record-file = eine Aufzeichnung, wie „nightowl play“ sie schreibt
cli-help-step = nach jedem Schritt auf die Eingabetaste warten, auch wo die Eingabe kein Terminal ist
cli-help-to = nur bis Schritt N; im Terminal dort beginnen
cli-help-seat = wie dieser Platz es sah, ab 1 gezählt (sonst wie wer zuschaut)

## Was nicht zu gebrauchen ist

cli-no-value = „{ $word }“ nennt keinen Wert; schreib --option Name=Wert.
cli-bad-seats = „{ $given }“ geht hier nicht als Anzahl der Plätze: Das Spiel hat { $fewest } bis { $most }.
cli-bad-level = Einen Bot „{ $level }“ gibt es nicht; es gibt: { $levels }.
cli-bad-number = { $name } verlangt eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }.
cli-too-many-players = Mehr Spieler ({ $players }) als Plätze ({ $seats }).
cli-too-many-bots = Mehr Bots ({ $bots }) als freie Plätze ({ $seats }).
cli-no-matplotlib = Zum Zeichnen fehlt matplotlib: pip install "nightowl[plot]"
cli-bad-plot = „{ $path }“: Der Name eines Bildes endet auf .png, .svg oder .pdf.
cli-cannot-read = „{ $path }“ lässt sich nicht lesen: { $detail }.
cli-cannot-write = „{ $path }“ lässt sich nicht schreiben: { $detail }.
cli-file-exists = „{ $path }“ gibt es schon; nichts wird überschrieben.
cli-no-packs = { $game } hat nur einen Inhalt; Pakete gibt es für: { $games }.
cli-no-trials = Für „{ $game }“ gibt es keine Versuche zur Ausgewogenheit.
cli-no-trial-level = „{ $level }“ spielt die Versuche nicht: { $levels }.
cli-no-such-trial = Kein Versuch hat „{ $given }“ im Namen: { $trials }.
cli-other-run = „{ $path }“ gehört zu einem Lauf mit anderen Karten, anderen Bots, anderem Spiel oder anderem --seed.
cli-bad-pack = Das Paket „{ $path }“ ist nicht zu gebrauchen: { $detail }
cli-no-folder = Den Ordner „{ $path }“ gibt es nicht.
cli-replay-unknown-game = Das Spiel „{ $game }“ ist hier nicht bekannt; es gibt: { $games }.

## nightowl games

cli-games-seats = { $fewest } bis { $most } Spieler
cli-games-bots = Bots zur Auswahl: { $levels }
cli-games-choices = Möglich: { $choices }.
cli-games-range = Möglich: eine ganze Zahl von { $least } bis { $most }.
cli-games-means = { $value }: { $said }.
cli-games-any = Möglich: beliebiger Text.
cli-games-list-choices = Möglich: einige von { $choices }, durch Kommas getrennt.
cli-games-list-range = Möglich: ganze Zahlen von { $least } bis { $most }, durch Kommas getrennt.
cli-games-list-any = Möglich: Texte, durch Kommas getrennt.

## nightowl simulate

cli-simulated =
    { $games ->
        [one] { $game }: { $games } Partie, { $seats } am Tisch, Startwert { $seed }
       *[other] { $game }: { $games } Partien, { $seats } am Tisch, Startwert { $seed }
    }
cli-lengths = Entscheidungen je Partie: im Mittel { $mean }, Median { $median }, von { $least } bis { $most }.
cli-ended = { $share } der Partien: { $how }
cli-speed =
    { $games ->
        [one] { $games } Partie in { $seconds } s: { $rate } je Sekunde.
       *[other] { $games } Partien in { $seconds } s: { $rate } je Sekunde.
    }
cli-column-who = wer
cli-column-held = Partien
cli-column-share = gewonnen
cli-column-interval = 95-%-Intervall
cli-column-mean = Punkte
cli-column-deviation = ± Abw.
cli-seat = Platz { $number }
cli-plot-title = { $game }; Partien: { $games }; Spieler: { $seats }
cli-plot-seat = Platz
cli-plot-decisions = Entscheidungen
cli-plot-games = Partien
cli-plot-saved = Das Bild liegt in { $path }

## nightowl calibrate

cli-calibrated = { $game }: Versuche zur Ausgewogenheit unter { $level }, je { $games } Partien, Seed { $seed }
cli-column-what = was
cli-column-found = gefunden
cli-column-wanted = gewünscht
cli-column-met = passt es?
cli-met = ja
cli-not-met = nein

## nightowl verify und replay

cli-verify-record = Eine Aufzeichnung des Spiels „{ $game }“, Regelversion { $rules }, gespielt von { $names }.
cli-verify-chain =
    { $entries ->
        [one] { $entries } Eintrag, und er passt zur Zeile davor; der letzte Hash ist { $hash }.
       *[other] { $entries } Einträge, und jeder passt zur Zeile davor; der letzte Hash ist { $hash }.
    }
cli-verify-legal =
    { $moves ->
        [one] { $moves } Zug ist nach den Regeln nachgespielt, und er ist erlaubt.
       *[other] { $moves } Züge sind nach den Regeln nachgespielt, und alle sind erlaubt.
    }
cli-verify-unknown-game = Die Regeln von „{ $game }“ sind hier nicht bekannt, die Züge sind also nicht geprüft.
cli-verify-fits = Ergebnis: Es passt.
cli-verify-broken = Ergebnis: Es passt nicht.
cli-damaged-entry = Eintrag { $entry } passt nicht. { $fault }
cli-damaged-header = Der Kopf passt nicht. { $fault }
cli-no-record = Das ist keine lesbare Aufzeichnung. { $fault }
cli-misfit-header = Kopf: { $reason }
cli-misfit-other-game = Sie gehört zu einem anderen Spiel: { $detail }.
cli-misfit-other-rules = Gespielt wurde nach Version { $detail } der Regeln, die hier nicht bekannt ist; die Züge lassen sich nicht nachspielen.
cli-misfit-other-content = Gespielt wurde mit anderem Inhalt ({ $detail }) als dem hiesigen; die Züge lassen sich nicht nachspielen.
cli-misfit-wrong-seats = Die Zahl der Spieler stimmt nicht; das Spiel hat { $detail }.
cli-misfit-bad-option = Diese Optionen gibt es nicht: { $detail }.
cli-misfit-bad-carry = Was die Runde davor weitergibt, kann nicht sein.
cli-misfit-no-such-seat = Den Platz { $detail } gibt es nicht.
cli-misfit-after-the-end = Da war die Partie schon vorbei.
cli-misfit-no-such-move = Einen solchen Zug gibt es nicht; „{ $detail }“ ist falsch.
cli-misfit-illegal-move = Die Regeln erlauben diesen Zug hier nicht.
cli-misfit-wrong-odds = Die Gewichte sind nicht die des Spiels; die sind { $detail }.
cli-misfit-wrong-pick = Die Wahl gehört nicht zu diesem Zug; sie müsste { $detail } sein.
cli-step = Schritt { $at } von { $last }
cli-replay-prompt = Eingabetaste: weiter, b: zurück, 0 bis { $last }: springen, q: Ende >
cli-replay-last = Das ist der letzte Schritt.
cli-replay-first = Das ist der erste Schritt.
cli-replay-what = „{ $word }“ ist nichts davon: Eingabetaste, b, q oder eine Zahl von 0 bis { $last }.

## nightowl play

cli-names = Anna, Ben, Clara, David, Eva, Felix, Greta, Hugo, Ida, Jonas
cli-you-are = Du bist { $name }.
cli-people = An diesem Bildschirm: { $names }.
cli-bot = { $name } ist ein Bot: { $level }.
cli-commitment = Der Tisch hat ein Geheimnis gezogen und verspricht es mit dieser Zahl:
cli-seeded = Die Zufälle folgen aus dem Startwert. Sie lassen sich wiederholen, aber niemand kann beweisen, dass sie fair sind.
cli-nonce = { $name }, tippe irgendetwas, das in die Zufälle einfließt, oder drücke nur die Eingabetaste:
cli-of-age = Dieses Spiel ist für Erwachsene. Tippe 18, um zu bestätigen, dass du mindestens 18 bist:
cli-not-of-age = Dann bleibt dieses Spiel zu.
cli-cover = Der Bildschirm geht an { $name }. Eingabetaste, wenn sonst niemand hinsieht:
cli-prompt = Dein Zug (1 bis { $most }; ? Tipps, l Verlauf, p Bild, q Ende):
cli-prompt-window = Deine Antwort (1 bis { $most }; a alles durchlassen, ? Tipps, l Verlauf, p Bild, q Ende):
cli-lets-by = { $name } wird nicht mehr gefragt, ob sie auf andere reagieren will. Wieder gefragt werden: a im eigenen Zug.
cli-asked-again = { $name } wird wieder gefragt.
cli-empty = Tippe die Nummer eines Zuges, 1 bis { $most }.
cli-what = „{ $word }“ ist kein Zug: Tippe eine Zahl von 1 bis { $most } oder ?, l, p oder q.
cli-more = Alle { $n } Züge: m. Oder tippe ein Wort, um zu suchen.
cli-no-hint = nichts Besonderes
cli-prompt-talk = Sag etwas (1 bis { $most }; Enter hört weiter zu; w was wahrscheinlich ist, l Verlauf, p Bild, q Ende):
cli-choose = { $what } 1 bis { $most }, oder Enter zurück:
cli-no-reckon = Hier wird nichts ausgerechnet. Wo das Spiel es kann, beginne mit --option helper=yes.
cli-nobody-talks = Sonst will niemand mehr reden: Sag etwas oder stimm ab.
cli-narrate-cards = Mischt diese Karten, gebt allen eine und legt drei in die Mitte: { $roles }
cli-narrate-start = Drückt Enter, wenn alle ihre Karte angesehen haben:
cli-no-voice = Keine Stimme gefunden (espeak-ng, say): Lest die Zeilen selbst vor.
cli-left = Die Partie endet hier.
cli-rank =
    { $score ->
        [one] { $rank }. { $name }: { $score } Punkt
       *[other] { $rank }. { $name }: { $score } Punkte
    }
cli-winners =
    { $n ->
        [one] Es gewinnt: { $names }
       *[other] Es gewinnen: { $names }
    }
cli-nobody-wins = Niemand gewinnt.
cli-next-round = Enter: nächste Runde, q: hier aufhören >
cli-saved = Die Aufzeichnung dieser Partie liegt in
cli-verify-it = So prüfst du, dass niemand die Zufälle ausgesucht hat:

## nightowl engine: Fehler. Was die Regeln ablehnen, steht bei den gemeinsamen Texten.

engine-not-json = Diese Zeile ist kein JSON: { $detail }.
engine-not-an-object = Eine Anfrage ist ein JSON-Objekt in einer Zeile.
engine-line-too-long = Die Zeile ist länger als { NUMBER($most, useGrouping: 0) } Bytes und wurde übersprungen.
engine-unknown-command = „do“ nennt einen dieser Befehle: { $commands }.
engine-unknown-field = Dieser Befehl hat kein Feld „{ $name }“; er hat { $names }.
engine-missing-field = Das Feld „{ $name }“ fehlt.
engine-bad-field = Das Feld „{ $name }“ ist falsch: { $detail }.
engine-unknown-game = Ein solches Spiel gibt es nicht; es gibt: { $games }.
engine-wrong-seats = Dieses Spiel hat { $fewest } bis { $most } Plätze.
engine-wrong-names = Es müssen so viele Namen sein wie Plätze: { $seats }.
engine-table-taken = Einen Tisch „{ $table }“ gibt es schon.
engine-too-many-tables = Mehr als { NUMBER($most, useGrouping: 0) } Tische können nicht offen sein; schließe erst einen.
engine-no-such-table = Einen Tisch „{ $table }“ gibt es nicht.
engine-no-round-before = Am Tisch „{ $table }“ ist keine beendete Runde dieses Spiels.
engine-no-such-seat = Plätze zählen von 0 bis { $most }.
engine-no-such-level = Es gibt Bots dieser Stärken: { $levels }.

## nightowl serve

cli-about-serve = Tische für Browser anbieten: für Freunde im Haus oder überall
cli-help-serve-host = die Adresse, auf der gehört wird (sonst nur dieser Rechner)
cli-help-serve-port = der Port, auf dem gehört wird (sonst 8733)
cli-help-serve-database = wo die Tische liegen: eine SQLite-Datei oder postgresql://… (sonst eine Datei im eigenen Datenordner)
cli-help-serve-bus = redis://…, wenn sich mehrere Server eine Datenbank teilen
cli-help-serve-site = der Ordner des Browser-Clients
cli-help-serve-origin = eine Webseite anderswo, die diesen Server nutzen darf; mehrfach möglich
cli-help-serve-proxy = die Adresse eines Proxys, dem geglaubt wird, wer anruft; mehrfach möglich
cli-help-serve-workers = wie viele Prozesse für die Bots denken
cli-help-serve-limit = eine Grenze als Name=Zahl: tables, joins, requests, visits oder wishes; mehrfach möglich
cli-help-serve-socket = was die Nachrichten trägt: picows, oder websockets, wo picows nicht läuft
cli-help-serve-log = wie das Protokoll geschrieben wird: text für Menschen, json für Programme
cli-help-serve-config = eine TOML-Datei mit diesen Einstellungen; Umgebung (NIGHTOWL_PORT …) und Optionen gehen vor
cli-help-serve-open = einen Browser mit der Startseite öffnen
cli-no-server = Zum Anbieten fehlen Pakete ({ $detail }): pip install "nightowl[server]"
cli-bad-setting = Die Einstellung „{ $name }“ ist nicht brauchbar: { $detail }.
cli-no-limit = „{ $word }“ nennt keine Grenze; schreibe --limit Name=Zahl.

## nightowl tables

cli-about-tables = sich um die Tische eines Servers kümmern
cli-about-tables-purge = Tische vergessen, deren Zeit um ist
cli-about-tables-export = einen ganzen Tisch in eine Datei schreiben, um ihn auf einen anderen Server zu bringen
cli-about-tables-import = einen Tisch aus einer solchen Datei hereinholen
cli-help-over-days = wie viele Tage ein Tisch nach dem Ende seiner Partie bleibt (sonst 30)
cli-help-idle-days = wie viele Tage ein Tisch bleibt, den niemand anrührt (sonst 180)
cli-code = CODE
cli-help-code = der Code des Tischs
cli-help-table-file = die Datei eines Tischs. Wer sie hat, kennt jede Karte: für dich allein
cli-purged =
    { $tables ->
        [one] { $tables } Tisch ist vergessen.
       *[other] { $tables } Tische sind vergessen.
    }
cli-exported = Tisch { $code } steht in „{ $path }“. Die Datei enthält seine Geheimnisse; lösche sie nach dem Umzug.
cli-imported = Tisch { $code } ist da, mit allen Links.
cli-no-store = Die Tische sind nicht erreichbar: { $detail }
cli-import-no-table = Das ist kein Tisch (Zeile { NUMBER($line, useGrouping: 0) }).
cli-import-other-version = Diesen Tisch hat eine neuere Version geschrieben.
cli-import-other-game = Das Spiel dieses Tischs ist hier nicht bekannt.
cli-import-cut-off = Diese Datei ist nach Zeile { NUMBER($line, useGrouping: 0) } abgeschnitten.
cli-import-code-taken = Es gibt schon einen Tisch mit diesem Code.
