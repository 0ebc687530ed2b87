### DC Spyfall, unofficial. `.about` of a power card says what it does: `$power-about`.

game-name = DC Spyfall
game-about = Tutti sanno dove siete, tranne il Joker fra voi. Fate domande, rispondete, fate capire agli amici che sapete, senza svelare il luogo.

## Places, and what a bag may hold instead

location-arkham = Manicomio di Arkham
location-atlantis = Atlantide
location-batcave = Batcaverna
location-belle-reve = Prigione di Belle Reve
location-ccpd = Polizia di Central City
location-daily-planet = Redazione del Daily Planet
location-ferris = Aeronautica Ferris
location-fortress = Fortezza della Solitudine
location-gorilla-city = Città dei gorilla
location-gotham-state = Università statale di Gotham
location-hall-of-justice = Sala della Giustizia
location-iceberg-lounge = Salotto Iceberg
location-satellite = Satellite della Lega della Giustizia
location-kandor = Kandor, la città in bottiglia
location-lexcorp = Torre LexCorp
location-mogo = Pianeta Mogo
location-star-labs = Laboratori S.T.A.R.
location-themyscira = Isola di Themyscira
location-titans-tower = Torre dei Titani
location-warworld = Mondo Guerra
location-joker = Carta Joker
location-jest = Scherzo del Joker
location-multiverse = Follia del multiverso

## Power cards

power-god-complex = Complesso di Dio
    .about = Una volta: se fai parte della maggioranza contro un accusato, il voto vale come unanime.
power-spare-minute = Minuto di riserva
    .about = Una volta: quando tocca a te chiedere, aggiungi un minuto.
power-second-sight = Seconda vista
    .about = Una volta: puoi accusare una seconda volta in questo round.
power-deflection = Deviazione
    .about = Una volta: passa una domanda a qualcun altro, non a chi l’ha fatta.
power-no-comment = Nessun commento
    .about = Una volta: lascia una domanda senza risposta.
power-boomerang = Effetto boomerang
    .about = Una volta: rimanda una domanda a chi te l’ha appena fatta.
power-truth-bound = Parole chiare
    .about = Tutto il round: rispondi chiaro, mai vago.
power-mist = Nebbia
    .about = Tutto il round: non rispondere mai chiaro.
power-neighbourly = Buon vicinato
    .about = Tutto il round: chiedi solo a chi ti siede accanto.
power-third-person = Terza persona
    .about = Tutto il round: parla di te per nome.
power-whisper = Sussurro
    .about = Tutto il round: sussurra, come se i muri avessero orecchie.
power-echo = Eco
    .about = Tutto il round: inizia ogni risposta con l’ultima parola della domanda.

## Questions about the place

question-roof = Abbiamo un tetto sopra la testa?
question-wind = Qui il vento ti spettinerebbe?
question-headcount = Quanta gente c’è in giro?
question-queue = Qui bisogna fare la fila?
question-rules = Qui ci sono regole severe?
question-police = Alla polizia piacerebbe ciò che succede qui?
question-temperature = Che temperatura c’è?
question-snow = Un pupazzo di neve resisterebbe qui?
question-machines = È pieno di macchine?
question-modern = È tutto di ultimo modello?
question-floor = A che altezza siamo?
question-outlook = Si vede lontano da qui?
question-water = C’è molta acqua intorno?
question-fish = Un pesce sarebbe felice qui?
question-boss = Chi comanda qui?
question-one-will = Qui decide tutto una persona sola?
question-walk-in = Può entrare chiunque?
question-ticket = Serve un pass per entrare?
question-danger = È pericoloso qui?
question-shady = Quanti tipi loschi ci sono in giro?
question-capes = Quanti mantelli conti?
question-autographs = I bambini chiederebbero autografi qui?
question-not-human = Si incontra qualcuno che non è umano?
question-bars = È difficile uscire di qui?
question-wages = La gente è pagata per stare qui?
question-nearest-city = Quanto dista la grande città più vicina?
question-loud = C’è rumore qui?
question-bright = C’è luce qui?
question-how-old = Quanti anni ha questo posto?
question-dust = Si respira aria d’altri tempi?

