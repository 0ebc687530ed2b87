### La page dans le navigateur : ce qui entoure chaque jeu. `$name` et `$names` sont des noms de joueurs.

home = Accueil
home-about = Une table pour les jeux de la nuit. Jouez tout de suite avec des bots, ou envoyez un lien à vos amis.
home-continue = Reprendre où vous étiez
home-continue-one = Reprendre
home-forget = Oublier la table { $code }
home-name = Votre nom
home-code = Code d’une table
home-join = Rejoindre
home-games = Les jeux
home-seats = De { $fewest } à { $most } joueurs
home-alone = Jouer tout de suite
home-make = Entre amis
home-replay = Revoir une partie enregistrée
home-fair = Chaque donne peut se vérifier : personne ne choisit les cartes, pas même nous. Ni compte ni pistage.
home-unofficial = Non officiel : les règles de jeux publiés sous leur nom, tous les mots et dessins sont les nôtres.
guest-name = Hibou
bot-names = Luna, Vesper, Orion, Nova, Atlas, Lyra, Sirius, Véga, Rigel, Mira

loading = Un instant…
load-failed = Cette page ne s’est pas chargée.
load-failed-about = La connexion est peut-être perdue, ou il y a une nouvelle version. Réessayez.
try-again = Réessayer
back = Retour
close = Fermer
menu = Menu
rules = Règles
settings = Réglages
replay = Revoir
you = (vous)
your-turn = À vous de jouer
refused-offline = Pas de connexion à la table. Vérifiez votre réseau et réessayez.

## Rejoindre

join-none = Cette table n’existe pas
join-people = À la table : { $names }
join-running = Une partie est en cours. Vous pouvez regarder, et jouer à la prochaine.
join-in = S’asseoir à la table
join-device = Continuer ici
join-device-about = Votre place passe sur cet appareil ; l’autre est fermé.
closed-title = Cette place est fermée
closed-join = Rejoindre à nouveau

adult-title = Réservé aux adultes
adult-about = Ce jeu se passe dans une boîte de nuit et en plaisante. Il s’adresse aux personnes de 18 ans et plus.
adult-yes = J’ai 18 ans ou plus
adult-no = Non, merci

## Avant la partie

lobby-invite = Inviter
lobby-invite-about = Toute personne qui a ce lien peut venir, de n’importe quel téléphone ou ordinateur.
lobby-link = Lien vers cette table
lobby-copy = Copier le lien
lobby-copied = Le lien est copié.
lobby-share = Partager
lobby-show-qr = Montrer le code QR
lobby-qr = Code QR avec le lien vers cette table
lobby-lock = Ne plus laisser entrer personne
lobby-unlock = Laisser entrer à nouveau
lobby-seats = Places
lobby-fewer = Une place de moins
lobby-more = Une place de plus
lobby-fill = Compléter avec des bots
lobby-options = Options de jeu
lobby-host-chooses = C’est l’hôte qui les choisit.
lobby-series = Une série garde ses options et ses places.
lobby-pass-and-play = Vous avez plusieurs places : l’appareil passe de main en main ; s’il y a des secrets, il est caché entre-temps.
lobby-watching = Vous n’avez pas de place : vous regardez.
lobby-ready = Je suis là, on y va
lobby-not-ready = Pas encore
lobby-start = Commencer la partie
lobby-next-round = Commencer la manche suivante
lobby-dealing = Chacun ajoute un nombre au hasard, puis on distribue…
lobby-empty =
    { $n ->
        [one] { $n } place est libre.
       *[other] { $n } places sont libres.
    }
lobby-unready = On attend : { $names }
lobby-all-set = Tout est en place !
lobby-host-starts = L’hôte commence la partie.

seat-empty = libre
seat-take = M’asseoir ici
seat-take-too = Ici aussi
seat-bot = Bot à la place { $seat }
seat-free = Libérer la place { DE($name) }
seat-claim = Continuer pour { $name }
seat-asked = décide
bot-of = Bot, { $level }

items-more = Un de plus : { $name }
items-less = Un de moins : { $name }
items-clear = Vider la liste

tempo = Temps
tempo-title = Pour un tour
tempo-generous = large : 3 minutes
tempo-fast = rapide : 45 secondes
tempo-none = sans limite
tempo-window =
    { $n ->
        [one] Pour réagir : { $n } seconde
       *[other] Pour réagir : { $n } secondes
    }
absent-title = Si quelqu’un s’absente
absent-bot = un bot joue en attendant
absent-fallback = le coup le plus simple est joué

## Les gens

people = Joueurs
person-host = hôte
person-away = absent
person-watches = regarde
person-ready = d’accord pour jouer
person-muted = sans voix
person-resigned = abandon
person-aborts = veut arrêter
person-more = Plus sur { $name }
person-mute = Couper la parole
person-unmute = Rendre la parole
person-make-host = Confier la table
person-kick = Retirer de la table
takeover-asks = { $name } aimerait continuer pour { $seat }. D’accord ?
takeover-yes = D’accord
takeover-no = Plutôt non

## La table

prompt = Ce qui est demandé
prompt-hold = Maintenez pour lire ce que personne d’autre ne doit savoir
moves = Vos coups
moves-choose = Choix { $n }
story = Récit
story-none = Il ne s’est encore rien passé.
story-mine = Montrer ce que personne d’autre ne sait
story-told = Pour { $names } seulement :
waiting-for =
    { $n ->
        [one] On attend { $names }.
       *[other] On attend { $names }.
    }
