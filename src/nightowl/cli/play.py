"""`nightowl play`: a game in the terminal, against bots or with others at the same screen."""

from __future__ import annotations

import hashlib
import shlex
import signal
import time
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import Any

from .. import registry
from ..kernel.deal import commit, make_nonce
from ..kernel.game import Game
from ..kernel.options import OptionError
from ..kernel.texts import Texts
from . import age, files, packs
from .screen import Screen
from .setup import levels_of, options_of, seats_of, usual_level
from .sitting import Sitting
from .table import Table
from .wrong import Wrong, wrong_option


def run(args: Namespace, _: Texts) -> int:
    packs.use(args.pack, args.game, args.lang)
    game = registry.load(args.game)
    texts = registry.texts(args.game, args.lang)
    seats = seats_at(game, args)
    humans = humans_of(args, seats)
    levels = bots_of(args, seats, humans)
    path = files.free_path(args.record, game.name, time.strftime("%Y%m%d-%H%M%S"))
    try:
        options = game.options(options_of(game, args.option))
        sitting: Sitting | None = Sitting(game, options, names_of(texts, seats), humans, args.seed)
    except OptionError as error:
        raise wrong_option(error) from None
    screen = Screen(texts, args.plain)
    if not age.is_open(game, screen):
        return 1
    for ending in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        signal.signal(ending, signal.default_int_handler)
    number = 1
    while sitting is not None:
        with suppress(OSError):  # the terminal may be gone, the record is saved all the same
            played(screen, sitting, levels, number)
        sitting.close()
        save(screen, sitting, files.numbered(path, number))
        number += 1
        sitting = next_round(screen, sitting, humans, args.seed, number)
    return 0


def save(screen: Screen, sitting: Sitting, path: Path) -> None:
    files.write(path, sitting.record)
    with suppress(OSError):
        screen.say("cli-saved")
        print(path)
        screen.say("cli-verify-it")
        print(f"nightowl verify {shlex.quote(str(path))}", flush=True)


def next_round(screen: Screen, last: Sitting, humans: list[int], seed: str | None, number: int) -> Sitting | None:
    """Where a game is a match of rounds, the next with what the last hands on; None if there is none, or none is wanted."""
    outcome = last.game.outcome(last.state)
    if outcome is None or outcome.carry is None:
        return None
    with suppress(OSError, KeyboardInterrupt):
        screen.line()
        typed = screen.ask(screen.texts.say("cli-next-round"))
        if typed is not None and typed.lower() != "q":
            options = last.game.options(last.record.header.options)
            own = None if seed is None else f"{seed}/{number}"
            return Sitting(last.game, options, last.names, humans, own, carry=outcome.carry)
    return None


def played(screen: Screen, sitting: Sitting, levels: dict[int, str], number: int) -> None:
    """The game from the first word to the last, or to where somebody leaves. Later rounds begin with fewer words."""
    levelled = registry.players(sitting.game.name)
    humans = [seat for seat in range(len(sitting.names)) if seat not in levels]
    try:
        if number == 1:
            welcome(screen, sitting, humans, levels)
        promise(screen, sitting)
        if mix(screen, sitting, humans, asks=number == 1):
            Table(screen, sitting, {seat: levelled[level]() for seat, level in levels.items()}).play()
    except KeyboardInterrupt:
        screen.line()
        screen.say("cli-left")


def seats_at(game: Game[Any], args: Namespace) -> int:
    """As many as asked for; otherwise the middle, or enough for everybody named."""
    if args.seats is None and args.you:
        return max(seats_of(game, None)[0], min(game.most, int(max(args.you))))
    return seats_of(game, args.seats)[0]


def humans_of(args: Namespace, seats: int) -> list[int]:
    if args.hot_seat:
        return list(range(seats))
    for seat in args.you or ():
        if not 1 <= seat <= seats:
            raise Wrong("cli-bad-number", name="--you", least=1, most=seats)
    return sorted({seat - 1 for seat in args.you or [1]})


def bots_of(args: Namespace, seats: int, humans: list[int]) -> dict[int, str]:
    """A level for every seat that no human has; the last one named goes on."""
    free = [seat for seat in range(seats) if seat not in humans]
    levels = levels_of(args.game, args.bots) if args.bots is not None else [usual_level(args.game)]
    if args.bots is not None and len(levels) > len(free):
        raise Wrong("cli-too-many-bots", bots=len(levels), seats=len(free))
    return {seat: levels[min(number, len(levels) - 1)] for number, seat in enumerate(free)}


def names_of(texts: Texts, seats: int) -> list[str]:
    return texts.say("cli-names").split(", ")[:seats]


def welcome(screen: Screen, sitting: Sitting, humans: list[int], levels: dict[int, str]) -> None:
    names, texts = sitting.names, screen.texts
    screen.say("game-name", style="bold")
    screen.say("game-about")
    if len(humans) == 1:
        screen.say("cli-you-are", name=names[humans[0]])
    else:
        screen.say("cli-people", names=", ".join(names[seat] for seat in humans))
    for seat, level in levels.items():
        screen.say("cli-bot", name=names[seat], level=texts.say(f"level-{level}"))


def promise(screen: Screen, sitting: Sitting) -> None:
    """Where the deal comes from, said before anybody adds to it."""
    if sitting.deal is not None:
        screen.say("cli-commitment")
        print(sitting.deal.commitment)
    else:
        screen.say("cli-seeded")


def mix(screen: Screen, sitting: Sitting, humans: list[int], asks: bool) -> bool:
    """Every human adds something to the deal, typed or drawn for her; False at the end of input."""
    if sitting.deal is None:
        return True
    nonces = {}
    for seat in humans:
        typed = screen.ask(screen.texts.say("cli-nonce", name=sitting.names[seat])) if asks else ""
        if typed is None:
            return False
        nonces[seat] = hashlib.sha256(typed.encode()).digest() if typed else make_nonce()
    for seat, nonce in nonces.items():
        sitting.record.add_act(seat, sitting.deal.commit_nonce(seat, commit(nonce)))
    for seat, nonce in nonces.items():
        sitting.record.add_act(seat, sitting.deal.show_nonce(seat, nonce.hex()))
    return True
