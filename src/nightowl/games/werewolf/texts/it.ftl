### Lupo mannaro. Nelle frasi un ruolo è il nome della sua carta: così vanno bene tutti.

game-name = Lupo mannaro
game-about = Una notte, un giorno, un voto: il villaggio cerca i lupi mannari tra sé, e qualcuno non è più chi era. Le regole non ufficiali di One Night Ultimate Werewolf, da 3 a 10 persone.

## Ruoli, carte, chiamate

role-doppelganger = Sosia
role-werewolf = Lupo mannaro
role-minion = Servo dei lupi
role-mason = Massone
role-seer = Veggente
role-robber = Ladro
role-troublemaker = Piantagrane
role-drunk = Ubriaco
role-insomniac = Insonne
role-hunter = Cacciatore
role-tanner = Conciatore
role-villager = Contadino

group-werewolf = Lupo mannaro
group-mason = Massone

centre-any = una carta del centro
centre-left = la carta a sinistra nel centro
centre-middle = la carta in mezzo nel centro
centre-right = la carta a destra nel centro

pair-left-middle = le carte a sinistra e in mezzo nel centro
pair-left-right = le carte a sinistra e a destra nel centro
pair-middle-right = le carte in mezzo e a destra nel centro

step-doppelganger = Sosia
step-doppelganger-action = Sosia nel nuovo ruolo
step-doppelganger-minion = Sosia, se ora è Servo dei lupi
step-werewolf = Lupi mannari
step-minion = Servo dei lupi
step-mason = Massoni
step-seer = Veggente
step-robber = Ladro
step-troublemaker = Piantagrane
step-drunk = Ubriaco
step-insomniac = Insonne
step-doppelganger-insomniac = Sosia, se ora è Insonne

pace-slot = per questa chiamata
pace-wave = per questa parte della notte
pace-day = per parlare
pace-vote = per votare

## Domande

ask-set-up = Si estraggono i ruoli.
ask-deal = Si distribuiscono le carte.
ask-night = È notte. Tu dormi.
ask-doppelganger = Di chi guardi la carta? Quel ruolo diventa il tuo.
ask-werewolf = Sei l’unico Lupo mannaro. Puoi guardare una carta del centro.
ask-seer = Puoi guardare la carta di un’altra persona, oppure due carte del centro.
ask-robber = Puoi scambiare la tua carta con quella di un’altra persona, e vedi la tua nuova carta.
ask-troublemaker = Puoi scambiare le carte di altre due persone.
ask-drunk = Quale carta del centro prendi al posto della tua?
ask-day = Parlate: chi è un Lupo mannaro?
ask-vote = Per chi voti?
ask-over = È finita.

## Mosse

move-draw = { $role }: { $n }
move-deal = Distribuire: { $role }
move-time-up = Il tempo { $pace } è scaduto.
move-look = Guarda la carta di { $seat }
move-look-centre = Guarda { $centre }
move-look-pair = Guarda { $pair }
move-rob = Scambia la carta con { $seat }
move-swap = Scambia le carte di { $one } { E($other) }
move-drink = Prendi { $centre }
move-sleep = Dormi
move-vote = Vota per { $seat }
move-claim = Ho ricevuto la carta «{ $role }».
move-claim-saw = Ho guardato la carta di { $seat }: { $role }.
move-claim-saw-centre = Ho guardato { $centre }: { $role }.
move-claim-robbed = Ho preso la carta di { $seat }: { $role }.
move-claim-swapped = Ho scambiato le carte di { $one } { E($other) }.
move-claim-drank = Ho preso { $centre }.
move-claim-woke = Alla fine della notte la mia carta era: { $role }.
move-claim-fellow = Di notte ho visto { $seat }: { $group }.
move-claim-none = Di notte non ho visto nessun altro: { $group }.
move-claim-idle = Di notte non ho fatto niente.
move-lay = Credo che la carta di { $seat } sia: { $role }.
move-lay-centre = Credo che { $centre } sia: { $role }.
move-lift = Tolgo il segnalino dalla carta di { $seat }.
move-lift-centre = Tolgo il segnalino: { $centre }.
move-accuse = Credo che { $seat } sia un Lupo mannaro.
move-trust = Mi fido di { $seat }.
move-announce = Voterò per { $seat }.
move-call-on = { $seat }, che ne dici?
move-circle = Votiamo in cerchio, così non muore nessuno.
move-ready = Per me si può votare.
move-wait = Un momento, mi serve ancora tempo.

