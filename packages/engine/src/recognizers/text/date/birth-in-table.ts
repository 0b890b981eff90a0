import type { Recognizer } from '../../../recognizer.js';
import { cellEnd, cellStart } from '../cell.js';
import { pattern } from '../pattern.js';
import { fullDate, isDate, notAMessage } from './date-forms.js';
import { readAsPrinted, scannedDate } from './scanned-date.js';

/**
 * A full date alone in its cell or line, under a table head or beside a label that names the birth.
 * Rule: as `dateOfBirth`; where the head stands is for the context words to say.
 */
export const birthInTable: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    // Alone, or with the place of birth behind it
    pattern('gmu')`
      ${cellStart}${fullDate}${notAMessage}
      (?=(?:,? \p{Lu}[\p{L}-]{1,25}(?: [\p{L}.]{1,12}){0,2})?${cellEnd})
    `,
    // As a scan has it: `1 2 . O 3 . 1 9 8 0`
    pattern('gmu')`${cellStart}(?=[\d./-]{0,9}[lIO ])(?:${scannedDate})${notAMessage}${cellEnd}`,
    // As boxes for day, month and year have it: `12 03 1980`
    pattern('gmu')`${cellStart}[0-3]\d [01]\d (?:19|20)\d\d(?=${cellEnd}| ?[/,] ?\p{Lu}\p{Ll})`,
  ],
  normalize: readAsPrinted,
  isValid: isDate,
  needsContext: true,
  contextWords: {
    de: [
      'geburtsdatum', 'geburtstag', 'geburt', 'geb.datum', 'geb.-datum', 'geb.-dat', 'geb.-tag', 'gebdat', 'gebdatum',
      'geb. am', 'geb.', 'geb', 'geboren', 'geboren am',
    ],
    en: [
      'date of birth', 'birth date', 'birthdate', 'birthday', 'dob', 'd.o.b.', 'born', 'date_of_birth', 'birth_date',
      'birth_dt',
    ],
  }, // prettier-ignore
  examples: {
    finds: {
      'under a head': 'Name     Geburtsdatum\nMuster   ⟦12.03.1980⟧\n',
      pipes: '| Name | Geburtstag |\n| Muster | ⟦12.03.1980⟧ |',
      tabs: 'Name\tGeburtsdatum\tOrt\nMuster\t⟦12.03.1980⟧\tUlm',
      CSV: 'name;date_of_birth;city\nMuster;⟦1980-03-12⟧;Ulm',
      'inserted into a table':
        "INSERT INTO member (nr, name, birth_date, joined) VALUES\n(4, 'Muster', '⟦1980-03-12⟧', '2019-04-01');",
      'inserted into a table made before':
        "CREATE TABLE m (nr INT,\n geb DATE, seit DATE);\nINSERT INTO m VALUES (4,'⟦1980-03-12⟧','2019-04-01'),(5,'⟦1981-03-12⟧',NULL);",
      'two lines below': 'DOB\n\n⟦03/28/1980⟧',
      'abbreviated head': 'name;geb.;ort\nMuster;⟦12.03.1980⟧;Ulm',
      'passenger list': 'Teilnehmer             Geb.-Dat.     Ausweis\nMUSTER/MAX MR          ⟦05AUG71⟧       x',
      'month name': 'Name     Geburtsdatum\nMuster   ⟦12. März 1980⟧',
      'boxes of a form': 'Name, Vorname       5 Geburtsdatum\nMUSTER, Max         ⟦1 2 . O 3 . 1 9 8 0⟧\n',
      'gaps for day, month and year': '4 Name, Vorname      5 Geburtsdatum\n  Muster, Max        ⟦12 03 1980⟧\n',
      'second person of the row, place behind': 'geb. am / in         ⟦06.05.2003⟧ Leer         ⟦30.11.1968⟧ Ulm\n',
    },
    ignores: {
      'another head': 'Name     Datum\nMuster   12.03.1980',
      'a message of a chat': '12.05.2026, 09:10 - Max: Geburtsdatum fehlt\n12.05.2026, 09:12 - Erna: ok',
      'boxes under another head': 'Name, Vorname       5 Datum\nMUSTER, Max         1 2 . O 3 . 1 9 8 0\n',
      'inserted into another column': "INSERT INTO member (nr, birth_date, joined) VALUES (4, NULL, '1980-03-12');",
      'no such day': 'Name     Geburtsdatum\nMuster   31.02.1980',
      'in a sentence': 'Das Geburtsdatum fehlt, wie ich am 12.03.2024 schon schrieb.',
      'no year': 'Name     Geburtsdatum\nMuster   12.03.',
      'no such month in boxes': 'Name     Geburtsdatum\nMuster   12 13 1980\n',
      'a number': 'Name     Geburtsdatum\nMuster   12031980',
      'a version': 'Name     Geburtsdatum\nMuster   12.03.1980.7',
    },
  },
};
