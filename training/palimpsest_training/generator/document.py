"""A generated text with its spans, and edits that keep the spans in place."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from ..records import Span


@dataclass(frozen=True)
class Document:
    """Text and spans; offsets are string indices."""

    text: str
    spans: tuple[Span, ...]
    other: tuple[Span, ...] = ()


@dataclass(frozen=True)
class Edit:
    """`removed` characters from `at` give way to `inserted`."""

    at: int
    removed: int
    inserted: str


def edit(document: Document, edits: Sequence[Edit]) -> Document:
    """Applies edits, sorted and disjoint. What is inserted at a span's first character stays outside the span."""
    parts, done = [], 0
    for change in edits:
        parts += [document.text[done : change.at], change.inserted]
        done = change.at + change.removed
    text = "".join(parts) + document.text[done:]
    begins = [change.at for change in edits]
    shifts = list(accumulate((len(change.inserted) - change.removed for change in edits), initial=0))

    def moved(span: Span) -> Span:
        # An insertion in front of the first character is no part of the name, a changed first character is.
        start_index = bisect_left(begins, span.start)
        if start_index < len(edits) and begins[start_index] == span.start and edits[start_index].removed == 0:
            start_index += 1
        end_index = bisect_right(begins, span.end - 1)
        return replace(span, start=span.start + shifts[start_index], end=span.end + shifts[end_index])

    return Document(text, tuple(map(moved, document.spans)), tuple(map(moved, document.other)))
