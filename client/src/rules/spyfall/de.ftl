### Die Regeln von DC Spyfall, und was man beim ersten Mal gesagt bekommt. Die Tipps lesen alle, auch der Joker: Keiner darf nur für eine Seite gelten.

rules-spyfall-idea-title = Wo sind wir?
rules-spyfall-idea-text = Ihr seid alle am selben Ort, und alle wissen, an welchem, nur einer nicht: der Joker. Fragt, antwortet, zeigt den anderen, dass ihr Bescheid wisst, und verratet den Ort nicht. Der Joker hört zu, blufft und versucht herauszufinden, wo ihr seid. Für 3 bis 8 Personen, am besten ab 5.

rules-spyfall-deal-title = Die Karten
rules-spyfall-deal-text = In einem Beutel sind sieben Karten eines Ortes und eine Jokerkarte. Der Joker wird immer ausgeteilt, die anderen Karten kommen aus den sieben. Alle Helden halten also denselben Ort, und eine Person hält den Joker. Halte den Finger auf deine Karte, um sie zu sehen; lass los, und sie ist wieder verdeckt.
rules-spyfall-deal-alt = Fünf Karten als Fächer: Vier zeigen dieselbe Stadt, eine zeigt eine Narrenkappe.
rules-spyfall-deal-caption = Derselbe Ort für alle und ein Joker.

rules-spyfall-ask-title = Fragen und Antworten
rules-spyfall-ask-text = Wer gibt, fragt zuerst. Danach fragt, wer geantwortet hat.
rules-spyfall-ask-1 = Frag, wen du willst, nur nicht die Person, die dich eben gefragt hat.
rules-spyfall-ask-2 = Eine Frage, eine Antwort, kein Nachhaken.
rules-spyfall-ask-3 = Jede Antwort ist erlaubt, auch eine Lüge. Nur den Namen des Ortes sagt niemand.
rules-spyfall-ask-4 = Alle haben die Liste der zwanzig Orte und dürfen heimlich welche streichen. Die Liste verrät nicht, wer du bist.
rules-spyfall-ask-alt = Fünf Personen im Kreis. Ein Pfeil geht von der ersten zur dritten, dann von der dritten zur fünften; ein Pfeil geradewegs zurück ist durchgestrichen.
rules-spyfall-ask-caption = Wer geantwortet hat, fragt, aber nie gleich zurück.

rules-spyfall-stop-title = Wie eine Runde endet
rules-spyfall-stop-text = Auf eine von drei Arten. Eine Runde dauert 6 Minuten zu dritt oder viert, 7 zu fünft oder sechst, 8 zu siebt oder acht.
rules-spyfall-stop-1 = **Beschuldigung.** Einmal pro Runde darfst du die Uhr anhalten und jemanden beschuldigen. Alle außer dieser Person stimmen ab, auch der Joker. Nur wenn **alle** zustimmen, wird die Karte gezeigt und die Runde ist vorbei. Sonst läuft die Uhr weiter.
rules-spyfall-stop-2 = **Der Tipp des Jokers.** Jederzeit darf der Joker anhalten, die Karte zeigen und den Ort nennen: richtig oder falsch, die Runde ist vorbei. Nicht während einer Abstimmung und nicht, wenn die Zeit um ist.
rules-spyfall-stop-3 = **Die Zeit ist um.** Redet eine Minute offen, dann zeigen alle zugleich auf jemanden. Auf wen die meisten zeigen, zeigt die Karte. Bei Gleichstand entkommt der Joker.
rules-spyfall-stop-alt = Drei Zeichen: eine erhobene Hand für die Beschuldigung, eine Karte mit Fragezeichen für den Tipp, eine Stoppuhr für das Ende der Zeit.
rules-spyfall-stop-caption = Beschuldigen, tippen oder warten, bis die Zeit um ist.

rules-spyfall-points-title = Punkte
rules-spyfall-points-text = Eine Partie hat fünf Runden, wenn ihr nichts anderes vereinbart. Der letzte Joker gibt die nächste Runde; kein Ort kommt in einer Partie zweimal. Die meisten Punkte gewinnen, bei Gleichstand wird geteilt.
rules-spyfall-points-table = Punkte einer Runde
rules-spyfall-points-head-1 = Was geschah
rules-spyfall-points-head-2 = Der Joker
rules-spyfall-points-head-3 = Alle Helden je
rules-spyfall-points-unexposed = Die Zeit ist um, der Joker unerkannt
rules-spyfall-points-convicted = Alle beschuldigen einen Helden
rules-spyfall-points-named = Der Joker nennt den Ort
rules-spyfall-points-exposed = Der Joker wird entlarvt
rules-spyfall-points-wrong = Der Joker nennt einen falschen Ort
rules-spyfall-points-bonus = Wird der Joker entlarvt, bekommt einen Punkt mehr, wer ihn in dieser Runde als Erstes beschuldigt hat, auch wenn jene Abstimmung scheiterte.

