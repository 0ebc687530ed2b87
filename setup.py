"""Compiles kernel, rules, what is done for every move at a table, and the simulations' loop with mypyc where
NIGHTOWL_COMPILE is set. Otherwise all is plain Python. Modules that define msgspec structs, or only serve the border, stay
interpreted: compiled, a struct breaks silently.
"""

import os
from pathlib import Path

from setuptools import setup

KERNEL = ["domain", "moves", "story", "chance", "game", "stack", "pile", "playout", "patch"]
LAB = ["match"]
TABLES = ["table", "round", "clock", "chat", "play", "chores", "moment", "feed", "fold", "turns"]
SERVER = ["limits", "figures"]
RULES = {
    "gelini": "counters moves state gain turn actions rules judge prospects",
    "werewolf": (
        "roles moves state night/acts timed night/calls day/talk day/judge day/day night/deal seen/deals rules "
        "told/tales worlds/hearsay told/memory worlds/moving worlds/sharing worlds/weights worlds/counting "
        "worlds/reckoning worlds/whole worlds/copying worlds/stranger worlds/alike worlds/opening bots/lying told/heard "
        "bots/mind bots/wits seen/sight bot"
    ),
    "nightshift": (
        "board moves facts state rules pack/cards club/guests club/purse club/powers club/stage turn/visit "
        "turn/effects turn/windows turn/inside turn/dice turn/floor rounds/events rounds/judge rounds/night "
        "rounds/opening bots/rooms bots/book bots/worth bots/plan bots/lounge bots/answers bots/brain bots/foresight"
    ),
    "spyfall": "cards moves state scoring votes stops talk deal rules",
}


def compiled() -> list[str]:
    files = [f"src/nightowl/kernel/{name}.py" for name in KERNEL]
    files += [f"src/nightowl/lab/{name}.py" for name in LAB]
    files += [f"src/nightowl/tables/{name}.py" for name in TABLES]
    files += [f"src/nightowl/server/{name}.py" for name in SERVER]
    for game, names in RULES.items():
        files += [f"src/nightowl/games/{game}/{name}.py" for name in names.split()]
    return [f for f in files if Path(f).exists()]


if os.environ.get("NIGHTOWL_COMPILE"):
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(["--strict", *compiled()], opt_level="3"))
else:
    setup()
