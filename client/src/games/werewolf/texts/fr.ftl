### Ce que seul le plateau du Loup-Garou dit.

board-table = La table
board-left = gauche
board-middle = milieu
board-right = droite
board-in-play = Rôles en jeu
board-claimed-by = revendiqué par { $names }

board-mine = Ma nuit
board-hold = toucher ou maintenir
board-hide = cacher
board-hidden = Personne ne peut la voir.

board-tap = Touchez une carte
board-one-more = Et encore une
board-not-this = Pas cette carte
board-waits = C’est fait. La nuit continue.
board-awake = Vous ne pouvez pas encore dormir : choisissez d’abord une carte.
board-dream-of = Rêve : { $place }
board-dream-1 = Vous rêvez d’un moulin qui moud le clair de lune.
board-dream-2 = Vous rêvez d’une chouette qui vous compte et recommence.
board-dream-3 = Vous rêvez de pas dans la neige : ce sont tous les vôtres.
board-dream-4 = Vous rêvez d’une porte, et derrière elle d’une autre porte.
board-dream-5 = Vous rêvez d’un pain que quelqu’un a déjà mordu.
board-voice-on = La voix raconte
board-voice-off = La voix se tait

board-say = Dire quelque chose
board-back = Un pas en arrière
board-nobody = personne
board-away-token = L’enlever
board-topic-card = Ma carte était …
board-topic-saw = J’ai regardé …
board-topic-robbed = J’ai pris à …
board-topic-swapped = J’ai échangé …
board-topic-drank = En buvant, j’ai pris …
board-topic-woke = À la fin, j’avais …
board-topic-met = J’ai rencontré …
board-topic-idle = Je n’ai rien fait
board-topic-accuse = Je soupçonne …
board-topic-trust = Je fais confiance à …
board-topic-announce = Je voterai contre …
board-topic-call-on = Je demande à …
board-topic-token = Poser un jeton
board-topic-circle = Voter en cercle

board-chart = Qui dit quoi
board-says = dit
board-before = avant : { $roles }
board-silent = rien encore
board-by-accuse = soupçons { DE($names) }
board-by-trust = confiance { DE($names) }
board-by-announce = votes promis par { $names }
board-helper = Ce qu’on peut déduire
board-no-helper = Il n’y a rien à déduire maintenant.

board-point = Touchez qui vous désignez
board-pointed = Votre doigt est levé. Attendez les autres.

board-telling = L’histoire de la nuit
board-scene-dealt = Voici les cartes distribuées.
board-scene-morning = Voici les cartes au matin.
board-tally =
    { $n ->
        [one] { $name } : { $n } vote ({ $names })
       *[other] { $name } : { $n } votes ({ $names })
    }
board-earlier = Avant
board-later = Après
board-run = Raconter
board-stop = Arrêter
board-chips = { $n } jetons sur { $target }
board-champion = { $name } remporte le tournoi !
