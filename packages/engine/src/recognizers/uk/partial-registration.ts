import { commonWords } from '../../common-words.js';
import type { Recognizer } from '../../recognizer.js';
import { tokenEnd, wordStart } from '../text/bounds.js';
import { oneOf, pattern, source } from '../text/pattern.js';

const registration = source`
  (?:[rR]egistration(?: (?:[nN]umber|[mM]ark|[pP]late))?|[rR]eg|[nN]umber plate|[iI]ndex(?: number)?|VRM|[pP]late)
`;
const part = oneOf([
  'first', 'last', 'second', 'first part', 'last part', 'part', 'start', 'beginning', 'end', 'letters', 'characters',
]); // prettier-ignore
const verb = oneOf([
  'as', 'was', 'is', 'were', 'of', 'being', 'began', 'begins', 'beginning', 'beginning with', 'started', 'starts',
  'starting', 'ended', 'ends', 'ending', 'possibly', 'maybe', 'something like', 'with', 'in', 'to be',
]); // prettier-ignore

/** `MT68`, `MT68 K`, `?T68 KLM`: area and age, or two letters and what was seen behind them. */
const plate = source`(?:
  [A-Z?*]{2}[\d?*]{2}(?: ?[A-Z?*]{1,3})?
  |[A-Z]\d{1,3}(?: ?[A-Z?*]{1,3})?
  |[A-HJ-PR-Z]{3}
)`;

/**
 * Part of a British registration plate, as a witness read it: `the first part of the registration as MT68`.
 * Rule: as `vehicleRegistration`; words for a part and for the plate stand before it.
 */
export const partialRegistration: Recognizer = {
  type: 'UK_VEHICLE_REGISTRATION',
  patterns: [
    // the first part of the registration as MT68
    pattern('dgu')`
      ${wordStart}${part}(?: (?:two|three|four|2|3|4))?(?: (?:letters|digits|characters|part|half))?
      [ ](?:of|on) (?:the|its|their|his|her|a) ${registration}(?: ${verb}){0,3}[ ,:]{1,2}["'‘“]?
      (?<value>${plate})${tokenEnd}
    `,
    // partial index LD17, part plate: YK19
    pattern('dgu')`
      ${wordStart}[pP]art(?:ial)? ${registration}(?: ${verb}){0,3}[ ,:]{1,2}["'‘“]?
      (?<value>${plate})${tokenEnd}
    `,
    // a registration starting with LV66
    pattern('dgu')`
      ${wordStart}${registration}(?: (?:that|which))?
      [ ](?:beginning|begins|began|starting|starts|started|ending|ends|ended|containing)(?: (?:with|in|as))?
      [ ]["'‘“]?(?<value>${plate})${tokenEnd}
    `,
  ],
  isValid: (value) => /[A-Z]/.test(value) && (/\d/.test(value) || !commonWords.has(value.toLowerCase())),
  examples: {
    finds: {
      'first part': 'I noted the first part of the registration as ⟦MT68⟧. It hit',
      'partial index': 'a silver Audi, partial index ⟦LD17 K⟧, made off',
      'beginning of it': 'with a registration starting with ⟦LV66⟧ and',
      'last letters': 'the last three letters of the plate were ⟦KDO⟧.',
      'end of it': 'its number plate ended in ⟦KDO⟧, I think',
      'signs not read': 'part plate: ⟦?T68 KLM⟧',
    },
    ignores: {
      'no part': 'I noted the time of the crash as MT68.',
      'no plate': 'I noted the first part of the postcode as MT68.',
      'lower case': 'the first part of the registration as mt68.',
      'no letter': 'the first part of the registration as 6868.',
      'a word': 'the first part of the registration as NEW to me',
      'a longer token': 'the first part of the registration as MT68KLMN.',
    },
  },
};
