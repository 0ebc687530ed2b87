### Gelini Nightlife. `.object` è un gettone come oggetto di una frase, con l’articolo: `$counter-object`.

game-name = Gelini Nightlife
game-about = Attira la gente in fila sulla tua pista da ballo. Ma occhio alle compagnie: dove va uno vanno tutti, anche via dal tuo locale.

## Colori e gettoni. Il numero dopo un ospite dice quante caselle della pista occupa.

colour-lemon = limone
colour-mint = menta
colour-rose = rosa
colour-sky = celeste
colour-coral = corallo
colour-lilac = lilla
colour-olive = oliva
colour-amber = ambra
colour-teal = ottanio
colour-plum = prugna
colour-sand = sabbia

counter-lemon-1 = ospite limone (1)
    .object = un ospite limone (1 casella)
counter-mint-1 = ospite menta (1)
    .object = un ospite menta (1 casella)
counter-rose-1 = ospite rosa (1)
    .object = un ospite rosa (1 casella)
counter-sky-2 = ospite celeste (2)
    .object = un ospite celeste (2 caselle)
counter-coral-2 = ospite corallo (2)
    .object = un ospite corallo (2 caselle)
counter-lilac-2 = ospite lilla (2)
    .object = un ospite lilla (2 caselle)
counter-olive-2 = ospite oliva (2)
    .object = un ospite oliva (2 caselle)
counter-amber-1 = ospite ambra (1)
    .object = un ospite ambra (1 casella)
counter-amber-2 = ospite ambra (2)
    .object = un ospite ambra (2 caselle)
counter-amber-3 = ospite ambra (3)
    .object = un ospite ambra (3 caselle)
counter-teal-1 = ospite ottanio (1)
    .object = un ospite ottanio (1 casella)
counter-teal-2 = ospite ottanio (2)
    .object = un ospite ottanio (2 caselle)
counter-teal-3 = ospite ottanio (3)
    .object = un ospite ottanio (3 caselle)
counter-plum-1 = ospite prugna (1)
    .object = un ospite prugna (1 casella)
counter-plum-2 = ospite prugna (2)
    .object = un ospite prugna (2 caselle)
counter-plum-3 = ospite prugna (3)
    .object = un ospite prugna (3 caselle)
counter-sand-1 = ospite sabbia (1)
    .object = un ospite sabbia (1 casella)
counter-sand-2 = ospite sabbia (2)
    .object = un ospite sabbia (2 caselle)
counter-sand-3 = ospite sabbia (3)
    .object = un ospite sabbia (3 caselle)
counter-gap = vuoto
    .object = un vuoto
counter-vip = VIP
    .object = un VIP (4 caselle)
counter-coin = moneta
    .object = una moneta
counter-flyer = Volantino
    .object = il Volantino
counter-call = Telefonata
    .object = la Telefonata
counter-people = Bella gente
    .object = la Bella gente
counter-star = Stella
    .object = una Stella
counter-band = Gruppo
    .object = il Gruppo

## Mosse

move-place = Il prossimo gettone in fila: { $counter }
move-stand = La prossima pedina in coda: { $seat }
move-roll = Il dado mostra { $face }
move-go = Avanzare
move-stay = Restare
move-flyer = Soffiare { $counter-object } { A($seat) }
move-call = Tornare al posto { $spot }
move-people =
    { $counter-id ->
        [coin] Raccogliere una moneta dimenticata
       *[other] Far entrare { $counter-object }
    }
move-decline = No, grazie
move-gather = Prendere il resto della compagnia
move-leave = Lasciare il resto della compagnia
move-hire = Ingaggiare una Stella per due monete
move-save = Tenere le monete

## Che cosa succede

