### Gelini Nightlife. `.object` est un jeton comme complément d’une phrase, article compris : `$counter-object`.

game-name = Gelini Nightlife
game-about = Attirez les noctambules de la file sur votre piste de danse. Gare aux bandes d’amis : où va l’un, tous le suivent, même hors de votre boîte.

## Couleurs et jetons. Le nombre après un invité dit combien de cases de la piste il lui faut.

colour-lemon = citron
colour-mint = menthe
colour-rose = rose
colour-sky = bleu ciel
colour-coral = corail
colour-lilac = lilas
colour-olive = olive
colour-amber = ambre
colour-teal = bleu canard
colour-plum = prune
colour-sand = sable

counter-lemon-1 = invité citron (1)
    .object = un invité citron (1 case)
counter-mint-1 = invité menthe (1)
    .object = un invité menthe (1 case)
counter-rose-1 = invité rose (1)
    .object = un invité rose (1 case)
counter-sky-2 = invité bleu ciel (2)
    .object = un invité bleu ciel (2 cases)
counter-coral-2 = invité corail (2)
    .object = un invité corail (2 cases)
counter-lilac-2 = invité lilas (2)
    .object = un invité lilas (2 cases)
counter-olive-2 = invité olive (2)
    .object = un invité olive (2 cases)
counter-amber-1 = invité ambre (1)
    .object = un invité ambre (1 case)
counter-amber-2 = invité ambre (2)
    .object = un invité ambre (2 cases)
counter-amber-3 = invité ambre (3)
    .object = un invité ambre (3 cases)
counter-teal-1 = invité bleu canard (1)
    .object = un invité bleu canard (1 case)
counter-teal-2 = invité bleu canard (2)
    .object = un invité bleu canard (2 cases)
counter-teal-3 = invité bleu canard (3)
    .object = un invité bleu canard (3 cases)
counter-plum-1 = invité prune (1)
    .object = un invité prune (1 case)
counter-plum-2 = invité prune (2)
    .object = un invité prune (2 cases)
counter-plum-3 = invité prune (3)
    .object = un invité prune (3 cases)
counter-sand-1 = invité sable (1)
    .object = un invité sable (1 case)
counter-sand-2 = invité sable (2)
    .object = un invité sable (2 cases)
counter-sand-3 = invité sable (3)
    .object = un invité sable (3 cases)
counter-gap = vide
    .object = un vide
counter-vip = VIP
    .object = un VIP (4 cases)
counter-coin = pièce
    .object = une pièce
counter-flyer = Flyer
    .object = le Flyer
counter-call = Coup de fil
    .object = le Coup de fil
counter-people = Beau monde
    .object = le Beau monde
counter-star = Vedette
    .object = une Vedette
counter-band = Groupe
    .object = le Groupe

## Coups

move-place = Prochain jeton de la file : { $counter }
move-stand = Prochain pion à faire la queue : { $seat }
move-roll = Le dé montre { $face }
move-go = Avancer
move-stay = Rester
move-flyer =
    { $counter-id ->
        [coin] Soutirer une pièce à { $seat }
       *[other] Débaucher { $counter-object } chez { $seat }
    }
move-call = Revenir à la place { $spot }
move-people =
    { $counter-id ->
        [coin] Ramasser une pièce oubliée
       *[other] Faire entrer { $counter-object }
    }
move-decline = Non merci
move-gather = Prendre le reste de la bande
move-leave = Laisser le reste de la bande
move-hire = Engager une Vedette pour deux pièces
move-save = Garder les pièces

## Ce qui se passe

