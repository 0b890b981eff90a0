"""Invented people: a name of one origin, or of two."""

import random
import re
from collections.abc import Mapping, Set
from dataclasses import dataclass, replace
from pathlib import Path

from .holdout import Split, entries_of
from .spelling import without_diacritics

#: Share of people whose surname comes from another origin than the first name, and of double surnames over two origins.
MIXED_SHARE = 0.06
#: Share of names written without the diacritics of their origin, as most German forms and e-mails do.
BARE_SHARE = 0.2

_NAME_LISTS = ("female", "male", "last")


@dataclass(frozen=True)
class Person:
    """One invented person. `full` is the name in the usual order of its origin, family name first for some."""

    first: str
    last: str
    full: str
    nick: str
    female: bool
    origin: str
    title: str = ""


@dataclass(frozen=True)
class Origin:
    """Name lists of one origin for one split. `weights` are its shares in German and English documents."""

    name: str
    weights: Mapping[str, float]
    female: list[str]
    male: list[str]
    last: list[str]
    middle: list[str]
    particle: list[str]
    shapes: list[tuple[str, float]]
    feminine: list[tuple[str, str]]
    nicks: Mapping[str, str]


def load_origins(folder: Path, split: Split) -> list[Origin]:
    """Reads ``names/*.txt``: lines of ``key: comma list``, one file for each origin.

    Some names stand in the lists of several origins. What any of them gives to training is used by no other split.
    """
    lists = {path.stem: _read_lists(path) for path in sorted(folder.glob("*.txt"))}
    trained = {name for origin, rows in lists.items() for name in _names(origin, rows, "train")} if split != "train" else set()
    return [_origin(origin, rows, split, trained) for origin, rows in lists.items()]


def _read_lists(path: Path) -> dict[str, list[str]]:
    rows: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            key, _, value = line.partition(":")
            rows.setdefault(key, []).extend(part.strip() for part in value.split(",") if part.strip())
    return rows


def _names(origin: str, rows: Mapping[str, list[str]], split: Split) -> list[str]:
    return [name for key in _NAME_LISTS for name in entries_of(split, f"{key}/{origin}", rows[key])]


def _origin(origin: str, rows: Mapping[str, list[str]], split: Split, trained: Set[str]) -> Origin:
    own = {key: entries_of(split, f"{key}/{origin}", rows[key]) for key in _NAME_LISTS}
    names = {key: [name for name in own[key] if name not in trained] or own[key] for key in _NAME_LISTS}
    german, english = rows["weight"][0].split("/")
    shapes = [shape.rpartition(" ") for shape in rows.get("shapes", ["F L 1"])]
    return Origin(
        name=origin,
        weights={"de": float(german), "en": float(english)},
        **names,
        middle=rows.get("middle", []),
        particle=rows.get("particle", []),
        shapes=[(shape, float(weight)) for shape, _, weight in shapes],
        feminine=[(old, new) for old, _, new in (rule.partition(">") for rule in rows.get("feminine", []))],
        nicks=dict(pair.split("=") for pair in rows.get("nick", [])),
    )


class People:
    """Draws people in the shares of a language, or of one origin alone."""

    def __init__(self, origins: list[Origin], only: str = "") -> None:
        self._origins = [origin for origin in origins if only in ("", origin.name)]
        self._mixes = not only

    def draw(self, lang: str, rng: random.Random) -> Person:
        """A person of a random origin; sex, shape of the name, titles and lost diacritics are drawn too."""
        origin = self._draw_origin(lang, rng)
        person = _invent(origin, rng)
        if self._mixes and rng.random() < MIXED_SHARE:
            person = _with_surname(person, _invent(self._draw_origin(lang, rng), rng), rng)
        if rng.random() < BARE_SHARE:
            first, last, full = map(without_diacritics, (person.first, person.last, person.full))
            person = replace(person, first=first, last=last, full=full)
        return replace(person, title=_draw_title(rng))

    def _draw_origin(self, lang: str, rng: random.Random) -> Origin:
        return rng.choices(self._origins, [origin.weights[lang] for origin in self._origins])[0]


def _invent(origin: Origin, rng: random.Random) -> Person:
    female = rng.random() < 0.5
    firsts = origin.female if female else origin.male
    shape = rng.choices([s for s, _ in origin.shapes], [w for _, w in origin.shapes])[0]
    words = {
        "F": rng.choice(firsts),
        "G": rng.choice(firsts),
        "L": _surname(origin, female, rng),
        "M": _surname(origin, female, rng),
        "m": rng.choice(origin.middle) if origin.middle else "",
        "P": rng.choice(origin.particle) if origin.particle else "",
        "I": rng.choice("ABCDEFGHJKLMNPRSTW") + ".",
    }

    def spell(part: str) -> str:
        return re.sub(r"[FGLMmPI]", lambda letter: words[letter[0]], part).replace("' ", "'").replace("- ", "-").strip()

    family_first = shape.startswith("L")
    first_shape, last_shape = _parts(shape, family_first)
    nick = origin.nicks.get(words["F"], words["F"])
    return Person(spell(first_shape), spell(last_shape), spell(shape), nick, female, origin.name)


def _parts(shape: str, family_first: bool) -> tuple[str, str]:
    if family_first:
        last, _, first = shape.partition(" ")
        return first, last
    cut = min(shape.index(letter) for letter in "PL" if letter in shape)
    return shape[:cut].strip(), shape[cut:].strip()


def _surname(origin: Origin, female: bool, rng: random.Random) -> str:
    name = rng.choice(origin.last)
    if female and rng.random() < 0.75:
        for ending, feminine in origin.feminine:
            if name.endswith(ending):
                return name[: len(name) - len(ending)] + feminine
    return name


def _with_surname(person: Person, other: Person, rng: random.Random) -> Person:
    last = f"{person.last}-{other.last}" if rng.random() < 0.3 and " " not in person.last + other.last else other.last
    return replace(person, last=last, full=f"{person.first} {last}", origin=other.origin)


def _draw_title(rng: random.Random) -> str:
    if rng.random() < 0.88:
        return ""
    return rng.choice(["Dr.", "Dr.", "Dr.", "Prof. Dr.", "Dr. med.", "Prof.", "Dipl.-Ing.", "Dr. jur.", "PD Dr.", "Dr. phil."])
