import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { nextSpeaker } from '../speaker.js';
import { birthWord, labelRest, marksBetween } from './birth-words.js';
import { fullDate, isDate } from './date-forms.js';
import { readAsPrinted, scannedDate } from './scanned-date.js';

/** A question or request for the birth, and the speaker of the answer. */
const question = source`${birthWord}[^?.\n]{0,40}(?:[?.][^\n]{0,20})?${nextSpeaker}`;
/** The answer, and the one who asked again. */
const answer = String.raw`[^\n]{1,80}${nextSpeaker}`;
/** What is said before the date: `Bethan, and it's the `, `sure - `. */
const saidBefore = (most: number): string => String.raw`(?:[\p{L}'’]{1,12}[,.…]{0,3} (?:[-–] )?){0,${most}}?`;

/**
 * A birth as forms, scans and calls have it: digits alone or in boxes, letters for digits, the answer of a caller.
 * Rule: as `dateOfBirth`.
 */
export const birthInForm: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    pattern('dgu')`
      // or at the end of the line below the one that its label ends
      ${birthWord}(?!\p{L})${labelRest}(?:${marksBetween}|[ \t]{0,8}\r?\n[^\n\d]{2,90}[ ]{2}(?=\d\d ))
      (?<value>\d{8}|\d{6}|[0-3]\d [01]\d (?:19|20)\d\d)
      (?![\p{L}\p{N}]|[./-]\d)
    `,
    pattern('dgu')`${birthWord}${tokenEnd}${labelRest}[ \t:]{1,40}(?:am )?(?<value>${scannedDate})`,
    pattern('dgu')`${question}${saidBefore(6)}(?<value>${fullDate})`,
    // repeated: `Agent: Also 12.03.1980, danke.`
    pattern('dgu')`${question}${answer}${saidBefore(4)}(?<value>${fullDate})`,
  ],
  normalize: readAsPrinted,
  isValid: isDate,
  examples: {
    finds: {
      'digits alone': 'Geb.-Datum: ⟦12031980⟧',
      'digits alone, year first': 'dob=⟦19800312⟧&name=x',
      'in boxes of a form': 'Geburtstag                      ⟦12 03 1980⟧\n',
      'below the end of the line with its label':
        '4  Name, Vorname            5  Geburtsdatum\n   Muster, Erna            ⟦12 03 1980⟧\n',
      'scanned, in single signs': 'geboren ⟦1 2 . 0 3 . 1 9 8 0⟧, war',
      'scanned, month in two': 'Geburts tag:   ⟦8. Sep tember l987⟧ um',
      'scanned, letter for digit': 'born ⟦l2 March 1980⟧, of',
      'scanned, ordinal': 'Mr Sample, born ⟦l2th March l979⟧,',
      'scanned, letters in digits alone': 'DOB: ⟦O3/09/l971⟧',
      'answer in a call': 'Was ist Ihr Geburtsdatum?\nAnrufer: Das ist der ⟦12.03.1980⟧.',
      'answer to a request': '[00:31] A: noch geburtsdatum und adresse\n[00:35] K: ⟦12.3.1980⟧, Ulm',
      'answer, time without brackets':
        "00:00:25 AGENT: Your date of birth please?\n00:00:28 CALLER: Erna, and it's the ⟦12th of March 1980⟧.",
      'answer in a chat': '12.05.2026, 09:10 - Max: Lenas Geburtsdatum?\n12.05.2026, 09:12 - Erna: klar - ⟦12.03.2014⟧',
      'answer in a deposition': ' 4   Q.  State your name and date of birth.\n 5   A.  Erna Sample. ⟦May 2nd, 1988⟧.\n',
      'answer in a deposition, lines without numbers': 'Q. What is your birth date?\nA. It is ⟦05/02/1988⟧.\n',
      'repeated by who asked':
        '[00:37] Agent: Ihr Geburtsdatum?\n[00:40] Kunde: März achtzig.\n[00:44] Agent: Also ⟦12.03.1980⟧, danke.',
    },
    ignores: {
      'another label': 'Aktenzeichen: 12031980',
      'no such day': 'Geb.-Datum: 31021980',
      'one digit more': 'Geb.-Datum: 120319801',
      'scanned, no such day': 'geboren 3 2 . 0 3 . 1 9 8 0, war',
      'below another label': '4  Name, Vorname            5  Unfalldatum\n   Muster, Erna            12 03 1980\n',
      'the next point of a list': 'C. Date of birth.\nB. Visit on 05/02/2024.\n',
      'another question': 'Wann war Ihr Besuch?\nAnrufer: Das war der 12.03.1980.',
    },
  },
};
