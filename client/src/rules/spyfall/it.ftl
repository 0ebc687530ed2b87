### Le regole di DC Spyfall, e che cosa si legge la prima volta. I consigli li leggono eroi e Joker: nessuno può valere per uno solo.

rules-spyfall-idea-title = Dove siamo?
rules-spyfall-idea-text = Siete tutti nello stesso luogo, e tutti sanno quale, tranne una persona: il Joker. Chiedete, rispondete, fate capire agli altri che sapete, e non tradite il luogo. Il Joker ascolta, bluffa e cerca di capire dove siete. Da 3 a 8 persone, meglio da 5 in su.

rules-spyfall-deal-title = Le carte
rules-spyfall-deal-text = Un sacchetto contiene sette carte di un luogo e una carta Joker. Il Joker si dà sempre; le altre carte vengono dalle sette. Così tutti gli eroi hanno lo stesso luogo, e qualcuno ha il Joker. Tieni il dito sulla tua carta per vederla; lascia, ed è di nuovo coperta.
rules-spyfall-deal-alt = Cinque carte a ventaglio: quattro mostrano la stessa città, una un berretto da giullare.
rules-spyfall-deal-caption = Lo stesso luogo per tutti, e un Joker.

rules-spyfall-ask-title = Domande e risposte
rules-spyfall-ask-text = Chi dà le carte chiede per primo. Poi chiede chi ha risposto.
rules-spyfall-ask-1 = Chiedi a chi vuoi, ma non alla persona che ti ha appena fatto una domanda.
rules-spyfall-ask-2 = Una domanda, una risposta, niente repliche.
rules-spyfall-ask-3 = Ogni risposta è permessa, anche una bugia. Solo il nome del luogo non si dice.
rules-spyfall-ask-4 = Tutti hanno la lista dei venti luoghi e possono cancellarne in segreto. La lista non rivela chi sei.
rules-spyfall-ask-alt = Cinque persone in cerchio. Una freccia va dalla prima alla terza, poi dalla terza alla quinta; una freccia subito indietro è sbarrata.
rules-spyfall-ask-caption = Chi ha risposto chiede, ma mai subito indietro.

rules-spyfall-stop-title = Come finisce un round
rules-spyfall-stop-text = In uno di tre modi. Un round dura 6 minuti in 3 o 4, 7 in 5 o 6, 8 in 7 o 8.
rules-spyfall-stop-1 = **L’accusa.** Una volta per round puoi fermare l’orologio e accusare qualcuno. Votano tutti tranne chi è accusato, anche il Joker. Solo se **tutti** sono d’accordo, la carta si mostra e il round è finito. Altrimenti l’orologio riparte.
rules-spyfall-stop-2 = **Il Joker tira a indovinare.** In qualsiasi momento il Joker può fermare il gioco, mostrare la carta e nominare il luogo: giusto o sbagliato, il round è finito. Non durante un voto, e non a tempo scaduto.
rules-spyfall-stop-3 = **Tempo scaduto.** Un minuto di discussione aperta, poi tutti indicano insieme un sospetto. Chi è indicato di più mostra la carta. In caso di parità il Joker la fa franca.
rules-spyfall-stop-alt = Tre segni: una mano alzata per l’accusa, una carta con un punto interrogativo per indovinare, un cronometro per il tempo scaduto.
rules-spyfall-stop-caption = Accusare, indovinare o aspettare la fine.

rules-spyfall-points-title = Punti
rules-spyfall-points-text = Una partita ha cinque round, salvo accordi diversi. L’ultimo Joker dà le carte nel round seguente; nessun luogo torna in una partita. Vince chi ha più punti, la parità si divide.
rules-spyfall-points-table = Punti di un round
rules-spyfall-points-head-1 = Che cosa è successo
rules-spyfall-points-head-2 = Il Joker
rules-spyfall-points-head-3 = Ogni eroe
rules-spyfall-points-unexposed = Tempo scaduto, il Joker non è trovato
rules-spyfall-points-convicted = Tutti accusano un eroe
rules-spyfall-points-named = Il Joker nomina il luogo
rules-spyfall-points-exposed = Il Joker è smascherato
rules-spyfall-points-wrong = Il Joker sbaglia luogo
rules-spyfall-points-bonus = Quando il Joker è smascherato, chi lo ha accusato per primo nel round ha un punto in più, anche se quel voto era fallito.

