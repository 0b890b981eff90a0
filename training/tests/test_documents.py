"""Generated documents as records."""

from itertools import pairwise

from palimpsest_training.generator.documents import generate, joined


def test_spans_of_a_document_are_sorted_and_disjoint():
    for record in generate("train", 300, seed=5):
        for before, after in pairwise(record.spans):
            assert before.end <= after.start


def test_the_same_seed_makes_the_same_documents():
    assert list(generate("test", 20, seed=7)) == list(generate("test", 20, seed=7))


def test_a_document_of_one_origin_has_people_of_no_other():
    found = {span.origin for record in generate("test", 30, 4, "vietnamese") for span in record.spans if span.label == "PERSON"}
    assert found == {"vietnamese"}


def test_a_joined_text_keeps_the_names_of_both():
    alone = list(generate("train", 40, seed=9))
    both = list(joined(alone, share=1.0, seed=1))
    assert len(both) < len(alone)
    names = [[record.text[span.start : span.end] for record in records for span in record.spans] for records in (alone, both)]
    assert sorted(names[0]) == sorted(names[1])
