### Loup-garou. Dans les phrases, un rôle est le nom de sa carte : ainsi, tous s’accordent.

game-name = Loup-garou
game-about = Une nuit, un jour, un vote : le village cherche les loups-garous en son sein, et certains ne sont plus qui ils étaient. Les règles non officielles de One Night Ultimate Werewolf, de 3 à 10 personnes.

## Rôles, cartes, appels

role-doppelganger = Sosie
role-werewolf = Loup-garou
role-minion = Sbire
role-mason = Franc-maçon
role-seer = Voyante
role-robber = Voleur
role-troublemaker = Semeuse de troubles
role-drunk = Ivrogne
role-insomniac = Insomniaque
role-hunter = Chasseur
role-tanner = Tanneur
role-villager = Simple villageois

group-werewolf = Loup-garou
group-mason = Franc-maçon

centre-any = une carte du centre
centre-left = la carte de gauche au centre
centre-middle = la carte du milieu au centre
centre-right = la carte de droite au centre

pair-left-middle = les cartes de gauche et du milieu au centre
pair-left-right = les cartes de gauche et de droite au centre
pair-middle-right = les cartes du milieu et de droite au centre

step-doppelganger = le Sosie
step-doppelganger-action = le Sosie dans son nouveau rôle
step-doppelganger-minion = le Sosie, s’il est maintenant le Sbire
step-werewolf = les Loups-garous
step-minion = le Sbire
step-mason = les Francs-maçons
step-seer = la Voyante
step-robber = le Voleur
step-troublemaker = la Semeuse de troubles
step-drunk = l’Ivrogne
step-insomniac = l’Insomniaque
step-doppelganger-insomniac = le Sosie, s’il est maintenant l’Insomniaque

pace-slot = pour cet appel
pace-wave = pour cette partie de la nuit
pace-day = pour discuter
pace-vote = pour voter

## Questions

ask-set-up = On tire les rôles.
ask-deal = On distribue les cartes.
ask-night = Il fait nuit. Vous dormez.
ask-doppelganger = De qui regardez-vous la carte ? Ce rôle devient le vôtre.
ask-werewolf = Vous êtes le seul Loup-garou. Vous pouvez regarder une carte du centre.
ask-seer = Vous pouvez regarder la carte de quelqu’un d’autre, ou deux cartes du centre.
ask-robber = Vous pouvez échanger votre carte avec celle de quelqu’un d’autre, puis vous voyez votre nouvelle carte.
ask-troublemaker = Vous pouvez échanger les cartes de deux autres personnes.
ask-drunk = Quelle carte du centre prenez-vous à la place de la vôtre ?
ask-day = Discutez : qui est un Loup-garou ?
ask-vote = Pour qui votez-vous ?
ask-over = C’est fini.

## Coups

move-draw = { $role } : { $n }
move-deal = Distribuer : { $role }
move-time-up = Le temps { $pace } est écoulé.
move-look = Regarder la carte { DE($seat) }
move-look-centre = Regarder { $centre }
move-look-pair = Regarder { $pair }
move-rob = Échanger sa carte avec { $seat }
move-swap = Échanger les cartes { DE($one) } et { DE($other) }
move-drink = Prendre { $centre }
move-sleep = Dormir
move-vote = Voter pour { $seat }
move-claim = J’ai reçu la carte « { $role } ».
move-claim-saw = J’ai regardé la carte { DE($seat) } : { $role }.
move-claim-saw-centre = J’ai regardé { $centre } : { $role }.
move-claim-robbed = J’ai pris la carte { DE($seat) } : { $role }.
move-claim-swapped = J’ai échangé les cartes { DE($one) } et { DE($other) }.
move-claim-drank = J’ai pris { $centre }.
move-claim-woke = À la fin de la nuit, ma carte était : { $role }.
move-claim-fellow = La nuit, j’ai vu { $seat } : { $group }.
move-claim-none = La nuit, je n’ai vu personne d’autre : { $group }.
move-claim-idle = La nuit, je n’ai rien fait.
move-lay = Je crois que la carte { DE($seat) } est : { $role }.
move-lay-centre = Selon moi, { $centre } est : { $role }.
move-lift = J’enlève le jeton de la carte { DE($seat) }.
move-lift-centre = J’enlève le jeton : { $centre }.
move-accuse = Pour moi, { $seat } est un Loup-garou.
move-trust = Je fais confiance à { $seat }.
move-announce = Je vais voter pour { $seat }.
move-call-on = { $seat }, qu’en dites-vous ?
move-circle = Votons en cercle, pour que personne ne meure.
move-ready = On peut voter.
move-wait = Attendez, il me faut encore du temps.

