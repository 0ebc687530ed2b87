### La riga di comando. Ciò che dice un gioco sta con il gioco, ciò che dicono tutti i giochi nei testi comuni.

## Il comando e le sue opzioni

cli-about = Un tavolo per quattro giochi notturni: giocare nel terminale, simulare, rivedere e verificare.
cli-about-games = elencare i giochi, i posti e le opzioni
cli-about-play = giocare contro i bot o con altri davanti a questo schermo
cli-about-narrate = leggere la notte ad alta voce a chi gioca con carte proprie, e tenere il tempo
cli-about-simulate = far giocare ai bot molte partite e contare
cli-about-calibrate = provare quanto sono equilibrate le carte di un gioco, con molte partite fra buoni bot
cli-about-replay = rivedere passo per passo una partita registrata
cli-about-verify = verificare una registrazione: nessuno l’ha cambiata, nessuno ha scelto la sorte
cli-about-engine = far giocare programmi tramite input e output standard, un oggetto JSON per riga
cli-usage = uso:
cli-wrong = Errore: { $message }
cli-arguments = argomenti
cli-options = opzioni
cli-command = COMANDO
cli-commands = comandi
cli-game = GIOCO
cli-file = ARCHIVIO
cli-folder = CARTELLA
cli-help-help = mostrare questo aiuto e uscire
cli-help-version = mostrare la versione e uscire
cli-help-lang = lingua: en, ru, de, fr, it, nl o es (altrimenti da NIGHTOWL_LANG o LANG)
cli-help-game = quale gioco: { $games }
cli-help-option = un’opzione del gioco come nome=valore; si può ripetere («nightowl games» le elenca)
cli-help-roles = le carte con cui giocate, separate da virgole: werewolf,werewolf,seer,… (tre più dei giocatori)
cli-help-narrate-seats = quanti giocano; senza --roles vale la serie pronta per quel numero
cli-help-silent = solo il testo, anche se c’è una voce
cli-help-seed = ripetere esattamente: una parola o un numero qualsiasi. Una sorte così non è dimostrabile
cli-help-pack = giocare con il contenuto di questa cartella, se il gioco lo consente
cli-help-seats = quanti giocano, bot compresi
cli-help-you = i posti che giochi tu, contati da 1 (altrimenti il primo)
cli-help-hot-seat = tutti i posti sono giocati da persone davanti a questo schermo
cli-help-bots = livelli dei bot nell’ordine dei posti; l’ultimo continua
cli-help-record = dove salvare la registrazione (altrimenti nella tua cartella dei dati)
cli-help-plain = niente colori né disegni, frasi complete: per lettori di schermo e terminali semplici
cli-help-games = quante partite, per ogni numero di posti
cli-help-simulate-seats = quanti giocano: 3 o 2,4 o 2-5 (altrimenti il numero di mezzo)
cli-help-players = livelli dei bot, ripetuti fino a riempire i posti; cambiano posto di partita in partita
cli-help-jobs = quanti processi (altrimenti uno per core); il risultato è lo stesso
cli-help-json = scrivere il risultato per i programmi
cli-help-plot = disegnare il risultato in un file PNG, SVG o PDF
cli-help-trial-games = quante partite per ogni prova
cli-help-trial-level = quali bot giocano: un livello che le prove ammettono
cli-help-trials = solo le prove con una di queste parole nel nome
cli-help-trial-seed = quali partite: una parola o un numero qualsiasi; con un altro cambiano
cli-help-keep = tenere il fatto in quel file, e riprendere da lì se c’è
cli-help-docs = scrivere tabelle e figura nelle pagine di quella cartella di documenti
cli-help-record-file = una registrazione, come la scrive «nightowl play»
cli-help-step = aspettare Invio dopo ogni passo, anche se l’input non è un terminale
cli-help-to = solo fino al passo N; in un terminale, cominciare da lì
cli-help-seat = come l’ha vista quel posto, contato da 1 (altrimenti come il pubblico)

## Ciò che non va bene

