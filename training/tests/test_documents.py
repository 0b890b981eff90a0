"""Generated documents: every slot is filled, spans stay on their names, splits share nothing."""

import random

import pytest

from palimpsest_training.generator.document import Document, Edit, edit
from palimpsest_training.generator.documents import DATA, generate, joined, load_sources
from palimpsest_training.generator.holdout import split_of
from palimpsest_training.generator.noise import add_noise, hard_wrap, ocr_errors, quoted, upper_case
from palimpsest_training.generator.people import load_origins
from palimpsest_training.generator.render import render
from palimpsest_training.generator.skeletons import SLOT, Skeleton, load_skeletons
from palimpsest_training.records import Span

SKELETONS = load_skeletons(DATA / "skeletons")


@pytest.fixture(scope="module")
def sources():
    return load_sources("train")


@pytest.mark.parametrize("skeleton", SKELETONS, ids=lambda skeleton: skeleton.key)
def test_every_slot_of_a_skeleton_is_filled(skeleton, sources):
    document = render(skeleton, sources, random.Random(1))
    assert not SLOT.search(document.text)
    assert "|>" not in document.text
    for span in document.spans:
        name = document.text[span.start : span.end]
        assert name == name.strip() != ""


def test_titles_of_skeletons_are_unique():
    keys = [skeleton.key for skeleton in SKELETONS]
    assert len(keys) == len(set(keys))


def test_there_are_enough_skeletons_of_enough_kinds():
    assert len(SKELETONS) >= 500
    assert len({skeleton.kind for skeleton in SKELETONS}) >= 25
    german = sum(skeleton.lang == "de" for skeleton in SKELETONS)
    assert 0.6 < german / len(SKELETONS) < 0.75


def test_spans_of_a_document_are_sorted_and_disjoint(sources):
    for record in generate("train", 300, seed=5):
        for before, after in zip(record.spans, record.spans[1:], strict=False):
            assert before.end <= after.start


def test_the_same_seed_makes_the_same_documents():
    assert list(generate("test", 20, seed=7)) == list(generate("test", 20, seed=7))


def test_no_skeleton_is_used_in_training_and_in_the_test_set():
    used = {split: {skeleton.key for skeleton in load_skeletons(DATA / "skeletons", split)} for split in ("train", "dev", "test")}
    assert not used["train"] & used["test"]
    assert not used["train"] & used["dev"]
    assert 0.1 < len(used["test"]) / len(SKELETONS) < 0.3


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


def test_the_split_of_an_entry_never_changes():
    assert [split_of(f"last/polish/{name}") for name in ("Nowak", "Kowalski", "Mazur", "Zając")] == ["train", "train", "train", "train"]


def test_a_document_of_one_origin_has_people_of_no_other():
    found = {span.origin for record in generate("test", 30, 4, "vietnamese") for span in record.spans if span.label == "PERSON"}
    assert found == {"vietnamese"}


@pytest.mark.parametrize(
    ("edits", "text", "name"),
    [
        ([Edit(0, 0, "> ")], "> Anna sagt", "Anna"),
        ([Edit(1, 1, "")], "Ana sagt", "Ana"),
        ([Edit(3, 1, "a!")], "Anna! sagt", "Anna!"),
        ([Edit(2, 0, "-\n")], "An-\nna sagt", "An-\nna"),
        ([Edit(4, 1, "\n")], "Anna\nsagt", "Anna"),
    ],
)
def test_an_edit_keeps_the_span_on_its_name(edits, text, name):
    edited = edit(Document("Anna sagt", (Span(0, 4, "PERSON"),)), edits)
    (span,) = edited.spans
    assert (edited.text, edited.text[span.start : span.end]) == (text, name)


@pytest.mark.parametrize("noise", [upper_case, ocr_errors, hard_wrap, quoted])
def test_noise_leaves_names_without_space_at_their_ends(noise, sources):
    rng = random.Random(3)
    for skeleton in SKELETONS[::5]:
        noisy = noise(render(skeleton, sources, rng), rng)
        for span in noisy.spans:
            name = noisy.text[span.start : span.end]
            assert name.strip() == name != ""


def test_capitals_lengthen_a_name_with_sharp_s():
    document = upper_case(Document("Herr Groß kam", (Span(5, 9, "PERSON"),)), random.Random(1))
    (span,) = document.spans
    assert document.text[span.start : span.end] == "GROSS"


def test_chats_lose_their_capitals_more_often_than_letters(sources):
    plain = Document("Anna Kern kommt.", (Span(0, 9, "PERSON"),))
    lowered = {kind: sum(add_noise(plain, kind, random.Random(i)).text[0] == "a" for i in range(300)) for kind in ("chat", "contract")}
    assert lowered["chat"] > 3 * lowered["contract"]


def test_a_joined_text_keeps_the_names_of_both():
    alone = list(generate("train", 40, seed=9))
    both = list(joined(alone, share=1.0, seed=1))
    assert len(both) < len(alone)
    names = [[record.text[span.start : span.end] for record in records for span in record.spans] for records in (alone, both)]
    assert sorted(names[0]) == sorted(names[1])


def test_a_city_and_its_district_behind_a_hyphen_are_one_place(sources):
    document = render(Skeleton("letter", "de", "x", "Er wohnt in {city}-{district} und {city2}."), sources, random.Random(1))
    assert len(document.spans) == 2
    assert "-" in document.text[document.spans[0].start : document.spans[0].end]
