"""The closed set of entity types that the model tells apart, and its classes: BIO labels for names, one for each other value."""

TYPES = ("PERSON", "LOCATION", "ORGANIZATION")

#: Values that are no names, each one class: only where one stands matters, the service knows where it begins and ends.
VALUE_TYPES = ("CASE_NUMBER", "AGE", "USERNAME", "SECRET", "DATE_OF_BIRTH", "DE_PLZ")

#: Output classes of the model in the order of its logits: O, then B- and I- of each type, then the other values.
LABELS = ("O", *(f"{prefix}-{type_}" for type_ in TYPES for prefix in "BI"), *VALUE_TYPES)

#: Columns of all that is no name.
NO_NAMES = (0, *(LABELS.index(type_) for type_ in VALUE_TYPES))

#: Training label of a token that may be anything: it adds nothing to the loss.
IGNORED = -100

#: Training label of a token that is no name in a corpus that left out other values.
NO_NAME = len(LABELS)

#: Training label of a token that is no LOCATION and no ORGANIZATION in a corpus that left out PERSON and other values.
NO_NAME_OR_PERSON = NO_NAME + 1


def begin_label(type_: str) -> int:
    """Class index of the first token of a name of this type; its other tokens have the next index."""
    return 1 + 2 * TYPES.index(type_)
