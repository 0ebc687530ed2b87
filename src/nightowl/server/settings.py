"""What who runs a server may choose: defaults, then a TOML file, then the environment, then flags."""

from __future__ import annotations

import errno
import os
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_origin

import msgspec

PREFIX = "NIGHTOWL_"

Many = Annotated[int, msgspec.Meta(ge=1)]
Days = Annotated[float, msgspec.Meta(ge=0)]
Origin = Annotated[str, msgspec.Meta(pattern="^https?://[^/]+$")]


class Limits(msgspec.Struct, forbid_unknown_fields=True):
    """How much one address (people behind one router share it) or one person may ask for."""

    tables: Many = 60  # new tables of an address in an hour
    joins: Many = 60  # people of an address who come in a minute; wrong tokens and codes count too
    requests: Many = 300  # all other requests of an address in a minute
    visits: Many = 100  # connections of an address at once
    wishes: Many = 20  # messages of one person in a second


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8733
    database: str = ""  # a SQLite file or postgresql://…; empty: a file in the user's data folder
    bus: str = ""  # redis://…; empty: this node is the only one
    site: str = ""  # the folder of the browser client
    origins: list[Origin] = []  # pages elsewhere that may use this server
    proxies: list[str] = []  # addresses whose X-Forwarded-For is believed
    watchers: list[str] = msgspec.field(default_factory=lambda: ["127.0.0.0/8", "::1"])  # who may read the metrics
    workers: Many = 1  # processes in which bots think
    socket: Literal["picows", "websockets"] = "picows"
    log: Literal["text", "json"] = "text"
    over_days: Days = 30  # how long a table whose game is over is kept
    idle_days: Days = 180  # how long a table is kept that nobody has touched
    limits: Limits = msgspec.field(default_factory=Limits)


class SettingError(ValueError):
    """A setting that cannot be: its name and what is wrong."""

    def __init__(self, name: str, detail: str) -> None:
        super().__init__(f"{name}: {detail}")
        self.name = name
        self.detail = detail


def settings(flags: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> Settings:
    """Flags that are None were not given. `config` names the file."""
    given = {name: value for name, value in flags.items() if value is not None}
    file = given.pop("config", None) or environ.get(PREFIX + "CONFIG")
    found = merged(merged(from_file(file) if file else {}, from_environment(environ)), given)
    try:
        return checked(msgspec.convert(found, Settings, strict=False))
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        raise SettingError(where.rstrip("`"), what) from None


def checked(chosen: Settings) -> Settings:
    """What no type says: addresses are addresses, and the site is there."""
    for name in ("proxies", "watchers"):
        try:
            for one in getattr(chosen, name):
                ip_network(one, strict=False)
        except ValueError as error:
            raise SettingError(name, str(error)) from None
    if chosen.site and not Path(chosen.site, "index.html").is_file():
        raise SettingError("site", f"{chosen.site}/index.html: {os.strerror(errno.ENOENT)}")
    return chosen


def merged(low: dict[str, Any], high: Mapping[str, Any]) -> dict[str, Any]:
    """What `high` names wins; limits are merged one by one."""
    limits = {**low.get("limits", {}), **high.get("limits", {})}
    return {**low, **high, **({"limits": limits} if limits else {})}


def from_file(path: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingError(path, str(error.strerror)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingError(path, str(error)) from None


def from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    """`NIGHTOWL_PORT`, `NIGHTOWL_LIMIT_WISHES`; lists are separated by commas."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environ.get(PREFIX + field.name.upper())
        if text is not None and field.name != "limits":
            found[field.name] = text.split(",") if get_origin(field.type) is list else text
    limits = {
        field.name: environ[name]
        for field in msgspec.structs.fields(Limits)
        if (name := f"{PREFIX}LIMIT_{field.name.upper()}") in environ
    }
    return {**found, "limits": limits} if limits else found


def data_folder() -> Path:
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if given else Path.home() / ".local" / "share") / "nightowl"


def database(chosen: Settings) -> str:
    """Where the tables are; the folder of the default file is made."""
    if chosen.database:
        return chosen.database
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.db")