rules-spyfall-harley-title = Harley-Quinn-Modus
rules-spyfall-harley-text = Ab 5 Personen. Eine der sieben Karten eines Ortes trägt Harleys Zeichen; vielleicht wird sie ausgeteilt, vielleicht nicht. Wer sie hält, kennt den Ort und hilft heimlich dem Joker. Beide wissen nichts voneinander. Nennt der Joker den Ort, redet ihr eine halbe Minute, dann zeigen alle außer dem Joker auf die Person, die sie für Harley halten.
rules-spyfall-harley-table = Punkte mit Harley
rules-spyfall-harley-head-1 = Was geschah
rules-spyfall-harley-head-2 = Der Joker
rules-spyfall-harley-head-3 = Harley
rules-spyfall-harley-head-4 = Alle Helden je
rules-spyfall-harley-hidden = Der Ort ist genannt, Harley bleibt unerkannt
rules-spyfall-harley-found = Der Ort ist genannt, Harley wird gefunden
rules-spyfall-harley-unexposed = Die Zeit ist um, der Joker unerkannt
rules-spyfall-harley-convicted = Alle beschuldigen einen Helden
rules-spyfall-harley-mistaken = Alle halten Harley für den Joker
rules-spyfall-harley-exposed = Der Joker wird entlarvt
rules-spyfall-harley-wrong = Der Joker nennt einen falschen Ort

rules-spyfall-jest-title = Jokerstreich
rules-spyfall-jest-text = Ein Modus: Unter den Beuteln ist einer voller Joker. Hältst du eine Jokerkarte und glaubst, dass alle eine haben, dann halte an und rufe den Streich aus. Stimmt es, bekommst du 3 Punkte, sonst bekommen alle Helden je 1. Durchschaut ihn niemand, gibt es keine Punkte.

rules-spyfall-multiverse-title = Multiversums-Wahnsinn
rules-spyfall-multiverse-text = Ein Modus: In zwei der Beutel zeigt jede Karte einen anderen Ort, und einen Joker gibt es gar nicht. Einmal pro Runde dürfen alle anhalten und das behaupten; alle stimmen ab, und mehr als die Hälfte muss zustimmen, damit die Runde endet.
rules-spyfall-multiverse-1 = Es stimmt: 3 Punkte für die Behauptung, je 1 für alle, die zugestimmt haben.
rules-spyfall-multiverse-2 = Es stimmt nicht: 3 Punkte für den Joker, wie auch immer er gestimmt hat, und je 1 für alle, die dagegen waren.
rules-spyfall-multiverse-3 = Merkt es niemand, gibt es keine Punkte.

rules-spyfall-mission-title = Supermission
rules-spyfall-mission-text = Ein Modus: In jeder Runde bekommen alle eine geheime Kraft. Manche wirken einmal und werden dann gezeigt, manche gelten die ganze Runde. Am Ende werden alle gezeigt, und ihr wählt die beste Darstellung: um die Ehre, nicht um Punkte.
rules-spyfall-mission-table = Die Kräfte
rules-spyfall-mission-head-1 = Kraft
rules-spyfall-mission-head-2 = Was sie tut

rules-spyfall-talk-title = Drei Arten zu reden
rules-spyfall-talk-text = Das entscheidet ihr vor der Partie.
rules-spyfall-talk-1 = **Laut.** Ihr sitzt zusammen oder telefoniert. Der Bildschirm teilt aus und führt Reihenfolge, Uhr und Abstimmungen.
rules-spyfall-talk-2 = **Schriftlich.** Fragen und Antworten werden getippt.
rules-spyfall-talk-3 = **Mit Fragekarten.** Wähle Frage und Antwort aus Karten; alle lesen sie in ihrer Sprache, und auch Bots verstehen sie.

rules-spyfall-places-title = Die zwanzig Orte
rules-spyfall-places-text = In einer neuen Partie liegen alle wieder in der Schachtel.

rules-spyfall-tips-title = Gut zu wissen
rules-spyfall-tips-1 = Eine gute Antwort sagt viel, wenn man den Ort kennt, und wenig, wenn nicht.
rules-spyfall-tips-2 = Zu vage klingt nach Joker; zu deutlich verrät dem Joker alles.
rules-spyfall-tips-3 = Als Joker antworte ruhig und frag, was man überall fragen könnte.
rules-spyfall-tips-4 = Beschuldigen kannst du nur einmal pro Runde: Früh bringt es den Zusatzpunkt, spät ist es sicherer.

