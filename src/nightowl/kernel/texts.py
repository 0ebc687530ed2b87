"""Texts: what a player reads, from Fluent files, one per language and folder. No sentence lives in code.

A named value reaches a sentence three ways: `$counter` is its text, `$counter-id` its id to select on, and each attribute
of its text, such as a case or an article, is `$counter-<attribute>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from .domain import SEAT, Domain
from .elision import functions
from .moves import Kind, MoveTable
from .story import Event

LANGUAGES = ("en", "ru", "de", "fr", "it", "nl", "es")
SEAT_DOMAIN = "seat"
NOBODY_TEXT = "nobody"
GAP = "…"

Values = dict[str, str | int]


class MissingText(KeyError):
    """A text, or a variable in it, that a language lacks."""

    def __init__(self, lang: str, id: str, wrong: str = "no such text") -> None:
        super().__init__(lang, id, wrong)
        self.lang = lang
        self.id = id
        self.wrong = wrong

    def __str__(self) -> str:
        return f"{self.lang}: {self.id}: {self.wrong}"


class TextError(ValueError):
    """A Fluent file that cannot be used: which, where and why."""

    def __init__(self, path: Path, where: str, wrong: str) -> None:
        super().__init__(f"{path.parent.parent.name}/{path.parent.name}/{path.name}: {where}: {wrong}")
        self.path = path
        self.where = where
        self.wrong = wrong


def read(path: Path) -> Resource:
    """The parsed file; a part that is no Fluent is an error that names its line."""
    try:
        source = path.read_text(encoding="utf-8")
    except OSError:
        raise TextError(path, "the file", "missing") from None
    resource = FluentParser().parse(source)
    for part in resource.body:
        if isinstance(part, Junk):
            start = 0 if part.span is None else part.span.start
            line = source.count("\n", 0, start) + 1
            raise TextError(path, f"line {line}", "; ".join(str(note.message) for note in part.annotations))
    return resource


def text_of(domain: Domain, value: int) -> str:
    """The id of the text that names a value; empty for seats and numbers."""
    outside = domain.outside(value)
    if outside is None:
        return NOBODY_TEXT
    return "" if domain.ids is None else f"{domain.name}-{outside}"


class Texts:
    """All texts of one language from some folders, each with its `<lang>.ftl`."""

    def __init__(self, lang: str, folders: Sequence[Path]) -> None:
        if lang not in LANGUAGES:
            raise MissingText(lang, "language", f"there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle = FluentBundle([lang], functions=functions(lang), use_isolating=False)
        seen: set[str] = set()
        for folder in folders:
            path = folder / f"{lang}.ftl"
            resource = read(path)
            for part in resource.body:
                if isinstance(part, Message | Term):
                    id = f"-{part.id.name}" if isinstance(part, Term) else part.id.name
                    if id in seen:
                        raise TextError(path, id, "defined twice")
                    seen.add(id)
            self._bundle.add_resource(resource)

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def say(self, id: str, /, **values: str | int) -> str:
        """The text of that id. A text or variable that is not there is an error, never shown as `{$x}`."""
        return self._say(id, values)

    def headed(self, head: str, said: str) -> str:
        """What is said of something, after its name."""
        return self._say("headed", {"head": head, "said": said})

    def value(self, domain: Domain, value: int, names: Sequence[str]) -> str | int:
        """A seat as its name, a named value as its text, a number as itself."""
        text = text_of(domain, value)
        if text:
            return self._say(text, {})
        return names[value] if domain.name == SEAT_DOMAIN else value

    def about(self, domain: Domain, value: int) -> str:
        """What is said beneath the name of a value: the rule on a card."""
        return self._say(text_of(domain, value), {}, "about")

    def move(self, table: MoveTable, move: int, names: Sequence[str]) -> str:
        kind = table.kind_of(move)
        return self._say(f"move-{kind.name}", self._fields(kind.fields, kind.values(move), names))

    def outline(self, kind: Kind, known: Mapping[str, str | int] | None = None) -> str:
        """A kind of move with its fields left open, but for some: “I trust …”. A text `<domain>-any` names the gap."""
        values = self._fields(kind.fields, kind.values(kind.base), [GAP] * SEAT.size)
        for name, domain in kind.fields:
            any_ = f"{domain.name}-any"
            for key in [key for key in values if key == name or key.startswith(f"{name}-")]:
                attribute = key[len(name) + 1 :]
                named = self.has(any_) and (not attribute or attribute in self._bundle.get_message(any_).attributes)
                values[key] = self._say(any_, {}, attribute) if named else GAP
        return self._say(f"move-{kind.name}", {**values, **(known or {})}).replace(f"{GAP}.", GAP)

    def event(self, event: Event, names: Sequence[str]) -> str:
        return self._say(f"event-{event.kind.name}", self._fields(event.kind.fields, event.facts, names))

    def _fields(self, fields: Sequence[tuple[str, Domain]], values: Sequence[int], names: Sequence[str]) -> Values:
        said: Values = {}
        for (name, domain), value in zip(fields, values, strict=True):
            said[name] = self.value(domain, value, names)
            text = text_of(domain, value)
            if text:
                said[f"{name}-id"] = text.removeprefix(f"{domain.name}-")
                for attribute in self._bundle.get_message(text).attributes:
                    said[f"{name}-{attribute}"] = self._say(text, {}, attribute)
            elif domain.name == SEAT_DOMAIN:
                said[f"{name}-id"] = str(value)
        return said

    def _say(self, id: str, values: Values, attribute: str = "") -> str:
        if not self.has(id):
            raise MissingText(self.lang, id)
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingText(self.lang, id, "it has attributes only")
        said, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(self.lang, id, "; ".join(str(error) for error in errors))
        return str(said)
