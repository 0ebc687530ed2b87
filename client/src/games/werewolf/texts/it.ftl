### Quello che dice solo il tabellone di Lupi Mannari.

board-table = Il tavolo
board-left = sinistra
board-middle = mezzo
board-right = destra
board-in-play = Ruoli in gioco
board-claimed-by = dichiarato da { $names }

board-mine = La mia notte
board-hold = tocca o tieni premuto
board-hide = copri
board-hidden = Ora nessuno può vederla.

board-tap = Tocca una carta
board-one-more = E ancora una
board-not-this = Questa carta no
board-waits = Fatto. La notte continua.
board-awake = Non puoi ancora dormire: prima scegli una carta.
board-dream-of = Sogno: { $place }
board-dream-1 = Sogni un mulino che macina la luce della luna.
board-dream-2 = Sogni un gufo che ti conta e ricomincia da capo.
board-dream-3 = Sogni orme nella neve, e sono tutte tue.
board-dream-4 = Sogni una porta, e dietro un’altra porta.
board-dream-5 = Sogni del pane che qualcuno ha già morso.
board-voice-on = La voce narra
board-voice-off = La voce tace

board-say = Di’ qualcosa
board-back = Un passo indietro
board-nobody = nessuno
board-away-token = Toglilo
board-topic-card = La mia carta era …
board-topic-saw = Ho guardato …
board-topic-robbed = Ho preso a …
board-topic-swapped = Ho scambiato …
board-topic-drank = Bevendo ho preso …
board-topic-woke = Alla fine avevo …
board-topic-met = Ho incontrato …
board-topic-idle = Non ho fatto niente
board-topic-accuse = Sospetto di …
board-topic-trust = Mi fido di …
board-topic-announce = Voterò contro …
board-topic-call-on = Chiedo a …
board-topic-token = Posa un segnalino
board-topic-circle = Votare in cerchio

board-chart = Chi dice che cosa
board-says = dice
board-before = prima: { $roles }
board-silent = ancora niente
board-by-accuse = sospetti di { $names }
board-by-trust = fiducia di { $names }
board-by-announce = voti promessi da { $names }
board-helper = Che cosa si può dedurre
board-no-helper = Ora non c’è niente da dedurre.

board-point = Tocca chi vuoi indicare
board-pointed = Hai puntato il dito. Aspetta gli altri.

board-telling = Il racconto della notte
board-scene-dealt = Queste carte sono state distribuite.
board-scene-morning = Così stavano le carte al mattino.
board-tally =
    { $n ->
        [one] { $name }: { $n } voto ({ $names })
       *[other] { $name }: { $n } voti ({ $names })
    }
board-earlier = Prima
board-later = Dopo
board-run = Racconta
board-stop = Ferma
board-chips = { $n } gettoni su { $target }
board-champion = { $name } vince il torneo!
