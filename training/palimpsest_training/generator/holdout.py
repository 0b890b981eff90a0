"""Which skeletons and list entries are kept from training.

The choice hangs on nothing but the entry itself, so that a list may grow without moving an entry from the test set
into training.
"""

import hashlib
from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

Split = Literal["train", "dev", "test"]

TEST_SHARE = 0.20
#: Thresholds are chosen on documents of this share; taken from what the test set left.
DEV_SHARE = 0.08

T = TypeVar("T")


def split_of(entry: str) -> Split:
    """The split that an entry belongs to; `entry` names its list too, as in ``last/polish/Kowalski``."""
    position = int.from_bytes(hashlib.sha256(entry.encode()).digest()[:8], "big") / 2**64
    if position < TEST_SHARE:
        return "test"
    return "dev" if position < TEST_SHARE + DEV_SHARE else "train"


def entries_of(split: Split, prefix: str, entries: Sequence[T], key: Callable[[T], str] = str) -> list[T]:
    """The entries of a list that a split may use. A list too short to have any of its own there is used whole."""
    chosen = [entry for entry in entries if split_of(f"{prefix}/{key(entry)}") == split]
    return chosen or list(entries)
