"""Step 7: figures of a model on dev files and on the synthetic test set, by file, by kind and by origin of names.

Thresholds are chosen on the dev files and the synthetic dev set, never on the test set. Every figure is given twice:
at a probability of 0.5, and at the thresholds chosen.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

from .decoding import EVEN, Thresholds
from .inference import Prediction, onnx_runner, predict, torch_runner
from .records import Record, Span, read_records
from .run_log import write_run
from .scoring import Counts, choose_thresholds, count, decode_all, figures
from .tokenization import load_tokenizer

#: Dev files of the corpora that thresholds are chosen on and figures given for.
DEV_FILES = ("germeval2014.de", "smartdata.de", "uner_ewt.en", "grascco.de", "europarl.de", "presidio_synth.en")
#: STREET_ADDRESS counts as LOCATION there, and titles as part of names: no guide for thresholds.
_NOT_FOR_THRESHOLDS = ("presidio_synth.en",)

_PRINTED = ("F1", "person open", "over-masked")


def main() -> None:
    """Command line of the step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path, required=True, help="folder with tokenizer.json and the weights")
    parser.add_argument("--onnx", type=Path, help="an ONNX file to run in place of model.safetensors")
    parser.add_argument("--corpora", type=Path, required=True, help="folder with dev/*.jsonl.gz")
    parser.add_argument("--data", type=Path, required=True, help="folder that the data step wrote")
    parser.add_argument("--limit", type=int, help="only so many records of each file")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="JSON file to write")
    arguments = parser.parse_args()
    runner = onnx_runner(arguments.onnx, arguments.threads) if arguments.onnx else torch_runner(arguments.model, arguments.threads)
    tokenizer = load_tokenizer(arguments.model)

    def run(path: Path) -> list[Prediction]:
        print(path.name, flush=True)
        return predict(runner, tokenizer, islice(read_records(path), arguments.limit))

    dev = {name: run(arguments.corpora / "dev" / f"{name}.jsonl.gz") for name in DEV_FILES}
    synthetic = {part: run(arguments.data / "synthetic" / f"{part}.jsonl.gz") for part in ("dev", "test", "test-origins")}
    guides = [predictions for name, predictions in dev.items() if name not in _NOT_FOR_THRESHOLDS] + [synthetic["dev"]]
    thresholds = choose_thresholds(guides)
    files = {**dev, **{f"synthetic-{part}": predictions for part, predictions in synthetic.items()}}
    report = {"0.5": _report(EVEN, files), "chosen": _report(thresholds, files)}
    write_run(arguments.out, arguments, {"thresholds": thresholds, **report})
    _print(report, thresholds)


def _report(thresholds: Thresholds, files: dict[str, list[Prediction]]) -> dict[str, Any]:
    test, by_origin = files["synthetic-test"], files["synthetic-test-origins"]
    return {
        "files": {name: figures(_counts(predictions, thresholds)) for name, predictions in files.items()},
        "kinds": _grouped(test, thresholds, lambda record: record.kind),
        "languages": _grouped(test, thresholds, lambda record: record.lang),
        "origins": _grouped(by_origin, thresholds, _origin, persons_only=True),
    }


def _origin(record: Record) -> str:
    """Documents of one origin say so in their id: ``synthetic-test-<origin>-<number>``."""
    return record.id.split("-")[2]


def _counts(predictions: Sequence[Prediction], thresholds: Thresholds) -> list[Counts]:
    found = decode_all(predictions, thresholds)
    return [count(prediction.record, spans) for prediction, spans in zip(predictions, found, strict=True)]


def _grouped(
    predictions: Sequence[Prediction],
    thresholds: Thresholds,
    key: Callable[[Record], str],
    *,
    persons_only: bool = False,
) -> dict[str, Any]:
    compare = _person_counts if persons_only else count
    groups: dict[str, list[Counts]] = defaultdict(list)
    for prediction, spans in zip(predictions, decode_all(predictions, thresholds), strict=True):
        groups[key(prediction.record)].append(compare(prediction.record, spans))
    return {name: figures(groups[name]) for name in sorted(groups)}


def _persons(spans: Iterable[Span]) -> list[Span]:
    return [span for span in spans if span.label == "PERSON"]


def _person_counts(record: Record, found: Sequence[Span]) -> Counts:
    """F1 over PERSON alone, open characters by all that was found."""
    alone = count(replace(record, spans=tuple(_persons(record.spans))), _persons(found))
    return replace(count(record, found), right=alone.right, gold=alone.gold, found=alone.found)


def _print(report: dict[str, Any], thresholds: Thresholds) -> None:
    print("thresholds", dict(thresholds))
    for at, parts in report.items():
        for part, rows in parts.items():
            for name, row in rows.items():
                measures = "  ".join(f"{measure} {row[measure]:6.2f} {row[f'{measure} 95 %']}" for measure in _PRINTED)
                print(f"{at:>6} {part:9} {name:22} {measures}")


if __name__ == "__main__":
    main()
