"""What happens to documents on their way: capitals lost, umlauts spelt out, typing and OCR errors, hard line ends."""

import random
import re
from collections.abc import Callable, Mapping, Sequence

from .document import Document, Edit, edit

Noise = Callable[[Document, random.Random], Document]

#: Noises with their probability. Each group is drawn on its own, of a group the first that is drawn wins.
Accidents = Sequence[Sequence[tuple[Noise, float]]]

_UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
#: Confusions of optical character recognition in print of middling quality.
# fmt: off
_OCR: Mapping[str, Sequence[str]] = {
    "m": ["rn"], "rn": ["m"], "w": ["vv"], "n": ["ri", "u"], "u": ["ii", "n"], "h": ["b", "li"], "cl": ["d"],
    "l": ["1", "I"], "I": ["l", "1", "|"], "i": ["í", "j"], "t": ["f", "l"], "f": ["t"], "g": ["q", "9"],
    "O": ["0"], "o": ["0"], "e": ["c"], "c": ["e"], "a": ["o"], "B": ["8", "ß"], "S": ["5"], "K": ["l<"],
    "ü": ["u", "ii"], "ä": ["a", "å"], "ö": ["o", "6"], "ß": ["B", "fs"], "fi": ["ﬁ"], "fl": ["ﬂ"], ".": [","],
}
# fmt: on
_NEIGHBOURS = dict(zip("qwertzuiopasdfghjklyxcvbnm", "wertzuiopüsdfghjklöxcvbnm,", strict=True))


def lower_case(document: Document, rng: random.Random) -> Document:
    """Everything small, as in chats."""
    return _map_characters(document, str.lower)


def upper_case(document: Document, rng: random.Random) -> Document:
    """Everything in capitals, as in telexes and old databases."""
    return _map_characters(document, str.upper)


def umlauts_spelt_out(document: Document, rng: random.Random) -> Document:
    """ä becomes ae, ß becomes ss."""
    return _map_characters(document, lambda character: _UMLAUTS.get(character, character))


def umlauts_bare(document: Document, rng: random.Random) -> Document:
    """ä becomes a: a keyboard without umlauts in a hurry."""
    return _map_characters(document, lambda character: _UMLAUTS[character][0] if character in _UMLAUTS else character)


def typing_errors(document: Document, rng: random.Random) -> Document:
    """Letters doubled, dropped, swapped or hit beside, in about every fiftieth letter."""
    edits: list[Edit] = []
    at = 1
    while at < len(document.text) - 2:
        if document.text[at].isalpha() and document.text[at + 1].isalpha() and rng.random() < 0.02:
            edits.append(_typing_error(document.text, at, rng))
            at += 2
        at += 1
    return edit(document, edits)


def _typing_error(text: str, at: int, rng: random.Random) -> Edit:
    """The first letter of a word is doubled or stays: a reader would hardly get it wrong."""
    letter, following = text[at], text[at + 1]
    doubled, as_written = Edit(at, 1, letter + letter), Edit(at, 1, letter)
    if not text[at - 1].isalpha():
        return rng.choice([doubled, as_written, as_written, as_written])
    slip = _NEIGHBOURS.get(letter.lower(), letter)
    return rng.choice([doubled, Edit(at, 1, ""), Edit(at, 2, following + letter), Edit(at, 1, slip)])


def ocr_errors(document: Document, rng: random.Random) -> Document:
    """Letters misread and spaces lost or won, at a rate drawn for the document."""
    rate = rng.choice([0.01, 0.02, 0.04])
    edits: list[Edit] = []
    at = 0
    while at < len(document.text):
        wide, narrow = document.text[at : at + 2], document.text[at]
        key = wide if wide in _OCR else narrow
        if key in _OCR and rng.random() < rate * len(key):
            edits.append(Edit(at, len(key), rng.choice(_OCR[key])))
        elif narrow == " " and rng.random() < rate / 4:
            edits.append(Edit(at, 1, rng.choice(["", "  "])))
        at += len(key)
    return edit(document, [change for change in edits if not _at_a_border(document, change)])


def _at_a_border(document: Document, change: Edit) -> bool:
    borders = {offset for span in document.spans + document.other for offset in (span.start, span.end)}
    crosses = any(change.at < offset < change.at + change.removed for offset in borders)
    return crosses or (not document.text[change.at].isalnum() and bool({change.at, change.at + change.removed} & borders))


