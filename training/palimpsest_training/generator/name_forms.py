"""The forms in which a document may write a person's name, and words that depend on the person."""

import re
from collections.abc import Callable, Mapping

from .people import Person
from .spelling import ascii_name


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
