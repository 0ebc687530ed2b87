### La ligne de commande. Ce que dit un jeu est avec le jeu, ce que disent tous les jeux dans les textes communs.

## La commande et ses options

cli-about = Une table pour quatre jeux de nuit : jouer dans le terminal, simuler, revoir et vérifier.
cli-about-games = lister les jeux, leurs places et leurs options
cli-about-play = jouer contre des bots ou avec d’autres devant cet écran
cli-about-narrate = lire la nuit à voix haute à ceux qui ont leurs propres cartes, et tenir le temps
cli-about-simulate = faire jouer beaucoup de parties aux bots et compter
cli-about-calibrate = éprouver l’équilibre des cartes d’un jeu par de nombreuses parties entre bons bots
cli-about-replay = revoir une partie enregistrée pas à pas
cli-about-verify = vérifier un enregistrement : personne ne l’a modifié, personne n’a choisi le hasard
cli-about-engine = faire jouer des programmes par l’entrée et la sortie standard, un objet JSON par ligne
cli-usage = usage :
cli-wrong = Erreur : { $message }
cli-arguments = arguments
cli-options = options
cli-command = COMMANDE
cli-commands = commandes
cli-game = JEU
cli-file = FICHIER
cli-folder = DOSSIER
cli-help-help = afficher cette aide et quitter
cli-help-version = afficher la version et quitter
cli-help-lang = langue : en, ru, de, fr, it, nl ou es (sinon d’après NIGHTOWL_LANG ou LANG)
cli-help-game = quel jeu : { $games }
cli-help-option = une option du jeu sous la forme nom=valeur ; peut se répéter (« nightowl games » les liste)
cli-help-roles = les cartes en jeu, séparées par des virgules : werewolf,werewolf,seer,… (trois de plus que de joueurs)
cli-help-narrate-seats = combien jouent ; sans --roles, le jeu de rôles prévu pour ce nombre
cli-help-silent = seulement le texte, même s’il y a une voix
cli-help-seed = répéter à l’identique : un mot ou un nombre. L’équité d’un tel hasard ne se prouve pas
cli-help-pack = jouer avec le contenu de ce dossier, si le jeu le permet
cli-help-seats = combien jouent, bots compris
cli-help-you = les places que vous jouez vous-même, comptées à partir de 1 (sinon la première)
cli-help-hot-seat = des personnes jouent toutes les places devant cet écran
cli-help-bots = niveaux des bots dans l’ordre des places ; le dernier se répète
cli-help-record = où enregistrer la partie (sinon dans votre dossier de données)
cli-help-plain = ni couleurs ni dessin, des phrases complètes : pour lecteurs d’écran et terminaux simples
cli-help-games = combien de parties, pour chaque nombre de places
cli-help-simulate-seats = combien jouent : 3 ou 2,4 ou 2-5 (sinon le nombre du milieu)
cli-help-players = niveaux des bots, répétés pour remplir les places ; ils changent de place à chaque partie
cli-help-jobs = combien de processus (sinon un par cœur) ; le résultat est le même
cli-help-json = afficher le résultat pour des programmes
cli-help-plot = dessiner le résultat dans un fichier PNG, SVG ou PDF
cli-help-trial-games = combien de parties par épreuve
cli-help-trial-level = quels bots jouent : un niveau que les épreuves admettent
cli-help-trials = seulement les épreuves dont le nom contient un de ces mots
cli-help-trial-seed = quelles parties : un mot ou un nombre ; un autre donne d’autres parties
cli-help-keep = garder ce qui est fait dans ce fichier, et reprendre là s’il existe
cli-help-docs = écrire tableaux et figure dans les pages de ce dossier de documents
cli-help-record-file = un enregistrement, tel que l’écrit « nightowl play »
cli-help-step = attendre Entrée après chaque étape, même si l’entrée n’est pas un terminal
cli-help-to = seulement jusqu’à l’étape N ; dans un terminal, commencer là
cli-help-seat = tel que cette place l’a vu, comptée à partir de 1 (sinon comme le public)

## Ce qui ne convient pas

