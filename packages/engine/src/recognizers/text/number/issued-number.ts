import type { Recognizer } from '../../../recognizer.js';

/**
 * Numbers whose shape says which system issued them, so that they need no word: German health cards, British nurses and records of the police, customers and payments of Stripe, Polish identity cards, files of the Bavarian police, creditor identifiers of SEPA, parcels of DHL
 * and UPS, records of ServiceNow, researchers' ORCID iDs, lawyers' SAFE-IDs, SIM cards and subscribers behind
 * their word, British VAT numbers. German IBANs, Austrian register numbers, and card numbers behind a word for a card are
 * somebody's all the same where they fail their check.
 * Rule: EPC262-08 § 3 (creditor identifier: country, two check digits, business code, national number), GS1 General
 * Specifications § 2.2.1 (SSCC with DHL's company prefix 0340434), UPS 1Z and DHL JJD labels, ServiceNow's default prefixes, ORCID's block of ISNI (ISO 27729),
 * the SAFE-IDs of EGVP (RAVPV § 21), ITU-T E.118 (ICCID), ITU-T E.212 (IMSI), HMRC VAT Notice 700 (GB and nine or twelve digits).
 */
export const issuedNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    /(?<![\p{L}\p{N}])(?:DE|AT)\d\d ?ZZZ ?\d(?: ?\d){10}(?!\d)/gu,
    /(?<![\p{L}\p{N}])DE\.[A-Z][A-Za-z_]{2,20}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\.[\da-f]{4})?(?![\p{L}\p{N}-])/gu,
    /(?<=(?:SIM|eSIM|ICCID|EID|SIM-Karte|SIM-Kartennummer|SIM-Nr\.|SIM card)["']?[ ]?[:=]?[ ]?["']?)89\d{16,18}[\dF]?(?![\p{L}\p{N}])/gu,
    /(?<![\p{L}\p{N}])(?:DE\d\d(?: \d{4}){4} \d\d|DE\d{20})(?![\p{L}\p{N}]| \d)/gu,
    /(?<![\p{L}\p{N}])(?<=FN[ \u00a0]?)\d{5,6} ?[a-z](?![\p{L}\p{N}])/gu,
    /(?<=(?<!\p{L})(?:[kK]arte|[kK]artennummer|[kK]arten-Nr\.|[kK]reditkarte|card|Card|PAN|Visa|VISA|Mastercard)(?: number| no\.?)?["']?:? ?["']?)[3-6]\d{3}(?:[ -]?\d{4}){3}(?![\p{L}\p{N}]|[ -]\d)/gu,
    /(?<![\p{L}\p{N}])GB ?\d{3} ?\d{4} ?\d{2}(?: ?\d{3})?(?![\p{L}\p{N}]|[ .,-]\d)/gu,
    /(?<=(?<![\p{L}\p{N}])IMSI(?:-Nr\.?|-Nummer)?["']?[ ]?[:=]?[ ]?["']?)\d{15}(?!\d)/gu,
    /(?<![\p{L}\p{N}])BY\d{4}-\d{6}-\d{2}\/\d(?!\d)/gu,
    /(?<![\p{L}\p{N}_])(?:cus|ch|pi|in|sub|pm|py|cs|si|txn)_(?:test_|live_)?(?=[a-z]{0,30}[\dA-Z])(?=\D{0,30}\d)(?=[a-z\d]{0,30}[A-Z])[A-Za-z\d]{8,32}(?![\p{L}\p{N}_])/gu,
    /(?<=URN:?[ \t]{1,4})\d{2} ?\| ?[A-Z\d]{2} ?\| ?\d{3,6} ?\| ?\d{2}(?!\d)/gu,
    /(?<=(?<!\p{L})(?:Ausw\.|[aA]usweis(?:-?[nN]r\.?|nummer)?|[dD]ow[óo]d(?: osobisty)?|ID card|ID-Karte):?[ ]{1,3})[A-Z]{3} ?\d{6}(?!\d)/gu,
    /(?<=(?<!\p{L})NMC(?: PIN)?:? )\d{2}[A-Z]\d{4}[A-Z](?![\p{L}\p{N}])/gu,
    /(?<=(?<!\p{L})PNC(?: ID| [nN]o\.?)?:? )\d{2,4}\/\d{1,7}[A-Z](?![\p{L}\p{N}])/gu,
    /(?<!\d)80276\d{15}(?!\d)/gu,
    /(?<![\p{L}\p{N}])00340434(?: ?\d{4}){3}(?!\d)/gu,
    /(?<![\p{L}\p{N}])JJD ?\d{4}(?: ?\d{4}){2,4}(?: ?\d{1,4})?(?![\p{L}\p{N}])/gu,
    /(?<![\p{L}\p{N}])1Z[A-Z\d]{16}(?![\p{L}\p{N}])/gu,
    /(?<![\p{L}\p{N}])(?:INC|CHG|REQ|RITM|PRB|SCTASK|CTASK|CS)\d{7}(?![\p{L}\p{N}])/gu,
    /(?<![\p{L}\p{N}-])0000-000[1-39]-\d{4}-\d{3}[\dX](?![\p{L}\p{N}-])/gu,
  ],
  examples: {
    finds: {
      'creditor of a direct debit': 'CRED ⟦DE98ZZZ09999999999⟧\n',
      'creditor, grouped': 'von ⟦DE98 ZZZ 0 999 999 9999⟧.',
      'parcel of DHL': 'mein Paket? DHL ⟦00340434418820441188⟧',
      'express of DHL': '(⟦JJD0002 4418 8204⟧)',
      'parcel of UPS': 'lost: ⟦1Z999AA10123456784⟧,',
      researcher: 'ORCID ⟦0000-0002-1825-0097⟧\n',
      'mailbox of a lawyer': 'SAFE-ID ⟦DE.BRAK.7f3a21c0-4417-4c1e-9b77-1188d2ab4417.1a2b⟧',
      'IBAN with a slip of the pen': 'auf ⟦DE00 3704 0044 0532 0130 00⟧ bis',
      'company register with a wrong letter': 'FN ⟦123456 v⟧, HG Wien',
      'SIM card': 'Kennwort folgt, SIM ⟦89490200001234567890⟧.',
      'card with a slip of the pen': '3DS failed for card ⟦4929 1234 5678 9017⟧',
      'British VAT number': 'VAT ⟦GB 123 4567 82⟧\n',
      'customer of a payment service': '"id": "⟦cus_R8w2KfLm01⟧"',
      'in the boxes of a statement': 'URN  ⟦22 | F1 | 44177 | 26⟧\n',
      'Polish identity card': 'Ausw. ⟦DBA 441772⟧\n',
      'chip of a health professional': 'signiert, eHBA ⟦80276001081600044177⟧; LANR',
      'British nurse': 'a nurse (NMC PIN ⟦94A4417W⟧).',
      'record of the British police': 'PNC ID ⟦01/88214K⟧, address',
      'subscriber of a mobile network': 'IMSI ⟦262011441772044⟧, aktiv',
      'file of the police in Bavaria': 'Az. ⟦BY4417-003812-26/4⟧\n',
      'change of ServiceNow': 'siehe ⟦CHG0044188⟧.',
    },
    ignores: {
      'another business code': 'DE98QQQ09999999999',
      'ten digits': 'DE98ZZZ0999999999',
      'another company prefix': '00349434418820441188',
      'six digits': 'CHG004418',
      'no word for a SIM card': 'Zahl 89490200001234567890',
      'no word for a card, and a wrong check digit': 'Serie 4929 1234 5678 9017',
      'eight digits behind GB': 'GB 123 4567 8',
      'a letter before it': 'XINC0044188',
      'fourteen digits of a subscriber': 'IMSI 26201144177204',
      'a variable': 'set in_progressCount to',
      'seventeen characters': '1Z999AA1012345678',
    },
  },
};
