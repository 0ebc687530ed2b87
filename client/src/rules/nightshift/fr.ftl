### Les règles de Nightshift, et ce qu’on vous dit la première fois.

rules-nightshift-idea-title = Une nuit de travail
rules-nightshift-idea-text = Vous êtes danseuses, et c’est une nuit de travail. Parcourez la salle, voyez qui est là, décidez les bons clients à passer au salon privé ou au salon VIP, et sachez vous arrêter. Qui a le plus d’argent quand la lumière se rallume gagne. De 1 à 5 adultes : les unes contre les autres, toutes ensemble, à deux contre deux ou seule contre Diamond.

rules-nightshift-club-title = Le club
rules-nightshift-club-text = Douze tables forment un anneau ; à chacune est assis un client, face cachée. Vous commencez toutes à la loge, avec un shot, un champagne et une carte Influence secrète.
rules-nightshift-club-1 = La **loge** donne sur la table tout en bas.
rules-nightshift-club-2 = Au **bar**, aux trois tables d’en face, on achète des verres.
rules-nightshift-club-3 = De la **scène** descendent deux escaliers, à gauche et à droite.
rules-nightshift-club-4 = D’au-dessous du **salon privé** et du **salon VIP**, on revient en salle.
rules-nightshift-club-5 = On n’y entre pas avec de l’Énergie : on y est appelée, invitée ou envoyée. À une même table peuvent se tenir autant de danseuses qu’on veut.
rules-nightshift-club-alt = Le club vu d’en haut : douze tables en anneau, des clients visibles et d’autres face cachée. Le bar en haut, la loge en bas, la scène au milieu, le salon privé à gauche, le salon VIP à droite.
rules-nightshift-club-caption = Le club vu d’en haut.
rules-nightshift-club-locker = Loge
rules-nightshift-club-bar = Le bar
rules-nightshift-club-stage = Scène
rules-nightshift-club-private = Privé
rules-nightshift-club-vip = Salon VIP

rules-nightshift-round-title = Une manche
rules-nightshift-round-text = L’horloge montre où en est la nuit : 16 manches pour le long service, 12 pour le court.
rules-nightshift-round-1 = **La maison.** Si l’horloge le dit : nouveaux clients, un événement, ou les lumières.
rules-nightshift-round-2 = **La scène.** Qui est au programme monte, ou paie.
rules-nightshift-round-3 = **Vos tours.** Un chacune, dans le sens des aiguilles.
rules-nightshift-round-4 = L’horloge avance.
rules-nightshift-round-table = Ce que fait la maison
rules-nightshift-round-head-1 = Horloge
rules-nightshift-round-head-2 = Ce qui se passe
rules-nightshift-round-refresh = Nouveaux clients
rules-nightshift-round-refresh-about = Les clients visibles sans engagement partent ; de nouveaux s’assoient, face cachée, aux tables vides.
rules-nightshift-round-event = Événement
rules-nightshift-round-event-about = Vers minuit, on tire une carte Événement et on fait ce qu’elle dit.
rules-nightshift-round-lights = Lumières
rules-nightshift-round-lights-about = À l’avant-dernière manche : nouveaux clients, puis tout le monde est retourné.

rules-nightshift-floor-title = Votre tour en salle
rules-nightshift-floor-text = Vous avez 4 points d’Énergie. Ce que vous n’utilisez pas est perdu.
rules-nightshift-floor-1 = **1 Énergie :** avancer d’une table, dans un sens ou l’autre ; ou retourner le client de votre table.
rules-nightshift-floor-2 = **Gratuit, au bar :** une fois par tour, acheter ce que vous voulez : un shot à 500 $, un champagne à 1 000 $. On garde trois verres au plus.
rules-nightshift-floor-3 = **Gratuit :** boire un shot pour 1 Énergie de plus, ou jouer des cartes Influence.
rules-nightshift-floor-4 = **Aborder ou voler :** lancer le dé à votre table. Cela finit toujours votre tour.

rules-nightshift-customer-title = Un client
rules-nightshift-customer-text = Chacun a une à trois **étoiles** (ce qu’il paie), de la **Fidélité** (combien il est dur à voler, et ce qu’il vaut à la fin) et quelques **Issues**. Certains préfèrent l’une de vous : pour elle, il vaut plus d’étoiles, et sa Fidélité compte double à la fin. Sur certains dos se reconnaît un **spectateur généreux**.
rules-nightshift-customer-alt = La carte d’un client : deux étoiles, trois pour la danseuse qu’il préfère ; Fidélité six ; Issues : dès deux des billets, dès quatre le salon privé, dès six le salon VIP.
rules-nightshift-customer-caption = Étoiles, Fidélité, et Issues avec le nombre qu’il faut.

