### La pagina nel browser: ciò che sta attorno a ogni gioco. `$name` e `$names` sono nomi di giocatori.

home = Inizio
home-about = Un tavolo per i giochi della notte. Gioca subito con i bot, oppure manda un link agli amici.
home-continue = Riprendi da dove eri
home-continue-one = Riprendi
home-forget = Dimentica il tavolo { $code }
home-name = Il tuo nome
home-code = Codice di un tavolo
home-join = Entra
home-games = I giochi
home-seats = Da { $fewest } a { $most } giocatori
home-alone = Gioca subito
home-make = Con gli amici
home-replay = Rivedi una partita registrata
home-fair = Ogni distribuzione si può verificare: nessuno sceglie le carte, nemmeno noi. Niente account, niente tracciamento.
home-unofficial = Non ufficiale: regole di giochi pubblicati sotto il loro nome, parole e disegni tutti nostri.
guest-name = Gufo
bot-names = Luna, Vespero, Orione, Nova, Atlante, Lira, Sirio, Vega, Rigel, Mira

loading = Un momento…
load-failed = La pagina non si è caricata.
load-failed-about = Forse manca la connessione, o c’è una versione più nuova. Riprova.
try-again = Riprova
back = Indietro
close = Chiudi
menu = Menù
rules = Regole
settings = Impostazioni
replay = Rivedi
you = (tu)
your-turn = Tocca a te
refused-offline = Nessuna connessione al tavolo. Controlla la rete e riprova.

## Entrare

join-none = Questo tavolo non esiste
join-people = Al tavolo: { $names }
join-running = C’è una partita in corso. Puoi guardare, e giocare alla prossima.
join-in = Siediti al tavolo
join-device = Continua qui
join-device-about = Il tuo posto passa su questo dispositivo; l’altro viene chiuso.
closed-title = Questo posto è chiuso
closed-join = Entra di nuovo

adult-title = Solo per adulti
adult-about = Questo gioco si svolge in un locale notturno e ci scherza sopra. È pensato per chi ha almeno 18 anni.
adult-yes = Ho almeno 18 anni
adult-no = No, grazie

## Prima della partita

lobby-invite = Invita
lobby-invite-about = Chi ha questo link può entrare, da qualsiasi telefono o computer.
lobby-link = Link a questo tavolo
lobby-copy = Copia il link
lobby-copied = Il link è copiato.
lobby-share = Condividi
lobby-show-qr = Mostra il codice QR
lobby-qr = Codice QR con il link a questo tavolo
lobby-lock = Non far entrare più nessuno
lobby-unlock = Fai entrare di nuovo
lobby-seats = Posti
lobby-fewer = Un posto in meno
lobby-more = Un posto in più
lobby-fill = Riempi con i bot
lobby-options = Opzioni
lobby-host-chooses = Le sceglie chi ospita.
lobby-series = Una serie mantiene opzioni e posti.
lobby-pass-and-play = Hai più posti: il dispositivo passa di mano in mano; se ci sono segreti, nel frattempo è coperto.
lobby-watching = Non hai un posto: guardi.
lobby-ready = Ci sono
lobby-not-ready = Non ancora
lobby-start = Inizia la partita
lobby-next-round = Inizia il prossimo turno
lobby-dealing = Ognuno aggiunge un numero a caso, poi si distribuisce…
lobby-empty =
    { $n ->
        [one] { $n } posto è libero.
       *[other] { $n } posti sono liberi.
    }
lobby-unready = Si aspetta: { $names }
lobby-all-set = Tutto pronto!
lobby-host-starts = La partita la inizia chi ospita.

seat-empty = libero
seat-take = Siedo qui
seat-take-too = Anche qui
seat-bot = Bot al posto { $seat }
seat-free = Libera il posto di { $name }
seat-claim = Continua per { $name }
seat-asked = decide
bot-of = Bot, { $level }

items-more = Uno in più: { $name }
items-less = Uno in meno: { $name }
items-clear = Svuota l’elenco

tempo = Tempi
tempo-title = Per un turno
tempo-generous = largo: 3 minuti
tempo-fast = veloce: 45 secondi
tempo-none = senza limite
tempo-window =
    { $n ->
        [one] Per reagire: { $n } secondo
       *[other] Per reagire: { $n } secondi
    }
absent-title = Se qualcuno si assenta
absent-bot = intanto gioca un bot
absent-fallback = si fa la mossa più semplice

## Le persone

people = Persone
person-host = ospita
person-away = via
person-watches = guarda
person-ready = c’è
person-muted = senza voce
person-resigned = si è arreso
person-aborts = vuole smettere
person-more = Altro su { $name }
person-mute = Togli la parola
person-unmute = Ridai la parola
person-make-host = Affida il tavolo
person-kick = Allontana dal tavolo
takeover-asks = { $name } vorrebbe continuare per { $seat }. Va bene?
takeover-yes = Va bene
takeover-no = Meglio di no

## Il tavolo

prompt = Che cosa si decide
prompt-hold = Tieni premuto per leggere ciò che puoi sapere solo tu
moves = Le tue mosse
moves-choose = Scelta { $n }
story = Racconto
story-none = Non è ancora successo niente.
story-mine = Mostra ciò che so solo io
story-told = Solo per { $names }:
waiting-for =
    { $n ->
        [one] Si aspetta { $names }.
       *[other] Si aspettano { $names }.
    }
