### What only the Spyfall board says.

board-round = Manche { $round } sur { $rounds }
board-clock-runs = Encore { $time } dans cette manche
board-clock-stands = L’horloge est arrêtée à { $time }
board-now = Ce qui se passe
board-dock = Votre carte, et ce qui arrête le jeu
board-card = Ma carte
board-card-hold = Ma carte : maintenez pour la voir
board-true-here = Vrai ici :
board-yes = oui
board-no = non
board-menu-accuse = Accuser
board-menu-guess = Lieux
board-menu-call = Farce !
board-menu-claim = Folie !
board-menu-power = Pouvoir
board-title-accuse = Qui accusez-vous ?
board-about-accuse = Une fois par manche. L’horloge s’arrête et tous les autres votent ; la manche ne finit que si tout le monde est d’accord.
board-title-guess = Où sommes-nous ?
board-about-guess = Touchez un lieu pour le rayer. Personne d’autre ne le voit.
board-about-naming = Qui détient le Joker peut le montrer et nommer le lieu. Juste ou faux, la manche s’arrête là.
board-title-call = Une farce du Joker ?
board-about-call = Qui détient une carte Joker peut l’annoncer : cette fois, toutes les cartes sont des Jokers. Sinon, les héros marquent.
board-title-claim = Folie du multivers ?
board-about-claim = Une fois par manche, vous pouvez affirmer que tout le monde est dans un lieu différent. Tous votent ; une majorité met fin à la manche.
board-title-power = Votre pouvoir
board-about-power = Maintenez votre carte pour voir votre pouvoir. Ce que vous pouvez utiliser maintenant est ici.
board-no-power-now = Rien à utiliser pour l’instant.
board-mode-strike = Rayer
board-mode-name = Nommer le lieu
board-choose-place = Choisissez un lieu
board-strike = Rayer : { $place }
board-place-used = { $place } : déjà joué
board-said = Ce qui s’est dit
board-nothing-said = Personne n’a encore posé de question.
board-in-turn = Dans l’ordre
board-by-player = Par joueur
board-all = Tout montrer
board-less = Montrer moins
board-silent = Sans commentaire.
board-answered = a répondu
board-find = Chercher une question par un mot
board-kinds = Sortes de questions
board-none-found = Il ne reste pas de telle question.
board-more-cards =
    { $n ->
        [one] { $n } autre question
       *[other] { $n } autres questions
    }
board-write-question = Votre question à { $name }
board-write-answer = Votre réponse
board-send = Envoyer
board-tap-ask = Touchez qui vous voulez interroger.
board-tap-point = Touchez qui vous désignez. Personne ne le voit avant que tous aient désigné.
board-sealed = Votre choix est scellé. Tous sont montrés en même temps.
board-you-accused = On vous accuse ! Les autres votent.
board-cards = Toutes les cartes sur la table
board-next-dealer = { $name } distribue ensuite.
board-opened = Ce qui était caché
board-all-point = Tout le monde pointe du doigt en même temps.
