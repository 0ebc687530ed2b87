"""Records are exact, name the first thing wrong with them, and prove their deals without any rules."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nightowl.kernel.chance import committed_pick
from nightowl.kernel.deal import Deal, DealError, Verdict, commit, joined_nonces, make_nonce, make_secret, verify
from nightowl.kernel.game import CHANCE, CLOCK
from nightowl.kernel.record import Header, Record, RecordError, entry_line

SECRET = bytes(range(32))
NONCES = {0: bytes([10] * 16), 2: bytes([12] * 16)}
ODDS = [3, 0, 5, 1]
repeatable = settings(derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))


def header(**changed: Any) -> Header:
    fields: dict[str, Any] = {
        "game": "toy",
        "rules": 1,
        "content": "c0ffee",
        "options": {"length": "short"},
        "seats": ["Ann", "Bot", "Zoë"],
        "commitment": commit(SECRET),
    }
    return Header(**{**fields, **changed})


class Sitting:
    """A table of two humans and a bot that writes its record as it plays."""

    def __init__(self, **changed: Any) -> None:
        self.record = Record(header(**changed))
        self.deal = Deal([0, 2], SECRET)

    def sits(self) -> Sitting:
        for act in self.deal.sits(3):
            self.record.add_act(None, act)
        return self

    def commits(self, *seats: int) -> Sitting:
        for seat in seats:
            self.record.add_act(seat, {"act": "commit-nonce", "hash": commit(NONCES[seat])})
        return self

    def shows(self, *seats: int) -> Sitting:
        for seat in seats:
            self.record.add_act(seat, {"act": "nonce", "nonce": NONCES[seat].hex()})
        return self

    def ready(self) -> Sitting:
        return self.sits().commits(0, 2).shows(0, 2)

    def rolls(self, times: int = 1, shown: tuple[int, ...] = (0, 2)) -> Sitting:
        nonces = joined_nonces({seat: NONCES[seat] for seat in shown})
        for _ in range(times):
            pick = committed_pick(SECRET, nonces, self.record.chances, ODDS)
            self.record.add_chance({"type": "roll", "pips": pick}, ODDS, pick)
        return self

    def plays(self, seat: int = 1) -> Sitting:
        self.record.add_move(seat, {"type": "vote", "seat": 2}, note="because “you” said 7")
        return self

    def act(self, seat: int | None, /, **what: Any) -> Sitting:
        self.record.add_act(seat, what)
        return self

    def reveals(self, secret: bytes = SECRET) -> Sitting:
        return self.act(None, act="reveal", secret=secret.hex())

    def verdict(self) -> Verdict:
        return verify(self.record)

    def says(self, reason: str, entry: int | None, *, provable: bool = False, ok: bool = False) -> None:
        verdict = self.verdict()
        assert (verdict.reason, verdict.entry, verdict.provable, verdict.ok) == (reason, entry, provable, ok)
        assert verify(self.record.encode()) == verdict


def sample() -> Record:
    sitting = Sitting().ready().rolls(2).plays(0).plays(CLOCK).rolls(3).plays(2)
    sitting.act(1, act="chat", text='good night 🦉\n\u2028\\ "').act(None, act="undo", to=14)
    return sitting.plays(2).rolls(2).reveals().record


TEXT = sample().encode()
LINES = TEXT.split("\n")


def forged(change: dict[int, dict[str, Any]], base: Record | None = None) -> Record:
    """The record with fields of some entries replaced and the chain made anew, as a skilled cheat would."""
    base = base or sample()
    lines = [entry_line(e) for e in base.entries]
    made = Record(base.header)
    for n, line in enumerate(lines, 1):
        raw = {**json.loads(line), **change.get(n, {})}
        del raw["hash"]
        body = json.dumps(
            {k: v for k, v in raw.items() if v is not None or k == "seat"}, ensure_ascii=False, separators=(",", ":")
        )
        sealed = hashlib.sha256((made.last_hash + body).encode()).hexdigest()[:12]
        made.read(f'{body[:-1]},"hash":"{sealed}"}}')
    return made


# The file


def test_a_record_reads_back_exactly() -> None:
    again = Record.decode(TEXT)
    assert again == sample()
    assert again.encode() == TEXT
    assert Record.decode(TEXT.encode()).encode() == TEXT


def test_a_record_is_one_header_line_and_one_line_per_entry() -> None:
    assert len(LINES) == len(sample().entries) + 2
    assert LINES[-1] == ""
    assert json.loads(LINES[0])["game"] == "toy"
    assert [json.loads(line)["n"] for line in LINES[1:-1]] == list(range(1, len(LINES) - 1))


def test_a_stranger_can_follow_the_chain_with_text_alone() -> None:
    before = ""
    for line in LINES[:-1]:
        body, sealed = line[:-23] + "}", line[-14:-2]
        assert hashlib.sha256((before + body).encode()).hexdigest()[:12] == sealed
        before = sealed


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@repeatable
@given(st.dictionaries(st.text(), plain, max_size=4), plain, st.text())
def test_whatever_can_be_written_down_reads_back_exactly(what: dict[str, Any], carry: Any, note: str) -> None:
    record = Record(header(options=what, carry=carry))
    record.add_move(0, what, note)
    record.add_chance(what, [1, 2], 1)
    record.add_act(None, {"act": "chat", **{k: v for k, v in what.items() if k != "act"}})
    text = record.encode()
    assert Record.decode(text) == record
    assert Record.decode(text).encode() == text


@pytest.mark.parametrize("value", [(1, 2), float("nan"), float("inf"), {1: 2}, b"x", "\ud800", object()])
def test_what_would_read_back_different_is_not_written(value: Any) -> None:
    record = Record(header())
    with pytest.raises(ValueError, match=r"read back|written down"):
        record.add_move(0, {"type": "vote", "value": value})
    assert record.entries == []


def test_a_record_keeps_its_own_copy() -> None:
    record, what, options = Record(header()), {"type": "pick", "cards": [1]}, {"length": "short"}
    record.add_move(0, what)
    what["cards"].append(2)  # type: ignore[attr-defined]
    options["length"] = "long"
    assert record.entries[0].what == {"type": "pick", "cards": [1]}
    assert record.first_misfit() is None


def test_embedded_packs_change_no_hash_of_the_chain() -> None:
    full = sample().with_packs({"c0ffee": {"cards": ["owl"]}})
    assert full.encode().split("\n")[1:] == LINES[1:]
    assert Record.decode(full.encode()) == full
    with pytest.raises(RecordError, match="line 1"):
        Record.decode(full.encode().replace('"owl"', '"cat"'))


# Undo


def standing(record: Record) -> list[int]:
    return [e.n for e in record.moves()]


def test_an_undo_strikes_what_came_after_and_keeps_it_in_the_file() -> None:
    sitting = Sitting().plays().plays().plays().act(None, act="undo", to=1).plays()
    assert standing(sitting.record) == [1, 5]
    assert len(sitting.record.entries) == 5


def test_an_undo_to_zero_goes_back_to_the_start() -> None:
    assert standing(Sitting().plays().plays().act(None, act="undo", to=0).record) == []


def test_what_is_struck_does_not_come_back() -> None:
    sitting = Sitting().plays().plays().plays().act(None, act="undo", to=1).plays().act(None, act="undo", to=3)
    assert standing(sitting.record) == [1]


def test_acts_are_no_part_of_the_course_of_the_game() -> None:
    assert standing(Sitting().plays().act(1, act="chat", text="hm").rolls().record) == [1, 3]


@pytest.mark.parametrize("to", [3, 9, -1, "1", True, None])
def test_an_undo_goes_back_only(to: Any) -> None:
    with pytest.raises(ValueError, match="cannot undo"):
        Sitting().plays().plays().act(None, act="undo", to=to)


def test_an_undone_roll_is_not_rolled_with_the_same_number_again() -> None:
    sitting = Sitting().ready().rolls(2).act(None, act="undo", to=7).rolls().reveals()
    assert sitting.record.chances == 3
    assert sitting.verdict().checked == 3
    assert sitting.verdict().ok


# What is refused


@settings(repeatable, max_examples=600)
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8") | st.sampled_from('0123456789abcdef{}[]",:\n\r '))
def test_any_changed_character_is_found_and_the_first_wrong_line_named(at: int, put: str) -> None:
    if TEXT[at] == put:
        return
    changed = TEXT[:at] + put + TEXT[at + 1 :]
    line = TEXT.count("\n", 0, at) + 1
    with pytest.raises(RecordError) as e:
        Record.decode(changed)
    assert e.value.line == line
    assert e.value.entry == (line - 1 or None)
    assert str(e.value).startswith(f"line {line}: ")
    verdict = verify(changed)
    assert not verdict.ok
    assert not verdict.provable
    assert verdict.entry == e.value.entry


def test_every_digit_counts() -> None:
    for found in re.finditer(r"[0-9]", TEXT):
        at, digit = found.start(), found[0]
        with pytest.raises(RecordError) as e:
            Record.decode(TEXT[:at] + str((int(digit) + 1) % 10) + TEXT[at + 1 :])
        assert e.value.line == TEXT.count("\n", 0, at) + 1


def test_a_changed_entry_is_named_as_the_one_that_does_not_fit() -> None:
    with pytest.raises(RecordError, match="entry 10 does not fit its hash") as e:
        Record.decode(TEXT.replace("said 7", "said 8", 1))
    assert e.value.reason == "chain"


def test_a_record_that_ends_early_is_a_record_without_its_secret() -> None:
    assert verify("\n".join(LINES[:12]) + "\n").reason == "no-secret"


def test_lines_can_be_neither_dropped_nor_swapped_nor_doubled() -> None:
    for lines in (LINES[:4] + LINES[5:], [*LINES[:4], LINES[5], LINES[4], *LINES[6:]], LINES[:5] + LINES[4:]):
        with pytest.raises(RecordError, match="numbered") as e:
            Record.decode("\n".join(lines))
        assert e.value.reason == "chain"


def sealed(body: str, before: str = "") -> str:
    return f'{body[:-1]},"hash":"{hashlib.sha256((before + body).encode()).hexdigest()[:12]}"}}'


def test_an_unknown_version_is_refused_by_name() -> None:
    body = LINES[0][:-23] + "}"
    with pytest.raises(RecordError, match=r"line 1: record format 7 is not known; expected format 1"):
        Record.decode(sealed(body.replace('"record":1', '"record":7')) + "\n")
    assert verify(sealed('{"record":7,"new":true}') + "\n").reason == "unknown-version"
    with pytest.raises(ValueError, match="format 7 is not known"):
        Record(header(record=7))


def entry_text(body: str) -> str:
    return LINES[0] + "\n" + sealed(body, Record.decode(LINES[0] + "\n").start) + "\n"


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "the file is empty; expected a header"),
        ("\n", 1, "the line is empty"),
        ("hello", 1, "this is not JSON"),
        ("[]\n", 1, "does not end in its hash"),
        ("\ufeff" + TEXT, 1, "byte order mark"),
        (TEXT[:-1], len(LINES) - 1, "the last line does not end; expected a newline"),
        (LINES[0], 1, "the last line does not end"),
        (TEXT + "\n", len(LINES), "the line is empty"),
        (TEXT.replace("\n", "\r\n"), 1, "LF, not CRLF"),
        (b"\xff\n", 1, "not UTF-8"),
        (LINES[0].encode() + b"\n\xff\n", 2, "not UTF-8"),
        ("[" * 100_000, 1, "not JSON"),
        (sealed('{"record":1,"game":' + "[" * 100_000 + "}") + "\n", 1, "expected a header"),
        (sealed('{"record":1,"game":"toy"}') + "\n", 1, "missing required field"),
        (sealed(LINES[0][:-23].replace('"rules":1', '"rules":"1"') + "}") + "\n", 1, "Expected `int`"),
        (
            sealed(LINES[0][:-23].replace('"rules":1', '"rules":1,"rules":1') + "}") + "\n",
            1,
            "the key 'rules' appears twice",
        ),
        (sealed(LINES[0][:-23].replace('"rules":1', '"rules": 1') + "}") + "\n", 1, "not how a record writes it"),
        (entry_text('{"n":1,"kind":"move","seat":0,"what":{"a":1,"a":2}}'), 2, "the key 'a' appears twice"),
        (entry_text('{"n":1,"kind":"move","seat":0,"what":{},"hash":"x"}'), 2, "the key 'hash' appears twice"),
        (entry_text('{"n":1,"kind":"dance","seat":0,"what":{}}'), 2, "Invalid enum value 'dance'"),
        (entry_text('{"n":1,"kind":"move","seat":0,"what":{},"why":1}'), 2, "unknown field `why`"),
        (entry_text('{"n":1,"kind":"move","seat":-1,"what":{}}'), 2, "a move entry of seat -1"),
        (entry_text('{"n":1,"kind":"chance","seat":0,"what":{}}'), 2, "a chance entry of seat 0"),
        (entry_text('{"n":1,"kind":"move","seat":0,"what":{},"pick":0}'), 2, "odds or pick in a move entry"),
        (entry_text('{"n":1,"kind":"move","seat":null,"what":{}}'), 2, "a move of nobody"),
        (entry_text('{"n":1,"kind":"move","seat":-3,"what":{}}'), 2, "there is no seat -3"),
        (entry_text('{"n":1,"kind":"act","seat":0,"what":{}}'), 2, "an act without its name"),
        (entry_text('{"n":1,"kind":"act","seat":0,"what":{"act":"undo","to":1}}'), 2, "cannot undo to 1"),
        (entry_text('{"n":2,"kind":"move","seat":0,"what":{}}'), 2, "numbered 2; expected entry 1"),
        (entry_text('{"n":1,"kind":"move","seat":0,"what":{"a":1e0}}'), 2, "not how a record writes it"),
        (entry_text('{"n":1,"kind":"move","seat":0,"what":{"a":"\\u0041"}}'), 2, "not how a record writes it"),
    ],
)
def test_what_is_no_record_is_refused_with_line_and_reason(text: str | bytes, line: int, says: str) -> None:
    with pytest.raises(RecordError) as e:
        Record.decode(text)
    assert e.value.line == line
    assert says in str(e.value)
    assert "; expected " in str(e.value)


@settings(repeatable, max_examples=400)
@given(st.text() | st.binary() | st.lists(st.sampled_from([*LINES, "{}", "null", "9" * 5000, "\r", "\0"])).map("\n".join))
def test_garbage_is_refused_and_nothing_worse(garbage: str | bytes) -> None:
    try:
        record = Record.decode(garbage)
    except RecordError:
        assert not verify(garbage).ok
    else:
        assert record.encode() == (garbage if isinstance(garbage, str) else garbage.decode())


@settings(repeatable, max_examples=300)
@given(plain, plain, plain, plain)
def test_well_sealed_nonsense_never_breaks_the_verifier(seat: Any, what: Any, odds: Any, pick: Any) -> None:
    for kind in ("act", "chance"):
        for name in ("sit", "commit-nonce", "nonce", "reveal", "manual-chance"):
            told = {"act": name, "seat": seat, "who": what, "hash": what, "nonce": what, "secret": what}
            body = {"n": 1, "kind": kind, "seat": CHANCE if kind == "chance" else seat, "what": told}
            if kind == "chance":
                body |= {"odds": odds, "pick": pick}
            try:
                text = entry_text(json.dumps(body, ensure_ascii=False, separators=(",", ":")))
            except UnicodeEncodeError:
                continue
            assert not verify(text).is_proven


# The deal


def test_a_fair_deal_is_proven() -> None:
    assert Sitting().ready().rolls(5).plays().reveals().verdict() == Verdict(True, True, None, "", 5)


def test_the_table_and_the_verifier_agree() -> None:
    secret, nonces = make_secret(), {0: make_nonce(), 1: make_nonce()}
    deal = Deal(nonces, secret)
    record = Record(header(commitment=deal.commitment))
    for act in deal.sits(3):
        record.add_act(None, act)
    for seat, nonce in nonces.items():
        record.add_act(seat, deal.commit_nonce(seat, commit(nonce)))
    for seat, nonce in nonces.items():
        assert not deal.is_complete
        record.add_act(seat, deal.show_nonce(seat, nonce.hex()))
    assert deal.is_complete
    source = deal.source()
    for n in range(1, 30):
        if n == 15:
            again = Deal.of(Record.decode(record.encode()).entries, secret)
            assert (again.humans, again.committed, again.shown) == (deal.humans, deal.committed, deal.shown)
            source = again.source(record.chances)
        record.add_chance({"type": "draw"}, [1] * n, source.pick([1] * n))
    record.add_act(None, deal.reveal())
    assert verify(record) == Verdict(True, True, None, "", 29)


def test_nonces_are_joined_in_order_of_seats() -> None:
    assert joined_nonces({2: b"\x0a\x0b", 0: b"\xff"}) == b"0:ff,2:0a0b"
    assert joined_nonces({}) == b""


def test_the_sampling_rule_is_the_one_written_down() -> None:
    """As docs/records.md says it, written once more from there."""
    message = b"0:" + b"0a" * 16 + b",2:" + b"0c" * 16 + b"|1|0"
    number = int.from_bytes(hmac.digest(SECRET, message, "sha256")[:8], "big")
    rest = number % 9
    pick = 0 if rest < 3 else 2 if rest < 8 else 3
    assert committed_pick(SECRET, joined_nonces(NONCES), 1, ODDS) == pick
    assert [e.pick for e in sample().entries if e.kind == "chance"][1] == pick


def refusal(call: Any, *args: Any) -> str:
    with pytest.raises(DealError) as e:
        call(*args)
    return e.value.reason


def test_the_table_refuses_acts_that_would_spoil_the_proof() -> None:
    deal = Deal([0, 2], SECRET)
    promise = commit(NONCES[0])
    assert refusal(deal.commit_nonce, 1, promise) == "not-a-human-seat"
    assert refusal(deal.commit_nonce, 0, "abc") == "malformed-act"
    assert refusal(deal.show_nonce, 0, NONCES[0].hex()) == "nonce-not-committed"
    deal.commit_nonce(0, promise)
    assert refusal(deal.commit_nonce, 0, promise) == "nonce-committed-twice"
    assert refusal(deal.show_nonce, 0, NONCES[0].hex()) == "nonce-shown-before-all-committed"
    deal.commit_nonce(2, commit(NONCES[2]))
    assert refusal(deal.show_nonce, 0, NONCES[2].hex()) == "nonce-does-not-match"
    deal.show_nonce(0, NONCES[0].hex())
    assert refusal(deal.show_nonce, 0, NONCES[0].hex()) == "nonce-shown-twice"
    assert refusal(deal.go_without, 0) == "nonce-shown-twice"
    assert refusal(deal.go_without, 1) == "not-a-human-seat"
    deal.source()
    assert refusal(deal.show_nonce, 2, NONCES[2].hex()) == "late-nonce"
    assert refusal(deal.commit_nonce, 2, promise) == "late-nonce"


def test_a_table_can_play_on_without_a_nonce_and_says_so() -> None:
    sitting = Sitting().sits().commits(0)
    deal = Deal.of(sitting.record.entries, SECRET)
    sitting.act(2, **deal.go_without(2))
    deal.show_nonce(0, NONCES[0].hex())
    assert deal.is_complete
    sitting.shows(0).rolls(2, shown=(0,)).reveals().says("missing-nonce", 3, ok=True)
    assert Deal.of(sitting.record.entries, SECRET).without == {2}


# Every verdict


def test_a_changed_pick_is_found_even_in_a_chain_made_anew() -> None:
    first = next(e for e in sample().entries if e.kind == "chance")
    other = 2 if first.pick == 0 else 0
    assert verify(forged({first.n: {"pick": other}})) == Verdict(True, False, first.n, "pick-does-not-match", 1)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"odds": None, "pick": None}, "odds-and-pick-missing"),
        ({"odds": None}, "odds-and-pick-missing"),
        ({"pick": 1}, "pick-outside-odds"),
        ({"pick": 4}, "pick-outside-odds"),
        ({"pick": -1}, "pick-outside-odds"),
        ({"odds": []}, "odds-are-no-weights"),
        ({"odds": [0, 0]}, "odds-are-no-weights"),
        ({"odds": [5, -1, 5]}, "odds-are-no-weights"),
        ({"odds": [2**64, 1, 1]}, "odds-are-no-weights"),
    ],
)
def test_odds_and_pick_must_be_there_and_make_sense(change: dict[str, Any], reason: str) -> None:
    base = Sitting().ready().rolls(2).reveals().record
    verdict = verify(forged({8: change}, base))
    assert (verdict.ok, verdict.entry, verdict.reason) == (False, 8, reason)
    assert verdict.provable == (reason != "odds-and-pick-missing")
    if change.keys() == {"odds", "pick"}:
        return
    with pytest.raises(ValueError, match=reason):
        Sitting().record.add_chance({}, change.get("odds", ODDS), change.get("pick", 0))


def test_a_broken_chain_is_a_verdict() -> None:
    record = sample()
    record.entries[8].what["pips"] = 99
    assert verify(record) == Verdict(False, False, 9, "chain")
    assert verify(TEXT.replace("said 7", "said 8", 1)) == Verdict(False, False, 10, "chain")
    assert verify("hello") == Verdict(False, False, None, "unreadable")


def test_another_secret_than_the_promised_one_is_found() -> None:
    Sitting().ready().rolls().reveals(bytes(32)).says("secret-does-not-match", 9)
    Sitting().ready().rolls().act(None, act="reveal", secret="no hex").says("secret-does-not-match", 9)
    Sitting().ready().rolls().reveals().reveals(bytes(32)).says("secret-does-not-match", 10, provable=True)


def test_two_secrets_where_none_was_promised_are_found() -> None:
    Sitting(commitment="").ready().rolls().reveals().reveals(bytes(32)).says("secret-does-not-match", 10)


def test_another_nonce_than_the_promised_one_is_found() -> None:
    sitting = Sitting().sits().commits(0, 2).shows(0).act(2, act="nonce", nonce="0c" * 15 + "0d").rolls().reveals()
    sitting.says("nonce-does-not-match", 7)


@pytest.mark.parametrize("nonce", ["0c" * 15, "0C" * 16, "0c " * 16, 12, None])
def test_a_nonce_has_one_spelling(nonce: Any) -> None:
    Sitting().sits().commits(0, 2).act(2, act="nonce", nonce=nonce).says("nonce-does-not-match", 6)


def test_a_nonce_shown_before_all_have_committed_is_found() -> None:
    Sitting().sits().commits(0).shows(0).commits(2).shows(2).rolls().reveals().says(
        "nonce-shown-before-all-committed", 5, provable=True
    )


def test_a_nonce_nobody_promised_is_found() -> None:
    Sitting().sits().commits(0).shows(2, 0).rolls(shown=(0,)).reveals().says("nonce-not-committed", 5)


def test_a_nonce_is_promised_once_and_shown_once() -> None:
    Sitting().sits().commits(0, 2, 0).shows(0, 2).rolls().reveals().says("nonce-committed-twice", 6, provable=True)
    Sitting().ready().shows(0).rolls().reveals().says("nonce-shown-twice", 8, provable=True)


def test_a_nonce_after_the_first_roll_comes_too_late() -> None:
    Sitting().sits().commits(0, 2).shows(0).rolls().shows(2).reveals().says("late-nonce", 8, provable=True)


def test_an_act_that_says_nothing_is_found() -> None:
    Sitting().act(None, act="sit", seat="0", who="human").says("malformed-act", 1)
    Sitting().act(None, act="sit", seat=0, who="cat").says("malformed-act", 1)
    Sitting().act(None, act="commit-nonce", hash="00").says("malformed-act", 1)


def test_chance_by_hand_proves_nothing_and_is_no_error() -> None:
    sitting = Sitting().ready().rolls(2).act(0, act="manual-chance").act(0, act="manual-chance")
    sitting.record.add_chance({"type": "roll", "pips": 6}, None, None)
    sitting.reveals().says("manual-chance", 10, ok=True)
    assert sitting.verdict().checked == 2
    Sitting(options={"manual_chance": True}).ready().rolls().reveals().says("manual-chance", None, ok=True)


def test_rolls_before_chance_went_by_hand_are_still_checked() -> None:
    base = Sitting().ready().rolls(2).act(0, act="manual-chance").reveals().record
    wrong = 2 if base.entries[7].pick == 0 else 0
    assert verify(forged({8: {"pick": wrong}}, base)).reason == "pick-does-not-match"


def test_without_a_promise_nothing_is_proven() -> None:
    Sitting(commitment="").ready().rolls().says("no-commitment", None, ok=True)


def test_a_secret_nobody_promised_may_have_been_chosen_late() -> None:
    Sitting(commitment="").ready().rolls().reveals().says("late-secret", 9, ok=True)


def test_before_the_secret_is_shown_nothing_is_proven() -> None:
    Sitting().ready().rolls().says("no-secret", None, ok=True)


def test_a_secret_shown_before_the_last_roll_lets_all_foresee_it() -> None:
    Sitting().ready().rolls().reveals().rolls().says("early-secret", 9, ok=True)


def test_without_a_human_nonce_nothing_is_proven() -> None:
    Sitting().sits().rolls(2, shown=()).reveals().says("no-nonce", None, ok=True)
    Sitting().act(None, act="sit", seat=0, who="bot").commits(0).shows(0).rolls(shown=(0,)).reveals().says(
        "no-nonce", None, ok=True
    )


def test_one_missing_nonce_is_enough() -> None:
    Sitting().sits().commits(0, 2).shows(0).rolls(2, shown=(0,)).reveals().says("missing-nonce", 3, ok=True)


def test_who_sits_down_late_gave_no_nonce() -> None:
    Sitting().ready().rolls().act(None, act="sit", seat=1, who="human").reveals().says("missing-nonce", 9, ok=True)


def test_who_may_take_back_a_roll_could_choose() -> None:
    Sitting().ready().rolls().act(None, act="undo", to=7).rolls().reveals().says("chance-undone", 8, ok=True)


def test_undoing_a_move_leaves_the_proof_whole() -> None:
    assert Sitting().ready().rolls().plays().act(None, act="undo", to=8).plays().rolls().reveals().verdict().is_proven


def test_three_hundred_entries_take_no_time() -> None:
    sitting = Sitting().ready()
    for _ in range(100):
        sitting.rolls(2).plays()
    record = sitting.reveals().record
    began = time.process_time()
    verdict = verify(record.encode())
    took = time.process_time() - began
    assert verdict == Verdict(True, True, None, "", 200)
    assert took < 0.05


def test_a_record_keeps_odds_that_change_later() -> None:
    record = Record(header())
    odds = [2, 1]
    record.add_chance({"type": "roll"}, odds, 0)
    odds[0] = 9
    assert record.entries[0].odds == [2, 1]
