"""Fills the slots of a skeleton: the same slot gives the same person or place all over one document."""

import random
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from ..labels import TYPES
from ..records import Span
from . import values
from .document import Document
from .grammar import Grammar
from .name_forms import LOGIN_FORMS, NAME_FORMS, WORD_FORMS, genitive
from .people import People, Person
from .skeletons import SLOT, Skeleton, draw_lines

#: Grammar sections that name a place or an organization; all other sections are plain words.
LOCATION_SECTIONS = frozenset({"city", "district", "street", "country", "region", "river", "building", "place", "mountain"})
ORGANIZATION_SECTIONS = frozenset(
    {"company", "bank", "insurer", "authority", "court", "hospital", "school", "university", "kita", "club", "party"}
    | {"media", "ngo", "church", "practice", "lawfirm", "union", "org", "shop", "carehome", "police", "carrier", "landlord"}
)
#: Legal forms and what follows them are left off where an organization is named in short.
_LEGAL_FORM = re.compile(
    r" (GmbH & Co\. KG|g?GmbH|AG|e\. ?K\.|OHG|KG|UG \(haftungsbeschränkt\)|SE|GbR|eG|e\. ?V\.|VVaG|mbH"
    r"|Ltd|LLP|Inc\.|plc|LLC|Limited|Corp\.)$"
)

#: Share of full names that take another form than their skeleton asks for.
SURPRISE_SHARE = 0.07
_SURPRISES: list[tuple[str, list[str]]] = [
    ("lastcaps", []),
    ("sorted", []),
    ("sortedcaps", []),
    ("flipped", []),
    ("initial", []),
    ("short", []),
    ("initials", []),
    ("full", ["upper"]),
    ("full", ["lower"]),
    ("full", ["torn"]),
    ("full", ["break"]),
    ("full", ["spaced"]),
    ("particle", []),
    ("slashed", []),
]


@dataclass(frozen=True)
class Sources:
    """All that slots are filled from, for one split."""

    people: People
    grammar: Grammar


@dataclass
class _Draft:
    """A document being written. `cast` remembers who and what stands in which slot."""

    lang: str
    rng: random.Random
    sources: Sources
    text: str = ""
    spans: list[Span] = field(default_factory=list)
    other: list[Span] = field(default_factory=list)
    cast: dict[str, Person | str] = field(default_factory=dict)
    first_name_end: int = -1

    def write(self, text: str, label: str = "", origin: str = "") -> None:
        """Adds text, as a span where it has a label."""
        if label and text:
            span = Span(len(self.text), len(self.text) + len(text), label, origin)
            (self.spans if label in TYPES else self.other).append(span)
        self.text += text
        if label == "LOCATION":
            self._join_city_and_district()

    def _join_city_and_district(self) -> None:
        """Köln-Ehrenfeld is one place: names are found word by word, and this is one word."""
        if len(self.spans) > 1 and self.spans[-2].label == "LOCATION":
            city, district = self.spans[-2:]
            if self.text[city.end : district.start] == "-":
                self.spans[-2:] = [replace(city, end=district.end)]

    def join_first_and_last(self) -> None:
        """A first name and the surname after it, written by two slots, are one name."""
        first, last = self.spans[-2:]
        self.spans[-2:] = [replace(last, start=first.start)]

    def person(self, key: str) -> Person:
        """The person of a slot, invented at its first use."""
        if key not in self.cast:
            self.cast[key] = self.sources.people.draw(self.lang, self.rng)
        found = self.cast[key]
        assert isinstance(found, Person)
        return found

    def named(self, section: str, key: str) -> str:
        """The place or organization of a slot."""
        if key not in self.cast:
            self.cast[key] = self.expand(section)
        return str(self.cast[key])

    def expand(self, section: str) -> str:
        """One alternative of a grammar section; people's names in it are strangers to the document."""
        return self.sources.grammar.expand(section, self.lang, self.rng, self._stranger)

    def _stranger(self, form: str) -> str:
        """Name of somebody else for a slot inside a grammar line; ``last_b`` is a second surname."""
        return NAME_FORMS[form.removesuffix("_b")](self.sources.people.draw(self.lang, self.rng))


