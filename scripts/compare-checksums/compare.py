"""Compares our verdicts on generated numbers with those of implementations that are not ours. Started by `run.sh`;
arguments are the names of the checksums to compare, all without any.

For each checksum of `cases.py` it makes 12 000 numbers: a third by chance, a third completed until one side accepts them
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

NUMBERS_EACH = 12_000
HERE = pathlib.Path(__file__).parent


def requests(shape, is_valid):
    """Yields `[number, places]`: what `verdicts.mjs` shall judge, after completing the places that are given."""
    for index in range(NUMBERS_EACH):
        number, places = (shape(), []) if callable(shape) else fill(shape)
        accepted = complete(number, places, is_valid) if places else number
        if index % 3 == 0:
            yield near_miss(accepted), []
        elif index % 3 == 1:
            yield number, []
        else:
            yield (number, places) if index % 2 else (accepted, [])


def our_verdicts(asked):
    """Answers of `verdicts.mjs` to `[kind, number, places]`, in the same order: `[number, verdict]`."""
    with tempfile.TemporaryFile('w+') as file:
        file.writelines(json.dumps(request) + '\n' for request in asked)
        file.seek(0)
        node = subprocess.run(['node', HERE / 'verdicts.mjs'], stdin=file, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in node.stdout.splitlines()]


def report(name, source, is_valid, judged):
    """Prints the line of one checksum and one implementation; returns how many differences nobody recorded."""
    counts, unknown = defaultdict(int), []
    for number, ours in judged:
        theirs = is_valid(number)
        counts[ours, theirs] += 1
        if ours != theirs and not is_recorded(name, source, number, ours):
            unknown.append(f'{number} ({"ours" if ours else "theirs"} only)')
    print(f'{name:26}{source:20}{len(judged):7} compared{counts[True, True]:7} both{counts[False, False]:7} neither'
          f'{counts[True, False]:6} ours only{counts[False, True]:6} theirs only', *unknown[:4], flush=True)
    return len(unknown)


def check_vectors():
    """Runs `conformance/*.json` through the implementations; returns how many vectors they judge otherwise."""
    wrong = 0
    for path in sorted((HERE.parent.parent / 'conformance').glob('*.json')):
        vectors = json.loads(path.read_text())
        for source, is_valid in {s: v for _, kind, _, sources in CASES if kind == vectors['type'] for s, v in sources}.items():
            for verdict in ('valid', 'invalid'):
                for vector in vectors[verdict]:
                    number = compact(vector['value'])
                    if is_valid(number) != (verdict == 'valid') and not is_recorded(
                            vectors['type'], source, number, verdict == 'valid'):
                        wrong += 1
                        print(f'{path.name} {source}: {vector["value"]} is {verdict} here')
    return wrong


def compact(value):
    """The value without its separators, as the implementations take it."""
    return re.sub(r'[^\w]', '', value).upper()


def main():
    cases = [case for case in CASES if case[0] in sys.argv[1:] or not sys.argv[1:]]
    asked = [(case, request) for case in cases for request in requests(case[2], case[3][0][1])]
    answers = our_verdicts([case[1], *request] for case, request in asked)
    judged = defaultdict(list)
    for (case, _), answer in zip(asked, answers, strict=True):
        judged[case[0]].append(answer)
    unknown = sum(report(name, source, is_valid, judged[name])
                  for name, _, _, sources in cases for source, is_valid in sources)
    wrong = check_vectors()
    print(f'{unknown} differences that differences.py does not record, {wrong} vectors judged otherwise')
    return 1 if unknown or wrong else 0


if __name__ == '__main__':
    sys.exit(main())
