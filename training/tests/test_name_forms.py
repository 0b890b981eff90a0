"""The forms of a name."""

import pytest

from palimpsest_training.generator.name_forms import NAME_FORMS, genitive
from palimpsest_training.generator.people import Person

SPANISH = Person("Ana Lucía", "de la Vega Ruiz", "Ana Lucía de la Vega Ruiz", "Ani", True, "spanish")
GERMAN = Person("Karl-Heinz", "von der Aue", "Karl-Heinz von der Aue", "Kalle", False, "german")


@pytest.mark.parametrize(
    ("person", "form", "written"),
    [
        (SPANISH, "sorted", "de la Vega Ruiz, Ana Lucía"),
        (SPANISH, "sortedcaps", "DE LA VEGA RUIZ, Ana Lucía"),
        (GERMAN, "initial", "K. von der Aue"),
        (GERMAN, "initials", "K. H. V. D. A."),
        (GERMAN, "particle", "Karl-Heinz v. d. Aue"),
        (GERMAN, "short", "Karl-Heinz v."),
        (GERMAN, "nick", "Kalle"),
    ],
)
def test_a_name_is_written_in_each_form(person, form, written):
    assert NAME_FORMS[form](person) == written


@pytest.mark.parametrize(
    ("name", "lang", "expected"),
    [
        ("Müller", "de", ("Müllers", "")),
        ("MÜLLER", "de", ("MÜLLERS", "")),
        ("Hans", "de", ("Hans", "'")),
        ("Groß", "de", ("Groß", "'")),
        ("Anna", "en", ("Anna", "'s")),
    ],
)
def test_the_genitive_says_what_belongs_to_the_name(name, lang, expected):
    assert genitive(name, lang) == expected
