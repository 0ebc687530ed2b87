### Les règles de DC Spyfall, et ce qu’on vous dit la première fois. Héros et Joker lisent les mêmes conseils : aucun ne doit viser un seul camp.

rules-spyfall-idea-title = Où sommes-nous ?
rules-spyfall-idea-text = Vous êtes tous au même endroit, et tout le monde sait où, sauf une personne : le Joker. Interrogez, répondez, montrez aux autres que vous savez, et ne trahissez pas le lieu. Le Joker écoute, bluffe et tâche de deviner où vous êtes. De 3 à 8 personnes, idéalement 5 ou plus.

rules-spyfall-deal-title = Les cartes
rules-spyfall-deal-text = Un sachet contient sept cartes d’un même lieu et une carte Joker. Le Joker est toujours distribué ; les autres cartes viennent des sept. Tous les héros ont donc le même lieu, et quelqu’un a le Joker. Gardez le doigt sur votre carte pour la voir ; relâchez, et elle est de nouveau cachée.
rules-spyfall-deal-alt = Cinq cartes en éventail : quatre montrent la même ville, une montre un bonnet de bouffon.
rules-spyfall-deal-caption = Le même lieu pour tous, et un Joker.

rules-spyfall-ask-title = Questions et réponses
rules-spyfall-ask-text = Qui distribue interroge en premier. Ensuite, qui vient de répondre interroge.
rules-spyfall-ask-1 = Interrogez qui vous voulez, sauf la personne qui vient de vous interroger.
rules-spyfall-ask-2 = Une question, une réponse, pas de relance.
rules-spyfall-ask-3 = Toute réponse est permise, même un mensonge. Seul le nom du lieu ne se dit pas.
rules-spyfall-ask-4 = Chacun a la liste des vingt lieux et peut en rayer en secret. La liste ne dit à personne qui vous êtes.
rules-spyfall-ask-alt = Cinq personnes en cercle. Une flèche va de la première à la troisième, puis de la troisième à la cinquième ; une flèche de retour immédiat est barrée.
rules-spyfall-ask-caption = Qui a répondu interroge, mais jamais aussitôt en retour.

rules-spyfall-stop-title = Comment finit une manche
rules-spyfall-stop-text = De l’une de ces trois façons. Une manche dure 6 minutes à 3 ou 4, 7 à 5 ou 6, 8 à 7 ou 8.
rules-spyfall-stop-1 = **L’accusation.** Une fois par manche, vous pouvez arrêter le chrono et accuser quelqu’un. Tous votent sauf l’accusé, le Joker aussi. Seulement si **tous** sont d’accord, l’accusé montre sa carte et la manche est finie. Sinon, le chrono repart.
rules-spyfall-stop-2 = **Le Joker devine.** À tout moment, le Joker peut arrêter le jeu, montrer sa carte et nommer le lieu : juste ou faux, la manche est finie. Mais pas pendant un vote, ni une fois le temps écoulé.
rules-spyfall-stop-3 = **Le temps est écoulé.** Une minute de discussion ouverte, puis tous montrent un suspect du doigt en même temps. Le plus visé montre sa carte. En cas d’égalité, le Joker s’échappe.
rules-spyfall-stop-alt = Trois signes : une main levée pour l’accusation, une carte avec un point d’interrogation pour deviner, un chronomètre pour la fin du temps.
rules-spyfall-stop-caption = Accuser, deviner, ou attendre la fin du temps.

rules-spyfall-points-title = Les points
rules-spyfall-points-text = Une partie compte cinq manches, sauf accord contraire. Le dernier Joker distribue la manche suivante ; aucun lieu ne revient dans une partie. Le plus de points gagne, une égalité se partage.
rules-spyfall-points-table = Points d’une manche
rules-spyfall-points-head-1 = Ce qui s’est passé
rules-spyfall-points-head-2 = Le Joker
rules-spyfall-points-head-3 = Chaque héros
rules-spyfall-points-unexposed = Le temps est écoulé, le Joker n’est pas trouvé
rules-spyfall-points-convicted = Tous accusent un héros
rules-spyfall-points-named = Le Joker nomme le lieu
rules-spyfall-points-exposed = Le Joker est démasqué
rules-spyfall-points-wrong = Le Joker se trompe de lieu
rules-spyfall-points-bonus = Quand le Joker est démasqué, qui l’a accusé en premier dans la manche reçoit un point de plus, même si ce vote-là avait échoué.

