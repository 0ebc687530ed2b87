### Ce que disent chaque jeu et chaque table.

language-name = Français
language-en = anglais
language-ru = russe
language-de = allemand
language-fr = français
language-it = italien
language-nl = néerlandais
language-es = espagnol

yes-no-yes = oui
yes-no-no = non
nobody = personne
chance = le hasard
clock = l’horloge
headed = { $head } : { $said }

level-random = au hasard
level-easy = facile
level-normal = moyen
level-hard = difficile
level-search = recherche

## Refus : `$field` est ce qui ne va pas, `$expected` ce qui irait.

refused-no-such-move = Ce coup n’existe pas. Attendu : { $expected }
refused-bad-field = « { $field } » ne convient pas. Attendu : { $expected }
refused-not-your-turn = Ce n’est pas votre tour.
refused-game-over = La partie est finie.
refused-no-such-seat = Cette place n’existe pas. Attendu : { $expected }
refused-not-now = Ce n’est pas possible maintenant.
refused-chance-is-automatic = À cette table, le hasard répond tout seul.
refused-unknown-option = Il n’y a pas d’option « { $field } ». Il y a : { $expected }
refused-bad-option = L’option « { $field } » ne peut pas prendre cette valeur. Attendu : { $expected }

## Si la donne est prouvée. `$reason` est l’une des phrases plus bas.

verdict-proven =
    { $checked ->
        [one] Prouvé : personne n’a choisi la donne. { $checked } réponse du hasard a été recalculée, et elle est juste.
       *[other] Prouvé : personne n’a choisi la donne. { $checked } réponses du hasard ont été recalculées, et toutes sont justes.
    }
verdict-not-provable = Rien ne se contredit, mais rien n’est prouvé non plus. { $reason }
verdict-broken = L’enregistrement se contredit. { $reason }
verdict-at-entry = Entrée { $entry } : { $reason }

verdict-unreadable = Ce n’est pas un enregistrement, ou il est abîmé.
verdict-unknown-version = L’enregistrement a un format que cette version ne connaît pas.
verdict-chain = L’entrée ne suit pas la précédente : on a changé, enlevé ou ajouté quelque chose.
verdict-secret-does-not-match = Le secret que montre la table n’est pas celui qu’elle avait promis.
verdict-nonce-does-not-match = Le nombre aléatoire montré n’est pas celui qui était promis.
verdict-nonce-not-committed = On montre un nombre aléatoire que personne n’avait promis.
verdict-nonce-committed-twice = Une place promet deux fois un nombre aléatoire.
verdict-nonce-shown-twice = Une place montre deux fois son nombre aléatoire.
verdict-nonce-shown-before-all-committed = Un nombre aléatoire est montré avant que tous aient promis le leur.
verdict-late-nonce = Un nombre aléatoire arrive alors que le hasard a déjà parlé.
verdict-odds-and-pick-missing = L’enregistrement ne dit pas entre quoi le hasard pouvait choisir.
verdict-odds-are-no-weights = Les poids de l’enregistrement n’ont pas de sens.
verdict-pick-outside-odds = Le hasard choisit ce que les poids ne permettent pas.
verdict-pick-does-not-match = Le secret et les nombres aléatoires donnent un autre choix que celui qui est noté.
verdict-malformed-act = Un geste fait à la table n’est noté qu’à moitié.
verdict-not-a-human-seat = Seule une personne peut donner un nombre aléatoire, et il n’y en a pas à cette place.
verdict-manual-chance = Ici, on lance le dé et on distribue à la main.
verdict-no-commitment = La table n’a promis aucun secret.
verdict-late-secret = La table montre un secret qu’elle n’a jamais promis : il a pu être choisi après coup.
verdict-no-secret = La table n’a pas encore montré son secret.
verdict-early-secret = Le secret est montré avant la dernière réponse du hasard ; tout le monde pouvait la prévoir.
verdict-no-nonce = Personne à la table n’a donné de nombre aléatoire.
verdict-missing-nonce = Quelqu’un à la table n’a pas donné de nombre aléatoire.
verdict-chance-undone = Une réponse du hasard est reprise : qui en a le droit peut essayer jusqu’à ce que ça l’arrange.

## Pourquoi un fichier n’est pas un enregistrement. `$fault` est l’une des phrases plus bas.

record-fault = Ligne { $line } : { $fault }

record-empty-file = Le fichier est vide.
record-byte-order-mark = Le fichier commence par une marque d’ordre des octets, qui n’a rien à faire là.
record-not-utf-8 = Ce n’est pas du texte en UTF-8.
record-carriage-return = La ligne finit comme sous Windows ; seul un simple saut de ligne est permis.
record-empty-line = La ligne est vide.
record-cut-off = Le fichier s’arrête au milieu d’une ligne ; il a peut-être été coupé.
record-not-json = Ce n’est pas du JSON.
record-no-hash = La ligne ne finit pas par son empreinte.
record-bad-shape = Une ligne d’enregistrement n’est pas faite ainsi.
record-key-twice = « { $key } » apparaît deux fois.
record-other-spelling = Cela se lit, mais un enregistrement ne l’écrit pas ainsi (colonne { $column }).
record-unknown-version = Le format { $version } n’est pas connu ici.
record-misnumbered = L’entrée porte le numéro { $found } et n’a pas sa place ici.
record-changed = La ligne ne correspond pas à son empreinte : l’une des deux a été changée.
