"""Makes numbers of a shape: by chance, completed until somebody accepts them, and near misses of those."""

import itertools
import random
import string

DIGITS, LETTERS = string.digits, string.ascii_uppercase
chance = random.Random(20261121)


def date(form, first=1900, last=2025):
    """A day, one in ten of which the calendar does not have; `form` is made of Y (four), y (two), m, d."""
    year, month = chance.randint(first, last), chance.randint(1, 12)
    day = chance.randint(1, 28) if chance.random() < 0.9 else chance.randint(0, 39)
    parts = {"Y": f"{year:04}", "y": f"{year % 100:02}", "m": f"{month:02}", "d": f"{day:02}"}
    return "".join(parts[part] for part in form)


def fill(shape):
    """Fills a shape; returns the number and the indices of its check characters.

    `#` a digit, `?` a letter, `*` either, `@` a check digit, `&` a check character that may be a letter,
    `[abc]` or `[ab|c#]` one of these, `{dmy}` a date; the rest stands for itself.
    """
    number, places, at = "", [], 0
    while at < len(shape):
        character = shape[at]
        if character == "[":
            end = shape.index("]", at)
            inside = shape[at + 1 : end]
            part, inner = fill(chance.choice(inside.split("|") if "|" in inside else inside))
            places += [len(number) + place for place in inner]
            number, at = number + part, end
        elif character == "{":
            end = shape.index("}", at)
            number, at = number + date(shape[at + 1 : end]), end
        else:
            if character in "@&":
                places.append(len(number))
            choices = {"#": DIGITS, "@": DIGITS, "?": LETTERS, "*": DIGITS + LETTERS, "&": DIGITS + LETTERS}
            number += chance.choice(choices.get(character, character))
        at += 1
    return number, places


def complete(number, places, is_valid):
    """The number with its check characters replaced until `is_valid` accepts it; as it was where none does or it has none."""
    if not places:
        return number
    characters = DIGITS + LETTERS + LETTERS.lower() if len(places) == 1 else DIGITS
    for found in itertools.product(characters, repeat=len(places)):
        candidate = list(number)
        for place, character in zip(places, found, strict=True):
            candidate[place] = character
        if is_valid("".join(candidate)):
            return "".join(candidate)
    return number


def near_miss(number):
    """The number with one character changed for another of its kind, or two neighbours swapped."""
    at = chance.randrange(len(number) - 1)
    if chance.random() < 0.5:
        return number[:at] + number[at + 1] + number[at] + number[at + 2 :]
    alphabet = next((kind for kind in (DIGITS, LETTERS, LETTERS.lower()) if number[at] in kind), number[at])
    return number[:at] + chance.choice(alphabet) + number[at + 1 :]
