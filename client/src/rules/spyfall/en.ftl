### The rules of DC Spyfall, and what a player is told at a moment she meets for the first time. The hints are read by heroes and
### Jokers alike: none may speak to one of them only.

rules-spyfall-idea-title = Where are we?
rules-spyfall-idea-text = You are all at the same place, and everybody knows which, except one of you: the Joker. Ask, answer, show the others that you know, and do not give the place away. The Joker listens, bluffs, and tries to find out where you are. For 3 to 8 players, best with 5 or more.

rules-spyfall-deal-title = The cards
rules-spyfall-deal-text = A bag holds seven cards of one place and one Joker card. The Joker card is always dealt; the others come from the seven. So all heroes hold the same place, and one of you holds the Joker. Hold your finger on your card to see it; let go, and it is hidden again.
rules-spyfall-deal-alt = Five cards in a fan: four show the same city skyline, one shows a jester’s cap.
rules-spyfall-deal-caption = The same place for all, and one Joker.

rules-spyfall-ask-title = Questions and answers
rules-spyfall-ask-text = The dealer asks first. After that, whoever has answered asks.
rules-spyfall-ask-1 = Ask anybody you like, only not the one who has just asked you.
rules-spyfall-ask-2 = One question, one answer, no follow-up.
rules-spyfall-ask-3 = Any answer will do, even a lie. Only nobody says the name of the place.
rules-spyfall-ask-4 = Everybody has the list of all twenty places and may strike out some in private. The list tells nobody who you are.
rules-spyfall-ask-alt = Five players in a circle. An arrow goes from the first to the third, then from the third to the fifth; an arrow straight back is crossed out.
rules-spyfall-ask-caption = Whoever answered asks next, but never straight back.

rules-spyfall-stop-title = How a round ends
rules-spyfall-stop-text = In one of three ways. A round lasts 6 minutes for 3 or 4 players, 7 for 5 or 6, 8 for 7 or 8.
rules-spyfall-stop-1 = **Accusation.** Once a round you may stop the clock and accuse somebody. All but the accused vote, the Joker too. Only if **all** agree, the accused shows the card and the round is over. Otherwise the clock runs on.
rules-spyfall-stop-2 = **The Joker’s guess.** At any moment the Joker may stop, show the card and name the place: right or wrong, the round is over. Not while a vote is open, and not after the time is up.
rules-spyfall-stop-3 = **Time is up.** Talk openly for a minute, then all point at a suspect at once. Whoever most point at shows the card. If there is a tie, the Joker escapes.
rules-spyfall-stop-alt = Three signs: a raised hand for an accusation, a card with a question mark for the guess, and a stopwatch for time-up.
rules-spyfall-stop-caption = Accuse, guess, or wait until the time is up.

rules-spyfall-points-title = Points
rules-spyfall-points-text = A match has five rounds, unless you agree on another number. The last Joker deals the next round; no place comes twice in a match. Most points win, a tie is shared.
rules-spyfall-points-table = Points of a round
rules-spyfall-points-head-1 = What happened
rules-spyfall-points-head-2 = Joker
rules-spyfall-points-head-3 = Each hero
rules-spyfall-points-unexposed = Time is up, the Joker is not found
rules-spyfall-points-convicted = All accuse a hero
rules-spyfall-points-named = The Joker names the place
rules-spyfall-points-exposed = The Joker is exposed
rules-spyfall-points-wrong = The Joker names a wrong place
rules-spyfall-points-bonus = When the Joker is exposed, the first who accused the Joker in this round gets one point more, even if that vote failed.

rules-spyfall-harley-title = Harley Quinn
rules-spyfall-harley-text = A mode for 5 or more. One of the seven cards of a place bears Harley’s sign; it may or may not be dealt. Whoever holds it knows the place and secretly helps the Joker. Neither knows who the other is. If the Joker names the place, you talk for half a minute, and all but the Joker point at the one they take for Harley.
rules-spyfall-harley-table = Points with Harley
rules-spyfall-harley-head-1 = What happened
rules-spyfall-harley-head-2 = Joker
rules-spyfall-harley-head-3 = Harley
rules-spyfall-harley-head-4 = Each hero
rules-spyfall-harley-hidden = The place is named, Harley stays hidden
rules-spyfall-harley-found = The place is named, Harley is found
rules-spyfall-harley-unexposed = Time is up, the Joker is not found
rules-spyfall-harley-convicted = All accuse a hero
rules-spyfall-harley-mistaken = All take Harley for the Joker
rules-spyfall-harley-exposed = The Joker is exposed
rules-spyfall-harley-wrong = The Joker names a wrong place

rules-spyfall-jest-title = Joker’s Jest
rules-spyfall-jest-text = A mode: among the bags lies one with nothing but Jokers. If you hold a Joker card and think that everybody does, stop and call the jest. If you are right, you get 3 points; if not, each hero gets 1. If nobody sees through it, nobody scores.

