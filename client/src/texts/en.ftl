### The browser's side: what surrounds every game. `$name` and `$names` are names of players.

home = Home
home-about = One table for night games. Play at once with bots, or send friends a link.
home-continue = Go on where you were
home-continue-one = Go on
home-forget = Forget table { $code }
home-name = Your name
home-code = Code of a table
home-join = Join
home-games = The games
home-seats = { $fewest } to { $most } players
home-alone = Play now
home-make = With friends
home-replay = Watch a recorded game again
home-fair = Every deal can be checked: nobody chooses the cards, not even we. No account, no tracking.
home-unofficial = Unofficial: rules of published games under their names, all words and pictures our own.
guest-name = Owl
bot-names = Luna, Vesper, Orion, Nova, Atlas, Lyra, Sirius, Vega, Rigel, Mira

loading = One moment…
load-failed = This page did not load.
load-failed-about = The connection may be gone, or there is a newer version. Try again.
try-again = Try again
back = Back
close = Close
menu = Menu
rules = Rules
settings = Settings
replay = Replay
you = (you)
your-turn = Your turn
refused-offline = There is no connection to the table. Check your network and try again.

## Joining

join-none = No such table
join-people = At the table: { $names }
join-running = A game is on. You can watch, and play along from the next one.
join-in = Sit down at the table
join-device = Play on here
join-device-about = Your seat moves to this device; the other one is closed.
closed-title = This place is closed
closed-join = Join anew

adult-title = For adults only
adult-about = This game is set in a nightclub and jokes about it. It is meant for people of 18 and older.
adult-yes = I am 18 or older
adult-no = No, thanks

## The lobby

lobby-invite = Invite
lobby-invite-about = Whoever has this link can join, from any phone or computer.
lobby-link = Link to this table
lobby-copy = Copy the link
lobby-copied = The link is copied.
lobby-share = Share
lobby-show-qr = Show as QR code
lobby-qr = QR code with the link to this table
lobby-lock = Let nobody else in
lobby-unlock = Let others in again
lobby-seats = Seats
lobby-fewer = One seat less
lobby-more = One seat more
lobby-fill = Fill up with bots
lobby-options = Options
lobby-host-chooses = The host chooses these.
lobby-series = A series keeps its options and seats.
lobby-pass-and-play = You hold several seats: the device is passed on; where there are secrets, it is covered in between.
lobby-watching = You have no seat: you watch.
lobby-ready = I am ready
lobby-not-ready = Not ready yet
lobby-start = Start the game
lobby-next-round = Start the next round
lobby-dealing = Everybody adds a random number, and the cards are dealt…
lobby-empty =
    { $n ->
        [one] { $n } seat is empty.
       *[other] { $n } seats are empty.
    }
lobby-unready = Waiting for: { $names }
lobby-all-set = All set!
lobby-host-starts = The host starts the game.

seat-empty = empty
seat-take = Sit here
seat-take-too = Me, too
seat-bot = Bot on seat { $seat }
seat-free = Free the seat of { $name }
seat-claim = Play on for { $name }
seat-asked = to decide
bot-of = Bot, { $level }

items-more = One { $name } more
items-less = One { $name } less
items-clear = Empty the list

tempo = Time
tempo-title = For a turn
tempo-generous = generous: 3 minutes
tempo-fast = fast: 45 seconds
tempo-none = no limit
tempo-window =
    { $n ->
        [one] To react: { $n } second
       *[other] To react: { $n } seconds
    }
absent-title = If somebody is away
absent-bot = a bot plays meanwhile
absent-fallback = the simplest move is made

## People

people = People
person-host = host
person-away = away
person-watches = watching
person-ready = ready
person-muted = muted
person-resigned = gave up
person-aborts = wants to stop
person-more = More about { $name }
person-mute = Mute
person-unmute = Let speak again
person-make-host = Make host
person-kick = Remove from the table
takeover-asks = { $name } would like to play on for { $seat }. Do you agree?
takeover-yes = I agree
takeover-no = Rather not

## The table

