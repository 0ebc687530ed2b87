### Die Regeln von Nightshift, und was man beim ersten Mal gesagt bekommt.

rules-nightshift-idea-title = Eine Nacht bei der Arbeit
rules-nightshift-idea-text = Ihr seid Tänzerinnen, und dies ist eine Arbeitsnacht. Geht durch den Saal, seht, wer da sitzt, überredet die Richtigen zum Séparée oder zur VIP-Lounge und wisst, wann Schluss ist. Wer das meiste Geld hat, wenn das Licht angeht, gewinnt. Für 1 bis 5 Erwachsene: gegeneinander, gemeinsam, zwei gegen zwei oder allein gegen Diamond.

rules-nightshift-club-title = Der Club
rules-nightshift-club-text = Zwölf Tische bilden einen Ring, und an jedem sitzt verdeckt ein Kunde. Ihr beginnt alle in der Garderobe, mit einem Kurzen, einem Schampus und einer geheimen Machtkarte.
rules-nightshift-club-1 = Die **Garderobe** führt auf den Tisch ganz unten.
rules-nightshift-club-2 = An der **Bar**, an den drei Tischen gegenüber, kauft ihr Getränke.
rules-nightshift-club-3 = Von der **Bühne** führen links und rechts Treppen hinunter.
rules-nightshift-club-4 = Von unterhalb des **Séparées** und der **VIP-Lounge** geht es zurück in den Saal.
rules-nightshift-club-5 = Mit Energie kommt niemand dort hinein: Man wird gerufen, eingeladen oder geschickt. An einem Tisch dürfen beliebig viele Tänzerinnen stehen.
rules-nightshift-club-alt = Der Club von oben: zwölf Tische im Ring, manche mit offenem, manche mit verdecktem Kunden. Oben die Bar, unten die Garderobe, in der Mitte die Bühne, links das Séparée, rechts die VIP-Lounge.
rules-nightshift-club-caption = Der Club von oben.
rules-nightshift-club-locker = Garderobe
rules-nightshift-club-bar = Die Bar
rules-nightshift-club-stage = Bühne
rules-nightshift-club-private = Séparée
rules-nightshift-club-vip = Lounge

rules-nightshift-round-title = Eine Runde
rules-nightshift-round-text = Die Uhr zeigt, wie weit die Nacht ist: 16 Runden in der langen Schicht, 12 in der kurzen.
rules-nightshift-round-1 = **Das Haus.** Wenn die Uhr es sagt: Neue Gäste, ein Ereignis oder Licht an.
rules-nightshift-round-2 = **Die Bühne.** Wer eingeteilt ist, tritt auf oder zahlt.
rules-nightshift-round-3 = **Eure Züge.** Alle haben einen, im Uhrzeigersinn.
rules-nightshift-round-4 = Die Uhr rückt weiter.
rules-nightshift-round-table = Was das Haus tut
rules-nightshift-round-head-1 = Uhr
rules-nightshift-round-head-2 = Was geschieht
rules-nightshift-round-refresh = Neue Gäste
rules-nightshift-round-refresh-about = Alle offenen Kunden ohne Zusage gehen; an die leeren Tische setzen sich verdeckt neue.
rules-nightshift-round-event = Ereignis
rules-nightshift-round-event-about = Um Mitternacht wird eine Ereigniskarte gezogen und tut, was sie sagt.
rules-nightshift-round-lights = Licht an
rules-nightshift-round-lights-about = In der vorletzten Runde: Neue Gäste, dann werden alle aufgedeckt.

rules-nightshift-floor-title = Dein Zug im Saal
rules-nightshift-floor-text = Du hast 4 Energie. Was du nicht nutzt, verfällt.
rules-nightshift-floor-1 = **1 Energie:** einen Tisch weiter, in beide Richtungen; oder den Kunden an deinem Tisch aufdecken.
rules-nightshift-floor-2 = **Umsonst, an der Bar:** einmal pro Zug kaufen, beliebig gemischt: einen Kurzen für 500 $, einen Schampus für 1.000 $. Behalten darfst du höchstens drei Getränke.
rules-nightshift-floor-3 = **Umsonst:** einen Kurzen trinken für 1 Energie mehr, oder Machtkarten spielen.
rules-nightshift-floor-4 = **Ansprechen oder abwerben:** an deinem Tisch würfeln. Das beendet immer deinen Zug.

