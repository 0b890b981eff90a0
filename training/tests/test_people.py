"""The lists that people are named from."""

from palimpsest_training.generator.documents import DATA
from palimpsest_training.generator.people import load_origins


def test_no_name_is_used_in_training_and_in_the_test_set_not_even_by_another_origin():
    used = {split: _all_names(split) for split in ("train", "dev", "test")}
    assert not used["train"] & used["test"]
    assert not used["train"] & used["dev"]


def _all_names(split):
    return {name for origin in load_origins(DATA / "names", split) for name in origin.female + origin.male + origin.last}


def test_there_are_at_least_forty_origins_with_their_lists():
    origins = load_origins(DATA / "names", "train")
    assert len(origins) >= 40
    for origin in origins:
        assert len(origin.last) >= 15, origin.name
