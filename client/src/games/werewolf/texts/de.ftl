### Was nur das Spielfeld von Werwolf sagt.

board-table = Der Tisch
board-left = links
board-middle = Mitte
board-right = rechts
board-in-play = Rollen im Spiel
board-claimed-by = beansprucht von { $names }

board-mine = Meine Nacht
board-hold = tippen oder halten
board-hide = zudecken
board-hidden = Jetzt sieht es niemand.

board-tap = Tippe auf eine Karte
board-one-more = Und noch eine
board-not-this = Nicht diese Karte
board-waits = Getan. Die Nacht geht weiter.
board-awake = Du kannst noch nicht schlafen: Wähle erst eine Karte.
board-dream-of = Traum: { $place }
board-dream-1 = Du träumst von einer Mühle, die Mondlicht mahlt.
board-dream-2 = Du träumst von einer Eule, die dich zählt und wieder von vorn beginnt.
board-dream-3 = Du träumst von Spuren im Schnee, und alle sind deine.
board-dream-4 = Du träumst von einer Tür, hinter der noch eine Tür ist.
board-dream-5 = Du träumst von Brot, in das schon jemand gebissen hat.
board-voice-on = Die Erzählstimme spricht
board-voice-off = Die Erzählstimme schweigt

board-say = Etwas sagen
board-back = Einen Schritt zurück
board-nobody = niemanden
board-away-token = Wegnehmen
board-topic-card = Meine Karte war …
board-topic-saw = Angesehen habe ich …
board-topic-robbed = Geraubt habe ich von …
board-topic-swapped = Vertauscht habe ich …
board-topic-drank = Betrunken nahm ich …
board-topic-woke = Zuletzt hatte ich …
board-topic-met = Getroffen habe ich …
board-topic-idle = Ich tat nichts
board-topic-accuse = Ich verdächtige …
board-topic-trust = Ich vertraue …
board-topic-announce = Ich stimme gegen …
board-topic-call-on = Ich frage …
board-topic-token = Plättchen legen
board-topic-circle = Im Kreis stimmen

board-chart = Wer sagt was
board-says = sagt
board-before = vorher: { $roles }
board-silent = noch nichts
board-by-accuse = verdächtigt von { $names }
board-by-trust = Vertrauen von { $names }
board-by-announce = bekommt Stimmen von { $names }
board-helper = Was sich ausrechnen lässt
board-no-helper = Jetzt gibt es nichts auszurechnen.

board-point = Tippe an, auf wen du zeigst
board-pointed = Dein Finger zeigt. Warte auf die anderen.

board-telling = Die Geschichte der Nacht
board-scene-dealt = Diese Karten wurden ausgeteilt.
board-scene-morning = So lagen die Karten am Morgen.
board-tally =
    { $n ->
        [one] { $name }: { $n } Stimme ({ $names })
       *[other] { $name }: { $n } Stimmen ({ $names })
    }
board-earlier = Früher
board-later = Später
board-run = Erzählen
board-stop = Anhalten
board-chips = { $n } von { $target } Chips
board-champion = { $name } gewinnt das Turnier!
