"""`nightowl games`: which games there are, for how many, with which options."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import msgspec

from .. import registry
from ..kernel.options import Allowed, allowed
from ..kernel.texts import Texts
from .desk import described


def run(args: Namespace, _: Texts) -> int:
    if args.json:
        games = [described(registry.load(name)) for name in registry.games()]
        print(msgspec.json.format(msgspec.json.encode(games), indent=2).decode())
        return 0
    for name in registry.games():
        listed(name, registry.texts(name, args.lang))
    return 0


def listed(name: str, texts: Texts) -> None:
    game = registry.load(name)
    print(texts.headed(name, texts.say("game-name")))
    print(f"  {texts.say('game-about')}")
    print("  " + texts.say("cli-games-seats", fewest=game.fewest, most=game.most))
    levels = ", ".join(
        f"{level} ({texts.say(f'level-{level}')})" if texts.has(f"level-{level}") else level
        for level in registry.players(name)
    )
    print("  " + texts.say("cli-games-bots", levels=levels))
    for option in allowed(game.options()):
        print(f"  --option {option.name}={word(option.default, texts)}  " + texts.say(f"option-{option.name}"))
        print("    " + texts.say(f"option-{option.name}-about"))
        print("    " + range_text(option, texts))


def word(value: Any, texts: Texts) -> str:
    """A value as one types it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ",".join(word(one, texts) for one in value)
    return str(value)


def range_text(option: Allowed, texts: Texts) -> str:
    many = "cli-games-list-" if option.many else "cli-games-"
    if option.choices:
        return texts.say(
            many + "choices", choices=", ".join(explained(option.name, choice, texts) for choice in option.choices)
        )
    if option.least is not None and option.most is not None:
        lowest = f"choice-{option.name}-{option.least}"  # a number that says something else than how many
        means = " " + texts.say("cli-games-means", value=option.least, said=texts.say(lowest)) if texts.has(lowest) else ""
        return texts.say(many + "range", least=option.least, most=option.most) + means
    return texts.say(many + "any")


def explained(option: str, choice: Any, texts: Texts) -> str:
    """A choice as one types it, and what it means, if it has words of its own."""
    said = f"choice-{option}-{choice}"
    return f"{word(choice, texts)} ({texts.say(said)})" if texts.has(said) else word(choice, texts)
