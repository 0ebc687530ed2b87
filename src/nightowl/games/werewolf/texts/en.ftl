### Werewolf. `.a` is a role with its article: `$role-a`.

game-name = Werewolf
game-about = One night, one day, one vote: the village looks for the werewolves among it, and some no longer are who they were. The unofficial rules of One Night Ultimate Werewolf, for 3 to 10 players.

## Roles, cards, calls

role-doppelganger = Doppelgänger
    .a = the Doppelgänger
role-werewolf = Werewolf
    .a = a Werewolf
role-minion = Minion
    .a = the Minion
role-mason = Mason
    .a = a Mason
role-seer = Seer
    .a = the Seer
role-robber = Robber
    .a = the Robber
role-troublemaker = Troublemaker
    .a = the Troublemaker
role-drunk = Drunk
    .a = the Drunk
role-insomniac = Insomniac
    .a = the Insomniac
role-hunter = Hunter
    .a = the Hunter
role-tanner = Tanner
    .a = the Tanner
role-villager = Villager
    .a = a Villager

group-werewolf = Werewolf
group-mason = Mason

centre-any = a card in the centre
centre-left = the left card in the centre
centre-middle = the middle card in the centre
centre-right = the right card in the centre

pair-left-middle = the left and the middle card in the centre
pair-left-right = the left and the right card in the centre
pair-middle-right = the middle and the right card in the centre

step-doppelganger = the Doppelgänger
step-doppelganger-action = the Doppelgänger in her new role
step-doppelganger-minion = the Doppelgänger, if she is now the Minion
step-werewolf = the Werewolves
step-minion = the Minion
step-mason = the Masons
step-seer = the Seer
step-robber = the Robber
step-troublemaker = the Troublemaker
step-drunk = the Drunk
step-insomniac = the Insomniac
step-doppelganger-insomniac = the Doppelgänger, if she is now the Insomniac

pace-slot = for this call
pace-wave = for this part of the night
pace-day = for talking
pace-vote = for voting

## Asks

ask-set-up = The roles are being drawn.
ask-deal = The cards are being dealt.
ask-night = It is night. You sleep.
ask-doppelganger = Whose card do you look at? You become that role.
ask-werewolf = You are the only Werewolf. You may look at one card in the centre.
ask-seer = You may look at another player’s card, or at two cards in the centre.
ask-robber = You may swap your card with another player’s, and you see your new card.
ask-troublemaker = You may swap the cards of two other players.
ask-drunk = Which card in the centre do you take for yours?
ask-day = Talk. Who is a Werewolf?
ask-vote = Whom do you vote for?
ask-over = It is over.

## Moves

move-draw = { $role }: { $n }
move-deal = Deal: { $role }
move-time-up = The time { $pace } is up.
move-look = Look at { $seat }’s card
move-look-centre = Look at { $centre }
move-look-pair = Look at { $pair }
move-rob = Swap cards with { $seat }
move-swap = Swap the cards of { $one } and { $other }
move-drink = Take { $centre }
move-sleep = Sleep
move-vote = Vote for { $seat }
move-claim = I was dealt { $role-a }.
move-claim-saw = I looked at { $seat }’s card: { $role }.
move-claim-saw-centre = I looked at { $centre }: { $role }.
move-claim-robbed = I took { $seat }’s card: { $role }.
move-claim-swapped = I swapped the cards of { $one } and { $other }.
move-claim-drank = I took { $centre }.
move-claim-woke = At the end of the night my card was: { $role }.
move-claim-fellow = By night I saw that { $seat } was a { $group }.
move-claim-none = By night I saw no other { $group }.
move-claim-idle = By night I did nothing.
move-lay = I think { $seat }’s card is { $role-a }.
move-lay-centre = I think { $centre } is { $role-a }.
move-lift = The token on { $seat }’s card goes.
move-lift-centre = The token on { $centre } goes.
move-accuse = I think { $seat } is a Werewolf.
move-trust = I trust { $seat }.
move-announce = I am going to vote for { $seat }.
move-call-on = { $seat }, what do you say?
move-circle = Let us vote in a circle, so that nobody dies.
move-ready = I am ready to vote.
move-wait = Wait, I am not ready yet.

## The night, told to whom it concerns

event-drawn = In play: { $role } × { $n }.
event-dealt = Your card: { $role }.
event-night = Night falls.
event-called =
    { $step-id ->
        [doppelganger] Narrator: { narrate-doppelganger }
        [doppelganger-action] Narrator: { narrate-doppelganger-action }
        [doppelganger-minion] Narrator: { narrate-doppelganger-minion }
        [werewolf] Narrator: { narrate-werewolf }
        [minion] Narrator: { narrate-minion }
        [mason] Narrator: { narrate-mason }
        [seer] Narrator: { narrate-seer }
        [robber] Narrator: { narrate-robber }
        [troublemaker] Narrator: { narrate-troublemaker }
        [drunk] Narrator: { narrate-drunk }
        [insomniac] Narrator: { narrate-insomniac }
        [doppelganger-insomniac] Narrator: { narrate-doppelganger-insomniac }
       *[other] { $step }
    }
