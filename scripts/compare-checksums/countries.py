"""Compares the checks of other countries' numbers with python-stdnum.

    npm run build && pip install python-stdnum==2.2 && python scripts/compare-checksums/countries.py

For each type it makes 10 000 numbers of the right shape with a plausible date where the number has one: half of them as
chance will have it, half with the last characters tried through until python-stdnum accepts them, so that both verdicts
are common. Prints one line a type: how many both accept, how many only one does, with up to four examples of each.
The seed is fixed, so two runs print the same. What differs and why is in docs/checksums-countries.md.
"""
import itertools
import json
import pathlib
import random
import subprocess
from importlib import import_module

NUMBERS_PER_TYPE = 10_000
LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
chance = random.Random(20261121)


def date(form, first=1900, last=2025):
    """A day, one in ten of which the calendar does not have; `form` is made of Y (four), y (two), m, d."""
    year, month = chance.randint(first, last), chance.randint(1, 12)
    day = chance.randint(1, 28) if chance.random() < 0.9 else chance.randint(0, 39)
    parts = {'Y': f'{year:04}', 'y': f'{year % 100:02}', 'm': f'{month:02}', 'd': f'{day:02}'}
    return ''.join(parts[part] for part in form)


def of(template):
    """`#` a digit, `?` a letter, `[abc]` or `[ab|c#]` one of these, `{dmy}` a date; the rest stands for itself."""
    made, at = '', 0
    while at < len(template):
        sign = template[at]
        if sign in '[{':
            end = template.index(']' if sign == '[' else '}', at)
            inside = template[at + 1:end]
            made += of(chance.choice(inside.split('|') if '|' in inside else inside)) if sign == '[' else date(inside)
            at = end
        else:
            made += chance.choice('0123456789') if sign == '#' else chance.choice(LETTERS) if sign == '?' else sign
        at += 1
    return made


# type, module of python-stdnum, what the number looks like, how many characters at its end are tried through
VAT = {
    'BE': '[01]#########', 'BG': '#########', 'CY': '[0|3|4|5|9]#######?', 'CZ': '[0|1|5|8]#######', 'DK': '########',
    'EE': '#########', 'EL': '#########', 'ES': '[A|B|F|G|N|P|S|X|Y]#######[0|1|5|9|A|C|J|#]', 'FI': '########',
    'FR': '[##|A#|#K]#########', 'HR': '###########', 'HU': '########', 'IE': '#######[A|W|C][A|H]', 'IT': '#######0###',
    'LT': '#######1#', 'LU': '########', 'LV': '[4|5|9]##########', 'MT': '########', 'NL': '#########B##',
    'PL': '##########', 'PT': '#########', 'RO': '[123456789]#######', 'SE': '[1|5|9]#########01', 'SI': '########',
    'SK': '[124]#[238]#######', 'XI': '#########',
}
CASES = [
    ('FR_NIR', 'fr.nir', '[12]##[01|05|12|20|33]' + '[01|2A|2B|75|99]######' + '##', 2),
    ('FR_SIREN', 'fr.siren', '#########', 1),
    ('FR_SIRET', 'fr.siret', '[356000000|#########|732829320]#####', 1),
    ('NL_BSN', 'nl.bsn', '#########', 1),
    ('BE_NATIONAL_NUMBER', 'be.nn', '{ymd}#####', 2),
    ('IT_FISCAL_CODE', 'it.codicefiscale', 'RSS[MRA|GLI]##[A|B|H|T][0|1|2|4|5|6|3]#[A|H|L]###?', 1),
    ('IT_VAT_CODE', 'it.iva', '#######[0|1|8]##0', 1),
    ('ES_NIF', 'es.dni', '########?', 1),
    ('ES_NIE', 'es.nie', '[XYZ]#######?', 1),
    ('PT_NIF', 'pt.nif', '[1|2|3|5|6|8|9]########', 1),
    ('PL_PESEL', 'pl.pesel', '{ymd}#####', 1),
    ('PL_NIP', 'pl.nip', '[1|5|9]#########', 1),
    ('CZ_BIRTH_NUMBER', 'cz.rc', '{ymd}[###|####]', 1),
    ('DK_CPR', 'dk.cpr', '{dmy}####', 1),
    ('SE_PERSONNUMMER', 'se.personnummer', '{ymd}-####', 1),
    ('SE_ORGANISATIONSNUMMER', 'se.orgnr', '[2|5|8|9]#[2|5|9]#######', 1),
    ('NO_FODSELSNUMMER', 'no.fodselsnummer', '{dmy}#####', 2),
    ('FI_PERSONAL_IDENTITY_CODE', 'fi.hetu', '{dmy}[-|A|Y|X|B|+]###?', 1),
    ('IE_PPS', 'ie.pps', '#######?[A|H|W|T|]', 1),
    ('RO_CNP', 'ro.cnp', '[12345678]{ymd}[01|14|40|47|52|60|70]####', 1),
    ('BG_EGN', 'bg.egn', '{ymd}####', 1),
    ('HR_OIB', 'hr.oib', '###########', 1),
    ('EE_ISIKUKOOD', 'ee.ik', '[3456]{ymd}####', 1),
    ('GR_AMKA', 'gr.amka', '{dmy}#####', 1),
    ('UK_NHS', 'gb.nhs', '##########', 1),
    ('US_SSN', 'us.ssn', '[000|666|078|219|457|9##|###]-[00|##]-[0000|####]', 0),
    ('US_ITIN', 'us.itin', '9##-##-####', 0),
    ('ABA_ROUTING_NUMBER', 'us.rtn', '#########', 1),
    ('CA_SIN', 'ca.sin', '#########', 1),
    ('AU_ABN', 'au.abn', '###########', 2),
    ('AU_ACN', 'au.acn', '#########', 1),
    ('AU_TFN', 'au.tfn', '[########|#########]', 1),
    ('IN_PAN', 'in_.pan', '???[A|P|C|X]?[0000|####]?', 0),
    ('IN_AADHAAR', 'in_.aadhaar', '############', 1),
    ('IN_VOTER', 'in_.epic', '???#######', 1),
    ('IN_GSTIN', 'in_.gstin', '[07|27|29|38|45]???[A|P|C]?####?[1|2|0]Z#', 1),
    ('SG_UEN', 'sg.uen', '[########|20#######|T##LL####]?', 1),
    ('KR_RRN', 'kr.rrn', '{ymd}-#######', 1),
    ('KR_BRN', 'kr.brn', '##########', 1),
    ('TH_TNIN', 'th.pin', '#############', 1),
    ('TR_NATIONAL_ID', 'tr.tckimlik', '###########', 2),
    ('ZA_ID_NUMBER', 'za.idnr', '{ymd}####[0|1|2]##', 1),
    ('BR_CPF', 'br.cpf', '###########', 2),
    ('BR_CNPJ', 'br.cnpj', '[########|?#?#####]0001##', 2),
    ('MX_CURP', 'mx.curp', 'KU[P|Z]M{ymd}[HMX][DF|JC|NE|XX]ZNR[0|A]#', 1),
    ('CN_RESIDENT_ID', 'cn.ric', '[110105|440306|810000|990000]{Ymd}####', 1),
    ('JP_MY_NUMBER', 'jp.in_', '############', 1),
    ('IL_ID', 'il.idnr', '#########', 1),
] + [('EU_VAT_ID', 'gb.vat' if state == 'XI' else 'eu.vat', state + shape, 1 if state not in ('BE', 'LU', 'XI') else 2)
     for state, shape in VAT.items()]


