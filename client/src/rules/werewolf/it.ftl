### Le regole di Lupo mannaro, e che cosa si legge la prima volta.

rules-werewolf-idea-title = Una notte al villaggio
rules-werewolf-idea-text = Una notte, un giorno, un voto. Nel villaggio si nascondono lupi mannari, e al mattino qualcuno non è più chi era la sera. Parlate, bluffate, ascoltate, poi indicate qualcuno tutti insieme. Da 3 a 10 persone; una partita dura una decina di minuti.

rules-werewolf-start-title = Le carte
rules-werewolf-start-text = Ci sono tre carte più delle persone. Ognuno ne riceve una e la guarda; tre restano coperte nel centro. Quali ruoli sono in gioco lo sanno tutti. Chi li ha, nessuno.
rules-werewolf-start-alt = Cinque persone intorno a un tavolo, ciascuna con una carta coperta davanti. Altre tre carte coperte stanno nel centro.
rules-werewolf-start-caption = Una carta a testa, tre nel centro.

rules-werewolf-night-title = La notte
rules-werewolf-night-text = Tutti dormono, e i ruoli si svegliano uno dopo l’altro in quest’ordine. Chi si sveglia lo decide la carta che ti è stata **data**, qualunque cosa le sia successa dopo. Si chiama ogni ruolo in gioco, anche se è nel centro.
rules-werewolf-night-alt = La luna attraversa il cielo per nove tappe, una per ogni ruolo che si sveglia, dal Sosia all’Insonne, finché sorge il sole.
rules-werewolf-night-caption = Nove tappe dalla sera al mattino.
rules-werewolf-night-table = Chi si sveglia, e perché
rules-werewolf-night-head-1 = Ruolo
rules-werewolf-night-head-2 = Di notte
rules-werewolf-night-doppelganger = Guarda la carta di un’altra persona e diventa quel ruolo.
rules-werewolf-night-werewolf = Si vedono fra loro. Chi è solo può guardare una carta del centro.
rules-werewolf-night-minion = Vede i Lupi mannari. Loro non vedono lui.
rules-werewolf-night-mason = Si vedono fra loro.
rules-werewolf-night-seer = Può guardare la carta di un’altra persona, o due carte del centro.
rules-werewolf-night-robber = Può scambiare la sua carta con un’altra persona, e guarda quella nuova.
rules-werewolf-night-troublemaker = Può scambiare le carte di altre due persone, senza guardarle.
rules-werewolf-night-drunk = Deve scambiare con una carta del centro, senza guardarla.
rules-werewolf-night-insomniac = Guarda la propria carta: è ancora la sua?
rules-werewolf-night-hunter = Dorme. Se muore, muore anche la persona che ha votato.
rules-werewolf-night-tanner = Dorme. Odia il suo lavoro e vuole morire.
rules-werewolf-night-villager = Dorme, e non ha niente da nascondere.

rules-werewolf-day-title = Il giorno
rules-werewolf-day-text = Al mattino **sei la carta che ora hai davanti**, anche se non sai quale sia. Nessuno guarda più le carte.
rules-werewolf-day-1 = Di’ quello che vuoi: la verità, mezza verità o una bella bugia. Non si mostra niente.
rules-werewolf-day-2 = Racconta in pochi tocchi chi eri e che cosa hai visto: ognuno lo legge nella sua lingua.
rules-werewolf-day-3 = Metti i segnalini dei ruoli sulle carte per mostrare che cosa credi.
rules-werewolf-day-4 = Quando il tempo è scaduto, o tutti sono pronti, si vota.

