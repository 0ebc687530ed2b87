### Ce que seul le plateau de Nightshift dit.

board-floor = Le club vu d’en haut
board-bar = Bar
board-prices = Shot 500 $, champagne 1 000 $
board-buy = Acheter
board-shots = Shots : { $n }
board-champagne = Champagne : { $n }
board-more-shots = Un shot de plus
board-less-shots = Un shot de moins
board-more-champagne = Un champagne de plus
board-less-champagne = Un champagne de moins
board-loyalty = Fidélité { $n }
board-stars =
    { $n ->
        [one] { $n } étoile
       *[other] { $n } étoiles
    }
board-stolen = déjà dérobé une fois
board-outcomes = Ce qu’il donne, selon le résultat
board-needs = réussi à partir de { $n }
board-tired = Plus d’énergie
board-pick = Touchez une table éclairée.
board-play = Jouer
board-hand = Vos cartes Influence
board-answered = Votre réponse est donnée :
board-to-floor = Jeter un œil à la salle
board-to-room = Retour derrière le rideau
board-leaving-pays = Partir maintenant
board-bust-pays = Un échec
board-bust = Échec !
board-no-cards = Pas encore de carte. L’orchestre s’accorde.
board-lamps = Combien de fois compte chaque figure ; trois pareilles, c’est l’échec
board-gone = annulée
board-idle = ses figures ne comptent pas
board-ladder = Ce que rapporte chaque niveau
board-own-heart = son propre cœur
board-subscribers = Abonnés : { $n }
board-team = Équipe { $n }
board-target = Ce qu’il faut au club
board-cash = Billets
board-income = Revenu des abonnés
board-total = Total
board-diamond = Diamond
board-decks = Encore dehors : { $guests } clients. Rentrés : { $gone }. Cartes Influence à piocher : { $powers }.
board-end-diamond = Diamond gagne
board-end-saved = Le club est sauvé !
board-end-shut-down = Le club doit fermer
board-adds-up = Comment on y arrive
board-earned = Gagné { $earned }, dépensé { $spent }.
board-income-about = Revenu des abonnés : ce que vaut la Fidélité de tous ses clients, comptée double pour ceux qui la préfèrent.
board-by-drinks = Égalité d’argent : la valeur des verres restants a tranché.
