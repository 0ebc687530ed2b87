"""A shift in the terminal: the club drawn as it lies (`picture`), or told in sentences (`sentences`)."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

from ...kernel.texts import Texts
from .board import LOCKER, SPACES
from .codes import cut, money
from .codes import word as named
from .moves import CUSTOMER, DANCER, PLACE, POWER
from .moves import STEP as BOARD_STEP
from .seen.doing import is_open, is_own, label, now, occasion, remark
from .seen.ending import standings
from .seen.guest import face_of, told, worth
from .seen.shown import NightshiftView

__all__ = ["aside", "details", "is_open", "is_own", "label", "paint", "picture", "remark", "sentences", "standings"]

TOKENS = "ABCDE"
WIDTH = 80
CELL = 15
TOP, BOTTOM = (4, 5, 6, 7, 8), (2, 1, 0, 11, 10)
LEFT, RIGHT = 3, 9
AHEAD = 4  # rounds of the timer that are shown
BESIDE = tuple(range(LOCKER, PLACE.size))
HELD = "\xa0"  # a blank where no line is broken
DOWN_MARK, TIPPER_MARK = "░░░", "░$░"


def picture(view: NightshiftView, texts: Texts, names: list[str]) -> list[str]:
    """At most 80 columns: the timer, the ring of twelve spaces with the Bar above and the Stage in it, then everybody."""
    lines = wrapped(" · ".join(item.replace(" ", HELD) for item in timer(view, texts)))
    lines += [texts.say("picture-bar").center(WIDTH).rstrip(), *row(view, texts, TOP)]
    left, right = cell(view, texts, LEFT), cell(view, texts, RIGHT)
    middle = stage(view, texts)
    lines += gap(f"{left[n]}{middle[n]:^{3 * CELL}}{right[n]}".rstrip() for n in range(len(left)))
    lines += [*row(view, texts, BOTTOM)[:-1], *beside(view, texts), ""]
    in_sight = [space for space in range(SPACES) if view.spaces[space].customer >= 0]
    lines += [line for space in in_sight for line in wrapped(told(view, texts, names, space), " " * 4)]
    for seat, name in enumerate(names):
        mark = ">" if seat in view.asked else " "
        lines += wrapped(f"{mark}[{TOKENS[seat]}] " + texts.headed(name, ", ".join(held(view, seat, texts))), " " * 5)
    said = [*now(view, texts, names), *occasion(view, texts, names)]
    return [*lines, *[line for one in said for line in wrapped(one)]]


def sentences(view: NightshiftView, texts: Texts, names: list[str]) -> list[str]:
    """The same for those who listen: who is where with what, and what is going on; the floor on request."""
    lines = [" · ".join(timer(view, texts))]
    for seat, name in enumerate(names):
        said = [named(texts, PLACE, view.players[seat].place), *held(view, seat, texts)]
        lines.append(texts.headed(name, ", ".join(said)) + ".")
    if view.seat is not None and view.players[view.seat].place < SPACES:
        lines.append(told(view, texts, names, view.players[view.seat].place))
    return [*lines, *now(view, texts, names)]


def aside(view: NightshiftView, texts: Texts, names: list[str]) -> list[str]:
    """What the dancers can do and what the reader's Power cards say, and who has left."""
    return ["", *[line for said in cards(view, texts) for line in wrapped(said, " " * 4)]]


def details(view: NightshiftView, texts: Texts, names: list[str]) -> list[str]:
    """Every space of the floor, where the Bar is, and what the cards say."""
    floor = [told(view, texts, names, space) for space in range(SPACES)]
    return [*floor, texts.say("refused-not-at-the-bar"), *cards(view, texts)]


def cards(view: NightshiftView, texts: Texts) -> list[str]:
    dancers = [player.dancer for player in view.players if player.dancer >= 0 and view.abilities]
    lines = [texts.headed(named(texts, DANCER, dancer), texts.about(DANCER, dancer)) for dancer in dancers]
    lines += [texts.headed(named(texts, POWER, card), texts.about(POWER, card)) for card in view.hand]
    if view.discards:
        gone = ", ".join(named(texts, CUSTOMER, customer) for customer in view.discards)
        lines.append(texts.say("picture-discards", customers=gone))
    return lines


