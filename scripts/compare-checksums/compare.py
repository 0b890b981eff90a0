"""Compares verdicts on numbers with python-stdnum, an independent implementation.

Reads JSON lines `{"kind", "number", "valid"}` from standard input, prints each difference and a count per kind.
Exits with 1 if there is a difference that docs/checksums.md does not explain.
Needs `pip install python-stdnum`.
"""

import json
import re
import sys
from collections import Counter

from stdnum import ean, iban, imei, luhn
from stdnum.at import uid as at_uid
from stdnum.at import vnr
from stdnum.ch import ssn, uid
from stdnum.de import idnr, vat
from stdnum.iso7064 import mod_11_10

VALIDATORS = {
    "luhn": luhn.is_valid,
    "mod97": lambda digits: int(digits) % 97 == 1,
    "ean13": ean.is_valid,
    "mod11_10": mod_11_10.is_valid,
    "de_tax_id": idnr.is_valid,
    "de_vat": vat.is_valid,
    "at_vat": at_uid.is_valid,
    "at_svnr": vnr.is_valid,
    "ch_uid": uid.is_valid,
    "ch_ahv": ssn.is_valid,
    "de_iban": iban.is_valid,
    "imei": imei.is_valid,
}


def is_explained(kind: str, number: str, valid: bool) -> bool:
    """Whether docs/checksums.md decides this difference."""
    if kind == "de_tax_id":
        return not valid and re.search(r"(\d)\1\1", number[:10]) is not None
    if kind == "de_iban":
        return not valid and number[2:4] in ("00", "01", "99")
    return False


def main() -> int:
    compared: Counter[str] = Counter()
    accepted: Counter[str] = Counter()
    differing: Counter[str] = Counter()
    unexplained = 0
    for line in sys.stdin:
        entry = json.loads(line)
        kind, number, valid = entry["kind"], entry["number"], entry["valid"]
        compared[kind] += 1
        accepted[kind] += valid
        if VALIDATORS[kind](number) == valid:
            continue
        differing[kind] += 1
        unexplained += not is_explained(kind, number, valid)
        if differing[kind] <= 10:
            print(f"{kind} {number}: here {valid}, python-stdnum {not valid}")
    for kind, count in compared.items():
        print(f"{kind}: {count} compared, {accepted[kind]} valid here, {differing[kind]} different")
    return 1 if unexplained or not compared else 0


if __name__ == "__main__":
    sys.exit(main())
