"""Documents from skeletons in the shares that the model is to meet."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from ..records import Record, Span
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


def joined(records: Iterable[Record], share: float, seed: int) -> Iterator[Record]:
    """The records, about a `share` of them with the next one of the same language behind them in one text.

    Training windows shall begin and end anywhere, not only where a document does.
    """
    rng = random.Random(seed)
    waiting: Record | None = None
    for record in records:
        if waiting and waiting.lang == record.lang:
            yield _concatenated(waiting, rng.choice(["\n", "\n\n", "\n---\n", " "]), record)
            waiting = None
        elif waiting is None and rng.random() < share:
            waiting = record
        else:
            yield record
    if waiting:
        yield waiting


def _concatenated(first: Record, between: str, second: Record) -> Record:
    shift = len(first.text) + len(between)

    def moved(spans: tuple[Span, ...]) -> tuple[Span, ...]:
        return tuple(replace(span, start=span.start + shift, end=span.end + shift) for span in spans)

    text = first.text + between + second.text
    return replace(first, text=text, spans=first.spans + moved(second.spans), other=first.other + moved(second.other))
