### Le regole di Gelini Nightlife, e che cosa si legge la prima volta.

rules-gelini-idea-title = Una notte in città
rules-gelini-idea-text = Ognuno di voi ha un locale, e fuori c’è un’unica lunga fila. Attira le persone giuste sulla tua pista da ballo: vince chi la riempie per primo. Niente segreti, è tutto scoperto. Ma occhio alle compagnie: dove va uno vanno tutti, anche via dal tuo locale. Da 2 a 5 persone.

rules-gelini-queue-title = La fila
rules-gelini-queue-text = Tutti i gettoni, mescolati, formano un’unica fila scoperta. In testa suona il Gruppo; le vostre pedine aspettano dietro la coda, in ordine casuale. La tua pista ha 25 caselle, o 37 se siete solo in due.
rules-gelini-queue-alt = Una fila serpeggiante di gettoni colorati con i numeri da uno a tre, un VIP e una moneta. In coda aspettano due pedine e un dado, in testa suona il Gruppo.
rules-gelini-queue-caption = Dalla coda della fila fino al Gruppo.
rules-gelini-queue-table = Che cosa c’è
rules-gelini-queue-head-1 = Gettone
rules-gelini-queue-head-2 = Quanti
rules-gelini-queue-head-3 = Caselle
rules-gelini-queue-guests = Ospiti
rules-gelini-queue-guests-squares = 1, 2 o 3
rules-gelini-queue-vips = I VIP
rules-gelini-queue-coins = Monete
rules-gelini-queue-stars = Stelle (da parte)
rules-gelini-queue-band = Il Gruppo
rules-gelini-queue-actions = Gettoni azione (se giocate con questi)

rules-gelini-turn-title = Un turno
rules-gelini-turn-text = Qui non si gioca in cerchio: tocca sempre a chi sta più indietro.
rules-gelini-turn-1 = Chi è in fondo tira il dado. Mostra 1, 2, 3, 3, 4 e 5.
rules-gelini-turn-2 = Con quel tiro può avanzare o restare. Se resta, la pedina successiva può usare **lo stesso tiro**, poi quella dopo, e così via.
rules-gelini-turn-3 = Se non lo vuole nessuno, chi è in fondo tira di nuovo.
rules-gelini-turn-4 = Dopo una mossa tira chi adesso è in fondo. A volte è di nuovo la stessa persona.
rules-gelini-turn-alt = Il dado mostra tre. L’ultima pedina può avanzare; se resta, il tiro passa alla pedina davanti, e poi alla successiva.
rules-gelini-turn-caption = Un solo tiro, offerto dal fondo in avanti.

rules-gelini-move-title = Avanzare
rules-gelini-move-text = Conta davanti a te tanti gettoni quanti ne indica il dado. Pedine e vuoti non contano. Prendi il gettone che raggiungi; la tua pedina si mette al suo posto. Si va solo avanti: ciò che superi è perso per te, a meno che gli amici non vengano a prenderlo.
rules-gelini-move-alt = Una pedina avanza di tre gettoni, supera un vuoto e un’altra pedina, che non contano, e prende il terzo gettone.
rules-gelini-move-caption = Un 3: vuoti e pedine non contano, il terzo gettone è tuo.

rules-gelini-cliques-title = Le compagnie
rules-gelini-cliques-text = Gli ospiti dello stesso colore sono amici. Una compagnia è fatta di quattro 1, o di tre 2, o di un 1, un 2 e un 3. Quando ottieni un ospite di un colore che hai già, **arriva anche tutto il resto della compagnia**:
rules-gelini-cliques-1 = dalla fila, davanti o dietro di te,
rules-gelini-cliques-2 = e direttamente dalle piste degli altri.
rules-gelini-cliques-3 = I VIP sono solitari: quattro caselle ciascuno, e nessuno li segue.
rules-gelini-cliques-alt = Tre compagnie: quattro ospiti da una casella, tre da due caselle, e uno ciascuno da una, due e tre caselle. Un secondo ospite di un colore attira il terzo da un’altra pista.
rules-gelini-cliques-caption = Il secondo amico porta con sé tutti gli altri.

rules-gelini-coins-title = Monete e Stelle
rules-gelini-coins-text = Le monete stanno accanto alla pista e non riempiono nulla. Ma la seconda ingaggia una **Stella**: le due monete tornano nella scatola e la Stella riempie cinque caselle. Le Stelle sono tre.
rules-gelini-coins-alt = Due monete diventano una Stella che riempie cinque caselle.
rules-gelini-coins-caption = Due monete, una Stella, cinque caselle.