rules-nightshift-customer-title = Ein Kunde
rules-nightshift-customer-text = Jeder hat ein bis drei **Sterne** (wie gut er zahlt), **Treue** (wie schwer er abzuwerben ist und was er am Ende wert ist) und einige **Ausgänge**. Manche mögen eine von euch am liebsten: Für sie hat er mehr Sterne, und seine Treue zählt am Ende doppelt. Auf mancher Rückseite erkennt man einen **Bühnengast**.
rules-nightshift-customer-alt = Die Karte eines Kunden: zwei Sterne, drei für seine liebste Tänzerin; Treue sechs; Ausgänge: ab zwei Bargeld, ab vier Séparée, ab sechs VIP-Lounge.
rules-nightshift-customer-caption = Sterne, Treue und Ausgänge mit der nötigen Zahl.

rules-nightshift-engage-title = Ansprechen
rules-nightshift-engage-text = An deinem Tisch sitzt jemand offen und ohne Zusage. Sprich mit ihm.
rules-nightshift-engage-1 = Würfle. Davor und danach dürfen du und die anderen Karten spielen.
rules-nightshift-engage-2 = Nach dem Wurf darfst du Kurze trinken, je +1. Ein Ergebnis ist nie kleiner als 1.
rules-nightshift-engage-3 = Wähle einen Ausgang, dessen Zahl dein Ergebnis erreicht. Gibt es keinen, geschieht nichts.
rules-nightshift-engage-4 = Gibt er eine **Zusage** für einen Raum, liegt deine Marke auf ihm, und dein nächster Zug beginnt dort mit ihm. Du hast höchstens eine Zusage.
rules-nightshift-engage-5 = Andere Ausgänge bringen Bargeld oder eine Rechnung, Machtkarten, Getränke, einen Gang in die Garderobe oder schicken Kunden fort.

rules-nightshift-steal-title = Abwerben
rules-nightshift-steal-text = Der Kunde einer anderen sitzt noch am Tisch, bis sie dran ist. Stell dich dazu und würfle mindestens seine Treue: Deine Marke ersetzt ihre, der Raum bleibt. Ob es klappt oder nicht, dein Zug ist vorbei. Ein Kunde kann nur einmal abgeworben werden.

rules-nightshift-dad-title = Papa
rules-nightshift-dad-text = An Papa kommt niemand vorbei. Sitzt er offen und stehst du an seinem Tisch oder läufst darauf, geht es nicht weiter: Kaufen, trinken und Karten spielen darfst du, dann aber musst du auf ihn würfeln. Hast du das getan und stehst noch dort, darfst du in einem späteren Zug gehen. Eine Machtkarte darf dich von ihm wegbringen.

rules-nightshift-private-title = Das Séparée
rules-nightshift-private-text = Hier forderst du mit Tanzbewegungen dein Glück heraus.
rules-nightshift-private-1 = Decke eine Karte nach der anderen auf, mindestens eine. Jede zeigt eine oder zwei Bewegungen und was sie bei einem, zwei und drei Sternen zahlt.
rules-nightshift-private-2 = Nach jeder Karte darfst du gehen: Zähle die Spalte mit den Sternen deines Kunden zusammen. Geld und Kunde gehören dir.
rules-nightshift-private-3 = **Dreimal dieselbe Bewegung: Reinfall.** Du bekommst 500 $, und der Kunde geht.
rules-nightshift-private-4 = **Schampus** macht die letzte Karte ungeschehen, auch einen Reinfall, aber dann musst du noch eine ziehen.
rules-nightshift-private-alt = Drei Karten nebeneinander: Drehung und Beinwurf, Wiegen, zweimal Drehung. Die drei Drehungen sind markiert: Reinfall.
rules-nightshift-private-caption = Drei Drehungen auf allen Karten: Das ist ein Reinfall.

