### Gelini: die Regelseite und ein Wort zu jedem neuen Moment.

rules-aim = Du führst einen Club. Hol so viele Leute wie möglich auf deine Tanzfläche, bevor die Band ihr letztes Lied spielt.
rules-start =
    46 Plättchen stehen in einer offenen Schlange: 36 Gäste, vier VIPs (je 4 Felder), sechs Münzen, und ganz vorn die Band.
    Die Zahl auf einem Gast sagt, wie viele Felder er füllt. Gäste einer Farbe sind eine Clique.
    Deine Fläche hat 25 Felder, zu zweit 37.
rules-turn =
    Wer hinten steht, würfelt (1, 2, 3, 3, 4, 5) und darf so viele Plättchen vorrücken. Figuren und Lücken zählen nicht.
    Bleibt sie stehen, darf die nächste von hinten mit demselben Wurf ziehen, und so weiter.
    Das erreichte Plättchen nimmst du, deine Figur steht an seiner Stelle.
    Bekommst du einen Gast in einer Farbe, die du schon hast, kommt der Rest der Clique mit: aus der Schlange und von den Flächen der anderen.
    Zwei Münzen holen einen Star, der 5 Felder füllt.
rules-special =
    Party-Flyer: Nimm jemandem ein Plättchen oder eine Münze weg, aber keinen Star.
    Party-Anruf: Geh zurück zu einem Plättchen hinter dir, solange noch jemand dahinter bleibt.
    Party-Leute: Lass einen Gast oder eine Münze herein, an denen alle vorbei sind.
rules-end = Eine volle Fläche gewinnt sofort. Sonst endet es, wenn jemand die Band erreicht und nimmt (3 Felder): Dann gewinnen die wenigsten freien Felder.
rules-rulings =
    Felder werden gezählt; nichts muss hineinpassen.
    Nach zehn Würfen, die niemand nutzt, muss ziehen, wer hinten steht (die Zahl lässt sich ändern).
    Cliquen und Stars kommen von selbst, außer der Tisch spielt mit freier Wahl. Gleichstand wird geteilt.

learn-move = Das leuchtende Plättchen bekämst du mit diesem Wurf. Zieh und nimm es, oder bleib stehen und lass die Nächsten mit demselben Wurf entscheiden.
learn-must-move = Die letzten Würfe hat niemand genutzt; diesmal muss ziehen, wer hinten steht.
learn-flyer = Nimm etwas von einer anderen Tanzfläche. Ein Gast, dessen Clique du begonnen hast, bringt alle anderen mit.
learn-call = Du darfst zurückgehen. Such eine Farbe, die du schon hast, und achte darauf, wer hinten steht.
learn-people = Gäste, an denen alle vorbei sind, warten noch immer: Lass einen davon herein.
learn-gather = Der Rest der Clique füllt deine Fläche, wo er jetzt auch steht.
learn-hire = Ein Star füllt 5 Felder, und niemand kann ihn weglocken.
