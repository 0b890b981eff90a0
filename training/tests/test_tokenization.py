"""Which tokens of a text are read, and in which windows."""

from tokenizers import Tokenizer
from tokenizers.models import BPE

from palimpsest_training.tokenization import Tokens, tokenize, windows


def test_of_a_run_of_tokens_without_a_letter_the_first_and_the_last_are_read():
    characters = Tokenizer(BPE({character: place for place, character in enumerate("N1234")}, []))
    assert tokenize(characters, "N1234") == Tokens([0, 1, 4], [(0, 1), (1, 2), (4, 5)])


def test_a_window_ends_at_a_line_rather_than_inside_a_sentence():
    text = "a b c\nd e f g h"
    offsets = [(i, i + 1) for i, character in enumerate(text) if not character.isspace()]
    assert list(windows(text, offsets, size=5)) == [(0, 3), (3, 8)]


def test_windows_cover_all_tokens_once_even_without_spaces():
    offsets = [(i, i + 1) for i in range(50)]
    cuts = list(windows("x" * 50, offsets, size=9))
    assert [index for begin, end in cuts for index in range(begin, end)] == list(range(50))
