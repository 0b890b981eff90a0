"""Settings and figures of a run, kept as JSON beside its output; the model card quotes these files."""

import json
import platform
import subprocess
import time
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def write_run(path: Path, settings: Namespace, figures: Mapping[str, Any]) -> None:
    """Writes what was asked for (paths by their last name only), what came out, and what it ran on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    row = {
        "step": path.stem,
        "finished": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "revision": _revision(),
        "python": platform.python_version(),
        "settings": {key: _plain(value) for key, value in vars(settings).items()},
        "figures": figures,
    }
    path.write_text(json.dumps(row, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _plain(value: object) -> object:
    if isinstance(value, Path):
        return value.name
    return [_plain(item) for item in value] if isinstance(value, list) else value


def _revision() -> str:
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"
