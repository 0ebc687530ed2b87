"""Random people who join, leave, move, chat, undo, pause and wish nonsense never break what a table promises."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sitting import NONCES, SECRETS, Sitting

from nightowl import registry
from nightowl.kernel.deal import commit, verify
from nightowl.kernel.game import CHANCE, Game
from nightowl.tables import people, wire
from nightowl.tables.fold import RULES
from nightowl.tables.log import read
from toy import GAME, Mousetrap

EXAMPLES = int(os.environ.get("NIGHTOWL_PEOPLE", "25"))
STEPS = 120


class Clocked(Mousetrap):
    """A longer game with clocks of its own."""

    def options(self, given: Any = None) -> Any:
        return super().options({"turns": 3, "clocked": True} if given is None or given == {} else given)

    def seconds(self, s: Any, pace: str) -> int:
        return {"turn": 20, "window": 4, "sealed": 15}.get(pace, 0)


def wish(s: Sitting, who: str, r: Random) -> wire.Wish:
    """Anything somebody might want: mostly sensible."""
    t, id = s.t, s.id()
    seat = r.randrange(len(t.places))
    other = r.choice([*t.people, "p99"])
    mine = t.seats_of(who)
    at = r.choice(mine) if mine and r.random() < 0.9 else seat
    if t.stage == "deal" and r.random() < 0.8:
        shown = any(line.what.get("act") == "nonce" for line in t.playing().lines)
        if r.random() < 0.5 or shown:
            return wire.ShowNonce(id=id, seat=at, nonce=NONCES[at].hex())
        return wire.CommitNonce(id=id, seat=at, hash=commit(NONCES[at]))
    if t.stage == "play" and r.random() < 0.75:
        round = t.playing()
        legal = round.view(at).legal
        move = r.choice(legal) if legal and r.random() < 0.95 else r.randrange(s.game.moves.size)
        ask = round.asks[at] - (r.random() < 0.05)
        return wire.Play(id=id, seat=at, ask=ask, move=dict(s.game.moves.outside(move)), note=r.choice(["", "", "why?"]))
    on = r.random() < 0.6
    if t.stage == "lobby" and r.random() < 0.7:
        empty = [n for n, place in enumerate(t.places) if place.is_empty]
        useful: list[wire.Wish] = [wire.Ready(id=id), wire.Start(id=id), wire.Again(id=id)]
        useful += [wire.Sit(id=id, seat=n) for n in empty] * 2 + [wire.Bot(id=id, seat=n, level="random") for n in empty]
        return r.choice(useful)
    wishes: list[wire.Wish] = [
        *(wire.Sit(id=id, seat=seat), wire.Sit(id=id, seat=seat), wire.Ready(id=id, on=on), wire.Ready(id=id)),
        *(wire.Bot(id=id, seat=seat, level=r.choice(["", "random", "random"])), wire.Start(id=id), wire.Start(id=id)),
        *(wire.Chat(id=id, text=r.choice(["hm", "", "so?"])), wire.Undo(id=id, seat=at), wire.Undo(id=id, seat=at)),
        *(wire.Pause(id=id), wire.Resume(id=id), wire.Resume(id=id), wire.Resign(id=id, seat=at)),
        *(wire.Abort(id=id, on=on), wire.AutoPass(id=id, seat=at, on=on), wire.Claim(id=id, seat=seat)),
        *(wire.Consent(id=id, who=r.choice([*t.claims, other]), on=on), wire.Again(id=id, series=on)),
        *(wire.Stand(id=id, seat=seat), wire.Size(id=id, seats=r.randrange(8)), wire.Kick(id=id, who=other)),
        *(wire.HandOver(id=id, who=other), wire.Mute(id=id, who=other, on=on), wire.Lock(id=id, on=False)),
        *(wire.Rename(id=id, name=r.choice(["Ann", "Bo", f"x{seat}"])), wire.Speak(id=id, lang="ru"), wire.Adult(id=id)),
        *(wire.Pace(id=id, tempo=r.choice(["generous", "fast", "none"])), wire.Options(id=id, options={"turns": 2})),
        *(wire.Options(id=id, options={"nonsense": 1}), wire.Leave(id=id), wire.Device(id=id)),
    ]
    return r.choice(wishes)


def step(s: Sitting, r: Random) -> None:
    t = s.t
    dice = r.random()
    if len(t.people) < 2 or dice < 0.03:
        s.take(people.join(t, f"n{t.joined}", "en", s.means))
        return
    players = [player.id for player in t.players()]
    who = r.choice(players) if players and t.stage != "lobby" and r.random() < 0.7 else r.choice([*t.people, t.host])
    if t.stage == "play" and dice < 0.2 and t.playing().course[-1:]:
        seat = t.playing().course[-1][1].seat or 0
        if seat >= 0 and t.places[seat].person:
            s.wants(t.places[seat].person, wire.Undo(id=s.id(), seat=seat))
    if dice < 0.09:
        (s.goes_away if r.random() < 0.4 else s.comes)(who)
    elif dice < 0.15:
        s.passes(r.choice([1, 5, 30, 100, 700]))
    elif dice < 0.45 and bot_moves(s, r):
        return
    else:
        before = (t.n, snapshot(s))
        wanted = wish(s, who, r)
        code = s.wants(who, wanted)
        if code:
            assert (t.n, snapshot(s)) == before, f"{wanted} was refused ({code}) and changed something"


def bot_moves(s: Sitting, r: Random) -> bool:
    """Whoever is asked, a bot or not, plays as a node would let a bot."""
    from nightowl.tables.plan import Plan
    from nightowl.tables.play import moved

    ask = s.t.playing().ask() if s.t.stage == "play" and not s.t.paused else None
    bots = [] if ask is None else [seat for seat in ask.seats if seat >= 0 and s.t.places[seat].is_bot]
    if not bots:
        return False
    seat = r.choice(bots)
    s.take(Plan(moved(s.t.playing(), seat, r.choice(s.t.playing().view(seat).legal), s.means)))
    return True


def snapshot(s: Sitting) -> bytes:
    return msgspec.json.encode([s.doc(who) for who in s.t.people])


def holds(s: Sitting) -> None:
    """What is true of a table at every moment."""
    t = s.t
    assert (t.host in t.people) == bool(t.people)
    assert all(place.person in t.people for place in t.places if place.person)
    assert {name for name in s.vault if name.startswith("key:")} == {f"key:{who}" for who in t.people}
    assert s.game.fewest <= len(t.places) <= s.game.most
    assert not t.claims or t.stage == "play"
    if t.stage == "play":
        ask = t.playing().ask()
        assert ask is not None
        assert CHANCE not in ask.seats
        assert not any(place.is_empty for place in t.places)
    if t.is_on:
        secret = bytes.fromhex(s.vault["secret"])
        deal = max(n for n, row in enumerate(s.rows) if '"act":"deal"' in row.line)
        assert not any(secret.hex() in row.line for row in s.rows[deal:])
    if t.stage == "over":
        verdict = verify(t.playing().record)
        assert verdict.ok, verdict
        assert t.results
    for who in t.people:
        seats = s.doc(who)["seats"]
        assert set(seats) <= ({str(seat) for seat in t.seats_of(who)} or {"public"})


def live(game: Game[Any], r: Random) -> Sitting:
    s = Sitting(game, secret=r.randrange(len(SECRETS)))
    s.joins("Ann", "Bo", "Cy")
    for _ in range(STEPS):
        step(s, r)
        holds(s)
    fresh = s.again()
    assert snapshot(s) == snapshot_of(s, fresh)
    if s.t.round is not None:
        assert fresh.playing().record.last_hash == s.t.round.record.last_hash
        assert fresh.playing().asks == s.t.round.asks
        assert msgspec.json.encode(fresh.playing().clock.since) == msgspec.json.encode(s.t.round.clock.since)
    assert not any(value in s.log() for name, value in s.vault.items() if name.startswith(("key:", "code:")))
    return s


def snapshot_of(s: Sitting, table: Any) -> bytes:
    here, s.t = s.t, table
    try:
        return snapshot(s)
    finally:
        s.t = here


LONG = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True)


@LONG
@given(st.randoms(use_true_random=False))
def test_random_people_at_a_game_of_secrets(r: Random) -> None:
    live(Clocked() if r.random() < 0.5 else GAME, r)


@LONG
@given(st.randoms(use_true_random=False))
def test_random_people_at_an_open_game(r: Random) -> None:
    live(registry.load("gelini"), r)


def test_random_people_do_get_to_play() -> None:
    """The run above is worth something only if games begin, end in every way, and most acts happen."""
    acts: set[str] = set()
    ends: set[str] = set()
    for seed in range(60):
        s = live(Clocked() if seed % 2 else GAME, Random(seed))
        acts |= {read(row.line).what.get("act", "move") for row in s.rows}
        ends |= {read(row.line).what["ended"] for row in s.rows if '"act":"end"' in row.line}
    assert {"join", "take", "deal", "begin", "move", "undo", "chat", "pause", "resume", "resign", "kick", "leave"} <= acts
    assert {"stand-in", "away", "here", "host", "again", "no-nonce", "nonce", "auto-pass", "abort", "end"} <= acts
    assert {"finished", "resigned"} <= ends


def test_every_wish_has_a_rule() -> None:
    assert set(RULES) == set(wire.AnyWish.__args__)