## Questions about being there

question-coat = Tieni addosso il cappotto?
question-nap = Riusciresti a fare un pisolino qui?
question-umbrella = Ti servirebbe un ombrello qui?
question-how-often = Quanto spesso passi di qui?
question-journey = È lunga la strada per arrivare qui?
question-alone = Potresti stare un po’ per conto tuo qui?
question-rescue = Se gridi aiuto, arriva un eroe?
question-leave = Puoi andartene quando vuoi?
question-how-long = Quanto tempo resterai qui?
question-nervous = Hai i nervi tesi?
question-armed = Preferiresti avere un’arma qui?
question-charger = Troveresti qui un caricatore per i tuoi aggeggi?
question-swimwear = Hai portato la roba da bagno?
question-wet-feet = Quanto spesso ti bagni i piedi qui?
question-lift = Serve un ascensore per arrivare qui?
question-dizzy = Ti gira la testa se guardi giù?
question-orders = Quanto spesso ti danno ordini qui?
question-bow = Ti inchini a qualcuno qui?
question-business = Sei qui per lavoro?
question-fun = Sei qui per divertimento?
question-keep-quiet = Devi tacere su questo posto?
question-reading = Potresti leggere un libro qui?
question-shout = Bisogna gridare per farsi sentire?
question-misbehave = Quanto spesso la si fa franca qui?
question-running = Ti sgriderebbero se corressi qui?
question-odd-one-out = Ti senti un pesce fuor d’acqua?
question-grandmother = Porteresti qui tua nonna?
question-souvenir = Potresti comprarne una cartolina?
question-photograph = Un’immagine di cent’anni fa sarebbe uguale?
question-notice = Se inciampi, qualcuno ti vede?

## Questions about anyone

question-breakfast = Com’era la colazione?
question-night = Come hai dormito?
question-how-are-you = Come va oggi?
question-week = Come sta andando la tua settimana?
question-hungry = Hai fame?
question-tired = Ti serve una pausa?
question-trust-me = Ti fidi di me?
question-next-to-you = Sospetti di chi ti siede accanto?
question-laugh = Quanto spesso ridi?
question-lie = Quanto spesso menti?
question-keep-a-secret = Sai tenere un segreto?
question-lucky = Oggi la fortuna è dalla tua?

## Answers, from plain to vague

answer-degree-not-at-all = No, per niente.
answer-degree-hardly = Quasi per niente.
answer-degree-rather = Sì, abbastanza.
answer-degree-very = Oh sì, eccome.
answer-degree-not-much = Non tanto.
answer-degree-enough = Direi quanto basta.
answer-amount-none = Nemmeno uno.
answer-amount-few = Uno o due.
answer-amount-several = Parecchi.
answer-amount-crowds = Più di quanti ne sappia contare.
answer-amount-fewer = Meno di quanto pensi.
answer-amount-more = Più di quanto pensi.
answer-often-never = Mai.
answer-often-rarely = A ogni morte di papa.
answer-often-regularly = Abbastanza regolarmente.
answer-often-always = Di continuo.
answer-often-seldom = Meno di altri.
answer-often-often = Abbastanza spesso.
answer-warmth-hot = Fa caldo.
answer-warmth-mild = È mite.
answer-warmth-cool = È fresco.
answer-warmth-freezing = Si gela.
answer-warmth-no-coat = Il cappotto si può lasciare a casa.
answer-warmth-jacket = Una giacca ci vuole.
answer-height-deep = Giù nel profondo.
answer-height-street = A livello della strada.
answer-height-upstairs = Un po’ in alto.
answer-height-sky = Più in alto non si può.
answer-height-grounded = Qui non si cade dall’alto.
answer-height-view = Abbastanza per godersi il panorama.
answer-age-new = La vernice è ancora fresca.
answer-age-years = Qualche decennio.
answer-age-old = È più vecchio di tutti noi.
answer-age-ancient = È più antico dei libri di storia.
answer-age-recent = Meno vecchio di quanto sembri.
answer-age-history = Ne ha viste tante.
answer-distance-corner = Proprio dietro l’angolo.
answer-distance-ride = Un breve tragitto.
answer-distance-journey = Un vero viaggio.
answer-distance-world = È come un altro mondo.
answer-distance-near = Più vicino di quanto pensi.
answer-distance-away = A piedi non ci si va.
answer-charge-nobody = Proprio nessuno.
answer-charge-team = Si decide insieme.
answer-charge-boss = C’è un capo.
answer-charge-ruler = Qualcuno la cui parola è legge.
answer-charge-free = A me non comanda nessuno.
answer-charge-someone = Qualcuno c’è, e si nota.
answer-stay-minutes = Qualche minuto.
answer-stay-evening = Qualche ora.
answer-stay-days = Per giorni.
answer-stay-forever = Non se ne vede la fine.
answer-stay-short = Non troppo.
answer-stay-long = Più del previsto.
answer-mood-bad = Male.
answer-mood-so-so = Così così.
answer-mood-fine = Bene.
answer-mood-great = A meraviglia!
answer-mood-grey = È andata meglio altre volte.
answer-mood-bright = Non mi lamento.
answer-vague-depends = Dipende.
answer-vague-as-usual = Come sempre.
answer-vague-you-know = Sai com’è.
answer-vague-no-idea-why = Perché lo vuoi sapere?