rules-spyfall-harley-title = Modalità Harley Quinn
rules-spyfall-harley-text = Da 5 persone. Una delle sette carte di un luogo porta il segno di Harley; può essere data oppure no. Chi l’ha conosce il luogo e aiuta il Joker di nascosto. Nessuno dei due sa chi è l’altro. Se il Joker nomina il luogo, si parla per mezzo minuto, poi tutti tranne il Joker indicano chi credono sia Harley.
rules-spyfall-harley-table = Punti con Harley
rules-spyfall-harley-head-1 = Che cosa è successo
rules-spyfall-harley-head-2 = Il Joker
rules-spyfall-harley-head-3 = Harley
rules-spyfall-harley-head-4 = Ogni eroe
rules-spyfall-harley-hidden = Luogo nominato, Harley resta nascosta
rules-spyfall-harley-found = Luogo nominato, Harley è scoperta
rules-spyfall-harley-unexposed = Tempo scaduto, il Joker non è trovato
rules-spyfall-harley-convicted = Tutti accusano un eroe
rules-spyfall-harley-mistaken = Tutti scambiano Harley per il Joker
rules-spyfall-harley-exposed = Il Joker è smascherato
rules-spyfall-harley-wrong = Il Joker sbaglia luogo

rules-spyfall-jest-title = Scherzo del Joker
rules-spyfall-jest-text = Una modalità: fra i sacchetti ce n’è uno pieno di Joker. Se hai una carta Joker e pensi che l’abbiano tutti, ferma il gioco e denuncia lo scherzo. Se è vero ottieni 3 punti, se no ogni eroe ne ottiene 1. Se nessuno lo capisce, nessuno segna.

rules-spyfall-multiverse-title = Follia del multiverso
rules-spyfall-multiverse-text = Una modalità: in due dei sacchetti ogni carta mostra un luogo diverso, e di Joker non ce n’è. Una volta per round chiunque può fermare il gioco e affermarlo; votano tutti, e serve più della metà per finire il round.
rules-spyfall-multiverse-1 = È vero: 3 punti a chi lo ha affermato, 1 a chi era d’accordo.
rules-spyfall-multiverse-2 = È falso: 3 punti al Joker, comunque abbia votato, e 1 a chi era contrario.
rules-spyfall-multiverse-3 = Se nessuno se ne accorge, nessuno segna.

rules-spyfall-mission-title = Super missione
rules-spyfall-mission-text = Una modalità: a ogni round tutti ricevono un potere segreto. Alcuni servono una volta e allora si mostrano, altri durano tutto il round. Alla fine si mostrano tutti e si vota la migliore interpretazione: per l’onore, non per i punti.
rules-spyfall-mission-table = I poteri
rules-spyfall-mission-head-1 = Potere
rules-spyfall-mission-head-2 = Che cosa fa

rules-spyfall-talk-title = Tre modi di parlare
rules-spyfall-talk-text = Lo decide il tavolo prima della partita.
rules-spyfall-talk-1 = **A voce.** Siete insieme o in chiamata. Lo schermo dà le carte e tiene turni, orologio e voti.
rules-spyfall-talk-2 = **Per iscritto.** Domande e risposte si scrivono.
rules-spyfall-talk-3 = **Con le carte delle domande.** Scegli domanda e risposta fra le carte; ognuno le legge nella sua lingua, e le capiscono anche i bot.

rules-spyfall-places-title = I venti luoghi
rules-spyfall-places-text = In una nuova partita tornano tutti nella scatola.

rules-spyfall-tips-title = Buono a sapersi
rules-spyfall-tips-1 = La risposta di un eroe deve dire molto a chi conosce il luogo, e poco a chiunque altro.
rules-spyfall-tips-2 = Troppo vaga sa di Joker; troppo chiara dice tutto al Joker.
rules-spyfall-tips-3 = Da Joker rispondi con calma e chiedi ciò che si potrebbe chiedere ovunque.
rules-spyfall-tips-4 = Puoi accusare una sola volta per round: presto porta il punto in più, tardi è più sicuro.