## La nuit, pour qui elle concerne

event-drawn = En jeu : { $role } × { $n }.
event-dealt = Votre carte : { $role }.
event-night = La nuit tombe.
event-called =
    { $step-id ->
        [doppelganger] La voix de la nuit : { narrate-doppelganger }
        [doppelganger-action] La voix de la nuit : { narrate-doppelganger-action }
        [doppelganger-minion] La voix de la nuit : { narrate-doppelganger-minion }
        [werewolf] La voix de la nuit : { narrate-werewolf }
        [minion] La voix de la nuit : { narrate-minion }
        [mason] La voix de la nuit : { narrate-mason }
        [seer] La voix de la nuit : { narrate-seer }
        [robber] La voix de la nuit : { narrate-robber }
        [troublemaker] La voix de la nuit : { narrate-troublemaker }
        [drunk] La voix de la nuit : { narrate-drunk }
        [insomniac] La voix de la nuit : { narrate-insomniac }
        [doppelganger-insomniac] La voix de la nuit : { narrate-doppelganger-insomniac }
       *[other] { $step }
    }
event-wave = La nuit, partie { $wave } sur 3.
event-you-look = Vous regardez la carte { DE($seat) }.
event-you-look-centre = Vous regardez { $centre }.
event-you-look-pair = Vous regardez { $pair }.
event-you-rob = Vous échangez votre carte avec { $seat }.
event-you-swap = Vous échangez les cartes { DE($one) } et { DE($other) }.
event-you-drink = Vous prenez { $centre }.
event-you-sleep = Vous dormez.
event-you-vote = Vous votez pour { $seat }.
event-copied = La carte { DE($seat) } : { $role }. C’est maintenant votre rôle.
event-fellow = { $seat } : { $group }.
event-alone = Personne d’autre n’est { $group }.
event-saw = La carte { DE($seat) } : { $role }.
event-saw-centre = Vous voyez { $centre } : { $role }.
event-robbed = La carte { DE($seat) } est maintenant la vôtre : { $role }.
event-woke = Votre carte à la fin de la nuit : { $role }.

## Le jour et la fin

event-dawn = Le jour se lève.
event-hands = Un, deux, trois : tout le monde vote.
event-voted = { $by } vote pour { $seat }.
event-died = { $seat } meurt.
event-shot = { $by } a la carte « Chasseur » et emporte { $seat }.
event-nobody-died = Personne ne meurt.
event-was = { $seat } avait reçu la carte « { $role } ».
event-was-centre = Au début, { $centre } : { $role }.
event-did-look = { $by } a regardé la carte { DE($seat) }.
event-did-look-centre = { $by } a regardé { $centre }.
event-did-look-pair = { $by } a regardé { $pair }.
event-did-rob = { $by } a échangé sa carte avec { $seat }.
event-did-swap = { $by } a échangé les cartes { DE($one) } et { DE($other) }.
event-did-drink = { $by } a pris { $centre }.
event-became = La carte du Sosie vaut : { $role }.
event-is = { $seat } a maintenant la carte « { $role } ».
event-is-centre = Maintenant, { $centre } : { $role }.
event-won = { $seat } gagne.
event-nobody-won = Personne ne gagne.

how-village = Le village gagne.
how-werewolf = Les loups-garous gagnent.
how-tanner = Le Tanneur gagne.
how-minion = Le Sbire gagne.
how-village-tanner = Le village et le Tanneur gagnent.
how-tanner-minion = Le Tanneur et le Sbire gagnent.
how-nobody = Personne ne gagne.

## Options