def made_valid(number, is_valid, tries):
    """The number with its last characters replaced until `is_valid` accepts it; as it was where none does."""
    ends = ('X' if tries == 1 and number[-1] == 'X' else '') + '0123456789' + LETTERS
    for end in itertools.product(ends if tries == 1 else '0123456789', repeat=tries):
        candidate = number[:len(number) - tries] + ''.join(end)
        if is_valid(candidate):
            return candidate
    return number


def main():
    engine = subprocess.Popen(['node', pathlib.Path(__file__).with_suffix('.mjs')], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True)
    asked = []
    for type_, module, template, tries in CASES:
        is_valid = import_module(f'stdnum.{module}').is_valid
        for index in range(NUMBERS_PER_TYPE):
            number = of(template)
            if tries and index % 2:
                number = made_valid(number, is_valid, tries)
            asked.append((type_, template, number, is_valid(number)))
    answers, _ = engine.communicate(''.join(json.dumps([type_, number]) + '\n' for type_, _, number, _ in asked))

    results = {}
    for (type_, template, number, theirs), ours in zip(asked, answers.split(), strict=True):
        name = f'{type_} {template[:2]}' if type_ == 'EU_VAT_ID' else type_
        results.setdefault(name, {}).setdefault((ours == '1', theirs), []).append(number)
    print(f"{'type':28}{'both':>7}{'none':>7}{'ours':>7}{'theirs':>7}")
    for name, verdicts in results.items():
        ours_only, theirs_only = verdicts.get((True, False), []), verdicts.get((False, True), [])
        counts = [len(verdicts.get(key, [])) for key in ((True, True), (False, False))]
        print(f'{name:28}{counts[0]:7}{counts[1]:7}{len(ours_only):7}{len(theirs_only):7}', *ours_only[:4],
              *(['|'] if theirs_only else []), *theirs_only[:4])


if __name__ == '__main__':
    main()
