"""Documents in which every value is marked, ``⟦PERSON|Anna Voss⟧``: one text file each, named ``KIND-NUMBER.LANG.txt``."""

import re
from collections.abc import Iterator
from pathlib import Path

from .labels import TYPES, VALUE_TYPES
from .records import Record, Span

_MARK = re.compile(r"⟦([A-Z_]+)\|([^⟦⟧]+)⟧")

#: Other values that hold names as often as not. All further ones, numbers and dates, are surely none.
_MAY_HOLD_NAMES = frozenset({"EMAIL_ADDRESS", "STREET_ADDRESS", "URL"})


def read_marked(folder: Path) -> Iterator[Record]:
    """The documents of a folder, in the order of their names."""
    for path in sorted(folder.glob("*.txt")):
        yield record_of(path.name, path.read_text(encoding="utf-8"))


def record_of(name: str, marked: str) -> Record:
    """A document without its marks. Raises `ValueError` where one is empty, nested or unclosed."""
    text, spans, other, done = "", [], [], 0
    for mark in _MARK.finditer(marked):
        text += marked[done : mark.start()]
        type_, value = mark.groups()
        span = Span(len(text), len(text) + len(value), type_)
        if type_ in TYPES or type_ in VALUE_TYPES:
            spans.append(span)
        elif type_ in _MAY_HOLD_NAMES:
            other.append(span)
        text += value
        done = mark.end()
    text += marked[done:]
    if re.search("[⟦⟧]", text):
        raise ValueError(f"{name}: a mark is empty, nested or unclosed")
    kind, lang = name.rsplit("-", 1)[0], name.split(".")[-2]
    return Record(name, lang, text, tuple(spans), tuple(other), kind)