option-set = Jeu de rôles
option-set-about = Le jeu tout prêt pour votre nombre, un jeu avec le Sosie, ou un jeu tiré au sort.
choice-set-preset = tout prêt
choice-set-doppelganger = avec le Sosie
choice-set-random = tiré au hasard
option-roles = Votre propre jeu
option-roles-about = Des rôles au choix, trois de plus que de personnes : au moins un Loup-garou, les deux Francs-maçons ou aucun. Il remplace le jeu tout prêt.
option-night = Nuit
option-night-about = Rapide : tout le monde choisit en même temps, en trois parties égales. Racontée : les rôles sont appelés l’un après l’autre.
choice-night-quick = rapide, en trois temps
choice-night-narrated = racontée, rôle par rôle
option-lone_wolf = Loup solitaire
option-lone_wolf-about = Un Loup-garou sans partenaire peut regarder une carte du centre.
option-tanner_blocks = Le Tanneur gâche tout au Sbire solitaire
option-tanner_blocks-about = Sans Loup-garou, le Sbire ne gagne pas si le Tanneur meurt.
option-slot = Secondes par appel
option-slot-about = Le temps de chaque rôle dans une nuit racontée, même s’il est au centre.
option-wave = Secondes par partie de la nuit
option-wave-about = La durée de chacune des trois parties d’une nuit rapide.
option-minutes = Minutes de discussion
option-minutes-about = Combien de temps vous pouvez parler. Selon le nombre de joueurs, de 4 à 8 minutes.
choice-minutes-0 = selon le nombre de joueurs
option-vote = Secondes pour voter
option-vote-about = Qui n’a pas voté à temps vote au hasard.
option-talk = Phrases
option-talk-about = Combien de phrases chaque personne peut dire le jour.
option-chips = Jetons
option-chips-about = Combien de parties gagnées font gagner le tournoi.
option-helper = Aide au calcul
option-helper-about = Qui le souhaite peut faire calculer la probabilité de chaque rôle, d’après ce qu’on a vu et ce qui s’est dit.

warning-insomniac-alone = Sans Voleur ni Semeuse de troubles, l’Insomniaque n’a rien à découvrir.

## Refus

refused-yourself = Vous ne pouvez pas vous choisir.
refused-no-such-player = Cette personne n’est pas à la table.
refused-not-in-play = Ce rôle n’est pas en jeu.
refused-two-others = Choisissez deux personnes différentes, mais pas vous.
refused-no-token = Il n’y a pas de tel jeton à poser ou à enlever.
refused-said-enough = Vous avez dit tout ce que vous pouviez dire aujourd’hui.
refused-unknown-role = Il n’y a pas de rôle « { $field } ». Il y a : { $expected }
refused-no-set-for-so-many = Ce jeu (« { $field } ») n’existe pas pour ce nombre, seulement pour : { $expected }
refused-wrong-number-of-cards = Mauvais nombre de cartes dans « { $field } ». Il en faut : { $expected }
refused-too-many-cards = Trop de cartes « { $field } ». Il y en a : { $expected }
refused-lonely-mason = Les deux Francs-maçons ou aucun (« { $field } » : { $expected }).
refused-no-werewolf = Il faut au moins un Loup-garou (« { $field } » : { $expected }).

## Ce qui se dit le jour : tout le monde entend qui le dit.

event-said-claim = { $by } : { move-claim }
event-said-claim-saw = { $by } : { move-claim-saw }
event-said-claim-saw-centre = { $by } : { move-claim-saw-centre }
event-said-claim-robbed = { $by } : { move-claim-robbed }
event-said-claim-swapped = { $by } : { move-claim-swapped }
event-said-claim-drank = { $by } : { move-claim-drank }
event-said-claim-woke = { $by } : { move-claim-woke }
event-said-claim-fellow = { $by } : { move-claim-fellow }
event-said-claim-none = { $by } : { move-claim-none }
event-said-claim-idle = { $by } : { move-claim-idle }
event-said-lay = { $by } : { move-lay }
event-said-lay-centre = { $by } : { move-lay-centre }
event-said-lift = { $by } : { move-lift }
event-said-lift-centre = { $by } : { move-lift-centre }
event-said-accuse = { $by } : { move-accuse }
event-said-trust = { $by } : { move-trust }
event-said-announce = { $by } : { move-announce }
event-said-call-on = { $by } : { move-call-on }
event-said-circle = { $by } : { move-circle }
event-said-ready = { $by } : { move-ready }
event-said-wait = { $by } : { move-wait }