event-opened = La fila è pronta, le porte si aprono, il Gruppo accorda le chitarre.
event-queued = { $seat } si mette in coda.
event-rolled = { $seat } tira il dado: { $face }.
event-stayed = { $seat } resta dov’è.
event-nobody = Nessuno si muove. { $seat } tira di nuovo.
event-took = { $seat } prende { $counter-object }.
event-acted = { $counter }! Tocca { A($seat) }.
event-joined = { $seat } riceve anche { $counter-object }: gli amici fanno festa insieme.
event-changed = { $seat } riceve anche { $counter-object }, direttamente dalla pista di { $other }: gli amici fanno festa insieme.
event-hired = { $seat } paga due monete e ingaggia una Stella.
event-saved = { $seat } tiene le monete.
event-left = { $seat } lascia il resto della compagnia dov’è.
event-swiped = { $seat } sventola un volantino e soffia { $counter-object } { A($other) }.
event-called = { $seat } riceve una telefonata, torna indietro e prende { $counter-object }.
event-listed =
    { $counter-id ->
        [coin] { $seat } raccoglie una moneta che nessuno aveva visto.
       *[other] { $seat } ritrova { $counter-object } sulla lista degli invitati.
    }
event-nothing = { $counter }: per { $seat } non c’è niente da prendere.
event-declined = { $counter }? { $seat } dice no, grazie.
event-band = { $seat } arriva al Gruppo e se lo porta via. Ultima canzone!
event-full = { $seat } ha la pista piena: non ci sta più neanche uno spillo.
event-won = { $seat } vince la notte.

## Che cosa si chiede

ask-set-up = I gettoni si mettono in fila.
ask-order = Le pedine si mettono in coda.
ask-roll = Si tira il dado.
ask-move = Avanzi con questo tiro?
ask-must-move = Basta tentennare: stavolta devi avanzare.
ask-flyer = Volantino: chi soffi, e a quale locale?
ask-call = Telefonata: a quale gettone dietro di te torni?
ask-people = Bella gente: chi fai entrare tra quelli che tutti hanno superato?
ask-gather = Anche il resto della compagnia vuole venire. Li prendi?
ask-hire = Hai due monete. Ingaggi una Stella?
ask-over = La notte è finita.

## Opzioni

option-actions = Gettoni azione
option-actions-about = Volantino, Telefonata e Bella gente si mescolano alla fila e la mettono sottosopra.
option-choose = Libera scelta
option-choose-about = Decidi tu se la compagnia viene al completo e se due monete diventano una Stella. Altrimenti succede e basta.
option-patience = Pazienza
option-patience-about = Quanti tiri di fila si possono lasciar passare prima che l’ultimo della coda debba avanzare.

## Consigli

hint-squares =
    { $n ->
        [one] riempie { $n } casella
       *[other] riempie { $n } caselle
    }
hint-clique =
    { $n ->
        [one] { $n } amico viene con te
       *[other] { $n } amici vengono con te
    }
hint-ends = chiude la notte
hint-risk =
    { $n ->
        [one] qualcuno potrebbe portarti via { $n } casella
       *[other] qualcuno potrebbe portarti via { $n } caselle
    }

## Come finisce, e perché no

how-full = Una pista da ballo è piena.
how-band = Il Gruppo suona l’ultima canzone: vince chi ha meno caselle libere.

refused-must-move = Non puoi restare: da troppo tempo non si muove nessuno.
refused-no-roll = Adesso non c’è un tiro con cui avanzare.

## La figura nel terminale. `$counter` è un nome, `$counters` un elenco di nomi.

picture-line = La fila dalla coda al Gruppo; a sinistra il numero del posto
picture-floor = caselle { $filled } su { $squares }, libere { $free }
picture-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
picture-reach = raggiunge: { $counter }
told-behind = { $name } sta dietro la coda della fila.
told-place = { $name } sta al posto { $place }.
told-at-band = { $name } sta accanto al Gruppo.
told-ahead = I prossimi gettoni davanti { A($name) }: { $counters }.
told-reach = Con questo tiro { $name } raggiunge: { $counter }.
told-floor = { $name } ha riempito { $filled } caselle su { $squares }; libere: { $free }; monete: { $coins }.
told-counters = Sulla pista di { $name }: { $counters }.
told-line = Tutta la fila, ogni gettone dopo il numero del suo posto: { $counters }.
