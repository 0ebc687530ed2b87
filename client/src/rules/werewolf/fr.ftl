### Loup-garou : la page des règles, les choix des options et un mot à chaque moment nouveau.

choice-set-preset = tout prêt
choice-set-doppelganger = avec le Sosie
choice-set-random = tiré au hasard
choice-night-quick = rapide, en trois temps
choice-night-narrated = racontée, rôle par rôle

rules-aim = Une nuit, un jour, un vote. Le village veut la mort d’un loup-garou ; les loups veulent vivre. Mais des cartes changent de main la nuit, et à la fin vous êtes la carte posée devant vous.
rules-start =
    Il y a trois cartes de plus que de joueurs. Vous en recevez une et la regardez ; trois sont au centre. Tout le monde sait quels rôles sont en jeu.
    La nuit, chaque rôle fait sa part : certains regardent, d’autres échangent, d’autres apprennent seulement qui est de leur côté.
rules-turn =
    Sosie : regarde une carte et devient ce rôle. Loups-garous : se voient ; un loup seul peut regarder une carte du centre. Sbire : voit les loups. Francs-maçons : se voient.
    Voyante : regarde la carte d’un joueur ou deux au centre. Voleur : échange avec un joueur et voit sa nouvelle carte. Semeuse de troubles : échange deux autres cartes sans les voir. Ivrogne : échange avec le centre sans voir. Insomniaque : regarde sa carte à la fin.
    Chasseur, Tanneur et Villageois dorment. Le jour, tout le monde parle et peut mentir. Plus personne ne regarde de carte.
rules-special =
    Un Chasseur qui meurt emporte celui pour qui il a voté.
    Le Tanneur ne gagne qu’en mourant.
    Le Sbire gagne avec les loups et n’en est pas un.
rules-end =
    Tous votent en même temps. Le plus de voix meurt, tous en cas d’égalité ; si personne n’a deux voix, personne ne meurt.
    Le village gagne si un loup meurt, ou s’il n’y en a pas parmi vous et que personne ne meurt. Sinon les loups gagnent, sauf si le Tanneur est mort.
rules-rulings =
    Qui se réveille dépend de la carte reçue, quoi qu’elle soit devenue.
    Chaque appel dure tout son temps, pour qu’aucune pause ne parle ; pour qui ne choisit pas, le hasard choisit.
    La Voyante regarde exactement deux cartes du centre, ou celle d’un joueur.
    Une carte Sosie qui n’a copié personne est un Villageois.

learn-night = Vous n’avez rien à faire pour l’instant. Tout le monde attend aussi longtemps, pour que nul ne sache qui est éveillé.
learn-doppelganger = Vous devenez ce que vous voyez, et devrez peut-être agir aussitôt.
learn-werewolf = Vous êtes seul : un regard au centre vous donne un rôle à revendiquer que personne n’a.
learn-seer = Ce que vous voyez là est ce qu’on peut dire de plus fort demain.
learn-robber = Vous prenez la carte, et son camp avec elle. Qui reçoit la vôtre est maintenant le Voleur, sans le savoir.
learn-troublemaker = Vous ne voyez aucune des deux cartes. Demain, vous pourrez dire qui n’est plus ce qu’il était.
learn-drunk = Vous ne saurez pas ce que vous êtes. Peut-être un loup-garou.
learn-day = Dites ce que vous avez fait, ou quelque chose de mieux. Les jetons sur les cartes aident à s’y retrouver. Quand tous sont prêts, on vote.
learn-vote = Désignez quelqu’un. Il faut au moins deux voix pour que quelqu’un meure.
