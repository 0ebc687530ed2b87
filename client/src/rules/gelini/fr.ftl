### Les règles de Gelini Nightlife, et ce qu’on vous dit la première fois.

rules-gelini-idea-title = Une nuit en ville
rules-gelini-idea-text = Vous tenez chacun une boîte, et dehors s’étire une seule longue file. Attirez les bonnes personnes sur votre piste de danse : qui la remplit en premier gagne. Aucun secret, tout est visible. Mais gare aux bandes d’amis : où va l’un, tous le suivent, même hors de votre boîte. De 2 à 5 personnes.

rules-gelini-queue-title = La file
rules-gelini-queue-text = Tous les jetons, mélangés, forment une seule file à découvert. À sa tête joue le Groupe ; vos pions attendent derrière la queue, dans un ordre tiré au sort. Votre piste compte 25 cases, ou 37 si vous n’êtes que deux.
rules-gelini-queue-alt = Une file sinueuse de jetons colorés portant les nombres un à trois, un VIP et une pièce. Deux pions et un dé attendent à la queue, le Groupe joue à la tête.
rules-gelini-queue-caption = De la queue de la file jusqu’au Groupe.
rules-gelini-queue-table = Ce qu’il y a
rules-gelini-queue-head-1 = Jeton
rules-gelini-queue-head-2 = Nombre
rules-gelini-queue-head-3 = Cases
rules-gelini-queue-guests = Invités
rules-gelini-queue-guests-squares = 1, 2 ou 3
rules-gelini-queue-vips = Les VIP
rules-gelini-queue-coins = Pièces
rules-gelini-queue-stars = Vedettes (à part)
rules-gelini-queue-band = Le Groupe
rules-gelini-queue-actions = Jetons d’action (si vous jouez avec)

rules-gelini-turn-title = Un tour
rules-gelini-turn-text = On ne joue pas à tour de rôle : c’est à qui se trouve le plus en arrière.
rules-gelini-turn-1 = Qui est tout derrière lance le dé. Il porte 1, 2, 3, 3, 4 et 5.
rules-gelini-turn-2 = Avec ce lancer, on avance ou on reste. Si le dernier pion reste, le suivant peut prendre **le même lancer**, puis celui d’après, et ainsi de suite.
rules-gelini-turn-3 = Si personne n’en veut, le dernier relance le dé.
rules-gelini-turn-4 = Après un déplacement, c’est à qui est maintenant tout derrière. Parfois, c’est encore la même personne.
rules-gelini-turn-alt = Le dé montre trois. Le dernier pion peut avancer ; s’il reste, le lancer passe au pion devant lui, puis au suivant.
rules-gelini-turn-caption = Un lancer, proposé de l’arrière vers l’avant.

rules-gelini-move-title = Avancer
rules-gelini-move-text = Comptez devant vous autant de jetons que le dé l’indique. Les pions et les vides ne comptent pas. Prenez le jeton atteint ; votre pion se met à sa place. On ne va que vers l’avant : ce que vous dépassez est perdu pour vous, à moins que ses amis ne le ramènent.
rules-gelini-move-alt = Un pion avance de trois jetons, passe un vide et un autre pion qui ne comptent pas, et prend le troisième jeton.
rules-gelini-move-caption = Un 3 : vides et pions ne comptent pas, le troisième jeton est à vous.

rules-gelini-cliques-title = Les bandes
rules-gelini-cliques-text = Les invités d’une même couleur sont amis. Une bande, c’est quatre 1, ou trois 2, ou un 1, un 2 et un 3. Dès que vous obtenez un invité d’une couleur que vous avez déjà, **tout le reste de la bande arrive** :
rules-gelini-cliques-1 = depuis la file, devant vous ou derrière,
rules-gelini-cliques-2 = et directement depuis les pistes des autres.
rules-gelini-cliques-3 = Les VIP sont solitaires : quatre cases chacun, et personne ne les suit.
rules-gelini-cliques-alt = Trois bandes : quatre invités d’une case, trois invités de deux cases, et un de chaque pour une, deux et trois cases. Un deuxième invité d’une couleur attire le troisième depuis une autre piste.
rules-gelini-cliques-caption = Le deuxième ami amène tous les autres.

rules-gelini-coins-title = Pièces et Vedettes
rules-gelini-coins-text = Les pièces restent à côté de votre piste et ne remplissent rien. Mais la deuxième engage une **Vedette** : les deux pièces retournent dans la boîte du jeu, et la Vedette remplit cinq cases. Il y a trois Vedettes.
rules-gelini-coins-alt = Deux pièces deviennent une Vedette qui remplit cinq cases.
rules-gelini-coins-caption = Deux pièces, une Vedette, cinq cases.

