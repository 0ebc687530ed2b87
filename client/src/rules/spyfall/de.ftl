### DC Spyfall: die Regelseite, die Auswahl der Optionen und ein Wort zu jedem neuen Moment.

choice-talk-aloud = laut
choice-talk-written = schriftlich
choice-talk-deck = mit Fragekarten
choice-clock-simulated = jeder Zug kostet feste Zeit
choice-clock-table = die Uhr des Tisches

rules-aim = Ihr seid alle am selben Ort und wisst, wo, nur einer nicht: der Joker. Die Helden wollen den Joker finden; der Joker will den Ort herausfinden oder unbemerkt bleiben.
rules-start =
    Alle bekommen eine Karte: den Ort oder den Joker. Sieh sie an und zeig sie niemandem.
    Die zwanzig Orte kennen alle. Was du ausschließt, darfst du durchstreichen.
rules-turn =
    Wer gibt, stellt jemandem eine Frage. Wer geantwortet hat, fragt als Nächstes, nur nicht zurück.
    Eine Frage, eine Antwort, keine Nachfrage. Eine Antwort darf vage sein oder gelogen, nennt aber nie einen Ort.
    Einmal je Runde darfst du die Uhr anhalten und jemanden beschuldigen. Alle außer dem Beschuldigten stimmen ab; nur Einstimmigkeit zählt.
    Der Joker darf jederzeit anhalten, die Karte zeigen und den Ort nennen.
rules-special =
    Harley Quinn: Sie kennt den Ort und hilft heimlich dem Joker.
    Jokerstreich: Ein Beutel voller Joker; wer es durchschaut, ruft ihn aus.
    Multiversums-Wahnsinn: Jede Karte zeigt einen anderen Ort; eine Mehrheit muss es glauben.
    Supermission: Alle haben eine geheime Kraftkarte.
rules-end =
    Ist die Zeit um, redet ihr offen, dann zeigen alle zugleich.
    Der Joker: 2 Punkte, wenn er unentdeckt bleibt; 4, wenn er den Ort nennt oder alle einen Helden beschuldigen. Sonst 1 Punkt für jeden Helden und 1 mehr, wer den Joker zuerst beschuldigt hat.
    Die meisten Punkte nach den vereinbarten Runden gewinnen.
rules-rulings =
    Stimmen bleiben verdeckt, bis alle da sind; wer eine Abstimmung ausruft, zählt als Ja.
    Nach jeder Antwort können alle anhalten oder weitermachen lassen, außer ihr redet laut.
    Niemand zeigt auf sich, niemand enthält sich. Ist die Zeit um, kann niemand mehr anhalten.

learn-ask = Wähl, wen du fragst. Alle hören die Antwort, also frag dort, wo du zweifelst.
learn-question = Eine gute Frage ist leicht für alle, die den Ort kennen, und schwer für den, der ihn nicht kennt.
learn-answer = Zeig, dass du den Ort kennst, ohne ihn zu verraten. Als Joker: Kling, als ob du es wüsstest.
learn-pause = Jetzt kann jeder anhalten und beschuldigen. Lass es weitergehen, wenn du nicht willst.
learn-accusation = Es zählt nur, wenn alle zustimmen. Bist du nicht sicher, sag Nein.
learn-discussion = Offenes Gespräch: Sag, was dir seltsam vorkam, aber nenn den Ort nicht.
learn-point = Alle zeigen zugleich. Gleichstand hilft dem Joker.
learn-claim = Jemand glaubt, dass ihr alle anderswo seid. Mehr als die Hälfte muss zustimmen.
