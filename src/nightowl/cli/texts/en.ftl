### The command line. What a game says is with the game, what every game says is in the shared texts.

## The command and its options

cli-about = One table for four night games: play in the terminal, simulate, replay and verify.
cli-about-games = list the games, their seats and options
cli-about-play = play a game against bots or with others at this screen
cli-about-narrate = read the night aloud to people with cards of their own, and keep time
cli-about-simulate = let bots play many games and count
cli-about-calibrate = try out how balanced a game's cards are, by many games among good bots
cli-about-replay = go through a recorded game step by step
cli-about-verify = check a record: that nobody changed it and nobody chose the deal
cli-about-engine = let programs play over standard input and output, one JSON object a line
cli-usage = usage:
cli-wrong = Error: { $message }
cli-arguments = arguments
cli-options = options
cli-command = COMMAND
cli-commands = commands
cli-game = GAME
cli-file = FILE
cli-folder = FOLDER
cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-help-lang = language: en, ru, de, fr, it, nl or es (otherwise from NIGHTOWL_LANG or LANG)
cli-help-game = which game: { $games }
cli-help-option = an option of the game as name=value; may be repeated (“nightowl games” lists them)
cli-help-roles = the cards you play with, separated by commas: werewolf,werewolf,seer,… (three more than players)
cli-help-narrate-seats = how many play; without --roles the ready-made set for that number is used
cli-help-silent = only show the text, even where there is a voice
cli-help-seed = repeat exactly: any word or number. A seeded deal cannot be proven fair
cli-help-pack = play with the content of that folder, for games that can
cli-help-seats = how many play, bots included
cli-help-you = the seats you play yourself, counted from 1 (otherwise the first)
cli-help-hot-seat = people play all seats at this screen
cli-help-bots = levels of the bots, in order of seats; the last one goes on
cli-help-record = where to save the record (otherwise in your data folder)
cli-help-plain = no colours and no drawing, complete sentences: for screen readers and simple terminals
cli-help-games = how many games, for each number of seats
cli-help-simulate-seats = how many play: 3 or 2,4 or 2-5 (otherwise the middle one)
cli-help-players = levels of the bots, repeated to fill the seats; they change seats from game to game
cli-help-jobs = how many processes (otherwise one per core); the result is the same
cli-help-json = print the result for programs
cli-help-plot = draw the result into a PNG, SVG or PDF file
cli-help-trial-games = how many games, for each trial
cli-help-trial-level = which bots play: a level, as the game’s trials allow
cli-help-trials = only the trials with one of these words in their names
cli-help-trial-seed = which games: any word or number; other seeds play other games
cli-help-keep = keep what is done in that file, and go on from there if it exists
cli-help-docs = write tables and picture into the pages of that folder of documents
cli-help-record-file = a record, as written by “nightowl play”
cli-help-step = wait for Enter after every step, even where the input is no terminal
cli-help-to = only up to step N; in a terminal, start there
cli-help-seat = as that seat saw it, counted from 1 (otherwise as a spectator)

## What cannot be used

cli-no-value = “{ $word }” says no value; write --option name=value.
cli-bad-seats = “{ $given }” is no number of seats here: the game has { $fewest } to { $most }.
cli-bad-level = There is no bot “{ $level }”; there are: { $levels }.
cli-bad-number = { $name } takes a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
cli-too-many-players = More players ({ $players }) than seats ({ $seats }).
cli-too-many-bots = More bots ({ $bots }) than free seats ({ $seats }).
cli-no-matplotlib = Drawing needs matplotlib: pip install "nightowl[plot]"
cli-bad-plot = “{ $path }”: the name of a figure ends in .png, .svg or .pdf.
cli-cannot-read = “{ $path }” cannot be read: { $detail }.
cli-cannot-write = “{ $path }” cannot be written: { $detail }.
cli-file-exists = “{ $path }” exists already; nothing is overwritten.
cli-no-packs = { $game } has one content only; packs are for: { $games }.
cli-no-trials = “{ $game }” states no trials of its balance.
cli-no-trial-level = The trials are not played by “{ $level }”: { $levels }.
cli-no-such-trial = No trial has “{ $given }” in its name: { $trials }.
cli-other-run = “{ $path }” belongs to a run with other cards, other bots, another game or another seed.
cli-bad-pack = The pack “{ $path }” cannot be used: { $detail }
cli-no-folder = There is no folder “{ $path }”.
cli-replay-unknown-game = The game “{ $game }” is not known here; there are: { $games }.

## nightowl games

cli-games-seats = { $fewest } to { $most } players
cli-games-bots = Bots: { $levels }
cli-games-choices = Allowed: { $choices }.
cli-games-range = Allowed: a whole number from { $least } to { $most }.
cli-games-means = { $value }: { $said }.
cli-games-any = Allowed: any text.
cli-games-list-choices = Allowed: some of { $choices }, separated by commas.
cli-games-list-range = Allowed: whole numbers from { $least } to { $most }, separated by commas.
cli-games-list-any = Allowed: texts, separated by commas.

