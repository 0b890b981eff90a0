import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { lineEnd } from '../bounds.js';
import { nextCell, rowStart } from '../cell.js';
import { pattern } from '../pattern.js';

const oneNumber = String.raw`[1-9]\d{0,3}(?: ?[a-zA-Z])?`;
/** `12`, `12a`, `12 a`, `12-14`, `A7`. */
const number = String.raw`(?:${oneNumber}(?: ?[-–/+] ?${oneNumber})?|\p{Lu}\d{1,3})`;
const houseNumberKey = anyOf([
  'hausnummer', 'haus_nummer', 'hausnr', 'haus_nr', 'haus-nr', 'haus nr', 'hnr', 'housenumber', 'house_number',
  'house number', 'houseno', 'house_no', 'house no', 'house_num', 'streetnumber', 'street_number', 'street_no',
  'buildingnumber', 'building_number', 'bldgnb',
]); // prettier-ignore
const streetKey = anyOf(['street', 'strasse', 'street_name', 'streetname', 'road']);
const numberKey = anyOf(['no', 'nr', 'number', 'nummer', 'num']);

/**
 * The house number of a record, which stands in a field of its own: `<StrtNm>Ringweg</StrtNm><BldgNb>3</BldgNb>`,
 * `"street":"Ringweg","no":"3"`, `hausnr: 3`.
 * Rule: ISO 20022, PostalAddress, BuildingNumber; elements of XML, keys of JSON, YAML and queries that are called so.
 */
export const houseNumberInRecord: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('dgu')`(?<!\p{L})${houseNumberKey}>(?<value>${number})(?=<)`,
    pattern('dgmu')`
      (?<![\p{L}\p{N}])${houseNumberKey}\.?\\?["']?[ ]{0,4}[:=][ ]{0,4}\\?["']?
      (?<value>${number})(?=\\?["'&,;}]|[ \t]{0,8}(?:\r?\n|$))
    `,
    // beside its label: `Z. 13   Hausnr.        97`
    pattern('dgu')`(?<!\p{L})[hH]aus-?(?:[nN]ummer|[nN]r\.?)[ \t]{2,40}(?<value>${oneNumber})(?=${lineEnd})`,
    pattern('dgu')`
      ["']${streetKey}["'] ?: ?["'][^"'\n]{2,60}["'],\s{0,40}["']${numberKey}["'] ?: ?["']?
      (?<value>${number})(?=["',}\n])
    `,
  ],
  examples: {
    finds: {
      'of a payment': '<BldgNb>⟦3⟧</BldgNb><PstCd>',
      'number and letter': '<BldgNb>⟦12a⟧</BldgNb>',
      'with a space': '<BldgNb>⟦12 a⟧</BldgNb>',
      'two houses': '<BldgNb>⟦12-14⟧</BldgNb>',
      'behind a prefix': '<ns2:BldgNb>⟦88⟧</ns2:BldgNb>',
      'letter first': '<BldgNb>⟦A7⟧</BldgNb>',
      'element of XML': '<Ort>Ulm</Ort><Hausnummer>⟦12a⟧</Hausnummer>',
      'number of JSON': '{"town":"Ulm","house_no":⟦12⟧,"postcode":"89073"}',
      'string of JSON': '{"ort": "Ulm", "hausnummer": "⟦12a⟧"}',
      'JSON in JSON': String.raw`{\"houseNumber\":\"⟦12a⟧\"}`,
      YAML: 'strasse: Ringweg\nhausnr: ⟦12a⟧\nplz: 89073\n',
      form: 'Haus-Nr.: ⟦12 a⟧\n',
      'beside its label': 'Z. 13   Hausnr.        ⟦97⟧\n',
      'query of a URL': 'street=Ringweg&hnr=⟦12a⟧&plz=89073',
      'under a key that says only number': '"ship_to":{"road":"Kai","no":"⟦12a⟧","zip":"89073"}',
    },
    ignores: {
      'no digit': '<BldgNb>ohne</BldgNb>',
      nothing: '<BldgNb></BldgNb>',
      'of another element': '<NbOfTxs>3</NbOfTxs>',
      'in a sentence': 'das Element BldgNb 3 fehlt',
      'no end of the element': '<BldgNb>3',
      'too long': '<BldgNb>3 im Hof hinter dem Tor</BldgNb>',
      'a number of something else': '{"item":"Ringweg","no":"12"}',
      'a rule about it': 'hausnummer: max. 10 Zeichen\n',
      'part of another key': '{"warehouse_no":"12"}',
      'part of another element': '<SerialHouseNumber>12</SerialHouseNumber>',
      'a day': 'house number: 2024-11-03\n',
    },
  },
};

/**
 * The same in a table: `Straße;Hausnummer;PLZ`, and in the rows below `Kai;12a;89073`.
 * Rule: a cell of up to four digits and a letter, under a head that names the house number.
 */
export const houseNumberInTable: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('dgmu')`
      (?:${rowStart}|(?<=[|;\t"][ ]{0,20}|(?<!\d),))
      (?<value>${oneNumber}(?:[-/]${oneNumber})?)
      (?=${nextCell}|"?[ \t]{0,4}(?:\||\r?\n|$))
    `,
  ],
  needsContext: true,
  contextReach: 14,
  contextWords: {
    de: ['hausnummer', 'hausnr', 'haus-nr', 'haus_nr', 'hnr'],
    en: ['house number', 'house_number', 'house no', 'house_no', 'housenumber', 'street number', 'street_number'],
  },
  examples: {
    finds: {
      CSV: 'ort;hausnummer;ort\nKai;⟦12a⟧;Ulm\nLände;⟦7⟧;Ulm',
      commas: 'town,house_number,city\nKai,⟦12⟧,Ulm',
      bars: '| Ort | Hausnr. | Ort |\n|---|---|---|\n| Kai | ⟦12 a⟧ | Ulm |\n| Tor | ⟦7⟧ | Ulm |',
      tabs: 'Ort\tHausnummer\tOrt\nKai\t⟦12-14⟧\tUlm',
      'quoted cells': '"ort";"hnr";"ort"\n"Kai";"⟦12a⟧";"Ulm"',
      'the last column': 'ort;hausnummer\nKai;⟦12⟧\n',
    },
    ignores: {
      'another head': 'ort;menge;ort\nKai;12;Ulm',
      'another column': 'ort;hausnummer;menge\nKai;ohne;12\n',
      'five digits': 'ort;hausnummer;ort\nKai;12345;Ulm',
      'a decimal': 'ort;hausnummer;ort\nKai;1.2;Ulm',
      'a measure': 'Breite: __ m (mindestens 1,30 m), Hausnummer',
      words: 'ort;hausnummer;ort\nKai;12 im Hof;Ulm',
      'no head': 'Ringweg;12;Ulm\n',
    },
  },
};
