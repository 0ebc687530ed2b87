### Was jedes Spiel und jeder Tisch sagt.

language-name = Deutsch
language-en = Englisch
language-ru = Russisch
language-de = Deutsch
language-fr = Französisch
language-it = Italienisch
language-nl = Niederländisch
language-es = Spanisch

yes-no-yes = ja
yes-no-no = nein
nobody = niemand
chance = der Zufall
clock = die Uhr
headed = { $head }: { $said }

level-random = planlos
level-easy = leicht
level-normal = mittel
level-hard = schwer
level-search = Suche

## Ablehnungen: `$field` passt nicht, `$expected` würde passen.

refused-no-such-move = Diesen Zug gibt es nicht. Erwartet: { $expected }
refused-bad-field = „{ $field }“ passt nicht. Erwartet: { $expected }
refused-not-your-turn = Du bist nicht an der Reihe.
refused-game-over = Das Spiel ist aus.
refused-no-such-seat = Diesen Platz gibt es nicht. Erwartet: { $expected }
refused-not-now = Das geht jetzt nicht.
refused-chance-is-automatic = An diesem Tisch antwortet der Zufall von selbst.
refused-unknown-option = Eine Einstellung „{ $field }“ gibt es nicht. Es gibt: { $expected }
refused-bad-option = Die Einstellung „{ $field }“ kann diesen Wert nicht haben. Erwartet: { $expected }

## Ob eine Verteilung bewiesen ist. `$reason` ist einer der Sätze weiter unten.

verdict-proven =
    { $checked ->
        [one] Bewiesen: Niemand hat nachgeholfen. { $checked } Antwort des Zufalls wurde nachgerechnet, und sie stimmt.
       *[other] Bewiesen: Niemand hat nachgeholfen. { $checked } Antworten des Zufalls wurden nachgerechnet, und alle stimmen.
    }
verdict-not-provable = Nichts widerspricht sich, aber bewiesen ist auch nichts. { $reason }
verdict-broken = Die Aufzeichnung widerspricht sich. { $reason }
verdict-at-entry = Eintrag { $entry }: { $reason }

verdict-unreadable = Das ist keine Aufzeichnung, oder sie ist beschädigt.
verdict-unknown-version = Die Aufzeichnung hat ein Format, das diese Version nicht kennt.
verdict-chain = Der Eintrag schließt nicht an den vorigen an: Etwas wurde geändert, entfernt oder eingefügt.
verdict-secret-does-not-match = Das Geheimnis, das der Tisch zeigt, ist nicht das versprochene.
verdict-nonce-does-not-match = Die gezeigte Zufallszahl ist nicht die versprochene.
verdict-nonce-not-committed = Es wird eine Zufallszahl gezeigt, die niemand versprochen hat.
verdict-nonce-committed-twice = Ein Platz verspricht zweimal eine Zufallszahl.
verdict-nonce-shown-twice = Ein Platz zeigt seine Zufallszahl zweimal.
verdict-nonce-shown-before-all-committed = Eine Zufallszahl wird gezeigt, bevor alle eine versprochen haben.
verdict-late-nonce = Eine Zufallszahl kommt erst, nachdem der Zufall schon gesprochen hat.
verdict-odds-and-pick-missing = Die Aufzeichnung verschweigt, woraus der Zufall wählen konnte.
verdict-odds-are-no-weights = Die Gewichte in der Aufzeichnung ergeben keinen Sinn.
verdict-pick-outside-odds = Der Zufall wählt etwas, das die Gewichte nicht zulassen.
verdict-pick-does-not-match = Aus dem Geheimnis und den Zufallszahlen folgt eine andere Wahl als die aufgezeichnete.
verdict-malformed-act = Etwas, das am Tisch geschah, ist nur halb aufgeschrieben.
verdict-not-a-human-seat = Eine Zufallszahl kann nur von einem Menschen kommen, und auf diesem Platz sitzt keiner.
verdict-manual-chance = Hier wird von Hand gewürfelt und gegeben.
verdict-no-commitment = Der Tisch hat kein Geheimnis versprochen.
verdict-late-secret = Der Tisch zeigt ein Geheimnis, das er nie versprochen hat: Es kann spät ausgesucht sein.
verdict-no-secret = Der Tisch hat sein Geheimnis noch nicht gezeigt.
verdict-early-secret = Das Geheimnis wird gezeigt, bevor der Zufall fertig ist; alle konnten sehen, was kommt.
verdict-no-nonce = Niemand am Tisch hat eine Zufallszahl gegeben.
verdict-missing-nonce = Jemand am Tisch hat keine Zufallszahl gegeben.
verdict-chance-undone = Eine Antwort des Zufalls wird zurückgenommen: Wer das darf, probiert, bis es passt.

## Warum eine Datei keine Aufzeichnung ist. `$fault` ist einer der Sätze weiter unten.

record-fault = Zeile { $line }: { $fault }

record-empty-file = Die Datei ist leer.
record-byte-order-mark = Die Datei beginnt mit einer Byte-Reihenfolge-Marke, die hier nichts verloren hat.
record-not-utf-8 = Das ist kein Text in UTF-8.
record-carriage-return = Die Zeile endet wie unter Windows; erlaubt ist nur ein einfacher Zeilenvorschub.
record-empty-line = Die Zeile ist leer.
record-cut-off = Die Datei hört mitten in einer Zeile auf; vielleicht wurde sie abgeschnitten.
record-not-json = Das ist kein JSON.
record-no-hash = Die Zeile endet nicht mit ihrem Hash.
record-bad-shape = So ist keine Zeile einer Aufzeichnung gebaut.
record-key-twice = „{ $key }“ kommt zweimal vor.
record-other-spelling = Das lässt sich lesen, aber so schreibt es keine Aufzeichnung (Spalte { $column }).
record-unknown-version = Das Format { $version } ist hier nicht bekannt.
record-misnumbered = Der Eintrag trägt die Nummer { $found } und gehört nicht hierher.
record-changed = Die Zeile passt nicht zu ihrem Hash: Eines von beiden wurde geändert.
