### DC Spyfall, unofficial. `.about` of a power card says what it does: `$power-about`.

game-name = DC Spyfall
game-about = Tout le monde sait où vous êtes, sauf le Joker parmi vous. Posez des questions, répondez, montrez aux vôtres que vous savez, sans trahir le lieu.

## Places, and what a bag may hold instead

location-arkham = Asile d’Arkham
location-atlantis = Atlantide
location-batcave = Batgrotte
location-belle-reve = Prison de Belle Reve
location-ccpd = Commissariat de Central City
location-daily-planet = Rédaction du Daily Planet
location-ferris = Avionneur Ferris
location-fortress = Forteresse de Solitude
location-gorilla-city = Cité des gorilles
location-gotham-state = Université d’État de Gotham
location-hall-of-justice = Hall de la Justice
location-iceberg-lounge = Salon Iceberg
location-satellite = Satellite de la Ligue de justice
location-kandor = Kandor, la ville en bouteille
location-lexcorp = Tour LexCorp
location-mogo = Planète Mogo
location-star-labs = Laboratoires S.T.A.R.
location-themyscira = Île de Themyscira
location-titans-tower = Tour des Titans
location-warworld = Monde-Guerre
location-joker = Carte Joker
location-jest = Farce du Joker
location-multiverse = Folie du multivers

## Power cards

power-god-complex = Complexe de Dieu
    .about = Une fois : si vous faites partie de la majorité contre un accusé, le vote compte comme unanime.
power-spare-minute = Minute de réserve
    .about = Une fois : quand c’est à vous d’interroger, ajoutez une minute.
power-second-sight = Seconde vue
    .about = Une fois : vous pouvez accuser une seconde fois dans cette manche.
power-deflection = Déviation
    .about = Une fois : passez une question à quelqu’un d’autre que son auteur.
power-no-comment = Sans commentaire
    .about = Une fois : laissez une question sans réponse.
power-boomerang = Effet boomerang
    .about = Une fois : interrogez en retour qui vient de vous interroger.
power-truth-bound = Franc-parler
    .about = Toute la manche : répondez nettement, jamais vaguement.
power-mist = Brume
    .about = Toute la manche : ne répondez jamais nettement.
power-neighbourly = Bon voisinage
    .about = Toute la manche : n’interrogez que vos voisins.
power-third-person = Troisième personne
    .about = Toute la manche : parlez de vous par votre nom.
power-whisper = Murmure
    .about = Toute la manche : chuchotez, comme si les murs avaient des oreilles.
power-echo = Écho
    .about = Toute la manche : commencez chaque réponse par le dernier mot de la question.

## Questions about the place

question-roof = Avons-nous un toit au-dessus de la tête ?
question-wind = Le vent te décoifferait-il ici ?
question-headcount = Combien de gens y a-t-il autour de nous ?
question-queue = Faut-il faire la queue ici ?
question-rules = Y a-t-il des règles strictes ici ?
question-police = La police aimerait-elle ce qui se passe ici ?
question-temperature = Quelle température fait-il ?
question-snow = Un bonhomme de neige tiendrait-il ici ?
question-machines = Est-ce plein de machines ?
question-modern = Tout est-il dernier cri ?
question-floor = À quelle hauteur sommes-nous ?
question-outlook = Voit-on loin d’ici ?
question-water = Y a-t-il beaucoup d’eau autour ?
question-fish = Un poisson serait-il heureux ici ?
question-boss = Qui commande ici ?
question-one-will = Une seule personne décide-t-elle de tout ?
question-walk-in = N’importe qui peut-il entrer ?
question-ticket = Faut-il un laissez-passer pour entrer ?
question-danger = Est-ce dangereux ici ?
question-shady = Combien d’individus louches traînent ici ?
question-capes = Combien de capes comptes-tu ?
question-autographs = Des enfants demanderaient-ils des autographes ici ?
question-not-human = Croise-t-on ici des êtres qui ne sont pas humains ?
question-bars = Est-il difficile de sortir d’ici ?
question-wages = Les gens sont-ils payés pour être ici ?
question-nearest-city = À quelle distance est la grande ville la plus proche ?
question-loud = Est-ce bruyant ici ?
question-bright = Fait-il clair ici ?
question-how-old = Quel âge a cet endroit ?
question-dust = Cela sent-il le temps passé ?

