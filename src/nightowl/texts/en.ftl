### What every game and every table says.

language-name = English
language-en = English
language-ru = Russian
language-de = German
language-fr = French
language-it = Italian
language-nl = Dutch
language-es = Spanish

yes-no-yes = yes
yes-no-no = no
nobody = nobody
chance = chance
clock = the clock
headed = { $head }: { $said }

level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-search = search

## Refusals: `$field` is what is wrong, `$expected` what it may be.

refused-no-such-move = There is no such move. Expected: { $expected }
refused-bad-field = “{ $field }” does not fit. Expected: { $expected }
refused-not-your-turn = It is not your turn.
refused-game-over = The game is over.
refused-no-such-seat = There is no such seat. Expected: { $expected }
refused-not-now = That is not possible now.
refused-chance-is-automatic = At this table chance answers by itself.
refused-unknown-option = There is no option “{ $field }”. There are: { $expected }
refused-bad-option = The option “{ $field }” cannot have this value. Expected: { $expected }

## Whether a deal is proven. `$reason` is one of the texts below.

verdict-proven =
    { $checked ->
        [one] Proven: nobody chose the deal. { $checked } answer of chance was worked out again, and it fits.
       *[other] Proven: nobody chose the deal. { $checked } answers of chance were worked out again, and all of them fit.
    }
verdict-not-provable = Nothing contradicts, but nothing is proven either. { $reason }
verdict-broken = The record contradicts itself. { $reason }
verdict-at-entry = Entry { $entry }: { $reason }

verdict-unreadable = This is not a record, or it is damaged.
verdict-unknown-version = The record has a format that this version does not know.
verdict-chain = The entry does not follow from the one before: something was changed, taken out or put in.
verdict-secret-does-not-match = The secret that the table shows is not the one it promised.
verdict-nonce-does-not-match = The random number shown is not the one that was promised.
verdict-nonce-not-committed = A random number is shown that nobody promised.
verdict-nonce-committed-twice = A seat promises a random number twice.
verdict-nonce-shown-twice = A seat shows its random number twice.
verdict-nonce-shown-before-all-committed = A random number is shown before everybody has promised one.
verdict-late-nonce = A random number arrives after chance has already spoken.
verdict-odds-and-pick-missing = The record does not say what chance could choose from.
verdict-odds-are-no-weights = The odds in the record make no sense.
verdict-pick-outside-odds = Chance chooses something the odds do not allow.
verdict-pick-does-not-match = From the secret and the random numbers follows another choice than the one recorded.
verdict-malformed-act = Something done at the table is only half written down.
verdict-not-a-human-seat = A random number can only come from a person, and no person has this seat.
verdict-manual-chance = People roll and deal by hand here.
verdict-no-commitment = The table promised no secret.
verdict-late-secret = The table shows a secret it never promised: it may have been picked late.
verdict-no-secret = The table has not shown its secret yet.
verdict-early-secret = The secret is shown before chance is done, so everybody could see what was coming.
verdict-no-nonce = Nobody at the table has given a random number.
verdict-missing-nonce = Somebody at the table has given no random number.
verdict-chance-undone = An answer of chance is taken back: who may do that can try until it suits.

## Why a file is no record. `$fault` is one of the texts below.

record-fault = Line { $line }: { $fault }

record-empty-file = The file is empty.
record-byte-order-mark = The file starts with a byte order mark, which does not belong there.
record-not-utf-8 = This is not UTF-8 text.
record-carriage-return = The line ends as on Windows; only a plain line feed is allowed.
record-empty-line = The line is empty.
record-cut-off = The file stops in the middle of a line; it may have been cut off.
record-not-json = This is not JSON.
record-no-hash = The line does not end in its hash.
record-bad-shape = This is not how a line of a record is built.
record-key-twice = “{ $key }” appears twice.
record-other-spelling = This can be read, but it is not how a record writes it (column { $column }).
record-unknown-version = The format { $version } is not known here.
record-misnumbered = The entry is numbered { $found } and does not belong here.
record-changed = The line does not fit its hash: one of them was changed.