cli-no-value = « { $word } » ne donne pas de valeur ; écrivez --option nom=valeur.
cli-bad-seats = « { $given } » n’est pas un nombre de places possible : le jeu en a de { $fewest } à { $most }.
cli-bad-level = Il n’y a pas de bot « { $level } » ; il y a : { $levels }.
cli-bad-number = { $name } demande un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }.
cli-too-many-players = Plus de joueurs ({ $players }) que de places ({ $seats }).
cli-too-many-bots = Plus de bots ({ $bots }) que de places libres ({ $seats }).
cli-no-matplotlib = Pour dessiner, il faut matplotlib : pip install "nightowl[plot]"
cli-bad-plot = « { $path } » : le nom d’une figure se termine par .png, .svg ou .pdf.
cli-cannot-read = Impossible de lire « { $path } » : { $detail }.
cli-cannot-write = Impossible d’écrire « { $path } » : { $detail }.
cli-file-exists = « { $path } » existe déjà ; rien n’est écrasé.
cli-no-packs = { $game } n’a qu’un contenu ; il y a des paquets pour : { $games }.
cli-no-trials = « { $game } » n’a pas d’épreuves d’équilibre.
cli-no-trial-level = « { $level } » ne joue pas les épreuves : { $levels }.
cli-no-such-trial = Aucune épreuve n’a « { $given } » dans son nom : { $trials }.
cli-other-run = « { $path } » vient d’une série avec d’autres cartes, d’autres bots, un autre jeu ou un autre --seed.
cli-bad-pack = Le paquet « { $path } » est inutilisable : { $detail }
cli-no-folder = Il n’y a pas de dossier « { $path } ».
cli-replay-unknown-game = Le jeu « { $game } » n’est pas connu ici ; il y a : { $games }.

## nightowl games

cli-games-seats = { $fewest } à { $most } joueurs
cli-games-bots = Bots : { $levels }
cli-games-choices = Possible : { $choices }.
cli-games-range = Possible : un nombre entier de { $least } à { $most }.
cli-games-means = { $value } : { $said }.
cli-games-any = Possible : n’importe quel texte.
cli-games-list-choices = Possible : certains parmi { $choices }, séparés par des virgules.
cli-games-list-range = Possible : des nombres entiers de { $least } à { $most }, séparés par des virgules.
cli-games-list-any = Possible : des textes, séparés par des virgules.

## nightowl simulate

cli-simulated =
    { $games ->
        [one] { $game } : { $games } partie, { $seats } à la table, graine { $seed }
       *[other] { $game } : { $games } parties, { $seats } à la table, graine { $seed }
    }
cli-lengths = Décisions par partie : { $mean } en moyenne, médiane { $median }, de { $least } à { $most }.
cli-ended = { $share } des parties : { $how }
cli-speed =
    { $games ->
        [one] { $games } partie en { $seconds } s : { $rate } par seconde.
       *[other] { $games } parties en { $seconds } s : { $rate } par seconde.
    }
cli-column-who = qui
cli-column-held = parties
cli-column-share = gagné
cli-column-interval = intervalle à 95 %
cli-column-mean = points
cli-column-deviation = ± écart
cli-seat = Place { $number }
cli-plot-title = { $game } ; parties : { $games } ; joueurs : { $seats }
cli-plot-seat = place
cli-plot-decisions = décisions
cli-plot-games = parties
cli-plot-saved = La figure est dans { $path }

## nightowl calibrate

cli-calibrated = { $game } : épreuves d’équilibre entre { $level }, { $games } parties chacune, graine { $seed }
cli-column-what = quoi
cli-column-found = trouvé
cli-column-wanted = voulu
cli-column-met = est-ce le cas ?
cli-met = oui
cli-not-met = non

## nightowl verify et replay

cli-verify-record = Un enregistrement du jeu « { $game } », version { $rules } des règles, joué par { $names }.
cli-verify-chain =
    { $entries ->
        [one] { $entries } entrée, conforme à la ligne précédente ; la dernière empreinte est { $hash }.
       *[other] { $entries } entrées, chacune conforme à la ligne précédente ; la dernière empreinte est { $hash }.
    }
cli-verify-legal =
    { $moves ->
        [one] { $moves } coup a été rejoué selon les règles, et il est permis.
       *[other] { $moves } coups ont été rejoués selon les règles, et tous sont permis.
    }
