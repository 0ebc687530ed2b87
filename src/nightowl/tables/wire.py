"""What people send to a table and what they are sent: the one schema. TypeScript types are made from it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from ..kernel.texts import LANGUAGES
from ..kernel.wire import Refusal
from .codes import no

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Text = Annotated[str, msgspec.Meta(max_length=400)]
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32,128}$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Language = Literal["en", "ru", "de", "fr", "it", "nl", "es"]
Tempo = Literal["generous", "fast", "none"]
Absent = Literal["bot", "fallback"]

LARGEST = 4096  # bytes a wish may have
LONGEST_NOTE = 200
PATH = re.compile(r"`\$\.?([^`]*)`")  # where msgspec says something is wrong
assert set(LANGUAGES) == set(Language.__args__)  # type: ignore[attr-defined]


class Wish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="wish"):
    """What somebody wants. `id` is hers: the answer carries it, and the same id is never done twice."""

    id: Id


class Rename(Wish, tag="name"):
    name: Name


class Speak(Wish, tag="lang"):
    lang: Language


class Adult(Wish, tag="adult"):
    """I am of age."""


class Ready(Wish, tag="ready"):
    on: bool = True


class Sit(Wish, tag="sit"):
    seat: Seat


class Stand(Wish, tag="stand"):
    seat: Seat


class Leave(Wish, tag="leave"):
    pass


class Options(Wish, tag="options"):
    """The options of the game; what is not named has its default."""

    options: dict[str, Any]


class Pace(Wish, tag="pace"):
    """How long turns and reaction windows last, and who plays for the absent."""

    tempo: Tempo = "generous"
    window: Annotated[int, msgspec.Meta(ge=2, le=60)] = 6
    absent: Absent = "bot"


class Size(Wish, tag="size"):
    seats: Seat


class Bot(Wish, tag="bot"):
    """A bot of that level takes an empty seat; no level: the seat becomes empty."""

    seat: Seat
    level: Annotated[str, msgspec.Meta(max_length=24)] = ""


class Kick(Wish, tag="kick"):
    who: Id


class HandOver(Wish, tag="host"):
    who: Id


class Lock(Wish, tag="lock"):
    on: bool = True


class Mute(Wish, tag="mute"):
    who: Id
    on: bool = True


class Start(Wish, tag="start"):
    pass


class CommitNonce(Wish, tag="commit-nonce"):
    seat: Seat
    hash: Hex


class ShowNonce(Wish, tag="nonce"):
    seat: Seat
    nonce: Hex


class Play(Wish, tag="move"):
    """A move; `ask` is the number of the ask it answers."""

    seat: Seat
    ask: int
    move: dict[str, Any]
    note: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)] = ""


class Undo(Wish, tag="undo"):
    seat: Seat


class Resign(Wish, tag="resign"):
    seat: Seat


class Abort(Wish, tag="abort"):
    on: bool = True


class Pause(Wish, tag="pause"):
    pass


class Resume(Wish, tag="resume"):
    pass


class AutoPass(Wish, tag="auto-pass"):
    seat: Seat
    on: bool = True


class Claim(Wish, tag="claim"):
    """To play on for a bot, if all who play agree."""

    seat: Seat


class Consent(Wish, tag="consent"):
    who: Id
    on: bool = True


class Again(Wish, tag="again"):
    """Another game with the same people; `series`: the next round, with what this one hands on."""

    series: bool = False


class Chat(Wish, tag="chat"):
    text: Text
    seat: Seat | None = None


class Device(Wish, tag="device"):
    """A code, good once and for minutes, that moves me to another device."""


AnyWish = (
    (Rename | Speak | Adult | Ready | Leave | Device | Chat)
    | (Sit | Stand | AutoPass | Claim | Consent)
    | (Options | Pace | Size | Bot | Kick | HandOver | Lock | Mute | Start | Pause | Resume | Again)
    | (CommitNonce | ShowNonce | Play | Undo | Resign | Abort)
)

_wishes = msgspec.json.Decoder(AnyWish)


def read_wish(data: bytes | str) -> tuple[str, Wish | Refusal]:
    """A wish as it came in, and its id as far as one can be read."""
    if len(data) > LARGEST:
        return "", no("too-long", expected=str(LARGEST))
    try:
        wish: Wish = _wishes.decode(data)
    except msgspec.ValidationError as error:
        where = PATH.search(str(error))
        return id_in(data), no("malformed", where[1] if where else "")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return "", no("malformed")
    return wish.id, wish


def id_in(data: bytes | str) -> str:
    """The id of something that cannot be read otherwise."""
    try:
        shape = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    id = shape.get("id") if isinstance(shape, dict) else None
    return id if isinstance(id, str) and len(id) <= 40 else ""


class Full(msgspec.Struct, tag="full", tag_field="is"):
    """All that this person may see, from scratch. `now` is the store's clock in milliseconds."""

    seq: int
    now: int
    doc: Any  # `document.Document`


class Patch(msgspec.Struct, tag="patch", tag_field="is"):
    """What changed since the message before; one higher than it, or ask anew."""

    seq: int
    change: dict[str, Any]


class Done(msgspec.Struct, tag="done", tag_field="is", omit_defaults=True):
    """The wish with that id is fulfilled; `code` only after `device`."""

    id: str
    code: str = ""


class Refused(msgspec.Struct, tag="refused", tag_field="is", omit_defaults=True):
    """The wish with that id changed nothing: `code` is a text, `field` and `expected` belong to it."""

    id: str
    code: str
    field: str = ""
    expected: str = ""


class Closed(msgspec.Struct, tag="closed", tag_field="is"):
    """Nothing more will come: you left, were kicked, or sit at another device now."""

    code: str


Message = Full | Patch | Done | Refused | Closed

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
