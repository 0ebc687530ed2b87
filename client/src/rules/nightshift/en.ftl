### The rules of Nightshift, and what a player is told at a moment she meets for the first time.

rules-nightshift-idea-title = A night at work
rules-nightshift-idea-text = You are dancers, and this is a working night. Walk the floor, see who is sitting there, talk the right ones into the Private or the VIP Room, and know when to stop. Whoever has the most money when the lights come on wins. For 1 to 5 adults: against each other, as a team, two against two, or alone against Diamond.

rules-nightshift-club-title = The club
rules-nightshift-club-text = Twelve tables form a ring, and at each sits a customer, face down. You all start in the Locker Room with a Shot, a Champagne and one secret Power card.
rules-nightshift-club-1 = The **Locker Room** opens onto the table at the very bottom.
rules-nightshift-club-2 = At the **Bar**, at the three tables opposite, you buy drinks.
rules-nightshift-club-3 = From the **Stage** stairs lead down left and right.
rules-nightshift-club-4 = From below the **Private Room** and the **VIP Room** you step back onto the floor.
rules-nightshift-club-5 = Nobody walks into any of these with Energy: you are called, invited or sent there. As many dancers as like may stand at one table.
rules-nightshift-club-alt = The club from above: twelve tables in a ring, some with a customer face up, some face down. The Bar lies at the top, the Locker Room at the bottom, the Stage in the middle, the Private Room at the left, the VIP Room at the right.
rules-nightshift-club-caption = The club from above.
rules-nightshift-club-locker = Locker Room
rules-nightshift-club-bar = Bar
rules-nightshift-club-stage = Stage
rules-nightshift-club-private = Private
rules-nightshift-club-vip = VIP

rules-nightshift-round-title = A round
rules-nightshift-round-text = The timer shows how far the night has come: 16 rounds for the long shift, 12 for the short one.
rules-nightshift-round-1 = **The house.** If the timer says so: a Refresh, an Event, or Lights On.
rules-nightshift-round-2 = **The Stage.** Whoever is rostered goes on, or pays.
rules-nightshift-round-3 = **Your turns.** Everybody has one, clockwise.
rules-nightshift-round-4 = The timer moves on.
rules-nightshift-round-table = What the house does
rules-nightshift-round-head-1 = Timer
rules-nightshift-round-head-2 = What happens
rules-nightshift-round-refresh = Refresh
rules-nightshift-round-refresh-about = All face-up customers without a commitment leave; new ones sit down, face down, at the empty tables.
rules-nightshift-round-event = Event
rules-nightshift-round-event-about = Around midnight one Event card is drawn and does what it says.
rules-nightshift-round-lights = Lights On
rules-nightshift-round-lights-about = In the last round but one: a Refresh, and then everybody is turned face up.

rules-nightshift-floor-title = Your turn on the floor
rules-nightshift-floor-text = You have 4 Energy. What you do not use is gone.
rules-nightshift-floor-1 = **1 Energy:** go one table on, either way; or turn up the customer at your table.
rules-nightshift-floor-2 = **Free, at the Bar:** once a turn buy any mix: a Shot for $500, a Champagne for $1,000. You keep three drinks at most.
rules-nightshift-floor-3 = **Free:** drink a Shot for 1 Energy more, or play Power cards.
rules-nightshift-floor-4 = **Engage or steal:** roll the die at your table. That always ends your turn.

rules-nightshift-customer-title = A customer
rules-nightshift-customer-text = Each has one to three **stars** (how well he pays), **Loyalty** (how hard he is to steal, and what he is worth at the end), and a few **Outcomes**. Some prefer one of you: for her he is worth more stars, and his Loyalty counts double at the end. On some backs you can see a **Stage Tipper**.
rules-nightshift-customer-alt = A customer’s card: two stars, three for the dancer he prefers; Loyalty six; Outcomes from two on cash, from four on the Private Room, from six on the VIP Room.
rules-nightshift-customer-caption = Stars, Loyalty, and Outcomes with the number you need.

rules-nightshift-engage-title = Engage
rules-nightshift-engage-text = Somebody sits face up at your table, without a commitment. Talk to him.
rules-nightshift-engage-1 = Roll the die. Before and after, you and the others may play cards.
rules-nightshift-engage-2 = After the roll you may drink Shots, +1 each. A result is never below 1.
rules-nightshift-engage-3 = Choose one Outcome with a number no higher than your result. If there is none, nothing happens.
rules-nightshift-engage-4 = If he **commits** to a room, your token lies on him, and your next turn starts there with him. You can have one commitment at a time.
rules-nightshift-engage-5 = Other Outcomes bring cash or a bill, Power cards, drinks, a trip to the Locker Room, or send customers away.

rules-nightshift-steal-title = Steal
rules-nightshift-steal-text = Somebody else’s customer still sits at his table until her turn comes. Stand there and roll at least his Loyalty: your token replaces hers, the room stays the same. Whether it works or not, your turn is over. A customer can be stolen only once.

