### DC Spyfall: the rules page, the choices of options, and a word at each new moment.

choice-talk-aloud = aloud
choice-talk-written = in writing
choice-talk-deck = with the question deck
choice-clock-simulated = every move costs a set time
choice-clock-table = the clock of the table

rules-aim = All of you are at the same place and know where, except one: the Joker. The heroes want to find the Joker; the Joker wants to find out the place, or to stay unnoticed.
rules-start =
    Everybody gets a card: the place, or the Joker. Look at it, and let nobody see it.
    The twenty places are known to all. You may strike out what you rule out.
rules-turn =
    The dealer asks somebody a question. Whoever has answered asks next, anyone but the one who has just asked.
    One question, one answer, no follow-up. An answer may be vague or a lie, but never names a place.
    Once a round you may stop the clock and accuse somebody. All but the accused vote; only a unanimous vote counts.
    The Joker may stop at any time, show the card and name the place.
rules-special =
    Harley Quinn: a hero who knows the place and secretly helps the Joker.
    Joker’s Jest: a bag full of Jokers; whoever sees through it calls it.
    Multiverse Madness: every card shows another place; a majority must believe it.
    Super Mission: everybody has a secret power card.
rules-end =
    When time is up you talk openly, then all point at once.
    The Joker: 2 points if not exposed; 4 for naming the place, or if all accuse a hero. Otherwise 1 point for each hero, and 1 more for the first who accused the Joker.
    Most points after the agreed rounds win.
rules-rulings =
    Votes are sealed until all are in; whoever calls a vote counts as yes.
    After each answer everybody may stop the game or let it go on, except when you talk aloud.
    Nobody points at herself, and nobody abstains. After time is up nobody can stop the game any more.

learn-ask = Choose whom you ask. Everybody listens to the answer, so ask where you doubt.
learn-question = A good question is easy for who knows the place, and hard for who does not.
learn-answer = Show that you know the place without giving it away. As the Joker: sound as if you did.
learn-pause = Anybody may stop the game now and accuse. Let it go on if you do not want to.
learn-accusation = It counts only if all agree. If you are not sure, say no.
learn-discussion = Open talk: say what seemed odd to you, but do not name the place.
learn-point = All point at once. A tie helps the Joker.
learn-claim = Somebody thinks that each of you is somewhere else. More than half must agree.