rules-nightshift-vip-title = Die VIP-Lounge
rules-nightshift-vip-text = Hier gewinnst du ein Herz. Deine eigene Eigenschaft ist von Anfang an da.
rules-nightshift-vip-1 = Wirf den VIP-Würfel. Eine **neue** Eigenschaft: Er verliebt sich eine Stufe mehr.
rules-nightshift-vip-2 = Vor dem nächsten Wurf darfst du mit dem Lohn deiner Stufe gehen. Der erste Wurf muss sein.
rules-nightshift-vip-3 = Eine, die du **schon gewonnen** hast: Schluss, du bekommst den Lohn deiner Stufe, und er gehört dir.
rules-nightshift-vip-4 = Deine **eigene:** Reinfall. Du bekommst 1.000 $, und der Kunde geht.
rules-nightshift-vip-5 = Alle vier anderen: VERLIEBT, und es endet von selbst. Schampus macht einen Wurf ungeschehen; dann musst du wieder würfeln.
rules-nightshift-vip-alt = Fünf Herzen nebeneinander, das eigene zuerst; mit jedem neuen steigt die Stufe: interessiert, verknallt, besessen, verliebt.
rules-nightshift-vip-caption = Von INTERESSIERT bis VERLIEBT.
rules-nightshift-vip-table = Was die VIP-Lounge zahlt
rules-nightshift-vip-head-1 = Stufe
rules-nightshift-vip-head-2 = 1 Stern
rules-nightshift-vip-head-3 = 2 Sterne
rules-nightshift-vip-head-4 = 3 Sterne

rules-nightshift-stage-title = Die Bühne
rules-nightshift-stage-text = Die Uhr zeigt, wer eingeteilt ist. Trifft es dich, zahle 1.000 $, um auszusetzen (falls du so viel hast), oder tritt auf:
rules-nightshift-stage-1 = Hast du einen Kunden mit Zusage, geht er.
rules-nightshift-stage-2 = Jeder verdeckte Bühnengast im Club gibt dir 500 $.
rules-nightshift-stage-3 = Du ziehst zwei Machtkarten.
rules-nightshift-stage-4 = Deinen Zug hast du trotzdem; die erste Energie führt dich die Treppe hinunter.

rules-nightshift-power-title = Machtkarten
rules-nightshift-power-text = Es gibt vierzig, jede nur einmal. Die Hand ist geheim.
rules-nightshift-power-1 = Jede Karte sagt, wann sie gespielt wird: in deinem Zug, vor oder nach einem Wurf, in einem Raum, bei einer Zusage, beim Abwerben …
rules-nightshift-power-2 = Mehrere Antworten auf dasselbe folgen von der aktiven Spielerin im Uhrzeigersinn, je eine Karte, bis alle passen. Spiel so viele du willst.
rules-nightshift-power-3 = Am Bildschirm antwortest du ein paar Sekunden lang geheim. Eine Karte, die sinnlos geworden ist, kommt ungesehen zurück. Du kannst auch sagen, dass du nicht mehr gefragt werden willst.

rules-nightshift-end-title = Feierabend
rules-nightshift-end-text = Nach der letzten Runde darf, wer noch eine Zusage hat, ein letztes Mal in den Raum. Dann werden deine Kunden zu Abonnenten: Zähle die Treue aller gewonnenen zusammen (doppelt bei denen, die dich am liebsten mögen) und sieh nach. Das meiste Geld gewinnt; bei Gleichstand der Wert der Getränke; dann wird geteilt.
rules-nightshift-end-table = Was Abonnenten bringen
rules-nightshift-end-head-1 = Treue
rules-nightshift-end-head-2 = Geld
rules-nightshift-end-none = 0 bis 9
rules-nightshift-end-10 = 10 bis 14
rules-nightshift-end-15 = 15 bis 19
rules-nightshift-end-20 = 20 bis 24
rules-nightshift-end-25 = 25 bis 29
rules-nightshift-end-30 = 30 bis 34
rules-nightshift-end-35 = 35 bis 39
rules-nightshift-end-40 = 40 bis 44
rules-nightshift-end-45 = 45 bis 49
rules-nightshift-end-50 = 50 und mehr

