"""What is compared with what: one line a checksum."""

import importlib

import base58
import bech32m
from Crypto.Hash import keccak
from mrz.base.functions import hash_string
from schwifty import IBAN
from vininfo import Vin
from vininfo.exceptions import ValidationError

import rules
from shapes import chance


def stdnum(*modules):
    """Whether any of the modules accepts a number."""
    checks = [importlib.import_module(f"stdnum.{module}").is_valid for module in modules]

    def judge(number):
        try:
            return any(is_valid(number) for is_valid in checks)
        except KeyError:  # cn.ric 2.2 on regions whose entry has no county
            return False

    return "python-stdnum", judge


def own(rule):
    return "the rule in Python", rule


def presidio(recognizer):
    """A recognizer of Presidio where it is installed; `None` of its verdicts means that it has no opinion."""
    try:
        from presidio_analyzer import predefined_recognizers
    except ImportError:
        return []
    judge = getattr(predefined_recognizers, recognizer)()
    return [("Presidio", lambda number: judge.validate_result(number) is True)]


def luhn36(number):
    from stdnum import luhn

    return luhn.is_valid(number, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def eip55(address):
    """EIP-55: a letter is a capital where the digit of the hash of the small letters at its place is 8 or more."""
    digits = address[2:]
    if digits in (digits.lower(), digits.upper()):
        return True
    hashed = keccak.new(digest_bits=256, data=digits.lower().encode()).hexdigest()
    return all(d == (d.upper() if int(h, 16) >= 8 else d.lower()) for d, h in zip(digits, hashed, strict=False))


VIN = "[ABCDEFGHJKLMNPRSTUVWXYZ0123456789]"


def is_vin(number):
    try:
        return Vin(number).verify_checksum(check_year=False)
    except ValidationError:
        return False


def crypto_address(address):
    if address.startswith("0x"):
        return len(address) == 42 and all(c in "0123456789abcdefABCDEF" for c in address[2:]) and eip55(address)
    try:
        if address.lower().startswith("bc1"):
            return bech32m.decode("bc", address) is not None
        decoded = base58.b58decode_check(address)
    except (ValueError, bech32m.DecodeError, bech32m.HrpDoesNotMatch):
        return False
    return len(decoded) == 21 and decoded[0] in (0, 5)


def base58_address():
    return base58.b58encode_check(chance.choice((b"\0", b"\5")) + chance.randbytes(20)).decode()


def segwit_address():
    version = chance.choice((0, 0, 1, 2, 16))
    return bech32m.encode("bc", version, chance.randbytes(chance.choice((20, 32))))


def ethereum_address():
    digits = chance.randbytes(20).hex()
    hashed = keccak.new(digest_bits=256, data=digits.encode()).hexdigest()
    return "0x" + "".join(d.upper() if int(h, 16) >= 8 else d for d, h in zip(digits, hashed, strict=False))


VAT = {
    "BE": "[01]#######@@",
    "BG": "########@",
    "CY": "[0|3|4|5|9]#######&",
    "CZ": "[0|1|5|8]######@",
    "DK": "#######@",
    "EE": "########@",
    "EL": "########@",
    "ES": "[A|B|F|G|N|P|S|X|Y]#######&",
    "FI": "#######@",
    "FR": "[@@|A@|@K]#########",
    "HR": "##########@",
    "HU": "#######@",
    "IE": "#######[A|W|C][A|H]",
    "IT": "#######0##@",
    "LT": "#######1@",
    "LU": "######@@",
    "LV": "[4|5|9]#########@",
    "MT": "######@@",
    "NL": "#########B@@",
    "PL": "#########@",
    "PT": "########@",
    "RO": "[123456789]######@",
    "SE": "[1|5|9]########@01",
    "SI": "#######@",
    "SK": "[124]#[238]######@",
    "XI": "#######@@",
}

SCHWIFTY = ("schwifty", lambda number: IBAN(number, allow_invalid=True).is_valid)

# name, kind for verdicts.mjs (a type or an algorithm), shape or maker, implementations
CASES = [
    ("Luhn", "luhn", "###############@", [stdnum("luhn")]),
    ("Luhn, base 36", "luhn36", "**************&", [("python-stdnum", luhn36)]),
    ("Verhoeff", "verhoeff", "###########@", [stdnum("verhoeff")]),
    ("EAN-13", "ean13", "############@", [stdnum("ean")]),
    ("MOD 97-10", "mod97", "################@@", [stdnum("iso7064.mod_97_10")]),
    ("MOD 11,10", "mod11_10", "##########@", [stdnum("iso7064.mod_11_10")]),
    ("MOD 11-2", "mod11_2", "###########&", [stdnum("iso7064.mod_11_2")]),
    ("ICAO 9303", "icao9303", "*********@", [("mrz", lambda field: hash_string(field[:-1]) == field[-1])]),
    ("VIN", "vin", f"[1HG|1FT|5YJ]{VIN * 5}&{VIN * 8}", [("vininfo", is_vin)]),
    ("Base58Check", "CRYPTO", base58_address, [("base58", crypto_address)]),
    ("Bech32, Bech32m", "CRYPTO", segwit_address, [("bech32m", crypto_address)]),
    ("EIP-55", "CRYPTO", ethereum_address, [("pycryptodome", crypto_address)]),
    ("IMEI", "IMEI", "##############@", [stdnum("imei")]),
    ("DE_IBAN", "DE_IBAN", "DE@@##################", [stdnum("iban"), SCHWIFTY]),
    ("IBAN_CODE AT", "IBAN_CODE", "AT@@################", [stdnum("iban"), SCHWIFTY]),
    ("IBAN_CODE CH", "IBAN_CODE", "CH@@#####************", [stdnum("iban"), SCHWIFTY]),
    (
        "DE_TAX_ID",
        "DE_TAX_ID",
        "[1122334567|1232456789|9876543213|8070654231|##########]@",
        [stdnum("de.idnr"), *presidio("DeTaxIdRecognizer")],
    ),
    ("DE_VAT_ID", "DE_VAT_ID", "DE########@", [stdnum("de.vat"), *presidio("DeVatIdRecognizer")]),
    ("DE_SOCIAL_SECURITY", "DE_SOCIAL_SECURITY", "##{dmy}?##@", [own(rules.pension_insurance), *presidio("DeSocialSecurityRecognizer")]),
    ("DE_HEALTH_INSURANCE", "DE_HEALTH_INSURANCE", "?########@", [own(rules.health_insurance), *presidio("DeHealthInsuranceRecognizer")]),
    ("DE_LANR", "DE_LANR", "[555555|######]@##", [own(rules.physician), *presidio("DeLanrRecognizer")]),
    ("DE_ID_CARD", "DE_ID_CARD", "[LMNPRTVWXY][C#][F#][G#][H#][J#]##[K#]@", [own(rules.document_number("LMNPRTVWXY"))]),
    ("DE_PASSPORT", "DE_PASSPORT", "[CFGHJK][C#][F#][G#][H#][J#]##[K#]@", [own(rules.document_number("CFGHJK"))]),
    ("DE_FUEHRERSCHEIN", "DE_FUEHRERSCHEIN", "?##******&*", [own(rules.driving_licence)]),
    ("AT_SOCIAL_SECURITY", "AT_SOCIAL_SECURITY", "###@{dmy}", [stdnum("at.vnr")]),
    ("AT_VAT_ID", "AT_VAT_ID", "ATU#######@", [stdnum("at.uid")]),
    ("AT_COMPANY_REGISTER", "AT_COMPANY_REGISTER", "FN [######|####]&", [own(rules.austrian_company)]),
    ("CH_AHV", "CH_AHV", "756#########@", [stdnum("ch.ssn")]),
    ("CH_UID", "CH_UID", "CHE########@", [stdnum("ch.uid")]),
    ("CH_VAT_ID", "CH_VAT_ID", "CHE########@[MWST|TVA|IVA]", [stdnum("ch.vat")]),
    ("FR_NIR", "FR_NIR", "[12]##[01|05|12|20|33][01|2A|2B|75|99]######@@", [stdnum("fr.nir")]),
    ("FR_SIREN", "FR_SIREN", "########@", [stdnum("fr.siren")]),
    ("FR_SIRET", "FR_SIRET", "[356000000|732829320]####@", [stdnum("fr.siret")]),
    ("NL_BSN", "NL_BSN", "########@", [stdnum("nl.bsn")]),
    ("BE_NATIONAL_NUMBER", "BE_NATIONAL_NUMBER", "{ymd}###@@", [stdnum("be.nn", "be.bis")]),
    ("LU_NATIONAL_ID", "LU_NATIONAL_ID", "{Ymd}###@@", [own(rules.luxembourg)]),
    ("IT_FISCAL_CODE", "IT_FISCAL_CODE", "RSS[MRA|GLI]##[A|B|H|T][0|1|2|4|5|6|3]#[A|H|L]###&", [stdnum("it.codicefiscale")]),
    ("IT_VAT_CODE", "IT_VAT_CODE", "#######[0|1|8]##@", [stdnum("it.iva")]),
    ("ES_NIF", "ES_NIF", "########&", [stdnum("es.dni")]),
    ("ES_NIE", "ES_NIE", "[XYZ]#######&", [stdnum("es.nie")]),
    ("PT_NIF", "PT_NIF", "[1|2|3|5|6|8|9]#######@", [stdnum("pt.nif")]),
    ("PL_PESEL", "PL_PESEL", "{ymd}####@", [stdnum("pl.pesel")]),
    ("PL_NIP", "PL_NIP", "[1|5|9]########@", [stdnum("pl.nip")]),
    ("CZ_BIRTH_NUMBER", "CZ_BIRTH_NUMBER", "{ymd}[##@|###@]", [stdnum("cz.rc")]),
    ("DK_CPR", "DK_CPR", "{dmy}###@", [stdnum("dk.cpr")]),
    ("SE_PERSONNUMMER", "SE_PERSONNUMMER", "{ymd}-###@", [stdnum("se.personnummer")]),
    ("SE_ORGANISATIONSNUMMER", "SE_ORGANISATIONSNUMMER", "[2|5|8|9]#[2|5|9]######@", [stdnum("se.orgnr")]),
    ("NO_FODSELSNUMMER", "NO_FODSELSNUMMER", "{dmy}###@@", [stdnum("no.fodselsnummer")]),
    ("FI_PERSONAL_IDENTITY_CODE", "FI_PERSONAL_IDENTITY_CODE", "{dmy}[-|A|Y|X|B|+]###&", [stdnum("fi.hetu")]),
    ("IE_PPS", "IE_PPS", "#######&[A|H|W|T|]", [stdnum("ie.pps")]),
    ("RO_CNP", "RO_CNP", "[12345678]{ymd}[01|14|40|47|52|60|70]###@", [stdnum("ro.cnp")]),
    ("BG_EGN", "BG_EGN", "{ymd}###@", [stdnum("bg.egn")]),
    ("HR_OIB", "HR_OIB", "##########@", [stdnum("hr.oib")]),
    ("EE_ISIKUKOOD", "EE_ISIKUKOOD", "[3456]{ymd}###@", [stdnum("ee.ik")]),
    ("GR_AMKA", "GR_AMKA", "{dmy}####@", [stdnum("gr.amka")]),
    ("UK_NHS", "UK_NHS", "#########@", [stdnum("gb.nhs")]),
    ("US_SSN", "US_SSN", "[000|666|078|219|457|9##|###]-[00|##]-[0000|####]", [stdnum("us.ssn")]),
    ("US_ITIN", "US_ITIN", "9##-##-####", [stdnum("us.itin")]),
    ("US_NPI", "US_NPI", "[12]########@", [own(rules.npi)]),
    ("MEDICAL_LICENSE", "MEDICAL_LICENSE", "[ABFM]?######@", [own(rules.dea)]),
    ("ABA_ROUTING_NUMBER", "ABA_ROUTING_NUMBER", "########@", [stdnum("us.rtn")]),
    ("CA_SIN", "CA_SIN", "########@", [stdnum("ca.sin")]),
    ("AU_ABN", "AU_ABN", "@@#########", [stdnum("au.abn")]),
    ("AU_ACN", "AU_ACN", "########@", [stdnum("au.acn")]),
    ("AU_TFN", "AU_TFN", "[#######@|########@]", [stdnum("au.tfn")]),
    ("AU_MEDICARE", "AU_MEDICARE", "########@#", [own(rules.australian_medicare)]),
    ("IN_PAN", "IN_PAN", "???[A|P|C|X]?[0000|####]?", [stdnum("in_.pan")]),
    ("IN_AADHAAR", "IN_AADHAAR", "###########@", [stdnum("in_.aadhaar")]),
    ("IN_VOTER", "IN_VOTER", "???######@", [stdnum("in_.epic")]),
    ("IN_GSTIN", "IN_GSTIN", "[07|27|29|38|45]???[A|P|C]?####?[1|2|0]Z&", [stdnum("in_.gstin")]),
    ("SG_NRIC_FIN", "SG_NRIC_FIN", "[STFGM]#######&", [own(rules.singapore)]),
    ("SG_UEN", "SG_UEN", "[########|20#######|T##LL####]&", [stdnum("sg.uen")]),
    ("KR_RRN", "KR_RRN", "{ymd}-######@", [stdnum("kr.rrn")]),
    ("KR_BRN", "KR_BRN", "#########@", [stdnum("kr.brn")]),
    ("TH_TNIN", "TH_TNIN", "############@", [stdnum("th.pin")]),
    ("TR_NATIONAL_ID", "TR_NATIONAL_ID", "#########@@", [stdnum("tr.tckimlik")]),
    ("ZA_ID_NUMBER", "ZA_ID_NUMBER", "{ymd}####[0|1|2]#@", [stdnum("za.idnr")]),
    ("BR_CPF", "BR_CPF", "#########@@", [stdnum("br.cpf")]),
    ("BR_CNPJ", "BR_CNPJ", "[########|?#?#####]0001@@", [stdnum("br.cnpj")]),
    ("MX_CURP", "MX_CURP", "KU[P|Z]M{ymd}[HMX][DF|JC|NE|XX]ZNR[0|A]@", [stdnum("mx.curp")]),
    ("CN_RESIDENT_ID", "CN_RESIDENT_ID", "[110105|440306|810000|990000]{Ymd}###&", [stdnum("cn.ric")]),
    ("JP_MY_NUMBER", "JP_MY_NUMBER", "###########@", [stdnum("jp.in_")]),
    ("IL_ID", "IL_ID", "########@", [stdnum("il.idnr")]),
    *(
        (f"EU_VAT_ID {state}", "EU_VAT_ID", state + shape, [stdnum("gb.vat" if state == "XI" else "eu.vat")])
        for state, shape in VAT.items()
    ),
]
