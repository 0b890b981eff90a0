"""The differences that are decided, with the reason in docs/checksums.md: everything else is a mistake on one side."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from stdnum.cn import ric
from stdnum.exceptions import ValidationError

STDNUM, PRESIDIO, RULE = "python-stdnum", "Presidio", "the rule in Python"


@dataclass(frozen=True)
class Difference:
    """Numbers of `name` for which `when` holds and that we accept (`ours`) while `source` does not, or the other way round.
    `when` is a pattern found in the number, or a function of it.
    """

    name: str
    source: str
    ours: bool
    when: str | Callable[[str], bool]

    def explains(self, name, source, number, ours):
        if (name, source, ours) != (self.name, self.source, self.ours):
            return False
        return self.when(number) if callable(self.when) else re.search(self.when, number) is not None


# The engine has no clock, python-stdnum refuses dates after today; some of those of this year are still to come.
FUTURE = "(?:" + "|".join(f"{year:02}" for year in range(date.today().year % 100, 100)) + ")"


def repeats_otherwise(tax_id):
    """Of the first ten digits not exactly one stands two or three times, or three stand in a row."""
    repeated = [count for count in Counter(tax_id[:10]).values() if count > 1]
    return repeated not in ([2], [3]) or re.search(r"(\d)\1\1", tax_id[:10]) is not None


def is_of_unlisted_district(resident_id):
    """python-stdnum lists no district of these six digits, or none at the time of the birth."""
    try:
        ric.get_birth_place(resident_id)
    except (KeyError, ValidationError):  # KeyError: as in cases.py
        return True
    return False


RECORDED = (
    *(Difference(name, STDNUM, False, r"^..(?:0[01]|99)") for name in ("DE_IBAN", "IBAN_CODE AT", "IBAN_CODE CH")),
    Difference("DE_TAX_ID", STDNUM, False, repeats_otherwise),
    Difference("DE_TAX_ID", PRESIDIO, False, repeats_otherwise),
    Difference("DE_VAT_ID", PRESIDIO, False, r"^DE0"),
    Difference("DE_SOCIAL_SECURITY", RULE, True, r"^..(?:96|98|99)"),
    Difference("DE_SOCIAL_SECURITY", PRESIDIO, True, r"^..(?:00|3[2-9]|4|50|8[2-9]|9)|^....00"),
    Difference("DE_ID_CARD", RULE, True, "O"),
    Difference("DE_LANR", PRESIDIO, True, r"^555555"),
    Difference("AT_SOCIAL_SECURITY", STDNUM, False, r"^....(?:00|3[2-9]|[4-9])|^......(?:00|1[6-9]|[2-9])"),
    Difference("BE_NATIONAL_NUMBER", STDNUM, True, rf"^{FUTURE}"),
    Difference("BE_NATIONAL_NUMBER", STDNUM, False, r"^..(?:..(?:3|29)|02(?:29|3)|.[2-9])|^...[4-9]|^....3[2-9]|^....[4-9]|^.{6}000"),
    Difference("PT_NIF", STDNUM, False, r"^(?:4|7[36])"),
    Difference("PL_PESEL", STDNUM, False, r"^..[3-9]"),
    Difference(
        "CZ_BIRTH_NUMBER",
        STDNUM,
        False,
        r"^(?:(?:5[4-9]|[6-9]\d)\d{7}|..[2-47-9]\d{6}|\d{6}000|..[49]\d{7}|(?:5[4-9]|[6-9]\d|0[0-3])[2378]\d{7})$",
    ),
    Difference("DK_CPR", STDNUM, True, rf"^....{FUTURE}"),
    Difference("SE_PERSONNUMMER", STDNUM, True, r"^....[6-9]"),
    Difference("SE_ORGANISATIONSNUMMER", STDNUM, False, r"^(?:0|..[01])"),
    Difference("NO_FODSELSNUMMER", STDNUM, True, rf"^....{FUTURE}"),
    Difference("FI_PERSONAL_IDENTITY_CODE", STDNUM, True, r"^.{7}9"),
    Difference("US_ITIN", STDNUM, True, r"^....(?:5|6[0-5])"),
    Difference("ABA_ROUTING_NUMBER", STDNUM, False, r"^(?:1[3-9]|20|3[3-9]|[45]|60|7[3-9]|8[1-9]|9)"),
    Difference("AU_ABN", STDNUM, True, r"^10"),
    Difference("AU_TFN", STDNUM, True, r"^\d{8}$"),
    Difference("AU_TFN", STDNUM, False, r"^\d{8}$"),
    Difference("IN_PAN", STDNUM, False, r"^...K"),
    Difference("IN_VOTER", STDNUM, True, r"^"),
    Difference("IN_GSTIN", STDNUM, True, r"^38"),
    Difference("KR_RRN", STDNUM, True, r"^"),
    Difference("KR_RRN", STDNUM, False, r"^.{7}[05-9]|^(?!.{6}-)"),
    Difference("KR_BRN", STDNUM, True, r"^...00"),
    Difference("KR_BRN", STDNUM, False, r"^"),
    Difference("TH_TNIN", STDNUM, False, r"^.0"),
    Difference("ZA_ID_NUMBER", STDNUM, True, r"^.{10}2"),
    Difference("MX_CURP", STDNUM, True, r"^.{10}X"),
    Difference("MX_CURP", STDNUM, False, r"^.{13}.{0,2}[AEIOU]"),
    Difference("CN_RESIDENT_ID", STDNUM, True, is_of_unlisted_district),
    Difference("SG_UEN", STDNUM, True, r"^(?:2|\d{8}|[ST]\d)"),
    Difference("CN_RESIDENT_ID", STDNUM, False, r"^.{6}(?!18|19|20)"),
    Difference("SG_UEN", STDNUM, False, r"^0"),
    Difference("EU_VAT_ID BE", STDNUM, False, r"(?:00|9[89])$"),
    Difference("EU_VAT_ID BE", STDNUM, True, r"^(?!BE)"),
    *(Difference(f"EU_VAT_ID {state}", STDNUM, False, rf"^(?!{state})") for state in ("EE", "EL")),
    Difference("EU_VAT_ID ES", STDNUM, False, r"^ES(?:[NPQRSW]\d+|[ABEH]\d+[A-Z])$"),
    Difference("EU_VAT_ID IE", STDNUM, False, r"[J-Z]$"),
    Difference("EU_VAT_ID LV", STDNUM, True, r"^LV[0-3]"),
    Difference("EU_VAT_ID SK", STDNUM, False, r"^"),
    Difference("EU_VAT_ID XI", STDNUM, True, r"^XI0"),
)


def is_recorded(name, source, number, ours):
    """Whether a row of `RECORDED` explains that only `ours` (or only the other side) accepts the number."""
    return any(difference.explains(name, source, number, ours) for difference in RECORDED)