## Questions about being there

question-coat = Gardes-tu ton manteau ?
question-nap = Pourrais-tu faire une sieste ici ?
question-umbrella = Voudrais-tu un parapluie ici ?
question-how-often = Viens-tu souvent ici ?
question-journey = Le chemin jusqu’ici est-il long ?
question-alone = Pourrais-tu être tranquille ici un moment ?
question-rescue = Si tu appelles à l’aide, un héros viendra-t-il ?
question-leave = Peux-tu partir quand tu veux ?
question-how-long = Combien de temps vas-tu rester ?
question-nervous = As-tu les nerfs à vif ?
question-armed = Préférerais-tu avoir une arme ici ?
question-charger = Trouverais-tu ici un chargeur pour tes appareils ?
question-swimwear = As-tu pris tes affaires de bain ?
question-wet-feet = As-tu souvent les pieds mouillés ici ?
question-lift = Faut-il un ascenseur pour venir ici ?
question-dizzy = As-tu le vertige en regardant en bas ?
question-orders = Reçois-tu souvent des ordres ici ?
question-bow = T’inclines-tu devant quelqu’un ici ?
question-business = Est-ce le travail qui t’amène ?
question-fun = Es-tu ici pour le plaisir ?
question-keep-quiet = Dois-tu garder cet endroit secret ?
question-reading = Pourrais-tu lire un livre ici ?
question-shout = Faut-il crier pour se faire entendre ?
question-misbehave = S’en tire-t-on souvent après une bêtise ici ?
question-running = Te gronderait-on si tu courais ici ?
question-odd-one-out = As-tu l’impression de détonner ?
question-grandmother = Amènerais-tu ta grand-mère ici ?
question-souvenir = Pourrais-tu en acheter une carte postale ?
question-photograph = Une image d’il y a cent ans serait-elle la même ?
question-notice = Si tu trébuches, quelqu’un le verra-t-il ?

## Questions about anyone

question-breakfast = Comment était ton petit-déjeuner ?
question-night = Comment as-tu dormi ?
question-how-are-you = Comment vas-tu aujourd’hui ?
question-week = Comment se passe ta semaine ?
question-hungry = As-tu faim ?
question-tired = As-tu besoin d’une pause ?
question-trust-me = As-tu confiance en moi ?
question-next-to-you = Soupçonnes-tu qui est assis à côté de toi ?
question-laugh = Ris-tu souvent ?
question-lie = Mens-tu souvent ?
question-keep-a-secret = Sais-tu garder un secret ?
question-lucky = La chance est-elle avec toi aujourd’hui ?

## Answers, from plain to vague

answer-degree-not-at-all = Non, pas du tout.
answer-degree-hardly = À peine.
answer-degree-rather = Oui, plutôt.
answer-degree-very = Oh oui, tout à fait.
answer-degree-not-much = Pas tellement.
answer-degree-enough = Assez, je dirais.
answer-amount-none = Pas un seul.
answer-amount-few = Un ou deux.
answer-amount-several = Pas mal.
answer-amount-crowds = Plus que je ne peux compter.
answer-amount-fewer = Moins qu’on ne croit.
answer-amount-more = Plus qu’on ne croit.
answer-often-never = Jamais.
answer-often-rarely = Tous les trente-six du mois.
answer-often-regularly = Assez régulièrement.
answer-often-always = Tout le temps.
answer-often-seldom = Moins souvent que d’autres.
answer-often-often = Assez souvent.
answer-warmth-hot = Il fait chaud.
answer-warmth-mild = Il fait doux.
answer-warmth-cool = Il fait frais.
answer-warmth-freezing = Il gèle.
answer-warmth-no-coat = On peut laisser le manteau à la maison.
answer-warmth-jacket = Une veste ne sera pas de trop.
answer-height-deep = Tout en bas, sous terre.
answer-height-street = Au niveau du sol.
answer-height-upstairs = Un peu en hauteur.
answer-height-sky = On ne peut plus haut.
answer-height-grounded = On ne tombe pas de haut ici.
answer-height-view = Assez haut pour avoir une vue.
answer-age-new = La peinture est encore fraîche.
answer-age-years = Quelques décennies.
answer-age-old = Plus vieux que nous tous.
answer-age-ancient = Plus vieux que les livres d’histoire.
answer-age-recent = Moins vieux qu’il n’y paraît.
answer-age-history = Il en a vu d’autres.
answer-distance-corner = Juste au coin de la rue.
answer-distance-ride = Un court trajet.
answer-distance-journey = Un vrai voyage.
answer-distance-world = Autant dire un autre monde.
answer-distance-near = Plus près qu’on ne croit.
answer-distance-away = On n’y va pas à pied.
answer-charge-nobody = Personne.
answer-charge-team = On décide ensemble.
answer-charge-boss = Il y a un chef.
answer-charge-ruler = Quelqu’un dont la parole fait loi.
answer-charge-free = Personne ne me commande.
answer-charge-someone = Quelqu’un, et cela se voit.
answer-stay-minutes = Quelques minutes.
answer-stay-evening = Quelques heures.
answer-stay-days = Des jours entiers.
answer-stay-forever = Je n’en vois pas la fin.
answer-stay-short = Pas trop longtemps.
answer-stay-long = Plus longtemps que prévu.
answer-mood-bad = Mal.
answer-mood-so-so = Comme ci, comme ça.
answer-mood-fine = Bien.
answer-mood-great = À merveille !
answer-mood-grey = On a vu mieux.
answer-mood-bright = Je ne me plains pas.
answer-vague-depends = Cela dépend.
answer-vague-as-usual = Comme toujours.
answer-vague-you-know = Tu sais comment c’est.
answer-vague-no-idea-why = Pourquoi veux-tu le savoir ?

