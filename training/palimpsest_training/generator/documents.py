"""Documents from skeletons in the shares that the model is to meet."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from ..records import Record
from .grammar import load_grammar
from .holdout import Split
from .noise import add_noise
from .people import People, load_origins
from .render import Sources, render
from .skeletons import load_skeletons

#: Lists and skeletons lie here, beside the package.
DATA = Path(__file__).parents[2] / "data"


def origins() -> list[str]:
    """Names of all origins, as they stand in the records."""
    return [path.stem for path in sorted((DATA / "names").glob("*.txt"))]


def load_sources(split: Split, only_origin: str = "") -> Sources:
    """Lists of one split; people of all origins in realistic shares, or of one alone."""
    grammar = load_grammar(sorted((DATA / "grammar").glob("*.txt")), split)
    return Sources(People(load_origins(DATA / "names", split), only_origin), grammar)


def generate(split: Split, count: int, seed: int, only_origin: str = "") -> Iterator[Record]:
    """`count` documents; every skeleton of the split is used about equally often. Equal arguments make equal texts."""
    rng = random.Random(f"{split}/{only_origin}/{seed}")
    sources = load_sources(split, only_origin)
    skeletons = load_skeletons(DATA / "skeletons", split)
    turn: list[int] = []
    for number in range(count):
        if not turn:
            turn = rng.sample(range(len(skeletons)), len(skeletons))
        skeleton = skeletons[turn.pop()]
        document = add_noise(render(skeleton, sources, rng), skeleton.kind, rng)
        name = f"synthetic-{split}{'-' + only_origin if only_origin else ''}-{number:06d}"
        record = Record(name, skeleton.lang, document.text, document.spans, document.other)
        yield replace(record, kind=skeleton.kind, skeleton=skeleton.key)