cli-no-value = «{ $word }» non dà un valore; scrivi --option nome=valore.
cli-bad-seats = «{ $given }» non è un numero di posti possibile: il gioco ne ha da { $fewest } a { $most }.
cli-bad-level = Non c’è un bot «{ $level }»; ci sono: { $levels }.
cli-bad-number = { $name } vuole un numero intero da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }.
cli-too-many-players = Più giocatori ({ $players }) che posti ({ $seats }).
cli-too-many-bots = Più bot ({ $bots }) che posti liberi ({ $seats }).
cli-no-matplotlib = Per disegnare serve matplotlib: pip install "nightowl[plot]"
cli-bad-plot = «{ $path }»: il nome di una figura finisce in .png, .svg o .pdf.
cli-cannot-read = Impossibile leggere «{ $path }»: { $detail }.
cli-cannot-write = Impossibile scrivere «{ $path }»: { $detail }.
cli-file-exists = «{ $path }» esiste già; niente viene sovrascritto.
cli-no-packs = { $game } ha un solo contenuto; i pacchetti sono per: { $games }.
cli-no-trials = «{ $game }» non ha prove di equilibrio.
cli-no-trial-level = «{ $level }» non gioca le prove: { $levels }.
cli-no-such-trial = Nessuna prova ha «{ $given }» nel nome: { $trials }.
cli-other-run = «{ $path }» è di un giro con altre carte, altri bot, un altro gioco o un altro --seed.
cli-bad-pack = Il pacchetto “{ $path }” non si può usare: { $detail }
cli-no-folder = Non c’è una cartella «{ $path }».
cli-replay-unknown-game = Il gioco «{ $game }» qui non è noto; ci sono: { $games }.

## nightowl games

cli-games-seats = Da { $fewest } a { $most } giocatori
cli-games-bots = Bot: { $levels }
cli-games-choices = Ammessi: { $choices }.
cli-games-range = Ammesso: un numero intero da { $least } a { $most }.
cli-games-means = { $value }: { $said }.
cli-games-any = Ammesso: qualsiasi testo.
cli-games-list-choices = Ammessi: alcuni di { $choices }, separati da virgole.
cli-games-list-range = Ammessi: numeri interi da { $least } a { $most }, separati da virgole.
cli-games-list-any = Ammessi: testi separati da virgole.

## nightowl simulate

cli-simulated =
    { $games ->
        [one] { $game }: { $games } partita, { $seats } al tavolo, seme { $seed }
       *[other] { $game }: { $games } partite, { $seats } al tavolo, seme { $seed }
    }
cli-lengths = Decisioni per partita: in media { $mean }, mediana { $median }, da { $least } a { $most }.
cli-ended = { $share } delle partite: { $how }
cli-speed =
    { $games ->
        [one] { $games } partita in { $seconds } s: { $rate } al secondo.
       *[other] { $games } partite in { $seconds } s: { $rate } al secondo.
    }
cli-column-who = chi
cli-column-held = partite
cli-column-share = vinte
cli-column-interval = intervallo 95 %
cli-column-mean = punti
cli-column-deviation = ± dev.
cli-seat = Posto { $number }
cli-plot-title = { $game }; partite: { $games }; giocatori: { $seats }
cli-plot-seat = posto
cli-plot-decisions = decisioni
cli-plot-games = partite
cli-plot-saved = La figura è in { $path }

## nightowl calibrate

cli-calibrated = { $game }: prove di equilibrio tra { $level }, { $games } partite ciascuna, seme { $seed }
cli-column-what = cosa
cli-column-found = trovato
cli-column-wanted = voluto
cli-column-met = è così?
cli-met = sì
cli-not-met = non ancora

## nightowl verify e replay

cli-verify-record = Una registrazione del gioco «{ $game }», versione { $rules } delle regole, giocata da { $names }.
cli-verify-chain =
    { $entries ->
        [one] { $entries } voce, che corrisponde alla riga precedente; l’ultima impronta è { $hash }.
       *[other] { $entries } voci, e ognuna corrisponde alla riga precedente; l’ultima impronta è { $hash }.
    }
cli-verify-legal =
    { $moves ->
        [one] { $moves } mossa rigiocata secondo le regole, ed è permessa.
       *[other] { $moves } mosse rigiocate secondo le regole, e tutte sono permesse.
    }
