### What only the Spyfall board says.

board-round = Round { $round } di { $rounds }
board-clock-runs = Restano { $time } in questo round
board-clock-stands = L’orologio è fermo a { $time }
board-now = Che cosa succede
board-dock = La tua carta, e ciò che ferma il gioco
board-card = La mia carta
board-card-hold = La mia carta: tieni premuto per vederla
board-true-here = Vero qui:
board-yes = sì
board-no = no
board-menu-accuse = Accusa
board-menu-guess = Luoghi
board-menu-call = Scherzo!
board-menu-claim = Follia!
board-menu-power = Potere
board-title-accuse = Chi accusi?
board-about-accuse = Si può fare una volta per round. L’orologio si ferma e tutti gli altri votano; il round finisce solo se tutti sono d’accordo.
board-title-guess = Dove siamo?
board-about-guess = Tocca un luogo per cancellarlo. Non lo vede nessun altro.
board-about-naming = Chi ha il Joker può mostrarlo e dire il luogo. Giusto o sbagliato, il round finisce lì.
board-title-call = Uno scherzo del Joker?
board-about-call = Chi ha una carta Joker può annunciarlo: questa volta tutte le carte sono Joker. Se no, segnano gli eroi.
board-title-claim = Follia del multiverso?
board-about-claim = Una volta per round puoi sostenere che siete tutti in luoghi diversi. Tutti votano; la maggioranza chiude il round.
board-title-power = Il tuo potere
board-about-power = Tieni premuta la tua carta per vedere il tuo potere. Qui c’è ciò che puoi usare adesso.
board-no-power-now = Adesso non c’è niente da usare.
board-mode-strike = Cancella
board-mode-name = Di’ il luogo
board-choose-place = Scegli un luogo
board-strike = Cancella: { $place }
board-place-used = { $place }: già giocato
board-said = Che cosa è stato detto
board-nothing-said = Nessuno ha ancora chiesto niente.
board-in-turn = In ordine
board-by-player = Per giocatore
board-all = Mostra tutto
board-less = Mostra meno
board-silent = Nessun commento.
board-answered = ha risposto
board-find = Cerca una domanda con una parola
board-kinds = Tipi di domande
board-none-found = Non resta nessuna domanda così.
board-more-cards =
    { $n ->
        [one] Ancora { $n } domanda
       *[other] Ancora { $n } domande
    }
board-write-question = La tua domanda { A($name) }
board-write-answer = La tua risposta
board-send = Invia
board-tap-ask = Tocca chi vuoi interrogare.
board-tap-point = Tocca chi vuoi indicare. Nessuno lo vede prima che tutti abbiano indicato.
board-sealed = La tua scelta è sigillata. Si mostrano tutte insieme.
board-you-accused = Ti accusano! Gli altri votano.
board-cards = Tutte le carte in tavola
board-next-dealer = Poi dà le carte { $name }.
board-opened = Che cosa era nascosto
board-all-point = Tutti puntano il dito insieme.
