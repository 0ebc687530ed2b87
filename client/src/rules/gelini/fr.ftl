### Gelini : la page des règles et un mot à chaque moment nouveau.

rules-aim = Vous tenez une boîte. Attirez le plus de monde possible sur votre piste avant que le groupe joue sa dernière chanson.
rules-start =
    46 jetons forment une file ouverte : 36 clients, quatre VIP (4 cases chacun), six pièces et, tout devant, le groupe.
    Le nombre sur un client dit combien de cases il remplit. Les clients d’une couleur forment une bande.
    Votre piste a 25 cases, 37 à deux joueurs.
rules-turn =
    Qui est dernier lance le dé (1, 2, 3, 3, 4, 5) et peut avancer d’autant de jetons. Les pions et les trous ne comptent pas.
    S’il reste sur place, le suivant en partant de l’arrière peut jouer le même lancer, et ainsi de suite.
    Vous prenez le jeton atteint, et votre pion prend sa place.
    Si vous avez déjà cette couleur, le reste de la bande arrive : de la file et des pistes des autres.
    Deux pièces font venir une Star, qui remplit 5 cases.
rules-special =
    Flyer : prenez un jeton ou une pièce à quelqu’un, mais pas une Star.
    Appel : revenez à un jeton derrière vous, pourvu que quelqu’un reste derrière lui.
    Liste d’invités : faites entrer un client ou une pièce que tout le monde a dépassé.
rules-end = Une piste pleine gagne aussitôt. Sinon, la partie finit quand quelqu’un atteint le groupe et le prend (3 cases) : le moins de cases libres gagne.
rules-rulings =
    On compte les cases ; rien n’a besoin d’être emboîté.
    Après dix lancers dont personne ne veut, le dernier doit avancer (le nombre se règle).
    Bandes et Stars viennent d’elles-mêmes, sauf si la table joue avec le libre choix. Une égalité se partage.

learn-move = Le jeton allumé est celui que ce lancer vous donne. Prenez-le, ou restez et laissez les suivants décider avec le même lancer.
learn-must-move = Personne n’a voulu des derniers lancers : cette fois, le dernier doit avancer.
learn-flyer = Prenez quelque chose sur une autre piste. Un client d’une bande que vous avez commencée amène tous les autres.
learn-call = Vous pouvez revenir en arrière. Cherchez une couleur que vous avez déjà, et regardez qui est derrière.
learn-people = Les clients que tous ont dépassés attendent encore : faites-en entrer un.
learn-gather = Le reste de la bande remplit votre piste, où qu’il soit maintenant.
learn-hire = Une Star remplit 5 cases, et personne ne peut vous la prendre.
