"""Marked documents as records."""

import pytest

from palimpsest_training.marked import read_marked, record_of
from palimpsest_training.records import Record, Span


def test_names_and_values_with_a_class_are_spans_and_what_else_may_hold_names_is_other():
    marked = "Frau ⟦PERSON|Anna Voss⟧, ⟦STREET_ADDRESS|Vossweg 3⟧, Nr. ⟦CASE_NUMBER|A-71⟧ aus ⟦LOCATION|Ulm⟧"
    text = "Frau Anna Voss, Vossweg 3, Nr. A-71 aus Ulm"
    spans = (Span(5, 14, "PERSON"), Span(31, 35, "CASE_NUMBER"), Span(40, 43, "LOCATION"))
    assert record_of("letter-7.de.txt", marked) == Record("letter-7.de.txt", "de", text, spans, (Span(16, 25, "STREET_ADDRESS"),), "letter")


def test_a_broken_mark_is_refused():
    for marked in ("⟦PERSON|⟧", "⟦PERSON|Anna", "⟦PERSON|An⟦na⟧⟧"):
        with pytest.raises(ValueError, match=r"chat-1.en.txt"):
            record_of("chat-1.en.txt", marked)


def test_a_folder_is_read_in_the_order_of_its_names(tmp_path):
    for name in ("form-2.en.txt", "form-1.de.txt"):
        (tmp_path / name).write_text("⟦PERSON|Bo⟧", encoding="utf-8")
    assert [record.lang for record in read_marked(tmp_path)] == ["de", "en"]
