"""Plausible invented values that are no names: account and phone numbers, dates, amounts, references.

Check digits are computed where a reader would check them (IBAN); nothing here was issued to anyone.
"""

import random
from collections.abc import Callable, Mapping
from datetime import date, timedelta

from .spelling import ascii_name

_MONTHS = {
    "de": ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"],
    "en": ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
}
_WEEKDAYS = {
    "de": ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
    "en": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
}
_MAILBOXES = {
    "de": ["info", "kontakt", "buchhaltung", "service", "rezeption", "verwaltung"],
    "en": ["info", "contact", "billing", "support"],
}
_DOMAINS = ["example.de", "example.com", "mail.example", "post.example.org", "beispiel.example", "firma.example", "web.example"]


def digits(rng: random.Random, count: int) -> str:
    """A string of random digits, the first not 0."""
    return str(rng.randrange(1, 10)) + "".join(str(rng.randrange(10)) for _ in range(count - 1))


def _drawn(rng: random.Random, characters: str, count: int) -> str:
    return "".join(rng.choice(characters) for _ in range(count))


def iban(rng: random.Random) -> str:
    """A German IBAN (ISO 13616, check digits mod 97), printed in groups of four or not."""
    account = digits(rng, 18)
    check = 98 - int(account + "131400") % 97
    compact = f"DE{check:02d}{account}"
    return compact if rng.random() < 0.3 else " ".join(compact[i : i + 4] for i in range(0, 22, 4))


def phone(lang: str, rng: random.Random) -> str:
    """A landline number in one of the usual layouts, partly with country code."""
    area, number = digits(rng, rng.choice([2, 3, 3, 4])), digits(rng, rng.choice([5, 6, 7, 8]))
    german = [f"0{area} {number}", f"0{area}/{number}", f"+49 {area} {number}", f"(0{area}) {number}", f"0{area}-{number}"]
    english = [
        f"+44 20 {digits(rng, 4)} {digits(rng, 4)}",
        f"({digits(rng, 3)}) 555-01{rng.randrange(10, 99)}",
        f"020 7946 0{digits(rng, 3)}",
    ]
    return rng.choice(german if lang == "de" else english)


def mobile(rng: random.Random) -> str:
    """A mobile number."""
    prefix = rng.choice(["0151", "0160", "0170", "0176", "+49 172", "+49 157", "0049 171"])
    return f"{prefix} {digits(rng, 7)}"


def _day(rng: random.Random, first: int, last: int) -> date:
    return date(first, 1, 1) + timedelta(days=rng.randrange((last - first + 1) * 365))


def _written(day: date, lang: str, rng: random.Random) -> str:
    month = _MONTHS[lang][day.month - 1]
    german = [f"{day:%d.%m.%Y}", f"{day.day}.{day.month}.{day:%Y}", f"{day.day}. {month} {day:%Y}", f"{day:%d.%m.%y}"]
    english = [f"{day.day} {month} {day:%Y}", f"{month} {day.day}, {day:%Y}", f"{day:%m/%d/%Y}", f"{day:%d/%m/%Y}"]
    return rng.choice(german if lang == "de" else english)


def recent_date(lang: str, rng: random.Random) -> str:
    """A date of the last years in numbers or words."""
    return _written(_day(rng, 2015, 2027), lang, rng)


def birth_date(lang: str, rng: random.Random) -> str:
    """A date of birth of a living person."""
    return _written(_day(rng, 1935, 2018), lang, rng)


def amount(lang: str, rng: random.Random) -> str:
    """A sum of money without or with currency."""
    cents = rng.choice([rng.randrange(100, 20000), rng.randrange(1000, 500000)])
    text = f"{cents / 100:,.2f}"
    if lang == "en":
        return rng.choice(["£", "$", "€", "EUR "]) + text
    return text.translate(str.maketrans(",.", ".,")) + rng.choice([" €", " EUR", " Euro", ""])


def postcode(lang: str, rng: random.Random) -> str:
    """A German postcode, or a British-looking one."""
    if lang == "de":
        return f"{rng.randrange(1067, 99998):05d}"
    letters = "ABCDEFGHLNPRSTW"
    return f"{_drawn(rng, letters, 2)}{rng.randrange(1, 20)} {rng.randrange(1, 9)}{_drawn(rng, letters, 2)}"


def house_number(rng: random.Random) -> str:
    """A house number, some with a letter or a range."""
    number = rng.randrange(1, 190)
    return rng.choice([f"{number}", f"{number}", f"{number}", f"{number}{rng.choice('abc')}", f"{number}-{number + 2}"])


def case_number(rng: random.Random) -> str:
    """A court's or authority's reference."""
    year = rng.randrange(14, 27)
    register = rng.choice(["C", "O", "F", "Ls", "Ds", "U", "Sa", "Ca", "K", "S", "B"])
    return rng.choice(
        [
            f"{rng.randrange(1, 40)} {register} {rng.randrange(10, 2000)}/{year}",
            f"{rng.randrange(100, 900)} Js {rng.randrange(1000, 90000)}/{year}",
            f"{rng.choice(['I', 'IV', 'V', 'VI', 'XI'])} ZR {rng.randrange(10, 400)}/{year}",
            f"{digits(rng, 3)}.{digits(rng, 2)}-{digits(rng, 5)}/{year}",
        ]
    )


