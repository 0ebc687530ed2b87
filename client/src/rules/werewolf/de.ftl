### Werwolf: die Regelseite, die Auswahl der Optionen und ein Wort zu jedem neuen Moment.

choice-set-preset = fertig zusammengestellt
choice-set-doppelganger = mit der Doppelgängerin
choice-set-random = zufällig gezogen
choice-night-quick = schnell, in drei Teilen
choice-night-narrated = erzählt, Rolle für Rolle

rules-aim = Eine Nacht, ein Tag, eine Abstimmung. Das Dorf will, dass ein Werwolf stirbt; die Werwölfe wollen leben. Aber: Nachts wechseln Karten den Platz, und am Ende bist du die Karte, die vor dir liegt.
rules-start =
    Es gibt drei Karten mehr als Spieler. Du bekommst eine und siehst sie an, drei liegen in der Mitte. Alle wissen, welche Rollen im Spiel sind.
    Nachts tut jede Rolle das Ihre: manche schauen, manche tauschen, manche erfahren nur, wer auf ihrer Seite ist.
rules-turn =
    Doppelgängerin: sieht eine Karte und wird zu dieser Rolle. Werwölfe: sehen einander; einer allein darf eine Karte der Mitte ansehen. Günstling: sieht die Werwölfe. Freimaurer: sehen einander.
    Seherin: sieht die Karte eines Spielers oder zwei der Mitte. Räuber: tauscht mit jemandem und sieht die neue Karte. Unruhestifterin: tauscht zwei fremde Karten, ungesehen. Betrunkener: tauscht mit der Mitte, ungesehen. Schlaflose: sieht am Ende die eigene Karte.
    Jäger, Gerber und Dorfbewohner schlafen. Am Tag reden alle und dürfen lügen. Niemand sieht mehr eine Karte an.
rules-special =
    Ein Jäger, der stirbt, nimmt mit, wen er gewählt hat.
    Der Gerber gewinnt nur, wenn er stirbt.
    Der Günstling gewinnt mit den Werwölfen und zählt nicht als einer.
rules-end =
    Alle stimmen zugleich ab. Die meisten Stimmen sterben, bei Gleichstand alle davon; hat niemand zwei Stimmen, stirbt niemand.
    Das Dorf gewinnt, wenn ein Werwolf stirbt, oder wenn keiner unter euch ist und niemand stirbt. Sonst gewinnen die Werwölfe, außer der Gerber ist gestorben.
rules-rulings =
    Wer aufwacht, bestimmt die ausgeteilte Karte, was auch aus ihr wurde.
    Jeder Aufruf dauert seine volle Zeit, damit keine Pause etwas verrät; wer nicht wählt, für den wählt der Zufall.
    Die Seherin sieht genau zwei Karten der Mitte oder eine eines Spielers.
    Eine Doppelgänger-Karte, die niemanden kopiert hat, ist ein Dorfbewohner.

learn-night = Du hast gerade nichts zu tun. Alle warten gleich lang, damit niemand merkt, wer wach ist.
learn-doppelganger = Du wirst, was du siehst, und musst vielleicht gleich handeln.
learn-werewolf = Du bist allein: Ein Blick in die Mitte gibt dir eine Rolle zum Behaupten, die niemand hat.
learn-seer = Was du jetzt siehst, ist das Stärkste, was jemand morgen sagen kann.
learn-robber = Du nimmst die Karte und mit ihr die Seite. Wer deine bekommt, ist jetzt der Räuber und weiß es nicht.
learn-troublemaker = Du siehst keine der beiden Karten. Morgen kannst du sagen, wer nicht mehr ist, was er war.
learn-drunk = Du wirst nicht wissen, was du bist. Vielleicht ein Werwolf.
learn-day = Sag, was du getan hast, oder etwas Besseres. Marken auf den Karten helfen beim Merken. Sind alle bereit, wird abgestimmt.
learn-vote = Zeig auf jemanden. Damit jemand stirbt, braucht es mindestens zwei Stimmen.