## Topics of typed questions: words that tell what a question is about, endings left aside

topic-indoors = tetto dentro fuori interno esterno soffitto muri pioggia vento edificio aperto
topic-crowd = gente folla affollato solo solitudine visitatori compagnia
topic-law = legge legale illegale regole polizia crimine vietato permesso
topic-cold = freddo caldo temperatura tempo cappotto vestiti neve ghiaccio riscaldamento
topic-technology = tecnologia macchine computer schermi robot apparecchi elettricità telefono
topic-height = alto altezza piano scale ascensore torre sotterraneo profondo vista cadere
topic-water = acqua mare nuotare bagnato barca nave pesce spiaggia oceano fiume
topic-rule = capo re regina sovrano ordini comanda decide potere
topic-open = entrare ingresso aperto pubblico biglietto segreto nascosto ospiti invito venire
topic-danger = pericolo pericoloso sicuro paura arma cattivi criminali rischio
topic-heroes = eroi eroe mantello maschera costume super salvare famoso
topic-strange = umano alieni animali creature specie lingua strano
topic-locked = chiuso andare fuggire prigione guardie libero uscita restare
topic-work = lavoro impiego pagato stipendio affari ufficio soldi divertimento
topic-far = lontano vicino viaggio strada distanza città casa arrivare spazio
topic-noise = rumore rumoroso silenzio musica suono sentire gridare
topic-light = luce chiaro buio lampada sole ombra vedere leggere
topic-old = vecchio nuovo età antico storia anni costruito secolo

## Moves

move-dealer = Dà le carte { $seat }
move-draw = Il sacchetto: { $location }
move-joker = La carta Joker va { A($seat) }
move-harley = La carta di Harley va { A($seat) }
move-no-harley = La carta di Harley resta nel sacchetto
move-copy = Prossima carta: { $location }
move-power = Prossimo potere: { $power }
move-tick = Passa mezzo minuto
move-close = Il tempo per questo è finito
move-ask = Chiedi { A($seat) }
move-question = { $question }
move-answer = { $answer }
move-say = Risposta data
move-name = Dire apertamente: { $location }
move-go-on = Si continua
move-accuse = Accusa { $seat }
move-guess = Siamo qui: { $location }
move-call = È uno scherzo del Joker!
move-claim = È la follia del multiverso!
move-agree = Sì, d’accordo
move-disagree = No, non d’accordo
move-ready = Pronti a indicare
move-point = Indica { $seat }
move-show = Mostra il potere
move-hide = Tieni coperta la carta
move-minute = Prendi il minuto di riserva
move-deflect = Fai rispondere { $seat }
move-silence = Nessun commento
menu-accuse = Accusa:
note-ask = La tua domanda:
note-say = La tua risposta:
menu-ask = Chiedi a:
menu-point = Indica:
menu-guess = Siamo qui:
menu-question = Chiedi { $remark }:

## What happens

