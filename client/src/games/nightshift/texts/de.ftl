### Was nur das Brett von Nightshift sagt.

board-floor = Der Club von oben
board-bar = Bar
board-prices = Kurzer 500 $, Schampus 1.000 $
board-buy = Kaufen
board-shots = Kurze: { $n }
board-champagne = Schampus: { $n }
board-more-shots = Ein Kurzer mehr
board-less-shots = Ein Kurzer weniger
board-more-champagne = Ein Schampus mehr
board-less-champagne = Ein Schampus weniger
board-loyalty = Treue { $n }
board-stars =
    { $n ->
        [one] { $n } Stern
       *[other] { $n } Sterne
    }
board-stolen = schon einmal abgeworben
board-outcomes = Was er gibt, je nach Ergebnis
board-needs = ab { $n } gelingt es
board-tired = Keine Energie mehr
board-pick = Tippe auf einen Tisch, der leuchtet.
board-play = Spielen
board-hand = Deine Machtkarten
board-answered = Deine Antwort liegt bereit:
board-to-floor = In den Saal schauen
board-to-room = Zurück hinter den Vorhang
board-leaving-pays = Jetzt gehen bringt
board-bust-pays = Ein Reinfall bringt
board-bust = Reinfall!
board-no-cards = Noch keine Karte. Die Band stimmt die Gitarren.
board-lamps = Wie oft jede Figur zählt; drei gleiche sind ein Reinfall
board-gone = gestrichen
board-idle = ihre Figuren zählen nicht
board-ladder = Was jede Stufe bringt
board-own-heart = eigenes Herz
board-subscribers = Abos { $n }
board-team = Team { $n }
board-target = Was der Club braucht
board-cash = Bargeld
board-income = Abo-Einnahmen
board-total = Summe
board-diamond = Diamond
board-decks = Noch draußen: { $guests } Kunden. Heimgegangen: { $gone }. Machtkarten im Stapel: { $powers }.
board-end-diamond = Diamond gewinnt
board-end-saved = Der Club ist gerettet!
board-end-shut-down = Der Club muss schließen
board-adds-up = Wie es zusammenkommt
board-earned = Eingenommen { $earned }, ausgegeben { $spent }.
board-income-about = Abo-Einnahmen: was die Treue aller ihrer Kunden einbringt; wer sie am liebsten mag, zählt doppelt.
board-by-drinks = Gleich viel Geld: Der Wert der übrigen Getränke hat entschieden.
