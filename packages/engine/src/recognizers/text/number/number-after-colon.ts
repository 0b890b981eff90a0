import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { isCode } from './code-shape.js';
import { numberToken } from './number-token.js';
import { labelAbbreviation } from './label-abbreviations.js';
import { thingLabels } from './thing-labels.js';

/** `sn` is a label, but not in `CSN`. */
const endsOfCompounds = thingLabels.filter((label) => label.length > 3);
const notBehindOthers = String.raw`(?<![\p{L}\d]-?${anyOf(endsOfCompounds)}[.]?["']?[ \t]{0,20}:)(?<!(?:^|[^\p{L}])${anyOf(thingLabels)}[.]?["']?[ \t]{0,20}:)`;

/**
 * A code behind any label with a colon, unless the label names a thing: `Grundbuchblatt: RO-4417/2`.
 * Behind `unter`, `quoting` it needs no label. Rule: as `isCode`; the colon stands for the word that `labelledNumber` asks for.
 */
export const numberAfterColon: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    new RegExp(
      String.raw`:(?<=\p{L}[.)]?["']?[ \t]{0,20}:)${notBehindOthers}[ \t\u00a0]{1,20}(?:["'„“»]|(?<!["']:[ ]{1,20}))${labelAbbreviation}?(?=[\p{Lu}\d])(?<value>${numberToken})`,
      'dgmu',
    ),
    /(?<=(?<!\p{L})(?:[sS]ee|[sS]iehe) )(?!PR-|AC-|BT-)[A-Z]{2,5}-\d{4,7}(?![\d-]|\p{L})/gu,
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:geben Sie|gib|angeben|[qQ]uote|quoting)[^\n.:„“"»]{0,60}[„“"»])(?=[\p{Lu}\d])${numberToken}`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:unter|under|quoting|quote|Angabe von|Angabe der|Angabe des) )(?=[\p{Lu}\d])${numberToken}`,
      'gu',
    ),
  ],
  isValid: isCode,
  examples: {
    finds: {
      'crime report': 'URN: ⟦13XY/4471/25⟧',
      'a word that no list knows': 'Grundbuchblatt: ⟦RO-4417/2⟧,',
      'digits alone, long': 'Hinweisgebervorgang: ⟦004417882⟧',
      'in quotes': '"sevdesk": "⟦SD-20044-A⟧"',
      'column of colons': 'Kürzel           : ⟦KX-2044⟧\n',
      'in quotes, to be given': 'Bitte geben Sie bei jeder Antwort „⟦K-26-118204-4⟧“ an.',
      'ticket that one may see': 'yes, see ⟦ZD-88204⟧. card',
      'behind a preposition': 'schon gemeldet unter ⟦22-00917-H⟧, ja',
      'groups of digits': 'UBRN: ⟦0001 4471 8829⟧.',
    },
    ignores: {
      'an article': 'Artikel: NL-2026-3117',
      'a serial number': 'Seriennr.: 5CG1180Q2',
      'six digits': 'Auflage: 448120',
      'lower case': 'Stand: release-2026',
      'a count': 'count: 48151624',
      'no letter before the colon': '12: NL-2026-3117',
      'a date': 'Stand: 12.03.2026',
      'no space': 'urn:NL-2026-3117',
      'a number of JSON': '"created": 1718041122',
      'another label between': 'Einsender: BSNR 720799187',
      hours: 'Auskunft: 08:30-12:00',
    },
  },
};
