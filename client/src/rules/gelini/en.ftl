### The rules of Gelini Nightlife, and what a player is told at a moment she meets for the first time.

rules-gelini-idea-title = A night out
rules-gelini-idea-text = Each of you runs a club, and outside waits one long queue. Lure the people you want onto your dance floor: whoever fills it first wins. Nothing is secret, everything lies open. But mind the cliques: where one friend goes, they all go, even out of your club. For 2 to 5 players.

rules-gelini-queue-title = The queue
rules-gelini-queue-text = All counters lie in one open line, shuffled. At its head plays the Band; your tokens wait behind its tail, in random order. Your dance floor has 25 squares, or 37 when there are only two of you.
rules-gelini-queue-alt = A winding line of coloured counters with the numbers one to three, a VIP, and a coin. Two tokens and a die wait at its tail, the Band plays at its head.
rules-gelini-queue-caption = From the tail of the queue to the Band.
rules-gelini-queue-table = What there is
rules-gelini-queue-head-1 = Counter
rules-gelini-queue-head-2 = How many
rules-gelini-queue-head-3 = Squares
rules-gelini-queue-guests = Guests
rules-gelini-queue-guests-squares = 1, 2 or 3
rules-gelini-queue-vips = VIPs
rules-gelini-queue-coins = Coins
rules-gelini-queue-stars = Stars (kept aside)
rules-gelini-queue-band = The Band
rules-gelini-queue-actions = Action counters (if you play with them)

rules-gelini-turn-title = A turn
rules-gelini-turn-text = There is no going round the table: whoever is furthest back is next.
rules-gelini-turn-1 = Whoever stands at the very back rolls the die. It shows 1, 2, 3, 3, 4 and 5.
rules-gelini-turn-2 = She may move with this roll, or stay. If she stays, the next token from the back may use **the same roll**, then the next, and so on.
rules-gelini-turn-3 = If nobody wants the roll, the one at the back rolls again.
rules-gelini-turn-4 = After a move, whoever is now at the very back rolls. That can be the same player again.
rules-gelini-turn-alt = A die shows three. The rearmost token may move with it; if it stays, the roll is handed to the token ahead, and then to the next.
rules-gelini-turn-caption = One roll, offered from the back to the front.

rules-gelini-move-title = Moving
rules-gelini-move-text = Count as many counters ahead as the die shows. Tokens and gaps do not count. Take the counter you reach; your token now stands in its place. You only ever go forward, so a counter you have passed is gone for you, unless its friends fetch it.
rules-gelini-move-alt = A token moves three counters ahead, past a gap and past another token, which are not counted, and takes the third counter.
rules-gelini-move-caption = A roll of 3: gaps and tokens are skipped, the third counter is yours.

rules-gelini-cliques-title = Cliques
rules-gelini-cliques-text = Guests of one colour are friends. A clique is four 1s, or three 2s, or a 1, a 2 and a 3. When you get a guest of a colour you already have, **all the rest of that clique come too**:
rules-gelini-cliques-1 = from the line, ahead of you or behind you,
rules-gelini-cliques-2 = and straight off the dance floors of the others.
rules-gelini-cliques-3 = VIPs are loners: four squares each, and nobody follows them.
rules-gelini-cliques-alt = Three cliques: four guests of one square, three guests of two squares, and one each of one, two and three squares. A second guest of a colour pulls a third one across from another dance floor.
rules-gelini-cliques-caption = The second friend brings all the others along.

rules-gelini-coins-title = Coins and Stars
rules-gelini-coins-text = Coins lie beside your floor and fill nothing. But a second coin books a **Star**: both coins go back to the box, and the Star fills five squares of your floor. There are three Stars.
rules-gelini-coins-alt = Two coins turn into a Star that fills five squares.
rules-gelini-coins-caption = Two coins, one Star, five squares.

rules-gelini-end-title = The end of the night
rules-gelini-end-text = The game ends in one of two ways.
rules-gelini-end-1 = **Full house.** Whoever has filled her whole floor wins at once. The last guests may stand half outside: they need not fit exactly.
rules-gelini-end-2 = **Last song.** A token reaches the Band or runs past it. Its owner takes the Band (three squares). Then the fewest free squares win.
rules-gelini-end-3 = A tie is shared.

rules-gelini-actions-title = Action counters
rules-gelini-actions-text = An option for more commotion: six more counters mix with the line, two of each kind. Whoever lands on one puts it into the box and does what it says at once.
rules-gelini-actions-1 = **Party Flyer.** You may take a counter or a coin from another player, only no Star.
rules-gelini-actions-2 = **Party Call.** Go back to any counter behind you and take it. Somebody must then still be behind you.
rules-gelini-actions-3 = **Party People.** You may let in one guest, or pick up a coin, that every token has passed.
rules-gelini-actions-alt = Three action counters: a flyer, a telephone, and a guest list.
rules-gelini-actions-caption = Flyer, Call and People.

rules-gelini-tips-title = Good to know
rules-gelini-tips-1 = One guest of a colour is an invitation: whoever gets the next one takes yours. A finished clique stays put.
rules-gelini-tips-2 = Staying behind gives you many turns; running ahead gives you first choice, and brings the Band closer.
rules-gelini-tips-3 = Before you pass on a roll, look who is next: she gets the same one.
rules-gelini-tips-4 = Do not run to the Band while somebody has fewer free squares than you.

rules-gelini-rulings-title = How we read the rules
rules-gelini-rulings-text = Where the rulebook is silent, or can be read in two ways, this is how Nightowl plays.
rules-gelini-rulings-1 = There are 11 cliques: three of four 1s, four of three 2s, four of a 1, a 2 and a 3.
rules-gelini-rulings-2 = A Star fills five squares, the Band three.
rules-gelini-rulings-3 = Squares are counted; nobody has to fit shapes together.
rules-gelini-rulings-4 = After ten rolls in a row that nobody used, the one at the back must move with the next. Your table may agree on another number.
rules-gelini-rulings-5 = Cliques come and Stars are booked by themselves, since that is nearly always right. With “Free choice” you are asked each time; then a clique comes whole or not at all.
rules-gelini-rulings-6 = Whoever reaches the Band takes it. A floor has never fewer than no free squares.
rules-gelini-rulings-7 = Party Flyer takes VIPs and guests of finished cliques, too.
rules-gelini-rulings-8 = Party Call may lead to another action counter, which then works in turn.
rules-gelini-rulings-9 = For Party People a VIP is a guest, and your own token must have passed it as well.
rules-gelini-rulings-10 = An action counter that nobody can follow does nothing.

first-gelini-set-up = The queue is forming: guests of one colour are friends and stick together.
first-gelini-order = Whoever stands at the very back always rolls first.
first-gelini-roll = The die shows 1, 2, 3, 3, 4 or 5: so a 3 comes most often.
first-gelini-move = Move and you take the counter you reach; stay and the next player may use this very roll.
first-gelini-must-move = Too many rolls have gone unused, so this time the rearmost token has to go.
first-gelini-flyer = Pick a guest whose colour you already have: the rest of the clique comes along.
first-gelini-call = You may go back to any counter behind you, as long as somebody is still behind you afterwards.
first-gelini-people = These are the ones that everybody has walked past: choose one, or say no.
first-gelini-gather = Take them all and they are safe with you; leave them, and others can still fetch them.
first-gelini-hire = A Star fills five squares, more than any guest, and nobody can take it from you.
first-gelini-over = A full floor wins at once; after the last song the fewest free squares win.
