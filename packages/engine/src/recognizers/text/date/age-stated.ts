import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { oneOf, pattern } from '../pattern.js';
import { englishTens, germanTens } from '../number-words.js';
import { ageInTens, ageInWords, fewYears, guesses, isAge, wholeYears } from './age-numbers.js';
import { numberStart } from './date-forms.js';
import { adverb, endOfClause, lived, verb } from './age-sentence.js';
import { calledRelatives, closeRelatives, owner, persons } from './person-words.js';
import { wordEnd, wordStart } from '../bounds.js';

const pronoun = '(?:[sS]ie|[eE]r|[iI]ch|[sS]he|[hH]e|I)';
const child = '(?:eldest|oldest|youngest|little one|(?:Große|Kleine|Jüngste|Älteste|Ältere|Jüngere)[rn]?)';
/** `meine Tochter`, `my eldest son Tom`, `unser Großer`. */
const relative = String.raw`${owner} (?:(?:\p{Ll}{3,12} )?${anyOf(persons)}(?: \p{Lu}\p{Ll}{1,15})?|${child})`;
const months = '(?:Monate|Wochen|Tage|months|mths|weeks|wks|days)';

/**
 * The age that a sentence says somebody is or was, without a word for years: `my son is 8 and`, `als sie 17 war`.
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
      [ ](?<value>[1-9]\d|[1-9]\d? ${months}|${fewYears})(?!\. ?\p{Ll})(?:${endOfClause}|(?=;))
    `,
    // `Ich schätze sie auf um die 70 Jahre`
    pattern('dgu')`
      ${wordStart}(?:schätze|schätzt|schätzte|schätzen|geschätzt) [^\n.;]{0,30}?auf (?:${oneOf(guesses)} )?
      (?<value>[2-9]\d(?: Jahre(?: alt)?)?)${endOfClause}
    `,
    // `Bin 23, `, where a message begins
    pattern('dgmu')`
      (?<=^|[.!?:] )[bB]in(?: ${adverb})? (?<value>[1-9]\d)(?=, \p{L}| und (?:suche?|wohne?|arbeite?|habe?|studiere?|
      komme?|ledig|möchte)(?!\p{L}))
    `,
    // `Opa ist 91 und`, `the pensioner, who is 70,`
    pattern('dgu')`
      (?:${wordStart}${anyOf(calledRelatives)}|, who)${verb}(?: ${adverb}){0,3} (?<value>[1-9]\d?)${endOfClause}
    `,
    // `my son is 8 and`, `seine Mutter ist schon 84.`, `my daughter is only 7 months`
    pattern('dgu')`
      ${wordStart}${relative}${verb}(?: ${adverb}){0,3} (?<value>${wholeYears}(?: ${months})?|${fewYears})${endOfClause}
    `,
    // `she's 6, he's fine`
    pattern('dgu')`${wordStart}(?:[sS]he|[hH]e)(?:['’]s| is| was)(?: ${adverb})? (?<value>[2-9])${endOfClause}`,
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
    // `mit ihren 84 Jahren`, `mit 62 in Rente`, `retired at 62.`
    pattern('gu')`
      (?<=${wordStart}(?:[mM]it|[tT]rotz) (?:sein|ihr|mein|dein)e[nr] (?:\p{Ll}{4,10} )?)
      [1-9]\d Jahren?${wordEnd}(?! \p{Lu})
    `,
    pattern('gu')`
      (?<=${wordStart}[mM]it )[1-9]\d Jahren
      (?=[.!?]|[ ](?:noch|nochmal|schon|wieder|endlich|erst|bereits|zum|nach|ist|war|wurde|hat|${lived})${wordEnd})
    `,
    pattern('gu')`(?<=${wordStart}[mM]it )[1-9]\d(?= (?:Jahren )?in (?:Rente|Pension|den Ruhestand|Altersteilzeit))`,
    pattern('dgu')`
      ${wordStart}(?:retired|retire|died|married|widowed|emigrated|diagnosed|orphaned|left school) at
      [ ](?<value>[1-9]\d)${endOfClause}
    `,
    // `als sie 17 war`
    pattern('dgu')`
      ${wordStart}(?:als|wenn|bis|seit|bevor|nachdem|dass|weil|sobald) (?:${pronoun}|man|${relative})
      [ ](?<value>${wholeYears})(?= (?:war|bin|ist|sind|wird|wurde|werde|werden|geworden)${wordEnd})
    `,
    // `when I turned 17,`, `until you are 70 at the latest`
    pattern('dgu')`
      ${wordStart}(?:when|until|till|since|before|after|once|by the time) (?:${pronoun}|[yY]ou|[tT]hey|${relative})
      (?: was| were| turned| turns?|['’](?:s|re)| is| are| reached| reach(?:es)?) (?<value>${wholeYears})${endOfClause}
    `,
    // `Because you are over 40, `, `wenn Sie über 65 sind`
    pattern('dgu')`
      ${wordStart}(?:[bB]ecause|[sS]ince|[aA]s|[iI]f|[uU]nless) (?:you|he|she|I|they)
      (?: are| is| am|['’](?:re|s|m)) (?:over|under|above|below)
      [ ](?<value>[1-9]\d)(?=, \p{Ll}|[.;])
    `,
    pattern('dgu')`
      ${wordStart}(?:[wW]eil|[dD]a|[wW]enn|[fF]alls|[sS]obald) (?:${pronoun}|du) (?:schon |noch |bereits )?
      (?:über|unter|älter als|jünger als)
      [ ](?<value>[1-9]\d)(?= (?:sind|bist|ist|bin|waren?|warst)${wordEnd})
    `,
    // `Mit 86 nicht selbstverständlich`, `At 86, that's`
    pattern('gmu')`
      (?<=(?:^|[.!?:] )Mit )[1-9]\d
      (?= (?:(?:auch |ja )?nicht (?:selbstverst|mehr|ohne|so )|noch so|
      (?:ist|hat|darf|kann|muss|braucht|wird|geht) (?:man|er|sie|ich)${wordEnd}))
    `,
    pattern('gmu')`
      (?<=(?:^|[.;,!?] )[aA]t )${numberStart}[1-9]\d(?=,? (?:that['’]s|it['’]s|you (?:can|don)|one (?:can|does)))
    `,
    // `Mit 17 zog er`, `At 17 she left`
    pattern('gu')`
      (?<=${wordStart}[mM]it )[1-9]\d
      (?= ${lived} (?:er|sie|ich)${wordEnd})
    `,
    pattern('gmu')`(?<=(?:^|[.;,] )[aA]t )${numberStart}[1-9]\d(?=,? (?:he|she|I) \p{Ll})`,
    // `a lady of 82,`, `ein Junge von acht Jahren`
    pattern('dgu')`
      ${wordStart}(?:man|woman|lady|gentleman|boy|girl|child|male|female|baby|infant|toddler|son|daughter|pupil|
      person)s? of
      (?: (?:only|just|about|around|nearly|almost))?
      [ ](?<value>[1-9]\d? ${months}|[1-9]\d?(?=[ ]years?${wordEnd}|${endOfClause}))
    `,
    pattern('dgu')`
      ${wordStart}(?:Mann|Frau|Dame|Herrn?|Junge|Bub|Mädchen|Kind|Baby|Säugling|Kleinkind|Sohn|Tochter|Enkelin|Enkel|
      Patientin|Patient|Schülerin|Schüler|Rentnerin|Rentner|Person) von
      (?: ${adverb})? (?<value>(?:${wholeYears}|\p{Ll}{3,20}) (?:Jahren|Monaten|Wochen|Tagen))${wordEnd}
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'is now': 'Sie ist jetzt ⟦45⟧ und wohnt dort',
      'a clause behind it': "He's ⟦34⟧, moved out in May",
      'in parentheses, behind something else': 'lives w/ us (she will be registering too, is ⟦71⟧)\n',
      'a relative': 'my youngest brother is ⟦9⟧ and plays chess',
      'a relative, German': 'Unsere Tochter Lena ist ⟦6⟧, sie',
      'a relative, months': 'my daughter Lena is only ⟦7 months⟧.',
      'a child in words of a parent': "my son was with us, he's ⟦6⟧, he's fine",
      'the youngest, in words': 'zur Schule. Die Kleine ist ja erst ⟦vier⟧.',
      'a relative between commas': 'Die Enkelin, ⟦8⟧, war nicht dabei',
      'in a clause, in words': 'to your daughter, who I understand is now ⟦nineteen⟧. The',
      'until a later age': 'invested until you are ⟦70⟧ at the latest.',
      'until a later age, German': 'bis Sie ⟦67⟧ sind, ruht',
      'somebody, in words': 'Vendor present, lovely lady, ⟦ninety-one⟧, been there since 1962.',
      'adverbs between': 'Sie ist selber auch schon ⟦78⟧, einfach lauter reden.',
      'a child in words': "My grandson, he's ⟦nine⟧. He's not hurt",
      'because of the age': 'As she is ⟦79⟧ we must insist',
      'in words': "The pickup was Sam Sample, he's ⟦nineteen⟧, number is",
      'about oneself in an advertisement': 'Hallo! Bin ⟦29⟧ und suche ein Zimmer',
      'in words, German': 'Er ist ⟦siebenundzwanzig⟧ und fährt',
      'a relative without an article': 'Complaint. Mother is ⟦79⟧ and at home alone',
      'a baby without an article': 'Gitterbett, Kleine ist ⟦14 Monate⟧; Nüsse',
      'the youngest': 'our youngest, ⟦4⟧, has asthma',
      'behind a pronoun': 'geht mit ihren ⟦84 Jahren⟧ noch',
      'at the pension': 'Sie ging mit ⟦62⟧ in Rente.',
      'at an event': 'he retired at ⟦62⟧, then',
      'long ago': 'er war damals ⟦27⟧.',
      'beside another event': 'als ich ⟦17⟧ war, starb',
      'beside another event, English': 'since she was ⟦12⟧, she',
      'at an age': 'Mit ⟦17⟧ wurde sie Lehrling',
      'at an age, English': 'At ⟦17⟧ he joined the crew',
      'until a day': "he's still ⟦17⟧ till April",
      'what he has': "He's ⟦70⟧ with a pendant alarm",
      'over an age': 'Because you are over ⟦40⟧, you have',
      'over an age, German': 'wenn Sie über ⟦65⟧ sind, gilt',
      'not a matter of course': 'sie schläft. Mit ⟦86⟧ nicht selbstverständlich',
      'not a matter of course, English': "Walking already? At ⟦86⟧ that's something",
      'of so many years': 'an elderly lady of ⟦82⟧, living',
      'of so many months': 'with a baby of ⟦14 months⟧ in',
      'of so many months, German': 'schläft ein Kind von ⟦14 Monaten⟧ in diesem',
      'of so many years, German': 'ein Junge von ⟦acht Jahren⟧ lief',
      'a guess in words': "He's around ⟦fifty⟧, grey hair",
      'a guess of a witness': 'Ich schätze sie auf um die ⟦70 Jahre⟧, sie',
      'with so many years': 'Mit ⟦87 Jahren⟧ nochmal umziehen',
      grandfather: 'Opa ist schon ⟦91⟧ und',
      'clause about somebody': 'the pensioner, who is ⟦70⟧, was',
      'where a message begins': 'Bin ⟦23⟧, studiere noch',
    },
    ignores: {
      'a duration': 'Sie ist jetzt 45 Minuten da',
      'a distance': 'when I was 17 miles away',
      'a count of somebody': 'It takes a lady, two, sometimes three men',
      'minutes in words': "he's fifteen minutes away",
      'a thing without an article': 'Complaint. Motor is 79 and running',
      'two amounts': "I'm 10, 15 minutes away",
      'a thing': 'my total is 12, thanks',
      'a count behind mit': 'Mit 17 Leuten wurde sie fertig',
      'a price over an amount': 'If it is over 40, call me',
      'over a count': 'Because you are over 40 miles away',
      'a count behind Mit': 'Fertig. Mit 86 nicht bestandenen Prüfungen',
      'an address': 'At 17 Main Street he joined',
      'a temperature of a thing': 'a valve of 82, living',
      'a time in a trade': 'mit ihren 20 Jahren Erfahrung',
      'nobody so old': 'my brother is 245 and plays chess',
    },
  },
};