## Topics of typed questions: words that tell what a question is about, endings left aside

topic-indoors = toit dedans dehors intérieur extérieur plafond murs pluie vent bâtiment
topic-crowd = gens foule monde seul visiteurs compagnie
topic-law = loi légal illégal règles police crime interdit permis
topic-cold = froid chaud température temps manteau vêtements neige glace chauffage
topic-technology = technologie machines ordinateurs écrans robots appareils électricité téléphone
topic-height = haut hauteur étage escalier ascenseur tour souterrain profond vue tomber
topic-water = eau mer nager mouillé bateau poisson plage océan rivière
topic-rule = chef roi reine dirigeant ordres commande décide pouvoir
topic-open = entrer entrée ouvert public billet secret caché invités invitation venir
topic-danger = danger dangereux sûr peur arme méchants criminels risque
topic-heroes = héros cape masque costume super sauver célèbre
topic-strange = humain extraterrestres animaux créatures espèce langue étrange
topic-locked = enfermé partir fuir prison gardes libre sortie rester longtemps
topic-work = travail emploi payé salaire affaires bureau argent plaisir
topic-far = loin près voyage chemin distance ville maison arriver espace
topic-noise = bruit bruyant calme silence musique son entendre crier
topic-light = lumière clair sombre lampe soleil ombre voir lire
topic-old = vieux neuf nouveau âge ancien histoire ans construit siècle

## Moves

move-dealer = { $seat } distribue
move-draw = Le sachet : { $location }
move-joker = La carte Joker va à { $seat }
move-harley = La carte de Harley va à { $seat }
move-no-harley = La carte de Harley reste dans le sachet
move-copy = Carte suivante : { $location }
move-power = Pouvoir suivant : { $power }
move-tick = Une demi-minute passe
move-close = Le temps pour cela est écoulé
move-ask = Interroger { $seat }
move-question = { $question }
move-answer = { $answer }
move-say = Réponse donnée
move-name = Dire tout haut : { $location }
move-go-on = On continue
move-accuse = Accuser { $seat }
move-guess = Nous sommes ici : { $location }
move-call = C’est une farce du Joker !
move-claim = C’est la folie du multivers !
move-agree = Oui, d’accord
move-disagree = Non, pas d’accord
move-ready = On peut voter
move-point = Montrer { $seat } du doigt
move-show = Montrer le pouvoir
move-hide = Garder la carte cachée
move-minute = Prendre la minute de réserve
move-deflect = Laisser { $seat } répondre
move-silence = Sans commentaire
menu-accuse = Accuser :
note-ask = Votre question :
note-say = Votre réponse :
menu-ask = Interroger :
menu-point = Montrer du doigt :
menu-guess = Nous sommes ici :
menu-question = Poser une question { $remark } :

## What happens

