"""Imports point down only; `registry` alone knows the games."""

import ast
from pathlib import Path

import pytest

import nightowl

ROOT = Path(nightowl.__file__).parent
ALLOWED = {
    "kernel": {"kernel"},
    "players": {"kernel", "players"},
    "games": {"kernel", "players"},
    "tables": {"kernel", "tables"},
    "server": {"kernel", "tables", "server", "registry"},
    "lab": {"kernel", "players", "lab", "registry"},
    "cli": {"kernel", "players", "lab", "tables", "server", "cli", "registry", "__init__"},
    "registry": {"kernel", "players"},
}


def imported(path: Path) -> set[str]:
    """The layers of ours that a module imports, and for a game its own package as `games/<g>`."""
    package = ("nightowl", *path.relative_to(ROOT).parent.parts)
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            parts = (*base, *(node.module or "").split("."))
        elif isinstance(node, ast.Import):
            parts = tuple(node.names[0].name.split("."))
        else:
            continue
        parts = tuple(p for p in parts if p)
        if len(parts) > 1 and parts[0] == "nightowl":
            found.add("/".join(parts[1:3]) if parts[1] == "games" else parts[1])
    return found


def wrong(path: Path) -> set[str]:
    parts = path.relative_to(ROOT).parts
    layer = parts[0].removesuffix(".py")
    if layer in ("__init__", "__main__"):
        return set()
    allowed = set(ALLOWED[layer])
    if layer == "games" and len(parts) > 2:
        allowed.add("games/" + parts[1])
        if parts[2] != "bot.py" and parts[2] != "__init__.py":
            allowed.discard("players")
    return imported(path) - allowed


def test_imports_only_point_down() -> None:
    found = {str(path.relative_to(ROOT)): wrong(path) for path in ROOT.rglob("*.py")}
    assert {path: names for path, names in found.items() if names} == {}


def test_an_import_that_points_up_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    bad = tmp_path / "kernel" / "bad.py"
    bad.parent.mkdir()
    bad.write_text("from ..games.gelini import rules\nimport nightowl.server\nfrom .game import Game\n")
    assert wrong(bad) == {"games/gelini", "server"}


def compiled_modules() -> list[Path]:
    """What setup.py lists, where there is one: kernel modules, and the rules of every game."""
    path = ROOT.parents[1] / "setup.py"
    tree = ast.parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Module([], [])
    lists = {
        target.id: ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    kernel = [ROOT / "kernel" / f"{name}.py" for name in lists.get("KERNEL", [])]
    rules = lists.get("RULES", {})
    return kernel + [ROOT / "games" / game / f"{name}.py" for game, names in rules.items() for name in names]


def test_no_struct_lives_in_a_compiled_module() -> None:
    """A msgspec struct inside a module that mypyc compiles builds without a warning and breaks silently."""
    for path in compiled_modules():
        assert "msgspec" not in path.read_text(encoding="utf-8"), path