rules-werewolf-vote-title = Il voto
rules-werewolf-vote-text = Uno, due, tre: tutti indicano qualcun altro nello stesso istante.
rules-werewolf-vote-1 = Chi ha più voti muore. Se più persone sono in parità, muoiono tutte.
rules-werewolf-vote-2 = Se nessuno ha più di un voto, non muore nessuno: il cerchio delle dita è chiuso.
rules-werewolf-vote-3 = Un Cacciatore che muore porta con sé chi stava indicando.
rules-werewolf-vote-alt = Cinque persone si indicano con frecce. Due frecce puntano sulla stessa persona: ha più voti di tutti.
rules-werewolf-vote-caption = Due dita sulla stessa persona: basta così.

rules-werewolf-win-title = Chi vince
rules-werewolf-win-text = Conta solo la carta che hai davanti alla fine. Poi si scoprono tutte, e si racconta la storia della notte.
rules-werewolf-win-table = Chi vince, e quando
rules-werewolf-win-head-1 = Squadra
rules-werewolf-win-head-2 = Vince se
rules-werewolf-win-village = Il villaggio
rules-werewolf-win-village-if = muore almeno un Lupo mannaro; oppure nessuno è Lupo mannaro e non muore nessuno.
rules-werewolf-win-werewolf = I Lupi mannari, e con loro il Servo dei lupi
rules-werewolf-win-werewolf-if = qualcuno è Lupo mannaro e non muore né un Lupo mannaro né un Conciatore. Se muore il Servo dei lupi, pazienza: vince lo stesso.
rules-werewolf-win-tanner = Il Conciatore
rules-werewolf-win-tanner-if = muore lui. Non sta con nessuno.
rules-werewolf-win-minion = Un Servo dei lupi senza Lupi mannari
rules-werewolf-win-minion-if = è vivo e muore qualcun altro.
rules-werewolf-win-nobody = Può capitare che non vinca nessuno.

rules-werewolf-doppelganger-title = Il Sosia
rules-werewolf-doppelganger-text = È il ruolo più insidioso: nelle prime partite lasciatelo fuori.
rules-werewolf-doppelganger-1 = Da Veggente, Ladro, Piantagrane o Ubriaco agisce **subito**, e non di nuovo più tardi.
rules-werewolf-doppelganger-2 = Da Lupo mannaro o Massone si sveglia con gli altri e conta come uno di loro. Da Servo dei lupi o Insonne ha una chiamata tutta sua.
rules-werewolf-doppelganger-3 = Da Cacciatore, Conciatore o Contadino è proprio quello: da Conciatore vince solo con la propria morte.
rules-werewolf-doppelganger-4 = La sua carta **è** il ruolo copiato, da chiunque finisca. Chi la guarda di notte vede solo «Sosia».

rules-werewolf-screens-title = La notte sullo schermo
rules-werewolf-screens-text = Lo schermo ricorda che cosa hai ricevuto e visto: niente da imparare a memoria.
rules-werewolf-screens-1 = **Notte rapida.** Tutti scelgono insieme, in tre parti uguali. Tocca lo schermo anche chi dorme. Tutto avviene nell’ordine dei risvegli.
rules-werewolf-screens-2 = **Notte narrata.** I ruoli sono chiamati uno dopo l’altro, ognuno per lo stesso tempo, anche quello che non ha nessuno.
rules-werewolf-screens-3 = Né la durata di una pausa né altro sullo schermo tradisce un ruolo.

rules-werewolf-sets-title = Quali ruoli?
rules-werewolf-sets-text = Questi sono già pronti. Potete anche estrarli a caso o sceglierli voi: tre carte più delle persone, almeno un Lupo mannaro, entrambi i Massoni o nessuno.
rules-werewolf-sets-table = Ruoli già pronti
rules-werewolf-sets-head-1 = Persone
rules-werewolf-sets-head-2 = Ruoli
rules-werewolf-sets-doppelganger = Con il Sosia

rules-werewolf-match-title = Un torneo
rules-werewolf-match-text = Giocate più partite: chi ne vince una riceve un gettone. Chi è solo in testa con cinque gettoni o più vince il torneo.

