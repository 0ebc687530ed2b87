### Die Regeln von Gelini Nightlife, und was man beim ersten Mal gesagt bekommt.

rules-gelini-idea-title = Eine Nacht in der Stadt
rules-gelini-idea-text = Jeder von euch führt einen Club, und draußen steht eine einzige lange Schlange. Locke die richtigen Leute auf deine Tanzfläche: Wer sie zuerst füllt, gewinnt. Geheimnisse gibt es nicht, alles liegt offen. Aber Vorsicht, Cliquen: Wo einer hingeht, gehen alle hin, auch aus deinem Club hinaus. Für 2 bis 5 Personen.

rules-gelini-queue-title = Die Schlange
rules-gelini-queue-text = Alle Plättchen liegen gemischt in einer offenen Reihe. Vorn spielt die Band; eure Figuren warten in zufälliger Reihenfolge hinter dem Ende. Deine Tanzfläche hat 25 Felder, zu zweit sind es 37.
rules-gelini-queue-alt = Eine gewundene Reihe bunter Plättchen mit den Zahlen eins bis drei, ein VIP und eine Münze. Am Ende warten zwei Figuren und ein Würfel, vorn spielt die Band.
rules-gelini-queue-caption = Vom Ende der Schlange bis zur Band.
rules-gelini-queue-table = Was es gibt
rules-gelini-queue-head-1 = Plättchen
rules-gelini-queue-head-2 = Anzahl
rules-gelini-queue-head-3 = Felder
rules-gelini-queue-guests = Gäste
rules-gelini-queue-guests-squares = 1, 2 oder 3
rules-gelini-queue-vips = VIP-Gäste
rules-gelini-queue-coins = Münzen
rules-gelini-queue-stars = Stars (liegen beiseite)
rules-gelini-queue-band = Die Band
rules-gelini-queue-actions = Aktionsplättchen (wenn ihr damit spielt)

rules-gelini-turn-title = Ein Zug
rules-gelini-turn-text = Reihum geht es hier nicht: Dran ist, wer am weitesten hinten steht.
rules-gelini-turn-1 = Wer ganz hinten steht, würfelt. Der Würfel zeigt 1, 2, 3, 3, 4 und 5.
rules-gelini-turn-2 = Mit diesem Wurf darf man ziehen oder stehen bleiben. Bleibt die hinterste Figur stehen, darf die nächste von hinten **denselben Wurf** nutzen, dann die nächste und so weiter.
rules-gelini-turn-3 = Will ihn niemand, würfelt die hinterste noch einmal.
rules-gelini-turn-4 = Nach einem Zug würfelt, wer jetzt ganz hinten steht. Das kann dieselbe Person sein.
rules-gelini-turn-alt = Der Würfel zeigt drei. Die hinterste Figur darf damit ziehen; bleibt sie stehen, geht der Wurf an die Figur davor und dann an die nächste.
rules-gelini-turn-caption = Ein Wurf, von hinten nach vorn angeboten.

rules-gelini-move-title = Ziehen
rules-gelini-move-text = Zähle so viele Plättchen nach vorn, wie der Würfel zeigt. Figuren und Lücken zählen nicht. Nimm das Plättchen, das du erreichst; deine Figur steht nun an seiner Stelle. Es geht immer nur vorwärts: Was du hinter dir lässt, ist für dich verloren, außer seine Freunde holen es nach.
rules-gelini-move-alt = Eine Figur zieht drei Plättchen vor, an einer Lücke und einer anderen Figur vorbei, die nicht zählen, und nimmt das dritte Plättchen.
rules-gelini-move-caption = Eine 3: Lücken und Figuren zählen nicht, das dritte Plättchen gehört dir.

rules-gelini-cliques-title = Cliquen
rules-gelini-cliques-text = Gäste einer Farbe sind Freunde. Eine Clique besteht aus vier Einsern oder drei Zweiern oder aus 1, 2 und 3. Bekommst du einen Gast einer Farbe, die du schon hast, **kommt der ganze Rest der Clique mit**:
rules-gelini-cliques-1 = aus der Schlange, ob vor oder hinter dir,
rules-gelini-cliques-2 = und direkt von den Tanzflächen der anderen.
rules-gelini-cliques-3 = VIPs sind Einzelgänger: vier Felder, und niemand läuft ihnen nach.
rules-gelini-cliques-alt = Drei Cliquen: vier Gäste mit einem Feld, drei mit zwei Feldern und je einer mit einem, zwei und drei Feldern. Ein zweiter Gast einer Farbe zieht den dritten von einer anderen Tanzfläche herüber.
rules-gelini-cliques-caption = Der zweite Freund bringt alle anderen mit.

rules-gelini-coins-title = Münzen und Stars
rules-gelini-coins-text = Münzen liegen neben deiner Tanzfläche und füllen nichts. Aber die zweite Münze bucht einen **Star**: Beide Münzen kommen in die Schachtel, und der Star füllt fünf Felder. Stars gibt es drei.
rules-gelini-coins-alt = Aus zwei Münzen wird ein Star, der fünf Felder füllt.
rules-gelini-coins-caption = Zwei Münzen, ein Star, fünf Felder.

