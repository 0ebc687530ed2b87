"""Whether the Fluent files of a folder say the same in every language, and which texts a game needs.

A fault is a line for the person who mends it: language, id, what is wrong.
"""

from __future__ import annotations

import typing
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import babel
import msgspec
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Message,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    Term,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from .domain import Domain
from .game import Game
from .texts import LANGUAGES, read

FORMS = ("zero", "one", "two", "few", "many", "other")
COUNTED = range(1000)  # forms that only fractions or millions take are never shown


def read_all(folder: Path) -> dict[str, Resource]:
    return {lang: read(folder / f"{lang}.ftl") for lang in LANGUAGES}


def faults(files: Mapping[str, Resource], same: Mapping[str, Collection[str]]) -> list[str]:
    """All that is wrong with these files by language; `same` names the languages in which a text may stay English."""
    english = entries(files["en"])
    found: list[str] = []
    for lang, resource in files.items():
        texts = entries(resource)
        found += [f"{lang}: {id}: missing" for id in english if id not in texts]
        found += [f"{lang}: {id}: not in English" for id in texts if id not in english]
        for id, text in texts.items():
            found += [f"{lang}: {id}: {wrong}" for wrong in plural_faults(lang, text)]
            if lang != "en" and id in english:
                allowed = lang in same.get(id, ())
                found += [f"{lang}: {id}: {wrong}" for wrong in translation_faults(english[id], text, allowed)]
    return found


def entries(resource: Resource) -> dict[str, Message | Term]:
    found: dict[str, Message | Term] = {}
    for part in resource.body:
        if isinstance(part, Message | Term):
            found[f"-{part.id.name}" if isinstance(part, Term) else part.id.name] = part
    return found


def translation_faults(english: Message | Term, text: Message | Term, may_be_same: bool) -> Iterator[str]:
    seen = Seen.of(text)
    told = Seen.of(english)
    # A language may take the text of a value where another takes an attribute of it: both are the same variable.
    if fields(seen) != fields(told):
        yield f"has the variables {sorted(fields(seen))}, English has {sorted(fields(told))}"
    for name in sorted(told.counted.keys() - seen.counted.keys()):
        yield f"has no plural forms for ${name}, English has"
    english_leaves = leaves(english)
    same = [where for where, leaf in leaves(text).items() if english_leaves.get(where) == leaf]
    if same and not may_be_same:
        yield f"is left in English: {leaves(text)[same[0]]!r}"
    if may_be_same and not same:
        yield "is listed as the same in English, but it is not"


def plural_faults(lang: str, text: Message | Term) -> Iterator[str]:
    needed = forms(lang)
    for name, keys in Seen.of(text).counted.items():
        for given in keys:
            for form in sorted(needed - given):
                yield f"lacks the plural form [{form}] for ${name}"
            for form in sorted(given - needed):
                yield f"has a plural form [{form}] for ${name} that is never shown"


@cache
def forms(lang: str) -> frozenset[str]:
    """The plural forms a language needs for whole numbers."""
    rule = babel.Locale(lang).plural_form
    return frozenset(rule(n) for n in COUNTED)


def fields(seen: Seen) -> set[str]:
    return {name.split("-")[0] for name in seen.variables}


class Seen(Visitor):
    """The variables of a text, and for those that choose a plural form, which forms there are."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.counted: dict[str, list[set[str]]] = {}

    @staticmethod
    def of(text: Message | Term) -> Seen:
        seen = Seen()
        seen.visit(text)
        return seen

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, Identifier)}
        selector: Any = node.selector
        if isinstance(selector, FunctionReference):
            selector = selector.arguments.positional[0]
        if isinstance(selector, VariableReference) and (keys <= set(FORMS) or keys & set(FORMS[:-1])):
            self.counted.setdefault(selector.id.name, []).append(keys)
        self.generic_visit(node)


def leaves(text: Message | Term) -> dict[str, str]:
    """Every piece of wording by where it stands, variants apart; pieces without a letter are nobody's language."""
    found: dict[str, str] = {}
    if text.value is not None:
        _leaves("", text.value, found)
    for attribute in text.attributes:
        _leaves(f".{attribute.id.name}", attribute.value, found)
    return found


def _leaves(where: str, pattern: Pattern, found: dict[str, str]) -> None:
    words = ""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            words += element.value
        elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                key = variant.key.name if isinstance(variant.key, Identifier) else variant.key.value
                _leaves(f"{where}[{key}]", variant.value, found)
        else:
            words += "{}"
    if any(c.isalpha() for c in words):
        found[where] = words


def needed(game: Game[Any], hows: Collection[str]) -> set[str]:
    """The ids of all texts that a game's moves, events, moments, options, ends and values call for."""
    ids = {"game-name", "game-about"}
    ids |= {f"move-{kind.name}" for kind in game.moves.kinds}
    ids |= {f"event-{kind.name}" for kind in game.events.kinds}
    ids |= {f"ask-{moment}" for moment in game.moments}
    ids |= {f"how-{how}" for how in hows}
    options = game.options()
    for field in msgspec.structs.fields(options):
        ids |= {f"option-{field.name}", f"option-{field.name}-about"}
    for domain in domains(game):
        ids |= {f"{domain.name}-{id}" for id in domain.ids or ()}
    return ids


def domains(game: Game[Any]) -> list[Domain]:
    """All domains of the fields of moves, events and views."""
    found = [domain for kind in game.moves.kinds for _, domain in kind.fields]
    found += [domain for event in game.events.kinds for _, domain in event.fields]
    view = game.view(game.new(game.options(), game.fewest), None)
    return found + list(_noted(type(view)))


def _noted(kind: Any) -> Iterator[Domain]:
    yield from (note for note in getattr(kind, "__metadata__", ()) if isinstance(note, Domain))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for hint in typing.get_type_hints(kind, include_extras=True).values():
            yield from _noted(hint)
    for arg in typing.get_args(kind):
        yield from _noted(arg)