rules-spyfall-rulings-title = Wie wir die Regeln lesen
rules-spyfall-rulings-text = Wo die Anleitung schweigt oder sich zweifach lesen lässt, spielt Nightowl so.
rules-spyfall-rulings-1 = Wer zuerst gibt, entscheidet der Zufall. Nach einer Sonderrunde gibt, wer sie richtig beendet hat, sonst der Platz nach dem Geber.
rules-spyfall-rulings-2 = Stimmen sind verdeckt und werden gezeigt, wenn die letzte da ist. Wer beschuldigt oder behauptet, zählt als Ja.
rules-spyfall-rulings-3 = Während einer Abstimmung kann niemand sonst anhalten; von zweien zählt, wer zuerst anhält. Ist die Zeit um, kann niemand mehr beschuldigen, tippen, ausrufen oder behaupten.
rules-spyfall-rulings-4 = Nach einer gescheiterten Abstimmung darf der Joker wieder tippen, aber nur Orte, die in dieser Partie noch nicht dran waren.
rules-spyfall-rulings-5 = Am Bildschirm gibt es nach jeder Antwort eine kurze Pause, damit alle anhalten können. Nicht beim lauten Reden.
rules-spyfall-rulings-6 = Das offene Gespräch am Ende dauert eine Minute oder bis alle bereit sind. Dann enthält sich niemand und zeigt niemand auf sich selbst; „alle beschuldigen“ heißt alle außer der beschuldigten Person.
rules-spyfall-rulings-7 = Nach 60 Fragen ist die Zeit um. Jede Fragekarte kommt nur einmal pro Runde.
rules-spyfall-rulings-8 = Harley wird auch gesucht, wenn ihre Karte nicht ausgeteilt wurde; bei Gleichstand wird niemand gefunden. Den Zusatzpunkt für die erste Beschuldigung bekommt nur ein Held.
rules-spyfall-rulings-9 = Nur wer eine Jokerkarte hält, kann den Streich ausrufen. Eine Sonderrunde, die anders endet als durch ihren eigenen Ruf, bringt keine Punkte.
rules-spyfall-rulings-10 = Stimmt Harley gegen eine falsche Behauptung, bekommt sie den Punkt wie alle. Eine Multiversumskarte darf einen schon gespielten Ort zeigen, wenn ihr nichts anderes vereinbart.
rules-spyfall-rulings-11 = Elf der zwölf Kräfte sind von uns. Für den Gottkomplex werden alle, die zugestimmt haben, gleich lang gefragt, damit die Pause nichts verrät.
rules-spyfall-rulings-12 = Wer zwischen den Runden dazukommt, beginnt ohne Punkte; wer geht, nimmt seine mit. Ist der Geber weg, gibt die nächste Person, die noch da ist.

first-spyfall-deal = Sieh deine Karte heimlich an: Sie zeigt, wo ihr seid, oder dass du der Joker bist.
first-spyfall-ask = Wen möchtest du hören? Alle sind erlaubt, nur nicht die Person, die dich eben gefragt hat.
first-spyfall-question = Eine gute Frage zeigt, dass du Bescheid weißt, und lässt die Antwort offen.
first-spyfall-answer = Deute den Ort an, ohne ihn zu nennen: Zu vage wirkt verdächtig, zu deutlich verrät ihn.
first-spyfall-pause = Jetzt kannst du anhalten, wenn du dir einer Sache sicher bist; sonst lass es weitergehen.
first-spyfall-accusation = Nur wenn alle zustimmen, wird die Karte gezeigt; ein Nein, und das Spiel geht weiter.
first-spyfall-god-complex = Vielleicht zeigt jetzt jemand eine Kraft, die diese Abstimmung einstimmig macht; alle, die Ja gesagt haben, werden gleich gefragt.
first-spyfall-claim = Sag Ja, wenn du glaubst, dass jede Karte einen anderen Ort zeigt; mehr als die Hälfte muss zustimmen.
first-spyfall-discussion = Die Uhr ist abgelaufen: Redet offen, dann zeigen alle auf jemanden; anhalten kann jetzt niemand mehr.
first-spyfall-point = Alle zeigen im selben Augenblick und niemand auf sich selbst; bei Gleichstand entkommt der Joker.
first-spyfall-harley-talk = Der Joker lag richtig: Findet nun heraus, wer geholfen hat, falls es jemand war.
first-spyfall-harley-vote = Zeig auf die Person, die du für Harley hältst; wird sie gefunden, bekommt sie nichts und alle Helden je einen Punkt.
first-spyfall-honour = Diese Wahl bringt keine Punkte, nur Applaus.
first-spyfall-over = Sieh, wer wer war und wie die Punkte fielen; der letzte Joker gibt die nächste Runde.
