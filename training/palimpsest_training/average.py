"""The mean of several models' weights, where one was trained on from the other: often better than either, for no time.

Wortsman et al., "Model soups", ICML 2022.
"""

import argparse
import shutil
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file

from .model import copy_vocabulary
from .run_log import write_run


def main() -> None:
    """Command line of the step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path, action="append", required=True, help="folder with model.safetensors; give two or more")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    models = [load_file(folder / "model.safetensors") for folder in arguments.model]
    means = {name: torch.stack([model[name].float() for model in models]).mean(0) for name in models[0]}
    save_file(means, arguments.out / "model.safetensors")
    shutil.copyfile(arguments.model[0] / "config.json", arguments.out / "config.json")
    copy_vocabulary(arguments.model[0], arguments.out)
    write_run(arguments.out / "average.json", arguments, {"tensors": len(means)})


if __name__ == "__main__":
    main()
