"""The closed set of entity types that the model tells apart, and its BIO labels."""

TYPES = ("PERSON", "LOCATION", "ORGANIZATION")

#: Output classes of the model in the order of its logits: O, then B- and I- of each type.
LABELS = ("O", *(f"{prefix}-{type_}" for type_ in TYPES for prefix in "BI"))

#: Training label of a token that may be anything: it adds nothing to the loss.
IGNORED = -100

#: Training label of a token that is no LOCATION and no ORGANIZATION in a corpus that left out PERSON.
OUTSIDE_OR_PERSON = len(LABELS)


def begin_label(type_: str) -> int:
    """Class index of the first token of a name of this type; its other tokens have the next index."""
    return 1 + 2 * TYPES.index(type_)
