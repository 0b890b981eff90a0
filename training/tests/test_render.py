"""Skeletons become documents."""

import random

import pytest

from palimpsest_training.generator.documents import DATA
from palimpsest_training.generator.render import render
from palimpsest_training.generator.skeletons import SLOT, Skeleton, load_skeletons


@pytest.mark.parametrize("skeleton", load_skeletons(DATA / "skeletons"), ids=lambda skeleton: skeleton.key)
def test_every_slot_of_a_skeleton_is_filled(skeleton, sources):
    document = render(skeleton, sources, random.Random(1))
    assert not SLOT.search(document.text)
    assert "|>" not in document.text
    for span in document.spans:
        name = document.text[span.start : span.end]
        assert name == name.strip() != ""


def test_a_city_and_its_district_behind_a_hyphen_are_one_place(sources):
    document = render(Skeleton("letter", "de", "x", "Er wohnt in {city}-{district} und {city2}."), sources, random.Random(1))
    assert len(document.spans) == 2
    assert "-" in document.text[document.spans[0].start : document.spans[0].end]