rules-nightshift-engage-title = Aborder
rules-nightshift-engage-text = À votre table est assis un client visible, sans engagement. Parlez-lui.
rules-nightshift-engage-1 = Lancez le dé. Avant et après, vous et les autres pouvez jouer des cartes.
rules-nightshift-engage-2 = Après le lancer, vous pouvez boire des shots, +1 chacun. Un résultat n’est jamais inférieur à 1.
rules-nightshift-engage-3 = Choisissez une Issue dont le nombre ne dépasse pas votre résultat. S’il n’y en a pas, il ne se passe rien.
rules-nightshift-engage-4 = S’il s’**engage** pour un salon, votre jeton est sur lui et votre prochain tour commence là, avec lui. Un seul engagement à la fois.
rules-nightshift-engage-5 = D’autres Issues apportent des billets ou une note, des cartes Influence, des verres, un détour par la loge, ou font partir des clients.

rules-nightshift-steal-title = Voler
rules-nightshift-steal-text = Le client engagé d’une autre reste à sa table jusqu’à son tour à elle. Mettez-vous là et lancez au moins sa Fidélité : votre jeton remplace le sien, le salon reste le même. Réussi ou non, votre tour est fini. Un client ne se vole qu’une fois.

rules-nightshift-dad-title = Papa
rules-nightshift-dad-text = On n’évite pas Papa. S’il est visible et que vous êtes à sa table, ou que vous y arrivez, vous n’allez pas plus loin : achetez, buvez, jouez des cartes, mais ensuite il faut lancer le dé pour lui. Si vous l’avez fait et que vous y êtes encore, vous pourrez partir à un tour suivant. Une carte Influence peut vous emmener loin de lui.

rules-nightshift-private-title = Le salon privé
rules-nightshift-private-text = Ici, vous tentez votre chance en pas de danse.
rules-nightshift-private-1 = Retournez les cartes une à une, au moins une. Chacune montre un ou deux mouvements, et ce qu’elle paie pour une, deux et trois étoiles.
rules-nightshift-private-2 = Après chaque carte, vous pouvez partir : additionnez la colonne des étoiles de votre client. L’argent et le client sont à vous.
rules-nightshift-private-3 = **Trois fois le même mouvement : échec.** Vous recevez 500 $, et le client part.
rules-nightshift-private-4 = Le **champagne** annule la dernière carte, même un échec, mais il faut alors en tirer une autre.
rules-nightshift-private-alt = Trois cartes côte à côte : tour et jeté, balancé, deux tours. Les trois tours sont marqués : échec.
rules-nightshift-private-caption = Trois tours sur l’ensemble des cartes : c’est l’échec.

rules-nightshift-vip-title = Le salon VIP
rules-nightshift-vip-text = Ici, vous gagnez un cœur. Votre propre trait est là dès le début.
rules-nightshift-vip-1 = Lancez le dé VIP. Un trait **nouveau** : il s’éprend d’un niveau de plus.
rules-nightshift-vip-2 = Avant le lancer suivant, vous pouvez partir avec le gain de votre niveau. Le premier lancer est obligatoire.
rules-nightshift-vip-3 = Un trait **déjà gagné** : c’est fini, on vous paie votre niveau, et il est à vous.
rules-nightshift-vip-4 = **Votre propre** trait : échec. Vous recevez 1 000 $, et le client part.
rules-nightshift-vip-5 = Les quatre autres : AMOUREUX, et tout finit de soi-même. Le champagne annule un lancer ; il faut alors relancer.
rules-nightshift-vip-alt = Cinq cœurs en ligne, le vôtre d’abord ; à chaque nouveau cœur le niveau monte : intéressé, séduit, obsédé, amoureux.
rules-nightshift-vip-caption = D’INTÉRESSÉ à AMOUREUX.
rules-nightshift-vip-table = Ce que paie le salon VIP
rules-nightshift-vip-head-1 = Niveau
rules-nightshift-vip-head-2 = 1 étoile
rules-nightshift-vip-head-3 = 2 étoiles
rules-nightshift-vip-head-4 = 3 étoiles

rules-nightshift-stage-title = La scène
rules-nightshift-stage-text = L’horloge montre qui est au programme. Si c’est vous, payez 1 000 $ pour y échapper (si vous les avez), ou montez :
rules-nightshift-stage-1 = Si vous avez un client engagé, il part.
rules-nightshift-stage-2 = Chaque spectateur généreux face cachée vous donne 500 $.
rules-nightshift-stage-3 = Vous piochez deux cartes Influence.
rules-nightshift-stage-4 = Vous avez quand même votre tour ; la première Énergie vous fait descendre l’escalier.

