"""Records on disk count in UTF-16 code units."""

import gzip
import json

from palimpsest_training.records import Record, Span, read_records, write_records

RECORD = Record("a", "de", "😀 Özil kam", (Span(2, 6, "PERSON", "turkish"),), (Span(0, 1, "EMOJI"),), "chat", "de/chat/x")


def test_offsets_on_disk_are_code_units(tmp_path):
    write_records(tmp_path / "r.jsonl.gz", [RECORD])
    row = json.loads(gzip.decompress((tmp_path / "r.jsonl.gz").read_bytes()))
    assert (row["spans"][0]["start"], row["spans"][0]["end"], row["other"][0]["end"]) == (3, 7, 2)


def test_what_is_written_is_read_again(tmp_path):
    write_records(tmp_path / "r.jsonl.gz", [RECORD])
    assert list(read_records(tmp_path / "r.jsonl.gz")) == [RECORD]


def test_types_outside_the_three_are_read_as_other(tmp_path):
    path = tmp_path / "r.jsonl"
    path.write_text(json.dumps({"id": "a", "lang": "de", "text": "Am Ring 3", "spans": [{"start": 0, "end": 9, "label": "STREET"}]}))
    (record,) = read_records(path)
    assert (record.spans, record.other) == ((), (Span(0, 9, "STREET"),))
