import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { lineEnd, wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { anyAge, isAge, jahre } from './age-numbers.js';
import { adverb, endOfClause } from './age-sentence.js';
import { givenName } from './given-name.js';
import { childrenTogether, owner } from './person-words.js';

/** `Erna` alone, in a list of names that all have their age behind them. */
const listedName = String.raw`\p{Lu}\p{Ll}{1,15}(?:[ /-]\p{Lu}\p{Ll}{1,15})?`;
const and = '(?:,| und| and)';
const children = anyOf(childrenTogether);
/** `6, 9 und `: the ages before the last one. */
const agesBefore = String.raw`(?:\d{1,2}(?:,| und| and|, and| u\.| &| \+) ){0,4}`;
/** `, 9 und 12`: the ages behind one. */
const agesBehind = String.raw`(?:(?:,| und| and|, and| u\.| &| \+) \d{1,2}){0,4}`;

/**
 * The ages of several children or travellers together: `Lena (5) und Tim (7)`, `drei Kinder (4, 7 und 9)`.
 * Rule: numbers to 99 behind the word for children, or each behind its name, so that one shows what the other is.
 */
export const agesOfChildren: Recognizer = {
  type: 'AGE',
  patterns: [
    // Each child with an age: `Lena (5) und Tim (7)`
    pattern('gu')`(?<=${listedName} \()\d{1,2}(?=\)${and} ${listedName} \(${anyAge}\))`,
    pattern('gu')`(?<=${listedName} \(${anyAge}\)${and} ${listedName} \()\d{1,2}(?=\))`,
    // `Kinder: Lena 6, Tim 3`
    pattern('gu')`
      (?<=${children}[:,]? (?:${listedName},? \d{1,2}(?:,| und| and| &|;) ){0,4}${listedName},? )
      \d{1,2}(?=(?:,| und| and| &|;) ${listedName},? \d)
    `,
    pattern('gu')`
      (?<=${children}[:,]? (?:${listedName},? \d{1,2}(?:,| und| and| &|;) ){1,4}${listedName},? )
      \d{1,2}(?=[.;)]?(?:\s|$)|,[ ]\p{Ll})
    `,
    // All ages together: `drei Kinder (4, 7 und 9)`, `two sons (ages 4 and 7)`, `zwei Kinder, 4 und 7 Jahre`
    pattern('gu')`
      (?<=${children} \((?:ages |aged )?${agesBefore})
      \d{1,2}(?: Jahre(?=\)))?
      (?=${agesBehind} ?${jahre}?\))
    `,
    pattern('gu')`
      (?<=(?:${children}(?:['’]s?)?,? (?:aged|ages?)|[aA]lter (?:der|des) Kind(?:er|es)|[kK]inderalter)
      (?: (?:at|on|bei|zum) \p{L}{2,12})?:?[ ]${agesBefore})
      \d{1,2}(?=${agesBehind}(?:[.,;:)]|\s|$))(?! to | or )
    `,
    pattern('gu')`
      (?<=${children},? )
      \d{1,2}(?=(?:, \d{1,2}){0,3},? (?:und|and) \d{1,2} (?:Jahre|years))
    `,
    pattern('gu')`
      (?<=${children},? (?:\d{1,2}, ){0,3}\d{1,2},? (?:und|and) )
      \d{1,2} (?:Jahre|years)(?: alt| old)?(?!\p{L})
    `,
    // `Ella, 7, and Jack, 5, attend`
    pattern('gu')`(?<=${wordStart}${givenName}, )[1-9]\d?(?=, (?:and|und) ${givenName}, \d{1,2}(?:[,.;)]|\s|$)(?!\d))`,
    pattern('gu')`
      (?<=${wordStart}${givenName}, \d{1,2}, (?:and|und) ${givenName}, )[1-9]\d?(?=[,.;)](?!\d)|${lineEnd})
    `,
    // `our twins are 5`
    pattern('dgu')`${owner} ${children} (?:are|sind)(?: ${adverb})? (?<value>[1-9]\d?)${endOfClause}`,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'two children with their names': 'Lena (⟦5⟧) und Tim (⟦7⟧) schlafen',
      'children and their ages in a row': 'Kinder: Lena ⟦6⟧, Tim ⟦3⟧\n',
      'children without names': 'drei Kinder (⟦4⟧, ⟦7⟧ und ⟦9⟧) im Haus',
      'children, the unit behind': '2 Kinder (⟦6⟧ und ⟦11 Jahre⟧)',
      'children behind a comma': '2 kids, Lena ⟦9⟧, Tim ⟦4⟧. Application',
      'children, abbreviated': '2 Kinder (⟦4⟧ u. ⟦7⟧) und ein Hund',
      'children at a time': "Children's ages at travel: ⟦4⟧ and ⟦7⟧\n",
      'children at a time, German': 'Alter der Kinder bei Anreise: ⟦4⟧ und ⟦7⟧\n',
      'children, English': 'children, ages ⟦9⟧ and ⟦4⟧.',
      'children and the unit': 'Kinder ⟦7⟧ und ⟦4 Jahre alt⟧',
      'two children between commas': 'Ella, ⟦7⟧, and Jack, ⟦5⟧, attend',
      'several children': 'our twins are ⟦5⟧ now',
      'travellers of a booking': 'Teilnehmer: Muster/Erna (⟦34⟧), Probe/Max (⟦36⟧), Muster/Mia (⟦3⟧)\n',
    },
    ignores: {
      'a range of ages': 'children ages 5 to 12 welcome',
      things: '2 Kartons (6 und 11)',
      'names of things in a row': 'Kisten: Lena 6, Tim 3\n',
      'nobody so old': 'drei Kinder (104, 107 und 109) im Haus',
      'rooms of children': 'drei Kinderzimmer (4, 7 und 9) im Haus',
      'points of children': 'our twins are 5 points ahead',
    },
  },
};