waiting-all = Si aspettano tutti.
paused = La partita è in pausa.
drawing-failed = Il tabellone non si è potuto disegnare. Puoi giocare lo stesso.
clock-left = ancora { $time }
clock-soon =
    { $n ->
        [one] Ancora { $n } secondo.
       *[other] Ancora { $n } secondi.
    }
lesson = Buono a sapersi
lesson-done = Capito
table-more = Altro al tavolo
table-eyes = Con gli occhi di
table-undo = Riprendi la mossa
table-pause = Pausa
table-resume = Continua
table-resign = Arrenditi
table-abort = Smettere insieme
table-abort-not = Anzi, continuare
table-leave = Lascia il tavolo
table-auto-pass = Lascia passare le occasioni
table-auto-pass-about = Non ti si chiede più se vuoi reagire. Lo vedono tutti.
table-device = Continua su un altro dispositivo
table-device-about = Crea un link valido una volta e per dieci minuti. Il tuo posto passa lì.
table-device-make = Crea il link
sure-resign = Arrendersi? Un bot continua per te, e non puoi più vincere.
sure-leave = Lasciare il tavolo? Durante una partita il tuo posto va per sempre a un bot.
sure-yes = Sì
sure-no = No, resto

cover-title = Passa il dispositivo { A($name) }
cover-about = Tutti gli altri guardano altrove.
cover-show = Sono { $name }: mostra il mio gioco
cover-rest = Posate il dispositivo
cover-rest-about = Il gioco va avanti da solo. Chi viene chiamato o vuole riguardare tocca il proprio nome; gli altri guardano altrove.
cover-done = Fatto: copri

chat = Chiacchiere
chat-write = Scrivi qualcosa
chat-send = Invia
chat-none = Nessuno ha ancora detto niente.
chat-said = { $name } dice: { $text }
chat-team = Scrivi alla tua squadra
chat-spectators = Scrivi agli spettatori
chat-closed = Ora nessuno parla
chat-muted = Chi ospita ti ha tolto la parola
chat-to-team = squadra
chat-to-spectators = spettatori
chat-unread =
    { $n ->
        [one] { $n } messaggio nuovo
       *[other] { $n } messaggi nuovi
    }

line-lost = La connessione è caduta. Nuovo tentativo…
line-offline = Sei offline. Il tavolo aspetta, e torni appena torna la rete.
line-back = Di nuovo connesso.

## La fine

end-you-won = Hai vinto!
end-won =
    { $n ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
end-nobody = Non vince nessuno
end-winner = vince
end-player = Giocatore
end-score = Punti
end-rematch = Gioca ancora
end-next-round = Prossimo turno
end-host-decides = Come si continua lo decide chi ospita.
end-verify = La distribuzione era onesta?
end-verify-about = Calcolato in questo browser, dalla sola registrazione.
end-own-nonce = Il numero a caso di questo dispositivo c’è, immutato.
end-own-nonce-missing = Il numero a caso di questo dispositivo non c’è!
end-replay = Rivedi la partita
end-record = Salva la registrazione
end-secrets = Ciò che era segreto ora è scoperto, sul tabellone e nel racconto.

replay-about = Apri la registrazione di una partita finita e ripercorrila passo per passo, con gli occhi di chi vuoi.
replay-open = Apri una registrazione
replay-import = Continua questa partita
replay-controls = Comandi
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-run = Avvia
replay-stop = Ferma
replay-jump = Vai a un passo
replay-start = L’inizio
replay-eyes = Con gli occhi di
replay-eyes-all = tutto scoperto
replay-eyes-public = uno spettatore

rules-none = Questo gioco non esiste.

## Impostazioni

settings-language = Lingua
settings-theme = Luce
settings-theme-night = notte
settings-theme-day = giorno, leggibile al sole
settings-theme-auto = come su questo dispositivo
settings-text = Grandezza del testo
settings-text-usual = normale
settings-text-large = grande
settings-text-huge = molto grande
settings-palette = Colori
settings-palette-usual = soliti
settings-palette-safe = facili da distinguere
settings-motion = Movimento
settings-motion-auto = come su questo dispositivo
settings-motion-on = sì
settings-motion-off = senza
settings-sound = Suoni
settings-sound-about = Una nota discreta quando tocca a te.
settings-vibration = Vibrazione
settings-vibration-about = Il telefono vibra quando tocca a te.
settings-words = Il tavolo a parole
settings-words-about = Frasi e pulsanti al posto del tabellone; fatto per i lettori di schermo.
settings-hints = Suggerimenti
settings-hints-about = Che cosa porterebbe o rischierebbe una mossa, dove il gioco può dirlo.
settings-lessons = Consigli per la prima partita
settings-lessons-about = Due parole di spiegazione a ogni momento nuovo.
settings-relearn = Mostra di nuovo tutti i consigli
settings-relearnt = I consigli torneranno.
settings-together = Siamo insieme
settings-together-about = Tutti toccano allo stesso modo, con la stessa luminosità, e un dispositivo racconta.
settings-narrates = Parla questo dispositivo
settings-narrates-about = Racconta la notte ad alta voce, nella sua lingua.
settings-stay = Tutto questo resta su questo dispositivo.
