"""The skeletons that there are."""

from palimpsest_training.generator.documents import DATA
from palimpsest_training.generator.skeletons import load_skeletons

SKELETONS = load_skeletons(DATA / "skeletons")


def test_titles_of_skeletons_are_unique():
    keys = [skeleton.key for skeleton in SKELETONS]
    assert len(keys) == len(set(keys))


def test_there_are_enough_skeletons_of_enough_kinds():
    assert len(SKELETONS) >= 500
    assert len({skeleton.kind for skeleton in SKELETONS}) >= 25
    german = sum(skeleton.lang == "de" for skeleton in SKELETONS)
    assert 0.6 < german / len(SKELETONS) < 0.75


def test_no_skeleton_is_used_in_training_and_in_the_test_set():
    used = {split: {skeleton.key for skeleton in load_skeletons(DATA / "skeletons", split)} for split in ("train", "dev", "test")}
    assert not used["train"] & used["test"]
    assert not used["train"] & used["dev"]
    assert 0.1 < len(used["test"]) / len(SKELETONS) < 0.3