cli-verify-unknown-game = Le regole di «{ $game }» qui non sono note, quindi le mosse non sono state controllate.
cli-verify-fits = Esito: tutto corrisponde.
cli-verify-broken = Esito: non corrisponde.
cli-damaged-entry = La voce { $entry } non corrisponde. { $fault }
cli-damaged-header = L’intestazione non corrisponde. { $fault }
cli-no-record = Non è una registrazione leggibile. { $fault }
cli-misfit-header = Intestazione: { $reason }
cli-misfit-other-game = È di un altro gioco: { $detail }.
cli-misfit-other-rules = Giocata con la versione { $detail } delle regole, qui non nota; le mosse non si possono rigiocare.
cli-misfit-other-content = Giocata con un contenuto ({ $detail }) diverso da quello di qui; le mosse non si possono rigiocare.
cli-misfit-wrong-seats = Il numero di giocatori è sbagliato; il gioco ne ha { $detail }.
cli-misfit-bad-option = Queste opzioni non sono possibili: { $detail }.
cli-misfit-bad-carry = Ciò che la manche precedente consegna non è possibile.
cli-misfit-no-such-seat = Non c’è un posto { $detail }.
cli-misfit-after-the-end = A quel punto la partita era già finita.
cli-misfit-no-such-move = Una mossa così non esiste; «{ $detail }» è sbagliato.
cli-misfit-illegal-move = Qui le regole non permettono questa mossa.
cli-misfit-wrong-odds = I pesi non sono quelli del gioco, che sono { $detail }.
cli-misfit-wrong-pick = La scelta non corrisponde alla mossa; dovrebbe essere { $detail }.
cli-step = Passo { $at } di { $last }
cli-replay-prompt = Invio: avanti, b: indietro, da 0 a { $last }: vai, q: esci >
cli-replay-last = Questo è l’ultimo passo.
cli-replay-first = Questo è il primo passo.
cli-replay-what = «{ $word }» non è niente di questo: Invio, b, q o un numero da 0 a { $last }.

## nightowl play

cli-names = Anna, Bruno, Carla, Dario, Elsa, Fabio, Gina, Hugo, Ida, Luca
cli-you-are = Tu sei { $name }.
cli-people = Davanti a questo schermo: { $names }.
cli-bot = { $name } è un bot: { $level }.
cli-commitment = Il tavolo ha estratto un segreto e lo garantisce con questo numero:
cli-seeded = La sorte segue dal seme. Si può ripetere, ma nessuno può dimostrarla equa.
cli-nonce = { $name }, scrivi qualcosa da mescolare alla sorte, o premi solo Invio:
cli-of-age = Questo gioco è per adulti. Scrivi 18 per confermare che hai almeno 18 anni:
cli-not-of-age = Allora questo gioco resta chiuso.
cli-cover = Lo schermo passa { A($name) }. Premi Invio quando nessun altro guarda:
cli-prompt = La tua mossa (da 1 a { $most }; ? consigli, l cronaca, p figura, q esci):
cli-prompt-window = La tua risposta (da 1 a { $most }; a lascia passare tutto, ? consigli, l cronaca, p figura, q esci):
cli-lets-by = Non si chiede più { A($name) } se reagire agli altri. Per farselo chiedere di nuovo: a nel proprio turno.
cli-asked-again = Si chiede di nuovo { A($name) } se reagire.
cli-empty = Scrivi il numero di una mossa, da 1 a { $most }.
cli-what = «{ $word }» non è una mossa: scrivi un numero da 1 a { $most }, oppure ?, l, p o q.
cli-more = Tutte le { $n } mosse: m. O scrivi una parola da cercare.
cli-no-hint = niente di particolare
cli-prompt-talk = Di’ qualcosa (da 1 a { $most }; Invio per ascoltare; w che cosa è probabile, l cronaca, p figura, q esci):
cli-choose = { $what } Da 1 a { $most }, o Invio per tornare:
cli-no-reckon = Qui non si calcola niente. Dove il gioco può farlo, comincia con --option helper=yes.
cli-nobody-talks = Nessun altro vuole parlare: di’ qualcosa, o passa al voto.
cli-narrate-cards = Mescolate queste carte, datene una a testa e mettetene tre al centro: { $roles }
cli-narrate-start = Premete Invio quando tutti hanno guardato la propria carta:
cli-no-voice = Nessuna voce trovata (espeak-ng, say): leggete voi le righe ad alta voce.
cli-left = La partita finisce qui.
cli-rank =
    { $score ->
        [one] { $rank }. { $name }: { $score } punto
       *[other] { $rank }. { $name }: { $score } punti
    }
