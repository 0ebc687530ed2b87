"""`nightowl narrate`: reads the night to people with cards of their own and keeps time; nothing else happens here."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from typing import Any

from .. import registry
from ..kernel.game import Game
from ..kernel.options import OptionError
from ..kernel.texts import Texts
from .setup import options_of, seats_of
from .voice import Voice, find
from .wrong import wrong_option

CARDS_IN_THE_CENTRE = 3


def run(args: Namespace, _: Texts) -> int:
    game, texts = registry.load(args.game), registry.texts(args.game, args.lang)
    given = [*args.option, *([f"roles={args.roles}"] if args.roles else [])]
    try:
        options = game.options(options_of(game, given))
        led = registry.narration(game.name)(options, seats_at(game, args, options), texts)
    except OptionError as error:
        raise wrong_option(error) from None
    voice = None if args.silent else find(texts.lang)
    print(texts.say("cli-narrate-cards", roles=", ".join(led.roles)))
    for warning in led.warnings:
        print(warning)
    if voice is None and not args.silent:
        print(texts.say("cli-no-voice"))
    if sys.stdin.isatty():
        input(texts.say("cli-narrate-start") + " ")
    for text, pause in led.lines:
        read(text, pause, voice)
    return 0


def seats_at(game: Game[Any], args: Namespace, options: Any) -> int:
    """As many as asked for; otherwise as many as the cards are for, and if that cannot be, the rules will say so."""
    if args.seats is not None or not options.roles:
        return seats_of(game, args.seats)[0]
    return min(game.most, max(game.fewest, len(options.roles) - CARDS_IN_THE_CENTRE))


def read(text: str, pause: int, voice: Voice | None) -> None:
    """A line, said and shown at once; the pause begins when it is said."""
    print(f"\n{text}", flush=True)
    if voice is not None:
        voice.say(text)
    time.sleep(pause)
