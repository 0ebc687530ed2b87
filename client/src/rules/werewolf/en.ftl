### Werewolf: the rules page, the choices of options, and a word at each new moment.

choice-set-preset = ready-made
choice-set-doppelganger = with the Doppelgänger
choice-set-random = drawn at random
choice-night-quick = quick, in three parts
choice-night-narrated = narrated, role by role

rules-aim = One night, one day, one vote. The village wants a Werewolf to die; the Werewolves want to live. Mind: cards change hands by night, and in the end you are the card that lies before you.
rules-start =
    There are three cards more than players. You get one and look at it; three lie in the centre. All know which roles are in play.
    By night each role does its part: some look, some swap, some only find out who is on their side.
rules-turn =
    Doppelgänger: looks at a card and becomes that role. Werewolves: see each other; one alone may look at a centre card. Minion: sees the Werewolves. Masons: see each other.
    Seer: looks at one player’s card or at two in the centre. Robber: swaps with a player and sees the new card. Troublemaker: swaps two other cards, unseen. Drunk: swaps with the centre, unseen. Insomniac: looks at the own card at the end.
    Hunter, Tanner and Villagers sleep. By day everybody talks and may lie. Nobody looks at a card any more.
rules-special =
    A Hunter who dies takes along whom he voted for.
    The Tanner wins only by dying.
    The Minion wins with the Werewolves, and does not count as one.
rules-end =
    All vote at once. Most votes die, with a tie all of them; if nobody has two votes, nobody dies.
    The village wins if a Werewolf dies, or if there is none among you and nobody dies. Otherwise the Werewolves win, unless the Tanner has died.
rules-rulings =
    Who wakes is decided by the card dealt, whatever has become of it.
    Every call lasts its full time, so that no pause tells anything; whoever does not choose is chosen for by chance.
    The Seer looks at exactly two cards in the centre, or at one player’s.
    A Doppelgänger card that copied nobody is a Villager.

learn-night = You have nothing to do now. Everybody waits equally long, so that nobody can tell who is awake.
learn-doppelganger = You become what you see, and may have to act at once.
learn-werewolf = You are alone: a look at the centre gives you a role to claim that nobody holds.
learn-seer = What you see now is the strongest thing anybody can say tomorrow.
learn-robber = You take the card and with it the side. Whoever gets yours is the Robber now, and does not know.
learn-troublemaker = You see neither card. Tomorrow you can say who is no longer what they were.
learn-drunk = You will not know what you are. Perhaps a Werewolf.
learn-day = Say what you did, or something better. Tokens on the cards help to keep track. When all are ready, the vote comes.
learn-vote = Point at somebody. Two votes at least are needed for anyone to die.