cli-winners =
    { $n ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
cli-nobody-wins = Non vince nessuno.
cli-next-round = Invio: prossimo round, q: fermarsi qui >
cli-saved = La registrazione di questa partita è in
cli-verify-it = Per verificare che nessuno abbia scelto la sorte:

## nightowl engine: errori. Ciò che le regole rifiutano è nei testi comuni.

engine-not-json = Questa riga non è JSON: { $detail }.
engine-not-an-object = Una richiesta è un oggetto JSON su una riga.
engine-line-too-long = La riga supera { NUMBER($most, useGrouping: 0) } byte ed è stata saltata.
engine-unknown-command = «do» nomina uno di questi comandi: { $commands }.
engine-unknown-field = Questo comando non ha un campo «{ $name }»; ha { $names }.
engine-missing-field = Manca il campo «{ $name }».
engine-bad-field = Il campo «{ $name }» è sbagliato: { $detail }.
engine-unknown-game = Un gioco così non c’è; ci sono: { $games }.
engine-wrong-seats = Questo gioco ha da { $fewest } a { $most } posti.
engine-wrong-names = I nomi devono essere quanti i posti: { $seats }.
engine-table-taken = C’è già un tavolo «{ $table }».
engine-too-many-tables = Non più di { NUMBER($most, useGrouping: 0) } tavoli aperti; prima chiudine uno.
engine-no-such-table = Non c’è un tavolo «{ $table }».
engine-no-round-before = Al tavolo «{ $table }» non c’è una manche finita di questo gioco.
engine-no-such-seat = I posti si contano da 0 a { $most }.
engine-no-such-level = Ci sono bot di questi livelli: { $levels }.

## nightowl serve

cli-about-serve = offrire tavoli ai browser: per amici in casa o ovunque
cli-help-serve-host = l’indirizzo su cui ascoltare (altrimenti solo questo computer)
cli-help-serve-port = la porta su cui ascoltare (altrimenti 8733)
cli-help-serve-database = dove stanno i tavoli: un file SQLite o postgresql://… (altrimenti un file nella tua cartella dati)
cli-help-serve-bus = redis://…, quando più server condividono un database
cli-help-serve-site = la cartella del client per browser
cli-help-serve-origin = una pagina altrove che può usare questo server; ripetibile
cli-help-serve-proxy = l’indirizzo di un proxy a cui si crede su chi chiama; ripetibile
cli-help-serve-workers = quanti processi pensano per i bot
cli-help-serve-limit = un limite come nome=numero: tables, joins, requests, visits o wishes; ripetibile
cli-help-serve-socket = che cosa porta i messaggi: picows, o websockets dove picows non gira
cli-help-serve-log = forma del registro: text per le persone, json per i programmi
cli-help-serve-config = un file TOML con queste impostazioni; l’ambiente (NIGHTOWL_PORT …) e le opzioni prevalgono
cli-help-serve-open = apri un browser sulla pagina iniziale
cli-no-server = Per offrire tavoli mancano pacchetti ({ $detail }): pip install "nightowl[server]"
cli-bad-setting = L’impostazione «{ $name }» non è utilizzabile: { $detail }.
cli-no-limit = «{ $word }» non indica un limite; scrivi --limit nome=numero.

## nightowl tables

cli-about-tables = occuparsi dei tavoli di un server
cli-about-tables-purge = dimenticare i tavoli il cui tempo è passato
cli-about-tables-export = scrivere un intero tavolo in un file, per portarlo su un altro server
cli-about-tables-import = far entrare un tavolo da un tale file
cli-help-over-days = per quanti giorni si tiene un tavolo dopo la fine della partita (altrimenti 30)
cli-help-idle-days = per quanti giorni si tiene un tavolo che nessuno tocca (altrimenti 180)
cli-code = CODICE
cli-help-code = il codice del tavolo
cli-help-table-file = il file di un tavolo. Chi lo ha conosce ogni carta: tienilo per te
cli-purged =
    { $tables ->
        [one] { $tables } tavolo dimenticato.
       *[other] { $tables } tavoli dimenticati.
    }
cli-exported = Il tavolo { $code } è in «{ $path }». Contiene i suoi segreti; cancellalo dopo il trasloco.
cli-imported = Il tavolo { $code } è qui, con i link di tutti.
cli-no-store = I tavoli non sono raggiungibili: { $detail }
cli-import-no-table = Questo non è un tavolo (riga { NUMBER($line, useGrouping: 0) }).
cli-import-other-version = Questo tavolo è stato scritto da una versione più recente.
cli-import-other-game = Il gioco di questo tavolo qui non è noto.
cli-import-cut-off = Questo file è troncato dopo la riga { NUMBER($line, useGrouping: 0) }.
cli-import-code-taken = C’è già un tavolo con questo codice.
