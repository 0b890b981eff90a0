"""Names in fewer letters."""

from palimpsest_training.generator.spelling import ascii_name, without_diacritics


def test_diacritics_go_but_german_umlauts_stay():
    assert [without_diacritics(name) for name in ("Şahin", "Wałęsa", "Müller", "Nguyễn")] == ["Sahin", "Walesa", "Müller", "Nguyen"]


def test_mail_names_have_plain_letters_only():
    assert ascii_name("Groß-Gerauer Ñ") == "grossgerauern"
