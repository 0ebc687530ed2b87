"""For who runs a server: settings, a stop in good order, quiet logs, tables that move and tables that are forgotten."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from hosts import PATHS, server
from person import Person, meet

from nightowl import registry
from nightowl.server.openapi import CALLS
from nightowl.server.settings import SettingError, settings

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
SHORT = {"werewolf": {"wave": 5, "vote": 3, "talk": 2}}


def test_flags_win_over_the_environment_and_the_environment_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "owl.toml"
    file.write_text('port = 1\nhost = "file"\nlog = "json"\n[limits]\nwishes = 1\njoins = 1\n')
    environ = {
        "NIGHTOWL_HOST": "env",
        "NIGHTOWL_PORT": "2",
        "NIGHTOWL_LIMIT_WISHES": "2",
        "NIGHTOWL_ORIGINS": "http://a,https://b",
    }
    found = settings({"config": str(file), "port": 3, "host": None}, environ)
    assert (found.port, found.host, found.log, found.origins) == (3, "env", "json", ["http://a", "https://b"])
    assert (found.limits.wishes, found.limits.joins, found.limits.tables) == (2, 1, 60)


@pytest.mark.parametrize(
    ("flags", "name"),
    [
        ({"port": 99999}, "port"),
        ({"log": "loud"}, "log"),
        ({"limits": {"wishes": "many"}}, "limits.wishes"),
        ({"limits": {"wishes": 0}}, "limits.wishes"),
        ({"limits": {"jokes": 1}}, "limits"),
        ({"config": "/no/such/file.toml"}, "/no/such/file.toml"),
        ({"site": "/no/such/folder"}, "site"),
        ({"origins": ["https://ours.example", "ours.example"]}, "origins[1]"),
        ({"proxies": ["127.0.0.1", "the proxy"]}, "proxies"),
        ({"watchers": ["10.0.0.0/33"]}, "watchers"),
    ],
)
def test_a_setting_that_cannot_be_is_named(flags: dict[str, Any], name: str) -> None:
    with pytest.raises(SettingError) as error:
        settings(flags, {})
    assert error.value.name == name


def nightowl(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "nightowl", *words]
    return subprocess.run(command, capture_output=True, text=True, env={"PYTHONPATH": PATHS, "LANG": "C"}, check=False)


def test_the_command_names_what_is_wrong(tmp_path: Path) -> None:
    said = nightowl("serve", "--limit", "wishes=none")
    assert (said.returncode, "limits.wishes" in said.stderr) == (2, True)
    for flag, where, what in (
        ("--database", str(tmp_path / "no" / "folder.db"), "unable to open"),
        ("--bus", "redis://127.0.0.1:1", "Redis"),
    ):
        said = nightowl("serve", "--database", str(tmp_path / "tables.db"), flag, where, "--port", "0")
        assert said.returncode != 0
        assert what in said.stderr
        assert "Traceback" not in said.stderr


def test_a_stop_in_good_order_loses_nothing_and_tells_everybody_to_come_back(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.db")
    with server(where) as found:

        async def main() -> Person:
            host = await (await Person.makes(found.site, "gelini", "Ann")).comes()
            asking = [asyncio.create_task(host.asks(wish="options", options={"patience": n})) for n in range(1, 30)]
            await asyncio.sleep(0.02)
            stopping = asyncio.to_thread(found.stop)
            assert await stopping == 0
            answers = await asyncio.gather(*asking, return_exceptions=True)
            await host.until(lambda: bool(host.closed))
            assert host._line is not None
            assert host._line.close_code == 1012
            host.done = sum(isinstance(answer, dict) and answer["is"] == "done" for answer in answers)  # type: ignore[attr-defined]
            return host

        host = meet(main())
    with server(where) as found:

        async def again() -> None:
            host.site = found.site
            await host.comes()
            assert host.doc["table"]["options"]["patience"] >= max(1, host.done)  # type: ignore[attr-defined]

        meet(again())


def test_neither_a_token_nor_a_name_nor_a_code_is_ever_in_the_log(tmp_path: Path) -> None:
    with server(str(tmp_path / "tables.db"), "--log", "json") as found:

        async def main() -> list[str]:
            ann = await (await Person.makes(found.site, "gelini", "Annabelle")).comes()
            code = (await ann.asks(wish="device"))["code"]
            async with httpx.AsyncClient(base_url=found.site) as client:
                key = {"Authorization": f"Bearer {ann.token}"}
                await client.get(f"/api/tables/{ann.code}/record", headers=key)
                await client.post(f"/api/tables/{ann.code}/devices", json={"code": code})
                await client.get(f"/api/tables/{ann.code}?token={ann.token}")
                await client.post("/api/replay", content=b"\xff" + ann.token.encode())
            return [ann.token, ann.code, code, "Annabelle"]

        secrets = meet(main())
        assert found.stop() == 0
        said = found.says()
    for secret in secrets:
        assert secret not in said
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert {"method": "POST", "path": "/api/tables", "status": 201}.items() <= lines[0].items()
    assert lines[-1]["what"] == "stopping"


def test_a_running_table_moves_to_another_server_with_everybodys_links(tmp_path: Path) -> None:
    one, two, file = str(tmp_path / "one.db"), str(tmp_path / "two.db"), str(tmp_path / "moved.table")

    async def begin(site: str) -> list[Person]:
        host = await Person.makes(site, "gelini", "Ann")
        people = [host, await Person.joins(site, host.code, "Bob", 1)]
        for seat, person in enumerate(people):
            await person.comes()
            await person.wants("sit", seat=seat)
            await person.wants("ready")
        await host.wants("start")
        await asyncio.gather(*(person.plays_until("play") for person in people))
        return people

    async def go_on(site: str, people: list[Person]) -> None:
        for person in people:
            before, person.site = person.doc["seats"], site
            await person.comes()
            assert person.doc["seats"] == before
        await asyncio.gather(*(person.plays() for person in people))
        assert people[0].doc["table"]["results"][0]["ended"] == "finished"

    with server(one) as first:
        people = meet(begin(first.site))
        first.stop()
    assert nightowl("tables", "export", people[0].code, file, "--database", one).returncode == 0
    assert Path(file).stat().st_mode & 0o077 == 0
    assert nightowl("tables", "export", people[0].code, file, "--database", one).returncode == 2
    assert nightowl("tables", "import", file, "--database", two).returncode == 0
    assert "already" in nightowl("tables", "import", file, "--database", two).stderr
    with server(two) as second:
        meet(go_on(second.site, people))


def test_bad_tables_are_refused_and_old_ones_are_forgotten(tmp_path: Path) -> None:
    where, file = str(tmp_path / "one.db"), tmp_path / "bad.table"
    head = '{"nightowl_table":1,"code":"abc234","game":"gelini","lines":2,"vault":{}}\n'
    for text, said in (
        ("", "line 1"),
        (head, "cut off"),
        (head + "{}\nx\n", "line 2"),
        (head.replace("gelini", "x"), "not known"),
    ):
        file.write_text(text)
        done = nightowl("tables", "import", str(file), "--database", where)
        assert (done.returncode, said in done.stderr) == (2, True), done.stderr
    with server(where) as found:
        host = meet(Person.makes(found.site, "gelini", "Ann"))
        assert "0 tables" in nightowl("tables", "purge", "--database", where).stdout
        assert "1 table " in nightowl("tables", "purge", "--database", where, "--idle-days", "0").stdout
        assert httpx.get(f"{found.site}/api/tables/{host.code}").status_code == 404


@pytest.mark.parametrize("game", [name for name in registry.games() if name not in SHORT])
def test_the_client_of_the_docs_plays_to_the_end(game: str, tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", PROTOCOL.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    script = tmp_path / "player.py"
    script.write_text(found[1], encoding="utf-8")
    with server(str(tmp_path / "tables.db")) as running:
        command = [sys.executable, str(script), running.site, game]
        done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert json.loads(done.stdout)["ended"] == "finished", done.stderr


def test_the_description_names_every_path_and_fits_the_answers(tmp_path: Path) -> None:
    with server(str(tmp_path / "tables.db")) as found, httpx.Client(base_url=found.site) as http:
        described = http.get("/api/openapi.json").json()
        assert {(method, path) for path, methods in described["paths"].items() for method in methods} == set(CALLS)
        text = json.dumps(described)
        for name in set(re.findall(r"#/components/schemas/(\w+)", text)):
            assert name in described["components"]["schemas"]
        for (method, path), call in CALLS.items():
            known = {str(call.status), *map(str, call.refuses), "429", "503"}
            for body in (b"", b"{}", b'{"name":"Ann","game":"gelini"}', b"\xff" * 5000):
                answer = http.request(
                    method, path.format(code="abc234", game="x"), content=body if method == "post" else None
                )
                assert str(answer.status_code) in known, (method, path, body, answer.text)
                assert str(answer.status_code) in described["paths"][path][method]["responses"]