rules-gelini-end-title = Das Ende der Nacht
rules-gelini-end-text = Das Spiel endet auf eine von zwei Arten.
rules-gelini-end-1 = **Volles Haus.** Wer die ganze Tanzfläche gefüllt hat, gewinnt sofort. Die letzten Gäste dürfen über den Rand stehen, es muss nicht genau aufgehen.
rules-gelini-end-2 = **Letztes Lied.** Eine Figur erreicht die Band oder läuft an ihr vorbei. Wem sie gehört, nimmt die Band (drei Felder). Dann gewinnen die wenigsten freien Felder.
rules-gelini-end-3 = Bei Gleichstand wird der Sieg geteilt.

rules-gelini-actions-title = Aktionsplättchen
rules-gelini-actions-text = Auf Wunsch mit mehr Trubel: Sechs weitere Plättchen mischen sich in die Schlange, zwei von jeder Art. Wer eines erreicht, legt es in die Schachtel und tut sofort, was es sagt.
rules-gelini-actions-1 = **Party-Flyer.** Du darfst jemandem ein Plättchen oder eine Münze abnehmen, nur keinen Star.
rules-gelini-actions-2 = **Party-Anruf.** Geh zu einem beliebigen Plättchen hinter dir zurück und nimm es. Danach muss noch jemand hinter dir stehen.
rules-gelini-actions-3 = **Partyvolk.** Du darfst einen Gast einlassen oder eine Münze aufheben, an denen schon alle Figuren vorbei sind.
rules-gelini-actions-alt = Drei Aktionsplättchen: ein Flyer, ein Telefon und eine Gästeliste.
rules-gelini-actions-caption = Flyer, Anruf und Partyvolk.

rules-gelini-tips-title = Gut zu wissen
rules-gelini-tips-1 = Ein einzelner Gast einer Farbe ist eine Einladung: Wer den nächsten bekommt, holt sich deinen dazu. Eine volle Clique bleibt.
rules-gelini-tips-2 = Wer hinten bleibt, ist oft dran; wer vorausläuft, hat die erste Wahl, rückt aber der Band näher.
rules-gelini-tips-3 = Sieh nach, wer nach dir kommt, bevor du einen Wurf auslässt: Es bleibt derselbe Wurf.
rules-gelini-tips-4 = Lauf nicht zur Band, solange jemand weniger freie Felder hat als du.

rules-gelini-rulings-title = Wie wir die Regeln lesen
rules-gelini-rulings-text = Wo die Anleitung schweigt oder sich zweifach lesen lässt, spielt Nightowl so.
rules-gelini-rulings-1 = Es gibt elf Cliquen: drei aus vier Einsern, vier aus drei Zweiern, vier aus 1, 2 und 3.
rules-gelini-rulings-2 = Ein Star füllt fünf Felder, die Band drei.
rules-gelini-rulings-3 = Felder werden gezählt; Formen muss niemand zusammenpuzzeln.
rules-gelini-rulings-4 = Nach zehn Würfen in Folge, die niemand genutzt hat, muss die hinterste Figur mit dem nächsten ziehen. Ihr könnt eine andere Zahl vereinbaren.
rules-gelini-rulings-5 = Cliquen kommen und Stars werden gebucht, ohne zu fragen, denn das ist fast immer richtig. Mit „Freie Wahl“ wirst du gefragt; dann kommt eine Clique ganz oder gar nicht.
rules-gelini-rulings-6 = Wer die Band erreicht, nimmt sie. Weniger als null freie Felder gibt es nicht.
rules-gelini-rulings-7 = Der Party-Flyer holt auch VIPs und Gäste aus vollen Cliquen.
rules-gelini-rulings-8 = Der Party-Anruf darf zu einem weiteren Aktionsplättchen führen, das dann ebenfalls wirkt.
rules-gelini-rulings-9 = Für das Partyvolk ist auch ein VIP ein Gast, und auch deine eigene Figur muss an ihm vorbei sein.
rules-gelini-rulings-10 = Eine Aktion, die sich nicht ausführen lässt, verfällt.

first-gelini-set-up = Die Schlange bildet sich: Gäste einer Farbe sind Freunde und halten zusammen.
first-gelini-order = Wer ganz hinten steht, würfelt immer zuerst.
first-gelini-roll = Der Würfel zeigt 1, 2, 3, 3, 4 oder 5: Eine 3 kommt also am häufigsten.
first-gelini-move = Ziehst du, nimmst du das Plättchen, das du erreichst; bleibst du, darf die nächste Figur denselben Wurf nutzen.
first-gelini-must-move = Zu viele Würfe sind verfallen: Diesmal muss die hinterste Figur ziehen.
first-gelini-flyer = Nimm einen Gast, dessen Farbe du schon hast: Der Rest der Clique kommt mit.
first-gelini-call = Du darfst zu jedem Plättchen hinter dir, solange danach noch jemand hinter dir steht.
first-gelini-people = An diesen sind alle vorbeigelaufen: Such dir jemanden aus oder lehne ab.
first-gelini-gather = Nimmst du alle, bleiben sie bei dir; lässt du sie, können andere sie noch holen.
first-gelini-hire = Ein Star füllt fünf Felder, mehr als jeder Gast, und niemand kann ihn dir nehmen.
first-gelini-over = Eine volle Tanzfläche gewinnt sofort; nach dem letzten Lied gewinnen die wenigsten freien Felder.
