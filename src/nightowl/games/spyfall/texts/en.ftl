### DC Spyfall, unofficial. `.about` of a power card says what it does: `$power-about`.

game-name = DC Spyfall
game-about = Everybody knows where you are, except the Joker among you. Ask, answer, let your friends know that you know, and do not give the place away.

## Places, and what a bag may hold instead

location-arkham = Arkham Asylum
location-atlantis = Atlantis
location-batcave = Batcave
location-belle-reve = Belle Reve
location-ccpd = Central City Police Department
location-daily-planet = Daily Planet
location-ferris = Ferris Aircraft
location-fortress = Fortress of Solitude
location-gorilla-city = Gorilla City
location-gotham-state = Gotham State University
location-hall-of-justice = Hall of Justice
location-iceberg-lounge = Iceberg Lounge
location-satellite = Justice League Satellite
location-kandor = Bottle City of Kandor
location-lexcorp = LexCorp Tower
location-mogo = Mogo
location-star-labs = S.T.A.R. Labs
location-themyscira = Themyscira
location-titans-tower = Titans Tower
location-warworld = Warworld
location-joker = Joker
location-jest = Joker’s Jest
location-multiverse = Multiverse Madness

## Power cards

power-god-complex = God Complex
    .about = Once: when you are in the strict majority against an accused, the vote counts as unanimous.
power-spare-minute = Spare Minute
    .about = Once: when it is your turn to ask, add a minute to the clock.
power-second-sight = Second Sight
    .about = Once: you may accuse a second time this round.
power-deflection = Deflection
    .about = Once: pass a question you are asked on to somebody else, not to who asked it.
power-no-comment = No Comment
    .about = Once: leave a question unanswered.
power-boomerang = Boomerang
    .about = Once: ask back who has just asked you.
power-truth-bound = Truth-bound
    .about = All round: answer plainly, never vaguely.
power-mist = Mist
    .about = All round: never answer plainly.
power-neighbourly = Good Neighbour
    .about = All round: ask only who sits beside you.
power-third-person = Third Person
    .about = All round: speak of yourself by name.
power-whisper = Whisper
    .about = All round: whisper, as if walls had ears.
power-echo = Echo
    .about = All round: begin each answer with the last word of the question.

## Questions about the place

question-roof = Is there a roof over our heads?
question-wind = Would the wind mess up your hair here?
question-headcount = How many people are about?
question-queue = Do you have to queue here?
question-rules = Are there strict rules here?
question-police = Would the police like what goes on here?
question-temperature = What is the temperature like?
question-snow = Would a snowman last here?
question-machines = Is it full of machines?
question-modern = Is everything of the latest kind?
question-floor = How high up are we?
question-outlook = Can you see far from here?
question-water = Is there a lot of water around?
question-fish = Would a fish be happy here?
question-boss = Who is in charge here?
question-one-will = Does one person decide everything here?
question-walk-in = Can anybody just walk in?
question-ticket = Do you need a pass to get in?
question-danger = Is it dangerous here?
question-shady = How many shady characters are about?
question-capes = How many capes do you count?
question-autographs = Would children collect autographs here?
question-not-human = Do you meet anybody here who is not human?
question-bars = Is it hard to get out of here?
question-wages = Are people paid to be here?
question-nearest-city = How far is it to the nearest big city?
question-loud = Is it noisy here?
question-bright = Is it bright here?
question-how-old = How old is this place?
question-dust = Does it smell of old times?

## Questions about being there

question-coat = Do you keep your coat on?
question-nap = Could you take a nap here?
question-umbrella = Would you want an umbrella here?
question-how-often = How often do you drop in here?
question-journey = How was the way here, long?
question-alone = Could you be alone here for a while?
question-rescue = If you cried for help, would a hero come?
question-leave = Can you leave when you like?
question-how-long = How long will you be here?
question-nervous = Are you on edge?
question-armed = Would you rather be armed here?
question-charger = Could you find a charger for your gadgets here?
question-swimwear = Have you packed your swimming things?
question-wet-feet = How often do you get wet feet here?
question-lift = Did it take a lift to get here?
question-dizzy = Does your head spin when you look down?
question-orders = How often are you given orders here?
question-bow = Do you bow to anybody here?
question-business = Are you here on business?
question-fun = Are you here for the fun of it?
question-keep-quiet = Must you keep quiet about this place?
question-reading = Could you read a book here?
question-shout = Must you shout to be heard?
question-misbehave = How often do people get away with mischief here?
question-running = Would you be told off for running here?
question-odd-one-out = Do you feel like the odd one out?
question-grandmother = Would you bring your grandmother here?
question-souvenir = Could you buy a postcard of it?
question-photograph = Would a hundred-year-old picture look the same?
question-notice = If you tripped, would anybody see it?

