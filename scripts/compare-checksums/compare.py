"""Compares our verdicts on generated numbers with those of implementations that are not ours. Started by `run.sh`;
arguments are the names of the checksums to compare, all without any.

For each checksum of `cases.py` it makes 10 000 numbers: a third by chance, a third completed until one side accepts them
(the sides take turns), a third near misses of accepted ones. The seed is fixed. Prints one line a checksum, and ends with 1
if the sides differ in a way that `differences.py` does not record, or if a vector of `conformance/` is judged otherwise.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
from collections import defaultdict

from cases import CASES
from differences import is_recorded
from shapes import complete, fill, near_miss

NUMBERS_EACH = 10_000
HERE = pathlib.Path(__file__).parent


def requests(shape, is_valid):
    """Yields `[number, places]`: what `verdicts.mjs` shall judge, after completing the places that are given."""
    for index in range(NUMBERS_EACH):
        number, places = (shape(), []) if callable(shape) else fill(shape)
        if index % 3 == 0:
            yield near_miss(complete(number, places, is_valid)), []
        elif index % 3 == 1:
            yield number, []
        else:
            yield (number, places) if index % 2 else (complete(number, places, is_valid), [])


def our_verdicts(asked):
    """Answers of `verdicts.mjs` to `[kind, number, places]`, in the same order: `[number, verdict]`."""
    with tempfile.TemporaryFile("w+") as answers:
        with subprocess.Popen(["node", HERE / "verdicts.mjs"], stdin=subprocess.PIPE, stdout=answers, text=True) as node:
            node.stdin.writelines(json.dumps(request) + "\n" for request in asked)
        if node.returncode != 0:
            raise subprocess.CalledProcessError(node.returncode, node.args)
        answers.seek(0)
        return [json.loads(line) for line in answers]


def report(name, source, is_valid, judged):
    """Prints the line of one checksum and one implementation; returns how many differences nobody recorded."""
    counts, unknown = defaultdict(int), []
    for number, ours in judged:
        theirs = is_valid(number)
        counts[ours, theirs] += 1
        if ours != theirs and not is_recorded(name, source, number, ours):
            unknown.append(f"{number} ({'ours' if ours else 'theirs'} only)")
    print(
        f"{name:26}{source:20}{len(judged):7} compared{counts[True, True]:7} both{counts[False, False]:7} neither"
        f"{counts[True, False]:6} ours only{counts[False, True]:6} theirs only",
        *unknown[:4],
        flush=True,
    )
    return len(unknown)


def check_vectors():
    """Runs `conformance/*.json` through the implementations; returns how many vectors they judge otherwise."""
    wrong = 0
    for path in sorted((HERE.parent.parent / "conformance").glob("*.json")):
        vectors = json.loads(path.read_text())
        for source, is_valid in {s: v for _, kind, _, sources in CASES if kind == vectors["type"] for s, v in sources}.items():
            for verdict in ("valid", "invalid"):
                for vector in vectors[verdict]:
                    number = compact(vector["value"])
                    if is_valid(number) != (verdict == "valid") and not is_recorded(vectors["type"], source, number, verdict == "valid"):
                        wrong += 1
                        print(f"{path.name} {source}: {vector['value']} is {verdict} here")
    return wrong


def compact(value):
    """The value without its separators, as the implementations take it."""
    return re.sub(r"[^\w]", "", value).upper()


def main():
    cases = [case for case in CASES if case[0] in sys.argv[1:] or not sys.argv[1:]]
    asked = ([kind, *request] for _, kind, shape, sources in cases for request in requests(shape, sources[0][1]))
    names = [name for name, *_ in cases for _ in range(NUMBERS_EACH)]
    judged = defaultdict(list)
    for name, answer in zip(names, our_verdicts(asked), strict=True):
        judged[name].append(answer)
    unknown = sum(report(name, source, is_valid, judged[name]) for name, _, _, sources in cases for source, is_valid in sources)
    wrong = check_vectors()
    print(f"{unknown} differences that differences.py does not record, {wrong} vectors judged otherwise")
    return 1 if unknown or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
