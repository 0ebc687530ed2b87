"""The options of every subcommand; what they mean is in the texts."""

from __future__ import annotations

import argparse
import sys
from typing import Any, NoReturn

from .. import __version__, registry
from ..kernel.texts import LANGUAGES, Texts


class Parser(argparse.ArgumentParser):
    """Speaks the user's language where argparse lets it."""

    def __init__(self, *, texts: Texts, prog: str, description: str) -> None:
        super().__init__(prog=prog, description=description, add_help=False, allow_abbrev=False)
        self.texts = texts
        self._positionals.title = texts.say("cli-arguments")
        self._optionals.title = texts.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=texts.say("cli-help-help"))
        self.add_argument("--lang", choices=LANGUAGES, metavar="L", help=texts.say("cli-help-lang"))

    def format_usage(self) -> str:
        return super().format_usage().replace("usage:", self.texts.say("cli-usage"), 1)

    def format_help(self) -> str:
        return super().format_help().replace("usage:", self.texts.say("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(self.format_usage() + self.texts.say("cli-wrong", message=message) + "\n")
        raise SystemExit(2)


def parser(texts: Texts) -> Parser:
    top = Parser(prog="nightowl", description=texts.say("cli-about"), texts=texts)
    top.add_argument("--version", action="version", version=f"nightowl {__version__}", help=texts.say("cli-help-version"))
    commands = top.add_subparsers(
        dest="command", required=True, metavar=texts.say("cli-command"), title=texts.say("cli-commands")
    )

    def command(name: str) -> Parser:
        about = texts.say(f"cli-about-{name}")
        made: Parser = commands.add_parser(name, help=about, description=about, texts=texts)
        return made

    command("games").add_argument("--json", action="store_true", help=texts.say("cli-help-json"))
    _play(command("play"), texts)
    _narrate(command("narrate"), texts)
    _simulate(command("simulate"), texts)
    _calibrate(command("calibrate"), texts)
    replay = command("replay")
    replay.add_argument("file", metavar=texts.say("cli-file"), help=texts.say("cli-help-record-file"))
    replay.add_argument("--step", action="store_true", help=texts.say("cli-help-step"))
    replay.add_argument("--to", type=int, metavar="N", help=texts.say("cli-help-to"))
    replay.add_argument("--seat", type=int, metavar="S", help=texts.say("cli-help-seat"))
    replay.add_argument("--plain", action="store_true", help=texts.say("cli-help-plain"))
    verify = command("verify")
    verify.add_argument("file", metavar=texts.say("cli-file"), help=texts.say("cli-help-record-file"))
    for sub in (replay, verify):
        _pack(sub, texts)
    command("engine")
    _serve(command("serve"), texts)
    _tables(command("tables"), texts)
    return top


def _game(sub: Parser, texts: Texts) -> None:
    sub.add_argument(
        "game", metavar=texts.say("cli-game"), choices=registry.games(), help=texts.say("cli-help-game", games=_games())
    )
    sub.add_argument("--option", action="append", default=[], metavar="K=V", help=texts.say("cli-help-option"))
    sub.add_argument("--seed", metavar="S", help=texts.say("cli-help-seed"))
    _pack(sub, texts)


def _pack(sub: Parser, texts: Texts) -> None:
    sub.add_argument("--pack", metavar=texts.say("cli-folder"), help=texts.say("cli-help-pack"))


def _games() -> str:
    return ", ".join(registry.games())


def _play(sub: Parser, texts: Texts) -> None:
    _game(sub, texts)
    sub.add_argument("--seats", type=int, metavar="N", help=texts.say("cli-help-seats"))
    who = sub.add_mutually_exclusive_group()
    who.add_argument("--you", type=int, nargs="+", metavar="S", help=texts.say("cli-help-you"))
    who.add_argument("--hot-seat", action="store_true", help=texts.say("cli-help-hot-seat"))
    sub.add_argument("--bots", metavar="L,…", help=texts.say("cli-help-bots"))
    sub.add_argument("--record", metavar=texts.say("cli-file"), help=texts.say("cli-help-record"))
    sub.add_argument("--plain", action="store_true", help=texts.say("cli-help-plain"))


def _narrate(sub: Parser, texts: Texts) -> None:
    games = registry.narrated()
    about = texts.say("cli-help-game", games=", ".join(games))
    sub.add_argument("game", metavar=texts.say("cli-game"), choices=games, help=about)
    sub.add_argument("--roles", metavar="R,…", help=texts.say("cli-help-roles"))
    sub.add_argument("--seats", type=int, metavar="N", help=texts.say("cli-help-narrate-seats"))
    sub.add_argument("--option", action="append", default=[], metavar="K=V", help=texts.say("cli-help-option"))
    sub.add_argument("--silent", action="store_true", help=texts.say("cli-help-silent"))


def _simulate(sub: Parser, texts: Texts) -> None:
    _game(sub, texts)
    sub.add_argument("--games", type=int, default=1000, metavar="N", help=texts.say("cli-help-games"))
    sub.add_argument("--seats", metavar="N,…", help=texts.say("cli-help-simulate-seats"))
    sub.add_argument("--players", metavar="L,…", help=texts.say("cli-help-players"))
    sub.add_argument("--jobs", type=int, metavar="N", help=texts.say("cli-help-jobs"))
    sub.add_argument("--json", action="store_true", help=texts.say("cli-help-json"))
    sub.add_argument("--plot", metavar=texts.say("cli-file"), help=texts.say("cli-help-plot"))


def _serve(sub: Parser, texts: Texts) -> None:
    def flag(name: str, metavar: str, **more: Any) -> None:
        sub.add_argument(f"--{name}", metavar=metavar, help=texts.say(f"cli-help-serve-{name}"), **more)

    flag("host", "H")
    flag("port", "N", type=int)
    flag("database", "D")
    flag("bus", "URL")
    flag("site", "DIR")
    flag("origin", "URL", action="append", dest="origins")
    flag("proxy", "A", action="append", dest="proxies")
    flag("workers", "N", type=int)
    flag("limit", "K=N", action="append", default=[])
    flag("socket", "S", choices=("picows", "websockets"))
    flag("log", "F", choices=("text", "json"))
    flag("config", texts.say("cli-file"))
    sub.add_argument("--open", action="store_true", help=texts.say("cli-help-serve-open"))


def _tables(sub: Parser, texts: Texts) -> None:
    todo = sub.add_subparsers(dest="do", required=True, metavar=texts.say("cli-command"), title=texts.say("cli-commands"))

    def command(name: str) -> Parser:
        about = texts.say(f"cli-about-tables-{name}")
        made: Parser = todo.add_parser(name, help=about, description=about, texts=texts)
        made.add_argument("--database", metavar="D", help=texts.say("cli-help-serve-database"))
        made.add_argument("--config", metavar=texts.say("cli-file"), help=texts.say("cli-help-serve-config"))
        return made

    purge = command("purge")
    purge.add_argument("--over-days", type=float, metavar="N", help=texts.say("cli-help-over-days"))
    purge.add_argument("--idle-days", type=float, metavar="N", help=texts.say("cli-help-idle-days"))
    export = command("export")
    export.add_argument("code", metavar=texts.say("cli-code"), help=texts.say("cli-help-code"))
    for one in (export, command("import")):
        one.add_argument("file", metavar=texts.say("cli-file"), help=texts.say("cli-help-table-file"))


def _calibrate(sub: Parser, texts: Texts) -> None:
    sub.add_argument(
        "game", metavar=texts.say("cli-game"), choices=registry.games(), help=texts.say("cli-help-game", games=_games())
    )
    sub.add_argument("--games", type=int, default=400, metavar="N", help=texts.say("cli-help-trial-games"))
    sub.add_argument("--level", metavar="L", help=texts.say("cli-help-trial-level"))
    sub.add_argument("--trials", metavar="W,…", help=texts.say("cli-help-trials"))
    sub.add_argument("--seed", metavar="S", help=texts.say("cli-help-trial-seed"))
    sub.add_argument("--pack", metavar=texts.say("cli-folder"), help=texts.say("cli-help-pack"))
    sub.add_argument("--jobs", type=int, metavar="N", help=texts.say("cli-help-jobs"))
    sub.add_argument("--keep", metavar=texts.say("cli-file"), help=texts.say("cli-help-keep"))
    sub.add_argument("--docs", metavar=texts.say("cli-folder"), help=texts.say("cli-help-docs"))
