"""The HTTP side of a real server: what is answered, what is refused, and what every answer wears."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hosts import Server, server
from person import Person, meet

from nightowl import registry
from nightowl.kernel.record import Record

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    site = folder / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><title>owl</title>")
    (site / "assets" / "app-1a2b.js").write_text("1")
    (folder / "secret.txt").write_text("not for you")
    with server(str(folder / "tables.db"), "--site", str(site)) as found:
        yield found


@pytest.fixture
def http(running: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=running.site) as client:
        yield client


def refused(answer: httpx.Response) -> tuple[int, str, str]:
    found = answer.json()
    assert set(found) == {"code", "field", "expected"}
    return answer.status_code, found["code"], found["field"]


def made(http: httpx.Client, game: str = "gelini") -> dict[str, Any]:
    found: dict[str, Any] = http.post("/api/tables", json={"game": game, "name": "Ann", "lang": "de"}).json()
    return found


def test_the_games_are_all_that_are_registered(http: httpx.Client) -> None:
    games = http.get("/api/games").json()
    assert [game["name"] for game in games] == registry.games()
    for game in games:
        loaded = registry.load(game["name"])
        assert (game["fewest"], game["most"], game["adult"]) == (loaded.fewest, loaded.most, loaded.adult)
        assert {option["kind"] for option in game["options"]} <= {"flag", "choice", "number", "list", "text"}
        assert loaded.options({option["name"]: option["default"] for option in game["options"]}) == loaded.options()


def test_a_table_is_made_by_anybody_in_one_request_and_joined_by_its_code(http: httpx.Client) -> None:
    answer = http.post("/api/tables", json={"game": "gelini", "name": "Ann", "lang": "de"})
    assert answer.status_code == 201
    code = answer.json()["code"]
    joined = http.post(f"/api/tables/{code}/people", json={"name": "Bob", "lang": "ru"})
    assert joined.status_code == 201
    assert set(joined.json()) == {"who", "token"}
    assert http.get(f"/api/tables/{code}").json() == {
        "code": code,
        "game": "gelini",
        "adult": False,
        "stage": "lobby",
        "locked": False,
        "people": ["Ann", "Bob"],
        "seats": {"all": 2, "taken": 0},
    }


@pytest.mark.parametrize(
    ("body", "answer"),
    [
        (b"", (400, "malformed", "")),
        (b"{", (400, "malformed", "")),
        (b"\xff\xfe", (400, "malformed", "")),
        (b"[]", (400, "malformed", "")),
        (b'{"game":"gelini"}', (400, "malformed", "")),
        (b'{"game":"gelini","name":5}', (400, "malformed", "name")),
        (b'{"game":"gelini","name":"Ann","lang":"tlh"}', (400, "malformed", "lang")),
        (b'{"game":"gelini","name":"Ann","root":true}', (400, "malformed", "")),
        (b'{"game":"chess","name":"Ann"}', (400, "no-such-game", "game")),
        ('{"game":"gelini","name":"\u200b\u202e"}'.encode(), (400, "bad-name", "name")),
        (b'{"game":"gelini","name":"' + b"A" * 5000 + b'"}', (413, "too-long", "")),
        (b"[" * 4000, (400, "malformed", "")),
    ],
)
def test_a_bad_body_is_refused_by_what_is_wrong_with_it(
    body: bytes, answer: tuple[int, str, str], http: httpx.Client
) -> None:
    assert refused(http.post("/api/tables", content=body)) == answer


def test_what_is_not_there_is_said_so(http: httpx.Client) -> None:
    assert refused(http.get("/api/tables/zzzzzz")) == (404, "no-such-table", "")
    assert refused(http.get("/api/tables/..%2f..%2fetc")) == (404, "no-such-path", "")
    assert refused(http.get("/api/nothing")) == (404, "no-such-path", "")
    assert refused(http.delete("/api/games")) == (405, "no-such-method", "")
    code = made(http)["code"]
    assert refused(http.post(f"/api/tables/{code}/people", json={"name": "ann"})) == (409, "name-taken", "name")
    assert refused(http.post(f"/api/tables/{code}/devices", json={"code": "guess"})) == (403, "bad-code", "code")


def test_a_page_elsewhere_may_not_write(http: httpx.Client, running: Server) -> None:
    body = {"game": "gelini", "name": "Ann"}
    assert refused(http.post("/api/tables", json=body, headers={"Origin": "https://evil.example"}))[:2] == (
        403,
        "bad-origin",
    )
    assert refused(http.post("/api/tables", json=body, headers={"Origin": "null"}))[:2] == (403, "bad-origin")
    assert http.post("/api/tables", json=body, headers={"Origin": running.site}).status_code == 201


def test_a_file_of_the_site_is_what_it_says_and_kept_for_good(http: httpx.Client) -> None:
    headers = http.get("/assets/app-1a2b.js").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/t/abc234"])
def test_every_answer_wears_the_security_headers(path: str, http: httpx.Client) -> None:
    headers = http.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert headers["cache-control"] == ("no-store" if path.startswith("/api") else "no-cache")


def test_the_site_answers_every_route_of_the_client_and_no_file_outside(http: httpx.Client) -> None:
    assert "owl" in http.get("/t/abc234").text
    assert "owl" in http.get("/rules/gelini").text
    assert http.get("/missing.js").status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert "not for you" not in http.get(path).text


def test_health_and_readiness(http: httpx.Client) -> None:
    assert http.get("/api/health").json()["ok"] is True
    assert http.get("/api/ready").json()["ok"] is True


def test_metrics_are_for_this_machine_and_not_through_a_proxy(http: httpx.Client) -> None:
    """To count what others do tells when they do it."""
    http.get("/api/games")
    text = http.get("/api/metrics").text
    assert 'nightowl_requests_total{method="GET",path="/api/games",status="200"}' in text
    assert "nightowl_wish_seconds_bucket" in text
    forwarded = http.get("/api/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert refused(forwarded)[:2] == (404, "no-such-path")


# Records


def golden(game: str) -> str:
    return next((RECORDS / game).glob("**/*.record")).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", registry.games())
def test_a_record_is_replayed_as_each_seat_saw_it(game: str, http: httpx.Client) -> None:
    from nightowl.kernel.patch import patched
    from nightowl.kernel.replay import positions
    from nightowl.kernel.wire import show

    text = golden(game)
    loaded, found = registry.load(game), positions(registry.load(game), Record.decode(text))
    for seat in (None, 0):
        query = {"adult": "yes"} | ({} if seat is None else {"seat": str(seat)})
        replay = http.post("/api/replay", content=text, params=query).json()
        view = replay["first"]
        for position, step in zip(found[1:], replay["steps"], strict=True):
            view = patched(view, step["change"])
            assert view == json.loads(json.dumps(show(loaded, loaded.view(position.state, seat))))
    everything = http.post("/api/replay", content=text, params={"seat": "all", "adult": "yes"}).json()
    view = everything["first"]
    for position, step in zip(found[1:], everything["steps"], strict=True):
        view = patched(view, step["change"])
        opened = json.loads(json.dumps(show(loaded, loaded.laid_open(position.state))))
        assert {**view, "story": (), "told": ()} == {**opened, "story": (), "told": ()}
        for seat in range(everything["seats"]):
            told = zip(view["story"], view["told"], strict=True)
            own = json.loads(json.dumps(show(loaded, loaded.view(position.state, seat))))["story"]
            assert own == [fact for fact, alone in told if alone is None or seat in alone]
    assert view["story"] == json.loads(json.dumps([event.outside() for event in found[-1].state.story.since(0)]))


def test_a_replay_has_what_was_written_beside_moves(http: httpx.Client) -> None:
    record, noted = Record.decode(golden("spyfall")), 0
    again = Record(record.header)
    for entry in record.entries:
        if entry.kind == "move":
            assert entry.seat is not None
            again.add_move(entry.seat, entry.what, "" if noted else "because I can")
            noted = noted or entry.n
        elif entry.kind == "chance":
            again.add_chance(entry.what, entry.odds, entry.pick)
        else:
            again.add_act(entry.seat, entry.what)
    steps = http.post("/api/replay", content=again.encode()).json()["steps"]
    assert {step["n"]: step["note"] for step in steps if step.get("note")} == {noted: "because I can"}


def test_a_bad_record_is_refused_by_its_line(http: httpx.Client) -> None:
    text = golden("gelini")
    assert refused(http.post("/api/replay", content="{}"))[:2] == (400, "bad-record")
    assert refused(http.post("/api/replay", content=text.replace("move", "mavo", 1)))[:2] == (400, "bad-record")
    assert refused(http.post("/api/replay", content=text, params={"seat": "77"}))[1] == "no-such-seat"
    assert refused(http.post("/api/replay", content=text, params={"seat": "9" * 5000}))[1] == "no-such-seat"
    unfinished = "".join(text.splitlines(True)[:20])
    assert refused(http.post("/api/replay", content=unfinished))[:2] == (409, "not-over")
    assert refused(http.post("/api/replay", content=b"x" * (2 << 20)))[:2] == (413, "too-long")


def test_a_record_is_verified_as_the_command_does(http: httpx.Client) -> None:
    found = http.post("/api/verify", content=golden("gelini")).json()
    assert found["fits"] is True
    assert found["rules_say"]["moves"] > 10
    broken = http.post("/api/verify", content=golden("gelini").replace("seat", "saet", 1)).json()
    assert broken["fits"] is False
    assert broken["line"] == 1


def test_one_takes_home_ones_own_history_and_after_the_end_the_whole(http: httpx.Client, running: Server) -> None:
    async def main() -> tuple[str, str, list[Person]]:
        host = await Person.makes(running.site, "gelini", "Ann")
        guest = await Person.joins(running.site, host.code, "Bob", 1)
        people = [host, guest]
        for seat, person in enumerate(people):
            await person.comes()
            assert await person.wants("sit", seat=seat) == ""
            assert await person.wants("ready") == ""
        assert await host.wants("start") == ""
        await asyncio.gather(*(person.plays_until("play") for person in people))
        before = http.get(f"/api/tables/{host.code}/record", headers={"Authorization": f"Bearer {guest.token}"}).text
        assert await guest.wants("chat", text="good night") == ""
        await asyncio.gather(*(person.plays() for person in people))
        return host.code, before, people

    code, before, people = meet(main())
    assert list(json.loads(before)["own"]) == ["1"]
    where, key = f"/api/tables/{code}/record", {"Authorization": f"Bearer {people[0].token}"}
    whole = http.get(where, headers=key).text
    assert Record.decode(whole).header.seats == ["Ann", "Bob"]
    assert "good night" in whole
    assert "good night" not in http.get(where, headers=key, params={"chat": "no"}).text
    assert http.get(where, headers=key, params={"round": "1"}).text == whole
    for number in ("2", "0", "x", "9" * 5000):
        assert refused(http.get(where, headers=key, params={"round": number}))[:2] == (404, "no-such-round")
    assert refused(http.get(where))[:2] == (401, "bad-token")
    assert refused(http.get(where, headers={"Authorization": "Bearer guess"}))[:2] == (401, "bad-token")
    assert http.post("/api/verify", content=whole).json()["verdict"]["provable"] is True


def test_a_game_begun_elsewhere_is_played_on(http: httpx.Client, running: Server) -> None:
    text = "".join(golden("gelini").splitlines(True)[:40])
    made = http.post("/api/tables/import", content=text, params={"name": "Zoe", "lang": "fr"})
    assert made.status_code == 201

    async def main() -> None:
        zoe = await Person(running.site, made.json()["code"], made.json()["token"]).comes()
        assert zoe.doc["table"]["paused"] is True
        assert zoe.doc["table"]["stage"] == "play"
        assert await zoe.wants("claim", seat=0) == ""
        people = [zoe]
        for seat in range(1, len(zoe.doc["table"]["seats"])):
            guest = await (await Person.joins(running.site, zoe.code, f"Guest {seat}", seat)).comes()
            assert await guest.wants("claim", seat=seat) == ""
            for person in people:
                assert await person.wants("consent", who=guest.who) == ""
            people.append(guest)
        assert await zoe.wants("resume") == ""
        await asyncio.gather(*(person.plays(100) for person in people))
        assert zoe.doc["table"]["results"][0]["ended"] == "finished"

    meet(main())
    key = {"Authorization": f"Bearer {made.json()['token']}"}
    whole = http.get(f"/api/tables/{made.json()['code']}/record", headers=key).text
    found = http.post("/api/verify", content=whole).json()
    assert (found["fits"], found["verdict"]["provable"], found["verdict"]["reason"]) == (True, False, "no-commitment")
    assert refused(http.post("/api/tables/import", content=golden("gelini")))[:2] == (409, "record-over")