event-round = Round { $round } di { $rounds }.
event-dealer = { $seat } dà le carte e fa la prima domanda.
event-card = { $seat } guarda la carta: { $location }.
event-harley = La carta porta il segno di Harley: { $seat } aiuta il Joker di nascosto.
event-power = { $seat } riceve un potere: { $power }. { $power-about }
event-clock = Restano { $seconds } secondi.
event-turned = { $seat } si rivolge { A($other) }.
event-asked = { $seat } { A($other) }: «{ $question }»
event-answered = { $seat }: «{ $answer }»
event-spoke = { $seat } ha risposto.
event-power-shown = { $seat } mostra un potere: { $power }!
event-deflected = { $seat } passa la domanda: deve rispondere { $other }.
event-silent = { $seat } tace.
event-minute = { $seat } aggiunge un minuto.
event-accused = { $seat } ferma il tempo e accusa { $other }!
event-claimed = { $seat } ferma il tempo: siamo tutti in luoghi diversi!
event-guessed = { $seat } mostra la carta Joker: «Siamo qui: { $location }!»
event-called = { $seat } mostra una carta Joker: «È uno scherzo!»
event-agreed = { $seat } è d’accordo.
event-disagreed = { $seat } non è d’accordo.
event-failed = Non basta. Il tempo riprende.
event-time-up = Tempo scaduto! Parlate apertamente, poi tutti indicano insieme.
event-pointed = { $seat } indica { $other }.
event-harley-sought = Giusto! Ma chi è Harley?
event-where = Il luogo: { $location }.
event-held = La carta di { $seat }: { $location }.
event-harley-was = Harley è { $seat }.
event-power-was = Il potere di { $seat }: { $power }.
event-scored = { $seat }: più { $points }.
event-nobody-scored = Nessuno fa punti.
event-honoured = Applausi per { $seat }: nessuno recita meglio il suo potere.
event-match-won = { $seat } vince la partita con { $points }.

## What is asked

ask-deal = Si danno le carte.
ask-ask = A chi fai la domanda?
ask-question = Che cosa chiedi?
ask-answer = Che cosa rispondi?
ask-pause = Qualcuno ferma il gioco o si va avanti?
ask-accusation = È il Joker?
ask-god-complex = Netta maggioranza. Qualcuno mostra un potere?
ask-claim = Siamo tutti in luoghi diversi?
ask-discussion = Il tempo è scaduto. Chi è il Joker? Parlate liberamente, ma non nominate il luogo.
ask-point = Uno, due, tre: chi indichi?
ask-harley-talk = Il Joker conosce il luogo. Chi lo ha aiutato?
ask-harley-vote = Uno, due, tre: chi è Harley?
ask-honour = Chi ha recitato meglio il suo potere?
ask-over = Il round è finito.

## Options

option-rounds = Round
option-rounds-about = Quanti round ha una partita.
option-minutes = Minuti
option-minutes-about = Quanto dura un round. Secondo il numero di giocatori, sei minuti in 3 o 4, sette in 5 o 6, otto in 7 o 8.
choice-minutes-0 = secondo il numero di giocatori
option-talk = Conversazione
option-talk-about = A voce, per iscritto o con le carte delle domande.
choice-talk-aloud = a voce
choice-talk-written = per iscritto
choice-talk-deck = con le carte delle domande
option-harley = Modalità Harley Quinn
option-harley-about = Un eroe forse aiuta il Joker di nascosto. Da 5 giocatori.
option-jest = Scherzo del Joker
option-jest-about = Fra i sacchetti ce n’è uno pieno di Joker. Chi se ne accorge lo dichiara e segna 3 punti.
option-multiverse = Follia del multiverso
option-multiverse-about = In due sacchetti ogni carta mostra un luogo diverso. Chi se ne accorge lo dichiara; serve una maggioranza.
option-mission = Super missione
option-mission-about = A ogni round tutti ricevono un potere segreto.
option-fresh_copies = Solo copie nuove
option-fresh_copies-about = La follia esclude i luoghi già giocati.
option-honour = Voto d’onore
option-honour-about = Dopo una missione si vota la migliore interpretazione, senza punti.
option-pauses = Pause
option-pauses-about = Dopo ogni risposta tutti possono fermare il gioco o lasciarlo andare avanti. Non a voce.
option-discussion = Discussione aperta
option-discussion-about = Quanti secondi si discute a tempo scaduto.
option-questions = Domande
option-questions-about = Dopo tante domande il tempo del round è scaduto.
option-clock = Orologio
option-clock-about = L’orologio del tavolo, o uno che conta un tempo fisso per mossa.
choice-clock-simulated = ogni mossa costa un tempo fisso
choice-clock-table = l’orologio del tavolo