event-opened = La file est formée, les portes s’ouvrent, le Groupe accorde ses guitares.
event-queued = { $seat } se met dans la file.
event-rolled = { $seat } lance le dé : { $face }.
event-stayed = { $seat } reste sur place.
event-nobody = Personne n’avance. { $seat } relance le dé.
event-took = { $seat } prend { $counter-object }.
event-acted = { $counter } ! À { $seat } de jouer.
event-joined = { $seat } reçoit aussi { $counter-object } : les amis font la fête ensemble.
event-changed = { $seat } reçoit aussi { $counter-object }, tout droit de chez { $other } : les amis font la fête ensemble.
event-hired = { $seat } paie deux pièces et engage une Vedette.
event-saved = { $seat } garde les pièces.
event-left = { $seat } laisse le reste de la bande où il est.
event-swiped =
    { $counter-id ->
        [coin] { $seat } agite un flyer et soutire une pièce à { $other }.
       *[other] { $seat } agite un flyer et débauche { $counter-object } chez { $other }.
    }
event-called = { $seat } reçoit un coup de fil, revient sur ses pas et prend { $counter-object }.
event-listed =
    { $counter-id ->
        [coin] { $seat } ramasse une pièce que personne n’avait vue.
       *[other] { $seat } retrouve { $counter-object } sur la liste des invités.
    }
event-nothing = { $counter } : rien à gagner pour { $seat }.
event-declined = { $counter } ? { $seat } dit non merci.
event-band = { $seat } arrive au Groupe et repart avec. Dernière chanson !
event-full = { $seat } a une piste pleine : plus moyen d’y poser un orteil.
event-won = { $seat } remporte la nuit.

## Ce qu’on demande

ask-set-up = Les jetons forment la file.
ask-order = Les pions font la queue.
ask-roll = On lance le dé.
ask-move = Avancez-vous avec ce lancer ?
ask-must-move = Assez hésité : cette fois, il faut avancer.
ask-flyer = Flyer : qui débauchez-vous, et dans quelle boîte ?
ask-call = Coup de fil : à quel jeton derrière vous revenez-vous ?
ask-people = Beau monde : qui faites-vous entrer parmi ceux que tous ont dépassés ?
ask-gather = Le reste de la bande veut venir aussi. Vous les prenez ?
ask-hire = Vous avez deux pièces. Engagez-vous une Vedette ?
ask-over = La nuit est finie.

## Options

option-actions = Jetons d’action
option-actions-about = Flyer, Coup de fil et Beau monde se mêlent à la file et y mettent la pagaille.
option-choose = Libre choix
option-choose-about = Vous décidez si une bande vient au complet et si deux pièces deviennent une Vedette. Sinon, cela se fait tout seul.
option-patience = La patience
option-patience-about = Combien de lancers de suite on peut laisser passer avant que le dernier de la file doive avancer.

## Conseils

hint-squares =
    { $n ->
        [one] remplit { $n } case
       *[other] remplit { $n } cases
    }
hint-clique =
    { $n ->
        [one] { $n } ami suit
       *[other] { $n } amis suivent
    }
hint-ends = termine la nuit
hint-risk =
    { $n ->
        [one] quelqu’un pourrait vous prendre { $n } case
       *[other] quelqu’un pourrait vous prendre { $n } cases
    }

## Comment cela finit, et pourquoi non

how-full = Une piste de danse est pleine.
how-band = Le Groupe joue sa dernière chanson : le moins de cases libres l’emporte.

refused-must-move = Impossible de rester : cela fait trop longtemps que personne ne bouge.
refused-no-roll = Il n’y a pas de lancer avec lequel avancer.

## L’image dans le terminal. `$counter` est un nom, `$counters` une liste de noms.

picture-line = La file, de la queue au Groupe ; à gauche le numéro de la place
picture-floor = cases { $filled } sur { $squares }, libres { $free }
picture-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
picture-reach = atteint : { $counter }
told-behind = { $name } se tient derrière la queue de la file.
told-place = { $name } se tient à la place { $place }.
told-at-band = { $name } se tient à côté du Groupe.
told-ahead = Les prochains jetons devant { $name } : { $counters }.
told-reach = Avec ce lancer, { $name } atteint : { $counter }.
told-floor = { $name } a rempli { $filled } cases sur { $squares } ; libres : { $free } ; pièces : { $coins }.
told-counters = Sur la piste { DE($name) } : { $counters }.
told-line = Toute la file, chaque jeton après le numéro de sa place : { $counters }.
