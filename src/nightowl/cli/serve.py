"""`nightowl serve`: tables for people with a browser, on this machine or for the whole world."""

from __future__ import annotations

from argparse import Namespace

from ..kernel.texts import Texts
from .wrong import Wrong

NAMES = ("config", "host", "port", "database", "bus", "site", "origins", "proxies", "workers", "socket", "log")


def run(args: Namespace, texts: Texts) -> int:
    try:
        from ..server.run import serve
        from ..server.settings import SettingError, settings
    except ImportError as missing:
        raise Wrong("cli-no-server", detail=str(missing.name)) from None
    flags = {name: getattr(args, name) for name in NAMES}
    try:
        return serve(settings({**flags, "limits": limits(args.limit)}), args.open)
    except SettingError as error:
        raise Wrong("cli-bad-setting", name=error.name, detail=error.detail) from None


def limits(given: list[str]) -> dict[str, str] | None:
    for word in given:
        if "=" not in word:
            raise Wrong("cli-no-limit", word=word)
    return dict(word.split("=", 1) for word in given) or None
