"""A Gelini night in the terminal: drawn with short codes and words (`picture`), or told in sentences (`sentences`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from ...kernel.texts import Texts
from .codes import codes
from .counters import BAND, CLIQUE, COIN, COLOURS, EXTRA_STAGE, FLOOR, GAP, IDS, NO_CLIQUE, VIP
from .moves import CALL_AT, CALL_MOVE, COUNTER, GO
from .view import GeliniView

TOKENS = "ABCDE"
WIDTH = 80
CELLS = 18  # in a row of the line
BAR = 12
AHEAD = 5  # as far as the die reaches
PAPER = {
    "lemon": "yellow1",
    "mint": "spring_green2",
    "rose": "hot_pink",
    "sky": "deep_sky_blue1",
    "coral": "light_coral",
    "lilac": "plum2",
    "olive": "dark_olive_green3",
    "amber": "orange1",
    "teal": "dark_cyan",
    "plum": "medium_orchid",
    "sand": "navajo_white3",
}


def picture(view: GeliniView, texts: Texts, names: list[str]) -> list[str]:
    """At most 80 columns: the line, what its codes mean, and a floor for each player."""
    lines = [texts.say("picture-line"), *rows(view, texts), *wrapped(legend(view, texts), " " * 5)]
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        mark = ">" if seat in view.asked else " "
        said = [texts.say("picture-floor", **measure(view, seat))]
        if view.coins[seat]:
            said.append(texts.say("picture-coins", coins=view.coins[seat]))
        if view.face:
            said.append(texts.say("picture-reach", counter=word(reached(view, seat, view.face), texts)))
        lines += wrapped(said, f"{mark}[{TOKENS[seat]}] {name:{width}} {bar(view, seat)} ")
        held = ", ".join(codes(texts)[kind] + times(n) for kind, n in sorted(Counter(view.floors[seat]).items()))
        if held and len(lines[-1]) + len(held) + 3 <= WIDTH:
            lines[-1] += " | " + held
        elif held:
            lines += wrapped(held.split(", "), " " * 5)
    return lines


def sentences(view: GeliniView, texts: Texts, names: list[str]) -> list[str]:
    """The same for those who listen: who stands where with what ahead, and every floor."""
    lines = []
    for seat in reversed(view.order):
        place = view.places[seat]
        spot = "told-behind" if place < 0 else "told-place" if place < len(view.line) else "told-at-band"
        lines.append(texts.say(spot, name=names[seat], place=place))
        ahead = [word(reached(view, seat, n), texts) for n in range(1, AHEAD + 1)]
        if place < len(view.line):
            lines.append(texts.say("told-ahead", name=names[seat], counters=", ".join(ahead)))
        if view.face and seat in view.asked:
            lines.append(texts.say("told-reach", name=names[seat], counter=word(reached(view, seat, view.face), texts)))
    for seat, name in enumerate(names):
        lines.append(texts.say("told-floor", name=name, coins=view.coins[seat], **measure(view, seat)))
        if view.floors[seat]:
            lines.append(texts.say("told-counters", name=name, counters=", ".join(grouped(view.floors[seat], texts))))
    return lines


def details(view: GeliniView, texts: Texts, names: list[str]) -> list[str]:
    """The whole line, place by place."""
    left = [f"{spot} {word(kind, texts)}" for spot, kind in enumerate(view.line) if kind != GAP]
    return [texts.say("told-line", counters=", ".join(left))] if left else []


def remark(view: GeliniView, move: int, texts: Texts) -> str:
    """What a move leads to where its own words do not say it: the counter it takes."""
    if move == GO and view.seat is not None:
        return word(reached(view, view.seat, view.face), texts)
    if CALL_MOVE.has(move):
        return word(view.line[move - CALL_AT], texts)
    return ""


@cache
def paint(texts: Texts) -> dict[str, str]:
    """Guests on paper of their colour; tokens stand out."""
    painted = {f"[{token}]": "bold reverse" for token in TOKENS}
    for kind, code in codes(texts).items():
        colour = IDS[kind].split("-")[0]
        if colour in PAPER:
            painted[code] = f"black on {PAPER[colour]}"
    return {**painted, codes(texts)[VIP]: "bold white on red", codes(texts)[COIN]: "black on gold1"}


def rows(view: GeliniView, texts: Texts) -> Iterator[str]:
    """The line in rows, each with the number of its first place; before the tail, who has not moved yet."""
    stands = {place: f"[{TOKENS[seat]}]" for seat, place in enumerate(view.places) if seat in view.order}
    queue = [stands[place] for place in sorted(stands) if place < 0]
    if queue:
        yield "     " + " ".join(queue)
    cells = [stands.get(spot) or (codes(texts)[kind] if kind != GAP else " · ") for spot, kind in enumerate(view.line)]
    band = stands.get(len(view.line))
    cells += [codes(texts)[BAND]] if band is None else [band]
    for at in range(0, len(cells), CELLS):
        yield f"{at:>3}  " + " ".join(cells[at : at + CELLS])


def reached(view: GeliniView, seat: int, steps: int) -> int:
    """The counter that many counters ahead of a token; the Band where the line ends."""
    ahead = [kind for kind in view.line[max(0, view.places[seat] + 1) :] if kind != GAP]
    return ahead[steps - 1] if steps <= len(ahead) else BAND


def legend(view: GeliniView, texts: Texts) -> list[str]:
    """What the codes in sight mean: guests by colour, the others by name."""
    kinds = {*view.line, BAND}.union(*view.floors) - {GAP}
    seen: dict[str, str] = {}
    for kind in sorted(kinds):
        code = codes(texts)[kind]
        if CLIQUE[kind] == NO_CLIQUE:
            seen[code] = word(kind, texts)
        else:
            seen[code[:-1]] = texts.say(f"colour-{COLOURS[CLIQUE[kind]]}")
    return [f"{code} {name}" for code, name in seen.items() if code != name]


def word(kind: int, texts: Texts) -> str:
    return str(texts.value(COUNTER, kind, []))


def grouped(counters: tuple[int, ...], texts: Texts) -> list[str]:
    return [word(kind, texts) + times(n) for kind, n in sorted(Counter(counters).items())]


def times(n: int) -> str:
    return f" ×{n}" if n > 1 else ""


def measure(view: GeliniView, seat: int) -> dict[str, int]:
    squares = FLOOR + EXTRA_STAGE if len(view.places) == 2 else FLOOR
    return {"filled": squares - view.free[seat], "squares": squares, "free": view.free[seat]}


def bar(view: GeliniView, seat: int) -> str:
    size = measure(view, seat)
    full = size["filled"] * BAR // size["squares"]
    return "█" * full + "░" * (BAR - full)


def wrapped(parts: list[str], first: str) -> list[str]:
    """Parts separated by commas after a beginning, in as many lines as they need; no part is broken."""
    lines: list[str] = []
    row = first
    for number, part in enumerate(parts):
        shown = part + ("," if number < len(parts) - 1 else "")
        if len(row) + len(shown) > WIDTH and row.strip():
            lines.append(row.rstrip())
            row = " " * 5
        row += shown + " "
    return [*lines, row.rstrip()] if parts else []