cli-verify-unknown-game = Les règles du jeu « { $game } » ne sont pas connues ici : les coups n’ont pas été vérifiés.
cli-verify-fits = Résultat : tout concorde.
cli-verify-broken = Résultat : cela ne concorde pas.
cli-damaged-entry = L’entrée { $entry } ne concorde pas. { $fault }
cli-damaged-header = L’en-tête ne concorde pas. { $fault }
cli-no-record = Ce n’est pas un enregistrement lisible. { $fault }
cli-misfit-header = En-tête : { $reason }
cli-misfit-other-game = Il vient d’un autre jeu : { $detail }.
cli-misfit-other-rules = La partie suit la version { $detail } des règles, inconnue ici ; les coups ne peuvent être rejoués.
cli-misfit-other-content = La partie utilise un autre contenu ({ $detail }) que celui d’ici ; les coups ne peuvent être rejoués.
cli-misfit-wrong-seats = Le nombre de joueurs est faux ; le jeu en a { $detail }.
cli-misfit-bad-option = Ces options sont impossibles : { $detail }.
cli-misfit-bad-carry = Ce que transmet la manche précédente est impossible.
cli-misfit-no-such-seat = Il n’y a pas de place { $detail }.
cli-misfit-after-the-end = La partie était déjà finie.
cli-misfit-no-such-move = Un tel coup n’existe pas ; « { $detail } » est faux.
cli-misfit-illegal-move = Les règles ne permettent pas ce coup ici.
cli-misfit-wrong-odds = Les poids ne sont pas ceux du jeu, qui sont { $detail }.
cli-misfit-wrong-pick = Le choix ne correspond pas à ce coup ; il devrait être { $detail }.
cli-step = Étape { $at } sur { $last }
cli-replay-prompt = Entrée : suivant, b : retour, 0 à { $last } : aller à, q : quitter >
cli-replay-last = C’est la dernière étape.
cli-replay-first = C’est la première étape.
cli-replay-what = « { $word } » n’est rien de tout cela : Entrée, b, q ou un nombre de 0 à { $last }.

## nightowl play

cli-names = Alice, Basile, Chloé, Denis, Élise, Félix, Gaëlle, Hugo, Inès, Jules
cli-you-are = Vous êtes { $name }.
cli-people = Devant cet écran : { $names }.
cli-bot = { $name } est un bot : { $level }.
cli-commitment = La table a tiré un secret et s’y engage par ce nombre :
cli-seeded = Le hasard découle de la graine. Il peut être répété, mais personne ne peut en prouver l’équité.
cli-nonce = { $name }, tapez n’importe quoi à mêler au hasard, ou simplement Entrée :
cli-of-age = Ce jeu est réservé aux adultes. Tapez 18 pour confirmer que vous avez 18 ans ou plus :
cli-not-of-age = Alors ce jeu reste fermé.
cli-cover = L’écran passe à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde :
cli-prompt = Votre coup (1 à { $most } ; ? conseils, l journal, p image, q quitter) :
cli-prompt-window = Votre réponse (1 à { $most } ; a tout laisser faire, ? conseils, l journal, p image, q quitter) :
cli-lets-by = On ne demande plus à { $name } de réagir aux autres. Pour y revenir : a pendant son propre tour.
cli-asked-again = On demande de nouveau à { $name } de réagir.
cli-empty = Tapez le numéro d’un coup, de 1 à { $most }.
cli-what = « { $word } » n’est pas un coup : tapez un nombre de 1 à { $most }, ou ?, l, p ou q.
cli-more = Les { $n } coups : m. Ou tapez un mot à chercher.
cli-no-hint = rien de particulier
cli-prompt-talk = Parlez (1 à { $most } ; Entrée pour écouter ; w ce qui est probable, l journal, p image, q quitter) :
cli-choose = { $what } 1 à { $most }, ou Entrée pour revenir :
cli-no-reckon = Rien n’est calculé ici. Si le jeu le permet, commencez avec --option helper=yes.
cli-nobody-talks = Personne d’autre ne veut parler : dites quelque chose, ou passez au vote.
cli-narrate-cards = Mélangez ces cartes, donnez-en une à chacun et posez-en trois au centre : { $roles }
cli-narrate-start = Appuyez sur Entrée quand chacun a regardé sa carte :
cli-no-voice = Aucune voix trouvée (espeak-ng, say) : lisez les lignes vous-même.
cli-left = La partie s’arrête ici.
cli-rank =
    { $score ->
        [one] { $rank }. { $name } : { $score } point
       *[other] { $rank }. { $name } : { $score } points
    }
cli-winners =
    { $n ->
        [one] Victoire { DE($names) }
       *[other] Victoire partagée : { $names }
    }
cli-nobody-wins = Personne ne gagne.
cli-next-round = Entrée : manche suivante, q : s’arrêter là >
cli-saved = L’enregistrement de cette partie est dans
cli-verify-it = Pour vérifier que personne n’a choisi le hasard :

## nightowl engine : erreurs. Ce que refusent les règles est dans les textes communs.