def reference(rng: random.Random) -> str:
    """A customer, invoice, order or ticket number."""
    return rng.choice(
        [
            digits(rng, rng.randrange(5, 11)),
            f"{rng.choice(['RE', 'KD', 'AN', 'V', 'INV', 'T', 'B'])}-{rng.randrange(2018, 2027)}-{digits(rng, 4)}",
            f"{digits(rng, 3)}/{digits(rng, 3)}/{digits(rng, 4)}",
            f"{rng.choice('ABCDEFGHKLM')}{digits(rng, 7)}",
        ]
    )


def _plate(rng: random.Random) -> str:
    """A German registration plate."""
    district = rng.choice(["B", "HH", "M", "K", "F", "S", "DO", "LB", "KA", "HRO"])
    return f"{district}-{_drawn(rng, 'ABCDEFGHJKLMNPRSTUVWXYZ', 2)} {rng.randrange(10, 9999)}"


def _token(rng: random.Random) -> str:
    return _drawn(rng, "abcdef0123456789", rng.choice([8, 12, 32]))


def _mail(lang: str, rng: random.Random) -> str:
    return f"{rng.choice(_MAILBOXES[lang])}@{mail_domain(rng)}"


def mail_domain(rng: random.Random) -> str:
    """A domain reserved for examples (RFC 2606)."""
    return rng.choice(_DOMAINS)


def web_address(word: str, rng: random.Random) -> str:
    """A web address made from a word."""
    start = rng.choice(["www.", "https://www.", "https://"])
    path = rng.choice(["", "/kontakt", f"/shop?id={digits(rng, 3)}"])
    return f"{start}{ascii_name(word)}.example{path}"


def time_stamp(rng: random.Random) -> str:
    """Date and time as in log lines (ISO 8601)."""
    clock = f"{rng.randrange(24):02d}:{rng.randrange(60):02d}:{rng.randrange(60):02d}"
    return _day(rng, 2020, 2027).isoformat() + rng.choice(["T", " "]) + clock


#: What a slot of this name is filled with; drawn anew at each slot.
VALUES: Mapping[str, Callable[[str, random.Random], str]] = {
    "iban": lambda lang, rng: iban(rng),
    "bic": lambda lang, rng: _drawn(rng, "ABCDEFGHKLMNOPRSTUW", 4) + "DE" + digits(rng, 2) + "XXX",
    "phone": phone,
    "fax": phone,
    "mobile": lambda lang, rng: mobile(rng),
    "email": _mail,
    "url": lambda lang, rng: web_address(rng.choice(["portal", "kunden", "termine", "rechnung", "tickets", "hilfe"]), rng),
    "date": recent_date,
    "dob": birth_date,
    "year": lambda lang, rng: str(rng.randrange(1975, 2027)),
    "birthyear": lambda lang, rng: str(rng.randrange(1935, 2012)),
    "time": lambda lang, rng: f"{rng.randrange(0, 24):02d}:{rng.randrange(60):02d}",
    "stamp": lambda lang, rng: time_stamp(rng),
    "isodate": lambda lang, rng: _day(rng, 2015, 2027).isoformat(),
    "weekday": lambda lang, rng: rng.choice(_WEEKDAYS[lang]),
    "month": lambda lang, rng: rng.choice(_MONTHS[lang]),
    "amount": amount,
    "plz": postcode,
    "hausnr": lambda lang, rng: house_number(rng),
    "az": lambda lang, rng: case_number(rng),
    "ref": lambda lang, rng: reference(rng),
    "steuernr": lambda lang, rng: f"{digits(rng, 2)}/{digits(rng, 3)}/{digits(rng, 5)}",
    "steuerid": lambda lang, rng: f"{digits(rng, 2)} {digits(rng, 3)} {digits(rng, 3)} {digits(rng, 3)}",
    "svnr": lambda lang, rng: f"{digits(rng, 2)} {_day(rng, 1940, 2005):%d%m%y} {rng.choice('ABCDEFGHKLMNPRSTW')} {digits(rng, 3)}",
    "kvnr": lambda lang, rng: rng.choice("ABCDEFGHKLMNPRSTW") + digits(rng, 9),
    "ustid": lambda lang, rng: "DE" + digits(rng, 9),
    "hrb": lambda lang, rng: f"HRB {digits(rng, rng.choice([4, 5, 6]))}",
    "kfz": lambda lang, rng: _plate(rng),
    "ip": lambda lang, rng: f"192.0.2.{rng.randrange(1, 255)}",
    "card": lambda lang, rng: " ".join(["4" + digits(rng, 3), digits(rng, 4), digits(rng, 4), digits(rng, 4)]),
    "int": lambda lang, rng: str(rng.randrange(1, 100)),
    "small": lambda lang, rng: str(rng.randrange(2, 10)),
    "age": lambda lang, rng: str(rng.randrange(3, 95)),
    "percent": lambda lang, rng: f"{rng.randrange(1, 100)} %",
    "lab": lambda lang, rng: f"{rng.randrange(1, 300) / 10:.1f}".replace(".", "," if lang == "de" else "."),
    "token": lambda lang, rng: _token(rng),
    "code": lambda lang, rng: rng.choice("ABCDEFGHIJKLMNZ") + f"{rng.randrange(100):02d}.{rng.randrange(10)}",
    "domain": lambda lang, rng: mail_domain(rng),
}