## nightowl simulate

cli-simulated =
    { $games ->
        [one] { $game }: { $games } game, { $seats } at the table, seed { $seed }
       *[other] { $game }: { $games } games, { $seats } at the table, seed { $seed }
    }
cli-lengths = Decisions in a game: { $mean } on average, median { $median }, from { $least } to { $most }.
cli-ended = { $share } of the games: { $how }
cli-speed =
    { $games ->
        [one] { $games } game in { $seconds } s: { $rate } a second.
       *[other] { $games } games in { $seconds } s: { $rate } a second.
    }
cli-column-who = who
cli-column-held = games
cli-column-share = won
cli-column-interval = 95 % interval
cli-column-mean = points
cli-column-deviation = ± sd
cli-seat = Seat { $number }
cli-plot-title = { $game }; games: { $games }; players: { $seats }
cli-plot-seat = seat
cli-plot-decisions = decisions
cli-plot-games = games
cli-plot-saved = The figure is in { $path }

## nightowl calibrate

cli-calibrated = { $game }: trials of its balance among { $level }, { $games } games each, seed { $seed }
cli-column-what = what
cli-column-found = found
cli-column-wanted = wanted
cli-column-met = is it so?
cli-met = yes
cli-not-met = no

## nightowl verify and replay

cli-verify-record = A record of the game “{ $game }”, rules version { $rules }, played by { $names }.
cli-verify-chain =
    { $entries ->
        [one] { $entries } entry, and it fits the line before it; the last hash is { $hash }.
       *[other] { $entries } entries, and each fits the line before it; the last hash is { $hash }.
    }
cli-verify-legal =
    { $moves ->
        [one] { $moves } move was played through the rules again, and it is legal.
       *[other] { $moves } moves were played through the rules again, and all of them are legal.
    }
cli-verify-unknown-game = The rules of “{ $game }” are not known here, so its moves were not checked.
cli-verify-fits = Result: it fits.
cli-verify-broken = Result: it does not fit.
cli-damaged-entry = Entry { $entry } does not fit. { $fault }
cli-damaged-header = The header does not fit. { $fault }
cli-no-record = This is not a record that can be read. { $fault }
cli-misfit-header = Header: { $reason }
cli-misfit-other-game = It is of another game: { $detail }.
cli-misfit-other-rules = It was played under version { $detail } of the rules, which is not known here; the moves cannot be replayed.
cli-misfit-other-content = It was played with other content ({ $detail }) than there is here; the moves cannot be replayed.
cli-misfit-wrong-seats = The number of players is wrong; the game has { $detail }.
cli-misfit-bad-option = The options cannot be: { $detail }.
cli-misfit-bad-carry = What the round before handed on cannot be.
cli-misfit-no-such-seat = There is no seat { $detail }.
cli-misfit-after-the-end = The game was over by then.
cli-misfit-no-such-move = There is no such move; “{ $detail }” is wrong.
cli-misfit-illegal-move = The rules do not allow this move here.
cli-misfit-wrong-odds = The odds are not those of the game, which are { $detail }.
cli-misfit-wrong-pick = The pick does not belong to this move; it should be { $detail }.
cli-step = Step { $at } of { $last }
cli-replay-prompt = Enter: next, b: back, 0 to { $last }: jump, q: quit >
cli-replay-last = This is the last step.
cli-replay-first = This is the first step.
cli-replay-what = “{ $word }” is none of these: Enter, b, q, or a number from 0 to { $last }.

## nightowl play

cli-names = Ada, Ben, Cleo, Dov, Eva, Finn, Gita, Hugo, Ines, Jon
cli-you-are = You are { $name }.
cli-people = At this screen: { $names }.
cli-bot = { $name } is a bot: { $level }.
cli-commitment = The table has drawn a secret and promises it with this number:
cli-seeded = The deal follows from the seed. It can be repeated, but nobody can prove it fair.
cli-nonce = { $name }, type anything to mix into the deal, or just press Enter:
cli-of-age = This game is for adults. Type 18 to confirm that you are 18 or older:
cli-not-of-age = Then this game stays closed.
cli-cover = The screen goes to { $name }. Press Enter when nobody else is looking:
cli-prompt = Your move (1 to { $most }; ? hints, l log, p picture, q quit):
cli-prompt-window = Your answer (1 to { $most }; a let all go by, ? hints, l log, p picture, q quit):
cli-lets-by = { $name } is no longer asked whether to react to others. To be asked again: a in your own turn.
cli-asked-again = { $name } is asked again whether to react.
cli-empty = Type the number of a move, 1 to { $most }.
cli-what = “{ $word }” is no move: type a number from 1 to { $most }, or ?, l, p or q.
cli-more = All { $n } moves: m. Or type a word to look for.
cli-no-hint = nothing special
cli-prompt-talk = Say something (1 to { $most }; Enter listens on; w what is likely, l log, p picture, q quit):
cli-choose = { $what } 1 to { $most }, or Enter to go back:
cli-no-reckon = Nothing is worked out here. Where the game can, start with --option helper=yes.
cli-nobody-talks = Nobody else wants to speak: say something, or be ready.
cli-narrate-cards = Shuffle these cards, deal one to each player and put three in the centre: { $roles }
cli-narrate-start = Press Enter when everybody has looked at their card:
cli-no-voice = No voice was found (espeak-ng, say): read the lines aloud yourself.
cli-left = The game ends here.
cli-rank =
    { $score ->
        [one] { $rank }. { $name }: { $score } point
       *[other] { $rank }. { $name }: { $score } points
    }