rules-werewolf-tips-title = Buono a sapersi
rules-werewolf-tips-1 = Non dire subito chi sei: prima ascolta gli altri, qualcuno forse si contraddice.
rules-werewolf-tips-2 = Anche un contadino può mentire un po’, per scoprire chi mente di più.
rules-werewolf-tips-3 = Pensa al Ladro e alla Piantagrane: forse sei già un Lupo mannaro e non lo sai.
rules-werewolf-tips-4 = Se qualcuno ha troppa voglia di morire, pensa al Conciatore.

rules-werewolf-rulings-title = Come leggiamo le regole
rules-werewolf-rulings-text = Dove il regolamento tace o si può leggere in due modi, Nightowl gioca così.
rules-werewolf-rulings-1 = Il Cacciatore porta con sé la persona che ha votato, non sceglie di nuovo. Di Cacciatore in Cacciatore, finché torna la quiete.
rules-werewolf-rulings-2 = Senza Lupi mannari, un Servo dei lupi che muore perde. La morte del Conciatore lo fa vincere, se il tavolo non decide altrimenti.
rules-werewolf-rulings-3 = Una carta Sosia che non ha copiato nessuno, perché era nel centro, è un Contadino.
rules-werewolf-rulings-4 = Un Sosia che ruba o beve è, per la vittoria, la carta che ha poi davanti; quella ceduta vale Ladro o Ubriaco.
rules-werewolf-rulings-5 = Un Lupo mannaro solo può guardare una carta del centro. Si può disattivare.
rules-werewolf-rulings-6 = La Veggente guarda la carta di una persona, esattamente due del centro, o niente.
rules-werewolf-rulings-7 = L’Insonne può giocare anche senza Ladro e Piantagrane, ma allora ha poco da scoprire.
rules-werewolf-rulings-8 = Nessuno si astiene: se allo scadere manca un voto o una scelta obbligata, decide il caso.
rules-werewolf-rulings-9 = Il giorno dura 4 minuti in 3 o 4, 5 in 5 o 6, 7 in 7 o 8, e 8 se siete di più, salvo accordi diversi.
rules-werewolf-rulings-10 = Ognuno può dire 30 frasi al giorno, e su una carta sta al massimo un segnalino.
rules-werewolf-rulings-11 = Alla fine tutti vedono tutte le carte e tutto ciò che è stato fatto di notte.
rules-werewolf-rulings-12 = Se il tavolo è d’accordo, lo schermo calcola quali distribuzioni sono ancora possibili in base a ciò che sai. Altrimenti è disattivato.

first-werewolf-set-up = Ricorda quali ruoli sono in gioco: tre di queste carte non andranno a nessuno.
first-werewolf-deal = Guarda la tua carta di nascosto: decide quando ti svegli, ma al mattino potrebbe essere un’altra.
first-werewolf-night = Ora non hai niente da fare; comportati come tutti, così nessuno se ne accorge.
first-werewolf-doppelganger = Guarda una carta: da ora sei quel ruolo, con la sua squadra e il suo compito.
first-werewolf-werewolf = Non hai compagni: uno sguardo al centro ti dà un ruolo da fingere senza rischi.
first-werewolf-seer = La carta di una persona ti parla di lei; due del centro ti dicono chi non è nel villaggio.
first-werewolf-robber = Quello che prendi è tuo, squadra compresa; l’altra persona ora ha il tuo Ladro.
first-werewolf-troublemaker = Nessuno dei due saprà dello scambio finché non lo dici tu.
first-werewolf-drunk = Devi scambiare con il centro, e non saprai che cosa sei diventato.
first-werewolf-day = Di’ chi eri e che cosa hai fatto; può essere vero, e prima della fine nessuno può controllare.
first-werewolf-vote = Tutti indicano insieme; se nessuno riceve un secondo voto, non muore nessuno.
first-werewolf-over = Contava solo l’ultima carta davanti a te; la storia della notte dice chi ha scambiato che cosa.
