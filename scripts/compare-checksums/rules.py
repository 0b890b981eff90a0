"""Checks that no package has, written from the text of the rule and not from our TypeScript."""

import datetime
import re

from stdnum import luhn, verhoeff

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def cross_sum(number):
    return sum(map(int, str(number)))


def pension_insurance(number):
    """VKVV § 4: the letter becomes its place in the alphabet (01 to 26); the twelve digits before the check digit are
    multiplied by 2 1 2 5 7 1 2 1 2 1 2 1, the cross sums of the products added; the remainder by ten is the check digit.
    VKVV § 2 and section 3.1.1.2 of the circular on the reporting procedure: days 00 to 31, raised by 32, 64 or 96 (the
    first of a month only); months 00 to 12.
    """
    if not re.fullmatch(r"\d{8}[A-Z]\d{3}", number):
        return False
    day, month = int(number[2:4]), int(number[4:6])
    digits = number[:8] + f"{ALPHABET.index(number[8]) + 1:02}" + number[9:11]
    total = sum(cross_sum(int(d) * f) for d, f in zip(digits, (2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1), strict=True))
    return month <= 12 and (day <= 95 or day == 97) and total % 10 == int(number[11])


def health_insurance(number):
    """Annex 1 of the guideline after SGB V § 290: the letter as two digits, then eight digits; factors 1 and 2 in turn,
    cross sums of the products, remainder by ten.
    """
    if not re.fullmatch(r"[A-Z]\d{9}", number):
        return False
    digits = f"{ALPHABET.index(number[0]) + 1:02}" + number[1:9]
    return sum(cross_sum(int(d) * (1 + at % 2)) for at, d in enumerate(digits)) % 10 == int(number[9])


def physician(number):
    """KBV: digits one to six by 4 and 9 in turn; the check digit is the difference of the sum's last digit to ten, 0 for
    ten. Hospital doctors in specialist outpatient care: 555555 and three digits, no check (KVDT rule 063).
    """
    if not re.fullmatch(r"\d{9}", number):
        return False
    total = sum(int(d) * f for d, f in zip(number[:6], (4, 9, 4, 9, 4, 9), strict=True))
    return number.startswith("555555") or (total + int(number[6])) % 10 == 0


def driving_licence(number):
    """Nine characters, A = 10 to Z = 35, by 9 down to 1; the remainder by eleven is the tenth, X for ten."""
    if not re.fullmatch(r"[A-Z]\d\d[A-Z\d]{6}[\dX][A-Z\d]", number):
        return False
    total = sum((9 - at) * int(character, 36) for at, character in enumerate(number[:9]))
    return "0123456789X"[total % 11] == number[9]


def document_number(first):
    """ICAO 9303-3 § 4.9 over nine characters of those that German documents use; without a tenth there is no check."""

    def judge(number):
        if not re.fullmatch(f"[{first}][CFGHJKLMNPRTVWXYZ\\d]{{8}}\\d?", number) or not re.search(r"\d", number[:9]):
            return False
        total = sum(int(c, 36) * (7, 3, 1)[at % 3] for at, c in enumerate(number[:9]))
        return len(number) == 9 or total % 10 == int(number[9])

    return judge


def austrian_company(number):
    """No source states the rule, so this only compares two programs: the number modulo 17 is the place of the letter."""
    match = re.fullmatch(r"FN ?(\d{1,3} ?\d{0,3}) ?([A-Z])", number.upper())
    if match is None:
        return False
    return "ABDFGHIKMPSTVWXYZ"[int(match[1].replace(" ", "")) % 17] == match[2]


def luxembourg(number):
    """Loi du 19 juin 2013: birth date, serial, then Luhn digit and Verhoeff digit, each of the first eleven digits."""
    try:
        datetime.date(int(number[:4]), int(number[4:6]), int(number[6:8]))
    except ValueError:
        return False
    return luhn.is_valid(number[:12]) and verhoeff.is_valid(number[:11] + number[12])


def npi(number):
    """CMS: Luhn digit over the prefix 80840 and the number, whose first digit is 1 or 2."""
    return number[0] in "12" and luhn.is_valid("80840" + number)


def dea(number):
    """DEA: twice the second, fourth and sixth digit and once the first, third and fifth; the sum's last digit."""
    if not re.fullmatch(r"[ABCDEFGHJKLMPRSTUX][A-Z9]\d{7}", number):
        return False
    a, b, c, d, e, f, check = map(int, number[2:])
    return (a + c + e + 2 * (b + d + f)) % 10 == check


def australian_medicare(number):
    """Services Australia: first digit 2 to 6, weights 1 3 7 9 1 3 7 9, remainder by ten; the issue is never 0."""
    total = sum(int(d) * w for d, w in zip(number[:8], (1, 3, 7, 9, 1, 3, 7, 9), strict=True))
    return number[0] in "23456" and number[9] != "0" and total % 10 == int(number[8])


def singapore(number):
    """Weights 2 7 6 5 4 3 2; T and G add 4, M adds 3; letters of the remainder for citizens and for foreigners."""
    if not re.fullmatch(r"[STFGM]\d{7}[A-Z]", number):
        return False
    total = sum(int(d) * w for d, w in zip(number[1:8], (2, 7, 6, 5, 4, 3, 2), strict=True))
    total += {"S": 0, "F": 0, "T": 4, "G": 4, "M": 3}[number[0]]
    letters = {"S": "JZIHGFEDCBA", "T": "JZIHGFEDCBA", "M": "XWUTRQPNJLK"}.get(number[0], "XWUTRQPNMLK")
    return letters[total % 11] == number[8]