event-wave = The night, part { $wave } of 3.
event-you-look = You look at { $seat }’s card.
event-you-look-centre = You look at { $centre }.
event-you-look-pair = You look at { $pair }.
event-you-rob = You swap cards with { $seat }.
event-you-swap = You swap the cards of { $one } and { $other }.
event-you-drink = You take { $centre }.
event-you-sleep = You sleep.
event-you-vote = You vote for { $seat }.
event-copied = { $seat }’s card: { $role }. That is your role now.
event-fellow = { $seat } is a { $group }.
event-alone = No other player is a { $group }.
event-saw = { $seat }’s card: { $role }.
event-saw-centre = You see { $centre }: { $role }.
event-robbed = The card that was { $seat }’s is yours now: { $role }.
event-woke = Your card at the end of the night: { $role }.

## Day and end

event-dawn = Day breaks.
event-hands = One, two, three: all vote.
event-voted = { $by } votes for { $seat }.
event-died = { $seat } dies.
event-shot = { $by } is the Hunter and takes { $seat } along.
event-nobody-died = Nobody dies.
event-was = { $seat } was dealt { $role-a }.
event-was-centre = Dealt as { $centre }: { $role }.
event-did-look = { $by } looked at { $seat }’s card.
event-did-look-centre = { $by } looked at { $centre }.
event-did-look-pair = { $by } looked at { $pair }.
event-did-rob = { $by } swapped cards with { $seat }.
event-did-swap = { $by } swapped the cards of { $one } and { $other }.
event-did-drink = { $by } took { $centre }.
event-became = The Doppelgänger’s card is { $role-a }.
event-is = { $seat } now has { $role-a }.
event-is-centre = Now { $centre } is { $role-a }.
event-won = { $seat } wins.
event-nobody-won = Nobody wins.

how-village = The village wins.
how-werewolf = The werewolves win.
how-tanner = The Tanner wins.
how-minion = The Minion wins.
how-village-tanner = The village and the Tanner win.
how-tanner-minion = The Tanner and the Minion win.
how-nobody = Nobody wins.

## Options

option-set = Set of roles
option-set-about = The ready-made set for your number of players, one with the Doppelgänger, or a set drawn at random.
choice-set-preset = ready-made
choice-set-doppelganger = with the Doppelgänger
choice-set-random = drawn at random
option-roles = Your own set
option-roles-about = Roles of your choice, three more than players: at least one Werewolf, both Masons or none. It replaces the ready-made set.
option-night = Night
option-night-about = Quick: all choose at once, in three equal parts. Narrated: one role after another is called.
choice-night-quick = quick, in three parts
choice-night-narrated = narrated, role by role
option-lone_wolf = Lone wolf
option-lone_wolf-about = A Werewolf without a partner may look at one card in the centre.
option-tanner_blocks = The Tanner spoils it for a lonely Minion
option-tanner_blocks-about = Without Werewolves, the Minion does not win if the Tanner dies.
option-slot = Seconds for a call
option-slot-about = How long each role has in a narrated night, also one that lies in the centre.
option-wave = Seconds for a part of the night
option-wave-about = How long each of the three parts of a quick night lasts.
option-minutes = Minutes for talking
option-minutes-about = How long you may talk. By the number of players it is 4 to 8 minutes.
choice-minutes-0 = by the number of players
option-vote = Seconds for the vote
option-vote-about = Who has not voted by then votes at random.
option-talk = Sentences
option-talk-about = How many sentences everybody may say by day.
option-chips = Chips
option-chips-about = How many games won make you the winner of the tournament.
option-helper = Helper
option-helper-about = Players may have worked out for them how likely each role is, from what they saw and what was said.

warning-insomniac-alone = With neither Robber nor Troublemaker the Insomniac has nothing to find out.

## Refusals

refused-yourself = You cannot choose yourself.
refused-no-such-player = There is no such player.
refused-not-in-play = That role is not in play.
refused-two-others = Choose two different players, not yourself.
refused-no-token = There is no such token to lay or to lift.
refused-said-enough = You have said all you may say today.
refused-unknown-role = There is no role “{ $field }”. There are: { $expected }
refused-no-set-for-so-many = There is no such set (“{ $field }”) for so many players, only for: { $expected }
refused-wrong-number-of-cards = Wrong number of cards in “{ $field }”. Needed: { $expected }
refused-too-many-cards = Too many cards of “{ $field }”. There are: { $expected }
refused-lonely-mason = Both Masons or none (“{ $field }”: { $expected }).
refused-no-werewolf = At least one Werewolf is needed (“{ $field }”: { $expected }).

