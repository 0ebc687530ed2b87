### Le regole di Nightshift, e che cosa si legge la prima volta.

rules-nightshift-idea-title = Una notte di lavoro
rules-nightshift-idea-text = Siete ballerine, e questa è una notte di lavoro. Girate per la sala, guardate chi c’è, convincete quelli giusti a venire nel Privé o nella Sala VIP, e sappiate quando fermarvi. Vince chi ha più soldi quando si accendono le luci. Da 1 a 5 adulti: una contro l’altra, tutte insieme, due contro due o da sola contro Diamond.

rules-nightshift-club-title = Il club
rules-nightshift-club-text = Dodici tavoli formano un anello, e a ognuno siede un cliente coperto. Cominciate tutte in camerino, con un cicchetto, un calice di bollicine e una carta Potere segreta.
rules-nightshift-club-1 = Il **camerino** dà sul tavolo più in basso.
rules-nightshift-club-2 = Al **bar**, ai tre tavoli di fronte, si compra da bere.
rules-nightshift-club-3 = Dal **palco** scendono due scale, a sinistra e a destra.
rules-nightshift-club-4 = Da sotto il **Privé** e la **Sala VIP** si torna in sala.
rules-nightshift-club-5 = Con l’Energia non ci si entra: si è chiamate, invitate o mandate. A un tavolo possono stare quante ballerine si vuole.
rules-nightshift-club-alt = Il club dall’alto: dodici tavoli in anello, alcuni clienti scoperti, altri coperti. In alto il bar, in basso il camerino, in mezzo il palco, a sinistra il Privé, a destra la Sala VIP.
rules-nightshift-club-caption = Il club dall’alto.
rules-nightshift-club-locker = Camerino
rules-nightshift-club-bar = Il bar
rules-nightshift-club-stage = Palco
rules-nightshift-club-private = Privé
rules-nightshift-club-vip = Sala VIP

rules-nightshift-round-title = Un round
rules-nightshift-round-text = L’orologio mostra a che punto è la notte: 16 round nel turno lungo, 12 in quello corto.
rules-nightshift-round-1 = **La casa.** Se lo dice l’orologio: Ricambio, un Evento o Luci accese.
rules-nightshift-round-2 = **Il palco.** Chi è di turno sale, o paga.
rules-nightshift-round-3 = **I vostri turni.** Uno a testa, in senso orario.
rules-nightshift-round-4 = L’orologio va avanti.
rules-nightshift-round-table = Che cosa fa la casa
rules-nightshift-round-head-1 = Orologio
rules-nightshift-round-head-2 = Che cosa succede
rules-nightshift-round-refresh = Ricambio
rules-nightshift-round-refresh-about = I clienti scoperti non impegnati se ne vanno; ai tavoli vuoti ne siedono di nuovi, coperti.
rules-nightshift-round-event = Evento
rules-nightshift-round-event-about = Verso mezzanotte si pesca una carta Evento e si fa quello che dice.
rules-nightshift-round-lights = Luci accese
rules-nightshift-round-lights-about = Nel penultimo round: un Ricambio, poi si scoprono tutti.

rules-nightshift-floor-title = Il tuo turno in sala
rules-nightshift-floor-text = Hai 4 Energie. Quello che non usi va perso.
rules-nightshift-floor-1 = **1 Energia:** passa al tavolo accanto, da una parte o dall’altra; o scopri il cliente al tuo tavolo.
rules-nightshift-floor-2 = **Gratis, al bar:** una volta per turno compra quello che vuoi: un cicchetto a 500 $, un calice di bollicine a 1.000 $. Tieni al massimo tre bicchieri.
rules-nightshift-floor-3 = **Gratis:** bevi un cicchetto per 1 Energia in più, o gioca carte Potere.
rules-nightshift-floor-4 = **Avvicina o ruba:** tira il dado al tuo tavolo. Questo chiude sempre il turno.

rules-nightshift-customer-title = Un cliente
rules-nightshift-customer-text = Ognuno ha da una a tre **stelle** (quanto paga bene), la **Fedeltà** (quanto è difficile rubarlo e quanto vale alla fine) e alcuni **Esiti**. Alcuni preferiscono una di voi: per lei vale più stelle, e la sua Fedeltà conta doppio alla fine. Su certi dorsi si riconosce uno **spettatore generoso**.
rules-nightshift-customer-alt = La carta di un cliente: due stelle, tre per la ballerina che preferisce; Fedeltà sei; Esiti: da due contanti, da quattro il Privé, da sei la Sala VIP.
rules-nightshift-customer-caption = Stelle, Fedeltà ed Esiti con il numero che serve.

