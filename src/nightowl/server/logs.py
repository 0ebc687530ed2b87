"""The log of a server: one line a thing, for people or for programs. Never a token, a name, a table's code or a move."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Literal

import msgspec

LOG = logging.getLogger("nightowl")


class Line(logging.Formatter):
    """Fields come as `extra={"of": {...}}`; an error tells its kind and where, and nothing it was made of."""

    def __init__(self, form: Literal["text", "json"]) -> None:
        super().__init__()
        self._is_json = form == "json"

    def format(self, record: logging.LogRecord) -> str:
        of: dict[str, Any] = getattr(record, "of", {})
        message = record.getMessage()
        if record.exc_info and record.exc_info[0] is not None:
            of = {**of, "error": record.exc_info[0].__name__, "at": place(record.exc_info[2])}
        if not self._is_json:
            return " ".join([stamp(record), record.levelname.lower(), message, *(f"{k}={v}" for k, v in of.items())])
        shown = {"time": stamp(record), "level": record.levelname.lower(), "what": message, **of}
        return msgspec.json.encode(shown).decode()


def stamp(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"


def place(trace: Any) -> str:
    """The file and line an error came from."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}"


def set_up(form: Literal["text", "json"]) -> None:
    """Everything of ours and uvicorn's goes to standard error in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line(form))
    for name in ("nightowl", "uvicorn"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
        log.setLevel(logging.INFO if name == "nightowl" else logging.WARNING)


def note(what: str, **of: Any) -> None:
    LOG.info(what, extra={"of": of})
