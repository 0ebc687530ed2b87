### Gelini: the rules page and a word at each new moment.

rules-aim = You run a club. Get as many people as you can onto your dance floor before the Band plays its last song.
rules-start =
    46 counters stand in an open line: 36 guests, four VIPs (4 squares each), six coins, and at the head the Band.
    The number on a guest says how many squares she fills. Guests of one colour are a clique.
    Your floor has 25 squares; with two players 37.
rules-turn =
    Whoever stands last rolls the die (1, 2, 3, 3, 4, 5) and may move that many counters ahead. Tokens and gaps are not counted.
    If she stays, the next from behind may move with the same roll, and so on.
    You take the counter you reach, and your token stands in its place.
    Get a guest of a colour you already have, and the rest of the clique comes along: from the line and from the floors of others.
    Two coins book a Star, who fills 5 squares.
rules-special =
    Party Flyer: take a counter or a coin from another player, but no Star.
    Party Call: go back to a counter behind you, as long as somebody stays behind it.
    Party People: let in a guest or coin that everybody has passed.
rules-end = A full floor wins at once. Otherwise it ends when somebody reaches the Band and takes it (3 squares): then the fewest free squares win.
rules-rulings =
    Squares are counted; nothing has to be fitted in.
    After ten rolls that nobody used, whoever is last has to move (you can change the number).
    Cliques and Stars come by themselves, unless the table plays with free choice. A tie is shared.

learn-move = The lit counter is what you would get with this roll. Move and take it, or stay and let the next in line decide on the same roll.
learn-must-move = Nobody has used the last rolls, so this time whoever is last has to go.
learn-flyer = Take something from another dance floor. A guest whose clique you have begun brings all the others along.
learn-call = You may go back. Look for a colour you already have, and mind who stands behind.
learn-people = Guests that everybody has passed are still waiting: let one of them in.
learn-gather = The rest of the clique fills your floor, wherever it stands now.
learn-hire = A Star fills 5 squares, and nobody can lure her away.
