### Les règles de Loup-garou, et ce qu’on vous dit la première fois.

rules-werewolf-idea-title = Une nuit au village
rules-werewolf-idea-text = Une nuit, un jour, un vote. Des loups-garous se cachent au village, et au matin certains ne sont plus qui ils étaient le soir. Parlez, bluffez, écoutez, puis montrez quelqu’un du doigt, tous en même temps. De 3 à 10 personnes ; une partie dure une dizaine de minutes.

rules-werewolf-start-title = Les cartes
rules-werewolf-start-text = Il y a trois cartes de plus que de personnes. Chacun en reçoit une et la regarde ; trois restent face cachée au centre. Quels rôles sont en jeu, tout le monde le sait. Qui les a, personne.
rules-werewolf-start-alt = Cinq personnes autour d’une table, chacune devant une carte face cachée. Trois autres cartes sont au centre.
rules-werewolf-start-caption = Une carte chacun, trois au centre.

rules-werewolf-night-title = La nuit
rules-werewolf-night-text = Tout le monde dort, et les rôles se réveillent l’un après l’autre, dans cet ordre. Qui se réveille, c’est la carte **distribuée** qui le décide, quoi qu’il lui soit arrivé depuis. Chaque rôle en jeu est appelé, même s’il est au centre.
rules-werewolf-night-alt = La lune traverse le ciel et passe neuf étapes, une par rôle qui se réveille, du Sosie à l’Insomniaque, jusqu’au lever du soleil.
rules-werewolf-night-caption = Neuf étapes du soir au matin.
rules-werewolf-night-table = Qui se réveille, et pour quoi faire
rules-werewolf-night-head-1 = Rôle
rules-werewolf-night-head-2 = La nuit
rules-werewolf-night-doppelganger = Regarde la carte de quelqu’un d’autre et devient ce rôle.
rules-werewolf-night-werewolf = Se voient entre eux. Un loup seul peut regarder une carte du centre.
rules-werewolf-night-minion = Voit les Loups-garous. Eux ne le voient pas.
rules-werewolf-night-mason = Se voient entre eux.
rules-werewolf-night-seer = Peut regarder la carte de quelqu’un d’autre, ou deux cartes du centre.
rules-werewolf-night-robber = Peut échanger sa carte avec quelqu’un d’autre, et regarde la nouvelle.
rules-werewolf-night-troublemaker = Peut échanger les cartes de deux autres personnes, sans les regarder.
rules-werewolf-night-drunk = Doit échanger sa carte avec une du centre, sans la regarder.
rules-werewolf-night-insomniac = Regarde sa propre carte : est-ce encore la même ?
rules-werewolf-night-hunter = Dort. S’il meurt, la personne pour qui il a voté meurt aussi.
rules-werewolf-night-tanner = Dort. Il déteste son métier et veut mourir.
rules-werewolf-night-villager = Dort, et n’a rien à cacher.

rules-werewolf-day-title = Le jour
rules-werewolf-day-text = Au matin, vous **êtes la carte qui se trouve maintenant devant vous**, même si vous ne savez pas laquelle. Plus personne ne regarde de carte.
rules-werewolf-day-1 = Dites ce que vous voulez : la vérité, la moitié, ou un beau mensonge. On ne montre rien.
rules-werewolf-day-2 = Dites en quelques touches qui vous étiez et ce que vous avez vu : chacun le lit dans sa langue.
rules-werewolf-day-3 = Posez des jetons de rôle sur les cartes pour montrer ce que vous croyez.
rules-werewolf-day-4 = Quand le temps est écoulé, ou quand tous sont prêts, on vote.

rules-werewolf-vote-title = Le vote
rules-werewolf-vote-text = Un, deux, trois : tous montrent quelqu’un d’autre du doigt au même instant.
rules-werewolf-vote-1 = Qui reçoit le plus de voix meurt. En cas d’égalité, ils meurent tous.
rules-werewolf-vote-2 = Si personne n’a plus d’une voix, personne ne meurt : le cercle des doigts est fermé.
rules-werewolf-vote-3 = Un Chasseur qui meurt emporte la personne qu’il montrait.
rules-werewolf-vote-alt = Cinq personnes se montrent du doigt par des flèches. Deux flèches visent la même : elle a le plus de voix.
rules-werewolf-vote-caption = Deux doigts sur une même personne : cela suffit.

