"""A shift in the terminal: the club drawn as it lies (`picture`), or told in sentences (`sentences`)."""

from __future__ import annotations

from textwrap import wrap

from ...kernel.texts import Texts
from .board import LOCKER, SPACES
from .codes import cut, money, stars
from .codes import word as named
from .moves import CHOOSE, CUSTOMER, DANCE, DANCER, GO, LEVEL, OUTCOME, PLACE, POWER, ROOM, TRAIT
from .moves import STEP as BOARD_STEP
from .seen.shown import Face, NightshiftView, Space

TOKENS = "ABCDE"
WIDTH = 80
CELL = 15
TOP, BOTTOM = (4, 5, 6, 7, 8), (2, 1, 0, 11, 10)
LEFT, RIGHT = 3, 9
AHEAD = 4  # rounds of the timer that are shown
BESIDE = tuple(range(LOCKER, PLACE.size))
DOWN_MARK, TIPPER_MARK = "░░░", "░$░"


def picture(view: NightshiftView, texts: Texts, names: list[str]) -> list[str]:
    """At most 80 columns: the timer, the ring of twelve spaces with the Bar above and the Stage in it, then everybody."""
    lines = wrapped(timer(view, texts))
    lines += ["", texts.say("picture-bar").center(WIDTH).rstrip(), *row(view, texts, TOP)]
    left, right = cell(view, texts, LEFT), cell(view, texts, RIGHT)
    middle = stage(view, texts)
    lines += [f"{left[n]}{middle[n]:^{3 * CELL}}{right[n]}".rstrip() for n in range(len(left))]
    lines += [*row(view, texts, BOTTOM), *beside(view, texts), ""]
    in_sight = [space for space in range(SPACES) if view.spaces[space].customer >= 0]
    lines += [line for space in in_sight for line in wrapped(told(view, texts, names, space), " " * 4)]
    for seat, name in enumerate(names):
        mark = ">" if seat in view.asked else " "
        lines += wrapped(f"{mark}[{TOKENS[seat]}] {name}: " + ", ".join(held(view, seat, texts)), " " * 5)
    return [*lines, *[line for said in now(view, texts, names) for line in wrapped(said)]]


def sentences(view: NightshiftView, texts: Texts, names: list[str]) -> list[str]:
    """The same for those who listen: who is where with what, and what is going on; the floor on request."""
    lines = [timer(view, texts)]
    for seat, name in enumerate(names):
        lines.append(f"{name}: {named(texts, PLACE, view.players[seat].place)}, {', '.join(held(view, seat, texts))}.")
    if view.seat is not None and view.players[view.seat].place < SPACES:
        lines.append(told(view, texts, names, view.players[view.seat].place))
    return [*lines, *now(view, texts, names)]


def details(view: NightshiftView, texts: Texts, names: list[str]) -> list[str]:
    """Every space of the floor, and who has left."""
    lines = [told(view, texts, names, space) for space in range(SPACES)]
    if view.discards:
        gone = ", ".join(named(texts, CUSTOMER, customer) for customer in view.discards)
        lines.append(texts.say("picture-discards", customers=gone))
    return lines


def remark(view: NightshiftView, move: int, texts: Texts) -> str:
    """What a move leads to where its own words do not say it: who is there, or what the Outcome gives."""
    if GO.has(move):
        return brief(view, texts, move - GO.base)
    if CHOOSE.has(move):
        space = next(it.space for it in view.going if it.what == "outcome")
        face = face_of(view, view.spaces[space].customer)
        return offer(texts, face, move - CHOOSE.base) if face is not None else ""
    return ""


def paint(texts: Texts) -> dict[str, str]:
    painted = {f"[{token}]": "bold reverse" for token in TOKENS}
    return {**painted, TIPPER_MARK: "black on green", DOWN_MARK: "dim", "★": "yellow", "♥": "red"}


def timer(view: NightshiftView, texts: Texts) -> str:
    """This round, and what the next ones bring."""
    if view.round == 0:
        return texts.say("picture-before")
    said = [texts.say("picture-round", round=view.round, rounds=len(view.rounds), what=brings(view, texts, view.round))]
    for number in range(view.round + 1, min(len(view.rounds), view.round + AHEAD) + 1):
        said.append(f"{number}: {brings(view, texts, number)}")
    return " · ".join(said)


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
    return ["".join(lines).rstrip() for lines in zip(*cells, strict=True)]


def cell(view: NightshiftView, texts: Texts, space: int) -> list[str]:
    """Four lines: number and who stands there, the customer, his numbers, whose he is; the last is a gap."""
    there = view.spaces[space]
    standing = "".join(f"[{TOKENS[seat]}]" for seat, player in enumerate(view.players) if player.place == space)
    face = face_of(view, there.customer)
    lines = [f"{space:>2} {standing}", "", "", ""]
    if there.lies == "down":
        lines[1] = TIPPER_MARK if there.back else DOWN_MARK
    if face is not None:
        name = named(texts, CUSTOMER, there.customer)
        lines[1] = f"({name})" if there.lies == "down" else name
        lines[2] = f"{worth(view, face)} ♥{face.loyalty}"
    if there.token >= 0:
        lines[2] += f" [{TOKENS[there.token]}]" + ("V" if there.room else "P")
    return [cut(line, CELL - 1).ljust(CELL) for line in lines]


