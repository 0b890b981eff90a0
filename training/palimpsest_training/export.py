"""Step 5: the trained model as one ONNX file of about 32 MB, and how far it agrees with the one that was trained."""

import argparse
from itertools import islice
from pathlib import Path

import numpy as np
import onnx
from safetensors.numpy import load_file

from .decoding import EVEN
from .inference import onnx_runner, predict, torch_runner
from .model import load_config, load_embeddings
from .onnx_graph import build
from .records import read_records
from .run_log import write_run
from .scoring import decode_all
from .tokenization import load_tokenizer

NAME = "q4_w8.onnx"


def main() -> None:
    """Command line of the step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path, required=True, help="folder that the train step wrote; the ONNX file goes there")
    parser.add_argument("--check", type=Path, required=True, help="a .jsonl.gz file whose names both models look for")
    parser.add_argument("--records", type=int, default=300, help="how many records of it")
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    weights = {name: tensor.astype(np.float32) for name, tensor in load_file(arguments.model / "model.safetensors").items()}
    path = arguments.model / NAME
    onnx.save(build(weights, load_embeddings(arguments.model), load_config(arguments.model)), path)
    figures = {"megabytes": round(path.stat().st_size / 1e6, 2), "agreement": round(_agreement(arguments), 2)}
    print(figures)
    write_run(arguments.model / "export.json", arguments, figures)


def _agreement(arguments: argparse.Namespace) -> float:
    """F1 in percent of the spans of one model against those of the other."""
    tokenizer = load_tokenizer(arguments.model)
    records = list(islice(read_records(arguments.check), arguments.records))
    runners = (torch_runner(arguments.model, arguments.threads), onnx_runner(arguments.model / NAME, arguments.threads))
    trained, exported = (
        {(number, span) for number, spans in enumerate(decode_all(predict(runner, tokenizer, records), EVEN)) for span in spans}
        for runner in runners
    )
    return 200 * len(trained & exported) / max(len(trained) + len(exported), 1)


if __name__ == "__main__":
    main()
