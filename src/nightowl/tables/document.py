"""The document a person is sent, as types: everything she may see of her table. TypeScript types are made from it."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from .wire import Absent, Tempo

Stage = Literal["lobby", "deal", "play", "over"]
Hears = Literal["open", "team", "closed"]


class PaceDoc(TypedDict):
    """How long turns (`tempo`) and reaction windows (`window`, seconds) last; who plays for the absent."""

    tempo: Tempo
    window: int
    absent: Absent


class PersonDoc(TypedDict):
    who: str
    name: str
    here: bool
    ready: bool
    muted: bool


# `pass` is a word of Python's own.
SeatDoc = TypedDict("SeatDoc", {"who": str, "level": str, "bot": bool, "resigned": bool, "pass": bool})


class DealDoc(TypedDict):
    """The promise, and which seats have promised and shown their nonces."""

    commitment: str
    committed: list[int | None]
    shown: list[int | None]
    without: list[int | None]


class ClaimDoc(TypedDict):
    who: str
    seat: int
    agreed: list[str]


class ResultDoc(TypedDict):
    ended: str
    how: str
    scores: list[int]
    winners: list[int]
    ranks: list[int]
    resigned: list[int]
    goes_on: bool


class TableDoc(TypedDict):
    """What everybody at the table sees of it."""

    code: str
    game: str
    adult: bool
    stage: Stage
    host: str
    options: dict[str, Any]
    pace: PaceDoc
    levels: list[str]
    locked: bool
    paused: bool
    people: list[PersonDoc]
    seats: list[SeatDoc]
    deal: DealDoc
    claims: list[ClaimDoc]
    aborts: list[str]
    results: list[ResultDoc]
    series: bool


class MeDoc(TypedDict):
    who: str
    lang: str
    adult: bool
    muted: bool


class NoteDoc(TypedDict):
    """Words beside a move; `at`: where in the story of that view the first fact that came of it stands."""

    at: int
    text: str


class PlaceDoc(TypedDict):
    """One of my seats, or the public: the number of the ask it must answer, who hears it, its shown view and the notes."""

    ask: int
    chat: Hears
    view: dict[str, Any]
    notes: list[NoteDoc]


class WordDoc(TypedDict):
    who: str
    name: str
    text: str
    to: str
    time: int


class Document(TypedDict):
    """`seats` by number, or `public` for who holds none; `ends`: when the running time is up, 0 if none runs.

    `held`: how many milliseconds are spent of each time budget that stands still while another runs, by its pace.
    """

    table: TableDoc
    me: MeDoc
    seats: dict[str, PlaceDoc]
    ends: int
    held: dict[str, int]
    chat: list[WordDoc]
