"""The picture in a terminal: at most 80 columns in every language, and nothing in it that the reader may not know."""

from __future__ import annotations

import pytest

from nightowl.games.nightshift.facts import FACTS
from nightowl.games.nightshift.moves import ACCEPT, AIM_CUSTOMER, AIM_SPACE, BUY, GO, LEAVE, PERFORM, SHOT, STEP
from nightowl.games.nightshift.pack.cards import CUSTOMERS
from nightowl.games.nightshift.picture import aside, details, label, picture, remark, sentences
from nightowl.kernel.chance import Seeded
from nightowl.kernel.story import EVERYONE, Event
from nightowl.kernel.texts import LANGUAGES
from nightowl.kernel.walk import walk
from nightowl.registry import texts

from .club import EMERALD, GAME, RUBY, TOPAZ, Club, who

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats"), [("competitive", 5), ("solo", 1), ("coop", 3), ("teams", 4)])
def test_the_picture_fits_a_terminal_in_every_language_and_mode(lang: str, mode: str, seats: int) -> None:
    state = GAME.new(GAME.options({"mode": mode, "shift": "short"}), seats)
    said = texts("nightshift", lang)
    for n, step in enumerate(walk(GAME, state, Seeded(f"{mode} {lang}"))):
        if n % 25:
            continue
        for seat in (0, None):
            view = GAME.view(step.after, seat)
            assert max(len(line) for line in picture(view, said, NAMES[:seats])) <= 80
            assert sentences(view, said, NAMES[:seats])
            assert details(view, said, NAMES[:seats])
            assert max(len(line) for line in aside(view, said, NAMES[:seats])) <= 80
            for move in view.legal:
                assert isinstance(remark(view, move, said) + label(view, move, said), str)


def test_the_ring_is_drawn_with_the_bar_above_the_stage_inside_and_the_dancers_where_they_stand() -> None:
    english = texts("nightshift", "en")
    lines = picture(Club(2).up(5, "thaddius").stands(RUBY, 5).turn(TOPAZ).view(TOPAZ), english, NAMES[:2])
    drawn = "\n".join(lines)
    assert drawn.index("BAR") < drawn.index("Thaddius") < drawn.index("Stage  ►") < drawn.index("Locker Room: [B]")
    assert " 5 [A]" in drawn


def test_a_move_says_who_is_there() -> None:
    club = Club(2).up(5, "thaddius").stands(RUBY, 4).turn(RUBY)
    assert remark(club.view(RUBY), GO.of(5), texts("nightshift", "en")) == "Thaddius ★★ ♥6"
    assert remark(club.view(RUBY), GO.of(3), texts("nightshift", "en")) == "nobody"


def test_an_outcome_is_called_by_what_it_gives() -> None:
    club = Club(2).sober().up(3, who("cash")).stands(RUBY, 3).turn(RUBY).engages(RUBY, 6)
    view = club.view(RUBY)
    said = [label(view, move, texts("nightshift", "en")) for move in view.legal]
    assert all(line.startswith("Choose: ") for line in said)
    assert any("cash $" in line for line in said)


def test_hidden_money_is_shown_to_its_owner_alone() -> None:
    club = Club(2, hidden_money=True).has(RUBY, 12_500).turn(RUBY)
    english = texts("nightshift", "en")
    assert "$12,500" in "\n".join(picture(club.view(RUBY), english, NAMES[:2]))
    assert "$12,500" not in "\n".join(picture(club.view(TOPAZ), english, NAMES[:2]))


def drawn(club: Club, seat: int = RUBY, lang: str = "en") -> str:
    return "\n".join(picture(club.view(seat), texts("nightshift", lang), NAMES[: club.state.seats]))


def test_whom_a_customer_prefers_stands_by_him_with_what_he_is_worth_to_her() -> None:
    assert "Thaddius ★★ ♥6, prefers Sapphire (★★★ ♥12)" in drawn(Club(4).up(5, "thaddius").turn(RUBY))
    assert "prefers" not in drawn(Club(2).up(5, "thaddius").turn(RUBY))


def test_of_dad_it_says_that_he_cannot_be_skipped() -> None:
    assert "cannot be skipped" in drawn(Club(2).up(5, "dad").turn(RUBY))