rules-nightshift-engage-title = Avvicinare
rules-nightshift-engage-text = Al tuo tavolo siede qualcuno scoperto e non impegnato. Parlagli.
rules-nightshift-engage-1 = Tira il dado. Prima e dopo, tu e le altre potete giocare carte.
rules-nightshift-engage-2 = Dopo il tiro puoi bere cicchetti, +1 ciascuno. Un risultato non è mai sotto 1.
rules-nightshift-engage-3 = Scegli un Esito con un numero non più alto del risultato. Se non c’è, non succede niente.
rules-nightshift-engage-4 = Se si **impegna** per una sala, il tuo segnalino è su di lui e il prossimo turno comincia lì, con lui. Un solo impegno per volta.
rules-nightshift-engage-5 = Altri Esiti portano contanti o un conto, carte Potere, da bere, un giro in camerino, o mandano via dei clienti.

rules-nightshift-steal-title = Rubare
rules-nightshift-steal-text = Il cliente impegnato di un’altra resta al tavolo fino al turno di lei. Mettiti lì e tira almeno la sua Fedeltà: il tuo segnalino prende il posto del suo, la sala resta quella. Riuscito o no, il turno è finito. Un cliente si ruba una volta sola.

rules-nightshift-dad-title = Papà
rules-nightshift-dad-text = Papà non si può saltare. Se è scoperto e sei al suo tavolo, o ci arrivi, non vai oltre: compra, bevi e gioca carte, ma poi devi tirare su di lui. Se lo hai fatto e sei ancora lì, in un turno successivo puoi andartene. Una carta Potere può portarti via da lui.

rules-nightshift-private-title = Il Privé
rules-nightshift-private-text = Qui sfidi la fortuna a passi di danza.
rules-nightshift-private-1 = Scopri una carta per volta, almeno una. Ognuna mostra una o due mosse e quanto paga per una, due e tre stelle.
rules-nightshift-private-2 = Dopo ogni carta puoi andartene: somma la colonna con le stelle del tuo cliente. I soldi e il cliente sono tuoi.
rules-nightshift-private-3 = **Tre volte la stessa mossa: fiasco.** Prendi 500 $, e il cliente se ne va.
rules-nightshift-private-4 = Le **bollicine** annullano l’ultima carta, anche un fiasco, ma poi devi pescarne un’altra.
rules-nightshift-private-alt = Tre carte in fila: giro e calcio, ondeggio, due giri. I tre giri sono segnati: fiasco.
rules-nightshift-private-caption = Tre giri su tutte le carte: è un fiasco.

rules-nightshift-vip-title = La Sala VIP
rules-nightshift-vip-text = Qui conquisti un cuore. Il tuo tratto c’è fin dall’inizio.
rules-nightshift-vip-1 = Tira il dado VIP. Un tratto **nuovo**: si innamora di un livello in più.
rules-nightshift-vip-2 = Prima del tiro successivo puoi andartene con il compenso del livello. Il primo tiro è obbligatorio.
rules-nightshift-vip-3 = Un tratto **già conquistato**: è finita, ti pagano il livello, e lui è tuo.
rules-nightshift-vip-4 = Il **tuo** tratto: fiasco. Prendi 1.000 $, e il cliente se ne va.
rules-nightshift-vip-5 = Tutti gli altri quattro: INNAMORATO, e finisce da sé. Le bollicine annullano un tiro; poi devi tirare di nuovo.
rules-nightshift-vip-alt = Cinque cuori in fila, il primo è il tuo; con ogni cuore nuovo il livello sale: interessato, invaghito, ossessionato, innamorato.
rules-nightshift-vip-caption = Da INTERESSATO a INNAMORATO.
rules-nightshift-vip-table = Quanto paga la Sala VIP
rules-nightshift-vip-head-1 = Livello
rules-nightshift-vip-head-2 = 1 stella
rules-nightshift-vip-head-3 = 2 stelle
rules-nightshift-vip-head-4 = 3 stelle

rules-nightshift-stage-title = Il palco
rules-nightshift-stage-text = L’orologio mostra chi è di turno. Se tocca a te, paga 1.000 $ per saltare (se li hai), oppure sali:
rules-nightshift-stage-1 = Se hai un cliente impegnato, se ne va.
rules-nightshift-stage-2 = Ogni spettatore generoso coperto nel club ti dà 500 $.
rules-nightshift-stage-3 = Peschi due carte Potere.
rules-nightshift-stage-4 = Il tuo turno ce l’hai comunque; la prima Energia ti porta giù per le scale.

