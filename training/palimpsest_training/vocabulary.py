"""Step 2: the pieces worth keeping of 250 002, for German, English and the names of all origins.

Embeddings are never trained, so a vocabulary can grow or shrink under a trained model: its other weights stay.
"""

import argparse
import json
import math
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tokenizers import Tokenizer

from .generator.documents import generate
from .model import load_config, load_embeddings, save_embeddings
from .records import read_records
from .run_log import write_run
from .tokenization import load_tokenizer

_SPECIAL = 4
_ALWAYS = set("€§°™®…–—„“”‚‘’•µμ−")


def main() -> None:
    """Command line of the step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--corpora", type=Path, required=True, help="folder with train/*.jsonl.gz")
    parser.add_argument("--keep", type=Path, help="kept_ids.json of a model to start from: all of them stay")
    parser.add_argument("--size", type=int, default=48_000)
    parser.add_argument("--documents", type=int, default=20_000, help="generated documents to count pieces in")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    tokenizer = load_tokenizer(arguments.base)
    pieces = [piece for piece, _ in _model(arguments.base)["vocab"]]
    kept = set(json.loads(arguments.keep.read_text())) if arguments.keep else set()
    kept |= {index for index, piece in enumerate(pieces) if index < _SPECIAL or _is_always_kept(piece)}
    started_with = len(kept)
    counts = _count(tokenizer, _texts(arguments.corpora, arguments.documents))
    by_use = sorted((index for index in counts if _is_latin(pieces[index])), key=lambda index: (-counts[index], index))
    for index in by_use:
        if len(kept) >= arguments.size:
            break
        kept.add(index)
    _write(arguments.base, arguments.out, sorted(kept))
    total = sum(counts.values())
    covered = sum(count for index, count in counts.items() if index in kept)
    write_run(
        arguments.out / "vocabulary.json",
        arguments,
        {"kept": len(kept), "forced": started_with, "pieces seen": len(counts), "covered": covered / total},
    )


def _model(folder: Path) -> dict[str, list[tuple[str, float]]]:
    model: dict[str, list[tuple[str, float]]] = json.loads((folder / "tokenizer.json").read_text(encoding="utf-8"))["model"]
    return model


def _texts(corpora: Path, documents: int) -> Iterable[str]:
    for path in sorted((corpora / "train").glob("*.jsonl.gz")):
        for record in read_records(path):
            yield record.text
    for record in generate("train", documents, seed=11):
        yield record.text


def _count(tokenizer: Tokenizer, texts: Iterable[str]) -> Counter[int]:
    counts: Counter[int] = Counter()
    for text in texts:
        counts.update(tokenizer.encode(text, add_special_tokens=False).ids)
    return counts


def _is_always_kept(piece: str) -> bool:
    return piece in _ALWAYS or (len(piece.strip("▁")) <= 1 and _is_latin(piece))


def _is_latin(piece: str) -> bool:
    return all(
        ord(c) < 0x250 or c == "▁" or 0x300 <= ord(c) < 0x340 or 0x1E00 <= ord(c) < 0x1F00 or 0x2010 <= ord(c) < 0x2213 for c in piece
    )


def _write(base: Path, out: Path, kept: list[int]) -> None:
    """The cut vocabulary; the scores stay, so the remaining pieces are chosen as before."""
    out.mkdir(parents=True, exist_ok=True)
    save_embeddings(out, load_embeddings(base).rows(kept))
    tokenizer = json.loads((base / "tokenizer.json").read_text(encoding="utf-8"))
    tokenizer["model"]["vocab"] = [tokenizer["model"]["vocab"][index] for index in kept]
    assert all(math.isfinite(score) for _, score in tokenizer["model"]["vocab"])
    (out / "tokenizer.json").write_text(json.dumps(tokenizer, ensure_ascii=False), encoding="utf-8")
    (out / "config.json").write_text(json.dumps({**load_config(base), "vocab_size": len(kept)}, indent=1))
    (out / "kept_ids.json").write_text(json.dumps(kept))


if __name__ == "__main__":
    main()