rules-spyfall-harley-title = Mode Harley Quinn
rules-spyfall-harley-text = À partir de 5. L’une des sept cartes d’un lieu porte le signe de Harley ; elle est distribuée, ou non. Qui la tient connaît le lieu et aide le Joker en secret. Aucun des deux ne connaît l’autre. Si le Joker nomme le lieu, on parle une demi-minute, puis tous sauf le Joker montrent la personne qu’ils prennent pour Harley.
rules-spyfall-harley-table = Points avec Harley
rules-spyfall-harley-head-1 = Ce qui s’est passé
rules-spyfall-harley-head-2 = Le Joker
rules-spyfall-harley-head-3 = Harley
rules-spyfall-harley-head-4 = Chaque héros
rules-spyfall-harley-hidden = Le lieu est nommé, Harley reste cachée
rules-spyfall-harley-found = Le lieu est nommé, Harley est trouvée
rules-spyfall-harley-unexposed = Le temps est écoulé, le Joker n’est pas trouvé
rules-spyfall-harley-convicted = Tous accusent un héros
rules-spyfall-harley-mistaken = Tous prennent Harley pour le Joker
rules-spyfall-harley-exposed = Le Joker est démasqué
rules-spyfall-harley-wrong = Le Joker se trompe de lieu

rules-spyfall-jest-title = Farce du Joker
rules-spyfall-jest-text = Un mode : parmi les sachets, l’un ne contient que des Jokers. Si vous avez une carte Joker et pensez que tout le monde en a une, arrêtez le jeu et dénoncez la farce. Juste, vous gagnez 3 points ; faux, chaque héros en gagne 1. Si personne ne la perce à jour, personne ne marque.

rules-spyfall-multiverse-title = Folie du multivers
rules-spyfall-multiverse-text = Un mode : dans deux des sachets, chaque carte montre un autre lieu, et il n’y a pas de Joker du tout. Une fois par manche, chacun peut arrêter le jeu et l’affirmer ; tous votent, et il faut plus de la moitié des voix pour finir la manche.
rules-spyfall-multiverse-1 = C’est vrai : 3 points à qui l’a affirmé, 1 à chaque personne d’accord.
rules-spyfall-multiverse-2 = C’est faux : 3 points au Joker, quel que soit son vote, et 1 à chaque personne qui était contre.
rules-spyfall-multiverse-3 = Si personne ne le remarque, personne ne marque.

rules-spyfall-mission-title = Super mission
rules-spyfall-mission-text = Un mode : à chaque manche, chacun reçoit un pouvoir secret. Certains servent une fois et se montrent alors, d’autres durent toute la manche. À la fin, tous se montrent et l’on vote pour la meilleure interprétation : pour l’honneur, pas pour des points.
rules-spyfall-mission-table = Les pouvoirs
rules-spyfall-mission-head-1 = Pouvoir
rules-spyfall-mission-head-2 = Ce qu’il fait

rules-spyfall-talk-title = Trois façons de parler
rules-spyfall-talk-text = La table en décide avant la partie.
rules-spyfall-talk-1 = **À voix haute.** Vous êtes ensemble ou en appel. L’écran distribue et tient les tours, le chrono et les votes.
rules-spyfall-talk-2 = **Par écrit.** Questions et réponses se tapent.
rules-spyfall-talk-3 = **Avec les cartes de questions.** Choisissez question et réponse parmi des cartes ; chacun les lit dans sa langue, et les robots les comprennent aussi.

rules-spyfall-places-title = Les vingt lieux
rules-spyfall-places-text = Pour une nouvelle partie, tous retournent dans la boîte.

rules-spyfall-tips-title = Bon à savoir
rules-spyfall-tips-1 = La réponse d’un héros doit en dire long à qui connaît le lieu, et peu aux autres.
rules-spyfall-tips-2 = Trop vague, on dirait le Joker ; trop clair, le Joker comprend tout.
rules-spyfall-tips-3 = Joker, répondez avec calme, et demandez ce qu’on pourrait demander n’importe où.
rules-spyfall-tips-4 = On n’accuse qu’une fois par manche : tôt, cela rapporte un point de plus ; tard, c’est plus sûr.

