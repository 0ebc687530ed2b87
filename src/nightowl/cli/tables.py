"""`nightowl tables`: for who runs a server. Forget old tables; take one out as a text, bring one in."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from pathlib import Path

from .. import registry
from ..kernel.texts import Texts
from ..server.settings import SettingError, Settings, database, settings
from ..tables.moving import MovingError, packed, unpacked
from ..tables.store import Store, StoreError, open_store
from .files import read
from .wrong import Wrong

DAY = 86_400_000


def run(args: Namespace, texts: Texts) -> int:
    flags = {name: getattr(args, name, None) for name in ("config", "database", "over_days", "idle_days")}
    try:
        chosen = settings(flags)
        return asyncio.run(with_store(args, chosen, texts))
    except SettingError as error:
        raise Wrong("cli-bad-setting", name=error.name, detail=error.detail) from None
    except StoreError as error:
        raise Wrong("cli-no-store", detail=str(error)) from None


async def with_store(args: Namespace, chosen: Settings, texts: Texts) -> int:
    store = await open_store(database(chosen))
    try:
        match args.do:
            case "purge":
                return await purge(store, chosen, texts)
            case "export":
                return await export(store, args.code, args.file, texts)
            case _:
                return await bring(store, args.file, texts)
    finally:
        await store.close()


async def purge(store: Store, chosen: Settings, texts: Texts) -> int:
    now = await store.now()
    gone = await store.expire(now - int(chosen.over_days * DAY), now - int(chosen.idle_days * DAY))
    print(texts.say("cli-purged", tables=gone))
    return 0


async def export(store: Store, code: str, path: str, texts: Texts) -> int:
    text = await packed(store, code)
    if text is None:
        raise Wrong("refused-no-such-table")
    if Path(path).exists():
        raise Wrong("cli-file-exists", path=path)
    try:
        # It holds the secret of a running deal: nobody else on this machine may read it.
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Wrong("cli-cannot-write", path=path, detail=str(error.strerror)) from None
    print(texts.say("cli-exported", code=code, path=path))
    return 0


async def bring(store: Store, path: str, texts: Texts) -> int:
    try:
        code = await unpacked(store, read(path).decode(errors="replace"), registry.games())
    except MovingError as error:
        raise Wrong(f"cli-import-{error.reason}", line=error.line) from None
    print(texts.say("cli-imported", code=code))
    return 0
