### Die Regeln von Werwolf, und was man beim ersten Mal gesagt bekommt.

rules-werewolf-idea-title = Eine Nacht im Dorf
rules-werewolf-idea-text = Eine Nacht, ein Tag, eine Abstimmung. Im Dorf verstecken sich Werwölfe, und am Morgen sind manche nicht mehr, wer sie am Abend waren. Redet, blufft, hört zu und zeigt dann alle zugleich auf jemanden. Für 3 bis 10 Personen; ein Spiel dauert etwa zehn Minuten.

rules-werewolf-start-title = Die Karten
rules-werewolf-start-text = Es sind drei Karten mehr als Personen. Alle bekommen eine und sehen sie an; drei liegen verdeckt in der Mitte. Welche Rollen mitspielen, wissen alle. Wer sie hat, weiß niemand.
rules-werewolf-start-alt = Fünf Personen sitzen um einen Tisch, vor jeder liegt eine verdeckte Karte. Drei weitere liegen verdeckt in der Mitte.
rules-werewolf-start-caption = Eine Karte für alle, drei in der Mitte.

rules-werewolf-night-title = Die Nacht
rules-werewolf-night-text = Alle schlafen, und die Rollen erwachen nacheinander in dieser Reihenfolge. Wer erwacht, entscheidet die Karte, die du **bekommen** hast, was auch immer seither mit ihr geschehen ist. Jede Rolle im Spiel wird aufgerufen, auch eine, die in der Mitte liegt.
rules-werewolf-night-alt = Der Mond zieht über den Himmel, an neun Stationen vorbei, einer für jede Rolle, die erwacht, von der Doppelgängerin bis zur Schlaflosen, bis die Sonne aufgeht.
rules-werewolf-night-caption = Neun Stationen von Abend bis Morgen.
rules-werewolf-night-table = Wer erwacht, und wozu
rules-werewolf-night-head-1 = Rolle
rules-werewolf-night-head-2 = In der Nacht
rules-werewolf-night-doppelganger = Sieht die Karte einer anderen Person an und wird zu dieser Rolle.
rules-werewolf-night-werewolf = Sehen einander. Wer allein ist, darf eine Karte in der Mitte ansehen.
rules-werewolf-night-minion = Sieht die Werwölfe. Sie sehen ihn nicht.
rules-werewolf-night-mason = Sehen einander.
rules-werewolf-night-seer = Darf die Karte einer anderen Person ansehen oder zwei Karten in der Mitte.
rules-werewolf-night-robber = Darf seine Karte mit der einer anderen Person tauschen und sieht die neue an.
rules-werewolf-night-troublemaker = Darf die Karten von zwei anderen vertauschen, ohne sie anzusehen.
rules-werewolf-night-drunk = Muss mit einer Karte in der Mitte tauschen, ohne sie anzusehen.
rules-werewolf-night-insomniac = Sieht ihre eigene Karte an: Ist es noch dieselbe?
rules-werewolf-night-hunter = Schläft. Stirbt er, stirbt auch, für wen er gestimmt hat.
rules-werewolf-night-tanner = Schläft. Er hasst seine Arbeit und will sterben.
rules-werewolf-night-villager = Schläft und hat nichts zu verbergen.

rules-werewolf-day-title = Der Tag
rules-werewolf-day-text = Am Morgen **bist du die Karte, die jetzt vor dir liegt**, auch wenn du nicht weißt, welche. Niemand sieht mehr eine Karte an.
rules-werewolf-day-1 = Sag, was du willst: die Wahrheit, die halbe oder eine schöne Lüge. Zeigen darfst du nichts.
rules-werewolf-day-2 = Sag mit wenigen Berührungen, was du warst und gesehen hast: Alle lesen es in ihrer Sprache.
rules-werewolf-day-3 = Lege Rollenmarken auf Karten, um zu zeigen, was du glaubst.
rules-werewolf-day-4 = Ist die Zeit um oder sind alle bereit, wird abgestimmt.

rules-werewolf-vote-title = Die Abstimmung
rules-werewolf-vote-text = Eins, zwei, drei: Alle zeigen im selben Augenblick auf jemand anderen.
rules-werewolf-vote-1 = Wer die meisten Stimmen hat, stirbt. Haben mehrere gleich viele, sterben sie alle.
rules-werewolf-vote-2 = Hat niemand mehr als eine Stimme, stirbt niemand: Der Kreis der Finger ist geschlossen.
rules-werewolf-vote-3 = Ein Jäger, der stirbt, nimmt mit, auf wen er gezeigt hat.
rules-werewolf-vote-alt = Fünf Personen zeigen mit Pfeilen aufeinander. Auf eine zeigen zwei Pfeile: Sie hat die meisten Stimmen.
rules-werewolf-vote-caption = Zwei Finger auf eine Person: Das genügt.

