"""What a view tells and what it never tells; what is imagined from it; hints and fallbacks."""

from __future__ import annotations

from collections import Counter

from nightowl.games.nightshift.pack.cards import CARD_DANCES, CUSTOMERS, POWERS
from nightowl.kernel.chance import Seeded
from nightowl.kernel.wire import show

from .club import EMERALD, GAME, RUBY, SPIN, TOPAZ, Club, who


def test_a_view_shows_own_hand_and_only_sizes_of_others() -> None:
    club = Club(3).holds(RUBY, "encore").holds(TOPAZ, "bouncer", "upgrade").turn(EMERALD)
    view = show(GAME, club.view(RUBY))
    assert view["hand"] == ["encore"]
    assert [len(player["hand"]) for player in view["players"]] == [1, 2, 0]
    assert "bouncer" not in str(view["players"])


def test_a_view_names_no_face_down_customer_nor_the_order_of_the_deck() -> None:
    view = show(GAME, Club(2).down(1, 2, 3).turn(RUBY).view(RUBY))
    assert {space["customer"] for space in view["spaces"]} == {None}
    assert [part["customer"] for part in view["deck"]] == [None]


def test_faces_in_sight_come_with_all_that_is_printed_on_them() -> None:
    view = show(GAME, Club(2).up(3, "thaddius").turn(RUBY).view(None))
    assert [face["customer"] for face in view["faces"]] == ["thaddius"]
    assert (view["faces"][0]["loyalty"], view["faces"][0]["prefers"]) == (6, "sapphire")
    assert [offered["gives"] for offered in view["faces"][0]["outcomes"]] == ["cash", "private", "vip"]


def test_a_room_shows_the_draws_so_far_what_leaving_pays_and_what_is_at_risk() -> None:
    club = Club(2, abilities=False).committed(3, who(stars=2, prefers=-1), RUBY).turn(RUBY).draws(RUBY, "spin", "dip")
    visit = show(GAME, club.view(TOPAZ))["visiting"]
    assert [danced["card"] for danced in visit["cards"]] == ["spin", "dip"]
    assert (visit["pay"], visit["bust"], visit["status"]) == (1000, 500, "may")


def test_what_is_imagined_never_contradicts_the_view_and_hands_are_even() -> None:
    club = Club(2).holds(RUBY, "encore").holds(TOPAZ, "bouncer").down(1, 2).up(3, "vet").turn(RUBY).passes()
    view = club.view(RUBY)
    chance = Seeded(1)
    found: Counter[int] = Counter()
    for _ in range(2000):
        world = GAME.imagine(view, chance)
        assert show(GAME, GAME.view(world, RUBY)) == show(GAME, view)
        found[world.hands[TOPAZ]] += 1
    assert len(found) == len(POWERS) - 1
    assert max(found.values()) < 120


def test_a_card_taken_is_imagined_where_the_two_know_it_is() -> None:
    club = Club(3).sober().holds(RUBY, "stolen-goods").holds(TOPAZ, "encore").turn(RUBY).passes().uses(RUBY, "stolen-goods")
    club.passes().chance("power", power="encore")
    world = GAME.imagine(club.view(TOPAZ), Seeded(2))
    assert world.hands[RUBY] == 1 << POWERS.index("encore")


def test_after_a_reshuffle_old_hands_hold_only_old_cards() -> None:
    club = Club(2).holds(TOPAZ, "encore").turn(RUBY).passes()
    s = club.state
    s.power_discard, s.power_deck = s.power_deck, 0
    s.batches = [1 << POWERS.index("encore")]
    club.sober().gets(RUBY, who("power"), "power").chance_from(1)
    worlds = {GAME.imagine(club.view(RUBY), Seeded(n)).hands[TOPAZ] for n in range(20)}
    assert worlds == {1 << POWERS.index("encore")}


def test_hints_say_chances_and_pays() -> None:
    club = Club(2, abilities=False).committed(3, "thaddius", TOPAZ).stands(RUBY, 3).turn(RUBY)
    assert [(hint.hint, hint.n) for hint in GAME.hints(club.view(RUBY))] == [("steals", 16)]
    club = Club(2, abilities=False).committed(3, who("vip", stars=2, prefers=-1), RUBY, "vip").turn(RUBY).charms(RUBY, "fun")
    assert {(hint.hint, hint.n) for hint in GAME.hints(club.view(RUBY))} == {("bust", 20), ("pays", 2500), ("again", 0)}
    assert GAME.hints(club.view(TOPAZ)) == []


def test_with_the_deck_run_out_the_chance_to_bust_is_that_of_the_discards_it_takes_back() -> None:
    club = (
        Club(2, abilities=False).sober().committed(3, who(stars=2, prefers=-1), RUBY).turn(RUBY).draws(RUBY, "double-spin")
    )
    club.state.privates = 0
    spins = [moves for moves in CARD_DANCES if SPIN in moves]
    chance = (len(spins) - 1) * 100 // (len(CARD_DANCES) - 1)
    assert ("bust", chance) in [(hint.hint, hint.n) for hint in GAME.hints(club.view(RUBY))]


def test_a_silent_seat_lets_windows_pass_and_ends_its_turn() -> None:
    club = Club(2).sober().holds(TOPAZ, "sprained-ankle").turn(RUBY)
    assert GAME.moves.outside(GAME.fallback(club.view(TOPAZ))) == {"type": "pass"}
    assert GAME.moves.outside(GAME.fallback(club.passes().view(RUBY))) == {"type": "end"}


def test_refusals_name_the_reason_and_change_nothing() -> None:
    club = Club(2).down(3).stands(RUBY, 3).turn(RUBY)
    before = show(GAME, club.view(RUBY))
    assert club.refuses(RUBY, "engage") == "is-face-down"
    assert club.refuses(RUBY, "steal") == "is-face-down"
    assert club.refuses(TOPAZ, "end") == "not-your-turn"
    assert club.refuses(RUBY, "buy", shots=9, champagne=0) == "bad-field"
    assert club.refuses(RUBY, "go", space="bar") == "bad-field"
    assert club.refuses(RUBY, "dance") == "no-such-move"
    assert show(GAME, club.view(RUBY)) == before


def test_every_customer_has_a_face() -> None:
    from nightowl.games.nightshift.seen.view import FACES

    assert [face.customer for face in FACES] == list(range(len(CUSTOMERS)))