rules-nightshift-power-title = Le carte Potere
rules-nightshift-power-text = Sono quaranta, tutte diverse. Le mani sono segrete.
rules-nightshift-power-1 = Ogni carta dice quando si gioca: nel tuo turno, prima o dopo un tiro, in una sala, quando un cliente si impegna o viene rubato…
rules-nightshift-power-2 = Più risposte alla stessa cosa seguono in senso orario da chi è di turno, una carta a testa, finché tutte passano. Giocane quante vuoi.
rules-nightshift-power-3 = Sugli schermi si risponde in segreto per qualche secondo. Una carta diventata inutile torna in mano senza essere vista. Si può anche chiedere di non essere più interpellate.

rules-nightshift-end-title = Si chiude
rules-nightshift-end-text = Dopo l’ultimo round chi ha ancora un cliente impegnato va un’ultima volta in sala con lui. Poi i clienti diventano abbonati: somma la Fedeltà di tutti quelli conquistati (doppia per chi preferisce te) e guarda la tabella. Vince chi ha più soldi; in parità, il valore dei bicchieri; poi si divide.
rules-nightshift-end-table = Quanto rendono gli abbonati
rules-nightshift-end-head-1 = Fedeltà
rules-nightshift-end-head-2 = Rendita
rules-nightshift-end-none = da 0 a 9
rules-nightshift-end-10 = da 10 a 14
rules-nightshift-end-15 = da 15 a 19
rules-nightshift-end-20 = da 20 a 24
rules-nightshift-end-25 = da 25 a 29
rules-nightshift-end-30 = da 30 a 34
rules-nightshift-end-35 = da 35 a 39
rules-nightshift-end-40 = da 40 a 44
rules-nightshift-end-45 = da 45 a 49
rules-nightshift-end-50 = 50 e più

rules-nightshift-dancers-title = Le ballerine
rules-nightshift-dancers-text = Ognuna ha un tratto, il suo cuore nella Sala VIP, e qualcosa che sa fare meglio di tutte. Potete accordarvi per giocare senza abilità.
rules-nightshift-dancers-table = Chi sa fare che cosa
rules-nightshift-dancers-head-1 = Ballerina
rules-nightshift-dancers-head-2 = Tratto
rules-nightshift-dancers-head-3 = Abilità

rules-nightshift-modes-title = Da sole e insieme
rules-nightshift-modes-text = La stessa notte, in altra compagnia.
rules-nightshift-modes-1 = **Da sola contro Diamond.** A ogni Ricambio, anche nel primo round, lei prende un cliente dal mazzo senza vederlo e 1.000 $ per ogni spettatore generoso nel club. I clienti coperti che non lo sono vanno sotto il mazzo. Guadagna più di lei. Le carte che richiedono altre giocatrici non ci sono.
rules-nightshift-modes-2 = **Tutte insieme.** Una multa rischia di far chiudere il club. Le mani sono scoperte, le carte cattive non ci sono, e insieme dovete arrivare alla cifra. Una persona può guidare più ballerine.
rules-nightshift-modes-3 = **Due contro due.** Le compagne siedono di fronte e possono mostrarsi le carte Potere. Tutto il resto è di ciascuna; vince la squadra con più soldi.
rules-nightshift-modes-table = Quanto serve al club
rules-nightshift-modes-head-1 = Ballerine
rules-nightshift-modes-head-2 = Turno lungo
rules-nightshift-modes-head-3 = Turno corto

rules-nightshift-tips-title = Buono a sapersi
rules-nightshift-tips-1 = Le bollicine sono un’assicurazione: tienine un calice prima di entrare in una sala.
rules-nightshift-tips-2 = Per un cliente che preferisce te vale la pena girare tutto il club; quello che preferisce un’altra si ruba prima che arrivi lei.
rules-nightshift-tips-3 = Guarda l’orologio: non impegnare un cliente subito prima di salire sul palco.
rules-nightshift-tips-4 = Chi ha molta Fedeltà paga due volte: in sala e alla chiusura.