rules-nightshift-dad-title = Dad
rules-nightshift-dad-text = Dad cannot be skipped. Once he sits face up and you stand at his table, or walk onto it, you go no further: buy, drink and play cards if you like, but then you must roll on him. If you have rolled on him and are still there, you may leave in a later turn. A Power card may take you away from him.

rules-nightshift-private-title = The Private Room
rules-nightshift-private-text = Here you push your luck with dance moves.
rules-nightshift-private-1 = Turn up one card at a time, at least one. Each shows one or two moves, and what it pays for one, two and three stars.
rules-nightshift-private-2 = After any card you may leave: add up the column with your customer’s stars. The money and the customer are yours.
rules-nightshift-private-3 = **Three of the same move: bust.** You get $500, and the customer leaves.
rules-nightshift-private-4 = **Champagne** cancels the card just drawn, even one that busts, but then you must draw again.
rules-nightshift-private-alt = Three cards in a row: spin and kick, sway, and twice spin. Three spins are marked: bust.
rules-nightshift-private-caption = Three spins over all cards: that is a bust.

rules-nightshift-vip-title = The VIP Room
rules-nightshift-vip-text = Here you win a heart. Your own trait is there from the start.
rules-nightshift-vip-1 = Roll the VIP die. A **new** trait: he falls for you one level more.
rules-nightshift-vip-2 = Before the next roll you may leave with the pay of your level. The first roll you must make.
rules-nightshift-vip-3 = A trait you have **already won**: it is over, you are paid for your level, and he is yours.
rules-nightshift-vip-4 = **Your own** trait: bust. You get $1,000, and the customer leaves.
rules-nightshift-vip-5 = All four others: IN LOVE, and it ends by itself. Champagne cancels a roll; then you must roll again.
rules-nightshift-vip-alt = Five hearts in a row, your own first; with each new one the level rises: interested, a crush, obsessed, in love.
rules-nightshift-vip-caption = From INTERESTED to IN LOVE.
rules-nightshift-vip-table = What the VIP Room pays
rules-nightshift-vip-head-1 = Level
rules-nightshift-vip-head-2 = 1 star
rules-nightshift-vip-head-3 = 2 stars
rules-nightshift-vip-head-4 = 3 stars

rules-nightshift-stage-title = The Stage
rules-nightshift-stage-text = The timer shows who is rostered. When it is you, pay $1,000 to skip it (if you have that much), or go:
rules-nightshift-stage-1 = If you have a committed customer, he leaves.
rules-nightshift-stage-2 = Each face-down Stage Tipper in the club tips you $500.
rules-nightshift-stage-3 = You draw two Power cards.
rules-nightshift-stage-4 = You still have your turn; your first Energy takes you down the stairs.

rules-nightshift-power-title = Power cards
rules-nightshift-power-text = There are forty, each of them only once. Hands are secret.
rules-nightshift-power-1 = Each card says when it may be played: in your turn, before or after somebody’s roll, in a room, when a customer commits or is stolen …
rules-nightshift-power-2 = Several answers to one thing come clockwise from the active player, one card each, until all pass. Play as many as you like.
rules-nightshift-power-3 = On screens you answer in secret for a few seconds. A card that has become pointless returns to your hand unseen. You can say once that you want to be left alone.

rules-nightshift-end-title = Closing time
rules-nightshift-end-text = After the final round everybody who still has a committed customer gets one more visit to the room. Then your customers subscribe: add up the Loyalty of all you have collected (double for those who prefer you), and look it up. Most money wins; if tied, the value of drinks you hold; then it is shared.
rules-nightshift-end-table = Subscriber Income
rules-nightshift-end-head-1 = Loyalty
rules-nightshift-end-head-2 = Income
rules-nightshift-end-none = 0 to 9
rules-nightshift-end-10 = 10 to 14
rules-nightshift-end-15 = 15 to 19
rules-nightshift-end-20 = 20 to 24
rules-nightshift-end-25 = 25 to 29
rules-nightshift-end-30 = 30 to 34
rules-nightshift-end-35 = 35 to 39
rules-nightshift-end-40 = 40 to 44
rules-nightshift-end-45 = 45 to 49
rules-nightshift-end-50 = 50 and more

rules-nightshift-dancers-title = The dancers
rules-nightshift-dancers-text = Each has a trait, her own heart in the VIP Room, and something she does best. You can agree to play without these abilities.
rules-nightshift-dancers-table = Who can do what
rules-nightshift-dancers-head-1 = Dancer
rules-nightshift-dancers-head-2 = Trait
rules-nightshift-dancers-head-3 = Ability