## La notte, per chi riguarda

event-drawn = In gioco: { $role } × { $n }.
event-dealt = La tua carta: { $role }.
event-night = Cala la notte.
event-called =
    { $step-id ->
        [doppelganger] La voce della notte: { narrate-doppelganger }
        [doppelganger-action] La voce della notte: { narrate-doppelganger-action }
        [doppelganger-minion] La voce della notte: { narrate-doppelganger-minion }
        [werewolf] La voce della notte: { narrate-werewolf }
        [minion] La voce della notte: { narrate-minion }
        [mason] La voce della notte: { narrate-mason }
        [seer] La voce della notte: { narrate-seer }
        [robber] La voce della notte: { narrate-robber }
        [troublemaker] La voce della notte: { narrate-troublemaker }
        [drunk] La voce della notte: { narrate-drunk }
        [insomniac] La voce della notte: { narrate-insomniac }
        [doppelganger-insomniac] La voce della notte: { narrate-doppelganger-insomniac }
       *[other] { $step }
    }
event-wave = La notte, parte { $wave } di 3.
event-you-look = Guardi la carta di { $seat }.
event-you-look-centre = Guardi { $centre }.
event-you-look-pair = Guardi { $pair }.
event-you-rob = Scambi la carta con { $seat }.
event-you-swap = Scambi le carte di { $one } { E($other) }.
event-you-drink = Prendi { $centre }.
event-you-sleep = Dormi.
event-you-vote = Voti per { $seat }.
event-copied = La carta di { $seat }: { $role }. Ora è il tuo ruolo.
event-fellow = { $seat }: { $group }.
event-alone = Nessun altro è { $group }.
event-saw = La carta di { $seat }: { $role }.
event-saw-centre = Vedi { $centre }: { $role }.
event-robbed = La carta di { $seat } ora è tua: { $role }.
event-woke = La tua carta alla fine della notte: { $role }.

## Il giorno e la fine

event-dawn = Si fa giorno.
event-hands = Uno, due, tre: tutti votano.
event-voted = { $by } vota per { $seat }.
event-died = { $seat } muore.
event-shot = { $by } ha la carta «Cacciatore» e porta con sé { $seat }.
event-nobody-died = Non muore nessuno.
event-was = { $seat } aveva ricevuto la carta «{ $role }».
event-was-centre = All’inizio { $centre }: { $role }.
event-did-look = { $by } ha guardato la carta di { $seat }.
event-did-look-centre = { $by } ha guardato { $centre }.
event-did-look-pair = { $by } ha guardato { $pair }.
event-did-rob = { $by } ha scambiato la carta con { $seat }.
event-did-swap = { $by } ha scambiato le carte di { $one } { E($other) }.
event-did-drink = { $by } ha preso { $centre }.
event-became = La carta Sosia vale: { $role }.
event-is = { $seat } ora ha la carta «{ $role }».
event-is-centre = Ora { $centre }: { $role }.
event-won = { $seat } vince.
event-nobody-won = Non vince nessuno.

how-village = Vince il villaggio.
how-werewolf = Vincono i lupi mannari.
how-tanner = Vince il Conciatore.
how-minion = Vince il Servo dei lupi.
how-village-tanner = Vincono il villaggio e il Conciatore.
how-tanner-minion = Vincono il Conciatore e il Servo dei lupi.
how-nobody = Non vince nessuno.

## Opzioni