## Ce que dit la voix de la nuit

narrate-close = Tout le monde, fermez les yeux.
narrate-doppelganger = Sosie, ouvrez les yeux et regardez la carte de quelqu’un d’autre. Désormais, vous êtes ce que vous voyez.
narrate-doppelganger-action = Si votre nouveau rôle est Voyante, Voleur, Semeuse de troubles ou Ivrogne, faites maintenant ce qu’il fait.
narrate-doppelganger-action-end = Sosie, fermez les yeux.
narrate-doppelganger-minion = Sosie, ne gardez les yeux ouverts que si vous êtes maintenant le Sbire. Loups-garous, levez le pouce pour que le Sosie vous voie.
narrate-doppelganger-minion-end = Loups-garous, baissez le pouce. Sosie, fermez les yeux.
narrate-werewolf = Loups-garous, ouvrez les yeux et trouvez-vous.
narrate-lone-wolf = S’il n’y a personne d’autre, vous pouvez regarder une carte du centre.
narrate-werewolf-end = Loups-garous, fermez les yeux.
narrate-minion = Sbire, ouvrez les yeux. Loups-garous, gardez les vôtres fermés et levez le pouce.
narrate-minion-end = Loups-garous, baissez le pouce. Sbire, fermez les yeux.
narrate-mason = Francs-maçons, ouvrez les yeux et trouvez-vous.
narrate-mason-end = Francs-maçons, fermez les yeux.
narrate-seer = Voyante, ouvrez les yeux. Regardez, si vous voulez, la carte de quelqu’un d’autre ou deux cartes du centre.
narrate-seer-end = Voyante, fermez les yeux.
narrate-robber = Voleur, ouvrez les yeux. Échangez, si vous voulez, votre carte avec celle de quelqu’un d’autre, puis regardez votre nouvelle carte.
narrate-robber-end = Voleur, fermez les yeux.
narrate-troublemaker = Semeuse de troubles, ouvrez les yeux. Échangez, si vous voulez, les cartes de deux autres personnes.
narrate-troublemaker-end = Semeuse de troubles, fermez les yeux.
narrate-drunk = Ivrogne, ouvrez les yeux et échangez votre carte avec une du centre. Ne la regardez pas.
narrate-drunk-end = Ivrogne, fermez les yeux.
narrate-insomniac = Insomniaque, ouvrez les yeux et regardez votre propre carte.
narrate-insomniac-end = Insomniaque, fermez les yeux.
narrate-doppelganger-insomniac = Sosie, si vous êtes maintenant l’Insomniaque, ouvrez les yeux et regardez votre propre carte.
narrate-doppelganger-insomniac-end = Sosie, fermez les yeux.
narrate-nudge = Gardez les yeux fermés, et que chacun déplace un peu sa propre carte.
narrate-open = Tout le monde, ouvrez les yeux. Il fait jour !
narrate-talk =
    Discutez.
    { $n ->
        [one] Vous avez { $n } minute.
       *[other] Vous avez { $n } minutes.
    }
narrate-minute = Plus qu’une minute.
narrate-seconds = Plus que dix secondes.
narrate-vote = C’est l’heure. Montrez quelqu’un du doigt : trois, deux, un, maintenant !

## L’image dans le terminal

picture-roles = En jeu : { $roles }
picture-card = Votre carte au début : { $role }
picture-dealt = au début { $role }
picture-now = maintenant { $role }
picture-votes = vote pour { $name }
picture-dies = meurt
picture-wins = gagne
picture-token = jeton : { $role }
picture-left = phrases restantes : { $n }
picture-ready = d’accord pour voter
reckoned-deals =
    { $n ->
        [one] { $n } distribution correspond à ce que vous savez.
       *[other] { $n } distributions correspondent à ce que vous savez.
    }
reckoned-now = La carte qui se trouve là maintenant, d’après ce que vous savez et ce qui a été dit :
reckoned-role = { $role } { $n } %
reckoned-calm = Personne n’a reçu de Loup-garou : { $n } %
