### Lupo mannaro: la pagina delle regole, le scelte delle opzioni e due parole a ogni momento nuovo.

choice-set-preset = già pronto
choice-set-doppelganger = con la Sosia
choice-set-random = estratto a caso
choice-night-quick = veloce, in tre parti
choice-night-narrated = narrata, ruolo per ruolo

rules-aim = Una notte, un giorno, un voto. Il villaggio vuole che muoia un lupo mannaro; i lupi vogliono vivere. Ma di notte le carte cambiano mano, e alla fine sei la carta che hai davanti.
rules-start =
    Ci sono tre carte più dei giocatori. Ne ricevi una e la guardi; tre stanno al centro. Tutti sanno quali ruoli sono in gioco.
    Di notte ogni ruolo fa la sua parte: chi guarda, chi scambia, chi scopre soltanto chi è dalla sua.
rules-turn =
    Sosia: guarda una carta e diventa quel ruolo. Lupi mannari: si vedono; uno solo può guardare una carta al centro. Servo dei lupi: vede i lupi. Massoni: si vedono.
    Veggente: guarda la carta di un giocatore o due al centro. Ladro: scambia con un giocatore e vede la nuova carta. Piantagrane: scambia due carte altrui senza vederle. Ubriaco: scambia con il centro senza vedere. Insonne: alla fine guarda la propria carta.
    Cacciatore, Conciatore e Contadini dormono. Di giorno tutti parlano e possono mentire. Nessuno guarda più le carte.
rules-special =
    Un Cacciatore che muore porta con sé chi ha votato.
    Il Conciatore vince solo morendo.
    Il Servo dei lupi vince con i lupi e non conta come uno di loro.
rules-end =
    Tutti votano insieme. Muore chi ha più voti, in caso di parità tutti quelli; se nessuno ha due voti, non muore nessuno.
    Il villaggio vince se muore un lupo, o se tra voi non ce n’è e nessuno muore. Altrimenti vincono i lupi, a meno che sia morto il Conciatore.
rules-rulings =
    Chi si sveglia lo decide la carta ricevuta, qualunque cosa le sia successa.
    Ogni chiamata dura tutto il suo tempo, perché nessuna pausa riveli qualcosa; per chi non sceglie, sceglie il caso.
    La Veggente guarda esattamente due carte al centro, o quella di un giocatore.
    Una carta Sosia che non ha copiato nessuno è un Contadino.

learn-night = Ora non hai niente da fare. Tutti aspettano lo stesso tempo, così nessuno capisce chi è sveglio.
learn-doppelganger = Diventi ciò che vedi, e forse devi agire subito.
learn-werewolf = Sei solo: uno sguardo al centro ti dà un ruolo da dichiarare che nessuno ha.
learn-seer = Ciò che vedi adesso è la cosa più forte che si possa dire domani.
learn-robber = Prendi la carta, e con essa la parte. Chi riceve la tua ora è il Ladro, e non lo sa.
learn-troublemaker = Non vedi nessuna delle due carte. Domani potrai dire chi non è più quello di prima.
learn-drunk = Non saprai chi sei. Forse un lupo mannaro.
learn-day = Di’ che cosa hai fatto, o qualcosa di meglio. I segnalini sulle carte aiutano a tenere il filo. Quando tutti sono pronti, si vota.
learn-vote = Indica qualcuno. Perché qualcuno muoia servono almeno due voti.
