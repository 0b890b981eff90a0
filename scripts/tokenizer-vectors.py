"""Writes what the reference implementation (PyPI `tokenizers`) makes of many texts, for the tokenizer's tests.

    python scripts/tokenizer-vectors.py --count 50000 --out vectors.json [--tokenizer FILE] [--data FOLDER]

Texts are random strings of all scripts, or, with --data, also the texts of the *.jsonl.gz files below FOLDER.
One JSON object: {"tokenizer": path, "vectors": [{"text", "ids", "offsets", "exact"}]}. Offsets are UTF-16 code units
without leading space; pieces that are space alone are left out. Where normalization removes or joins characters, the
reference's offsets cover only a part of what a piece came from: there `exact` is false, and only ids are to compare.
"""

import argparse
import gzip
import itertools
import json
import pathlib
import random
import unicodedata

from tokenizers import Tokenizer

DEFAULT_TOKENIZER = "packages/engine/models/ner-de-en/tokenizer.json"
MARKS = {"Unigram": "▁", "BPE": "ĠĊĉč", "WordPiece": ""}  # how pieces write space

# Ranges of code points that texts are drawn from, script by script.
RANGES = [
    (0x0020, 0x007E), (0x00A0, 0x00FF), (0x0100, 0x024F), (0x0250, 0x02FF), (0x0300, 0x036F), (0x0370, 0x03FF),
    (0x0400, 0x052F), (0x0530, 0x058F), (0x0590, 0x05FF), (0x0600, 0x06FF), (0x0700, 0x074F), (0x0780, 0x07BF),
    (0x0900, 0x097F), (0x0980, 0x09FF), (0x0A00, 0x0AFF), (0x0B00, 0x0BFF), (0x0C00, 0x0CFF), (0x0D00, 0x0DFF),
    (0x0E00, 0x0E7F), (0x0E80, 0x0EFF), (0x0F00, 0x0FFF), (0x1000, 0x109F), (0x10A0, 0x10FF), (0x1100, 0x11FF),
    (0x1200, 0x137F), (0x13A0, 0x13FF), (0x1780, 0x17FF), (0x1800, 0x18AF), (0x1D00, 0x1DBF), (0x1E00, 0x1EFF),
    (0x1F00, 0x1FFF), (0x2000, 0x206F), (0x2070, 0x20CF), (0x2100, 0x214F), (0x2150, 0x218F), (0x2190, 0x23FF),
    (0x2460, 0x24FF), (0x2500, 0x27BF), (0x2C60, 0x2C7F), (0x3000, 0x303F), (0x3040, 0x30FF), (0x3130, 0x318F),
    (0x3200, 0x33FF), (0x4E00, 0x9FFF), (0xA000, 0xA4CF), (0xAC00, 0xD7AF), (0xF900, 0xFAFF), (0xFB00, 0xFB4F),
    (0xFB50, 0xFDFF), (0xFE00, 0xFE0F), (0xFE20, 0xFE6F), (0xFE70, 0xFEFF), (0xFF00, 0xFFEF), (0x0000, 0x001F),
    (0x007F, 0x009F), (0x10000, 0x1007F), (0x1D400, 0x1D7FF), (0x1F1E6, 0x1F1FF), (0x1F300, 0x1F6FF),
    (0x1F900, 0x1F9FF), (0x20000, 0x2A6DF), (0xE0020, 0xE007F),
]  # fmt: skip
WORDS = (
    "Sehr geehrte Frau Dr. Müller-Lüdenscheidt, Straße Größe ÄÖÜ äöü ß ẞ Grüße GmbH & Co. KG John's O’Neill "
    "Łódź Čapek İstanbul Nguyễn Đặng São_Paulo naïve Kraków don't 12.03.1980 1.234,56 € 10 km/h [PERSON_1] "
    "a@b.example https://example.org/?q=1 ﬁ ﬀ ㎏ ½ ² … ™ № 👍🏽 👩‍👩‍👧 🇩🇪 é ü ё й Mül\u00adler Zu\u00adcker \u200b \ufeff"
).split(" ")


def random_text(rng: random.Random) -> str:
    """Words, stretches of one script, and single characters of any script, joined with or without space."""
    parts = []
    for _ in range(rng.randint(1, 12)):
        kind = rng.random()
        low, high = rng.choice(RANGES)
        if kind < 0.4:
            word = rng.choice(WORDS)
            parts.append(unicodedata.normalize(rng.choice(["NFC", "NFD"]), word) if rng.random() < 0.3 else word)
        elif kind < 0.8:
            parts.append("".join(chr(rng.randint(low, high)) for _ in range(rng.randint(1, 9))))
        else:
            parts.append("".join(chr(rng.randint(*rng.choice(RANGES))) for _ in range(rng.randint(1, 5))))
        parts.append(rng.choice([" ", " ", " ", "", "  ", "\n", "\r\n", "\t", "\u00a0", "\u00ad", "-", "."]))
    return "".join(parts)


def corpus_texts(folder: str):
    for path in sorted(pathlib.Path(folder).rglob("*.jsonl.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            yield from (json.loads(line)["text"] for line in lines)


def is_one_to_one(tokenizer: Tokenizer, text: str) -> bool:
    """Whether normalization keeps the number of characters, so that the reference's offsets cover all they should."""
    if tokenizer.normalizer is None:
        return True
    return (
        "  " not in text
        and all(len(tokenizer.normalizer.normalize_str(c)) == 1 for c in text)
        and len(tokenizer.normalizer.normalize_str(text)) == len(text)
    )


def vector(tokenizer: Tokenizer, text: str) -> dict:
    mark = MARKS[type(tokenizer.model).__name__]
    encoding = tokenizer.encode(text, add_special_tokens=False)
    units = list(itertools.accumulate((1 + (ord(c) > 0xFFFF) for c in text), initial=0))
    normalize = tokenizer.normalizer.normalize_str if tokenizer.normalizer else str
    ids, offsets = [], []
    for token, identifier, (start, end) in zip(encoding.tokens, encoding.ids, encoding.offsets, strict=True):
        if token.strip(mark or None) == "":
            continue
        if token[0] in mark:
            while start < end and normalize(text[start]).strip(" \t\n\r▁") == "":
                start += 1
        ids.append(identifier)
        offsets.append([units[start], units[end]])
    return {"text": text, "ids": ids, "offsets": offsets, "exact": is_one_to_one(tokenizer, text)}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--count", type=int, default=50_000)
    arguments.add_argument("--out", required=True)
    arguments.add_argument("--tokenizer", default=DEFAULT_TOKENIZER)
    arguments.add_argument("--data")
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    rng = random.Random(options.seed)
    tokenizer = Tokenizer.from_file(options.tokenizer)
    texts = [random_text(rng) for _ in range(options.count)]
    if options.data:
        texts += corpus_texts(options.data)
    texts = [text for text in texts if not any(0xD800 <= ord(c) <= 0xDFFF for c in text)]
    result = {"tokenizer": options.tokenizer, "vectors": [vector(tokenizer, text) for text in texts]}
    with open(options.out, "w", encoding="utf-8") as file:
        json.dump(result, file, ensure_ascii=False, separators=(",", ":"))
    print(f"{len(texts)} texts, {sum(v['exact'] for v in result['vectors'])} with offsets to compare")


if __name__ == "__main__":
    main()
