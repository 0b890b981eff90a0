import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { fewYears, isAge, jahre, wholeYears } from './age-numbers.js';
import { adverb, endOfClause, verb } from './age-sentence.js';
import { givenName } from './given-name.js';
import { owner, persons } from './person-words.js';

const person = anyOf(persons);
/** `my father`, `deiner Mutter`, `the tenant`, `Erna's mother`. */
const ofSomebody = source`
  ${wordStart}(?:${owner}|[tT]he|[dD](?:er|ie|em|en|as)|[vV]om|[zZ]um|[bB]eim|\p{Lu}\p{Ll}{1,20}['’]?s)
  [ ](?:\p{Ll}{3,12} )?${person}
`;
/** What is counted or measured, and a time or distance that somebody is late or away. */
const counted = oneOf([
  'km', 'miles', 'mile', 'metres', 'meters', 'minutes', 'mins', 'min', 'hours', 'hrs', 'seconds', 'days', 'nights',
  'weeks', 'months', 'cm', 'kg', 'kilos', 'lbs', 'stone', 'feet', 'ft', 'inches', 'percent', 'per', 'points', 'pounds',
  'euros', 'dollars', 'degrees', 'times', 'th', 'st', 'of', 'to', 'or',
]); // prettier-ignore
const noCount = String.raw`(?![\p{L}\p{N}%€£$]|[.,:/-]\d| ?[%€£$]| ${counted}${wordEnd})`;

/**
 * The age of a relative or of somebody whom a clause, a remark in parentheses or the end of a sentence tells it of:
 * `my father who is 79`, `vom Sohn (Max, 16)`, `his chest is not good at 81`.
 * Rule: a number to 119 behind a person with an article or a possessive; nothing is counted behind it. Clocks and
 * speeds end below the ages of `at`.
 */
export const ageOfRelative: Recognizer = {
  type: 'AGE',
  patterns: [
    // `who is 79 nearly fell`, `who's nearly 80`
    pattern('dgu')`${wordStart}who(?: is| was|['’]s)(?: ${adverb})? (?<value>[1-9]\d)${noCount}`,
    // `Mutter, die 81 ist`, `mein Vater, der jetzt 79 ist`; `Die Patientin ist 81 und`, `Erna's mother is 81,`
    pattern('dgu')`
      ${ofSomebody}(?: ${givenName})?(?:
      ,? (?:die|der|das)(?: ${adverb})?(?=[ ]\d{1,3} (?:ist|war|wird|is)${wordEnd})
      |${verb}(?: ${adverb})?(?=[ ](?:[1-9]\d|\p{Ll}{3,6})${endOfClause})(?! \d\d\. ?\p{Ll})
      )
      [ ](?<value>${wholeYears}|${fewYears})
    `,
    // `mein Bruder kommt mit (19 und Azubi)`, `my brother will help (19, strong)`
    pattern('dgu')`
      ${ofSomebody}(?: \p{Ll}{2,10}){0,4} \((?:erst |schon |only |just )?
      (?<value>[1-9]\d)(?=\)| ?${jahre}|,? (?:und|and|aber|but) |, \p{Ll}{3})
    `,
    // `vom Sohn (Max, 16)`, `my daughter (Erna 4)`
    pattern('dgu')`${ofSomebody}(?:['’]s)? \(${givenName},? (?<value>${wholeYears})(?=\)|, )`,
    // `your father's chest is not good at 81.`, `mein Vater ist mit 81 noch`
    pattern('dgu')`
      ${wordStart}${owner} (?:\p{Ll}{3,12} )?${person}(?:['’]s?)?${wordEnd}[^.!?\n\d]{0,50} at
      [ ](?<value>[6-9]\d)(?=[.!?;)](?:\s|$)|, \p{Ll}| (?:and|but|now)${wordEnd})
    `,
    pattern('dgu')`
      ${wordStart}${owner} (?:\p{Ll}{3,12} )?${person}${wordEnd}[^.!?\n\d]{0,50} mit
      [ ](?<value>[6-9]\d)(?=[.!?;)](?:\s|$)|,? (?:noch|nicht|schon|immer|so|auch|ja|nun|und|aber)${wordEnd})
    `,
    // `a male, 30s, who`
    pattern('dgu')`
      ${wordStart}(?:[mM]ale|[fF]emale|[mM]an|[wW]oman|[lL]ady|[gG]uy|[cC]aller|[sS]uspect|[dD]river),?[ ]
      (?:aged |approx\.? |about |around )?(?<value>(?:(?:early|mid|late)[ -])?[2-9]0['’]?s)
      (?=[,;.)]| (?:with|who|and|wearing)${wordEnd})
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'a clause': 'My father-in-law who is ⟦79⟧ nearly slipped',
      'a clause, about': "our tenant, who's nearly ⟦80⟧, has",
      'a clause, German': 'für meine Mutter, die ⟦81⟧ ist und',
      'a sentence about somebody': 'Die Patientin ist ⟦78⟧ und muss jedes Mal',
      'a child in words': 'Der Junge ist ⟦acht⟧.',
      'a relative of somebody': "Aravind's grandmother is ⟦91⟧,\nshe only wants",
      'parentheses behind a clause': 'mein bruder kommt mit (⟦19⟧ und stark)',
      'a name in parentheses': 'die vom Sohn (Max, ⟦16⟧). Meine',
      'a name in parentheses, English': 'my daughter (Erna ⟦4⟧) sleeps',
      'the end of a sentence': "your father's chest is not good at ⟦81⟧. If",
      'the end of a sentence, German': 'weil mein Opa mit ⟦81⟧ nicht mehr fährt',
      'a decade': 'spoke with a male, ⟦30s⟧, who gave',
    },
    ignores: {
      'a distance': 'My father-in-law who is 79 miles away',
      'a rank in a race': 'Die Fahrerin war 12. im Rennen',
      'a time of somebody': 'The driver was 45 minutes late',
      'no person': 'the road which is 79 nearly full',
      'a count behind a clause': 'mein bruder bringt (19 Kisten)',
      'a name in parentheses, no person': 'die vom Regal (Max, 16). Meine',
      'a speed': "your father's car was driving at 55. If",
      'an hour': "your father's train leaves at 18. If",
      'a decade of music': 'great hits, 80s, who knows',
    },
  },
};