rules-nightshift-modes-title = Alone and together
rules-nightshift-modes-text = The same night, played in other company.
rules-nightshift-modes-1 = **Solo, against Diamond.** With every Refresh, in the first round too, she takes a customer unseen from the deck and $1,000 for each Stage Tipper in the club. Face-down customers that are no Tippers go under the deck. Earn more than she does. Cards that need others are left out.
rules-nightshift-modes-2 = **Co-op.** A fine threatens to shut the club down. Hands are open, the mean cards are left out, and together you must reach the target. One person may run several dancers.
rules-nightshift-modes-3 = **Two against two.** Teammates sit opposite each other and may show each other their Power cards. Everything else stays your own; the team with more money wins.
rules-nightshift-modes-table = What the club owes in co-op
rules-nightshift-modes-head-1 = Dancers
rules-nightshift-modes-head-2 = Long shift
rules-nightshift-modes-head-3 = Short shift

rules-nightshift-tips-title = Good to know
rules-nightshift-tips-1 = Champagne is insurance: carry one before you enter a room.
rules-nightshift-tips-2 = A customer who prefers you is worth a walk round the club; one who prefers another is worth stealing before she gets there.
rules-nightshift-tips-3 = Look at the timer: do not commit a customer just before you are rostered.
rules-nightshift-tips-4 = The ones with much Loyalty pay twice: once in the room and once at closing time.

rules-nightshift-rulings-title = How we read the rules
rules-nightshift-rulings-text = Where the rulebook is silent, or can be read in two ways, this is how Nightowl plays.
rules-nightshift-rulings-1 = Most cards, abilities, Events and timers are our own, since no public source prints them. If you own the box, you can play with your own cards as a pack.
rules-nightshift-rulings-2 = The board, as a clock: the Locker Room opens onto 6, the Bar serves 11, 12 and 1, the stairs lead to 9 and 3, the Private Room to 10, the VIP Room to 2.
rules-nightshift-rulings-3 = The house comes before the Stage in a round.
rules-nightshift-rulings-4 = That a result is at least 1 is judged at the end, after everything that changes it.
rules-nightshift-rulings-5 = A customer who was stolen can be stolen again only after that commitment has ended.
rules-nightshift-rulings-6 = “Both sides” means the two neighbouring tables, and a committed customer there must leave, too.
rules-nightshift-rulings-7 = In the VIP Room there is no level before the first new trait; so the first roll is forced. IN LOVE ends the turn at once: Champagne cannot cancel it.
rules-nightshift-rulings-8 = A tie in money and drinks is shared; in two against two, money and drinks of the team count.
rules-nightshift-rulings-9 = Income is public; “hidden money” only hides the totals from view. Forced payments take what is there, and nobody has less than $0.

first-nightshift-cast = Each dancer has a trait and an ability of her own.
first-nightshift-first = Whoever goes first, turns go clockwise all night.
first-nightshift-pick = Choose the dancer you want to be: her ability says what she does best.
first-nightshift-deal = Twelve customers sit down, face down; on some backs you can see a Stage Tipper.
first-nightshift-power = Power cards are secret, and each one says when it may be played.
first-nightshift-event = Around midnight something happens that concerns everybody.
first-nightshift-stage = Going on Stage brings tips and two Power cards, but a committed customer leaves; skipping costs $1,000.
first-nightshift-turn = You have 4 Energy to walk and to turn up customers; a roll on a customer ends your turn.
first-nightshift-reveal = Look at stars, Loyalty and Outcomes: is he worth a roll?
first-nightshift-roll = Now the die decides; afterwards Shots and cards can still change the result.
first-nightshift-which-die = Two dice have fallen, and you say which one counts.
first-nightshift-outcome = Choose one Outcome that your result reaches; it need not be the highest.
first-nightshift-swap = Choose a customer who left earlier: he sits down here again, face up.
first-nightshift-send-off = Choose who has to leave, be it somebody’s committed customer.
first-nightshift-keep = You may keep three drinks: a Shot helps with a roll, a Champagne saves you in a room.
first-nightshift-aim = Say whom or what your card is meant for.
first-nightshift-private = Draw, or take your money and go: three of the same move over all cards is a bust.
first-nightshift-draw = Count the moves: the third of a kind is one too many.
first-nightshift-pick-draw = Two cards lie open; choose the one you have drawn.
first-nightshift-vip = Roll for a new trait, or leave with the pay of your level: your own trait is a bust.
first-nightshift-charm = A new trait lifts the level, one already won ends it, your own is a bust.
first-nightshift-other-turn = Somebody’s turn begins: some cards can be played just now, or you let it pass.
first-nightshift-before-roll = The die is about to be rolled: some cards can be played just now, or you let it pass.
first-nightshift-after-roll = The die has fallen: Shots and cards can still change the result, or you let it pass.
first-nightshift-on-steal = A steal is about to succeed: some cards can still change that, or you let it pass.
first-nightshift-on-commit = A customer has just committed: some cards can still change that, or you let it pass.
first-nightshift-on-leave = Somebody wants to leave a room with her pay: some cards can be played just now, or you let it pass.
first-nightshift-on-play = A Power card has been played: there is one card that can stop it, or you let it pass.
first-nightshift-over = Loyalty of all collected customers has been paid out as Subscriber Income: that is the final count.
