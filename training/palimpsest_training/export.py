"""Step 6: the trained model as one ONNX file of about 32 MB, and how far it agrees with the one that was trained.

With `--data` the matrix products are in int8 (`int8_graph`), twice as fast; without, in fp32. An unpacked model
keeps what it was calibrated by. A model folder with the head of an early exit gets the exit.
"""

import argparse
from itertools import islice
from pathlib import Path
from typing import Any

import onnx

from .batches import load_sets
from .calibration import find_peaks, load_peaks
from .decoding import EVEN
from .exit_head import load_exit_head
from .folding import load_folded
from .inference import onnx_runner, predict, torch_runner
from .int8_graph import Int8Graph
from .model import load_config, load_embeddings, tagger_with
from .onnx_graph import Graph, Weights, build
from .records import read_records
from .run_log import write_run
from .scoring import decode_all
from .tokenization import load_tokenizer

FLOAT_NAME = "q4_w8.onnx"
INT8_NAME = "q4_int8.onnx"


def main() -> None:
    """Command line of the step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path, required=True, help="folder that the train step wrote; the ONNX file goes there")
    parser.add_argument("--check", type=Path, required=True, help="a .jsonl.gz file whose names both models look for")
    parser.add_argument("--records", type=int, default=300, help="how many records of it")
    parser.add_argument("--data", type=Path, help="folder that the data step wrote: int8 products, calibrated on its windows")
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    weights, config = load_folded(arguments.model), load_config(arguments.model)
    path = arguments.model / (INT8_NAME if arguments.data else FLOAT_NAME)
    graph = _empty_graph(arguments, config, weights)
    onnx.save(build(weights, load_embeddings(arguments.model), config, graph, load_exit_head(arguments.model)), path)
    figures = {"megabytes": round(path.stat().st_size / 1e6, 2), "agreement": round(_agreement(arguments, path), 2)}
    print(figures)
    write_run(path.with_suffix(".json"), arguments, figures)


def _empty_graph(arguments: argparse.Namespace, config: dict[str, Any], weights: Weights) -> Graph:
    if arguments.data is None:
        return Graph()
    if peaks := load_peaks(arguments.model):
        return Int8Graph(peaks)
    return Int8Graph(find_peaks(tagger_with(weights, config), load_sets(arguments.data / "windows")))


def _agreement(arguments: argparse.Namespace, path: Path) -> float:
    """F1 in percent of the spans of one model against those of the other."""
    tokenizer = load_tokenizer(arguments.model)
    records = list(islice(read_records(arguments.check), arguments.records))
    runners = (torch_runner(arguments.model, arguments.threads), onnx_runner(path, arguments.threads))
    trained, exported = (
        {(number, span) for number, spans in enumerate(decode_all(predict(runner, tokenizer, records), EVEN)) for span in spans}
        for runner in runners
    )
    return 200 * len(trained & exported) / max(len(trained) + len(exported), 1)


if __name__ == "__main__":
    main()