rules-werewolf-win-title = Qui gagne
rules-werewolf-win-text = Seule compte la carte qui est devant vous à la fin. Puis on retourne toutes les cartes, et l’histoire de la nuit est racontée.
rules-werewolf-win-table = Qui gagne, et quand
rules-werewolf-win-head-1 = Camp
rules-werewolf-win-head-2 = Gagne si
rules-werewolf-win-village = Le village
rules-werewolf-win-village-if = au moins un Loup-garou meurt ; ou personne n’est Loup-garou et personne ne meurt.
rules-werewolf-win-werewolf = Les Loups-garous, et le Sbire avec eux
rules-werewolf-win-werewolf-if = quelqu’un est Loup-garou et ni Loup-garou ni Tanneur ne meurt. Si le Sbire meurt, tant pis : il gagne quand même.
rules-werewolf-win-tanner = Le Tanneur
rules-werewolf-win-tanner-if = il meurt lui-même. Il n’est du côté de personne.
rules-werewolf-win-minion = Un Sbire sans Loups-garous
rules-werewolf-win-minion-if = il vit et quelqu’un d’autre meurt.
rules-werewolf-win-nobody = Il arrive que personne ne gagne.

rules-werewolf-doppelganger-title = Le Sosie
rules-werewolf-doppelganger-text = C’est le rôle le plus retors : laissez-le de côté pour vos premières parties.
rules-werewolf-doppelganger-1 = Devenu Voyante, Voleur, Semeuse de troubles ou Ivrogne, il agit **aussitôt**, et pas une seconde fois plus tard.
rules-werewolf-doppelganger-2 = Devenu Loup-garou ou Franc-maçon, il se réveille avec les autres et compte parmi eux. Devenu Sbire ou Insomniaque, il a son propre appel.
rules-werewolf-doppelganger-3 = Devenu Chasseur, Tanneur ou Simple villageois, il l’est tout simplement : Tanneur, il ne gagne que par sa propre mort.
rules-werewolf-doppelganger-4 = Sa carte **est** le rôle copié, chez qui qu’elle finisse. Vue la nuit, elle ne montre que « Sosie ».

rules-werewolf-screens-title = La nuit sur écran
rules-werewolf-screens-text = Votre écran garde ce que vous avez reçu et vu : rien à apprendre par cœur.
rules-werewolf-screens-1 = **Nuit rapide.** Tous choisissent en même temps, en trois parties égales. Qui dort touche aussi l’écran. Tout se passe dans l’ordre des réveils.
rules-werewolf-screens-2 = **Nuit racontée.** Les rôles sont appelés l’un après l’autre, chacun aussi longtemps, même celui que personne n’a.
rules-werewolf-screens-3 = Ni la longueur d’une pause ni quoi que ce soit à l’écran ne trahit un rôle.

rules-werewolf-sets-title = Quels rôles ?
rules-werewolf-sets-text = Ces jeux sont tout prêts. Vous pouvez aussi en tirer un au sort ou composer le vôtre : trois cartes de plus que de personnes, au moins un Loup-garou, les deux Francs-maçons ou aucun.
rules-werewolf-sets-table = Jeux tout prêts
rules-werewolf-sets-head-1 = Personnes
rules-werewolf-sets-head-2 = Rôles
rules-werewolf-sets-doppelganger = Avec le Sosie

rules-werewolf-match-title = Un tournoi
rules-werewolf-match-text = Jouez plusieurs parties : qui en gagne une reçoit un jeton. Qui mène seul avec cinq jetons ou plus remporte le tournoi.

