### Wat elk spel en elke tafel zegt.

language-name = Nederlands
language-en = Engels
language-ru = Russisch
language-de = Duits
language-fr = Frans
language-it = Italiaans
language-nl = Nederlands
language-es = Spaans

yes-no-yes = ja
yes-no-no = nee
nobody = niemand
chance = het toeval
clock = de klok
headed = { $head }: { $said }

level-random = lukraak
level-easy = makkelijk
level-normal = gemiddeld
level-hard = moeilijk
level-search = zoeken

## Weigeringen: `$field` klopt niet, `$expected` zou wel kunnen.

refused-no-such-move = Zo’n zet bestaat niet. Verwacht: { $expected }
refused-bad-field = ‘{ $field }’ past niet. Verwacht: { $expected }
refused-not-your-turn = Je bent niet aan de beurt.
refused-game-over = Het spel is afgelopen.
refused-no-such-seat = Die plaats bestaat niet. Verwacht: { $expected }
refused-not-now = Dat kan nu niet.
refused-chance-is-automatic = Aan deze tafel antwoordt het toeval vanzelf.
refused-unknown-option = Een optie ‘{ $field }’ bestaat niet. Er zijn: { $expected }
refused-bad-option = De optie ‘{ $field }’ kan deze waarde niet hebben. Verwacht: { $expected }

## Of een verdeling bewezen is. `$reason` is een van de zinnen hieronder.

verdict-proven =
    { $checked ->
        [one] Bewezen: niemand heeft de verdeling gekozen. { $checked } antwoord van het toeval is nagerekend en het klopt.
       *[other] Bewezen: niemand heeft de verdeling gekozen. { $checked } antwoorden van het toeval zijn nagerekend en ze kloppen allemaal.
    }
verdict-not-provable = Niets spreekt elkaar tegen, maar er is ook niets bewezen. { $reason }
verdict-broken = Het verslag spreekt zichzelf tegen. { $reason }
verdict-at-entry = Regel { $entry } van het spel: { $reason }

verdict-unreadable = Dit is geen verslag, of het is beschadigd.
verdict-unknown-version = Het verslag heeft een formaat dat deze versie niet kent.
verdict-chain = De regel sluit niet aan op de vorige: er is iets veranderd, weggehaald of tussengezet.
verdict-secret-does-not-match = Het geheim dat de tafel laat zien, is niet het beloofde.
verdict-nonce-does-not-match = Het getoonde toevalsgetal is niet het beloofde.
verdict-nonce-not-committed = Er wordt een toevalsgetal getoond dat niemand heeft beloofd.
verdict-nonce-committed-twice = Eén plaats belooft twee keer een toevalsgetal.
verdict-nonce-shown-twice = Eén plaats toont haar toevalsgetal twee keer.
verdict-nonce-shown-before-all-committed = Een toevalsgetal wordt getoond voordat iedereen er een heeft beloofd.
verdict-late-nonce = Een toevalsgetal komt pas als het toeval al gesproken heeft.
verdict-odds-and-pick-missing = Het verslag vertelt niet waaruit het toeval kon kiezen.
verdict-odds-are-no-weights = De gewichten in het verslag slaan nergens op.
verdict-pick-outside-odds = Het toeval kiest iets wat de gewichten niet toelaten.
verdict-pick-does-not-match = Uit het geheim en de toevalsgetallen volgt een andere keuze dan er staat.
verdict-malformed-act = Iets wat aan tafel gebeurde, is maar half opgeschreven.
verdict-not-a-human-seat = Alleen een mens kan een toevalsgetal geven, en op deze plaats zit er geen.
verdict-manual-chance = Hier wordt met de hand gegooid en gedeeld.
verdict-no-commitment = De tafel heeft geen geheim beloofd.
verdict-late-secret = De tafel toont een geheim dat ze nooit heeft beloofd: het kan later zijn uitgezocht.
verdict-no-secret = De tafel heeft haar geheim nog niet laten zien.
verdict-early-secret = Het geheim wordt getoond voordat het toeval klaar is; iedereen kon zien wat er kwam.
verdict-no-nonce = Niemand aan tafel heeft een toevalsgetal gegeven.
verdict-missing-nonce = Iemand aan tafel heeft geen toevalsgetal gegeven.
verdict-chance-undone = Een antwoord van het toeval wordt teruggenomen: wie dat mag, probeert het tot het bevalt.

## Waarom een bestand geen verslag is. `$fault` is een van de zinnen hieronder.

record-fault = Regel { $line }: { $fault }

record-empty-file = Het bestand is leeg.
record-byte-order-mark = Het bestand begint met een bytevolgordemarkering, en die hoort daar niet.
record-not-utf-8 = Dit is geen tekst in UTF-8.
record-carriage-return = De regel eindigt zoals onder Windows; alleen een gewoon regeleinde is toegestaan.
record-empty-line = De regel is leeg.
record-cut-off = Het bestand houdt midden in een regel op; misschien is het afgekapt.
record-not-json = Dit is geen JSON.
record-no-hash = De regel eindigt niet op haar hash.
record-bad-shape = Zo ziet een regel van een verslag er niet uit.
record-key-twice = ‘{ $key }’ komt twee keer voor.
record-other-spelling = Het is te lezen, maar zo schrijft een verslag het niet (kolom { $column }).
record-unknown-version = Het formaat { $version } is hier niet bekend.
record-misnumbered = De regel heeft nummer { $found } en hoort hier niet.
record-changed = De regel past niet bij haar hash: een van de twee is veranderd.
