import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { isAge, wholeYears } from './age-numbers.js';
import { givenName, oneOrTwoNames } from './given-name.js';
import { namePart, person, titlesBeforeName } from './person-words.js';

const title = oneOf([...titlesBeforeName, 'Shri', 'Sri', 'Smt.', 'Smt', 'Kum.', 'Cllr', 'Prof.', 'Sr.']);
/** Words that a given name stands behind: `für Erna (4)`. */
const preposition = String.raw`(?<![\p{L}\d])(?:für|for|mit|with|von|and|und|wo)`;
/** What lasts for months, behind the same prepositions: `für Miete (3 Monate)`. */
const lasting = [
  'Miet', 'Kaution', 'Probezeit', 'Frist', 'Dauer', 'Laufzeit', 'Kurs', 'Vertrag', 'Abo', 'Reha', 'Praktik',
  'Elterngeld', 'Haft', 'Rate', 'Phase', 'Garantie', 'Verträge', 'Rent', 'Deposit', 'Notice', 'Leave', 'Cover', 'Term',
  'Premium', 'Kost', 'Lohn', 'Gehalt', 'Strom', 'Gas', 'Wasser', 'Netflix', 'Spotify', 'Neben', 'Beitr', 'Bafög',
  'Umschul', 'Kur',
]; // prettier-ignore

/**
 * The age in digits behind a person's name, in parentheses or between commas: `Neighbor Sam Sample (71) saw it`,
 * `Zeugin: Erna Muster, 19, Azubi`.
 * Rule: as newspapers, reports of the police and courts set it; a title, two names, a preposition or the sex say that
 * it is one, and nouns with a number behind them (`Anlage (4)`) are no names.
 */
export const ageBehindName: Recognizer = {
  type: 'AGE',
  patterns: [
    // `Neighbor Sam Sample (71) saw it`
    pattern('gu')`
      (?<=${givenName} ${givenName} \()
      ${wholeYears}
      // what somebody does may follow: (17, Azubi)
      (?=\)(?: ?[,.;:]| \p{Ll}| ?-| ?\r?\n|$)|(?<=\d\d), (?!\d|Stück|Stk)[\p{L}-]{3,30}[^()\n]{0,40}\))
    `,
    // `für Erna (4)`, `Kind 1 Max (3)`
    pattern('gu')`(?<=(?:${person}(?: \d)? ${oneOrTwoNames}|${preposition} ${givenName}) \()${wholeYears}(?=\))`,
    // `bei Mattis (8 Monate)`
    pattern('gu')`
      (?<=(?:${preposition}|bei|unser|unsere|unserem|unserer|our) (?!${oneOf(lasting)})${givenName} \()
      [1-9]\d? (?:Monate|Mon\.|Wochen|months|mths|weeks|wks)(?= ?[,;)])
    `,
    // `die Helferin Jule Muster, 16, holt`
    pattern('gmu')`
      (?<=(?:[,:;(–-] |(?:: |(?<!\p{L})(?:[dD](?:er|ie|en|em)|[uU]nsere?[rnm]?|[mM]eine?[rnm]?|[oO]ur|
      [tT]he) )\p{L}{4,20} |^)
      ${givenName} ${givenName}, )
      [1-9]\d
      (?=, (?!\d)(?:\p{Ll}|\p{Lu}\p{Ll}{2}))
    `,
    // In the cell behind a name: `Muster, Erna   11 J.   Klasse 5b`
    pattern('dgu')`
      ${wordStart}${namePart}, ${namePart}(?: {2,20}|\t)
      (?<value>${wholeYears} ?(?:J\.|Jahre|yrs?\.?|y/o|years))(?= {2}|\t|[ ]?[,;|]|[ ]?\r?\n|$)
    `,
    // `Mrs Erna Sample (NI no. QQ 12 34 56 C, 58, part-time)`
    pattern('dgu')`
      ${wordStart}${title} ${namePart}(?: ${namePart}){0,3} \([^()\n]{0,60}, (?<![ (]\d{1,3}, )(?<value>[1-9]\d)
      (?=\)|, (?!\d{1,3}[,)])[\p{L}\d])
    `,
    // `Mr Sam Sample, 67 M, UHID`
    pattern('dgu')`
      ${wordStart}(?:${title}|\p{Lu}\.) ${namePart}(?: ${namePart}){0,3}, ?
      (?<value>${wholeYears})(?= ?/? ?[MFmfw](?:[,;.)]|$| [-–]|\r?\n))
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'behind a name': 'Neighbor Sam Sample (⟦71⟧) saw it',
      'behind a name, between commas': 'Zeugin: Erna Muster, ⟦19⟧, Azubi',
      'behind a first name': 'für Erna (⟦4⟧) und Max',
      'behind a name, with what somebody does': 'Co:    Erna Muster (⟦17⟧, Grundkurs)\n',
      'behind what somebody is and a name': 'Vertretung: Reitbeteiligung Erna Muster, ⟦17⟧, bzw. deren Mutter',
      'behind what somebody is, with an article': 'und die Helferin Jule Muster, ⟦16⟧, holen ihn ab',
      'behind a numbered relative': 'ET 28.11.2026, Kind 1 Max (⟦3⟧);',
      'among other things in parentheses': 'Mrs Erna Sample (NI no. QQ 12 34 56 C, ⟦58⟧, part-time) transfers',
      'the sex behind it': 'Bed 6 – Mr Sam Sample, ⟦67⟧ M, UHID 4711',
      'a baby': 'bei Lena (⟦8 Monate⟧) im Zimmer',
      'a baby, English': 'and Lena (⟦7 months⟧) is cold',
      'behind initials, before the sex': 'caller L. Sample, ⟦61⟧ F, callback',
      'in the cell behind a name': 'Verletzte/r: Muster, Erna   ⟦11 J.⟧   Klasse 5b',
    },
    ignores: {
      'a count behind a noun': 'für Anlage (4) und Max',
      'a year behind a name': 'Neighbor Sam Sample (1971) saw it',
      'a size behind a name': 'Mr Sam Sample, 67 kg, came',
      'a count behind two nouns': 'Neue Anmeldung (71) fehlt',
      'what is paid for months': 'für Miete (3 Monate) und',
      'pieces behind two nouns': 'Neue Lampe (12, Stück)',
      'rows in parentheses': 'Mrs Erna Sample (rows 3, 14, 15) agrees',
      'an age that nobody reaches': 'Schwester Erna (471) und',
    },
  },
};