def hard_wrap(document: Document, rng: random.Random) -> Document:
    """Lines of a fixed width; some long words are divided with a hyphen, names too."""
    width = rng.choice([48, 60, 66, 72, 76])
    edits: list[Edit] = []
    column = 0
    for word in re.finditer(r"[^ \n]+|\n| +", document.text):
        if word[0] == "\n":
            column = 0
        elif word[0].isspace() or column + len(word[0]) <= width or column == 0:
            column += len(word[0])
        else:
            cut = _division(word[0], width - column, rng)
            if cut:
                edits.append(Edit(word.start() + cut, 0, "-\n"))
                column = len(word[0]) - cut
            elif document.text[word.start() - 1] == " ":
                edits.append(Edit(word.start() - 1, 1, "\n"))
                column = len(word[0])
    return edit(document, edits)


def _division(word: str, room: int, rng: random.Random) -> int:
    if room < 4 or not word.isalpha() or len(word) < 7 or rng.random() < 0.4:
        return 0
    cut = min(room - 1, len(word) - 3)
    return cut if cut >= 3 else 0


def quoted(document: Document, rng: random.Random) -> Document:
    """Each line behind "> ", as in an answered mail."""
    return _with_lines_behind(document, "> ")


def indented(document: Document, rng: random.Random) -> Document:
    """Each line moved in, as in text taken from a PDF."""
    return _with_lines_behind(document, " " * rng.choice([2, 4, 8]))


def _with_lines_behind(document: Document, margin: str) -> Document:
    starts = [0] + [match.end() for match in re.finditer("\n", document.text)]
    return edit(document, [Edit(at, 0, margin) for at in starts])


def without_punctuation(document: Document, rng: random.Random) -> Document:
    """Commas and full stops between words are left out, as in chats."""
    edits = [Edit(match.start(), 1, "") for match in re.finditer(r"(?<=\w)[,.!](?=\s|$)", document.text)]
    inside = [(span.start, span.end) for span in document.spans]
    return edit(document, [change for change in edits if not any(a <= change.at < b for a, b in inside)])


def names_small(document: Document, rng: random.Random) -> Document:
    """Names without capitals in a text that has them."""
    edits = [Edit(at, 1, document.text[at].lower()) for span in document.spans for at in range(span.start, span.end)]
    return edit(document, [change for change in edits if document.text[change.at].isupper()])


def _map_characters(document: Document, change: Callable[[str], str]) -> Document:
    edits = [Edit(at, 1, change(character)) for at, character in enumerate(document.text)]
    return edit(document, [made for made in edits if made.inserted != document.text[made.at]])


_ORDINARY: Accidents = (
    ((lower_case, 0.03), (upper_case, 0.015), (names_small, 0.02)),
    ((umlauts_spelt_out, 0.06), (umlauts_bare, 0.015)),
    ((typing_errors, 0.07), (ocr_errors, 0.04)),
    ((hard_wrap, 0.12),),
    ((quoted, 0.02), (indented, 0.05)),
)
_CHATTY: Accidents = (
    ((lower_case, 0.35), (upper_case, 0.01), (names_small, 0.08)),
    ((umlauts_spelt_out, 0.12), (umlauts_bare, 0.03)),
    ((typing_errors, 0.25),),
    ((without_punctuation, 0.2),),
)
_SCANNED: Accidents = (
    ((upper_case, 0.03),),
    ((ocr_errors, 0.85),),
    ((hard_wrap, 0.4),),
    ((indented, 0.2),),
)
_MACHINE: Accidents = (
    ((lower_case, 0.03), (upper_case, 0.06), (names_small, 0.02)),
    ((umlauts_spelt_out, 0.15), (umlauts_bare, 0.02)),
    ((typing_errors, 0.03),),
)
_BY_KIND: Mapping[str, Accidents] = {
    "chat": _CHATTY,
    "social-post": _CHATTY,
    "review": _CHATTY,
    "ocr": _SCANNED,
    "log-json": _MACHINE,
    "table": _MACHINE,
    "ticket": _MACHINE,
}


def add_noise(document: Document, kind: str, rng: random.Random) -> Document:
    """The document with the accidents that befall its kind."""
    for group in _BY_KIND.get(kind, _ORDINARY):
        for noise, probability in group:
            if rng.random() < probability:
                document = noise(document, rng)
                break
    return document
