import type { Recognizer } from '../../../recognizer.js';
import { anyOf, anyOfBehind } from '../any-of.js';
import { notCounted } from '../counted.js';
import { tokenEnd } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { englishCaseWords, germanCaseWords, otherCaseWords } from './case-words.js';
import { isCode } from './code-shape.js';
import { labelAbbreviation } from './label-abbreviations.js';
import { numberToken } from './number-token.js';
import { codesOfLaw } from './thing-abbreviations.js';
import { thingLabels } from './thing-labels.js';

/** What a code begins with, before more is looked at: a digit, or capitals and then digits. */
const codeStart = source`
  (?:
  \d|
  \p{Lu}[\p{Lu}/.-]{0,8}\d|
  \p{Lu}{1,5} (?:\d{1,6}[-/ ]\d{2}|\d{4,12}(?!\d)|\d{1,4}(?:[. ]\d{3,4}){1,2}(?!\d))
  )
`;

/** No part of a word, an address or a line of a protocol. */
const ownToken = String.raw`(?<![\p{L}\p{M}\p{N}_@.,+/-]|HTTP/[\d.]{1,3}["'] )`;

/** `Modell`, `Seriennr.: `, `CFR` right before the code. */
const behindThing = source`
  (?:
  (?<![\p{L}\d])${anyOfBehind(thingLabels)}(?:-[nN]r)?
  (?:["']?(?:[.:#]|[ \t]{1,20}:| is| ist)?[ ]{1,2}["'(]?|["']:["'])|
  (?<!\p{L})${oneOf(codesOfLaw)}[ ]|
  (?:[fF]ormular|[vV]ordruck|[fF]ormblatt|[fF]orm) [\p{Lu}\d/-]{1,10} [(][ ]?
  )
`;

/** A noun or name right before a code owns it (`Lampe E27-LED8W`), unless it is one of the words. */
const behindOtherNoun = source`
  (?<![\p{L}\p{M}\p{N}-])
  (?!${anyOf([...germanCaseWords, ...englishCaseWords, ...otherCaseWords])})\p{Lu}[\p{L}\p{M}\p{N}/.-]{1,30}[ ]
`;

/** A noun does not own as many digits. */
const sevenDigits = String.raw`(?:[^\n\d]{0,4}\d){7}`;

/**
 * A code near a word for a document or a case, without a colon or with other words between: `Rechnung (RE-10-0042)`.
 * Rule: capitals and digits, three digits at least, or seven digits; `labelledNumber` finds the weaker shapes behind
 * their labels.
 */
export const codeNearWord: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      (?=${codeStart})${ownToken}(?<!${behindThing})(?<!(?<!\p{L})[A-Z]{3}[UJZ] ?(?=\d{6}[ -]?\d(?!\d)))
      (?:(?<!${behindOtherNoun})|(?=${sevenDigits}))
      (?!${labelAbbreviation}|\p{Lu}{2,3} \d{10}(?!\d)|[TFMPEOHW] [+0]\d)${numberToken}${notCounted}
    `,
    // in the path of a request
    pattern('gu')`(?<=/[a-z]{3,20}/)(?=[\p{Lu}\d])[\p{Lu}\d]{1,12}(?:[-/][\p{Lu}\d]{1,12}){1,3}${tokenEnd}`,
  ],
  isValid: isCode,
  needsContext: true,
  contextReach: 60,
  contextWords: { de: germanCaseWords, en: englishCaseWords, other: otherCaseWords },
  examples: {
    finds: {
      'in parentheses behind a date': 'unsere Rechnung vom 12.10.2026 (⟦RE-2026-10-0077⟧) ist offen',
      'behind its word': 'AW: Reklamation, Auftrag ⟦NL-2026-3117⟧',
      'adverb between': 'Ticket dazu: ⟦HK-4410⟧.',
      'office between': 'Kassenzeichen der Landeskasse: ⟦5512 7780 0033⟧.',
      'on the next line': 'Der Lieferschein\n⟦LS-118203⟧ liegt bei.',
      'list behind a plural': 'Tickets für Ulm und München, ⟦118-2270693002⟧',
      'in guillemets': 'Verwendungszweck »⟦KB12-W70⟧«',
      English: 'Overdue invoice ⟦NW-3310-442⟧',
      'in a path': 'GET /akten/⟦2026-K-10377⟧?alle',
      'an abbreviation before ten digits': 'Auftrag umgebucht, VK ⟦4000690017⟧ zum',
      'of a payment service': 'bezahlt mit PayPal (⟦4KD82177LX118204M⟧)',
      'letters apart': 'Allianz-Police, VN: ⟦KH 31-220418/05⟧',
      'second sheet of a residence permit': 'legt sie vor, Zusatzblatt ⟦S4418820C⟧, bis',
      'Spanish, two of them':
        'Asunto: Facturas pendientes ⟦F25-0417⟧ y ⟦F25-0418⟧\n\nsegún el contrato ⟦OC-UK-044⟧, el plazo',
      'purchase orders': 'on POs ⟦4500118820⟧ and more',
    },
    ignores: {
      'wording of a policy': 'Endorsement 14B applies; policy wording HH/0426; tax',
      'an answer of a mail server': 'confirmation sent to Ulm 250 OK',
      'number of a container behind its owner': 'Auftrag da, Container TGHU 884120-3, Ulm',
      'no such word': 'Adapter NL-2026-3117',
      'a standard': 'Auftrag nach ISO-9001',
      'what is counted': 'account for 12345678 of the votes',
      'six digits alone': 'Auftrag über 448120 Seiten',
      'lower case': 'Auftrag im build release-2026',
      'two digits': 'Auftrag für MX-55',
      'a road': 'plate and VIN, eastbound on OR-126 near',
      'a printed form': 'Az. folgt   Vordruck-Nr. D 418 07 725\n',
      'a thing in JSON': '{"msg":"card booking","unit":"T-4480"}',
      'a form in parentheses': 'Antrag mit Formular (F-117) an',
      'edition of a form': 'Antrag, Formular FV-01 (2024/10)',
      'a constant of a program': 'int policy X509_POLICY_NODE ok',
      'memory of a program': 'job sync: heap 2048M, threads',
      'nine months of a year': 'Change 9M 2026 against 2025',
      'a thing beside the word': 'Auftrag, Modell NL-2026-3117',
      "another noun's code": 'Auftrag: Wartung der Vitodens B2HF-255',
      'a section of a code of law': 'you may appeal within 180 days (29 CFR 2560.503-1)',
      'an act of the European Union': 'Antrag nach Beschluss 2008/947/JI und',
      'a standard behind its body': 'Vertrag nach DIN 18299:2019',
      'a word too far away':
        'Der Auftrag, den wir heute noch mit allen Beteiligten in Ruhe besprechen wollen, umfasst auch den Adapter NL-2026-3117',
      'a sentence end between': 'Der Auftrag ist fertig. Bauteil NL-2026-3117',
    },
  },
};