event-round = Manche { $round } sur { $rounds }.
event-dealer = { $seat } distribue et pose la première question.
event-card = { $seat } regarde sa carte : { $location }.
event-harley = La carte porte le signe de Harley : { $seat } aide le Joker en secret.
event-power = { $seat } reçoit un pouvoir : { $power }. { $power-about }
event-clock = Encore { $seconds } secondes.
event-turned = { $seat } se tourne vers { $other }.
event-asked = { $seat } à { $other } : « { $question } »
event-answered = { $seat } : « { $answer } »
event-spoke = { $seat } a répondu.
event-power-shown = { $seat } montre un pouvoir : { $power } !
event-deflected = { $seat } passe la question : à { $other } de répondre.
event-silent = { $seat } garde le silence.
event-minute = { $seat } ajoute une minute.
event-accused = { $seat } arrête le chrono et accuse { $other } !
event-claimed = { $seat } arrête le chrono : nous sommes tous dans des lieux différents !
event-guessed = { $seat } montre la carte Joker : « Nous sommes ici : { $location } ! »
event-called = { $seat } montre une carte Joker : « C’est une farce ! »
event-agreed = { $seat } approuve.
event-disagreed = { $seat } n’approuve pas.
event-failed = Cela ne suffit pas. Le chrono repart.
event-time-up = C’est fini ! Discutez ouvertement, puis tous pointent en même temps.
event-pointed = { $seat } montre { $other } du doigt.
event-harley-sought = C’est juste ! Mais qui est Harley ?
event-where = Le lieu : { $location }.
event-held = La carte { DE($seat) } : { $location }.
event-harley-was = Harley, c’est { $seat }.
event-power-was = Le pouvoir { DE($seat) } : { $power }.
event-scored = { $seat } : plus { $points }.
event-nobody-scored = Personne ne marque.
event-honoured = Applaudissements pour { $seat } : personne ne joue mieux son pouvoir.
event-match-won = { $seat } gagne la partie avec { $points }.

## What is asked

ask-deal = On distribue les cartes.
ask-ask = Qui interrogez-vous ?
ask-question = Que demandez-vous ?
ask-answer = Que répondez-vous ?
ask-pause = Quelqu’un arrête-t-il la partie, ou continue-t-on ?
ask-accusation = Est-ce le Joker ?
ask-god-complex = Une nette majorité. Quelqu’un montre-t-il un pouvoir ?
ask-claim = Sommes-nous tous dans des lieux différents ?
ask-discussion = Le temps est écoulé. Qui est le Joker ? Parlez librement sans nommer le lieu.
ask-point = Un, deux, trois : qui montrez-vous du doigt ?
ask-harley-talk = Le Joker connaît le lieu. Qui l’a aidé ?
ask-harley-vote = Un, deux, trois : qui est Harley ?
ask-honour = Qui a le mieux joué son pouvoir ?
ask-over = La manche est finie.

## Options

option-rounds = Manches
option-rounds-about = Combien de manches compte une partie.
option-minutes = Durée
option-minutes-about = Durée d’une manche. Selon le nombre de joueurs, six minutes à 3 ou 4, sept à 5 ou 6, huit à 7 ou 8.
choice-minutes-0 = selon le nombre de joueurs
option-talk = Conversation
option-talk-about = À voix haute, par écrit ou avec les cartes de questions.
choice-talk-aloud = à voix haute
choice-talk-written = par écrit
choice-talk-deck = avec les cartes de questions
option-harley = Mode Harley Quinn
option-harley-about = Un héros aide peut-être le Joker en secret. À partir de 5.
option-jest = Farce du Joker
option-jest-about = Parmi les sachets, l’un ne contient que des Jokers. Qui s’en aperçoit l’annonce et marque 3 points.
option-multiverse = Folie du multivers
option-multiverse-about = Dans deux sachets, chaque carte montre un autre lieu. Qui le remarque l’annonce ; il faut une majorité.
option-mission = Super mission
option-mission-about = À chaque manche, chacun reçoit un pouvoir secret.
option-fresh_copies = Copies inédites seulement
option-fresh_copies-about = La folie laisse de côté les lieux déjà joués.
option-honour = Vote d’honneur
option-honour-about = Après une mission, tous votent pour la meilleure interprétation, sans points.
option-pauses = Temps d’arrêt
option-pauses-about = Après chaque réponse, chacun peut arrêter la partie ou la laisser continuer. Pas à voix haute.
option-discussion = Discussion ouverte
option-discussion-about = Combien de secondes de discussion à la fin du temps.
option-questions = Nombre de questions
option-questions-about = Après tant de questions, le temps de la manche est écoulé.
option-clock = Chrono
option-clock-about = L’horloge de la table, ou une horloge qui compte un temps fixe par coup.
choice-clock-simulated = chaque coup coûte un temps fixe
choice-clock-table = l’horloge de la table