rules-spyfall-multiverse-title = Multiverse Madness
rules-spyfall-multiverse-text = A mode: in two of the bags every card shows another place, and there is no Joker at all. Once a round anybody may stop and claim it; all vote, and more than half of you must agree to end the round.
rules-spyfall-multiverse-1 = True: 3 points to whoever claimed it, 1 to each who agreed.
rules-spyfall-multiverse-2 = False: 3 points to the Joker, whatever the Joker voted, and 1 to each who disagreed.
rules-spyfall-multiverse-3 = If nobody notices, nobody scores.

rules-spyfall-mission-title = Super Mission
rules-spyfall-mission-text = A mode: each round everybody gets a secret power card. Some work once and are shown when used, some hold all round. At the end all are shown, and you vote who played hers best: for honour, not for points.
rules-spyfall-mission-table = The power cards
rules-spyfall-mission-head-1 = Power
rules-spyfall-mission-head-2 = What it does

rules-spyfall-talk-title = Three ways to talk
rules-spyfall-talk-text = Your table decides before the match.
rules-spyfall-talk-1 = **Aloud.** You sit together or on a call. The screen deals, keeps turns, clock and votes.
rules-spyfall-talk-2 = **In writing.** Questions and answers are typed.
rules-spyfall-talk-3 = **With the question deck.** Choose a question and an answer from cards; everybody reads them in her own language, and bots understand them, too.

rules-spyfall-places-title = The twenty places
rules-spyfall-places-text = In a new match all are back in the box.

rules-spyfall-tips-title = Good to know
rules-spyfall-tips-1 = A hero’s answer should mean much to those who know the place, and little to anybody else.
rules-spyfall-tips-2 = Too vague sounds like the Joker; too plain tells the Joker everything.
rules-spyfall-tips-3 = As the Joker, answer calmly, and ask what could be asked anywhere.
rules-spyfall-tips-4 = You can accuse only once a round: an early accusation earns the bonus, a late one is surer.

rules-spyfall-rulings-title = How we read the rules
rules-spyfall-rulings-text = Where the rulebook is silent, or can be read in two ways, this is how Nightowl plays.
rules-spyfall-rulings-1 = The first dealer is chosen by chance. After a special round whoever ended it rightly deals, otherwise the seat after the dealer.
rules-spyfall-rulings-2 = Votes are sealed: all are shown when the last is in. Whoever accuses or claims counts as a yes.
rules-spyfall-rulings-3 = While a vote is open nobody else may stop the game; of two stops the first counts. After time is up nobody may accuse, guess, call or claim.
rules-spyfall-rulings-4 = After a vote that failed, the Joker may guess again, but only places not yet played in this match.
rules-spyfall-rulings-5 = On screens there is a short pause after each answer, so that anybody can stop the game. Not when you talk aloud.
rules-spyfall-rulings-6 = Open talk at the end lasts a minute, or until all are ready. Then nobody abstains, and nobody points at herself; “all accuse” means all but the accused.
rules-spyfall-rulings-7 = After 60 questions the time is up. Each card of the question deck is asked once a round.
rules-spyfall-rulings-8 = Harley is sought even if her card was not dealt; a tie finds nobody. The bonus for the first accusation goes only to a hero.
rules-spyfall-rulings-9 = Only somebody who holds a Joker card can call the jest. A special round that ends in any other way than by its own call scores nothing.
rules-spyfall-rulings-10 = A Harley who votes against a false claim gets the point as anybody else. A Multiverse card may show a place already played, unless you agree otherwise.
rules-spyfall-rulings-11 = Eleven of the twelve power cards are ours. For God Complex all who voted yes are asked for the same few seconds, so that the pause tells nothing.
rules-spyfall-rulings-12 = Whoever joins between rounds starts with no points, and whoever leaves takes hers along. If the dealer has left, the next one still there deals.

first-spyfall-deal = Look at your card in secret: it shows where you are, or that you are the Joker.
first-spyfall-ask = Choose whom you want to hear: anybody, only not the one who has just asked you.
first-spyfall-question = A good question shows that you know, and leaves the answer open.
first-spyfall-answer = Hint at the place without naming it: too vague looks suspicious, too plain gives it away.
first-spyfall-pause = This is the moment to stop the game if you are sure of something; otherwise let it go on.
first-spyfall-accusation = Only if all agree does the accused show the card; one no, and the game goes on.
first-spyfall-god-complex = Somebody might now show a power that makes this vote unanimous; everybody who voted yes is asked alike.
first-spyfall-claim = Say yes if you think that every card shows another place; more than half of you must agree.
first-spyfall-discussion = The clock has run out: talk openly, then all point at one suspect, and nobody may stop the game any more.
first-spyfall-point = All point at the same moment, and nobody at herself; a tie lets the Joker escape.
first-spyfall-harley-talk = The Joker was right: now find out who helped, if anybody did.
first-spyfall-harley-vote = Point at the one you take for Harley; if she is found, she gets nothing and each hero gets a point.
first-spyfall-honour = This vote gives no points, only applause.
first-spyfall-over = See who was who, and how the points fell; the last Joker deals the next round.