rules-gelini-end-title = La fine della notte
rules-gelini-end-text = La partita finisce in uno di due modi.
rules-gelini-end-1 = **Tutto esaurito.** Chi ha riempito tutta la pista vince subito. Gli ultimi ospiti possono sporgere: non serve che i conti tornino esatti.
rules-gelini-end-2 = **Ultima canzone.** Una pedina raggiunge il Gruppo o lo supera. Chi la muove prende il Gruppo (tre caselle). Poi vince chi ha meno caselle libere.
rules-gelini-end-3 = In caso di parità la vittoria si divide.

rules-gelini-actions-title = Gettoni azione
rules-gelini-actions-text = A scelta, per più trambusto: altri sei gettoni si mescolano alla fila, due per tipo. Chi ne raggiunge uno lo mette nella scatola e fa subito quello che dice.
rules-gelini-actions-1 = **Volantino.** Puoi prendere a qualcuno un gettone o una moneta, ma non una Stella.
rules-gelini-actions-2 = **Telefonata.** Torna a un gettone qualsiasi dietro di te e prendilo. Qualcuno deve restare ancora più indietro.
rules-gelini-actions-3 = **Bella gente.** Puoi far entrare un ospite, o raccogliere una moneta, che tutte le pedine hanno superato.
rules-gelini-actions-alt = Tre gettoni azione: un volantino, un telefono e una lista degli invitati.
rules-gelini-actions-caption = Volantino, Telefonata e Bella gente.

rules-gelini-tips-title = Buono a sapersi
rules-gelini-tips-1 = Un ospite solo del suo colore è un invito: chi ottiene il prossimo si porta via il tuo. Una compagnia completa invece resta.
rules-gelini-tips-2 = Chi sta indietro gioca spesso; chi corre avanti sceglie per primo, ma il Gruppo si avvicina.
rules-gelini-tips-3 = Prima di rinunciare a un tiro guarda chi viene dopo: avrà lo stesso.
rules-gelini-tips-4 = Non correre dal Gruppo finché qualcuno ha meno caselle libere di te.

rules-gelini-rulings-title = Come leggiamo le regole
rules-gelini-rulings-text = Dove il regolamento tace o si può leggere in due modi, Nightowl gioca così.
rules-gelini-rulings-1 = Le compagnie sono undici: tre di quattro 1, quattro di tre 2, quattro di un 1, un 2 e un 3.
rules-gelini-rulings-2 = Una Stella riempie cinque caselle, il Gruppo tre.
rules-gelini-rulings-3 = Si contano le caselle; nessuno deve incastrare forme.
rules-gelini-rulings-4 = Dopo dieci tiri di fila che nessuno ha usato, l’ultima pedina deve avanzare con il prossimo. Al tavolo potete accordarvi su un altro numero.
rules-gelini-rulings-5 = Le compagnie arrivano e le Stelle si ingaggiano da sole, perché quasi sempre è la scelta giusta. Con «Libera scelta» ti viene chiesto; allora una compagnia viene tutta o per niente.
rules-gelini-rulings-6 = Chi raggiunge il Gruppo lo prende. Le caselle libere non scendono mai sotto zero.
rules-gelini-rulings-7 = Il Volantino prende anche i VIP e gli ospiti di compagnie complete.
rules-gelini-rulings-8 = La Telefonata può portare a un altro gettone azione, che allora ha effetto a sua volta.
rules-gelini-rulings-9 = Per la Bella gente un VIP è un ospite, e anche la tua pedina deve averlo superato.
rules-gelini-rulings-10 = Un’azione che non si può eseguire non fa nulla.

first-gelini-set-up = La fila si forma: gli ospiti dello stesso colore sono amici e stanno insieme.
first-gelini-order = Il primo a tirare è sempre chi sta in fondo a tutti.
first-gelini-roll = Il dado mostra 1, 2, 3, 3, 4 o 5: il 3 esce quindi più spesso.
first-gelini-move = Se avanzi prendi il gettone che raggiungi; se resti, la pedina dopo può usare questo stesso tiro.
first-gelini-must-move = Troppi tiri sono andati persi: stavolta l’ultima pedina deve avanzare.
first-gelini-flyer = Scegli un ospite di un colore che hai già: il resto della compagnia lo segue.
first-gelini-call = Puoi tornare a qualunque gettone dietro di te, purché qualcuno resti ancora più indietro.
first-gelini-people = Davanti a questi sono passati tutti: scegline uno, oppure rinuncia.
first-gelini-gather = Se li prendi tutti restano da te; se li lasci, altri possono ancora venire a prenderli.
first-gelini-hire = Una Stella riempie cinque caselle, più di qualsiasi ospite, e nessuno può portartela via.
first-gelini-over = Una pista piena vince subito; dopo l’ultima canzone vince chi ha meno caselle libere.