rules-gelini-end-title = La fin de la nuit
rules-gelini-end-text = La partie finit de l’une de ces deux façons.
rules-gelini-end-1 = **Salle comble.** Qui a rempli toute sa piste gagne aussitôt. Les derniers invités peuvent déborder : il n’est pas nécessaire que tout tombe juste.
rules-gelini-end-2 = **Dernière chanson.** Un pion atteint le Groupe ou le dépasse. Son propriétaire prend le Groupe (trois cases). Ensuite, le moins de cases libres l’emporte.
rules-gelini-end-3 = En cas d’égalité, la victoire se partage.

rules-gelini-actions-title = Jetons d’action
rules-gelini-actions-text = En option, pour plus de remue-ménage : six jetons de plus se mêlent à la file, deux de chaque sorte. Qui en atteint un le remet dans la boîte du jeu et fait aussitôt ce qu’il dit.
rules-gelini-actions-1 = **Flyer.** Vous pouvez prendre à quelqu’un un jeton ou une pièce, mais pas une Vedette.
rules-gelini-actions-2 = **Coup de fil.** Revenez à n’importe quel jeton derrière vous et prenez-le. Quelqu’un doit encore rester derrière vous.
rules-gelini-actions-3 = **Beau monde.** Vous pouvez faire entrer un invité, ou ramasser une pièce, si tous les pions les ont déjà dépassés.
rules-gelini-actions-alt = Trois jetons d’action : un flyer, un téléphone et une liste d’invités.
rules-gelini-actions-caption = Flyer, Coup de fil et Beau monde.

rules-gelini-tips-title = Bon à savoir
rules-gelini-tips-1 = Un invité seul de sa couleur est une tentation : qui obtient le suivant emporte le vôtre. Une bande complète, elle, reste chez vous.
rules-gelini-tips-2 = Rester derrière, c’est jouer souvent ; filer devant, c’est choisir en premier, mais le Groupe se rapproche.
rules-gelini-tips-3 = Avant de laisser passer un lancer, regardez qui suit : ce sera le même.
rules-gelini-tips-4 = Ne courez pas au Groupe tant que quelqu’un a moins de cases libres que vous.

rules-gelini-rulings-title = Comment nous lisons les règles
rules-gelini-rulings-text = Là où le livret se tait ou se lit de deux façons, voici comment joue Nightowl.
rules-gelini-rulings-1 = Il y a onze bandes : trois de quatre 1, quatre de trois 2, quatre d’un 1, d’un 2 et d’un 3.
rules-gelini-rulings-2 = Une Vedette remplit cinq cases, le Groupe trois.
rules-gelini-rulings-3 = On compte les cases ; inutile d’emboîter des formes.
rules-gelini-rulings-4 = Après dix lancers de suite dont personne n’a voulu, le dernier pion doit avancer avec le suivant. Votre table peut choisir un autre nombre.
rules-gelini-rulings-5 = Les bandes arrivent et les Vedettes s’engagent d’elles-mêmes : c’est presque toujours le bon choix. Avec « Libre choix », on vous demande ; une bande vient alors entière ou pas du tout.
rules-gelini-rulings-6 = Qui atteint le Groupe le prend. On n’a jamais moins de zéro case libre.
rules-gelini-rulings-7 = Le Flyer prend aussi les VIP et les invités d’une bande complète.
rules-gelini-rulings-8 = Le Coup de fil peut mener à un autre jeton d’action, qui agit alors à son tour.
rules-gelini-rulings-9 = Pour le Beau monde, un VIP est un invité, et votre propre pion doit aussi l’avoir dépassé.
rules-gelini-rulings-10 = Une action impossible à suivre ne fait rien.

first-gelini-set-up = La file se forme : les invités d’une même couleur sont amis et restent ensemble.
first-gelini-order = C’est toujours qui est tout derrière qui lance le dé.
first-gelini-roll = Le dé porte 1, 2, 3, 3, 4 et 5 : le 3 sort donc le plus souvent.
first-gelini-move = Avancez, et vous prenez le jeton atteint ; restez, et le pion suivant peut prendre ce même lancer.
first-gelini-must-move = Trop de lancers se sont perdus : cette fois, le dernier pion doit avancer.
first-gelini-flyer = Choisissez un invité d’une couleur que vous avez déjà : le reste de la bande suivra.
first-gelini-call = Vous pouvez revenir à tout jeton derrière vous, pourvu qu’il reste quelqu’un encore plus loin.
first-gelini-people = Tout le monde est passé devant ceux-là : choisissez-en un, ou dites non.
first-gelini-gather = Prenez-les tous et ils restent chez vous ; laissez-les, et d’autres peuvent encore venir les chercher.
first-gelini-hire = Une Vedette remplit cinq cases, plus que n’importe quel invité, et personne ne peut vous la prendre.
first-gelini-over = Une piste pleine gagne aussitôt ; après la dernière chanson, le moins de cases libres l’emporte.
