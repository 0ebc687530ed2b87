### The rules of Werewolf, and what a player is told at a moment she meets for the first time.

rules-werewolf-idea-title = One night in the village
rules-werewolf-idea-text = One night, one day, one vote. Werewolves hide in the village, and by morning some of you are no longer who you were in the evening. Talk, bluff, listen, and then point at somebody all at once. For 3 to 10 players; a game takes about ten minutes.

rules-werewolf-start-title = The cards
rules-werewolf-start-text = Take three cards more than there are players. Everybody gets one and looks at it; three lie face down in the centre. Which roles are in play, everybody knows. Who has them, nobody does.
rules-werewolf-start-alt = Five players sit round a table, each with a card face down before her. Three more cards lie face down in the centre.
rules-werewolf-start-caption = One card for each of you, three in the centre.

rules-werewolf-night-title = The night
rules-werewolf-night-text = Everybody sleeps, and the roles wake one after another, in this order. Who wakes is decided by the card you were **dealt**, whatever has happened to it since. Every role in play is called, even one that lies in the centre.
rules-werewolf-night-alt = The moon crosses the sky over nine stations, one for each role that wakes, from the Doppelgänger to the Insomniac, until the sun rises.
rules-werewolf-night-caption = Nine stations from dusk to dawn.
rules-werewolf-night-table = Who wakes, and for what
rules-werewolf-night-head-1 = Role
rules-werewolf-night-head-2 = By night
rules-werewolf-night-doppelganger = Looks at another player’s card and becomes that role.
rules-werewolf-night-werewolf = See each other. One who is alone may look at one card in the centre.
rules-werewolf-night-minion = Sees the Werewolves. They do not see him.
rules-werewolf-night-mason = See each other.
rules-werewolf-night-seer = May look at one other player’s card, or at two cards in the centre.
rules-werewolf-night-robber = May swap cards with another player, and looks at the new card.
rules-werewolf-night-troublemaker = May swap the cards of two other players, without looking.
rules-werewolf-night-drunk = Must swap with a card in the centre, without looking.
rules-werewolf-night-insomniac = Looks at her own card, to see whether it is still hers.
rules-werewolf-night-hunter = Sleeps. If he dies, whoever he voted for dies too.
rules-werewolf-night-tanner = Sleeps. He hates his work and wants to die.
rules-werewolf-night-villager = Sleeps, and has nothing to hide.

rules-werewolf-day-title = The day
rules-werewolf-day-text = In the morning you **are the card that now lies before you**, even if you do not know which it is. Nobody looks at a card any more.
rules-werewolf-day-1 = Say what you like: the truth, half of it, or a fine lie. You may show nothing.
rules-werewolf-day-2 = Tell in a few taps what you were and what you saw: everybody reads it in her own language.
rules-werewolf-day-3 = Lay role tokens on cards to show what you believe.
rules-werewolf-day-4 = When the time is up, or everybody is ready, you vote.

rules-werewolf-vote-title = The vote
rules-werewolf-vote-text = One, two, three: all point at somebody else at the same moment.
rules-werewolf-vote-1 = Whoever gets most votes dies. If several tie for most, they all die.
rules-werewolf-vote-2 = If nobody gets more than one vote, nobody dies: the circle of fingers is complete.
rules-werewolf-vote-3 = A Hunter who dies takes the player he pointed at along with him.
rules-werewolf-vote-alt = Five players point at each other with arrows. Two arrows point at one of them: she has most votes.
rules-werewolf-vote-caption = Two fingers on one player: that is enough.

rules-werewolf-win-title = Who wins
rules-werewolf-win-text = Only the card before you at the end counts. Then all cards are turned over, and the story of the night is told.
rules-werewolf-win-table = Who wins when
rules-werewolf-win-head-1 = Team
rules-werewolf-win-head-2 = Wins if
rules-werewolf-win-village = The village
rules-werewolf-win-village-if = at least one Werewolf dies; or nobody is a Werewolf, and nobody dies.
rules-werewolf-win-werewolf = The Werewolves, and the Minion with them
rules-werewolf-win-werewolf-if = somebody is a Werewolf, and neither a Werewolf nor a Tanner dies. If the Minion dies, that is fine: he still wins.
rules-werewolf-win-tanner = The Tanner
rules-werewolf-win-tanner-if = he dies himself. He is on nobody’s side.
rules-werewolf-win-minion = A Minion without Werewolves
rules-werewolf-win-minion-if = he lives and somebody else dies.
rules-werewolf-win-nobody = It can happen that nobody wins at all.

