import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';
import { isAge } from './age-numbers.js';
import { dayAndMonth } from './date-forms.js';

/** `Geburtstage im Mai`, `Wir gratulieren`, `Birthdays this month`, alone on the line over the list. */
const heading = source`
  (?:^|\n)[ \t>*#]{0,20}(?:[uU]nsere |[uU]pcoming |[oO]ur )?
  (?:[gG]eburtstage|GEBURTSTAGE|[gG]eburtstagskinder|[gG]eburtstagsliste|[jJ]ubilare|[bB]irthdays|BIRTHDAYS|
  [wW]ir gratulieren|WIR GRATULIEREN)
  (?:[ ](?:im|in|des|der|for|of|this|next|\p{Lu})[^\n.!?,]{0,30})?:?[ \t]{0,4}\r?\n
`;
const day = source`(?:\d{1,2}\. ?\d{1,2}\.|\d{1,2}/\d{1,2}(?![/\d])|${dayAndMonth})(?! ?\d{4})`;
/** Blanks, a colon, a dash or a bar between the day and the name. */
const gap = String.raw`(?:[ \t]{1,12}|[ ]?[:|–-][ ]{0,4})`;
const word = String.raw`\p{Lu}[\p{L}\p{M}.'’-]{1,24}`;
/** `Frau Muster`, `Erna Muster`, `Muster, Erna`. */
const somebody = String.raw`(?:(?:Herrn?|Frau|Fr\.|Hr\.|Mrs?\.?|Ms\.?) ${word}|${word},? (?:von |van |de )?${word})`;
const rowStart = String.raw`(?:^|\n)[ \t>*•-]{0,12}`;
/** Below the heading, at most forty lines. */
const inList = source`(?<=${heading}(?:[^\n]{0,120}\n){0,40}[^\n]{0,120})`;
const ageAtEnd = String.raw`(?:[4-9]\d|1[01]\d)(?=(?: ?(?:J\.|Jahre|years))?\)?[ \t]{0,4}\r?(?:\n|$))`;

const isDay = (value: string): boolean => {
  const [first = 1, second = 1] = (value.match(/\d+/g) ?? []).map(Number);
  return first >= 1 && first <= 31 && second >= 1 && second <= 31;
};

/**
 * The days of a list of birthdays, which has no years: `Geburtstage im Mai`, and below it `02.05.  Erna Muster  88`.
 * Rule: as parishes and clubs print them: a heading of birthdays, at most forty lines above; a row begins with the day
 * and goes on with a name.
 */
export const birthdayInList: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [pattern('gu')`(?<=${rowStart})${day}(?=${gap}${somebody})${inList}`],
  isValid: isDay,
  examples: {
    finds: {
      'below the heading': 'Geburtstage im Mai\n\n⟦02.05.⟧  Erna Muster  88\n',
      'a second row': 'Geburtstage\n⟦02.05.⟧  Erna Muster  88\n⟦07.05.⟧  Max Beispiel, Ulm . . . 91\n',
      'day and month': 'Unsere Geburtstagskinder:\n⟦2. Mai⟧ Erna Muster\n',
      congratulations: 'Wir gratulieren\n⟦2.5.⟧ Frau Erna Muster 80\n',
      English: 'Birthdays this month\n⟦12/5⟧ Emily Sample\n',
      'with bullets': 'Geburtstage\n- ⟦2.5.⟧: Erna Muster\n',
    },
    ignores: {
      'another heading': 'Termine im Mai\n\n02.05.  Erna Muster  88\n',
      'no name': 'Geburtstage\n02.05.  frei\n',
      'no such day': 'Geburtstage\n42.05.  Erna Muster  88\n',
      'an hour': 'Geburtstage\n02.05.  16:30 Uhr Feier\n',
      'what is planned': 'Geburtstage\n02.05. Sitzung des Vorstands\n',
      'what is weighed': 'Birthday cake\n1/2 Cup Sugar\n',
      'one birthday': 'Danke zum Geburtstag.\n\n02.05.  Erna Muster  88\n',
      'a party': 'Geburtstagsfeiern\n02.05.  Erna Muster  88\n',
      'within a line': 'Geburtstage: am 02.05. Erna Muster\n',
    },
  },
};

/**
 * The age at the end of a row of such a list.
 * Rule: as above, forty or more, the last of its line.
 */
export const ageInBirthdayList: Recognizer = {
  type: 'AGE',
  patterns: [
    pattern('gu')`(?<=[ (:]|\D,)${ageAtEnd}(?<=${rowStart}${day}${gap}${somebody}[^\n]{0,60}[ ,:(]\d{2,3})${inList}`,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'behind blanks': 'Geburtstage im Mai\n\n02.05.  Erna Muster  ⟦88⟧\n',
      'behind dots': 'Geburtstage\n02.05.  Erna Muster  ⟦88⟧\n07.05.  Max Beispiel, Ulm . . . ⟦91⟧\n',
      'in years': 'Geburtstage\n02.05.  Erna Muster  ⟦88⟧ Jahre\n',
      'in parentheses': 'Geburtstage\n02.05.  Erna Muster (⟦88⟧)\n',
      'behind a comma': 'Jubilare\n02.05. Erna Muster, ⟦88⟧\n',
      English: 'Birthdays\n12/5 Emily Sample ⟦90⟧\n',
    },
    ignores: {
      'another heading': 'Termine im Mai\n\n02.05.  Erna Muster  88\n',
      'no day': 'Geburtstage\nErna Muster  88\n',
      'something behind it': 'Geburtstage\n02.05.  Erna Muster  88 Gäste\n',
      'three digits': 'Geburtstage\n02.05.  Erna Muster  880\n',
      'a child of a school class': 'Geburtstage\n02.05.  Erna Muster  7\n',
      'a price': 'Geburtstage\n02.05.  Erna Muster  88,50\n',
    },
  },
};