def paint(texts: Texts) -> dict[str, str]:
    painted = {f"[{token}]": "bold reverse" for token in TOKENS}
    return {**painted, TIPPER_MARK: "black on green", DOWN_MARK: "dim", "★": "yellow", "♥": "red"}


def timer(view: NightshiftView, texts: Texts) -> list[str]:
    """This round, and what the next ones bring."""
    if view.round == 0:
        return [texts.say("picture-before")]
    said = [texts.say("picture-round", round=view.round, rounds=len(view.rounds), what=brings(view, texts, view.round))]
    for number in range(view.round + 1, min(len(view.rounds), view.round + AHEAD) + 1):
        said.append(texts.headed(str(number), brings(view, texts, number)))
    return said


def brings(view: NightshiftView, texts: Texts, number: int) -> str:
    coming = view.rounds[number - 1]
    said = [named(texts, BOARD_STEP, coming.step)] if coming.step else []
    on_stage = [dancer for dancer in coming.stage if dancer in [player.dancer for player in view.players]]
    if on_stage:
        said.append(texts.say("picture-on-stage", dancers=", ".join(named(texts, DANCER, d) for d in on_stage)))
    if number == len(view.rounds):
        said.append(texts.say("picture-final"))
    return ", ".join(said) or "–"


def row(view: NightshiftView, texts: Texts, spaces: tuple[int, ...]) -> list[str]:
    cells = [cell(view, texts, space) for space in spaces]
    return gap("".join(lines).rstrip() for lines in zip(*cells, strict=True))


def gap(lines: Iterable[str]) -> list[str]:
    """The lines without those where nothing stands, and one such below: a small window shows more of the club."""
    return [*[line for line in lines if line], ""]


def cell(view: NightshiftView, texts: Texts, space: int) -> list[str]:
    """Three lines: number and who stands there, the customer, his numbers and whose he is."""
    there = view.spaces[space]
    standing = "".join(f"[{TOKENS[seat]}]" for seat, player in enumerate(view.players) if player.place == space)
    face = face_of(view, there.customer)
    lines = [f"{space:>2} {standing}", "", ""]
    if there.lies == "down":
        lines[1] = TIPPER_MARK if there.back else DOWN_MARK
    if face is not None:
        name = named(texts, CUSTOMER, there.customer)
        lines[1] = f"({name})" if there.lies == "down" else name
        lines[2] = f"{worth(view, face)} ♥{face.loyalty}"
    if there.token >= 0:
        lines[2] += f" [{TOKENS[there.token]}]" + ("V" if there.room else "P")
    return [cut(line, CELL - 1).ljust(CELL) for line in lines]


def stage(view: NightshiftView, texts: Texts) -> list[str]:
    dancers = "".join(f"[{TOKENS[seat]}]" for seat, player in enumerate(view.players) if player.place == SPACES + 1)
    return ["", f"◄ {named(texts, PLACE, SPACES + 1)} {dancers} ►", ""]


def beside(view: NightshiftView, texts: Texts) -> list[str]:
    """Who is in the Locker Room, in a room or below one."""
    said = []
    for place in BESIDE:
        there = "".join(f"[{TOKENS[seat]}]" for seat, player in enumerate(view.players) if player.place == place)
        if there and place != SPACES + 1:
            said.append(texts.headed(named(texts, PLACE, place), there))
    return wrapped(" · ".join(said)) if said else []


def held(view: NightshiftView, seat: int, texts: Texts) -> list[str]:
    player = view.players[seat]
    said = [named(texts, DANCER, player.dancer)] if player.dancer >= 0 else []
    is_open = not view.hidden_money or view.seat == seat or bool(view.end)
    said.append(money(texts, player.money) if is_open else texts.say("picture-hidden"))
    said.append(texts.say("picture-drinks", shots=player.shots, champagne=player.champagne))
    open_cards = [named(texts, POWER, held.power) for held in player.hand if held.power >= 0 and seat != view.seat]
    shown = f" ({', '.join(open_cards)})" if open_cards else ""
    said.append(texts.say("picture-cards", cards=len(player.hand)) + shown)
    if player.subscribers:
        said.append(texts.say("picture-fans", loyalty=player.loyalty, pay=money(texts, player.income)))
    return said


def wrapped(line: str, indent: str = "") -> list[str]:
    return [part.replace(HELD, " ") for part in wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False)] or [""]