cli-winners =
    { $n ->
        [one] The winner: { $names }
       *[other] The winners: { $names }
    }
cli-nobody-wins = Nobody wins.
cli-next-round = Enter: next round, q: stop here >
cli-saved = The record of this game is in
cli-verify-it = To check that nobody chose the deal:

## nightowl engine: errors. What the rules refuse is in the shared texts.

engine-not-json = This line is not JSON: { $detail }.
engine-not-an-object = A request is one JSON object on one line.
engine-line-too-long = The line is longer than { NUMBER($most, useGrouping: 0) } bytes and was skipped.
engine-unknown-command = “do” names one of these commands: { $commands }.
engine-unknown-field = This command has no field “{ $name }”; it has { $names }.
engine-missing-field = The field “{ $name }” is missing.
engine-bad-field = The field “{ $name }” is wrong: { $detail }.
engine-unknown-game = There is no such game; there are: { $games }.
engine-wrong-seats = This game has { $fewest } to { $most } seats.
engine-wrong-names = The number of names must be that of the seats: { $seats }.
engine-table-taken = There is already a table “{ $table }”.
engine-too-many-tables = No more than { NUMBER($most, useGrouping: 0) } tables can be open; close one first.
engine-no-such-table = There is no table “{ $table }”.
engine-no-round-before = No finished round of this game is at table “{ $table }”.
engine-no-such-seat = Seats count from 0 to { $most }.
engine-no-such-level = There are bots of these levels: { $levels }.

## nightowl serve

cli-about-serve = serve tables to browsers: for friends in this house or anywhere
cli-help-serve-host = the address to listen on (otherwise only this machine)
cli-help-serve-port = the port to listen on (otherwise 8733)
cli-help-serve-database = where tables are kept: a SQLite file or postgresql://… (otherwise a file in your data folder)
cli-help-serve-bus = redis://…, when several servers share one database
cli-help-serve-site = the folder of the browser client
cli-help-serve-origin = a web page elsewhere that may use this server; may be repeated
cli-help-serve-proxy = the address of a proxy whose word about callers is believed; may be repeated
cli-help-serve-workers = how many processes think for the bots
cli-help-serve-limit = a limit as name=number: tables, joins, requests, visits or wishes; may be repeated
cli-help-serve-socket = what carries the messages: picows, or websockets where picows does not run
cli-help-serve-log = how the log is written: text for people, json for programs
cli-help-serve-config = a TOML file with these settings; the environment (NIGHTOWL_PORT …) and options win over it
cli-help-serve-open = open a browser at the start page
cli-no-server = Serving needs more packages ({ $detail } is missing): pip install "nightowl[server]"
cli-bad-setting = The setting “{ $name }” cannot be used: { $detail }.
cli-no-limit = “{ $word }” says no limit; write --limit name=number.

## nightowl tables

cli-about-tables = look after the tables of a server
cli-about-tables-purge = forget tables whose time is over
cli-about-tables-export = write a whole table into a file, to move it to another server
cli-about-tables-import = bring in a table from such a file
cli-help-over-days = how many days a table is kept after its game is over (otherwise 30)
cli-help-idle-days = how many days a table is kept that nobody touches (otherwise 180)
cli-code = CODE
cli-help-code = the code of the table
cli-help-table-file = the file of a table. Whoever has it knows every card: keep it to yourself
cli-purged =
    { $tables ->
        [one] { $tables } table is forgotten.
       *[other] { $tables } tables are forgotten.
    }
cli-exported = Table { $code } is in “{ $path }”. It holds the table’s secrets; delete it once it is moved.
cli-imported = Table { $code } is here, with everybody’s links.
cli-no-store = The tables cannot be reached: { $detail }
cli-import-no-table = This is no table (line { NUMBER($line, useGrouping: 0) }).
cli-import-other-version = This table was written by a newer version.
cli-import-other-game = The game of this table is not known here.
cli-import-cut-off = This file is cut off after line { NUMBER($line, useGrouping: 0) }.
cli-import-code-taken = There is a table with this code already.
