import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { lineEnd, wordEnd, wordStart } from '../bounds.js';
import { englishTens, germanTens } from '../number-words.js';
import { pattern } from '../pattern.js';
import { ageInTens, ageInWords, fewYears, guess, isAge, monthsOrDays, wholeYears } from './age-numbers.js';
import { adverb, child, endOfClause, pronoun, relative, verb } from './age-sentence.js';
import { calledRelatives, persons } from './person-words.js';

/**
 * The age that a sentence says somebody is or was, without a word for years: `my son is 8 and`, `er war damals 27.`
 * Rule: a number to 119 behind a person and a verb, where its clause ends, so that nothing is counted; two digits
 * behind a pronoun, which can be a thing or be late.
 */
export const ageStated: Recognizer = {
  type: 'AGE',
  patterns: [
    // `she's only 45.`, `er war damals 27.`
    pattern('dgu')`
      ${wordStart}${pronoun}${verb}(?! (?:over|under|über|unter) (?:1[68]|21)(?!\d))(?: ${adverb}){0,3}
      [ ](?<value>[1-9]\d)${endOfClause}
    `,
    // `(she moves in soon, is 71)`
    pattern('dgu')`
      \((?:she|he|sie|er)[ ][^()\n.]{2,60}, (?:is|ist|aged?|wird|turns)(?: ${adverb})? (?<value>[1-9]\d)(?=\)|, \p{Ll})
    `,
    // `he's around fifty, grey hair`
    pattern('dgu')`
      ${wordStart}${pronoun}${verb}(?: ${adverb}){0,3} (?<value>${anyOf([...englishTens, ...germanTens])})${endOfClause}
    `,
    // `he's nineteen, number is`
    pattern('dgu')`
      (?:${wordStart}(?:[sS]he|[hH]e|[sS]ie|[eE]r)|, who(?: (?:I|we) \p{Ll}{4,12})?)${verb}(?: ${adverb}){0,3}
      [ ](?!one${wordEnd})(?<value>${ageInWords})${endOfClause}
    `,
    // `Mother is 79 and`, `Kleine ist 14 Monate;` in notes without an article
    pattern('dgmu')`
      (?<=^|[.!?:;,("] |- )(?:[dD](?:ie|er|as) )?(?:${anyOf(persons)}|${child})${verb}(?: ${adverb}){0,3}
      [ ](?<value>[1-9]\d|[1-9]\d? ${monthsOrDays}|${fewYears})(?!\. ?\p{Ll})(?:${endOfClause}|(?=;))
    `,
    // `Ich schätze sie auf um die 70 Jahre`
    pattern('dgu')`
      ${wordStart}(?:schätze|schätzt|schätzte|schätzen|geschätzt) [^\n.;]{0,30}?auf (?:${guess} )?
      (?<value>[2-9]\d(?: Jahre(?: alt)?)?)${endOfClause}
    `,
    // `Bin 23, `, where a message begins
    pattern('dgmu')`
      (?:(?<=^|[.!?:] )[bB]in|(?<!\p{L})[iI]ch bin)(?: ${adverb})? (?<value>[1-9]\d)(?=, \p{L}| und (?:suche?|wohne?|arbeite?|habe?|studiere?|
      komme?|ledig|möchte)(?!\p{L}))
    `,
    // `Opa ist 91 und`, `the pensioner, who is 70,`
    pattern('dgu')`
      (?:${wordStart}${anyOf(calledRelatives)}|, who)${verb}(?: ${adverb}){0,3} (?<value>[1-9]\d?)${endOfClause}
    `,
    // `ist ja erst 19`, where a line of a chat begins
    pattern('dgmu')`
      (?<=^|[.!?:] )[iI]st (?:ja |doch |jetzt |auch )?(?:erst|schon|gerade|grad) (?<value>[1-9]\d)(?=[.!?]?${lineEnd})
    `,
    // `die ist achtundzwanzig`, as it is dictated
    pattern('dgu')`
      ${wordStart}(?:die|der|sie|er|ich|wer)(?: ist| war| bin)(?: ${adverb}){0,3}
      [ ](?<value>${ageInTens})(?:${endOfClause}|(?=,? (?:also|ich|die|der|das|es|da|gell|ne)${wordEnd}))
    `,
    // `im 34, type 1 since`, without its apostrophe
    pattern('dgmu')`(?<=^|[.!?] )[iI]['’]?m (?<value>[1-9]\d)(?=, \p{Ll}{2}| and \p{Ll})`,
    // `my son is 8 and`, `seine Mutter ist schon 84.`, `my daughter is only 7 months`
    pattern('dgu')`
      ${wordStart}${relative}${verb}(?: ${adverb}){0,3} (?<value>${wholeYears}(?: ${monthsOrDays})?|${fewYears})${endOfClause}
    `,
    // `she's 6, he's fine`
    pattern('dgu')`${wordStart}(?:[sS]he|[hH]e)(?:['’]s| is| was)(?: ${adverb})? (?<value>[2-9])${endOfClause}`,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'of who applies for a post': 'Ich bin ⟦39⟧, Ingenieur und',
      'is now': 'Sie ist jetzt ⟦45⟧ und wohnt dort',
      'a clause behind it': "He's ⟦34⟧, moved out in May",
      'a relative': 'my youngest brother is ⟦9⟧ and plays chess',
      'a client': 'My client is ⟦57⟧, no dependants',
      'a relative, German': 'Unsere Tochter Lena ist ⟦6⟧, sie',
      'a relative, months': 'my daughter Lena is only ⟦7 months⟧.',
      'of whom all know': 'kann das noch nicht. ist ja erst ⟦19⟧\n',
      dictated: 'das ist seine frau die ist ⟦achtundzwanzig⟧ also die',
      'without its apostrophe': 'not sure what to do\n\nim ⟦34⟧, type 1 and on a pump',
      'in parentheses, behind something else': 'lives w/ us (she will be registering too, is ⟦71⟧)\n',
      'a child in words of a parent': "my son was with us, he's ⟦6⟧, he's fine",
      'the youngest, in words': 'zur Schule. Die Kleine ist ja erst ⟦vier⟧.',
      'in a clause, in words': 'to your daughter, who I understand is now ⟦nineteen⟧. The',
      'adverbs between': 'Sie ist selber auch schon ⟦78⟧, einfach lauter reden.',
      'a child in words': "My grandson, he's ⟦nine⟧. He's not hurt",
      'because of the age': 'As she is ⟦79⟧ we must insist',
      'in words': "The pickup was Sam Sample, he's ⟦nineteen⟧, number is",
      'about oneself in an advertisement': 'Hallo! Bin ⟦29⟧ und suche ein Zimmer',
      'in words, German': 'Er ist ⟦siebenundzwanzig⟧ und fährt',
      'a relative without an article': 'Complaint. Mother is ⟦79⟧ and at home alone',
      'a baby without an article': 'Gitterbett, Kleine ist ⟦14 Monate⟧; Nüsse',
      'long ago': 'er war damals ⟦27⟧.',
      'until a day': "he's still ⟦17⟧ till April",
      'what he has': "He's ⟦70⟧ with a pendant alarm",
      'a guess in words': "He's around ⟦fifty⟧, grey hair",
      'a guess of a witness': 'Ich schätze sie auf um die ⟦70 Jahre⟧, sie',
      grandfather: 'Opa ist schon ⟦91⟧ und',
      'clause about somebody': 'the pensioner, who is ⟦70⟧, was',
      'where a message begins': 'Bin ⟦23⟧, studiere noch',
    },
    ignores: {
      'a duration': 'Sie ist jetzt 45 Minuten da',
      'a thing': 'my total is 12, thanks',
      'two amounts': "I'm 10, 15 minutes away",
      'minutes in words': "he's fifteen minutes away",
      'a thing without an article': 'Complaint. Motor is 79 and running',
      'minutes in words, dictated': 'das ist der bus der ist zwanzig minuten zu spät',
      'what the time is': 'Es ist erst 19 Uhr\n',
      'in German, no verb': 'Er wohnt im 34, gleich hier',
      'nobody so old': 'my brother is 245 and plays chess',
    },
  },
};
