import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { birthWord } from './birth-words.js';
import { fullDate, isDate } from './date-forms.js';
import { namePart } from './person-words.js';

/** The rest of the clause between the birth word and its verb: ` on the assignment, `, ` meiner Frau `. */
const clause = String.raw`(?!\p{L})(?:[,;:]? \p{L}[\p{L}'’-]{0,20}){0,8}?`;
/** `its `, `is the `, ` ist der `, ` lautet: `, ` habe ich bei uns mit `. */
const verb = source`
  [,;:]?[ ](?:[iI]t['’]?s|[tT]hat['’]?s|[iI]t is|is|was|are|were|[eE]s ist|ist|war|sind|waren|lautet|lauten
  |(?:habe ich|haben wir|hatte ich|hatten wir|steht|stand|wurde)(?: \p{L}{2,12}){0,3} (?:mit|als|den))
  (?: (?:the|der|am|on))?:?[ ]
`;
/** Whose birth it is, before or behind its date: `Erna `, `Erna's is `, ` (Erna)`. */
const whose = source`
  (?:(?:my|mine|hers?|his|ours|meiner|ihrer|seiner)[ ]|(?:${namePart} ){0,2}${namePart}(?:['’]s)?,?[ ])?
  (?:(?:is|ist|am|on)[ ])?
`;
/** What a document or whoever keeps it tells: ` says `, ` zeigt den `, ` has it as `, `. Von dir haben wir den `. */
const recordSays = source`
  [ ](?:says?|shows?|has|have|gives?|reads?|states?|lists?|sagt|zeigt|hat|nennt|steht|enthält|haben wir|kennen wir|
  (?<=[.!?] (?:Mine|Yours|Hers|His|Meins|Deins|Ihres|Meiner|Deiner) )(?:is|ist))
  (?: (?:it as|it|den|der|aber|though|but))?:?[ ]
`;
const behindDate = String.raw`(?: ?\(${namePart}\)| (?:for|für|bei) ${namePart})?`;
const next = String.raw`(?:,|;| &| and| und|, and| /) `;

/**
 * A birth that a sentence states after its word, and those of others behind it: `my dob for the form, its 3/4/1987,
 * Erna 16/12/1988`.
 * Rule: as `dateOfBirth`; a verb stands between the clause with the birth word and the date, a name or nothing between
 * two dates.
 */
export const birthStated: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    pattern('dgu')`${birthWord}${clause}${verb}${whose}(?<value>${fullDate})`,
    pattern('dgu')`
      ${birthWord}${clause}${verb}${whose}${fullDate}${behindDate}${next}${whose}(?<value>${fullDate})
    `,
    // `DOB differs: degree says 12/04/1996, passport says 04/12/1996`
    pattern('dgu')`${birthWord}(?!\p{L})[^\n\d]{1,60}${recordSays}(?<value>${fullDate})`,
    pattern('dgu')`
      ${birthWord}(?!\p{L})[^\n\d]{1,60}${recordSays}${fullDate}[^\n]{1,60}?${recordSays}(?<value>${fullDate})
    `,
    // `DOBs: Erna 3/4/1987, Max 16/12/1988`
    pattern('dgu')`${birthWord}(?!\p{L})[^\n\d.:]{0,30}: ?${whose}(?<value>${fullDate})`,
    pattern('dgu')`
      ${birthWord}(?!\p{L})[^\n\d.:]{0,30}: ?(?:${namePart},? ){1,3}${fullDate}
      ${next}(?:${namePart},? ){1,3}(?<value>${fullDate})
    `,
    // `zur Geburt von Max am 12.03.2026`
    pattern('dgu')`
      ${wordStart}(?:Geburt (?:von|unsere[rs]|ihre[rs]|seine[rs])|birth of)(?: \p{L}[\p{L}-]{1,20}){1,4} (?:am|on)
      [ ](?<value>${fullDate})
    `,
  ],
  isValid: isDate,
  examples: {
    finds: {
      'behind a clause': 'They want my dob on the assignment, its ⟦3/4/1987⟧, Erna ⟦16/12/1988⟧.',
      'behind a verb': 'Date of birth of the tenant was ⟦12/03/1980⟧.',
      'as it was noted': 'Das Geburtsdatum habe ich bei uns mit ⟦12.03.1980⟧ notiert.',
      'of a newborn': 'Wir gratulieren zur Geburt von Max am ⟦19.10.2025⟧ (3.480 g)',
      German: 'Das Geburtsdatum meiner Frau ist der ⟦12.03.1980⟧.',
      'German, two of them': 'Geburtsdaten der Kinder sind ⟦12.03.2017⟧ (Lena) und ⟦3.4.2019⟧ (Tim).',
      'two of a couple': "our birthdays are ⟦3/4/1987⟧ and ⟦16/12/1988⟧, that's all",
      'of two documents': 'DOB differs: degree says ⟦12/04/1996⟧, passport T48 says ⟦04/12/1996⟧.',
      'of two documents, German': 'Geburtsdatum stimmt nicht: Ausweis zeigt ⟦12.04.1996⟧, Antrag hat ⟦14.02.1996⟧.',
      'members of a household': 'Members (name, DOB): Erna Sample ⟦02/11/1961⟧; Max Sample ⟦07/08/2017⟧\n',
      'two behind a colon': 'DOBs for the booking: Erna ⟦3/4/1987⟧, Max ⟦16/12/1988⟧\n',
      'in the sentence behind it': 'noch die Geburtsdaten der Großeltern. Von dir haben wir den ⟦3. Mai 1983⟧ schon.',
      'in the sentence behind it, English': 'We need your dates of birth. Mine is ⟦3 May 1983⟧, hers follows',
    },
    ignores: {
      'another day in the sentence behind it': 'Das Geburtsdatum fehlt. Von dir kam am 3.5.2026 nichts',
      'another thing that was noted': 'Den Vertragsbeginn habe ich bei uns mit 12.03.2024 notiert.',
      'another event': 'Wir gratulieren zur Taufe von Max am 19.10.2025 in Ulm',
      'no birth word': 'They want my visit on the form, its 3/4/1987.',
      'another sentence': 'They want my dob. The visit is 3/4/2024.',
      'a document without the word': 'Date differs: degree says 12/04/1996.',
      'no such day': 'my dob on the form is 31/02/1987.',
      'no year': 'my birthday this year is 3/4, come along',
      'a verb without the word': 'The deed of the tenant was 12/03/1980.',
      'a clause too long': `my dob ${'and so on '.repeat(4)}is 3/4/1987.`,
    },
  },
};
