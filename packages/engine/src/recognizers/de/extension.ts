import type { Recognizer } from '../../recognizer.js';
import { phoneEnd } from '../anywhere/phone-shapes.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { cellEnd, cellStart } from '../text/cell.js';
import { oneOf, pattern } from '../text/pattern.js';
import { isLocalNumber, phoneWord, withoutLetters } from './labelled-phone-number.js';

/** Any case: the pattern with it has the flag `i`. */
const extensionWord = oneOf([
  'durchwahl', 'dw', 'app.', 'apparat', 'nebenstelle', 'nebenst.', 'nst.', 'hausruf', 'hausapparat', 'tel. intern',
  'ext.', 'ext', 'extension', 'bleep', 'pager',
]); // prettier-ignore

/**
 * An extension alone, after its word or behind the name of whom it reaches: `App. 4711`, `Dr. Muster, -15`.
 * Rule: DIN 5008:2020 § 16 (`Durchwahl`); 1 to 6 digits after the word, 2 to 5 after a telephone word with a dash.
 */
export const extension: Recognizer = {
  type: 'DE_PHONE_NUMBER',
  patterns: [
    pattern('dgiu')`
      (?:
      ${tokenStart}(?!(?<=\p{L}-)ext-)${extensionWord}${tokenEnd}[.: ]{0,3}(?:[-–] ?)?
      |${phoneWord}[.:]{0,2} ?[-–](?=\d{2,5}(?!\d| ?[-–/]))
      )
      (?<value>\d{1,6}(?:-\d{1,4})?)${phoneEnd}
    `,
    pattern('gmu')`
      (?<=(?<!\p{L})(?:Herrn?|Frau|Dr\.|Hr\.|Fr\.) (?:\p{Lu}[\p{L}.'’-]{0,20} )?\p{Lu}[\p{L}'’-]{1,20},? )
      [-–]\d{2,4}
      (?=[,;.)]| oder | und |\s{0,4}$)
    `,
  ],
  normalize: withoutLetters,
  isValid: isLocalNumber,
  confidence: 0.95,
  examples: {
    finds: {
      'extension alone': 'Durchwahl -⟦217⟧',
      'number inside a company': 'KST 44, Tel. intern ⟦8820⟧',
      'extension after a comma': 'Frau Muster, App. ⟦4711⟧',
      'extension behind the label': 'Tel. -⟦3417⟧ bis zwölf',
      'extension behind a name': 'direkt: Dr. Muster, ⟦-15⟧ oder Handy',
      'pager of a hospital': 'Please call bleep ⟦4417⟧ with queries',
      'house telephone': 'Nebenst.: ⟦141-227⟧      Datum',
    },
    ignores: {
      'a host': 'abgelaufen auf lb-ext-2 seit',
      'movement of a joint': 'Extension des Knies um 120',
      'a longer word': 'Apparatur 4711',
      'a date': 'Durchwahl 12.03.2024',
      'a count': 'Apparat 217 Stück',
      'seven digits': 'App. 4711123',
      'a temperature behind a name': 'Frau Muster, -15 Grad',
    },
  },
};

/**
 * An extension alone in its cell, under a table head or in the line of references that names it: `Durchwahl` over
 * `-44`.
 * Rule: DIN 5008:2020 § 16 (line of references); the head is the evidence.
 */
export const extensionInTable: Recognizer = {
  type: 'DE_PHONE_NUMBER',
  patterns: [pattern('gmu')`${cellStart}[-–]?\d{2,5}(?:-\d{1,4})?${cellEnd}`],
  needsContext: true,
  contextReach: 30,
  contextWords: {
    de: ['durchwahl', 'telefon-durchwahl', 'tel.-durchwahl', 'nebenstelle', 'apparat', 'hausruf', 'dw'],
    en: ['extension', 'ext.', 'ext'],
  },
  confidence: 0.95,
  examples: {
    finds: {
      'line of references':
        'Unser Zeichen      Durchwahl        Datum\nab-cd              ⟦-44⟧              12.03.2026\n',
      semicolons: 'Name;Durchwahl;Raum\nMuster;⟦4417⟧;b\n',
      bars: '| Name | Nebenstelle |\n| Muster | ⟦217⟧ |',
      tabs: 'Name\tDW\nMuster\t⟦33⟧',
      'two groups': 'Name    Apparat\nMuster  ⟦141-227⟧\n',
      English: 'name,extension,x\nSample,⟦4417⟧,y',
    },
    ignores: {
      'another head': 'Name;Menge;Raum\nMuster;4417;b\n',
      'six digits': 'Name;Durchwahl;Raum\nMuster;441772;b\n',
      'one digit': 'Name;Durchwahl;Raum\nMuster;4;b\n',
      'more in the cell': 'Name;Durchwahl;Raum\nMuster;ca. 4417;b\n',
      'a decimal number': 'Name;Durchwahl;Raum\nMuster;44.17;b\n',
      'no head': 'Muster;4417;b\n',
    },
  },
};
