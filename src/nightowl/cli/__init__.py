"""The command `nightowl`. Each subcommand is a module with `run(args, texts) -> exit code`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from .. import registry
from .language import language
from .parser import parser
from .wrong import Wrong


def main(argv: Sequence[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    texts = registry.texts(None, language(argv, os.environ))
    args = parser(texts).parse_args(argv)
    args.lang = texts.lang
    try:
        code: int = import_module(f".{args.command}", __package__).run(args, texts)
        sys.stdout.flush()
        return code
    except Wrong as wrong:
        if not texts.has(wrong.text):  # a game has refusals of its own
            texts = registry.texts(args.game, texts.lang)
        sys.stderr.write(texts.say("cli-wrong", message=texts.say(wrong.text, **wrong.values)) + "\n")
        return 2
    except BrokenPipeError:
        # Who reads us has gone (`| head`): nothing is left to say, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