rules-werewolf-tips-title = Bon à savoir
rules-werewolf-tips-1 = Ne dites pas tout de suite qui vous êtes : écoutez d’abord, quelqu’un va peut-être se contredire.
rules-werewolf-tips-2 = Même un villageois peut mentir un peu, pour trouver qui ment davantage.
rules-werewolf-tips-3 = Pensez au Voleur et à la Semeuse de troubles : vous êtes peut-être Loup-garou sans le savoir.
rules-werewolf-tips-4 = Si quelqu’un tient un peu trop à mourir, pensez au Tanneur.

rules-werewolf-rulings-title = Comment nous lisons les règles
rules-werewolf-rulings-text = Là où le livret se tait ou se lit de deux façons, voici comment joue Nightowl.
rules-werewolf-rulings-1 = Le Chasseur emporte la personne pour qui il a voté, il ne choisit pas à nouveau. De Chasseur en Chasseur, jusqu’au calme.
rules-werewolf-rulings-2 = Sans Loups-garous, un Sbire qui meurt perd. La mort d’un Tanneur le fait gagner, sauf si votre table en décide autrement.
rules-werewolf-rulings-3 = Une carte Sosie qui n’a copié personne, parce qu’elle était au centre, est un Simple villageois.
rules-werewolf-rulings-4 = Un Sosie qui vole ou qui boit est, pour la victoire, la carte qu’il a alors devant lui ; celle qu’il a donnée vaut Voleur ou Ivrogne.
rules-werewolf-rulings-5 = Un Loup-garou seul peut regarder une carte du centre. Cela peut se désactiver.
rules-werewolf-rulings-6 = La Voyante regarde la carte d’une personne, exactement deux du centre, ou rien.
rules-werewolf-rulings-7 = L’Insomniaque peut jouer sans Voleur ni Semeuse de troubles, mais elle n’a alors guère à découvrir.
rules-werewolf-rulings-8 = Pas d’abstention : s’il manque un vote ou un choix obligatoire à la fin du temps, le hasard décide.
rules-werewolf-rulings-9 = Le jour dure 4 minutes à 3 ou 4, 5 à 5 ou 6, 7 à 7 ou 8, et 8 au-delà, sauf accord contraire.
rules-werewolf-rulings-10 = Chacun peut dire 30 phrases par jour, et une carte porte au plus un jeton de rôle.
rules-werewolf-rulings-11 = À la fin, toutes les cartes et tout ce qui s’est fait la nuit sont montrés à tous.
rules-werewolf-rulings-12 = Si votre table le veut, l’écran calcule quelles répartitions restent possibles d’après ce que vous savez. Sinon, c’est désactivé.

first-werewolf-set-up = Retenez les rôles en jeu : trois de ces cartes n’iront à personne.
first-werewolf-deal = Regardez votre carte en secret : elle décide quand vous vous réveillez, mais au matin ce sera peut-être une autre.
first-werewolf-night = Vous n’avez rien à faire pour l’instant ; faites comme tout le monde, que personne ne le remarque.
first-werewolf-doppelganger = Regardez une carte : vous êtes désormais ce rôle, avec son camp et sa tâche.
first-werewolf-werewolf = Vous n’avez pas de partenaire : un coup d’œil au centre vous donne un rôle à feindre sans risque.
first-werewolf-seer = La carte d’une personne vous renseigne sur elle ; deux du centre vous disent qui n’est pas au village.
first-werewolf-robber = Ce que vous prenez est à vous, camp compris ; l’autre a maintenant votre Voleur.
first-werewolf-troublemaker = Aucun des deux ne saura rien de l’échange tant que vous n’en parlez pas.
first-werewolf-drunk = Vous devez échanger avec le centre, et vous ne saurez pas ce que vous êtes devenu.
first-werewolf-day = Dites qui vous étiez et ce que vous avez fait ; vrai ou faux, personne ne peut vérifier avant la fin.
first-werewolf-vote = Tous montrent du doigt en même temps ; si personne n’a deux voix, personne ne meurt.
first-werewolf-over = Seule comptait la dernière carte devant vous ; l’histoire de la nuit dit qui a échangé quoi.