rules-werewolf-win-title = Wer gewinnt
rules-werewolf-win-text = Es zählt nur die Karte, die am Ende vor dir liegt. Dann werden alle Karten aufgedeckt, und die Geschichte der Nacht wird erzählt.
rules-werewolf-win-table = Wer wann gewinnt
rules-werewolf-win-head-1 = Gruppe
rules-werewolf-win-head-2 = Gewinnt, wenn
rules-werewolf-win-village = Das Dorf
rules-werewolf-win-village-if = mindestens ein Werwolf stirbt; oder niemand ein Werwolf ist und niemand stirbt.
rules-werewolf-win-werewolf = Die Werwölfe und mit ihnen der Günstling
rules-werewolf-win-werewolf-if = jemand ein Werwolf ist und weder ein Werwolf noch ein Gerber stirbt. Stirbt der Günstling, macht das nichts: Er gewinnt trotzdem.
rules-werewolf-win-tanner = Der Gerber
rules-werewolf-win-tanner-if = er selbst stirbt. Er hält zu niemandem.
rules-werewolf-win-minion = Ein Günstling ohne Werwölfe
rules-werewolf-win-minion-if = er lebt und jemand anderes stirbt.
rules-werewolf-win-nobody = Es kann sein, dass niemand gewinnt.

rules-werewolf-doppelganger-title = Die Doppelgängerin
rules-werewolf-doppelganger-text = Sie ist die kniffligste von allen: Lasst sie in den ersten Spielen weg.
rules-werewolf-doppelganger-1 = Als Seherin, Räuber, Unruhestifterin oder Betrunkener handelt sie **sofort** und später nicht noch einmal.
rules-werewolf-doppelganger-2 = Als Werwolf oder Freimaurer erwacht sie mit den anderen und zählt zu ihnen. Als Günstling oder Schlaflose hat sie einen eigenen Aufruf.
rules-werewolf-doppelganger-3 = Als Jäger, Gerber oder Dorfbewohner ist sie genau das: Als Gerber gewinnt sie nur durch ihren eigenen Tod.
rules-werewolf-doppelganger-4 = Ihre Karte **ist** die kopierte Rolle, bei wem sie auch landet. Wer sie nachts ansieht, sieht nur „Doppelgängerin“.

rules-werewolf-screens-title = Die Nacht am Bildschirm
rules-werewolf-screens-text = Dein Bildschirm merkt sich, was du bekommen und gesehen hast: Auswendig lernen muss niemand.
rules-werewolf-screens-1 = **Schnelle Nacht.** Alle wählen zugleich, in drei gleich langen Teilen. Auch wer schläft, tippt. Alles geschieht in der Reihenfolge des Erwachens.
rules-werewolf-screens-2 = **Erzählte Nacht.** Eine Rolle nach der anderen wird aufgerufen, jede gleich lang, auch eine, die niemand hat.
rules-werewolf-screens-3 = Weder die Länge einer Pause noch irgendetwas auf dem Bildschirm verrät eine Rolle.

rules-werewolf-sets-title = Welche Rollen?
rules-werewolf-sets-text = Diese Sätze liegen bereit. Ihr könnt auch einen zufälligen ziehen oder selbst einen wählen: drei Karten mehr als Personen, mindestens ein Werwolf, beide Freimaurer oder keiner.
rules-werewolf-sets-table = Fertige Sätze
rules-werewolf-sets-head-1 = Personen
rules-werewolf-sets-head-2 = Rollen
rules-werewolf-sets-doppelganger = Mit der Doppelgängerin

rules-werewolf-match-title = Ein Turnier
rules-werewolf-match-text = Spielt mehrere Spiele: Wer ein Spiel gewinnt, bekommt eine Spielmarke. Wer mit fünf oder mehr Marken allein vorn liegt, gewinnt das Turnier.