option-set = Ruoli in gioco
option-set-about = I ruoli già pronti per il vostro numero, quelli con il Sosia, oppure estratti a caso.
choice-set-preset = già pronto
choice-set-doppelganger = con la Sosia
choice-set-random = estratto a caso
option-roles = Ruoli a scelta
option-roles-about = Ruoli scelti da voi, tre più delle persone: almeno un Lupo mannaro, entrambi i Massoni o nessuno. Sostituiscono quelli già pronti.
option-night = Notte
option-night-about = Rapida: tutti scelgono insieme, in tre parti uguali. Narrata: i ruoli sono chiamati uno dopo l’altro.
choice-night-quick = veloce, in tre parti
choice-night-narrated = narrata, ruolo per ruolo
option-lone_wolf = Lupo solitario
option-lone_wolf-about = Un Lupo mannaro senza compagno può guardare una carta del centro.
option-tanner_blocks = Il Conciatore guasta la festa al Servo solo
option-tanner_blocks-about = Senza Lupi mannari, il Servo dei lupi non vince se muore il Conciatore.
option-slot = Secondi per chiamata
option-slot-about = Quanto tempo ha ogni ruolo in una notte narrata, anche se è nel centro.
option-wave = Secondi per parte della notte
option-wave-about = Quanto dura ciascuna delle tre parti di una notte rapida.
option-minutes = Minuti per parlare
option-minutes-about = Per quanto tempo potete parlare. Secondo il numero di giocatori, da 4 a 8 minuti.
choice-minutes-0 = secondo il numero di giocatori
option-vote = Secondi per votare
option-vote-about = Chi non ha votato in tempo vota a caso.
option-talk = Frasi
option-talk-about = Quante frasi può dire ciascuno di giorno.
option-chips = Gettoni
option-chips-about = Quante partite vinte fanno vincere il torneo.
option-helper = Aiuto
option-helper-about = Chi vuole può farsi calcolare quanto è probabile ogni ruolo, da ciò che ha visto e da ciò che si è detto.

warning-insomniac-alone = Senza Ladro e senza Piantagrane l’Insonne non ha niente da scoprire.

## Rifiuti

refused-yourself = Non puoi scegliere te.
refused-no-such-player = Questa persona non c’è.
refused-not-in-play = Questo ruolo non è in gioco.
refused-two-others = Scegli due persone diverse, ma non te.
refused-no-token = Non c’è un segnalino così da mettere o da togliere.
refused-said-enough = Oggi hai già detto tutto quello che potevi.
refused-unknown-role = Non c’è il ruolo «{ $field }». Ci sono: { $expected }
refused-no-set-for-so-many = Questi ruoli («{ $field }») non ci sono per questo numero, solo per: { $expected }
refused-wrong-number-of-cards = Numero di carte sbagliato in «{ $field }». Ne servono: { $expected }
refused-too-many-cards = Troppe carte «{ $field }». Ce ne sono: { $expected }
refused-lonely-mason = Entrambi i Massoni o nessuno («{ $field }»: { $expected }).
refused-no-werewolf = Serve almeno un Lupo mannaro («{ $field }»: { $expected }).

## Ciò che si dice di giorno: tutti sentono chi lo dice.

event-said-claim = { $by }: { move-claim }
event-said-claim-saw = { $by }: { move-claim-saw }
event-said-claim-saw-centre = { $by }: { move-claim-saw-centre }
event-said-claim-robbed = { $by }: { move-claim-robbed }
event-said-claim-swapped = { $by }: { move-claim-swapped }
event-said-claim-drank = { $by }: { move-claim-drank }
event-said-claim-woke = { $by }: { move-claim-woke }
event-said-claim-fellow = { $by }: { move-claim-fellow }
event-said-claim-none = { $by }: { move-claim-none }
event-said-claim-idle = { $by }: { move-claim-idle }
event-said-lay = { $by }: { move-lay }
event-said-lay-centre = { $by }: { move-lay-centre }
event-said-lift = { $by }: { move-lift }
event-said-lift-centre = { $by }: { move-lift-centre }
event-said-accuse = { $by }: { move-accuse }
event-said-trust = { $by }: { move-trust }
event-said-announce = { $by }: { move-announce }
event-said-call-on = { $by }: { move-call-on }
event-said-circle = { $by }: { move-circle }
event-said-ready = { $by }: { move-ready }
event-said-wait = { $by }: { move-wait }