def worth(view: NightshiftView, face: Face) -> str:
    """His stars; for the reader's own dancer where he prefers her."""
    mine = view.seat is not None and view.players[view.seat].dancer == face.prefers
    return stars(face.fond if mine else face.stars)


def stage(view: NightshiftView, texts: Texts) -> list[str]:
    dancers = "".join(f"[{TOKENS[seat]}]" for seat, player in enumerate(view.players) if player.place == SPACES + 1)
    return ["", f"◄ {named(texts, PLACE, SPACES + 1)} {dancers} ►", "", ""]


def beside(view: NightshiftView, texts: Texts) -> list[str]:
    """Who is in the Locker Room, in a room or below one."""
    said = []
    for place in BESIDE:
        there = "".join(f"[{TOKENS[seat]}]" for seat, player in enumerate(view.players) if player.place == place)
        if there and place != SPACES + 1:
            said.append(f"{named(texts, PLACE, place)}: {there}")
    return wrapped(" · ".join(said)) if said else []


def held(view: NightshiftView, seat: int, texts: Texts) -> list[str]:
    player = view.players[seat]
    said = [named(texts, DANCER, player.dancer)] if player.dancer >= 0 else []
    is_open = not view.hidden_money or view.seat == seat or bool(view.end)
    said.append(money(texts, player.money) if is_open else texts.say("picture-hidden"))
    said.append(texts.say("picture-drinks", shots=player.shots, champagne=player.champagne))
    said.append(texts.say("picture-cards", cards=len(player.hand)))
    if player.subscribers:
        said.append(texts.say("picture-fans", loyalty=player.loyalty, pay=money(texts, player.income)))
    return said


def now(view: NightshiftView, texts: Texts, names: list[str]) -> list[str]:
    """What is going on, and what the reader holds."""
    lines = []
    if view.diamond is not None:
        pay = money(texts, view.diamond.money)
        lines.append(texts.say("picture-diamond", pay=pay, subscribers=view.diamond.subscribers))
    if view.target:
        so_far = sum(player.money + player.income for player in view.players)
        lines.append(texts.say("picture-target", target=money(texts, view.target), pay=money(texts, so_far)))
    if view.moment == "turn":
        lines.append(texts.say("picture-energy", name=names[view.active], energy=view.energy))
    if view.rolling is not None and view.rolling.face:
        lines.append(texts.say("picture-result", name=names[view.rolling.seat], number=view.rolling.result))
    lines += visit(view, texts, names)
    if view.hand:
        lines.append(texts.say("picture-hand", cards=", ".join(named(texts, POWER, card) for card in view.hand)))
    return lines


def visit(view: NightshiftView, texts: Texts, names: list[str]) -> list[str]:
    room = view.visiting
    if room is None:
        return []
    who = named(texts, CUSTOMER, room.customer)
    head = texts.say("picture-room", name=names[room.seat], room=named(texts, ROOM, room.room), customer=who)
    if room.chart:
        shown = ", ".join(named(texts, TRAIT, trait) for trait in room.earned)
        shown += f" – {named(texts, LEVEL, room.level)}"
    else:
        shown = " | ".join(danced(texts, card.dances, card.pay) for card in room.cards) or "–"
    risk = texts.say("picture-risk", pay=money(texts, room.pay), bust=money(texts, room.bust))
    return [f"{head} {stars(room.stars)}: {shown}", risk]


def danced(texts: Texts, dances: tuple[int, ...], pay: int) -> str:
    return "+".join(named(texts, DANCE, dance) for dance in dances) + " " + money(texts, pay)


def told(view: NightshiftView, texts: Texts, names: list[str], space: int) -> str:
    there = view.spaces[space]
    said = [brief(view, texts, space)]
    face = face_of(view, there.customer)
    if face is not None:
        said += [offer(texts, face, index) for index in range(len(face.outcomes))]
    if there.token >= 0:
        said.append(texts.say("picture-committed", name=names[there.token], room=named(texts, ROOM, there.room)))
    return f"{named(texts, PLACE, space)}: {', '.join(said)}."


def brief(view: NightshiftView, texts: Texts, space: int) -> str:
    there: Space = view.spaces[space]
    face = face_of(view, there.customer)
    if face is not None:
        return f"{named(texts, CUSTOMER, there.customer)} {worth(view, face)} ♥{face.loyalty}"
    return texts.say(f"picture-{there.lies}" if not there.back > 0 else "picture-tipper")


def offer(texts: Texts, face: Face, index: int) -> str:
    """An Outcome in a word: `4+ cash $1,000`."""
    offered = face.outcomes[index]
    said = f"{offered.at}+ {named(texts, OUTCOME, offered.gives)}"
    if offered.amount >= 500:
        return f"{said} {money(texts, offered.amount)}"
    return f"{said} ×{offered.amount}" if offered.amount > 1 else said


def face_of(view: NightshiftView, customer: int) -> Face | None:
    return next((face for face in view.faces if face.customer == customer), None)


def wrapped(line: str, indent: str = "") -> list[str]:
    return wrap(line, WIDTH, subsequent_indent=indent) or [""]