prompt = What is asked
prompt-hold = Hold to read what only you may know
moves = Your moves
moves-choose = Choice { $n }
story = Story
story-none = Nothing has happened yet.
story-mine = Show what only I know
story-told = Only for { $names }:
waiting-for =
    { $n ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
waiting-all = Waiting for everybody.
paused = The game is paused.
drawing-failed = The board could not be drawn. You can play on all the same.
clock-left = { $time } left
clock-soon =
    { $n ->
        [one] { $n } second left.
       *[other] { $n } seconds left.
    }
lesson = Good to know
lesson-done = Got it
table-more = More at the table
table-eyes = Whose view
table-undo = Take back
table-pause = Pause
table-resume = Go on
table-resign = Give up
table-abort = Stop together
table-abort-not = Play on after all
table-leave = Leave the table
table-auto-pass = Let windows go by
table-auto-pass-about = You are no longer asked whether you want to react. Everybody sees that.
table-device = Play on on another device
table-device-about = This makes a link that is good once and for ten minutes. Your seat moves there.
table-device-make = Make the link
sure-resign = Give up? A bot plays on for you, and you cannot win.
sure-leave = Leave the table? While a game is on, a bot takes your seat for good.
sure-yes = Yes
sure-no = No, stay

cover-title = Pass the device to { $name }
cover-about = Everybody else looks away.
cover-show = I am { $name }: show my cards
cover-rest = Put the device down
cover-rest-about = It goes on by itself. Whoever is called, or wants to look again, taps her name; everybody else looks away.
cover-done = Done: cover it

chat = Chat
chat-write = Write something
chat-send = Send
chat-none = Nobody has said anything yet.
chat-said = { $name } says: { $text }
chat-team = Write to your team
chat-spectators = Write to the spectators
chat-closed = Nobody talks now
chat-muted = The host has muted you
chat-to-team = team
chat-to-spectators = spectators
chat-unread =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }

line-lost = The connection is lost. Trying again…
line-offline = You are offline. The table waits, and you are back as soon as the network is.
line-back = Connected again.

## The end

end-you-won = You win!
end-won =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
end-nobody = Nobody wins
end-winner = winner
end-player = Player
end-score = Points
end-rematch = Play again
end-next-round = Next round
end-host-decides = The host decides how it goes on.
end-verify = Was it dealt fairly?
end-verify-about = Worked out in this browser, from the record alone.
end-own-nonce = The random number of this device is in it, unchanged.
end-own-nonce-missing = The random number of this device is not in it!
end-replay = Watch again
end-record = Save the record
end-secrets = What was secret is open now, on the board and in the story.

replay-about = Open the record of a finished game and go through it step by step, through anybody’s eyes.
replay-open = Open a record
replay-import = Go on playing this game
replay-controls = Replay controls
replay-first = To the start
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-run = Play
replay-stop = Stop
replay-jump = Jump to a step
replay-start = The start
replay-eyes = Through whose eyes
replay-eyes-all = nothing hidden
replay-eyes-public = a spectator’s

rules-none = There is no such game.

## Settings

settings-language = Language
settings-theme = Light
settings-theme-night = night
settings-theme-day = day, readable in the sun
settings-theme-auto = as on this device
settings-text = Size of text
settings-text-usual = usual
settings-text-large = large
settings-text-huge = very large
settings-palette = Colours
settings-palette-usual = usual
settings-palette-safe = easy to tell apart
settings-motion = Motion
settings-motion-auto = as on this device
settings-motion-on = on
settings-motion-off = off
settings-sound = Sound
settings-sound-about = A quiet note when it is your turn.
settings-vibration = Vibration
settings-vibration-about = The phone buzzes when it is your turn.
settings-words = The table in words
settings-words-about = Sentences and buttons instead of a board; made for screen readers.
settings-hints = Hints
settings-hints-about = What a move would win or risk, where the game can tell.
settings-lessons = Tips for the first game
settings-lessons-about = A word of explanation at each new moment.
settings-relearn = Show all tips again
settings-relearnt = The tips will come up again.
settings-together = We sit together
settings-together-about = Everybody taps alike, on screens of the same brightness, and one device tells the story.
settings-narrates = This device speaks
settings-narrates-about = It tells the night aloud, in its language.
settings-stay = All of this stays on this device.
