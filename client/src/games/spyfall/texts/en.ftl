### What only the Spyfall board says.

board-round = Round { $round } of { $rounds }
board-clock-runs = { $time } left in this round
board-clock-stands = The clock stands at { $time }
board-now = What is going on
board-dock = Your card, and what stops the game
board-card = My card
board-card-hold = My card: hold to see it
board-true-here = True here:
board-yes = yes
board-no = no
board-menu-accuse = Accuse
board-menu-guess = Places
board-menu-call = Jest!
board-menu-claim = Madness!
board-menu-power = Power
board-title-accuse = Whom do you accuse?
board-about-accuse = You can do this once a round. The clock stops and all others vote; only if everybody agrees does the round end.
board-title-guess = Where are we?
board-about-guess = Tap a place to strike it out. Nobody else sees that.
board-about-naming = Who holds the Joker can show it and name the place. Right or wrong, that ends the round.
board-title-call = A Joker’s Jest?
board-about-call = Who holds a Joker card can call it: all cards are Jokers this time. If not, the heroes score.
board-title-claim = Multiverse Madness?
board-about-claim = You can claim once a round that everybody is in a different place. All vote; a majority ends the round.
board-title-power = Your power
board-about-power = Hold your card to see which power you have. What you can use now is here.
board-no-power-now = There is nothing to use now.
board-mode-strike = Strike out
board-mode-name = Name the place
board-choose-place = Choose a place
board-strike = Strike out: { $place }
board-place-used = { $place }: played already
board-said = What was said
board-nothing-said = Nobody has asked anything yet.
board-in-turn = In turn
board-by-player = By player
board-all = Show everything
board-less = Show less
board-silent = No comment.
board-answered = has answered
board-find = Find a question by a word
board-kinds = Kinds of questions
board-none-found = No such question is left.
board-more-cards =
    { $n ->
        [one] { $n } more question
       *[other] { $n } more questions
    }
board-write-question = Your question to { $name }
board-write-answer = Your answer
board-send = Send
board-tap-ask = Tap whom you want to ask.
board-tap-point = Tap whom you point at. Nobody sees it before all have pointed.
board-sealed = Your choice is sealed. All are shown at once.
board-you-accused = You are accused! The others vote.
board-cards = All cards on the table
board-next-dealer = { $name } deals next.
board-opened = What was hidden
board-all-point = All point at once.
