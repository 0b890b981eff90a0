"""Step 3: generated and marked documents and the corpora, cut into windows of token ids with labels."""

import argparse
from collections.abc import Iterable
from pathlib import Path

import numpy as np
from tokenizers import Tokenizer

from .corpora import CORPORA, OWN, Corpus
from .encoding import Window, encode
from .generator.documents import generate, joined, origins
from .marked import read_marked
from .records import Record, read_records, write_records
from .run_log import write_run
from .tokenization import load_tokenizer

#: Share of the training documents that get another one behind them.
_JOINED_SHARE = 0.2


def main() -> None:
    """Command line of the step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpora", type=Path, required=True, help="folder with train/*.jsonl.gz")
    parser.add_argument("--marked", type=Path, action="append", required=True, help="folder of documents with marks; may be repeated")
    parser.add_argument("--vocabulary", type=Path, required=True, help="folder with tokenizer.json")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--documents", type=int, default=20_000, help="generated documents for training")
    parser.add_argument("--test-documents", type=int, default=1_000, help="documents of the synthetic test set")
    parser.add_argument("--origin-documents", type=int, default=12, help="test documents for each origin of names")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    counts = _write_synthetic(arguments)
    tokenizer = load_tokenizer(arguments.vocabulary)
    figures = {}
    texts = {name: read_records(arguments.corpora / "train" / f"{name}.jsonl.gz") for name in CORPORA}
    texts |= {"synthetic": read_records(arguments.out / "synthetic" / "train.jsonl.gz")}
    texts |= {"marked": (record for folder in arguments.marked for record in read_marked(folder))}
    for name, corpus in {**CORPORA, **OWN}.items():
        figures[name] = _encode_corpus(tokenizer, texts[name], corpus, arguments.out / "windows" / f"{name}.npz")
        print(name, figures[name], flush=True)
    write_run(arguments.out / "data.json", arguments, {"synthetic": counts, "windows": figures})


def _write_synthetic(arguments: argparse.Namespace) -> dict[str, int]:
    """Writes the generated documents of all splits. The test set's seed is fixed: it stays the same for all runs."""
    folder: Path = arguments.out / "synthetic"
    test_count = arguments.test_documents
    training = joined(generate("train", arguments.documents, arguments.seed), _JOINED_SHARE, arguments.seed)
    write_records(folder / "train.jsonl.gz", training)
    write_records(folder / "dev.jsonl.gz", generate("dev", test_count // 2, seed=2))
    write_records(folder / "test.jsonl.gz", generate("test", test_count, seed=3))
    by_origin = (record for origin in origins() for record in generate("test", arguments.origin_documents, 4, origin))
    write_records(folder / "test-origins.jsonl.gz", by_origin)
    return {"train": arguments.documents, "dev": test_count // 2, "test": test_count, "origins": len(origins())}


def _encode_corpus(tokenizer: Tokenizer, records: Iterable[Record], corpus: Corpus, path: Path) -> dict[str, int]:
    """Stores the windows of a corpus as flat arrays: `ids`, `labels`, and `ends`, where each window ends."""
    found: list[Window] = []
    for record in records:
        found += encode(tokenizer, record, corpus)
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez(
        path,
        ids=np.concatenate([np.array(window.ids, np.int32) for window in found]),
        labels=np.concatenate([np.array(window.labels, np.int8) for window in found]),
        ends=np.cumsum([len(window.ids) for window in found]),
    )
    return {"windows": len(found), "tokens": sum(len(window.ids) for window in found)}


if __name__ == "__main__":
    main()
