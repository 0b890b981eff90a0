"""Text to token ids with offsets, and windows of tokens that fit the model."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tokenizers import Tokenizer

#: The ids of <s>, <pad> and </s>, which keep their places in every vocabulary.
BEGIN, PADDING, END = 0, 1, 2

#: Tokens of a window, <s> and </s> not counted.
WINDOW = 126

_SOFT_HYPHEN = "\u00ad"


@dataclass(frozen=True)
class Tokens:
    """Ids of a text with the stretch [start, end) of the text that each stands for, spaces left out."""

    ids: list[int]
    offsets: list[tuple[int, int]]


def load_tokenizer(folder: Path) -> Tokenizer:
    """The tokenizer of a model or vocabulary folder."""
    return Tokenizer.from_file(str(folder / "tokenizer.json"))


def tokenize(tokenizer: Tokenizer, text: str) -> Tokens:
    """Tokens of a text without <s> and </s>. Soft hyphens, which would split names, are taken out before, and of a run of
    tokens without a letter only the first and the last stay, as in the service (`packages/engine/src/ner/read-pieces.ts`)."""
    kept = [at for at, character in enumerate(text) if character != _SOFT_HYPHEN]
    clean = text if len(kept) == len(text) else "".join(text[at] for at in kept)
    encoded = tokenizer.encode(clean, add_special_tokens=False)
    ids, offsets = [], []
    for token, (start, end) in zip(encoded.ids, encoded.offsets, strict=True):
        start, end = _without_spaces(clean, start, end)
        if start < end:  # a metaspace alone stands for nothing
            ids.append(token)
            offsets.append((kept[start], kept[end - 1] + 1))
    return _to_read(text, Tokens(ids, offsets))


def _to_read(text: str, tokens: Tokens) -> Tokens:
    """All tokens with a letter, and of each run of others the first and the last."""
    has_letter = [any(map(str.isalpha, text[start:end])) for start, end in tokens.offsets]
    padded = [True, *has_letter, True]
    read = [at for at in range(len(has_letter)) if any(padded[at : at + 3])]
    return Tokens([tokens.ids[at] for at in read], [tokens.offsets[at] for at in read])


def _without_spaces(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end


def windows(text: str, offsets: Sequence[tuple[int, int]], size: int = WINDOW) -> Iterator[tuple[int, int]]:
    """Cuts tokens into windows [begin, end), after a line if possible, else after a sentence, else between words."""
    begin = 0
    while begin < len(offsets):
        end = min(len(offsets), begin + size)
        if end < len(offsets):
            end = _best_cut(text, offsets, begin + size // 3, end)
        yield begin, end
        begin = end


def _best_cut(text: str, offsets: Sequence[tuple[int, int]], first: int, last: int) -> int:
    candidates = range(last, first, -1)
    return max(candidates, key=lambda cut: (_cut_quality(text, offsets[cut - 1][1], offsets[cut][0]), cut))


def _cut_quality(text: str, before: int, after: int) -> int:
    gap = text[before:after]
    if "\n" in gap:
        return 3
    return 2 if gap and text[before - 1] in ".!?" else 1 if gap else 0