## How it ends, and why not

how-exposed = Le Joker est démasqué.
how-hero-convicted = Tous accusent un héros : le Joker rit.
how-harley-convicted = Tous prennent Harley pour le Joker.
how-unexposed = Le temps est écoulé et le Joker court toujours.
how-named = Le Joker nomme le lieu.
how-named-harley-found = Le Joker nomme le lieu, mais Harley est trouvée.
how-named-wrong = Le Joker se trompe de lieu.
how-jest = C’est une farce, et quelqu’un la perce à jour.
how-no-jest = Ce n’est pas une farce : le Joker s’est trompé.
how-jest-missed = C’est une farce, et personne ne la perce à jour.
how-multiverse = C’est la folie du multivers, et vous le voyez.
how-no-multiverse = Vous êtes bien tous au même endroit : le Joker en profite.
how-multiverse-missed = C’est la folie du multivers, et personne ne le remarque.

refused-accused-once = On accuse une fois par manche, et vous l’avez déjà fait.
refused-claimed-once = On annonce la folie une fois par manche, et vous l’avez déjà fait.
refused-vote-is-open = Quelqu’un a été plus rapide : un vote est en cours. Attendez la fin.
refused-time-is-up = Le temps est écoulé : plus personne ne peut arrêter la partie.
refused-round-is-decided = La manche est jouée : personne ne peut plus l’arrêter.
refused-no-such-player = Personne n’est assis là.
refused-not-yourself = Pas vous-même.
refused-mode-is-off = Cela n’existe pas dans cette partie, ou c’est déjà passé.
refused-only-the-joker = Seul le Joker nomme le lieu. Vous pouvez en revanche en rayer.
refused-place-is-used = Ce lieu a déjà été joué dans cette partie.
refused-no-vote = Il n’y a pas de tel vote en ce moment.
refused-voted-already = Vous avez voté. On ne change pas d’avis.
refused-caller-has-voted = Vous avez demandé ce vote : vous comptez pour un oui.
refused-accused-may-not-vote = Qui est accusé ne vote pas.
refused-joker-may-not-vote = Le Joker ne vote pas ici.
refused-not-the-joker = C’est le Joker ; on cherche Harley.
refused-names-the-place = On ne nomme aucun lieu dans une réponse.
refused-question-is-spent = Cette question a déjà été posée dans cette manche.
refused-power-forbids = Votre pouvoir ne le permet pas.
refused-other-scale = Ce n’est pas une réponse à cette question.
refused-no-follow-up = Une question, une réponse : on n’insiste pas.
refused-answer-first = Répondez d’abord à la question.
refused-not-back = On ne renvoie pas la question à qui vient de la poser.
refused-no-such-power = Vous n’avez pas ce pouvoir, ou il est épuisé.
refused-too-few-for-harley = Harley Quinn demande au moins 5 personnes.

## The picture in a terminal

picture-round = Manche { $round } sur { $rounds }, reste { $time }
picture-standings = Points après la manche { $round } sur { $rounds } :
picture-here = Vous êtes ici : { $location }
picture-joker = Vous êtes le Joker : découvrez où tout le monde se trouve.
picture-harley = Vous avez le signe de Harley : aidez le Joker sans vous trahir.
picture-power = Votre pouvoir : { $power }
picture-was = Le lieu était : { $location }
picture-points = total : { $points }
picture-dealer = distribue
picture-asker = interroge
picture-accuser = a accusé
picture-claimer = a crié à la folie
picture-is-harley = signe de Harley
picture-places = Lieux pas encore joués : { $places }.
remark-enter = ou simplement Entrée
kind-place = sur le lieu
kind-being = sur le fait d’y être
kind-anyone = sur n’importe qui

## Hints

hint-fits = vrai pour ce lieu