## Questions about anyone

question-breakfast = How was your breakfast?
question-night = How did you sleep?
question-how-are-you = How are you today?
question-week = How is your week going?
question-hungry = Do you fancy something to eat?
question-tired = Do you need a break?
question-trust-me = Do you trust me?
question-next-to-you = Do you suspect who sits next to you?
question-laugh = How often do you laugh?
question-lie = How often do you lie?
question-keep-a-secret = Can you keep a secret?
question-lucky = Is luck on your side today?

## Answers, from plain to vague

answer-degree-not-at-all = No, not at all.
answer-degree-hardly = Hardly.
answer-degree-rather = Yes, rather.
answer-degree-very = Oh yes, very much so.
answer-degree-not-much = Not so much.
answer-degree-enough = Enough, I would say.
answer-amount-none = Not a single one.
answer-amount-few = One or two.
answer-amount-several = Quite a few.
answer-amount-crowds = More than I can count.
answer-amount-fewer = Fewer than you would think.
answer-amount-more = More than you would think.
answer-often-never = Never.
answer-often-rarely = Once in a blue moon.
answer-often-regularly = Quite regularly.
answer-often-always = All the time.
answer-often-seldom = Not as often as others.
answer-often-often = Often enough.
answer-warmth-hot = It is hot.
answer-warmth-mild = Mild.
answer-warmth-cool = Cool.
answer-warmth-freezing = Freezing.
answer-warmth-no-coat = You can leave your coat at home.
answer-warmth-jacket = You will want a jacket.
answer-height-deep = Deep down below.
answer-height-street = At street level.
answer-height-upstairs = Some way up.
answer-height-sky = As high as it gets.
answer-height-grounded = Nobody falls far here.
answer-height-view = High enough for a view.
answer-age-new = The paint is still wet.
answer-age-years = A couple of decades.
answer-age-old = Older than any of us.
answer-age-ancient = Older than history books.
answer-age-recent = Not as old as it looks.
answer-age-history = It has seen a few things.
answer-distance-corner = Just round the corner.
answer-distance-ride = A short ride.
answer-distance-journey = Quite a journey.
answer-distance-world = It might as well be another world.
answer-distance-near = Nearer than you think.
answer-distance-away = You would not walk it.
answer-charge-nobody = Nobody at all.
answer-charge-team = We decide together.
answer-charge-boss = There is a boss.
answer-charge-ruler = One whose word is law.
answer-charge-free = Nobody bosses me around.
answer-charge-someone = Somebody does, and you notice.
answer-stay-minutes = A few minutes.
answer-stay-evening = A few hours.
answer-stay-days = For days.
answer-stay-forever = I see no end to it.
answer-stay-short = Not too long.
answer-stay-long = Longer than planned.
answer-mood-bad = Badly.
answer-mood-so-so = So-so.
answer-mood-fine = Fine.
answer-mood-great = Splendidly!
answer-mood-grey = It has been better.
answer-mood-bright = I cannot complain.
answer-vague-depends = That depends.
answer-vague-as-usual = The same as ever.
answer-vague-you-know = You know how it is.
answer-vague-no-idea-why = Why do you want to know?

## Topics of typed questions: words that tell what a question is about, endings left aside

topic-indoors = roof inside outside indoors outdoors ceiling walls rain wind building
topic-crowd = people crowd crowded alone lonely busy visitors company
topic-law = law legal illegal rules police crime forbidden allowed permission
topic-cold = cold warm hot temperature weather coat clothes wear snow ice heating
topic-technology = technology machines computers screens robots modern gadgets electricity phone
topic-height = high height floor storey stairs lift tower underground deep view fall
topic-water = water sea swim swimming wet boat ship fish beach ocean river
topic-rule = boss ruler king queen leader charge orders command decide chief
topic-open = enter entrance open public ticket visitors secret hidden guests invite invitation come
topic-danger = danger dangerous safe afraid fear weapon armed villains criminals risk scary
topic-heroes = heroes hero cape mask costume super save rescue famous
topic-strange = human alien aliens animals creatures species language foreign weird
topic-locked = locked leave escape prison trapped guards free exit stay long
topic-work = work job paid pay salary business office boss money fun
topic-far = far near travel journey way distance city home arrive get space
topic-noise = noise noisy loud quiet silent music sound hear shout
topic-light = light bright dark lamp sun sunny shadow see read
topic-old = old new age ancient history years built century

