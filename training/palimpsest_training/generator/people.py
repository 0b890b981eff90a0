"""Invented people: a name of one origin, or of two, and the forms in which a document may write it."""

import random
import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from .holdout import Split, entries_of

#: Share of people whose surname comes from another origin than the first name, and of double surnames over two origins.
MIXED_SHARE = 0.06
#: Share of names written without the diacritics of their origin, as most German forms and e-mails do.
BARE_SHARE = 0.2


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
    """Reads ``names/*.txt``: lines of ``key: comma list``, one file for each origin."""
    return [_load_origin(path, split) for path in sorted(folder.glob("*.txt"))]


def _load_origin(path: Path, split: Split) -> Origin:
    rows: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            key, _, value = line.partition(":")
            rows.setdefault(key, []).extend(part.strip() for part in value.split(",") if part.strip())
    names = {key: entries_of(split, f"{key}/{path.stem}", rows[key]) for key in ("female", "male", "last")}
    german, english = rows["weight"][0].split("/")
    shapes = [shape.rpartition(" ") for shape in rows.get("shapes", ["F L 1"])]
    return Origin(
        name=path.stem,
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


_UNDECOMPOSED = str.maketrans("łŁøØđĐıßæÆðþ", "lLoOdDisaAdt")


def without_diacritics(name: str) -> str:
    """The name in plain Latin letters (Şahin -> Sahin). German umlauts stay: they are no loss in German texts."""
    kept = {"ä", "ö", "ü", "Ä", "Ö", "Ü"}

    def plain(character: str) -> str:
        if character in kept or character == "ß":
            return character
        bare = "".join(c for c in unicodedata.normalize("NFD", character) if not unicodedata.combining(c))
        return bare.translate(_UNDECOMPOSED)

    return "".join(map(plain, unicodedata.normalize("NFC", name)))


def ascii_name(name: str) -> str:
    """Lower-case letters of a name as in a mail address (Müller -> mueller)."""
    for umlaut, plain in {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}.items():
        name = name.lower().replace(umlaut, plain)
    return re.sub(r"[^a-z]", "", without_diacritics(name))


def _initials(name: str) -> str:
    return " ".join(part[0].upper() + "." for part in re.split(r"[ -]", name) if part)


def _initial_letters(name: str) -> str:
    return "".join(part[0].upper() for part in re.split(r"[ -]", name) if part)


def _abbreviated_particle(last: str) -> str:
    for long, short in {"von der ": "v. d. ", "van der ": "v. d. ", "von ": "v. ", "van ": "v. ", "zu ": "z. "}.items():
        if last.startswith(long):
            return short + last[len(long) :]
    return last


#: Ways to write a person's name; all of it is the name.
NAME_FORMS: Mapping[str, Callable[[Person], str]] = {
    "full": lambda p: p.full,
    "first": lambda p: p.first,
    "given": lambda p: p.first.split(" ")[0],
    "last": lambda p: p.last,
    "sorted": lambda p: f"{p.last}, {p.first}",
    "flipped": lambda p: f"{p.last} {p.first}",
    "initial": lambda p: f"{p.first[0]}. {p.last}",
    "short": lambda p: f"{p.first.split(' ')[0]} {p.last[0]}.",
    "initials": lambda p: f"{_initials(p.first)} {_initials(p.last)}",
    "nick": lambda p: p.nick,
    "caps": lambda p: p.full.upper(),
    "lastcaps": lambda p: f"{p.first} {p.last.upper()}",
    "sortedcaps": lambda p: f"{p.last.upper()}, {p.first}",
    "particle": lambda p: f"{p.first} {_abbreviated_particle(p.last)}",
    "slashed": lambda p: f"{p.last}/{p.first}",
}

#: Words that depend on a person but are no name: form of address, pronouns, endings, login names.
WORD_FORMS: Mapping[str, Mapping[str, Callable[[Person], str]]] = {
    "de": {
        "anrede": lambda p: "Frau" if p.female else "Herr",
        "anrededat": lambda p: "Frau" if p.female else "Herrn",
        "geehrt": lambda p: "Sehr geehrte Frau" if p.female else "Sehr geehrter Herr",
        "lieb": lambda p: "Liebe" if p.female else "Lieber",
        "titel": lambda p: p.title + " " if p.title else "",
        "er": lambda p: "sie" if p.female else "er",
        "ihm": lambda p: "ihr" if p.female else "ihm",
        "ihn": lambda p: "sie" if p.female else "ihn",
        "sein": lambda p: "ihr" if p.female else "sein",
        "in": lambda p: "in" if p.female else "",
        "der": lambda p: "die" if p.female else "der",
        "dem": lambda p: "der" if p.female else "dem",
        "den": lambda p: "die" if p.female else "den",
        "des": lambda p: "der" if p.female else "des",
        "e": lambda p: "e" if p.female else "er",
        "kuerzel": lambda p: ascii_name(p.first)[:1] + ascii_name(p.last)[:2],
    },
    "en": {
        "anrede": lambda p: "Ms" if p.female else "Mr",
        "mr": lambda p: "Mrs." if p.female else "Mr.",
        "titel": lambda p: ("Prof. " if "Prof" in p.title else "Dr. ") if p.title else "",
        "er": lambda p: "she" if p.female else "he",
        "ihm": lambda p: "her" if p.female else "him",
        "sein": lambda p: "her" if p.female else "his",
        "kuerzel": lambda p: ascii_name(p.first)[:1] + ascii_name(p.last)[:2],
    },
}
LOGIN_FORMS: Mapping[str, Callable[[Person], str]] = {
    "mail": lambda p: f"{ascii_name(p.first)}.{ascii_name(p.last)}",
    "mailshort": lambda p: f"{ascii_name(p.first)[:1]}.{ascii_name(p.last)}",
    "user": lambda p: f"{ascii_name(p.first)[:1]}{ascii_name(p.last)}",
}


def genitive(name: str, lang: str) -> tuple[str, str]:
    """The name in the genitive and what follows it outside the name: (Müllers, ""), (Hans, "'"), (Anna, "'s")."""
    if lang == "en":
        return name, "'s"
    if re.search(r"[sßxz]$", name, re.IGNORECASE):
        return name, "'"
    return name + ("S" if name.isupper() and len(name) > 1 else "s"), ""
