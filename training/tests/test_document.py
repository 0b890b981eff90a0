"""Spans follow the edits of their text."""

import pytest

from palimpsest_training.generator.document import Document, Edit, edit
from palimpsest_training.records import Span


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
