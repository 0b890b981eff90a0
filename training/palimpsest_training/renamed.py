"""Marked documents once more, with other people in them: what is a name is then told by what stands around it."""

import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from .generator.people import People, Person
from .records import Record, Span

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
#: Short words of names with another case than `Li` are signs of staff (`MKo`) or particles (`van der`).
_LEAST_LETTERS = 4
#: Share of first names among names of one word without a form of address.
_FIRST_NAMES_ALONE = 0.6
_BEFORE_SURNAME = re.compile(r"(?:Frau|Herrn?|Hr\.|Fr\.|Dr\.|Prof\.|Fam\.|Familie|Mrs?\.?|Ms\.?|Miss) *$")


def renamed(records: Iterable[Record], people: People, seed: int) -> Iterator[Record]:
    """Each record that has people, with others in their place. The same word of a name becomes the same word all over a record.

    Links and logins that hold a name stay as they are: the loss leaves them out.
    """
    rng = random.Random(seed)
    for record in records:
        if any(span.label == "PERSON" for span in record.spans):
            yield _rename(record, _Cast(record, people, rng))


class _Cast:
    """Who plays whom in one record: for each word of a name another one."""

    def __init__(self, record: Record, people: People, rng: random.Random) -> None:
        self._new: dict[str, str] = {}
        names = [(span, _words(record.text[span.start : span.end])) for span in record.spans if span.label == "PERSON"]
        for span, words in sorted(names, key=lambda name: -len(name[1])):  # whole names say which word is the surname
            unknown = [word for word in words if self.instead_of(word) == word]
            if not unknown:
                continue
            person = people.draw(record.lang, rng)
            surname = _surname(record, span, words, rng)
            for word in unknown:
                self._new[word.lower()] = person.last if word == surname else _first(person, words.index(word))

    def instead_of(self, word: str) -> str:
        """The word's replacement in its case; the word itself where it has none."""
        key = word.lower()
        if key in self._new:
            return _in_case(self._new[key], word)
        stem = key.removesuffix("s")
        if stem in self._new and not self._new[stem].endswith(("s", "x", "z", "ß")):
            return _in_case(self._new[stem] + "s", word)
        return word


def _words(name: str) -> list[str]:
    return [word for word in _WORD.findall(name) if len(word) >= _LEAST_LETTERS or (word.istitle() and len(word) > 1)]


def _surname(record: Record, span: Span, words: list[str], rng: random.Random) -> str | None:
    """Which of a name's words is the family name: the last, or the first before a comma; one alone is any, but behind `Frau`."""
    name = record.text[span.start : span.end]
    if "," in name:
        return words[0]
    is_alone = len(_WORD.findall(name)) == 1 and not _BEFORE_SURNAME.search(record.text[: span.start])
    return None if is_alone and rng.random() < _FIRST_NAMES_ALONE else words[-1]


def _first(person: Person, place: int) -> str:
    parts = person.first.split(" ")
    return parts[min(place, len(parts) - 1)]


def _in_case(new: str, old: str) -> str:
    if old.isupper():
        return new.upper()
    return new.lower() if old.islower() else new


def _rename(record: Record, cast: _Cast) -> Record:
    text, done = "", 0
    moved: dict[Span, Span] = {}
    for span in sorted(record.spans + record.other, key=lambda span: span.start):
        text += record.text[done : span.start]
        name = record.text[span.start : span.end]
        if span.label == "PERSON":
            name = _WORD.sub(lambda word: cast.instead_of(word[0]), name)
        moved[span] = replace(span, start=len(text), end=len(text) + len(name))
        text, done = text + name, span.end
    return replace(
        record,
        text=text + record.text[done:],
        spans=tuple(moved[span] for span in record.spans),
        other=tuple(moved[span] for span in record.other),
    )