def test_before_a_draw_nothing_is_said_of_leaving_that_cannot_be() -> None:
    club = Club(2, abilities=False).sober().committed(4, who(stars=2, prefers=-1), RUBY).stands(RUBY, 4).turn(RUBY)
    assert "A bust pays $500." in drawn(club)
    assert "Leaving" not in drawn(club)
    assert "Leaving now pays" in drawn(club.draws(RUBY, "spin"))


def test_moves_that_do_not_count_stand_in_brackets() -> None:
    club = Club(2, abilities=False).sober().committed(4, who(stars=2, prefers=-1), RUBY).stands(RUBY, 4).turn(RUBY)
    club.holds(RUBY, "signature-move").draws(RUBY, "double-spin")
    assert "(Spin" not in drawn(club)
    assert "(Spin+Spin) $" in drawn(club.uses(RUBY, "signature-move"))


def test_in_the_vip_room_it_says_what_each_level_pays_and_what_a_roll_means() -> None:
    club = Club(2, abilities=False).has(RUBY, 0, 0, 2)
    club.committed(4, who("vip", stars=2, prefers=-1), RUBY, "vip").turn(RUBY).charms(RUBY, "ego")
    assert "INTERESTED $2,500 · A CRUSH $4,000 · OBSESSED $6,000 · IN LOVE $8,000" in drawn(club)
    assert "it would end with $2,500" in drawn(club.charms(RUBY, "ego"))
    club.play(RUBY, "champagne").charms(RUBY, "compassion")
    assert "A bust: it would end with $1,000 and without him." in drawn(club)


def test_of_a_steal_it_says_what_it_takes() -> None:
    club = Club(2).committed(3, "thaddius", TOPAZ).stands(RUBY, 3).turn(RUBY).play(RUBY, "steal").rolls(4)
    assert "To steal “Thaddius” from Ben takes 6." in drawn(club)
    assert "Result of Ann so far: 4" in drawn(club)


def test_a_shot_says_what_it_adds_to_and_the_stage_what_it_brings_and_costs() -> None:
    english = texts("nightshift", "en")
    club = Club(2).up(3, "vet").stands(RUBY, 3).turn(RUBY)
    assert remark(club.view(RUBY), SHOT, english) == "1 Energy more"
    assert remark(club.play(RUBY, "engage").rolls(3).view(RUBY), SHOT, english) == "1 more on the roll"
    club = Club(2).has(RUBY, 1_000).committed(4, "vet", RUBY).down(1, 5, tipper=True).round(3)
    assert remark(club.view(RUBY), PERFORM, english) == "$1,000 in tips, Power cards 2, “Country Vet” is left behind"


def test_the_aside_says_what_own_cards_and_everybodys_ability_do() -> None:
    club = Club(2).holds(RUBY, "take-two").turn(RUBY)
    lines = aside(club.view(RUBY), texts("nightshift", "en"), NAMES[:2])
    assert "Take Two: After your roll: roll again." in lines
    assert "Topaz: On Stage you draw 1 Power card more." in lines
    assert not [line for line in aside(club.view(TOPAZ), texts("nightshift", "en"), NAMES[:2]) if "Take Two" in line]


def test_no_round_of_the_timer_is_torn_apart() -> None:
    for lang in LANGUAGES:
        lines = drawn(Club(3, shift="short").turn(RUBY), lang=lang).split("\n")
        assert not [line for line in lines[:2] if line.endswith(":")], lines[:2]


def test_a_first_picture_leaves_room_for_the_menu_in_a_small_window() -> None:
    assert len(drawn(Club(3).down(*range(12)).holds(RUBY, "old-debt").turn(RUBY)).split("\n")) <= 18


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_in_which_the_board_does_nothing_is_told_by_its_number_alone(lang: str) -> None:
    """Somebody may be on Stage in it, or Diamond collect: to say that nothing happens would be wrong."""
    said = texts("nightshift", lang)
    kind = next(kind for kind in FACTS.kinds if kind.name == "round")
    told = [said.event(Event(kind, EVERYONE, (8, step)), NAMES) for step in range(STEP.size)]
    assert told[0].rstrip(".").endswith(" 8")
    assert [line for line in told[1:] if ":" not in line] == []


