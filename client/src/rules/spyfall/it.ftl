### DC Spyfall: la pagina delle regole, le scelte delle opzioni e due parole a ogni momento nuovo.

choice-talk-aloud = a voce
choice-talk-written = per iscritto
choice-talk-deck = con le carte delle domande
choice-clock-simulated = ogni mossa costa un tempo fisso
choice-clock-table = l’orologio del tavolo

rules-aim = Siete tutti nello stesso luogo e sapete dove, tranne uno: il Joker. Gli eroi vogliono trovare il Joker; il Joker vuole scoprire il luogo, o passare inosservato.
rules-start =
    Ognuno riceve una carta: il luogo, o il Joker. Guardala e non mostrarla a nessuno.
    I venti luoghi li conoscono tutti. Quelli che escludi li puoi cancellare.
rules-turn =
    Chi dà le carte fa una domanda a qualcuno. Chi ha risposto chiede poi a chi vuole, ma non a chi gli ha appena chiesto.
    Una domanda, una risposta, niente repliche. Una risposta può essere vaga o falsa, ma non nomina mai un luogo.
    Una volta per turno puoi fermare l’orologio e accusare. Votano tutti tranne l’accusato; conta solo l’unanimità.
    Il Joker può fermare in qualsiasi momento, mostrare la carta e nominare il luogo.
rules-special =
    Harley Quinn: conosce il luogo e aiuta il Joker in segreto.
    Scherzo del Joker: un sacchetto pieno di Joker; chi lo capisce lo dichiara.
    Follia del multiverso: ogni carta mostra un altro luogo; deve crederci la maggioranza.
    Super missione: ognuno ha una carta potere segreta.
rules-end =
    Quando il tempo è finito si parla apertamente, poi tutti indicano insieme.
    Il Joker: 2 punti se non è scoperto; 4 se nomina il luogo o se tutti accusano un eroe. Altrimenti 1 punto a ogni eroe, e 1 in più a chi per primo ha accusato il Joker.
    Vince chi ha più punti dopo i turni stabiliti.
rules-rulings =
    I voti restano coperti finché ci sono tutti; chi chiama un voto conta come sì.
    Dopo ogni risposta tutti possono fermare il gioco o lasciarlo andare, tranne quando si parla a voce.
    Nessuno indica sé stesso e nessuno si astiene. A tempo scaduto nessuno può più fermare il gioco.

learn-ask = Scegli a chi chiedere. Tutti sentono la risposta, quindi chiedi dove hai dubbi.
learn-question = Una buona domanda è facile per chi conosce il luogo, difficile per chi non lo conosce.
learn-answer = Mostra che conosci il luogo senza svelarlo. Da Joker: fai come se lo sapessi.
learn-pause = Ora chiunque può fermare e accusare. Se non vuoi, lascia andare.
learn-accusation = Conta solo se tutti sono d’accordo. Se non sei sicuro, di’ di no.
learn-discussion = Si parla apertamente: di’ che cosa ti è parso strano, ma non nominare il luogo.
learn-point = Tutti indicano insieme. La parità aiuta il Joker.
learn-claim = Qualcuno pensa che siate tutti altrove. Deve essere d’accordo più della metà.
