### DC Spyfall : la page des règles, les choix des options et un mot à chaque moment nouveau.

choice-talk-aloud = à voix haute
choice-talk-written = par écrit
choice-talk-deck = avec les cartes de questions
choice-clock-simulated = chaque coup coûte un temps fixe
choice-clock-table = l’horloge de la table

rules-aim = Vous êtes tous au même endroit et savez où, sauf un : le Joker. Les héros veulent trouver le Joker ; le Joker veut trouver le lieu, ou passer inaperçu.
rules-start =
    Chacun reçoit une carte : le lieu, ou le Joker. Regardez-la sans la montrer.
    Les vingt lieux sont connus de tous. Vous pouvez rayer ceux que vous écartez.
rules-turn =
    Le donneur pose une question à quelqu’un. Qui a répondu interroge ensuite, mais pas celui qui vient de le faire.
    Une question, une réponse, pas de relance. Une réponse peut être vague ou fausse, mais ne nomme jamais un lieu.
    Une fois par manche, vous pouvez arrêter l’horloge et accuser. Tous votent sauf l’accusé ; seule l’unanimité compte.
    Le Joker peut arrêter à tout moment, montrer sa carte et nommer le lieu.
rules-special =
    Harley Quinn : elle connaît le lieu et aide le Joker en secret.
    Farce du Joker : un sac rempli de Jokers ; qui le comprend l’annonce.
    Folie du multivers : chaque carte montre un autre lieu ; la majorité doit y croire.
    Super mission : chacun a une carte de pouvoir secrète.
rules-end =
    Quand le temps est écoulé, on parle ouvertement, puis tous désignent en même temps.
    Le Joker : 2 points s’il n’est pas démasqué ; 4 s’il nomme le lieu ou si tous accusent un héros. Sinon 1 point par héros, et 1 de plus au premier qui a accusé le Joker.
    Le plus de points après les manches convenues gagne.
rules-rulings =
    Les votes restent cachés jusqu’au dernier ; qui lance un vote compte pour oui.
    Après chaque réponse, chacun peut arrêter le jeu ou laisser continuer, sauf à voix haute.
    Nul ne se désigne ni ne s’abstient. Une fois le temps écoulé, plus personne ne peut arrêter le jeu.

learn-ask = Choisissez qui interroger. Tous entendent la réponse : demandez là où vous doutez.
learn-question = Une bonne question est facile pour qui connaît le lieu, et difficile pour qui l’ignore.
learn-answer = Montrez que vous connaissez le lieu sans le révéler. Joker : faites comme si.
learn-pause = Chacun peut maintenant arrêter et accuser. Sinon, laissez continuer.
learn-accusation = Cela ne compte que si tous sont d’accord. Dans le doute, dites non.
learn-discussion = Parlez ouvertement : dites ce qui vous a paru étrange, mais sans nommer le lieu.
learn-point = Tous désignent en même temps. Une égalité aide le Joker.
learn-claim = Quelqu’un pense que vous êtes tous ailleurs. Plus de la moitié doit être d’accord.