## How it ends, and why not

how-exposed = Il Joker è smascherato.
how-hero-convicted = Tutti accusano un eroe: il Joker ride.
how-harley-convicted = Tutti scambiano Harley per il Joker.
how-unexposed = Il tempo è scaduto e il Joker non è stato trovato.
how-named = Il Joker indovina il luogo.
how-named-harley-found = Il Joker indovina il luogo, ma Harley viene scoperta.
how-named-wrong = Il Joker sbaglia luogo.
how-jest = È uno scherzo, e qualcuno lo capisce.
how-no-jest = Non è uno scherzo: il Joker ci è cascato.
how-jest-missed = È uno scherzo, e nessuno lo capisce.
how-multiverse = È la follia del multiverso, e ve ne accorgete.
how-no-multiverse = Siete tutti nello stesso luogo: ne approfitta il Joker.
how-multiverse-missed = È la follia del multiverso, e nessuno se ne accorge.

refused-accused-once = Si accusa una volta per round, e l’hai già fatto.
refused-claimed-once = La follia si dichiara una volta per round, e l’hai già fatto.
refused-vote-is-open = Qualcuno è stato più veloce: si sta votando. Aspetta la fine.
refused-time-is-up = Il tempo è scaduto: nessuno può più fermare il gioco.
refused-round-is-decided = Il round è deciso: nessuno può più fermarlo.
refused-no-such-player = Lì non siede nessuno.
refused-not-yourself = Scegli un’altra persona.
refused-mode-is-off = In questa partita non c’è, o è già stato giocato.
refused-only-the-joker = Solo il Joker nomina il luogo. Tu puoi cancellarne.
refused-place-is-used = Quel luogo è già stato giocato in questa partita.
refused-no-vote = Ora non c’è una votazione così.
refused-voted-already = Hai già votato. Non si cambia.
refused-caller-has-voted = Hai chiesto tu il voto: conti come sì.
refused-accused-may-not-vote = Chi è accusato non vota.
refused-joker-may-not-vote = Qui il Joker non vota.
refused-not-the-joker = Quello è il Joker; si cerca Harley.
refused-names-the-place = In una risposta non si nomina alcun luogo.
refused-question-is-spent = Quella domanda è già stata fatta in questo round.
refused-power-forbids = Il tuo potere non lo permette.
refused-other-scale = Non è una risposta a questa domanda.
refused-no-follow-up = Una domanda, una risposta: niente repliche.
refused-answer-first = Prima rispondi alla domanda.
refused-not-back = Non si rimanda la domanda a chi l’ha appena fatta.
refused-no-such-power = Non hai questo potere, o è già usato.
refused-too-few-for-harley = Per Harley Quinn servono almeno 5 persone.

## The picture in a terminal

picture-round = Round { $round } di { $rounds }, restano { $time }
picture-standings = Punti dopo il round { $round } di { $rounds }:
picture-here = Sei qui: { $location }
picture-joker = Sei il Joker: scopri dove sono tutti.
picture-harley = Hai il segno di Harley: aiuta il Joker senza farti notare.
picture-power = Il tuo potere: { $power }
picture-was = Il luogo era: { $location }
picture-points = punti: { $points }
picture-dealer = dà le carte
picture-asker = chiede
picture-accuser = ha accusato
picture-claimer = ha gridato alla follia
picture-is-harley = segno di Harley
picture-places = Luoghi non ancora giocati: { $places }.
remark-enter = o premi solo Invio
kind-place = sul luogo
kind-being = su come ci si sta
kind-anyone = su chiunque

## Hints

hint-fits = vero per questo luogo
