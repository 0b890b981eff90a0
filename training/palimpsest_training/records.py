"""Annotated texts and their JSON Lines form.

A file holds one JSON object a line: ``{"id", "lang", "text", "spans": [{"start", "end", "label"}], "other": [...]}``.
Offsets on disk are UTF-16 code units, end exclusive; in memory they are Python string indices.
``other`` marks what is neither a name nor surely none: it is masked in the loss and not counted as a false find.
"""

import gzip
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .labels import TYPES


@dataclass(frozen=True)
class Span:
    """A labelled stretch of a text, end exclusive. `origin` is the origin of a generated person's name."""

    start: int
    end: int
    label: str
    origin: str = ""


@dataclass(frozen=True)
class Record:
    """One text with its names. `kind` is set for generated and marked documents, `skeleton` for generated ones only."""

    id: str
    lang: str
    text: str
    spans: tuple[Span, ...]
    other: tuple[Span, ...] = ()
    kind: str = ""
    skeleton: str = ""


def read_records(path: Path) -> Iterator[Record]:
    """Reads a `.jsonl` or `.jsonl.gz` file. Spans of types outside the three (STREET) move to `other`."""
    open_text = gzip.open if path.suffix == ".gz" else open
    with open_text(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield _from_json(json.loads(line))


def write_records(path: Path, records: Iterable[Record]) -> None:
    """Writes gzipped JSON Lines without a time stamp, so that equal records make equal bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as packed:
        for record in records:
            packed.write((json.dumps(_to_json(record), ensure_ascii=False) + "\n").encode())


def _from_json(row: dict[str, Any]) -> Record:
    text = row["text"]
    to_index = _index_of_code_unit(text)
    spans = [_span(raw, to_index) for raw in row["spans"]]
    other = [_span(raw, to_index) for raw in row.get("other", [])]
    return Record(
        id=row["id"],
        lang=row["lang"],
        text=text,
        spans=tuple(span for span in spans if span.label in TYPES),
        other=tuple(other + [span for span in spans if span.label not in TYPES]),
        kind=row.get("kind", ""),
        skeleton=row.get("skeleton", ""),
    )


def _span(raw: dict[str, Any], to_index: Callable[[int], int]) -> Span:
    return Span(to_index(raw["start"]), to_index(raw["end"]), raw["label"], raw.get("origin", ""))


def _index_of_code_unit(text: str) -> Callable[[int], int]:
    if all(ord(character) < 0x10000 for character in text):
        return lambda offset: offset
    index = [i for i, character in enumerate(text) for _ in range(_width(character))]
    index.append(len(text))
    return index.__getitem__


def _to_json(record: Record) -> dict[str, Any]:
    units = [0]
    for character in record.text:
        units.append(units[-1] + _width(character))

    def span_json(span: Span) -> dict[str, Any]:
        row: dict[str, Any] = {"start": units[span.start], "end": units[span.end], "label": span.label}
        return row | ({"origin": span.origin} if span.origin else {})

    row: dict[str, Any] = {"id": record.id, "lang": record.lang, "text": record.text}
    row["spans"] = [span_json(span) for span in record.spans]
    if record.other:
        row["other"] = [span_json(span) for span in record.other]
    if record.kind:
        row |= {"kind": record.kind, "skeleton": record.skeleton}
    return row


def _width(character: str) -> int:
    return 2 if ord(character) > 0xFFFF else 1
