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

# The folders within a game, each of which may import those before it; what lies beside them holds them together.
WITHIN = {
    "nightshift": ("pack", "club", "turn", "rounds", "seen", "bots"),
    "werewolf": ("day", "night", "told", "seen", "worlds", "bots"),
}
MOST_FILES = 12


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


def folder_of(path: Path) -> str:
    """The folder within its game that a file lies in; empty for what lies beside the folders."""
    parts = path.relative_to(ROOT).parts
    return parts[2] if len(parts) > 3 else ""


def test_the_folders_of_a_game_import_only_those_before_them() -> None:
    found = []
    for game, order in WITHIN.items():
        for path in (ROOT / "games" / game).glob("*/*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.level == 2 and node.module:
                    other = node.module.split(".")[0]
                    if other in order and order.index(other) > order.index(folder_of(path)):
                        found.append((str(path.relative_to(ROOT)), other))
    assert found == []


def test_a_folder_of_such_a_game_has_at_most_a_dozen_files() -> None:
    for game, order in WITHIN.items():
        for folder in ("", *order):
            files = [path for path in (ROOT / "games" / game / folder).glob("*.py") if path.name != "__init__.py"]
            assert 0 < len(files) <= MOST_FILES, folder


def listed(setup: str) -> dict[str, list[str]]:
    """The modules that setup.py compiles, by folder."""
    found: dict[str, list[str]] = {}
    for node in ast.parse(setup).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if node.targets[0].id == "KERNEL":
                found["kernel"] = ast.literal_eval(node.value)
            elif node.targets[0].id == "LAB":
                found["lab"] = ast.literal_eval(node.value)
            elif node.targets[0].id == "TABLES":
                found["tables"] = ast.literal_eval(node.value)
            elif node.targets[0].id == "SERVER":
                found["server"] = ast.literal_eval(node.value)
            elif node.targets[0].id == "RULES":
                found |= {f"games/{game}": names.split() for game, names in ast.literal_eval(node.value).items()}
    return found


def test_no_struct_lives_in_a_compiled_module() -> None:
    """A msgspec struct inside a module that mypyc compiles builds without a warning and breaks silently."""
    compiled = listed((Path(__file__).parents[1] / "setup.py").read_text(encoding="utf-8"))
    assert compiled["kernel"]
    for folder, names in compiled.items():
        for name in names:
            path = ROOT / folder / f"{name}.py"
            assert "msgspec" not in path.read_text(encoding="utf-8"), path
