import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { ageInTens, isAge, wholeYears } from './age-numbers.js';
import { adverb, endOfClause, personsDo, verb } from './age-sentence.js';
import { givenName } from './given-name.js';
import { namePart, persons, titlesBeforeName } from './person-words.js';

/** `Herr Muster`, `Mrs Erna Sample`. */
const titledPerson = String.raw`${oneOf(titlesBeforeName)} (?:Dr\. )?(?:\p{Lu}\.? )?${namePart}(?: ${namePart})?`;
/** A word that ends in a name, a person or a pronoun, before a second age that says what it is. */
const anybody = String.raw`\p{L}[\p{L}’'-]{1,20}`;
/** ` und ich `, `, mum `: who else, before the second age. */
const another = source`
  (?:,|,? und|,? and| &)[ ](?:
  ich|er|sie|I
  |(?:my |mein |meine |die |der |das |the |our |unsere? )?
  (?:${anyOf(persons)}|Kleine|Große|Jüngste|Älteste|youngest|eldest)
  )(?:['’]s)?[ ]
`;
const article = '(?:[dD](?:er|ie|as)|[eE]ine?|[tT]he|[aA]n?|[tT]his|[tT]hat)';

/**
 * The age of a person whom the sentence names: `Mrs Sample is 84 and`, `Herr Muster, der ist 81.`
 * Rule: as `ageStated`; a title stands before the name, or behind the number what only persons do.
 */
export const ageOfNamed: Recognizer = {
  type: 'AGE',
  patterns: [
    // `Herr Muster ist 81 und`, `Mrs Sample is 84.`
    pattern('dgu')`
      ${wordStart}${titledPerson}${verb}(?: ${adverb}){0,3} (?<value>${wholeYears})${endOfClause}
    `,
    // `Frau Muster ist 81 Jahre und`
    pattern('dgu')`
      ${wordStart}(?:${titledPerson}|[sS]ie|[eE]r|[iI]ch|[sS]he|[hH]e)${verb}(?: ${adverb}){0,3}
      [ ](?<value>${wholeYears} (?:Jahre|years))${endOfClause}
    `,
    // `Mein Mann ist 72, ich 69.`, `Dad is 79 and mum 77`
    pattern('dgu')`
      ${wordStart}${anybody}${verb}(?: ${adverb}){0,3} (?<value>[1-9]\d)(?=${another}[1-9]\d?${endOfClause})
    `,
    pattern('dgu')`
      ${wordStart}${anybody}${verb}(?: ${adverb}){0,3} [1-9]\d${another}(?<value>[1-9]\d?)${endOfClause}
    `,
    // `Mr T Sample, 27, full licence`, `Hr. Muster (88)`
    pattern('dgu')`${wordStart}${titledPerson}, (?<value>[1-9]\d|${ageInTens})(?=, \p{Ll}{2})`,
    // `late Sam Sample, moulder, 34 years,`
    pattern('dgu')`
      ${wordStart}(?:[lL]ate |[dD]eceased |(?:Shri|Sri|Smt|Kum)\.? |${oneOf(titlesBeforeName)} )
      ${namePart}(?: (?:\p{Lu}\.|${namePart})){0,2},(?: \p{Ll}[\p{L}-]{2,20}){0,3}(?<!,),?
      [ ](?<value>[1-9]\d (?:years|yrs))(?=[,.;)])
    `,
    pattern('dgu')`${wordStart}${titledPerson} \((?<value>[1-9]\d)(?=\)|, \p{Ll}{3})`,
    // `Teddy is 11 and plays`, `Erna ist 83 und wohnt`
    pattern('dgu')`
      (?<!${article} )${wordStart}${givenName}${verb}(?: ${adverb}){0,3}
      [ ](?<value>${wholeYears})(?=,? (?:and|und|but|aber) ${personsDo}${wordEnd})
    `,
    // `Frau Muster, die ist schon 83 und`
    pattern('dgu')`
      (?<=, |[–-] )(?:die|der) (?:ist|is|war)(?: ja)?(?: ${adverb})? (?<value>[2-9]\d(?: [jJ]ahre)?)${endOfClause}
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'somebody with a title': 'Mrs Sample is ⟦84⟧ and has moved',
      'somebody with a title, German': 'Herr Muster ist ⟦81⟧ und war in der Reha',
      'a name and what a person does': 'Erna is ⟦11⟧ and plays soccer',
      'somebody mentioned before': 'Unten bei Frau Muster, die ist ⟦83⟧ und friert',
      'a title and two names': 'Mrs Erna Sample was ⟦79⟧ when',
      'with the unit': 'Frau Muster ist ⟦67 Jahre⟧ und Rentnerin',
      'the second of two': 'Mein Mann ist ⟦72⟧, ich ⟦69⟧.',
      'between commas': 'Driver 1: Mr T Sample, ⟦27⟧, full licence',
      'between commas, in words': 'Mrs Erna Sample, ⟦eighty-two⟧, lives alone',
      'behind a trade': 'the widow of late Sam Sample, moulder, ⟦34 years⟧, Employee Code',
      'the second child': 'Unser Großer ist ⟦12⟧, die Kleine ⟦9⟧.',
      'in parentheses behind a title': 'Bewohner Hr. Muster (⟦88⟧), Zi. 12',
      'a child at school': 'Tom is ⟦8⟧ and in Year 4',
      'in the German of messages': 'und der Max, der is ja jetzt ⟦30 jahre⟧ und',
    },
    ignores: {
      'a row of figures': 'Der Wert ist 81 und hat Luft nach oben',
      'a name alone, no verb of a person': 'Version Neo is 11 and runs on it',
      'years of a thing': 'late payment, interest, 34 years, and',
      'an address behind a title': 'Mr T Sample, 27, Mill Lane',
      'an extension behind a title': 'Hr. Muster (-88), Zi. 12',
      'a count behind a title and name': 'Herr Muster ist 81 Mal gefahren',
      'nobody so old': 'Herr Muster ist 181 und lacht',
      'a distance': 'Mrs Sample is 84 miles away',
      'a thing with its article': 'Der Motor ist 11 und braucht Öl',
      'a decimal number': 'Die Note, die ist 22,5 und gut',
    },
  },
};
