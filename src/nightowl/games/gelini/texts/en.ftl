### Gelini Nightlife. `.object` is a counter as the object of a sentence: `$counter-object`.

game-name = Gelini Nightlife
game-about = Lure the crowd out of the queue and onto your dance floor. Mind the cliques: where one goes, they all go, even out of your club.

## Colours and counters. The number behind a guest says how many squares of dance floor she needs.

colour-lemon = lemon
colour-mint = mint
colour-rose = rose
colour-sky = sky
colour-coral = coral
colour-lilac = lilac
colour-olive = olive
colour-amber = amber
colour-teal = teal
colour-plum = plum
colour-sand = sand

counter-lemon-1 = lemon guest (1)
    .object = a lemon guest (1 square)
counter-mint-1 = mint guest (1)
    .object = a mint guest (1 square)
counter-rose-1 = rose guest (1)
    .object = a rose guest (1 square)
counter-sky-2 = sky guest (2)
    .object = a sky guest (2 squares)
counter-coral-2 = coral guest (2)
    .object = a coral guest (2 squares)
counter-lilac-2 = lilac guest (2)
    .object = a lilac guest (2 squares)
counter-olive-2 = olive guest (2)
    .object = an olive guest (2 squares)
counter-amber-1 = amber guest (1)
    .object = an amber guest (1 square)
counter-amber-2 = amber guest (2)
    .object = an amber guest (2 squares)
counter-amber-3 = amber guest (3)
    .object = an amber guest (3 squares)
counter-teal-1 = teal guest (1)
    .object = a teal guest (1 square)
counter-teal-2 = teal guest (2)
    .object = a teal guest (2 squares)
counter-teal-3 = teal guest (3)
    .object = a teal guest (3 squares)
counter-plum-1 = plum guest (1)
    .object = a plum guest (1 square)
counter-plum-2 = plum guest (2)
    .object = a plum guest (2 squares)
counter-plum-3 = plum guest (3)
    .object = a plum guest (3 squares)
counter-sand-1 = sand guest (1)
    .object = a sand guest (1 square)
counter-sand-2 = sand guest (2)
    .object = a sand guest (2 squares)
counter-sand-3 = sand guest (3)
    .object = a sand guest (3 squares)
counter-gap = gap
    .object = a gap
counter-vip = VIP
    .object = a VIP (4 squares)
counter-coin = coin
    .object = a coin
counter-flyer = Party Flyer
    .object = the Party Flyer
counter-call = Party Call
    .object = the Party Call
counter-people = Party People
    .object = the Party People
counter-star = Star
    .object = a Star
counter-band = Band
    .object = the Band

## Moves

move-place = Next in line: { $counter }
move-stand = Next in the queue: { $seat }
move-roll = The die shows { $face }
move-go = Move
move-stay = Stay
move-flyer =
    { $counter-id ->
        [coin] Coax a coin out of { $seat }
       *[other] Lure { $counter-object } away from { $seat }
    }
move-call = Go back to place { $spot }
move-people =
    { $counter-id ->
        [coin] Pick up a forgotten coin
       *[other] Let in { $counter-object }
    }
move-decline = No, thanks
move-gather = Take the rest of the clique
move-leave = Leave the rest of the clique
move-hire = Book a Star for two coins
move-save = Save the coins

## What happens

event-opened = Everybody is in line, the doors open, the Band tunes up.
event-queued = { $seat } queues up.
event-rolled = { $seat } rolls a { $face }.
event-stayed = { $seat } stays put.
event-nobody = Nobody moves. { $seat } rolls again.
event-took = { $seat } takes { $counter-object }.
event-acted = { $counter }! Over to { $seat }.
event-joined = { $seat } also gets { $counter-object }: friends party together.
event-changed = { $seat } also gets { $counter-object }, straight off { $other }’s dance floor: friends party together.
event-hired = { $seat } pays two coins and books a Star.
event-saved = { $seat } saves the coins.
event-left = { $seat } leaves the rest of the clique where it is.
event-swiped =
    { $counter-id ->
        [coin] { $seat } waves a flyer and coaxes a coin out of { $other }.
       *[other] { $seat } waves a flyer and lures { $counter-object } away from { $other }.
    }
event-called = { $seat } gets a call, walks back and takes { $counter-object }.
event-listed =
    { $counter-id ->
        [coin] { $seat } picks up a coin that everybody overlooked.
       *[other] { $seat } finds { $counter-object } on the guest list after all.
    }
event-nothing = { $counter }: nothing in it for { $seat }.
event-declined = { $counter }? { $seat } says no, thanks.
event-band = { $seat } reaches the Band and takes it home. Last song!
event-full = { $seat } has a full dance floor: not one more shoe fits on it.
event-won = { $seat } wins the night.

## What is asked

ask-set-up = The counters go into a line.
ask-order = The tokens queue up.
ask-roll = The die is rolled.
ask-move = Do you move with this roll?
ask-must-move = Enough dithering: this time you have to move.
ask-flyer = Party Flyer: whom do you lure away, and from which club?
ask-call = Party Call: to which counter behind you do you go back?
ask-people = Party People: whom do you let in that all the others have passed?
ask-gather = The rest of the clique wants to come, too. Do you take them?
ask-hire = You have two coins. Do you book a Star?
ask-over = The night is over.

## Options

option-actions = Action counters
option-actions-about = Party Flyer, Party Call and Party People mix with the line and stir it up.
option-choose = Free choice
option-choose-about = You decide yourself whether a clique comes along and whether two coins become a Star. Otherwise it just happens.
option-patience = Patience
option-patience-about = How many rolls in a row nobody needs to use before the last in the queue has to move.

## Hints

hint-squares =
    { $n ->
        [one] fills { $n } square
       *[other] fills { $n } squares
    }
hint-clique =
    { $n ->
        [one] { $n } friend comes along
       *[other] { $n } friends come along
    }
hint-ends = ends the night
hint-risk =
    { $n ->
        [one] somebody could take { $n } square from you
       *[other] somebody could take { $n } squares from you
    }

## How it ends, and why not

how-full = A dance floor is full.
how-band = The Band plays its last song: the fewest free squares win.

refused-must-move = You cannot stay: nobody has moved for too long.
refused-no-roll = There is no roll to move with now.

## The picture in the terminal. `$counter` is a name, `$counters` a list of names.

picture-line = The line from its tail to the Band; on the left the number of the place
picture-floor = { $filled } of { $squares } filled, { $free } free
picture-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
picture-reach = reaches: { $counter }
told-behind = { $name } stands behind the tail of the line.
told-place = { $name } stands on place { $place }.
told-at-band = { $name } stands beside the Band.
told-ahead = The next counters ahead of { $name }: { $counters }.
told-reach = With this roll { $name } reaches: { $counter }.
told-floor = { $name } has filled { $filled } of { $squares } squares; free: { $free }; coins: { $coins }.
told-counters = On { $name }’s dance floor: { $counters }.
told-line = The whole line, each counter after the number of its place: { $counters }.
