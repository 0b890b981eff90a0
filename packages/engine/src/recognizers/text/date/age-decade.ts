import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { tokenEnd, wordEnd, wordStart } from '../bounds.js';
import { germanTens } from '../number-words.js';
import { pattern, source } from '../pattern.js';

const part = '(?:Anfang|Mitte|Ende|anfang|mitte|ende)';
/** Who is said to be so old, or the verb; digits alone could count anything. */
const person = source`(?:
  ist|war|bin|sind|sei|wäre|wird|auf|wohl|eher|gegen|bestimmt|sicher|vermutlich|mal|denke
  |würde (?:ich )?sagen|etwa|ca\.|circa|ungefähr|vielleicht|schätzungsweise|schon|erst|Alter:?
  |[mM]ann|[fF]rau|[pP]erson|Täter(?:in)?|Kunde|Kundin|Herr|Dame|männlich|weiblich|[mw],
),?[ ]`;
const tens = '(?:[2-9]0)';
const englishTens = anyOf([
  'teens', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties',
]); // prettier-ignore

/**
 * The decade of life that somebody is in: `Mitte dreißig`, `Ende 50`, `in her early forties`.
 * Rule: a part of the decade and its number; in digits only behind a person or verb, in English behind `his` or `her`,
 * since decades of a century are named the same.
 */
export const ageDecade: Recognizer = {
  type: 'AGE',
  patterns: [
    pattern('gu')`${wordStart}${part} ${anyOf(germanTens)}(?!\p{L}| (?:Jahre|Prozent|Euro)(?!\p{L}))`,
    pattern('dgu')`
      ${wordStart}${person}(?<value>${part} ${tens})
      (?!\p{L}|\d|[.,:]\d| ?(?:%|€|Uhr|EUR|Euro|Prozent|\p{Lu}))
    `,
    // `eine Mittfünfzigerin`
    pattern('gu')`${wordStart}(?:Mitt|End|Anfang)(?:${anyOf(germanTens)})er(?:in|innen|n|s)?${wordEnd}`,
    // `Mitte 40, verheiratet`
    pattern('gu')`
      ${wordStart}${part} ${tens}
      (?=, (?:verh|led|gesch|verw|männl|weibl|berufst|alleinst|Raucher|Nichtraucher))
    `,
    pattern('gu')`
      (?<=(?<!\p{L})in (?:his|her|their|my|your) )
      (?:(?:early|mid|late)[ -])?(?:${englishTens}|${tens}'?s)${tokenEnd}
    `,
  ],
  examples: {
    finds: {
      'guess of a witness': 'Ich schätze ihn auf ⟦Mitte dreißig⟧, ca. 1,85 m',
      digits: 'Täter: männlich, ⟦Ende 20⟧, schlank',
      'as somebody says it': 'ein älterer Herr, ich sag mal ⟦Mitte 70⟧, grau',
      'as a noun': 'eine ⟦Mittfünfzigerin⟧ meldete',
      'no part of the decade': "she's in her ⟦seventies⟧ now",
      'before a state': '⟦Mitte 40⟧, verheiratet, zwei Kinder',
      'of a woman': 'eine Frau, ⟦Anfang 60⟧, kam',
      'behind a verb': 'sie ist ⟦Mitte vierzig⟧ und ledig',
      English: 'a man in his ⟦mid-thirties⟧ came',
      'English digits': 'she is in her ⟦early 40s⟧.',
    },
    ignores: {
      'decade of a century': 'Anfang der dreißiger Jahre',
      'a day': 'Ende 20 wurde gebaut',
      'an hour': 'ist Mitte 20 Uhr',
      'no part of it': 'Er ist auf dreißig gekommen',
      'a decade of music': 'songs of the late eighties',
      'a percentage': 'lag auf Ende 40 %',
    },
  },
};
