"""Marked documents with other people in them."""

import random

import pytest

from palimpsest_training.generator.people import Person
from palimpsest_training.marked import record_of
from palimpsest_training.renamed import renamed

ELIF = Person("Elif", "Yıldız", "Elif Yıldız", "Elif", True, "turkish")
JAN = Person("Jan Pieter", "de Wit", "Jan Pieter de Wit", "Jan", False, "dutch")


class Casting:
    """Draws these people one after another."""

    def __init__(self, *people):
        self._people = iter(people)

    def draw(self, lang: str, rng: random.Random) -> Person:
        return next(self._people)


def rename(marked: str, *people: Person, seed: int = 1) -> tuple[str, list[str]]:
    (record,) = renamed([record_of("note-1.de.txt", marked)], Casting(*people), seed)
    return record.text, [record.text[span.start : span.end] for span in record.spans]


@pytest.mark.parametrize(
    ("marked", "names"),
    [
        ("⟦PERSON|Anna Voss⟧ kam. Frau ⟦PERSON|Voss⟧ ging.", ["Elif Yıldız", "Yıldız"]),
        ("⟦PERSON|Voss, Anna⟧", ["Yıldız, Elif"]),
        ("⟦PERSON|ANNA VOSS⟧ und ⟦PERSON|anna⟧", ["ELIF YILDIZ", "elif"]),
        ("⟦PERSON|Anna Voigt⟧, ⟦PERSON|Annas⟧ Hund", ["Elif Yıldız", "Elifs"]),
        ("Herrn ⟦PERSON|Voss⟧", ["Yıldız"]),
        ("⟦PERSON|A. Voss⟧, ⟦PERSON|AVo⟧", ["A. Yıldız", "AVo"]),
        ("⟦PERSON|Bo van den Li⟧", ["Elif van den Yıldız"]),
    ],
)
def test_each_word_of_a_name_is_another_one_in_its_place_and_case(marked, names):
    assert rename(marked, ELIF)[1] == names


def test_people_who_share_a_surname_share_the_new_one():
    assert rename("⟦PERSON|Anna Voss⟧ und ⟦PERSON|Karl Voss⟧", ELIF, JAN)[1] == ["Elif Yıldız", "Jan Yıldız"]


def test_a_word_alone_is_either_name():
    assert {rename("bei ⟦PERSON|Anna⟧", ELIF, seed=seed)[1][0] for seed in range(20)} == {"Elif", "Yıldız"}


def test_a_record_without_people_is_left_out():
    assert not list(renamed([record_of("list-1.de.txt", "⟦LOCATION|Ulm⟧")], Casting(), seed=1))


def test_what_is_no_persons_name_stays():
    text, _ = rename("Voss! ⟦PERSON|Anna Voss⟧, ⟦EMAIL_ADDRESS|anna@voss.example⟧, ⟦ORGANIZATION|Voss GmbH⟧.", ELIF)
    assert text == "Voss! Elif Yıldız, anna@voss.example, Voss GmbH."