rules-spyfall-rulings-title = Comment nous lisons les règles
rules-spyfall-rulings-text = Là où le livret se tait ou se lit de deux façons, voici comment joue Nightowl.
rules-spyfall-rulings-1 = Le hasard désigne qui distribue d’abord. Après une manche spéciale, c’est qui l’a justement terminée, sinon la place suivante.
rules-spyfall-rulings-2 = Les votes sont secrets et se montrent quand le dernier est là. Qui accuse ou affirme compte pour un oui.
rules-spyfall-rulings-3 = Pendant un vote, personne d’autre ne peut arrêter le jeu ; de deux arrêts, le premier compte. Le temps écoulé, on ne peut plus ni accuser, ni deviner, ni dénoncer, ni affirmer.
rules-spyfall-rulings-4 = Après un vote manqué, le Joker peut de nouveau deviner, mais seulement des lieux pas encore joués dans la partie.
rules-spyfall-rulings-5 = Sur écran, une courte pause suit chaque réponse, pour que chacun puisse arrêter le jeu. Pas à voix haute.
rules-spyfall-rulings-6 = La discussion finale dure une minute, ou jusqu’à ce que tous soient prêts. Puis personne ne s’abstient ni ne se montre soi-même ; « tous accusent » veut dire tous sauf l’accusé.
rules-spyfall-rulings-7 = Après 60 questions, le temps est écoulé. Chaque carte de question ne sert qu’une fois par manche.
rules-spyfall-rulings-8 = On cherche Harley même si sa carte n’a pas été distribuée ; une égalité ne trouve personne. Le point de la première accusation ne va qu’à un héros.
rules-spyfall-rulings-9 = Seul qui tient une carte Joker peut dénoncer la farce. Une manche spéciale qui finit autrement que par son propre appel ne rapporte rien.
rules-spyfall-rulings-10 = Une Harley qui vote contre une affirmation fausse reçoit le point comme les autres. Une carte du multivers peut montrer un lieu déjà joué, sauf accord contraire.
rules-spyfall-rulings-11 = Onze des douze pouvoirs sont de nous. Pour le Complexe de Dieu, on interroge aussi longtemps tous ceux qui ont dit oui, pour que la pause ne trahisse rien.
rules-spyfall-rulings-12 = Qui arrive entre deux manches commence sans points, qui part emporte les siens. Si la personne qui distribue est partie, la suivante encore présente la remplace.

first-spyfall-deal = Regardez votre carte en secret : elle montre où vous êtes, ou que vous êtes le Joker.
first-spyfall-ask = Choisissez qui vous voulez entendre, sauf la personne qui vient de vous interroger.
first-spyfall-question = Une bonne question montre que vous savez, et laisse la réponse ouverte.
first-spyfall-answer = Évoquez le lieu sans le nommer : trop vague est suspect, trop clair le trahit.
first-spyfall-pause = C’est le moment d’arrêter le jeu si vous êtes sûr de quelque chose ; sinon, laissez-le continuer.
first-spyfall-accusation = L’accusé ne montre sa carte que si tous sont d’accord ; un seul non, et la partie continue.
first-spyfall-god-complex = Quelqu’un peut montrer un pouvoir qui rend ce vote unanime ; tous ceux qui ont dit oui sont interrogés de même.
first-spyfall-claim = Dites oui si vous pensez que chaque carte montre un autre lieu ; il faut plus de la moitié des voix.
first-spyfall-discussion = Le temps est écoulé : parlez librement, puis tous montrent un suspect ; plus personne ne peut arrêter le jeu.
first-spyfall-point = Tous montrent au même instant, et personne soi-même ; une égalité laisse filer le Joker.
first-spyfall-harley-talk = Le Joker avait raison : trouvez maintenant qui l’a aidé, si quelqu’un l’a fait.
first-spyfall-harley-vote = Montrez la personne que vous prenez pour Harley ; trouvée, elle n’a rien et chaque héros gagne un point.
first-spyfall-honour = Ce vote ne rapporte pas de points, juste des applaudissements.
first-spyfall-over = Voyez qui était qui et comment tombent les points ; le dernier Joker distribue la manche suivante.
