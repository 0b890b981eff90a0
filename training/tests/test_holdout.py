"""Entries and their splits."""

from palimpsest_training.generator.holdout import split_of


def test_the_split_of_an_entry_never_changes():
    assert [split_of(f"last/polish/{name}") for name in ("Nowak", "Wiśniewski", "Lewandowski")] == ["train", "dev", "test"]
