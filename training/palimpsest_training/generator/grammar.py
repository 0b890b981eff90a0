"""Places, organizations and plain words, expanded from lists of alternatives.

A grammar file holds sections. A section's header is ``[name]``, ``[name@de]`` (only in German documents) or
``[name!]`` (shared by all splits: legal forms and the like, which are no names). Each line below is an alternative;
``{section}`` inside it is expanded in turn. Lines between ``#`` are comments. A line that begins with ``,`` lists
several alternatives divided by commas.
"""

import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path

from .holdout import Split, entries_of

_HEADER = re.compile(r"\[([a-z_]+)(?:@(de|en))?(!)?\]")
_SLOT = re.compile(r"\{([a-z_]+)\}")


class Grammar:
    """Alternatives of all sections for one split; `expand` draws one."""

    def __init__(self, sections: dict[tuple[str, str], list[str]]) -> None:
        self._sections = sections

    def has(self, name: str, lang: str) -> bool:
        """Whether a section of this name can be used in documents of this language."""
        return (name, lang) in self._sections or (name, "") in self._sections

    def expand(self, name: str, lang: str, rng: random.Random, outside: Callable[[str], str]) -> str:
        """One alternative with all slots filled; slots that are no section are asked of `outside` (persons' names)."""
        chosen = rng.choice(self._alternatives(name, lang))
        return _SLOT.sub(lambda slot: self._fill(slot[1], lang, rng, outside), chosen)

    def _fill(self, name: str, lang: str, rng: random.Random, outside: Callable[[str], str]) -> str:
        if self.has(name, lang):
            return self.expand(name, lang, rng, outside)
        return outside(name)

    def _alternatives(self, name: str, lang: str) -> list[str]:
        return self._sections.get((name, lang), []) + self._sections.get((name, ""), [])


def load_grammar(paths: Iterable[Path], split: Split) -> Grammar:
    """Reads grammar files, leaving out what other splits own."""
    sections: dict[tuple[str, str], list[str]] = defaultdict(list)
    shared: set[tuple[str, str]] = set()
    for path in paths:
        key = ("", "")
        for line in path.read_text(encoding="utf-8").splitlines():
            if header := _HEADER.fullmatch(line.strip()):
                key = (header[1], header[2] or "")
                if header[3]:
                    shared.add(key)
            elif line.strip() and not line.startswith("#"):
                sections[key] += _alternatives_in(line)
    return Grammar({key: lines if key in shared else entries_of(split, f"grammar/{key[0]}", lines) for key, lines in sections.items()})


def _alternatives_in(line: str) -> list[str]:
    return [part.strip() for part in line[1:].split(",")] if line.startswith(",") else [line.rstrip()]
