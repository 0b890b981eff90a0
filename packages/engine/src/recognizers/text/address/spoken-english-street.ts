import { englishFunctionWords } from '../../../function-words.js';
import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordEnd, wordStart } from '../bounds.js';
import { withOrWithoutCapital } from '../capital.js';
import { englishOnes, englishTeens, englishTens } from '../number-words.js';
import { oneOf, pattern, source } from '../pattern.js';
import { answerBegins } from '../speaker.js';
import { countedBeforeStreet, englishStreetWords, notInLowerStreets } from './english-street-words.js';

const numberWord = source`(?:
  ${oneOf(englishTens)}(?:[ -]${oneOf(englishOnes)})?|${oneOf([...englishTeens, ...englishOnes])}|oh|zero|
  hundred(?: and)?
)`;
/** `twenty six`, `four twenty`, `one oh four b`. */
const number = `${numberWord}(?: ${numberWord}){0,3}(?: [b-h](?= ))?`;
const words = String.raw`(?: \p{L}[\p{L}'’]{2,20}){1,3}`;
/** ` unit two C`, ` flat nine`. */
const unit = source`
  (?: (?:unit|apartment|apt|flat|suite|floor|room) (?:${numberWord}|\d{1,4}|
  [A-Za-z]${wordEnd})(?: ?[A-Za-z]${wordEnd})?)?
`;
/** `flat three nineteen dock street`. */
const unitFirst = `(?:(?:flat|apartment|unit|apt) ${numberWord} )?`;
const lives = '(?:still|live|lives|living|lived|moved|over|located|resident|staying|based) (?:at|to)';
const addressIs = String.raw`[aA]ddress(?: here| there| now)?(?:['’]s| is| was| as)?(?: still)?,?`;
const turnEnd = String.raw`(?=[?,.]|${lineEnd}|[ ](?:yes|yeah|yep|no|correct|right)${wordEnd})`;

const streets: ReadonlySet<string> = new Set(englishStreetWords);
const ordinary = new Set<string>(
  [...englishFunctionWords, ...notInLowerStreets, ...countedBeforeStreet].filter((word) => !streets.has(word)),
);
const numbers = new Set<string>([...englishOnes, ...englishTeens, ...englishTens]);
/** What names no street: `twenty minutes a day in the park`. */
const isOrdinary = (word: string): boolean => !numbers.has(word.toLowerCase()) && ordinary.has(word.toLowerCase());

/**
 * House number and street as people say them in English, in calls and on voicemail: `twenty six heaton park view`.
 * Rule: as `streetAddress`, with a number in words, where somebody answers, lives or tells an address; no street word
 * where the turn ends there.
 */
export const spokenEnglishStreet: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('dgu')`
      (?:${wordStart}(?:${lives}|${addressIs}|at|to|from|number|it['’]s|that['’]s)[ ]|${answerBegins})
      (?<value>${unitFirst}${number}${words} ${withOrWithoutCapital(englishStreetWords)}${unit})${wordEnd}
    `,
    pattern('dgu')`${wordStart}(?:${lives}|${addressIs}) (?<value>${number}${words})${turnEnd}`,
    // `still at thirty one mill race` and in the next line `thirty one b yes`
    pattern('dgu')`
      ${wordStart}(?:${lives}|[aA]ddress|[hH]ouse number)${wordEnd}[^\n]{0,80}${answerBegins}
      (?<value>${numberWord}(?: ${numberWord}){0,2}(?: [b-h](?!\p{L}))?)${turnEnd}
    `,
    // `Where do you live?` and in the next line `118 Meridian, upstairs`
    pattern('dgu')`
      ${wordStart}(?:(?:do|did) (?:you|they|he|she|we) live|calling from|[aA]ddress)${wordEnd}[^\n]{0,40}\?
      ${answerBegins}(?<value>[1-9]\d{0,4}[a-zA-Z]? \p{Lu}[\p{L}'’]{2,20}(?: \p{Lu}[\p{L}'’]{2,20}){0,2})
      (?=[,.]|${lineEnd})
    `,
  ],
  isValid: (address) => !address.split(' ').some(isOrdinary),
  examples: {
    finds: {
      'in answer': 'your address with the postcode\nCALLER: ⟦twenty six sampleton park view⟧ n e six\n',
      'behind a verb': "I'm over at ⟦four twenty larch street unit two⟧ um",
      capitals: 'she lives at ⟦one oh four Sample Avenue⟧ now',
      'no street word': "and you're still at ⟦thirty one mill race⟧\nCaller: yes",
      'a letter in answer': "and you're still at Mill Race\nCaller: ⟦thirty one b⟧ yes\n",
      'a letter behind the number': "what's the address\ncaller: it's ⟦forty two b priory lane⟧ in",
      'a flat before it': 'I moved from ⟦flat three nineteen dock street⟧\n',
      'digits in answer, no street word': 'Q: Where do you live now?\nA: ⟦118 Meridian⟧, upstairs.\n',
      'the address is': 'my address is ⟦nine sample terrace⟧ in',
    },
    ignores: {
      'no verb and no answer': 'we saw twenty six heaton park view fans',
      'no number': 'she lives at heaton park view',
      'what is counted': 'we arrived at twenty minutes walk',
      'a time': 'I was at home from nine in the yard',
      'a turn goes on': "and you're still at twenty percent of it",
      'another question': 'Q: What did you see?\nA: 118 Guardians, I think.\n',
      'no address': 'how many are there\nCaller: thirty one b yes\n',
    },
  },
};