def test_what_a_card_is_aimed_at_says_who_is_there_and_which_card_it_is() -> None:
    english = texts("nightshift", "en")
    club = Club(2).up(5, "thaddius").stands(RUBY, 3).holds(RUBY, "backstage-pass").turn(RUBY).uses(RUBY, "backstage-pass")
    assert "Backstage Pass: On your turn: go to any space of the Main Floor for no Energy." in drawn(club)
    assert remark(club.view(RUBY), AIM_SPACE.of(5), english) == "Thaddius ★★ ♥6"


def test_who_comes_back_for_a_swap_is_shown_with_all_that_is_printed_on_him() -> None:
    english = texts("nightshift", "en")
    club = Club(2).sober().gone("thaddius").gone("dad").gets(RUBY, who("swap"), "swap", 4)
    said = remark(club.view(RUBY), AIM_CUSTOMER.of(CUSTOMERS.index("thaddius")), english)
    assert said.startswith("★★ ♥6, ")
    assert "Room" in said
    assert "cannot be skipped" in remark(club.view(RUBY), AIM_CUSTOMER.of(CUSTOMERS.index("dad")), english)


def test_open_hands_are_seen_in_the_picture_and_others_are_not() -> None:
    assert "Power cards 1 (Old Debt)" in drawn(Club(2, mode="coop").holds(TOPAZ, "old-debt").turn(RUBY))
    assert "Old Debt" not in drawn(Club(2).holds(TOPAZ, "old-debt").turn(RUBY))


def test_in_teams_it_says_who_plays_with_whom_and_what_they_have_together() -> None:
    club = Club(4, mode="teams").has(RUBY, 500).has(EMERALD, 1_000).turn(RUBY)
    assert "Ann & Cleo: $1,500 · Ben & Dan: $0" in drawn(club)
    club = Club(4, mode="teams", hidden_money=True).has(EMERALD, 1_000).turn(RUBY)
    assert "Ann & Cleo · Ben & Dan" in drawn(club)
    assert "$1,000" not in drawn(club)


def test_who_may_react_reads_what_to_right_above_the_question() -> None:
    club = Club(2).sober().up(3, "thaddius").stands(RUBY, 3).turn(RUBY).holds(TOPAZ, "spell-doll", "cold-feet")
    assert drawn(club.play(RUBY, "engage"), TOPAZ).endswith("Ann engages “Thaddius”.")
    assert drawn(club.passes().rolls(6), TOPAZ).endswith("Ann rolls 6.")
    club.passes().chooses(RUBY, "vip")
    assert drawn(club, TOPAZ).endswith("“Thaddius” commits to Ann: VIP Room.")
    assert "commits to Ann" not in drawn(club, RUBY)


def test_the_bar_says_what_it_costs() -> None:
    club = Club(2).has(RUBY, 5_000).stands(RUBY, 6).turn(RUBY)
    buys = [move for move in club.view(RUBY).legal if BUY.has(move)]
    said = {tuple(BUY.values(move)): remark(club.view(RUBY), move, texts("nightshift", "en")) for move in buys}
    assert (said[(1, 0)], said[(0, 1)], said[(1, 2)]) == ("$500", "$1,000", "$2,500")


def test_who_only_listens_hears_of_every_space_and_of_the_bar() -> None:
    told = details(Club(2).up(5, "thaddius").turn(RUBY).view(RUBY), texts("nightshift", "en"), NAMES[:2])
    assert [line.split(":")[0] for line in told[:12]] == [f"space {number}" for number in range(12)]
    assert told[12] == "The Bar is reached from spaces 5, 6 and 7."


def test_leaving_a_room_or_a_bust_says_what_it_pays() -> None:
    english = texts("nightshift", "en")
    club = Club(2, abilities=False).has(RUBY, 0, 0, 1)
    club.committed(4, who("vip", stars=2, prefers=-1), RUBY, "vip").turn(RUBY).charms(RUBY, "ego")
    assert remark(club.view(RUBY), LEAVE, english) == "$2,500"
    assert remark(club.charms(RUBY, "compassion").view(RUBY), ACCEPT, english) == "$1,000"
