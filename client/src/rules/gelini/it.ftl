### Gelini: la pagina delle regole e due parole a ogni momento nuovo.

rules-aim = Gestisci un locale. Porta sulla tua pista più gente che puoi, prima che la band suoni l’ultima canzone.
rules-start =
    46 pedine stanno in una fila scoperta: 36 ospiti, quattro VIP (4 caselle ciascuno), sei monete e, in testa, la band.
    Il numero su un ospite dice quante caselle riempie. Gli ospiti di un colore sono una compagnia.
    La tua pista ha 25 caselle, 37 in due giocatori.
rules-turn =
    Chi sta in fondo tira il dado (1, 2, 3, 3, 4, 5) e può avanzare di altrettante pedine. Segnalini e vuoti non contano.
    Se resta fermo, il successivo dal fondo può muovere con lo stesso tiro, e così via.
    Prendi la pedina raggiunta, e il tuo segnalino va al suo posto.
    Se hai già quel colore, arriva il resto della compagnia: dalla fila e dalle piste altrui.
    Due monete fanno venire una Star, che riempie 5 caselle.
rules-special =
    Volantino: prendi a un altro una pedina o una moneta, ma non una Star.
    Telefonata: torna a una pedina dietro di te, purché qualcuno resti ancora dietro.
    Lista degli ospiti: fai entrare un ospite o una moneta che tutti hanno superato.
rules-end = Una pista piena vince subito. Altrimenti si finisce quando qualcuno raggiunge la band e la prende (3 caselle): vince chi ha meno caselle libere.
rules-rulings =
    Le caselle si contano; niente deve incastrarsi.
    Dopo dieci tiri che nessuno ha usato, chi è in fondo deve muovere (il numero si può cambiare).
    Compagnie e Star arrivano da sole, se il tavolo non gioca con la libera scelta. La parità si divide.

learn-move = La pedina accesa è quella che avresti con questo tiro. Muovi e prendila, o resta e lascia decidere chi viene dopo.
learn-must-move = Nessuno ha usato gli ultimi tiri: stavolta chi è in fondo deve muovere.
learn-flyer = Prendi qualcosa da un’altra pista. Un ospite di una compagnia che hai iniziato porta con sé tutti gli altri.
learn-call = Puoi tornare indietro. Cerca un colore che hai già, e guarda chi sta dietro.
learn-people = Gli ospiti che tutti hanno superato aspettano ancora: fanne entrare uno.
learn-gather = Il resto della compagnia riempie la tua pista, ovunque sia ora.
learn-hire = Una Star riempie 5 caselle, e nessuno può portartela via.
