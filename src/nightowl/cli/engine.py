"""`nightowl engine`: any game over standard input and output, one JSON object a line. See docs/engine.md."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec

from ..kernel.texts import Texts
from .desk import Desk
from .requests import Fault, parsed, request

LONGEST_LINE = 1 << 20


class Engine:
    """Answers lines. A bad line is answered with an error; the games go on."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.desk = Desk()
        self.is_open = True

    def answer(self, line: bytes) -> dict[str, Any]:
        echo: dict[str, Any] = {}
        try:
            if len(line) > LONGEST_LINE:
                raise Fault("line-too-long", most=LONGEST_LINE)
            given = parsed(line)
            if isinstance(given.get("id"), int | str) and not isinstance(given["id"], bool):
                echo = {"id": given["id"]}
            asked = request(given)
            if asked.do == "quit":
                self.is_open = False
            return {**echo, "result": self.desk.serve(asked)}
        except Fault as fault:
            return {**echo, "error": self.error(fault)}

    def error(self, fault: Fault) -> dict[str, str]:
        told = {"code": fault.code, "message": fault.message(self.lang)}
        return {**told, "field": fault.field} if fault.field else told


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream; of one that is too long only the beginning is kept."""
    while line := stream.readline(LONGEST_LINE + 2):
        rest = line
        while not rest.endswith(b"\n") and (rest := stream.readline(LONGEST_LINE)):
            pass
        yield line.removesuffix(b"\n")


def run(args: Namespace, _: Texts) -> int:
    engine = Engine(args.lang)
    for line in lines(sys.stdin.buffer):
        if not line.strip():
            continue
        sys.stdout.buffer.write(msgspec.json.encode(engine.answer(line)) + b"\n")
        sys.stdout.buffer.flush()
        if not engine.is_open:
            break
    return 0