rules-nightshift-power-title = Les cartes Influence
rules-nightshift-power-text = Il y en a quarante, toutes différentes. Les mains sont secrètes.
rules-nightshift-power-1 = Chaque carte dit quand elle se joue : à votre tour, avant ou après un lancer, dans un salon, quand un client s’engage ou se fait voler…
rules-nightshift-power-2 = Plusieurs réponses à une même chose se suivent dans le sens des aiguilles depuis la joueuse active, une carte chacune, jusqu’à ce que toutes passent. Jouez-en autant que vous voulez.
rules-nightshift-power-3 = Sur écran, on répond en secret pendant quelques secondes. Une carte devenue inutile revient en main sans être vue. On peut aussi demander à ne plus être sollicitée.

rules-nightshift-end-title = La fermeture
rules-nightshift-end-text = Après la dernière manche, qui a encore un client engagé va une dernière fois au salon. Puis vos clients deviennent des abonnés : additionnez la Fidélité de tous ceux que vous avez gagnés (le double pour ceux qui vous préfèrent) et consultez le tableau. Le plus d’argent gagne ; à égalité, la valeur des verres ; ensuite on partage.
rules-nightshift-end-table = Ce que rapportent les abonnés
rules-nightshift-end-head-1 = Fidélité
rules-nightshift-end-head-2 = Gain
rules-nightshift-end-none = de 0 à 9
rules-nightshift-end-10 = de 10 à 14
rules-nightshift-end-15 = de 15 à 19
rules-nightshift-end-20 = de 20 à 24
rules-nightshift-end-25 = de 25 à 29
rules-nightshift-end-30 = de 30 à 34
rules-nightshift-end-35 = de 35 à 39
rules-nightshift-end-40 = de 40 à 44
rules-nightshift-end-45 = de 45 à 49
rules-nightshift-end-50 = 50 et plus

rules-nightshift-dancers-title = Les danseuses
rules-nightshift-dancers-text = Chacune a un trait, son propre cœur au salon VIP, et ce qu’elle fait le mieux. Vous pouvez convenir de jouer sans ces talents.
rules-nightshift-dancers-table = Qui sait quoi
rules-nightshift-dancers-head-1 = Danseuse
rules-nightshift-dancers-head-2 = Son trait
rules-nightshift-dancers-head-3 = Talent

rules-nightshift-modes-title = Seule et ensemble
rules-nightshift-modes-text = La même nuit, en autre compagnie.
rules-nightshift-modes-1 = **Seule contre Diamond.** À chaque arrivée de nouveaux clients, dès la première manche, elle prend un client du paquet sans le voir et 1 000 $ par spectateur généreux dans le club. Les clients face cachée qui n’en sont pas vont sous le paquet. Gagnez plus qu’elle. Les cartes qui demandent d’autres joueuses sont retirées.
rules-nightshift-modes-2 = **Toutes ensemble.** Une amende menace de fermer le club. Les mains sont ouvertes, les cartes méchantes retirées, et il faut atteindre la somme à vous toutes. Une personne peut mener plusieurs danseuses.
rules-nightshift-modes-3 = **Deux contre deux.** Les partenaires sont face à face et peuvent se montrer leurs cartes Influence. Tout le reste est à chacune ; l’équipe qui a le plus d’argent gagne.
rules-nightshift-modes-table = Ce qu’il faut réunir ensemble
rules-nightshift-modes-head-1 = Danseuses
rules-nightshift-modes-head-2 = Long service
rules-nightshift-modes-head-3 = Court service

rules-nightshift-tips-title = Bon à savoir
rules-nightshift-tips-1 = Le champagne est une assurance : ayez-en un avant d’entrer dans un salon.
rules-nightshift-tips-2 = Un client qui vous préfère vaut bien un tour du club ; celui qui en préfère une autre se vole avant qu’elle n’arrive.
rules-nightshift-tips-3 = Regardez l’horloge : n’engagez pas un client juste avant votre passage sur scène.
rules-nightshift-tips-4 = Ceux qui ont beaucoup de Fidélité paient deux fois : au salon et à la fermeture.

