"""Documents with the accidents of their kind."""

import random

import pytest

from palimpsest_training.generator.document import Document
from palimpsest_training.generator.documents import DATA
from palimpsest_training.generator.noise import add_noise, hard_wrap, ocr_errors, quoted, upper_case
from palimpsest_training.generator.render import render
from palimpsest_training.generator.skeletons import load_skeletons
from palimpsest_training.records import Span


@pytest.mark.parametrize("noise", [upper_case, ocr_errors, hard_wrap, quoted])
def test_noise_leaves_names_without_space_at_their_ends(noise, sources):
    rng = random.Random(3)
    for skeleton in load_skeletons(DATA / "skeletons")[::5]:
        noisy = noise(render(skeleton, sources, rng), rng)
        for span in noisy.spans:
            name = noisy.text[span.start : span.end]
            assert name.strip() == name != ""


def test_capitals_lengthen_a_name_with_sharp_s():
    document = upper_case(Document("Herr Groß kam", (Span(5, 9, "PERSON"),)), random.Random(1))
    (span,) = document.spans
    assert document.text[span.start : span.end] == "GROSS"


def test_chats_lose_their_capitals_more_often_than_contracts():
    plain = Document("Anna Kern kommt.", (Span(0, 9, "PERSON"),))
    lowered = {kind: sum(add_noise(plain, kind, random.Random(i)).text[0] == "a" for i in range(300)) for kind in ("chat", "contract")}
    assert lowered["chat"] > 3 * lowered["contract"]