## Ciò che dice la voce della notte

narrate-close = Chiudete tutti gli occhi.
narrate-doppelganger = Sosia, apri gli occhi e guarda la carta di un’altra persona. Da adesso sei ciò che vedi.
narrate-doppelganger-action = Se il tuo nuovo ruolo è Veggente, Ladro, Piantagrane o Ubriaco, fai adesso ciò che fa.
narrate-doppelganger-action-end = Sosia, chiudi gli occhi.
narrate-doppelganger-minion = Sosia, tieni gli occhi aperti solo se ora sei il Servo dei lupi. Lupi mannari, alzate il pollice perché il Sosia vi veda.
narrate-doppelganger-minion-end = Lupi mannari, abbassate il pollice. Sosia, chiudi gli occhi.
narrate-werewolf = Lupi mannari, aprite gli occhi e trovatevi.
narrate-lone-wolf = Se non c’è nessun altro, puoi guardare una carta del centro.
narrate-werewolf-end = Lupi mannari, chiudete gli occhi.
narrate-minion = Servo dei lupi, apri gli occhi. Lupi mannari, teneteli chiusi e alzate il pollice.
narrate-minion-end = Lupi mannari, abbassate il pollice. Servo dei lupi, chiudi gli occhi.
narrate-mason = Massoni, aprite gli occhi e trovatevi.
narrate-mason-end = Massoni, chiudete gli occhi.
narrate-seer = Veggente, apri gli occhi. Se vuoi, guarda la carta di un’altra persona o due carte del centro.
narrate-seer-end = Veggente, chiudi gli occhi.
narrate-robber = Ladro, apri gli occhi. Se vuoi, scambia la tua carta con quella di un’altra persona e guarda la tua nuova carta.
narrate-robber-end = Ladro, chiudi gli occhi.
narrate-troublemaker = Piantagrane, apri gli occhi. Se vuoi, scambia le carte di altre due persone.
narrate-troublemaker-end = Piantagrane, chiudi gli occhi.
narrate-drunk = Ubriaco, apri gli occhi e scambia la tua carta con una del centro. Non guardarla.
narrate-drunk-end = Ubriaco, chiudi gli occhi.
narrate-insomniac = Insonne, apri gli occhi e guarda la tua carta.
narrate-insomniac-end = Insonne, chiudi gli occhi.
narrate-doppelganger-insomniac = Sosia, se ora sei Insonne, apri gli occhi e guarda la tua carta.
narrate-doppelganger-insomniac-end = Sosia, chiudi gli occhi.
narrate-nudge = Tenete gli occhi chiusi, e ciascuno sposti un poco la propria carta.
narrate-open = Aprite tutti gli occhi. È giorno!
narrate-talk =
    Parlate pure.
    { $n ->
        [one] Avete { $n } minuto.
       *[other] Avete { $n } minuti.
    }
narrate-minute = Manca un minuto.
narrate-seconds = Mancano dieci secondi.
narrate-vote = Il tempo è scaduto. Indicate qualcuno: tre, due, uno, ora!

## L’immagine nel terminale

picture-roles = In gioco: { $roles }
picture-card = La tua carta all’inizio: { $role }
picture-dealt = all’inizio { $role }
picture-now = ora { $role }
picture-votes = vota per { $name }
picture-dies = muore
picture-wins = vince
picture-token = segnalino: { $role }
picture-left = frasi rimaste: { $n }
picture-ready = si può votare
reckoned-deals =
    { $n ->
        [one] { $n } distribuzione è compatibile con ciò che sai.
       *[other] { $n } distribuzioni sono compatibili con ciò che sai.
    }
reckoned-now = La carta che c’è ora, da ciò che sai e da ciò che si è detto:
reckoned-role = { $role } { $n } %
reckoned-calm = Nessuno ha ricevuto un Lupo mannaro: { $n } %