engine-not-json = Cette ligne n’est pas du JSON : { $detail }.
engine-not-an-object = Une requête est un objet JSON sur une ligne.
engine-line-too-long = La ligne dépasse { NUMBER($most, useGrouping: 0) } octets et a été ignorée.
engine-unknown-command = « do » nomme une de ces commandes : { $commands }.
engine-unknown-field = Cette commande n’a pas de champ « { $name } » ; elle a { $names }.
engine-missing-field = Le champ « { $name } » manque.
engine-bad-field = Le champ « { $name } » est faux : { $detail }.
engine-unknown-game = Un tel jeu n’existe pas ; il y a : { $games }.
engine-wrong-seats = Ce jeu a de { $fewest } à { $most } places.
engine-wrong-names = Il faut autant de noms que de places : { $seats }.
engine-table-taken = Il y a déjà une table « { $table } ».
engine-too-many-tables = Pas plus de { NUMBER($most, useGrouping: 0) } tables ouvertes ; fermez-en une d’abord.
engine-no-such-table = Il n’y a pas de table « { $table } ».
engine-no-round-before = Aucune manche finie de ce jeu à la table « { $table } ».
engine-no-such-seat = Les places se comptent de 0 à { $most }.
engine-no-such-level = Il y a des bots de ces niveaux : { $levels }.

## nightowl serve

cli-about-serve = ouvrir des tables aux navigateurs : pour des amis à la maison ou ailleurs
cli-help-serve-host = l’adresse d’écoute (sinon cette machine seulement)
cli-help-serve-port = le port d’écoute (sinon 8733)
cli-help-serve-database = où sont gardées les tables : un fichier SQLite ou postgresql://… (sinon un fichier dans votre dossier de données)
cli-help-serve-bus = redis://…, quand plusieurs serveurs partagent une base
cli-help-serve-site = le dossier du client pour navigateur
cli-help-serve-origin = une page d’ailleurs qui peut utiliser ce serveur ; peut se répéter
cli-help-serve-proxy = l’adresse d’un mandataire que l’on croit sur l’origine des appels ; peut se répéter
cli-help-serve-workers = combien de processus réfléchissent pour les robots
cli-help-serve-limit = une limite sous la forme nom=nombre : tables, joins, requests, visits ou wishes ; peut se répéter
cli-help-serve-socket = ce qui porte les messages : picows, ou websockets là où picows ne tourne pas
cli-help-serve-log = forme du journal : text pour les humains, json pour les programmes
cli-help-serve-config = un fichier TOML avec ces réglages ; l’environnement (NIGHTOWL_PORT …) et les options l’emportent
cli-help-serve-open = ouvrir un navigateur sur la page d’accueil
cli-no-server = Il manque des paquets pour servir ({ $detail }) : pip install "nightowl[server]"
cli-bad-setting = Le réglage « { $name } » est inutilisable : { $detail }.
cli-no-limit = « { $word } » ne dit aucune limite ; écrivez --limit nom=nombre.

## nightowl tables

cli-about-tables = s’occuper des tables d’un serveur
cli-about-tables-purge = oublier les tables dont le temps est passé
cli-about-tables-export = écrire toute une table dans un fichier, pour la porter sur un autre serveur
cli-about-tables-import = faire entrer une table depuis un tel fichier
cli-help-over-days = combien de jours on garde une table après la fin de sa partie (sinon 30)
cli-help-idle-days = combien de jours on garde une table que personne ne touche (sinon 180)
cli-code = CODE
cli-help-code = le code de la table
cli-help-table-file = le fichier d’une table. Qui l’a connaît chaque carte : gardez-le pour vous
cli-purged =
    { $tables ->
        [one] { $tables } table est oubliée.
       *[other] { $tables } tables sont oubliées.
    }
cli-exported = La table { $code } est dans « { $path } ». Il contient ses secrets ; effacez-le une fois la table déplacée.
cli-imported = La table { $code } est là, avec les liens de tous.
cli-no-store = Les tables sont hors d’atteinte : { $detail }
cli-import-no-table = Ce n’est pas une table (ligne { NUMBER($line, useGrouping: 0) }).
cli-import-other-version = Cette table a été écrite par une version plus récente.
cli-import-other-game = Le jeu de cette table n’est pas connu ici.
cli-import-cut-off = Ce fichier est coupé après la ligne { NUMBER($line, useGrouping: 0) }.
cli-import-code-taken = Il y a déjà une table avec ce code.