## Moves

move-dealer = { $seat } deals
move-draw = The bag: { $location }
move-joker = The Joker card goes to { $seat }
move-harley = Harley’s card goes to { $seat }
move-no-harley = Harley’s card stays in the bag
move-copy = Next card: { $location }
move-power = Next power card: { $power }
move-tick = Half a minute passes
move-close = Time for this is over
move-ask = Ask { $seat }
move-question = { $question }
move-answer = { $answer }
move-say = Answer given
move-name = Say out loud: { $location }
move-go-on = Go on
move-accuse = Accuse { $seat }
move-guess = We are here: { $location }
move-call = This is a Joker’s Jest!
move-claim = This is Multiverse Madness!
move-agree = Yes, I agree
move-disagree = No, I do not agree
move-ready = Ready to point
move-point = Point at { $seat }
move-show = Show the power card
move-hide = Keep the card hidden
move-minute = Take the spare minute
move-deflect = Let { $seat } answer instead
move-silence = No comment
menu-accuse = Accuse:
note-ask = Your question:
note-say = Your answer:
menu-ask = Ask:
menu-point = Point at:
menu-guess = We are here:
menu-question = Ask { $remark }:

## What happens

event-round = Round { $round } of { $rounds }.
event-dealer = { $seat } deals and asks first.
event-card = { $seat } looks at a card: { $location }.
event-harley = The card bears Harley’s sign: { $seat } secretly helps the Joker.
event-power = { $seat } gets a power: { $power }. { $power-about }
event-clock = { $seconds } seconds left.
event-turned = { $seat } turns to { $other }.
event-asked = { $seat } to { $other }: “{ $question }”
event-answered = { $seat }: “{ $answer }”
event-spoke = { $seat } has answered.
event-power-shown = { $seat } shows a power: { $power }!
event-deflected = { $seat } passes the question on: { $other } must answer.
event-silent = { $seat } says nothing.
event-minute = { $seat } adds a minute to the clock.
event-accused = { $seat } stops the clock and accuses { $other }!
event-claimed = { $seat } stops the clock: we are all in different places!
event-guessed = { $seat } shows the Joker card: “We are here: { $location }!”
event-called = { $seat } shows a Joker card: “This is a jest!”
event-agreed = { $seat } agrees.
event-disagreed = { $seat } does not agree.
event-failed = That is not enough. The clock runs on.
event-time-up = Time is up! Talk openly, then all point at once.
event-pointed = { $seat } points at { $other }.
event-harley-sought = That is right! But who is Harley?
event-where = The place: { $location }.
event-held = The card of { $seat }: { $location }.
event-harley-was = Harley is { $seat }.
event-power-was = The power of { $seat }: { $power }.
event-scored = { $seat }: +{ $points }.
event-nobody-scored = Nobody scores.
event-honoured = Applause for { $seat }: nobody plays a power better.
event-match-won = { $seat } wins the match with { $points }.

## What is asked

ask-deal = The cards are dealt.
ask-ask = Whom do you ask?
ask-question = What do you ask?
ask-answer = What do you answer?
ask-pause = Does anybody stop the game, or shall it go on?
ask-accusation = Is this the Joker?
ask-god-complex = A clear majority. Does anybody show a power?
ask-claim = Are we all in different places?
ask-discussion = Time is up. Who is the Joker? Talk openly, but do not name the place.
ask-point = One, two, three: at whom do you point?
ask-harley-talk = The Joker knows the place. Who has helped?
ask-harley-vote = One, two, three: who is Harley?
ask-honour = Who played a power card best?
ask-over = The round is over.

## Options