rules-spyfall-rulings-title = Come leggiamo le regole
rules-spyfall-rulings-text = Dove il regolamento tace o si può leggere in due modi, Nightowl gioca così.
rules-spyfall-rulings-1 = Chi dà le carte per primo lo decide il caso. Dopo un round speciale tocca a chi lo ha finito nel modo giusto, altrimenti al posto successivo.
rules-spyfall-rulings-2 = I voti sono segreti e si mostrano quando c’è l’ultimo. Chi accusa o afferma conta come un sì.
rules-spyfall-rulings-3 = Durante un voto nessun altro può fermare il gioco; di due stop vale il primo. A tempo scaduto non si può più accusare, indovinare, denunciare o affermare.
rules-spyfall-rulings-4 = Dopo un voto fallito il Joker può di nuovo indovinare, ma solo luoghi non ancora giocati nella partita.
rules-spyfall-rulings-5 = Sugli schermi c’è una breve pausa dopo ogni risposta, perché chiunque possa fermare il gioco. Non a voce.
rules-spyfall-rulings-6 = La discussione finale dura un minuto, o finché tutti sono pronti. Poi nessuno si astiene né indica sé; «tutti accusano» vuol dire tutti tranne chi è accusato.
rules-spyfall-rulings-7 = Dopo 60 domande il tempo è scaduto. Ogni carta domanda si usa una volta per round.
rules-spyfall-rulings-8 = Harley si cerca anche se la sua carta non è stata data; in parità non si scopre nessuno. Il punto per la prima accusa va solo a un eroe.
rules-spyfall-rulings-9 = Solo chi ha una carta Joker può denunciare lo scherzo. Un round speciale che finisce in altro modo non dà punti.
rules-spyfall-rulings-10 = Una Harley che vota contro un’affermazione falsa ha il punto come tutti. Una carta del multiverso può mostrare un luogo già giocato, salvo accordi diversi.
rules-spyfall-rulings-11 = Undici dei dodici poteri sono nostri. Per il Complesso di Dio si chiede a tutti quelli del sì, per lo stesso tempo, così la pausa non tradisce nulla.
rules-spyfall-rulings-12 = Chi arriva fra due round comincia senza punti; chi se ne va porta via i suoi. Se chi dà le carte non c’è più, tocca alla persona successiva ancora presente.

first-spyfall-deal = Guarda la tua carta di nascosto: mostra dove siete, oppure che sei il Joker.
first-spyfall-ask = Scegli chi vuoi sentire: chiunque, ma non chi ti ha appena fatto una domanda.
first-spyfall-question = Una buona domanda mostra che sai, e lascia aperta la risposta.
first-spyfall-answer = Accenna al luogo senza nominarlo: troppo vago insospettisce, troppo chiaro lo tradisce.
first-spyfall-pause = È il momento di fermare il gioco se hai una certezza; altrimenti lascialo andare avanti.
first-spyfall-accusation = La carta si mostra solo se tutti sono d’accordo; basta un no, e si continua.
first-spyfall-god-complex = Qualcuno può mostrare un potere che rende unanime il voto; si chiede allo stesso modo a tutti quelli del sì.
first-spyfall-claim = Di’ di sì se pensi che ogni carta mostri un luogo diverso; serve più della metà dei voti.
first-spyfall-discussion = Il tempo è scaduto: parlate liberamente, poi tutti indicano un sospetto; nessuno può più fermare il gioco.
first-spyfall-point = Tutti indicano nello stesso istante e nessuno sé; in parità il Joker la fa franca.
first-spyfall-harley-talk = Il Joker aveva ragione: ora scoprite chi lo ha aiutato, se qualcuno lo ha fatto.
first-spyfall-harley-vote = Indica chi credi sia Harley; se viene scoperta non ha nulla, e ogni eroe ha un punto.
first-spyfall-honour = Questo voto non dà punti, solo applausi.
first-spyfall-over = Guarda chi era chi e come sono andati i punti; l’ultimo Joker dà le carte nel prossimo round.