waiting-all = On attend tout le monde.
paused = La partie est en pause.
drawing-failed = Le plateau n’a pas pu être dessiné. Vous pouvez jouer quand même.
clock-left = encore { $time }
clock-soon =
    { $n ->
        [one] Encore { $n } seconde.
       *[other] Encore { $n } secondes.
    }
lesson = Bon à savoir
lesson-done = Compris
table-more = Autour de la table
table-eyes = Par quels yeux
table-undo = Reprendre le coup
table-pause = Mettre en pause
table-resume = Continuer
table-resign = Abandonner
table-abort = Arrêter ensemble
table-abort-not = Finalement, continuer
table-leave = Quitter la table
table-auto-pass = Laisser passer les occasions
table-auto-pass-about = On ne vous demande plus si vous voulez réagir. Tout le monde le voit.
table-device = Continuer sur un autre appareil
table-device-about = Cela crée un lien valable une fois et dix minutes. Votre place y passe.
table-device-make = Créer le lien
sure-resign = Abandonner ? Un bot joue à votre place, et vous ne pouvez plus gagner.
sure-leave = Quitter la table ? Pendant une partie, un bot prend votre place pour de bon.
sure-yes = Oui
sure-no = Non, rester

cover-title = Passez l’appareil à { $name }
cover-about = Les autres regardent ailleurs.
cover-show = Je suis { $name } : montrer mon jeu
cover-rest = Posez l’appareil
cover-rest-about = La partie continue toute seule. Si l’on vous appelle, ou pour regarder encore une fois, touchez votre nom ; les autres regardent ailleurs.
cover-done = C’est fait : cacher

chat = Discussion
chat-write = Écrivez quelque chose
chat-send = Envoyer
chat-none = Personne n’a encore rien dit.
chat-said = { $name } dit : { $text }
chat-team = Écrivez à votre équipe
chat-spectators = Écrivez aux spectateurs
chat-closed = Personne ne parle maintenant
chat-muted = L’hôte vous a coupé la parole
chat-to-team = équipe
chat-to-spectators = spectateurs
chat-unread =
    { $n ->
        [one] { $n } nouveau message
       *[other] { $n } nouveaux messages
    }

line-lost = La connexion est perdue. Nouvel essai…
line-offline = Vous êtes hors ligne. La table attend ; vous revenez dès que le réseau revient.
line-back = Connexion rétablie.

## La fin

end-you-won = Vous gagnez !
end-won =
    { $n ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
end-nobody = Personne ne gagne
end-winner = gagne
end-player = Joueur
end-score = Score
end-rematch = Rejouer
end-next-round = Manche suivante
end-host-decides = L’hôte décide de la suite.
end-verify = La donne était-elle juste ?
end-verify-about = Calculé dans ce navigateur, à partir du seul enregistrement.
end-own-nonce = Le nombre tiré par cet appareil y figure, inchangé.
end-own-nonce-missing = Le nombre tiré par cet appareil n’y figure pas !
end-replay = Revoir la partie
end-record = Garder l’enregistrement
end-secrets = Ce qui était secret est maintenant à découvert, sur le plateau et dans le récit.

replay-about = Ouvrez l’enregistrement d’une partie finie et parcourez-la pas à pas, par les yeux de chacun.
replay-open = Ouvrir un enregistrement
replay-import = Continuer cette partie
replay-controls = Commandes de lecture
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-run = Lire
replay-stop = Arrêter
replay-jump = Aller à un pas
replay-start = Le début
replay-eyes = Par les yeux de
replay-eyes-all = rien de caché
replay-eyes-public = un spectateur

rules-none = Ce jeu n’existe pas.

## Réglages

settings-language = Langue
settings-theme = Lumière
settings-theme-night = nuit
settings-theme-day = jour, lisible au soleil
settings-theme-auto = comme sur cet appareil
settings-text = Taille du texte
settings-text-usual = normale
settings-text-large = grande
settings-text-huge = très grande
settings-palette = Couleurs
settings-palette-usual = habituelles
settings-palette-safe = faciles à distinguer
settings-motion = Mouvement
settings-motion-auto = comme sur cet appareil
settings-motion-on = oui
settings-motion-off = non
settings-sound = Son
settings-sound-about = Une note discrète quand c’est à vous.
settings-vibration = Vibreur
settings-vibration-about = Le téléphone vibre quand c’est à vous.
settings-words = La table en mots
settings-words-about = Des phrases et des boutons au lieu d’un plateau ; fait pour les lecteurs d’écran.
settings-hints = Indications
settings-hints-about = Ce qu’un coup rapporterait ou risquerait, quand le jeu peut le dire.
settings-lessons = Conseils pour la première partie
settings-lessons-about = Un mot d’explication à chaque moment nouveau.
settings-relearn = Remontrer tous les conseils
settings-relearnt = Les conseils reviendront.
settings-together = Nous sommes ensemble
settings-together-about = Tout le monde touche de la même façon, à luminosité égale, et un appareil raconte.
settings-narrates = Cet appareil parle
settings-narrates-about = Il raconte la nuit à voix haute, dans sa langue.
settings-stay = Tout cela reste sur cet appareil.