## What is said by day: everybody hears who says it.

event-said-claim = { $by }: { move-claim }
event-said-claim-saw = { $by }: { move-claim-saw }
event-said-claim-saw-centre = { $by }: { move-claim-saw-centre }
event-said-claim-robbed = { $by }: { move-claim-robbed }
event-said-claim-swapped = { $by }: { move-claim-swapped }
event-said-claim-drank = { $by }: { move-claim-drank }
event-said-claim-woke = { $by }: { move-claim-woke }
event-said-claim-fellow = { $by }: { move-claim-fellow }
event-said-claim-none = { $by }: { move-claim-none }
event-said-claim-idle = { $by }: { move-claim-idle }
event-said-lay = { $by }: { move-lay }
event-said-lay-centre = { $by }: { move-lay-centre }
event-said-lift = { $by }: { move-lift }
event-said-lift-centre = { $by }: { move-lift-centre }
event-said-accuse = { $by }: { move-accuse }
event-said-trust = { $by }: { move-trust }
event-said-announce = { $by }: { move-announce }
event-said-call-on = { $by }: { move-call-on }
event-said-circle = { $by }: { move-circle }
event-said-ready = { $by }: { move-ready }
event-said-wait = { $by }: { move-wait }

## The narrator

narrate-close = Everybody, close your eyes.
narrate-doppelganger = Doppelgänger, open your eyes and look at the card of another player. From now on you are what you see.
narrate-doppelganger-action = If your new role is Seer, Robber, Troublemaker or Drunk, do now what it does.
narrate-doppelganger-action-end = Doppelgänger, close your eyes.
narrate-doppelganger-minion = Doppelgänger, keep your eyes open only if you are now the Minion. Werewolves, raise a thumb for the Doppelgänger to see.
narrate-doppelganger-minion-end = Thumbs down, Werewolves. Doppelgänger, close your eyes.
narrate-werewolf = Werewolves, open your eyes and find each other.
narrate-lone-wolf = If you are the only one, you may look at one card in the centre.
narrate-werewolf-end = Werewolves, close your eyes.
narrate-minion = Minion, open your eyes. Werewolves, keep yours closed and raise a thumb.
narrate-minion-end = Thumbs down, Werewolves. Minion, close your eyes.
narrate-mason = Masons, open your eyes and find each other.
narrate-mason-end = Masons, close your eyes.
narrate-seer = Seer, open your eyes. Look, if you like, at the card of another player, or at two cards in the centre.
narrate-seer-end = Seer, close your eyes.
narrate-robber = Robber, open your eyes. Swap your card, if you like, with that of another player, and look at your new card.
narrate-robber-end = Robber, close your eyes.
narrate-troublemaker = Troublemaker, open your eyes. Swap, if you like, the cards of two other players.
narrate-troublemaker-end = Troublemaker, close your eyes.
narrate-drunk = Drunk, open your eyes and swap your card with one in the centre. Do not look at it.
narrate-drunk-end = Drunk, close your eyes.
narrate-insomniac = Insomniac, open your eyes and look at your own card.
narrate-insomniac-end = Insomniac, close your eyes.
narrate-doppelganger-insomniac = Doppelgänger, if you are now the Insomniac, open your eyes and look at your own card.
narrate-doppelganger-insomniac-end = Doppelgänger, close your eyes.
narrate-nudge = Keep your eyes closed, and everybody nudge your own card a little.
narrate-open = Open your eyes, everybody. It is day!
narrate-talk =
    Talk now.
    { $n ->
        [one] You have { $n } minute.
       *[other] You have { $n } minutes.
    }
narrate-minute = One minute left.
narrate-seconds = Ten seconds left.
narrate-vote = Time is up. Point at a player: three, two, one, now!

## The picture in the terminal

picture-roles = In play: { $roles }
picture-card = You were dealt: { $role }
picture-dealt = dealt { $role }
picture-now = now { $role }
picture-votes = votes for { $name }
picture-dies = dies
picture-wins = wins
picture-token = token: { $role }
picture-left = sentences left: { $n }
picture-ready = ready
reckoned-deals =
    { $n ->
        [one] { $n } deal fits what you know for sure.
       *[other] { $n } deals fit what you know for sure.
    }
reckoned-now = How likely each card lies there now, by what you know and what was said:
reckoned-role = { $role } { $n } %
reckoned-calm = Nobody was dealt a Werewolf: { $n } %