rules-nightshift-rulings-title = Comment nous lisons les règles
rules-nightshift-rulings-text = Là où le livret se tait ou se lit de deux façons, voici comment joue Nightowl.
rules-nightshift-rulings-1 = La plupart des cartes, talents, événements et horloges sont de nous, car aucune source publique ne les imprime. Qui possède la boîte peut jouer avec ses propres cartes.
rules-nightshift-rulings-2 = Le plan, comme un cadran : la loge donne sur 6 heures, le bar sert 11, 12 et 1, les escaliers mènent à 9 et à 3, le salon privé à 10, le salon VIP à 2.
rules-nightshift-rulings-3 = Dans une manche, la maison passe avant la scène.
rules-nightshift-rulings-4 = Qu’un résultat vaille au moins 1 se juge à la fin, après tout ce qui le change.
rules-nightshift-rulings-5 = Un client volé ne peut l’être de nouveau qu’une fois cet engagement terminé.
rules-nightshift-rulings-6 = « Des deux côtés » désigne les deux tables voisines, et un client engagé doit en partir aussi.
rules-nightshift-rulings-7 = Au salon VIP, il n’y a pas de niveau avant le premier trait nouveau ; le premier lancer est donc obligatoire. AMOUREUX termine le tour aussitôt : le champagne ne peut pas l’annuler.
rules-nightshift-rulings-8 = À égalité d’argent et de verres, on partage ; à deux contre deux, on compte ceux de l’équipe.
rules-nightshift-rulings-9 = Les gains sont publics ; « argent caché » ne fait que masquer les totaux. Un paiement forcé prend ce qu’il y a, et personne ne descend sous 0 $.

first-nightshift-cast = Chaque danseuse a un trait et un talent à elle.
first-nightshift-first = Peu importe qui commence : on tourne toute la nuit dans le sens des aiguilles.
first-nightshift-pick = Choisissez qui vous voulez être : son talent dit ce qu’elle fait le mieux.
first-nightshift-deal = Douze clients s’assoient, face cachée ; sur certains dos se reconnaît un spectateur généreux.
first-nightshift-power = Les cartes Influence sont secrètes, et chacune dit quand elle se joue.
first-nightshift-event = Vers minuit, il se passe quelque chose qui concerne tout le monde.
first-nightshift-stage = La scène rapporte des pourboires et deux cartes, mais un client engagé part ; y échapper coûte 1 000 $.
first-nightshift-turn = Vous avez 4 Énergies pour marcher et retourner des clients ; un lancer pour un client finit votre tour.
first-nightshift-reveal = Regardez étoiles, Fidélité et Issues : vaut-il un lancer ?
first-nightshift-roll = C’est au dé de décider ; ensuite, shots et cartes peuvent encore changer le résultat.
first-nightshift-which-die = Deux dés sont tombés, et vous dites lequel compte.
first-nightshift-outcome = Choisissez une Issue à la portée de votre résultat ; pas forcément la plus haute.
first-nightshift-swap = Choisissez un client parti plus tôt : il se rassoit ici, visible.
first-nightshift-send-off = Choisissez qui doit partir, fût-ce le client engagé d’une autre.
first-nightshift-keep = Vous pouvez garder trois verres : un shot aide à un lancer, un champagne sauve au salon.
first-nightshift-aim = Dites à qui ou à quoi s’adresse votre carte.
first-nightshift-private = Piochez encore, ou prenez l’argent et partez : trois fois le même mouvement, c’est l’échec.
first-nightshift-draw = Comptez les mouvements : le troisième pareil est de trop.
first-nightshift-pick-draw = Deux cartes sont ouvertes ; choisissez celle que vous avez piochée.
first-nightshift-vip = Lancez pour un trait nouveau, ou partez avec le gain de votre niveau : votre propre trait est un échec.
first-nightshift-charm = Un trait nouveau fait monter le niveau, un trait gagné met fin, le vôtre est un échec.
first-nightshift-other-turn = Le tour d’une autre commence : certaines cartes se jouent maintenant, ou laissez passer.
first-nightshift-before-roll = Le dé va rouler : certaines cartes se jouent maintenant, ou laissez passer.
first-nightshift-after-roll = Le dé est tombé : shots et cartes peuvent encore changer le résultat, ou laissez passer.
first-nightshift-on-steal = Un vol va réussir : certaines cartes peuvent encore y changer quelque chose, ou laissez passer.
first-nightshift-on-commit = Un client vient de s’engager : certaines cartes peuvent encore y changer quelque chose, ou laissez passer.
first-nightshift-on-leave = Une joueuse veut partir avec son gain : certaines cartes se jouent maintenant, ou laissez passer.
first-nightshift-on-play = Une carte Influence est jouée : une seule peut l’arrêter, ou laissez passer.
first-nightshift-over = La Fidélité des clients gagnés est payée : voici le compte final.