option-rounds = Rounds
option-rounds-about = How many rounds make a match.
option-minutes = Minutes
option-minutes-about = How long a round lasts. By the number of players it is six minutes for 3 or 4, seven for 5 or 6, eight for 7 or 8.
choice-minutes-0 = by the number of players
option-talk = Talk
option-talk-about = Aloud, in writing, or with the question deck.
choice-talk-aloud = aloud
choice-talk-written = in writing
choice-talk-deck = with the question deck
option-harley = Harley Quinn
option-harley-about = One hero may secretly help the Joker. For 5 players or more.
option-jest = Joker’s Jest
option-jest-about = Among the bags lies one full of Jokers. Whoever sees through it calls it and scores 3.
option-multiverse = Multiverse Madness
option-multiverse-about = In two of the bags every card shows another place. Whoever notices claims it; a majority must agree.
option-mission = Super Mission
option-mission-about = Everybody gets a secret power card each round.
option-fresh_copies = Fresh copies only
option-fresh_copies-about = Multiverse cards leave out places already played in this match.
option-honour = Vote of honour
option-honour-about = After a mission all vote who played a power best. It gives no points.
option-pauses = Pauses
option-pauses-about = After each answer all may stop the game or let it go on. Not when you talk aloud.
option-discussion = Open talk
option-discussion-about = How many seconds of open talk there are at time-up.
option-questions = Questions
option-questions-about = After so many questions the time of a round is up.
option-clock = Clock
option-clock-about = A clock that charges each move a set time, or the clock of the table.
choice-clock-simulated = every move costs a set time
choice-clock-table = the clock of the table

## How it ends, and why not

how-exposed = The Joker is exposed.
how-hero-convicted = All accuse a hero: the Joker laughs.
how-harley-convicted = All take Harley for the Joker.
how-unexposed = Time is up and the Joker is not found.
how-named = The Joker names the place.
how-named-harley-found = The Joker names the place, but Harley is found.
how-named-wrong = The Joker names a wrong place.
how-jest = It is a jest, and somebody sees through it.
how-no-jest = It is no jest: the Joker is taken in.
how-jest-missed = It is a jest, and nobody sees through it.
how-multiverse = It is Multiverse Madness, and you see it.
how-no-multiverse = You are all in one place after all: the Joker profits.
how-multiverse-missed = It is Multiverse Madness, and nobody notices.

refused-accused-once = You can accuse once a round, and you have.
refused-claimed-once = You can claim Multiverse Madness once a round, and you have.
refused-vote-is-open = Somebody was faster: a vote is open. Wait until it is over.
refused-time-is-up = Time is up: nobody can stop the game any more.
refused-round-is-decided = The round is decided: nobody can stop it any more.
refused-no-such-player = Nobody sits there.
refused-not-yourself = Not yourself.
refused-mode-is-off = That is not in this game, or it has been played already.
refused-only-the-joker = Only the Joker names the place. You may strike places out.
refused-place-is-used = That place has been played in this match.
refused-no-vote = There is no such vote now.
refused-voted-already = You have voted. It cannot be changed.
refused-caller-has-voted = You called this vote: you count as yes.
refused-accused-may-not-vote = Who is accused has no vote.
refused-joker-may-not-vote = The Joker has no vote here.
refused-not-the-joker = That is the Joker, and you seek Harley.
refused-names-the-place = Nobody may name a place in an answer.
refused-question-is-spent = That question has been asked this round.
refused-power-forbids = Your power card does not allow it.
refused-other-scale = That is no answer to this question.
refused-no-follow-up = One question, one answer: no follow-up.
refused-answer-first = First answer the question.
refused-not-back = Do not ask back who has just asked you.
refused-no-such-power = You have no power for that, or it is used up.
refused-too-few-for-harley = Harley Quinn needs at least 5 players.

## The picture in a terminal

picture-round = Round { $round } of { $rounds }, { $time } left
picture-standings = Points after round { $round } of { $rounds }:
picture-here = You are here: { $location }
picture-joker = You are the Joker: find out where everybody is.
picture-harley = You hold Harley’s sign: help the Joker, unnoticed.
picture-power = Your power: { $power }
picture-was = The place was: { $location }
picture-points = points: { $points }
picture-dealer = dealer
picture-asker = asking
picture-accuser = has accused
picture-claimer = has cried madness
picture-is-harley = Harley’s sign
picture-places = Places not yet played: { $places }.
remark-enter = or just press Enter
kind-place = about the place
kind-being = about being there
kind-anyone = about anyone

## Hints

hint-fits = true of this place
