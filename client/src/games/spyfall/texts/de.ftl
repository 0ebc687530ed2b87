### What only the Spyfall board says.

board-round = Runde { $round } von { $rounds }
board-clock-runs = Noch { $time } in dieser Runde
board-clock-stands = Die Uhr steht bei { $time }
board-now = Was gerade läuft
board-dock = Deine Karte, und was das Spiel anhält
board-card = Meine Karte
board-card-hold = Meine Karte: gedrückt halten, um sie zu sehen
board-true-here = Hier stimmt:
board-yes = ja
board-no = nein
board-menu-accuse = Beschuldigen
board-menu-guess = Orte
board-menu-call = Streich!
board-menu-claim = Wahnsinn!
board-menu-power = Kraft
board-title-accuse = Wen beschuldigst du?
board-about-accuse = Das geht einmal pro Runde. Die Uhr hält an und alle anderen stimmen ab; nur wenn alle zustimmen, endet die Runde.
board-title-guess = Wo sind wir?
board-about-guess = Tippe auf einen Ort, um ihn zu streichen. Das siehst nur du.
board-about-naming = Wer den Joker hat, kann ihn zeigen und den Ort nennen. Richtig oder falsch, damit endet die Runde.
board-title-call = Ein Jokerstreich?
board-about-call = Wer eine Jokerkarte hat, kann es ausrufen: Diesmal sind alle Karten Joker. Wenn nicht, punkten die Helden.
board-title-claim = Multiversums-Wahnsinn?
board-about-claim = Einmal pro Runde kannst du behaupten, dass alle an verschiedenen Orten sind. Alle stimmen ab; eine Mehrheit beendet die Runde.
board-title-power = Deine Kraft
board-about-power = Halte deine Karte gedrückt, um deine Kraft zu sehen. Was du jetzt einsetzen kannst, steht hier.
board-no-power-now = Jetzt gibt es nichts einzusetzen.
board-mode-strike = Streichen
board-mode-name = Ort nennen
board-choose-place = Wähle einen Ort
board-strike = Streichen: { $place }
board-place-used = { $place }: schon gespielt
board-said = Was gesagt wurde
board-nothing-said = Noch hat niemand etwas gefragt.
board-in-turn = Der Reihe nach
board-by-player = Nach Spielern
board-all = Alles zeigen
board-less = Weniger zeigen
board-silent = Kein Kommentar.
board-answered = hat geantwortet
board-find = Frage nach einem Wort suchen
board-kinds = Arten von Fragen
board-none-found = So eine Frage ist nicht mehr da.
board-more-cards =
    { $n ->
        [one] { $n } weitere Frage
       *[other] { $n } weitere Fragen
    }
board-write-question = Deine Frage an { $name }
board-write-answer = Deine Antwort
board-send = Senden
board-tap-ask = Tippe an, wen du fragen willst.
board-tap-point = Tippe an, auf wen du zeigst. Niemand sieht es, bevor alle gezeigt haben.
board-sealed = Deine Wahl ist versiegelt. Alle werden zugleich gezeigt.
board-you-accused = Du wirst beschuldigt! Die anderen stimmen ab.
board-cards = Alle Karten auf dem Tisch
board-next-dealer = Als Nächstes gibt { $name }.
board-opened = Was verborgen war
board-all-point = Alle zeigen gleichzeitig.
