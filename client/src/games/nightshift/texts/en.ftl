### What only the board of Nightshift says.

board-floor = The club from above
board-bar = Bar
board-prices = Shot $500, Champagne $1,000
board-buy = Buy
board-shots = Shots: { $n }
board-champagne = Champagne: { $n }
board-more-shots = One Shot more
board-less-shots = One Shot less
board-more-champagne = One Champagne more
board-less-champagne = One Champagne less
board-loyalty = Loyalty { $n }
board-stars =
    { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
board-stolen = stolen once already
board-outcomes = Outcomes, by the result they take
board-needs = { $n } or more steals
board-tired = No Energy left
board-pick = Tap a lit table.
board-play = Play
board-hand = Your Power cards
board-answered = Your answer is in:
board-to-floor = Peek at the floor
board-to-room = Back behind the curtain
board-leaving-pays = Leaving now pays
board-bust-pays = A bust pays
board-bust = Bust!
board-no-cards = No card drawn yet. The band is tuning up.
board-lamps = How often each move counts; three of one are a bust
board-gone = cancelled
board-idle = its moves do not count
board-ladder = What each level pays
board-own-heart = own heart
board-subscribers = Subscribers { $n }
board-team = Team { $n }
board-target = What the club needs
board-cash = Cash
board-income = Subscriber Income
board-total = Total
board-diamond = Diamond
board-decks = Still outside: { $guests } customers. Gone home: { $gone }. Power cards to draw: { $powers }.
board-end-diamond = Diamond wins
board-end-saved = The club is saved!
board-end-shut-down = The club has to close
board-adds-up = How it adds up
board-earned = Earned { $earned }, spent { $spent }.
board-income-about = Subscriber Income: what the Loyalty of all her customers comes to, doubled where she is the one they prefer.
board-by-drinks = Equal money: the value of the drinks still held has decided.