rules-werewolf-tips-title = Gut zu wissen
rules-werewolf-tips-1 = Sag nicht gleich, was du bist: Hör erst, was andere behaupten, vielleicht widerspricht sich jemand.
rules-werewolf-tips-2 = Auch ein Dorfbewohner darf ein wenig lügen, um herauszufinden, wer mehr lügt.
rules-werewolf-tips-3 = Denk an Räuber und Unruhestifterin: Vielleicht bist du längst ein Werwolf und weißt es nicht.
rules-werewolf-tips-4 = Will jemand allzu gern sterben, denk an den Gerber.

rules-werewolf-rulings-title = Wie wir die Regeln lesen
rules-werewolf-rulings-text = Wo die Anleitung schweigt oder sich zweifach lesen lässt, spielt Nightowl so.
rules-werewolf-rulings-1 = Der Jäger nimmt mit, für wen er gestimmt hat, er wählt nicht neu. Jäger um Jäger, bis Ruhe ist.
rules-werewolf-rulings-2 = Ohne Werwölfe verliert ein Günstling, der stirbt. Der Tod des Gerbers lässt ihn gewinnen, außer ihr vereinbart, dass er es ihm verdirbt.
rules-werewolf-rulings-3 = Eine Doppelgängerkarte, die niemanden kopiert hat, weil sie in der Mitte lag, ist ein Dorfbewohner.
rules-werewolf-rulings-4 = Wer als Doppelgängerin raubt oder trinkt, ist für den Sieg die Karte, die dann vor ihr liegt; die weggegebene gilt als Räuber oder Betrunkener.
rules-werewolf-rulings-5 = Ein einsamer Werwolf darf eine Karte in der Mitte ansehen. Das lässt sich abschalten.
rules-werewolf-rulings-6 = Die Seherin sieht die Karte einer Person an, genau zwei in der Mitte oder nichts.
rules-werewolf-rulings-7 = Die Schlaflose darf auch ohne Räuber und Unruhestifterin mitspielen, hat dann aber wenig herauszufinden.
rules-werewolf-rulings-8 = Enthalten kann sich niemand: Fehlt eine Stimme oder eine nötige Wahl, wenn die Zeit um ist, entscheidet der Zufall.
rules-werewolf-rulings-9 = Der Tag dauert 4 Minuten zu dritt oder viert, 5 zu fünft oder sechst, 7 zu siebt oder acht und 8 bei mehr, wenn ihr nichts anderes vereinbart.
rules-werewolf-rulings-10 = Alle dürfen am Tag 30 Sätze sagen, und auf einer Karte liegt höchstens eine Rollenmarke.
rules-werewolf-rulings-11 = Am Ende sehen alle sämtliche Karten und alles, was in der Nacht geschehen ist.
rules-werewolf-rulings-12 = Wenn ihr es vereinbart, rechnet der Bildschirm aus, welche Verteilungen nach deinem Wissen noch möglich sind. Sonst ist das ausgeschaltet.

first-werewolf-set-up = Merk dir, welche Rollen mitspielen: Drei dieser Karten bekommt niemand.
first-werewolf-deal = Sieh deine Karte heimlich an: Sie entscheidet, wann du erwachst, aber am Morgen kann es eine andere sein.
first-werewolf-night = Du hast gerade nichts zu tun; verhalte dich wie alle, damit es niemand merkt.
first-werewolf-doppelganger = Sieh eine Karte an: Von jetzt an bist du diese Rolle, mit ihrer Gruppe und ihrer Aufgabe.
first-werewolf-werewolf = Du hast keinen Partner: Ein Blick in die Mitte verrät dir eine Rolle, die du gefahrlos vorgeben kannst.
first-werewolf-seer = Eine Karte am Tisch verrät dir eine Person; zwei in der Mitte verraten, wer nicht im Dorf ist.
first-werewolf-robber = Was du nimmst, ist deins, auch die Gruppe; die andere Person hat jetzt deinen Räuber.
first-werewolf-troublemaker = Keiner von beiden erfährt von dem Tausch, bis du davon erzählst.
first-werewolf-drunk = Tauschen musst du, und was du geworden bist, erfährst du nicht.
first-werewolf-day = Sag, was du warst und getan hast; es darf wahr sein, und prüfen kann es vor dem Ende niemand.
first-werewolf-vote = Alle zeigen zugleich; bekommt niemand eine zweite Stimme, stirbt niemand.
first-werewolf-over = Nur die letzte Karte vor dir hat gezählt; wer was getauscht hat, erzählt die Geschichte der Nacht.
