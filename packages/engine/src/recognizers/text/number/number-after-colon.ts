import type { Recognizer } from '../../../recognizer.js';
import { anyOfBehind } from '../any-of.js';
import { pattern, source } from '../pattern.js';
import { isCode } from './code-shape.js';
import { labelAbbreviation } from './label-abbreviations.js';
import { numberToken } from './number-token.js';
import { thingLabels } from './thing-labels.js';

/**
 * `Drucker-Modell`; the short ones end too many other words: `sn` is a label, but not in `CSN`, and no passport is a
 * port.
 */
const compoundOfThing = String.raw`[\p{L}\d]-?${anyOfBehind(thingLabels.filter((label) => label.length > 3))}(?<!(?:[pP]ass|PASS)(?:port|PORT))`;

/** `Modell:`, `"Drucker-Modell" :`, `Modell (innen):` */
const thingAndColon = source`
  (?:${compoundOfThing}|(?:^|[^\p{L}])${anyOfBehind(thingLabels)})
  \.?["']?(?: \([^)\n]{1,30}\)| (?:auf|je|pro|per|on) \p{L}{3,30})?[ \t]{0,20}:
`;

/** A form among the enclosures, one or two letters and digits: `Anlagen: V0100`. */
const formEnclosed = source`
  (?<=(?:Anlagen?|Beilagen?|Formulare?|Encl\.?|Enclosures?|Attachments?):)
  (?=[ ]{1,20}[A-Z]{1,2}\d{3,4}[A-Z]?(?![\p{L}\d/-]))
`;

/** A letter and three digits behind the prefix of a reply or a forwarded mail: `Re: C300`. */
const model = String.raw`(?<=(?:RE|Re|re|AW|Aw|WG|FW|Fwd|FWD):)[ ]{1,3}\p{Lu}\d{3}(?![\p{L}\d/-])`;

/** A quote before the number; none only where the label has none either, since a number of JSON is no code. */
const opening = `(?:["'„“»]|(?<!["']:[ ]{1,20}))`;

/**
 * A code behind any label with a colon, unless the label names a thing: `Grundbuchblatt: RO-4417/2`.
 * Rule: as `isCode`; the colon stands for the word that `labelledNumber` asks for.
 */
export const numberAfterColon: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgmu')`
      :(?<=\p{L}[.)]?["']?[ \t]{0,20}:)(?<!${thingAndColon}|noqa:)(?!${formEnclosed})(?!${model})
      [ \t\u00a0]{1,20}${opening}${labelAbbreviation}?(?!\d\d-\d\d-\d\d \d{8}(?!\d))(?=[\p{Lu}\d])
      (?<value>${numberToken})
    `,
  ],
  isValid: isCode,
  examples: {
    finds: {
      'crime report': 'URN: ⟦13XY/4471/25⟧',
      'a word that no list knows': 'Grundbuchblatt: ⟦RO-4417/2⟧,',
      'digits alone, long': 'Hinweisgebervorgang: ⟦004417882⟧',
      'in quotes': '"sevdesk": "⟦SD-20044-A⟧"',
      'passport of a dog': 'Passport: ⟦IE-01-0044188⟧\n',
      'column of colons': 'Kürzel           : ⟦KX-2044⟧\n',
      'log of the police with its day': 'Log: ⟦0316-05112025⟧\n',
      'groups of digits': 'UBRN: ⟦0001 4471 8829⟧.',
    },
    ignores: {
      'a diagnosis and its year': 'PMH: T2DM 2014, hypertension',
      'an article': 'Artikel: NL-2026-3117',
      'a form among the enclosures': 'Anlagen: V0100, R0660',
      'a model in a subject': 'Subject: Re: C300 to Ulm',
      batches: 'Chargen: L26-0447, L26-0451',
      'a share of a house': 'Enthaltung (von 1.000 MEA: 744/1000)',
      'a share of a house, named': 'Anwesend oder vertreten: 761/1000 MEA. Die',
      'a serial number': 'Seriennr.: 5CG1180Q2',
      'a thing on another': 'EAN auf Verpackungseinheit: 4012345 000009',
      'a thing with a remark': 'GTIN (Packung): 4012345000009',
      'six digits': 'Auflage: 448120',
      'lower case': 'Stand: release-2026',
      'a count': 'count: 48151624',
      'no letter before the colon': '12: NL-2026-3117',
      'a date': 'Stand: 12.03.2026',
      'no space': 'urn:NL-2026-3117',
      'a number of JSON': '"created": 1718041122',
      'another label between': 'Einsender: BSNR 720799187',
      'a rule of a linter': 'def run(self):  # noqa: C901\n',
      'a number of a program': 'maxLength: 10_000_000,',
      'a scale': 'Schmerz: 0 1 2 3 4 5 6 7 8 9 10',
      hours: 'Auskunft: 08:30-12:00',
    },
  },
};