def render(skeleton: Skeleton, sources: Sources, rng: random.Random) -> Document:
    """One document made from a skeleton.

    Raises KeyError for a slot that nothing fills; the tests render every skeleton.
    """
    draft = _Draft(skeleton.lang, rng, sources)
    for number, line in enumerate(draw_lines(skeleton, rng)):
        if number:
            draft.write("\n")
        _render_line(draft, line)
        for key in [key for key in draft.cast if key.endswith("*")]:
            del draft.cast[key]
    return Document(draft.text, tuple(draft.spans), tuple(draft.other))


def _render_line(draft: _Draft, line: str) -> None:
    done = 0
    for slot in SLOT.finditer(line):
        draft.write(line[done : slot.start()])
        what, which, form, changes = slot.groups()
        _fill(draft, what, which or "", form or "", changes.split("~")[1:])
        done = slot.end()
    draft.write(line[done:])


def _fill(draft: _Draft, what: str, which: str, form: str, changes: list[str]) -> None:
    key = what + which
    if what == "person":
        _write_person(draft, draft.person(key), form or "full", changes)
    elif what == "address":
        address = f"{draft.expand('street')} {values.house_number(draft.rng)}"
        draft.write(_changed(address, changes, draft.rng), "STREET_ADDRESS")
    elif what == "brand":
        draft.write(draft.named(what, key), "BRAND")  # a maker or a product: either answer would do
    elif what in values.VALUES:
        draft.write(values.VALUES[what](draft.lang, draft.rng))
    elif what in LOCATION_SECTIONS | ORGANIZATION_SECTIONS:
        label = "LOCATION" if what in LOCATION_SECTIONS else "ORGANIZATION"
        name = draft.named(what, key)
        _write_name(draft, _LEGAL_FORM.sub("", name) if form == "short" else name, label, "", changes)
    else:
        draft.write(_changed(draft.expand(what), changes, draft.rng))


def _surprise(form: str, changes: list[str], rng: random.Random) -> tuple[str, list[str]]:
    """Now and then a full name is written as nobody would expect in its place."""
    if form != "full" or changes or rng.random() > SURPRISE_SHARE:
        return form, changes
    return rng.choice(_SURPRISES)


def _write_person(draft: _Draft, person: Person, form: str, changes: list[str]) -> None:
    form, changes = _surprise(form, changes, draft.rng)
    if form in NAME_FORMS:
        follows_first_name = form == "last" and draft.text.endswith(" ") and len(draft.text) == draft.first_name_end + 1
        _write_name(draft, NAME_FORMS[form](person), "PERSON", person.origin, changes)
        if follows_first_name:
            draft.join_first_and_last()
        draft.first_name_end = len(draft.text) if form in ("first", "given", "nick") else -1
    elif form in LOGIN_FORMS:
        login = LOGIN_FORMS[form](person)
        draft.write(login if form == "user" else f"{login}@{values.mail_domain(draft.rng)}")
    else:
        draft.write(_changed(WORD_FORMS[draft.lang][form](person), changes, draft.rng))


def _write_name(draft: _Draft, name: str, label: str, origin: str, changes: list[str]) -> None:
    after = ""
    if "gen" in changes:
        name, after = genitive(name, draft.lang)
    draft.write(_changed(name, changes, draft.rng), label, origin)
    draft.write(after)


def _hyphenated(name: str, rng: random.Random) -> str:
    """The name's longest word torn over a line end, as in a justified letter."""
    word = max(name.split(" "), key=len)
    if len(word) < 6:
        return name
    cut = rng.randrange(3, len(word) - 2)
    return name.replace(word, f"{word[:cut]}-\n{word[cut:]}", 1) if word[cut - 1] != "-" != word[cut] else name


_CHANGES: Mapping[str, Callable[[str, random.Random], str]] = {
    "upper": lambda name, rng: name.upper(),
    "lower": lambda name, rng: name.lower(),
    "spaced": lambda name, rng: "   ".join(" ".join(word) for word in name.split(" ")),
    "spelled": lambda name, rng: "-".join(name.upper().replace(" ", "")),
    "torn": _hyphenated,
    "tight": lambda name, rng: name.replace(" ", ""),
    "break": lambda name, rng: name.replace(" ", "\n", 1),
}


def _changed(text: str, changes: list[str], rng: random.Random) -> str:
    for change in changes:
        if change != "gen":
            text = _CHANGES[change](text, rng)
    return text