rules-werewolf-doppelganger-title = The Doppelgänger
rules-werewolf-doppelganger-text = She is the trickiest of all: leave her out of your first games.
rules-werewolf-doppelganger-1 = As Seer, Robber, Troublemaker or Drunk she acts **at once**, and not again later.
rules-werewolf-doppelganger-2 = As Werewolf or Mason she wakes with the others and counts as one of them. As Minion or Insomniac she gets a call of her own.
rules-werewolf-doppelganger-3 = As Hunter, Tanner or Villager she is just that: as Tanner she wins only by her own death.
rules-werewolf-doppelganger-4 = Her card **is** the role it copied, in whoever’s hands it ends. If anybody looks at it by night, it only shows “Doppelgänger”.

rules-werewolf-screens-title = The night on screens
rules-werewolf-screens-text = Your screen keeps what you were dealt and what you saw, so nobody has to learn it by heart.
rules-werewolf-screens-1 = **Quick night.** All choose at the same time, in three parts of equal length. Those who sleep tap, too. Everything happens in the order of waking.
rules-werewolf-screens-2 = **Narrated night.** One role after another is called, each for the same time, also one that nobody has.
rules-werewolf-screens-3 = Neither the length of a pause nor anything on a screen gives a role away.

rules-werewolf-sets-title = Which roles?
rules-werewolf-sets-text = These sets are ready for you. You may also draw one at random, or choose your own: three cards more than players, at least one Werewolf, both Masons or none.
rules-werewolf-sets-table = Ready-made sets
rules-werewolf-sets-head-1 = Players
rules-werewolf-sets-head-2 = Roles
rules-werewolf-sets-doppelganger = With the Doppelgänger

rules-werewolf-match-title = A tournament
rules-werewolf-match-text = Play several games: every winner of a game gets a chip. Whoever leads alone with five chips or more wins the tournament.

rules-werewolf-tips-title = Good to know
rules-werewolf-tips-1 = Do not say at once what you are: first hear what others claim, somebody may contradict herself.
rules-werewolf-tips-2 = Even a villager may lie a little, to find out who is lying more.
rules-werewolf-tips-3 = Think of the Robber and the Troublemaker: perhaps you have become a Werewolf without knowing it.
rules-werewolf-tips-4 = If somebody seems too eager to die, think of the Tanner.

rules-werewolf-rulings-title = How we read the rules
rules-werewolf-rulings-text = Where the rulebook is silent, or can be read in two ways, this is how Nightowl plays.
rules-werewolf-rulings-1 = The Hunter takes the player he voted for; he does not choose anew. Hunter after Hunter, until it is quiet.
rules-werewolf-rulings-2 = Without Werewolves, a Minion who dies loses. A Tanner’s death lets him win, unless your table decides that it spoils it for him.
rules-werewolf-rulings-3 = A Doppelgänger card that copied nobody, because it lay in the centre, is a Villager.
rules-werewolf-rulings-4 = A Doppelgänger who robs or drinks is, for winning, the card then before her; the card she gave away carries Robber or Drunk.
rules-werewolf-rulings-5 = A lone Werewolf may look at one card in the centre. You can turn this off.
rules-werewolf-rulings-6 = The Seer looks at one player’s card, at exactly two in the centre, or at nothing.
rules-werewolf-rulings-7 = The Insomniac may be in play without Robber and Troublemaker, though she then has little to find out.
rules-werewolf-rulings-8 = Nobody abstains: if a vote or a choice that must be made is missing when time is up, chance makes it.
rules-werewolf-rulings-9 = The day lasts 4 minutes for 3 or 4 players, 5 for 5 or 6, 7 for 7 or 8, and 8 for more, unless you agree otherwise.
rules-werewolf-rulings-10 = Everybody may say 30 sentences a day, and one role token lies on a card.
rules-werewolf-rulings-11 = At the end all cards and everything that was done by night are shown to everybody.
rules-werewolf-rulings-12 = If your table agrees, the screen reckons which deals are still possible from what you know. It is off unless you turn it on.

first-werewolf-set-up = Remember which roles are in play: three of these cards will be nobody’s.
first-werewolf-deal = Look at your card in secret: it decides when you wake tonight, but by morning it may be another.
first-werewolf-night = You have nothing to decide now; do as everybody else does, so that nobody notices.
first-werewolf-doppelganger = Look at one card: from now on you are that role, with its team and its task.
first-werewolf-werewolf = You have no partner: a look into the centre gives you a role you can safely pretend to be.
first-werewolf-seer = One player’s card tells you about her; two centre cards tell you who is not in the village.
first-werewolf-robber = What you take is yours, and so is its team; the other now has your Robber card.
first-werewolf-troublemaker = Neither of the two will know that you swapped them, until you say so.
first-werewolf-drunk = You must swap with a centre card and will not know what you have become.
first-werewolf-day = Claim what you were and what you did; it may be true, and nobody can check it before the end.
first-werewolf-vote = All point at once; if nobody gets a second vote, nobody dies.
first-werewolf-over = Only the last card before you counted; read in the story who swapped what.
