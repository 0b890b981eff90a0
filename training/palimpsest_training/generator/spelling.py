"""Names in fewer letters than they have."""

import re
import unicodedata

_UNDECOMPOSED = str.maketrans("łŁøØđĐıßæÆðþ", "lLoOdDisaAdt")


def without_diacritics(name: str) -> str:
    """The name in plain Latin letters (Şahin -> Sahin). German umlauts stay: they are no loss in German texts."""
    kept = {"ä", "ö", "ü", "Ä", "Ö", "Ü"}

    def plain(character: str) -> str:
        if character in kept or character == "ß":
            return character
        bare = "".join(c for c in unicodedata.normalize("NFD", character) if not unicodedata.combining(c))
        return bare.translate(_UNDECOMPOSED)

    return "".join(map(plain, unicodedata.normalize("NFC", name)))


def ascii_name(name: str) -> str:
    """Lower-case letters of a name as in a mail address (Müller -> mueller)."""
    for umlaut, plain in {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}.items():
        name = name.lower().replace(umlaut, plain)
    return re.sub(r"[^a-z]", "", without_diacritics(name))
