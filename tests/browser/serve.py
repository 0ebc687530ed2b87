"""A server for browser tests: as `nightowl serve`, but bots answer quickly, in windows too, and nobody is limited."""

from __future__ import annotations

import sys

from nightowl.cli import main
from nightowl.tables import chores
from nightowl.tables.node import Node

QUICK = 60  # milliseconds

if __name__ == "__main__":
    assert Node.__init__.__defaults__ is not None
    names = Node.__init__.__code__.co_varnames[: Node.__init__.__code__.co_argcount]
    defaults = list(Node.__init__.__defaults__)
    defaults[names.index("bot_pace") - len(names)] = QUICK
    Node.__init__.__defaults__ = tuple(defaults)
    chores.ALONE = QUICK
    sys.exit(main(["serve", *sys.argv[1:]]))
