"""Which label a token is taught."""

from one_record import OFFSETS, RECORD

from palimpsest_training.encoding import label_tokens
from palimpsest_training.labels import IGNORED, OUTSIDE_OR_PERSON


def test_tokens_of_a_name_begin_and_go_on_and_other_is_left_out():
    assert label_tokens(RECORD, OFFSETS, persons_annotated=True) == [0, 1, 2, 0, IGNORED]


def test_where_persons_were_not_annotated_a_plain_token_may_be_one():
    assert label_tokens(RECORD, OFFSETS, persons_annotated=False)[0] == OUTSIDE_OR_PERSON
