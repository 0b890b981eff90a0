import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';

/** `strasse`, `street_name`, `shippingStreet`, `addressLine2`, whatever case joins their words. */
const streetKey = source`
  (?:[\p{L}\d]{0,20}[._-]?)?
  (?:
    [sS]tra(?:ss|ß)e|[sS]treet|[sS]tr|[tT]horoughfare
    |[aA]ddressLine\d?|address_line_?\d?|(?:[aA]ddr(?:ess)?[_-]?)?[lL]ine_?[12]|[aA]ddr(?:ess)?_?[12]
  )
  (?:[_-]?(?:[nN]ame|[lL]ine\d?|hausnummer|nr|1|2))?`;

/** `hausNr`, `house_number`. */
const houseNumberKey = source`(?:
  [hH]aus_?-?(?:[nN]r|[nN]ummer)
  |[hH]ouse_?(?:[nN]o|[nN]umber|[nN]r)
  |street_?[nN]umber
)\.?`;

/** `63 `, `3/18 `, `Blk 12 `: what may stand before the street's name. */
const numberFirst = String.raw`(?:#?\d{1,5}[a-zA-Z]?(?:[-/]\d{1,5}[a-zA-Z]?)?,? )?`;

/** `Street`, `StreetName`, `StrtNm`, `AdrLine`: UBL 2.1, ISO 20022, ebInterface. */
const streetElement = '(?:[sS]tra(?:ss|ß)e|[sS]treet(?:[nN]ame)?|StrtNm|AdrLine|AddressLine\\d?|StreetAddress)';

const keyStart = String.raw`(?<![\p{L}\d])`;
const assigned = String.raw`["']?[ \t]{0,4}[:=][ \t]{0,4}["']`;

/** What a template or the description of a schema has in the field: `STRASSE NR`, `street name`, `string`. */
const fillers: ReadonlySet<string> = new Set([
  'strasse', 'straße', 'street', 'adresse', 'address', 'anschrift', 'nr', 'nummer', 'hausnummer', 'hausnr', 'number',
  'no', 'name', 'und', 'and', 'line', 'your', 'ihre', 'string', 'text', 'null', 'none', 'undefined', 'leer',
]); // prettier-ignore
const isFiller = (value: string): boolean =>
  value
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || fillers.has(word));

/** The type of a variable in Python: `name: str = "Erna"`. */
const notAType = String.raw`(?!(?<=: )str = )`;

/**
 * A street, or a house number, in a field of its own of JSON, YAML or a log: the key is the evidence, so neither needs
 * the other.
 * Rule: keys as address forms name them (schema.org PostalAddress, XÖV `strasse` and `hausnummer`).
 */
export const streetField: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('dgu')`${keyStart}${notAType}${streetKey}${assigned}(?<value>${numberFirst}\p{L}[^"'\r\n]{2,60})(?=["'])`,
    pattern('dgu')`
      <(?:[a-z\d]{1,12}:)?${streetElement}(?: [^<>\n]{1,80})?>(?<value>${numberFirst}\p{L}[^<>\r\n]{2,60})(?=</)
    `,
    pattern('dgu')`${keyStart}${houseNumberKey}${assigned}(?<value>\d{1,4} ?[a-zA-Z]?)(?=["'])`,
  ],
  isValid: (value) => /^\d{1,4} ?[a-zA-Z]?$/.test(value) || !isFiller(value),
  examples: {
    finds: {
      'street alone': '{"strasse": "⟦Bernauer Gang⟧", "ort": "Ulm"}',
      'house number alone': '{"hausNr": "⟦23a⟧"}',
      'second line': '"addressLine2": "⟦Clontarf⟧"',
      'number first': '{"line1": "⟦63 Clontarf⟧"}',
      'key with a number': '"address_1":"⟦5 Seapoint⟧"',
      'snake case': "street_name='⟦Rosengrund⟧'",
      'key of two words': '"shippingStreet":"⟦Sample Gate⟧"',
      'element of XML': '<eb:Street>⟦Rosenzeile 47⟧</eb:Street>',
      'element of a message of banks': '<StrtNm>⟦Rosengrund⟧</StrtNm>',
      'house number, English': '"house_number": "⟦14⟧"',
    },
    ignores: {
      'a type of a program': 'name: str = "Bernauer Gang"',
      'another key': '{"produkt": "Bernauer Gang"}',
      'another element': '<Product>Bernauer Gang</Product>',
      'a template': '{"strasse": "STRASSE NR", "ort": "ORT"}',
      'a type of a schema': '{"street": "string"}',
      empty: '{"strasse": ""}',
      'no quotes': 'strasse: siehe unten',
      'a number for a street': '{"strasse": "17"}',
      'an address of a machine': '{"addr1": "10.20.30.40"}',
      'a long text': `{"strasse": "${'Gang '.repeat(20)}"}`,
      'a word for a house number': '{"hausNr": "links"}',
    },
  },
};
