import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordEnd, wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { ageInTens, isAge, monthsOrDays, wholeYears } from './age-numbers.js';
import { adverb, endOfClause, relative } from './age-sentence.js';
import { closeRelatives } from './person-words.js';

/** What goes on behind an age, where a unit or what is counted would stand behind an amount. */
const verbOrPlace = '(?:for|from|at|to|is|was|has|had|lives|living|whose|whom|came|said|says)';

/**
 * The age right behind the word for a person, which no name follows: `an elderly lady of 82`, `our youngest, 4, has`.
 * Rule: a number to 119 between commas, or behind `of` and `von`; no count and no measure of a thing.
 */
export const ageBehindPerson: Recognizer = {
  type: 'AGE',
  patterns: [
    // `our youngest, 4, has`
    pattern('dgu')`
      ${wordStart}(?:${relative}|(?:[dD](?:ie|er|as)|[tT]he) (?:\p{Ll}{3,12} )?${anyOf(closeRelatives)}),
      [ ](?<value>${wholeYears})(?=, \p{Ll}{2})
    `,
    // `lovely lady, ninety-one, been`
    pattern('dgu')`
      (?<!\p{L})(?:lady|gentleman|chap|bloke|lass|woman|man|girl|boy|lad|widow|widower|pensioner|Dame|Witwe|Witwer|
      Rentner|Rentnerin|Mann|Frau),
      [ ](?<value>[1-9]\d|${ageInTens})(?=, \p{Ll}{2}|[.;)])
    `,
    // `a lady of 82,`, `a baby of 14 months`
    pattern('dgu')`
      ${wordStart}(?:man|woman|lady|gentleman|boy|girl|child|male|female|baby|infant|toddler|son|daughter|pupil|
      person)s? of
      (?: (?:only|just|about|around|nearly|almost))?
      [ ](?<value>[1-9]\d? ${monthsOrDays}|[1-9]\d?(?=[ ]years?${wordEnd}|${endOfClause}|[ ]${verbOrPlace}${wordEnd}))
    `,
    // `ein Junge von acht Jahren`
    pattern('dgu')`
      ${wordStart}(?:Mann|Frau|Dame|Herrn?|Junge|Bub|Mädchen|Kind|Baby|Säugling|Kleinkind|Sohn|Tochter|Enkelin|Enkel|
      Patientin|Patient|Schülerin|Schüler|Rentnerin|Rentner|Person) von
      (?: ${adverb})? (?<value>(?:${wholeYears}|\p{Ll}{3,20}) (?:Jahren|Monaten|Wochen|Tagen))${wordEnd}
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'of so many years': 'an elderly lady of ⟦82⟧, living',
      'of so many years, German': 'ein Junge von ⟦acht Jahren⟧ lief',
      'of so many years, the sentence goes on': 'helped a tired woman of ⟦53⟧ to her seat',
      'the youngest': 'our youngest, ⟦4⟧, has asthma',
      'a relative between commas': 'Die Enkelin, ⟦8⟧, war nicht dabei',
      'somebody, in words': 'Vendor present, lovely lady, ⟦ninety-one⟧, been there since 1962.',
      'of so many months': 'with a baby of ⟦14 months⟧ in',
      'of so many months, German': 'schläft ein Kind von ⟦14 Monaten⟧ in diesem',
    },
    ignores: {
      'a count of somebody': 'It takes a lady, two, sometimes three men',
      'a length': 'a man of 53 metres to her seat',
      'a temperature of a thing': 'a valve of 82, living',
      'nobody so old': 'an elderly lady of 182, living',
      'a size of the youngest': 'our youngest, 4 kg, has asthma',
      'a thing between commas': 'Die Nummer, 8, war nicht dabei',
      'friends of somebody': 'ein Junge von acht Freunden lief',
    },
  },
};
