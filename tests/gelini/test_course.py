"""How to play: who rolls, who may move, where to."""

from gelini.night import BLUE, GREEN, RED, YELLOW, floor, line, night


def test_the_player_furthest_to_the_back_rolls() -> None:
    table = night("- - - vip vip vip vip vip", places=[2, 0, 1]).rolls(4)
    assert table.told() == ["rolled 1 4"]
    assert table.asked() == "move 1"


def test_who_does_not_move_lets_the_next_token_from_the_back_decide_with_the_same_roll() -> None:
    table = night("- - - vip vip vip vip vip", places=[2, 0, 1]).rolls(4)
    asked = []
    for seat in (BLUE, GREEN, RED):
        asked.append(table.asked())
        table.play(seat, "stay")
    assert asked == ["move 1", "move 2", "move 0"]


def test_nobody_else_may_decide_meanwhile() -> None:
    table = night(seats=3).rolls(4)
    assert table.refuses(BLUE, "go") == "not-your-turn"
    assert table.refuses(GREEN, "stay") == "not-your-turn"


def test_nobody_moves_before_the_roll() -> None:
    table = night()
    assert table.refuses(RED, "go") == "not-your-turn"
    assert table.legal(RED) == table.legal(BLUE) == []


def test_if_nobody_moves_the_rearmost_rolls_again() -> None:
    table = night(seats=3).rolls(2).play(RED, "stay").play(BLUE, "stay").play(GREEN, "stay")
    assert table.told() == ["rolled 0 2", "stayed 0", "stayed 1", "stayed 2", "nobody 0"]
    assert table.asked() == "roll chance"
    assert table.rolls(5).told() == ["rolled 0 5"]


def test_after_ten_fruitless_rolls_the_rearmost_must_move_with_the_next() -> None:
    table = night()
    for _ in range(10):
        table.rolls(1)
        assert table.legal(RED) == ["go", "stay"]
        table.play(RED, "stay").play(BLUE, "stay")
    table.rolls(1)
    assert table.asked() == "must-move 0"
    assert table.refuses(RED, "stay") == "must-move"
    assert table.refuses(BLUE, "go") == "not-your-turn"
    assert table.legal(RED) == ["go"]
    table.play(RED, "go").rolls(1)
    assert table.asked() == "move 1"


def test_fruitless_rolls_count_only_in_a_row() -> None:
    table = night("lemon-1 lemon-1 vip vip vip vip vip vip", patience=2)
    table.rolls(1).play(RED, "stay").play(BLUE, "stay")
    table.rolls(1).play(RED, "stay").play(BLUE, "go")
    table.rolls(1).play(RED, "stay").play(BLUE, "stay")
    assert table.rolls(1).legal(RED) == ["go", "stay"]


def test_who_moves_counts_the_counters_ahead_and_takes_the_one_reached() -> None:
    table = night("lemon-1 sky-2 vip coin").rolls(3).play(RED, "go")
    assert table.told() == ["rolled 0 3", "took 0 vip 2"]
    assert floor(table, RED) == "vip"
    assert line(table) == "lemon-1 sky-2 - coin"


def test_the_token_stands_in_the_place_of_the_counter() -> None:
    assert night("lemon-1 sky-2 vip coin").rolls(3).play(RED, "go").view(RED).places == (2, -1)


def test_other_tokens_are_not_counted() -> None:
    table = night("- - - sky-2 mint-1 vip coin", places=[0, 1, 2]).rolls(2).play(RED, "go")
    assert floor(table, RED) == "mint-1"


def test_gaps_are_not_counted() -> None:
    table = night("- lemon-1 - - sky-2 - vip coin coin", places=[0, -1])
    table.rolls(3).play(BLUE, "stay").play(RED, "go")
    assert floor(table, RED) == "vip"


def test_a_token_behind_the_tail_counts_from_the_tail() -> None:
    table = night("lemon-1 sky-2 vip coin", seats=3).rolls(1).play(RED, "go")
    assert floor(table, RED) == "lemon-1"


def test_tokens_only_move_forwards() -> None:
    table = night("vip - sky-2 vip", places=[1, -1]).rolls(1).play(BLUE, "stay").play(RED, "go")
    assert table.view(RED).places == (2, -1)
    assert line(table) == "vip - - vip"


def test_after_a_move_the_one_now_furthest_back_rolls() -> None:
    table = night().rolls(2).play(RED, "go")
    assert table.rolls(1).told()[-1] == "rolled 1 1"


def test_this_may_well_be_the_same_player() -> None:
    table = night("- vip vip - vip vip", places=[0, 3]).rolls(1).play(RED, "go")
    assert table.rolls(1).told()[-1] == "rolled 0 1"
    assert table.asked() == "move 0"


def test_example_red_stays_blue_moves_red_rolls_again_then_green() -> None:
    """Red rolls 2 and stays; Blue takes the green 2. Red, still last, rolls 3 and takes the blue 3. Then Green rolls."""
    table = night("- lemon-1 - mint-1 - olive-2 sand-3 vip vip", places=[0, 2, 4])
    table.rolls(2).play(RED, "stay").play(BLUE, "go")
    assert table.told() == ["rolled 0 2", "stayed 0", "took 1 olive-2 5"]
    table.rolls(3).play(RED, "go")
    assert table.told() == ["rolled 0 3", "took 0 sand-3 6"]
    assert table.rolls(1).told() == ["rolled 2 1"]
    assert [floor(table, seat) for seat in (RED, BLUE, GREEN)] == ["sand-3", "olive-2", ""]


def test_five_play_as_two_do() -> None:
    table = night(seats=5).rolls(5)
    for seat in (RED, BLUE, GREEN, YELLOW):
        table.play(seat, "stay")
    table.play(4, "go").rolls(4).play(RED, "go")
    assert table.view(None).order == (1, 2, 3, 0, 4)