rules-nightshift-dancers-title = Die Tänzerinnen
rules-nightshift-dancers-text = Jede hat eine Eigenschaft, ihr eigenes Herz in der VIP-Lounge, und etwas, das sie am besten kann. Ihr könnt auch ohne diese Fähigkeiten spielen.
rules-nightshift-dancers-table = Wer was kann
rules-nightshift-dancers-head-1 = Tänzerin
rules-nightshift-dancers-head-2 = Eigenschaft
rules-nightshift-dancers-head-3 = Fähigkeit

rules-nightshift-modes-title = Allein und gemeinsam
rules-nightshift-modes-text = Dieselbe Nacht in anderer Gesellschaft.
rules-nightshift-modes-1 = **Allein gegen Diamond.** Immer wenn neue Gäste kommen, auch in der ersten Runde, nimmt sie verdeckt einen Kunden vom Stapel und 1.000 $ für jeden Bühnengast im Club. Verdeckte Kunden, die keine Bühnengäste sind, kommen unter den Stapel. Verdiene mehr als sie. Karten, die andere brauchen, fehlen.
rules-nightshift-modes-2 = **Gemeinsam.** Eine Strafe droht den Club zu schließen. Alle Karten liegen offen, die gemeinen fehlen, und zusammen müsst ihr das Ziel erreichen. Eine Person darf mehrere Tänzerinnen führen.
rules-nightshift-modes-3 = **Zwei gegen zwei.** Partnerinnen sitzen einander gegenüber und dürfen sich ihre Machtkarten zeigen. Alles andere bleibt getrennt; das Team mit mehr Geld gewinnt.
rules-nightshift-modes-table = Was der Club gemeinsam braucht
rules-nightshift-modes-head-1 = Tänzerinnen
rules-nightshift-modes-head-2 = Lange Schicht
rules-nightshift-modes-head-3 = Kurze Schicht

rules-nightshift-tips-title = Gut zu wissen
rules-nightshift-tips-1 = Schampus ist eine Versicherung: Hab einen dabei, bevor du einen Raum betrittst.
rules-nightshift-tips-2 = Für einen Kunden, der dich am liebsten mag, lohnt ein Weg durch den Club; wer eine andere lieber mag, lässt sich vorher abwerben.
rules-nightshift-tips-3 = Sieh auf die Uhr: Hol keine Zusage, kurz bevor du auf die Bühne musst.
rules-nightshift-tips-4 = Wer viel Treue hat, zahlt doppelt: im Raum und am Feierabend.

rules-nightshift-rulings-title = Wie wir die Regeln lesen
rules-nightshift-rulings-text = Wo die Anleitung schweigt oder sich zweifach lesen lässt, spielt Nightowl so.
rules-nightshift-rulings-1 = Die meisten Karten, Fähigkeiten, Ereignisse und Uhren sind von uns, denn keine öffentliche Quelle druckt sie ab. Wem die Schachtel gehört, der kann mit eigenen Karten spielen.
rules-nightshift-rulings-2 = Der Plan als Zifferblatt: Die Garderobe führt auf 6, die Bar bedient 11, 12 und 1, die Treppen führen auf 9 und 3, das Séparée auf 10, die VIP-Lounge auf 2.
rules-nightshift-rulings-3 = In einer Runde kommt das Haus vor der Bühne.
rules-nightshift-rulings-4 = Dass ein Ergebnis mindestens 1 ist, gilt am Ende, nach allem, was es ändert.
rules-nightshift-rulings-5 = Wer abgeworben wurde, kann erst wieder abgeworben werden, wenn diese Zusage vorbei ist.
rules-nightshift-rulings-6 = „Beide Seiten“ sind die zwei Nachbartische, und auch ein Kunde mit Zusage muss dort gehen.
rules-nightshift-rulings-7 = In der VIP-Lounge gibt es vor der ersten neuen Eigenschaft keine Stufe; darum muss der erste Wurf sein. VERLIEBT beendet den Zug sofort: Schampus kann das nicht aufheben.
rules-nightshift-rulings-8 = Gleichstand an Geld und Getränken wird geteilt; zwei gegen zwei zählen Geld und Getränke des Teams.
rules-nightshift-rulings-9 = Einnahmen sind öffentlich; „verborgenes Geld“ blendet nur die Summen aus. Erzwungene Zahlungen nehmen, was da ist; unter 0 $ fällt niemand.

