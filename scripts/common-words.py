"""Makes packages/engine/data/common-words.txt: everyday words of German and English, which are no safe sign of a name.

    python3 scripts/common-words.py DATA_FOLDER > packages/engine/data/common-words.txt

DATA_FOLDER holds gzipped JSON Lines with `text`, `spans` and `other` (UTF-16 offsets), in `train/`.
A word is kept if it stands at least three times outside of all spans, and more often outside than inside of names.
Surnames that are everyday words but rare in those corpora are added by hand.
"""

import collections
import glob
import gzip
import json
import re
import sys

ADDED_BY_HAND = (
    "bauer berg braun ernst fuchs groß hahn herz jäger jung kaiser klein koch kraus kurz könig mark rose schäfer sperling storch vogel weiß"
).split()
WORD = re.compile(r"[^\W\d_]{2,}")


def words_by_place(folder: str) -> tuple[collections.Counter, collections.Counter]:
    """Counts lower-cased words outside and inside of annotated spans."""
    outside, inside = collections.Counter(), collections.Counter()
    for path in sorted(glob.glob(f"{folder}/train/*.jsonl.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                count_words_of(json.loads(line), outside, inside)
    return outside, inside


def count_words_of(record: dict, outside: collections.Counter, inside: collections.Counter) -> None:
    units = record["text"].encode("utf-16-le")
    at = 0
    marked = sorted(record["spans"] + record.get("other", []), key=lambda span: span["start"])
    for span in [*marked, {"start": len(units) // 2, "end": len(units) // 2}]:
        count_words(outside, units[2 * at : 2 * span["start"]])
        count_words(inside, units[2 * span["start"] : 2 * span["end"]])
        at = max(at, span["end"])


def count_words(counter: collections.Counter, utf16: bytes) -> None:
    counter.update(word.lower() for word in WORD.findall(utf16.decode("utf-16-le", "replace")))


if __name__ == "__main__":
    outside, inside = words_by_place(sys.argv[1])
    print("# Everyday words of German and English in lower case, by scripts/common-words.py. Word counts alone; no text.")
    counted = {word for word in outside if outside[word] >= 3 and outside[word] > inside[word]}
    print("\n".join(sorted(counted.union(ADDED_BY_HAND))))