rules-nightshift-rulings-title = Come leggiamo le regole
rules-nightshift-rulings-text = Dove il regolamento tace o si può leggere in due modi, Nightowl gioca così.
rules-nightshift-rulings-1 = Quasi tutte le carte, le abilità, gli Eventi e gli orologi sono nostri, perché nessuna fonte pubblica li stampa. Chi ha la scatola può giocare con le proprie carte.
rules-nightshift-rulings-2 = La pianta come un quadrante: il camerino dà sulle 6, il bar serve le 11, le 12 e l’1, le scale portano alle 9 e alle 3, il Privé alle 10, la Sala VIP alle 2.
rules-nightshift-rulings-3 = In un round la casa viene prima del palco.
rules-nightshift-rulings-4 = Che un risultato sia almeno 1 si giudica alla fine, dopo tutto ciò che lo cambia.
rules-nightshift-rulings-5 = Un cliente rubato si può rubare di nuovo solo quando quell’impegno è finito.
rules-nightshift-rulings-6 = «Ai due lati» sono i due tavoli vicini, e anche un cliente impegnato deve andarsene.
rules-nightshift-rulings-7 = Nella Sala VIP non c’è livello prima del primo tratto nuovo; perciò il primo tiro è obbligatorio. INNAMORATO chiude subito il turno: le bollicine non possono annullarlo.
rules-nightshift-rulings-8 = In parità di soldi e bicchieri si divide; in due contro due contano quelli della squadra.
rules-nightshift-rulings-9 = Gli incassi sono pubblici; «soldi nascosti» nasconde solo i totali. I pagamenti forzati prendono quello che c’è, e nessuna scende sotto 0 $.

first-nightshift-cast = Ogni ballerina ha un tratto e un’abilità tutta sua.
first-nightshift-first = Chiunque cominci, si gioca tutta la notte in senso orario.
first-nightshift-pick = Scegli chi vuoi essere: l’abilità dice che cosa sa fare meglio.
first-nightshift-deal = Dodici clienti si siedono, coperti; su certi dorsi si riconosce uno spettatore generoso.
first-nightshift-power = Le carte Potere sono segrete, e ognuna dice quando si può giocare.
first-nightshift-event = Verso mezzanotte succede qualcosa che riguarda tutte.
first-nightshift-stage = Il palco porta mance e due carte Potere, ma un cliente impegnato se ne va; saltarlo costa 1.000 $.
first-nightshift-turn = Hai 4 Energie per muoverti e scoprire clienti; un tiro su un cliente chiude il turno.
first-nightshift-reveal = Guarda stelle, Fedeltà ed Esiti: vale un tiro?
first-nightshift-roll = Ora decide il dado; poi cicchetti e carte possono ancora cambiare il risultato.
first-nightshift-which-die = Sono caduti due dadi, e dici tu quale vale.
first-nightshift-outcome = Scegli un Esito a cui il risultato arriva; non deve essere il più alto.
first-nightshift-swap = Scegli un cliente andato via prima: torna a sedersi qui, scoperto.
first-nightshift-send-off = Scegli chi deve andarsene, anche il cliente impegnato di un’altra.
first-nightshift-keep = Puoi tenere tre bicchieri: un cicchetto aiuta nel tiro, le bollicine salvano in sala.
first-nightshift-aim = Di’ a chi o a che cosa è destinata la tua carta.
first-nightshift-private = Pesca ancora, o prendi i soldi e va’: tre volte la stessa mossa è un fiasco.
first-nightshift-draw = Conta le mosse: la terza uguale è di troppo.
first-nightshift-pick-draw = Due carte sono scoperte: scegli quella che hai pescato.
first-nightshift-vip = Tira per un tratto nuovo, o va’ con il compenso del livello: il tuo tratto è un fiasco.
first-nightshift-charm = Un tratto nuovo alza il livello, uno conquistato chiude, il tuo è un fiasco.
first-nightshift-other-turn = Comincia il turno di un’altra: certe carte si giocano proprio ora, oppure lascia passare.
first-nightshift-before-roll = Il dado sta per rotolare: certe carte si giocano proprio ora, oppure lascia passare.
first-nightshift-after-roll = Il dado è caduto: cicchetti e carte possono ancora cambiare il risultato, oppure lascia passare.
first-nightshift-on-steal = Un furto sta per riuscire: certe carte possono ancora cambiarlo, oppure lascia passare.
first-nightshift-on-commit = Un cliente si è appena impegnato: certe carte possono ancora cambiarlo, oppure lascia passare.
first-nightshift-on-leave = Qualcuna vuole uscire con il compenso: certe carte si giocano proprio ora, oppure lascia passare.
first-nightshift-on-play = È stata giocata una carta Potere: una sola può fermarla, oppure lascia passare.
first-nightshift-over = La Fedeltà dei clienti conquistati è stata pagata: questo è il conto finale.
