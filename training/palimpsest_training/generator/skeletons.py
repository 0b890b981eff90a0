"""Hand-written documents with slots, one file for each kind and language.

``=== title`` begins a skeleton. Inside it:

``{person:last~gen}``   a slot: what, optionally which one (``person2``; ``person*``: a new one for each line),
                        after the colon how it is written, after each tilde how that is changed;
``<Hallo|Guten Tag>``   one of the alternatives, slots allowed inside;
``@2-5@ line``          the line two to five times.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .holdout import Split, split_of

SLOT = re.compile(r"\{([a-z_]+)(\d|\*)?(?::([a-z]+))?((?:~[a-z]+)*)\}")
_CHOICE = re.compile(r"<([^<>\n]*\|[^<>\n]*)>")
_REPEAT = re.compile(r"@(\d+)-(\d+)@ ?(.*)")


@dataclass(frozen=True)
class Skeleton:
    """A document with slots. `title` is unique in its kind and language and decides its split: never change one."""

    kind: str
    lang: str
    title: str
    body: str

    @property
    def key(self) -> str:
        """What identifies the skeleton in records and for the split."""
        return f"{self.lang}/{self.kind}/{self.title}"


def load_skeletons(folder: Path, split: Split | None = None) -> list[Skeleton]:
    """Reads ``<language>/<kind>.txt``; all skeletons, or those of one split."""
    skeletons = [skeleton for path in sorted(folder.glob("*/*.txt")) for skeleton in _read(path)]
    return [skeleton for skeleton in skeletons if split is None or split_of(f"skeleton/{skeleton.key}") == split]


def _read(path: Path) -> Iterator[Skeleton]:
    for part in re.split(r"^=== ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        yield Skeleton(path.stem, path.parent.name, title.strip(), body.strip("\n"))


def draw_lines(skeleton: Skeleton, rng: random.Random) -> list[str]:
    """The skeleton's lines with repeats and alternatives drawn; the slots still stand."""
    lines: list[str] = []
    for line in skeleton.body.split("\n"):
        repeat = _REPEAT.fullmatch(line)
        times = rng.randint(int(repeat[1]), int(repeat[2])) if repeat else 1
        content = repeat[3] if repeat else line
        lines += [_CHOICE.sub(lambda choice: rng.choice(choice[1].split("|")), content) for _ in range(times)]
    return lines
