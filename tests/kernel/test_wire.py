"""The border: tagged moves from outside."""

from nightowl.kernel.domain import named, numbers
from nightowl.kernel.moves import MoveTable
from nightowl.kernel.wire import Refusal, parse


def test_null_in_a_move_is_refused_and_not_read_as_the_move_before() -> None:
    table = MoveTable()
    table.kind("vote", seat=numbers("seat", 0, 4))
    table.kind("roll", face=numbers("face", 1, 6))
    table.kind("take", counter=named("counter", ["vip", "coin"]))
    assert parse(table, {"type": "roll", "face": None}) == Refusal("bad-field", "face", "face 1..6")
    assert parse(table, {"type": "take", "counter": None}) == Refusal("bad-field", "counter", "counter vip|coin")
    assert parse(table, {"type": "take", "counter": "coin"}) == table.named("take").of(1)
