/**
 * Finds the ages that stand behind a person's name, where only a name tells that they are ages: `Muster, 43, sagt`. The
 * patterns of stage 1 ask for more around a number, since they know no name for sure.
 */
import type { Stretch } from '@palimpsest/protocol';
import type { NameSpan } from '../ner/name-span.js';
import { lineEnd, numberEnd, wordEnd } from '../recognizers/text/bounds.js';
import { ageInTens, ageInWords, jahre, monthsOrDays, wholeYears } from '../recognizers/text/date/age-numbers.js';
import { adverb, endOfClause, germanTime } from '../recognizers/text/date/age-sentence.js';
import { expression } from '../recognizers/text/pattern.js';

const unit = String.raw`(?:${jahre}|years|yrs?\.?|${monthsOrDays}|Mon\.|Wo\.)`;
/** `43`, `8 Monate`, and `8;3 Jahre` as tests of children give it. */
const inDigits = String.raw`${wholeYears}(?:;\d{1,2})?${numberEnd}(?: ?${unit})?`;
const inDigitsOrWords = `(?:${inDigits}|${ageInWords}${wordEnd})`;

/** What an age has before and behind it, each from the end of a name on. */
const forms = [
  // `Muster, 43, sagt`, but not `Muster, 43, 12` and not `Muster, 2. OG`
  expression('dyu')`\.?,\s{1,2}(?<value>${inDigitsOrWords})(?=[;)!?…]|,(?!\s?\d)|[ ][–-][ ]|\.?${lineEnd})`,
  // `Muster  F  39 yrs`
  expression('dyu')`,?\s{1,3}[mwfdMWFD],?\s{1,3}(?<value>${wholeYears} ?(?:J\.?|Jahre|yrs?|y/?o))${wordEnd}`,
  // `Muster 52J`
  expression('dyu')`,?\s{1,2}(?<value>${wholeYears} ?(?:J\.?|Jahre|y/?o))${wordEnd}`,
  // `Muster (17!)`, `Muster (wird sieben)`, but not `Muster (1)`, the first of a list
  expression('dyu')`\.?[ ]\((?:(?:ist|wird|turns) )?(?!1\))(?<value>${inDigitsOrWords})(?=[!?]{0,3}\)|, \p{Ll})`,
  // `Muster / 26 / verh.`
  expression('dyu')`[ ]?/[ ]?(?<value>${inDigits})(?=[ ]?/[ ]?\p{L})`,
  // `Muster ist ja schon 89 und`, `Muster wird im Urlaub neun,`
  expression('dyu')`
    \.?\s(?:ist|war|wird|wurde|werde|sei|is|was|turns|turned)(?:[ ]${adverb}){0,3}${germanTime}{0,2}
    \s(?<value>${inDigitsOrWords})(?!\.[ ]?\p{Ll})(?:${endOfClause}|(?=!))
  `,
  // `muster neunundachtzig wohnt`, `frau muster ist neunundachtzig also`, as they are dictated
  expression('dyu')`
    (?:[ ](?:ist|war|wird)(?:[ ]${adverb}){0,3})?
    [ ](?<value>${ageInTens})${wordEnd}(?=[ ]\p{Ll}|[,.]|${lineEnd})
  `,
];

type FoundAge = Stretch & { readonly type: 'AGE' };

/** Where ages stand behind the persons among `names`. Offsets are UTF-16 code units, `end` exclusive. */
export const findAges = (text: string, names: readonly NameSpan[]): FoundAge[] =>
  names.filter(({ type }) => type === 'PERSON').flatMap(({ end }) => ageAt(text, end) ?? []);

/** The age in the first of the forms that `text` has from `at` on. */
function ageAt(text: string, at: number): FoundAge | undefined {
  for (const form of forms) {
    form.lastIndex = at;
    const place = form.exec(text)?.indices?.groups?.['value'];
    if (place) return { start: place[0], end: place[1], type: 'AGE' };
  }
  return undefined;
}
