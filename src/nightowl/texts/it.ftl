### Quello che dicono ogni gioco e ogni tavolo.

language-name = Italiano
language-en = inglese
language-ru = russo
language-de = tedesco
language-fr = francese
language-it = italiano
language-nl = olandese
language-es = spagnolo

yes-no-yes = sì
yes-no-no = no
nobody = nessuno
chance = il caso
clock = l’orologio
headed = { $head }: { $said }

level-random = a caso
level-easy = facile
level-normal = normale
level-hard = difficile
level-search = ricerca

## Rifiuti: `$field` è quel che non va, `$expected` quel che andrebbe.

refused-no-such-move = Questa mossa non esiste. Previsto: { $expected }
refused-bad-field = «{ $field }» non va bene. Previsto: { $expected }
refused-not-your-turn = Non è il tuo turno.
refused-game-over = La partita è finita.
refused-no-such-seat = Questo posto non esiste. Previsto: { $expected }
refused-not-now = Adesso non si può.
refused-chance-is-automatic = A questo tavolo il caso risponde da solo.
refused-unknown-option = L’opzione «{ $field }» non esiste. Ci sono: { $expected }
refused-bad-option = L’opzione «{ $field }» non può avere questo valore. Previsto: { $expected }

## Se la distribuzione è dimostrata. `$reason` è una delle frasi più sotto.

verdict-proven =
    { $checked ->
        [one] Dimostrato: nessuno ha scelto la distribuzione. { $checked } risposta del caso è stata ricalcolata, ed è giusta.
       *[other] Dimostrato: nessuno ha scelto la distribuzione. { $checked } risposte del caso sono state ricalcolate, e sono tutte giuste.
    }
verdict-not-provable = Niente si contraddice, ma niente è nemmeno dimostrato. { $reason }
verdict-broken = La registrazione si contraddice. { $reason }
verdict-at-entry = Voce { $entry }: { $reason }

verdict-unreadable = Questa non è una registrazione, oppure è rovinata.
verdict-unknown-version = La registrazione ha un formato che questa versione non conosce.
verdict-chain = La voce non segue quella prima: qualcosa è stato cambiato, tolto o aggiunto.
verdict-secret-does-not-match = Il segreto che il tavolo mostra non è quello promesso.
verdict-nonce-does-not-match = Il numero casuale mostrato non è quello promesso.
verdict-nonce-not-committed = Viene mostrato un numero casuale che nessuno ha promesso.
verdict-nonce-committed-twice = Un posto promette due volte un numero casuale.
verdict-nonce-shown-twice = Un posto mostra due volte il suo numero casuale.
verdict-nonce-shown-before-all-committed = Un numero casuale viene mostrato prima che tutti abbiano promesso il proprio.
verdict-late-nonce = Un numero casuale arriva quando il caso ha già parlato.
verdict-odds-and-pick-missing = La registrazione non dice tra che cosa il caso poteva scegliere.
verdict-odds-are-no-weights = I pesi nella registrazione non hanno senso.
verdict-pick-outside-odds = Il caso sceglie qualcosa che i pesi non permettono.
verdict-pick-does-not-match = Dal segreto e dai numeri casuali segue una scelta diversa da quella registrata.
verdict-malformed-act = Qualcosa che è successo al tavolo è scritto solo a metà.
verdict-not-a-human-seat = Un numero casuale può darlo solo una persona, e a questo posto non c’è nessuno.
verdict-manual-chance = Qui si tira il dado e si distribuisce a mano.
verdict-no-commitment = Il tavolo non ha promesso nessun segreto.
verdict-late-secret = Il tavolo mostra un segreto mai promesso: può essere stato scelto dopo.
verdict-no-secret = Il tavolo non ha ancora mostrato il suo segreto.
verdict-early-secret = Il segreto viene mostrato prima dell’ultima risposta del caso: tutti potevano prevederla.
verdict-no-nonce = Nessuno al tavolo ha dato un numero casuale.
verdict-missing-nonce = Qualcuno al tavolo non ha dato un numero casuale.
verdict-chance-undone = Una risposta del caso viene ritirata: chi può farlo riprova finché gli conviene.

## Perché un file non è una registrazione. `$fault` è una delle frasi più sotto.

record-fault = Riga { $line }: { $fault }

record-empty-file = Il file è vuoto.
record-byte-order-mark = Il file comincia con un indicatore dell’ordine dei byte, che lì non ci deve stare.
record-not-utf-8 = Questo non è testo in UTF-8.
record-carriage-return = La riga finisce come in Windows; è permesso solo un semplice a capo.
record-empty-line = La riga è vuota.
record-cut-off = Il file si ferma a metà di una riga; forse è stato tagliato.
record-not-json = Questo non è JSON.
record-no-hash = La riga non finisce con la sua impronta.
record-bad-shape = Le righe di una registrazione non sono fatte così.
record-key-twice = «{ $key }» compare due volte.
record-other-spelling = Si riesce a leggere, ma una registrazione non lo scrive così (colonna { $column }).
record-unknown-version = Il formato { $version } qui non è conosciuto.
record-misnumbered = La voce ha il numero { $found } e non va messa qui.
record-changed = La riga non corrisponde alla sua impronta: una delle due è stata cambiata.