first-nightshift-cast = Jede Tänzerin hat eine Eigenschaft und eine eigene Fähigkeit.
first-nightshift-first = Wer auch beginnt: Die ganze Nacht geht es im Uhrzeigersinn.
first-nightshift-pick = Wähle, wer du sein willst: Die Fähigkeit sagt, was sie am besten kann.
first-nightshift-deal = Zwölf Kunden setzen sich, verdeckt; auf mancher Rückseite erkennt man einen Bühnengast.
first-nightshift-power = Machtkarten sind geheim, und jede sagt, wann sie gespielt werden darf.
first-nightshift-event = Um Mitternacht geschieht etwas, das alle angeht.
first-nightshift-stage = Die Bühne bringt Trinkgeld und zwei Machtkarten, aber ein Kunde mit Zusage geht; Aussetzen kostet 1.000 $.
first-nightshift-turn = Du hast 4 Energie zum Gehen und Aufdecken; ein Wurf auf einen Kunden beendet deinen Zug.
first-nightshift-reveal = Sieh auf Sterne, Treue und Ausgänge: Ist er einen Wurf wert?
first-nightshift-roll = Jetzt entscheidet der Würfel; danach können Kurze und Karten das Ergebnis noch ändern.
first-nightshift-which-die = Zwei Würfel sind gefallen, und du sagst, welcher zählt.
first-nightshift-outcome = Wähle einen Ausgang, den dein Ergebnis erreicht; es muss nicht der höchste sein.
first-nightshift-swap = Wähle einen Kunden, der schon gegangen ist: Er setzt sich offen wieder hierher.
first-nightshift-send-off = Wähle, wer gehen muss, und sei es der Kunde einer anderen.
first-nightshift-keep = Drei Getränke darfst du behalten: Ein Kurzer hilft beim Würfeln, ein Schampus rettet dich in einem Raum.
first-nightshift-aim = Sag, wem oder was deine Karte gilt.
first-nightshift-private = Zieh weiter oder nimm dein Geld und geh: Dreimal dieselbe Bewegung ist ein Reinfall.
first-nightshift-draw = Zähl die Bewegungen: Die dritte gleiche ist eine zu viel.
first-nightshift-pick-draw = Zwei Karten liegen offen; wähle, welche du gezogen hast.
first-nightshift-vip = Würfle um eine neue Eigenschaft oder geh mit dem Lohn deiner Stufe: Deine eigene ist ein Reinfall.
first-nightshift-charm = Eine neue Eigenschaft hebt die Stufe, eine gewonnene beendet es, deine eigene ist ein Reinfall.
first-nightshift-other-turn = Der Zug einer anderen beginnt: Manche Karten passen gerade jetzt, oder du lässt es gut sein.
first-nightshift-before-roll = Gleich fällt der Würfel: Manche Karten passen gerade jetzt, oder du lässt es gut sein.
first-nightshift-after-roll = Der Würfel ist gefallen: Kurze und Karten können das Ergebnis noch ändern, oder du lässt es gut sein.
first-nightshift-on-steal = Gleich wird ein Kunde abgeworben: Manche Karten können das noch ändern, oder du lässt es gut sein.
first-nightshift-on-commit = Ein Kunde hat eben zugesagt: Manche Karten können das noch ändern, oder du lässt es gut sein.
first-nightshift-on-leave = Eine will mit ihrem Lohn gehen: Manche Karten passen gerade jetzt, oder du lässt es gut sein.
first-nightshift-on-play = Eine Machtkarte liegt da: Eine einzige kann sie aufhalten, oder du lässt es gut sein.
first-nightshift-over = Die Treue aller gewonnenen Kunden ist als Abo-Einnahmen ausgezahlt: Das ist die Abrechnung.
