import { digitCount } from '../../../normalize.js';
import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';
import { nextSpeaker } from '../speaker.js';
import { isTellingNumber, numberToken, spokenJoint } from './number-token.js';

/** `Haben Sie die Kundennummer?`, `Your order no. please`; a machine that listens puts no question mark. */
const question = source`
  (?:[nN]ummer|[nN]umber|[nN]r\.?|[nN]o\.|Aktenzeichen|Zeichen|[rR]eference|ID|PIN)(?!\p{L})
  (?:[^?\n]{0,50}\?[^\n]{0,20}|(?:(?:,? [\p{L}'’]{2,14}){0,5}|(?:,? [\p{L}'’]{2,14}){0,4} (?:bitte|please)\.|[.!])
  (?=[ \t]{0,2}\r?\n))
`;
/** What is said before the number: `Moment …`, `Yes, it's`. */
const word = String.raw`(?:[\p{L}'’]{1,12}[,.…]{0,3}[ ]{1,2}(?:…[ ]|\.{3}[ ]|- )?)`;
const hesitation = `${word}{0,6}?`;
/** `double 7`. */
const twice = '(?:[dD]ouble|[tT]riple|[dD]oppel)';
/** The login name that was asked for, too: `emuster / 0077164`. */
const loginBefore = String.raw`(?:[a-z][\w.-]{2,30} ?[/,] ?)?`;
/** Digits said one by one, with their joints: `2 5 Strich 8 8`. */
const spokenDigits = String.raw`(?:${twice} )?\d(?:(?:[ ,-]{1,2}| [-–/] | ${spokenJoint} | ${twice} )\d){3,19}(?!\d)`;
/** Groups with a word between: `KR 55 182 dann 04 77 Strich 1`. */
const joinedGroups = source`
  (?:\p{Lu}{1,4} ?)?\d{1,8}(?:(?:[ -]|, )\d{1,8}){0,5}
  (?:(?:,? (?:und )?(?:dann|then|and then)|,? ${spokenJoint}),? (?:\p{Lu}{1,3} )?\d{1,8}(?:[ -]\d{1,8}){0,5}){1,4}
  (?![\p{L}\d]|[.,]\d)
`;

/**
 * The number that a caller gives in answer to a question for it, in the transcript of a call or chat.
 * Rule: a question with a number's word, then the next speaker's line. Digits that are said one by one count as one
 * number.
 */
export const answeredNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${question}${nextSpeaker}${hesitation}${loginBefore}
      (?<value>${joinedGroups}|${spokenDigits}|(?=\d|\p{Lu}[\p{Lu}/-]{0,4} ?\d)${numberToken})
    `,
    pattern('dgu')`${question}${nextSpeaker}${word}{7,10}?(?<value>${spokenDigits})`,
    // by whoever asks
    pattern('dgu')`
      (?:[nN]ummer|[nN]umber|[rR]eference)(?!\p{L})[^?\n]{0,40}\?
      [ ]{1,2}(?:
      (?:[iI]t['’]?s|[iI]t is|(?:[eE]s|[dD]as|[sS]ie|[dD]ie) (?:ist|lautet)(?: die)?|[hH]ier)[ :]{1,2}|
      (?:[-–] )?(?=\d{5}|\d{2,4}[-/ ]\d{3}|\p{Lu}{1,4}-?\d{3})
      )
      (?=\d|\p{Lu}[\p{Lu}/-]{0,4} ?\d)(?<value>${numberToken})
    `,
    // the last four digits alone
    pattern('dgu')`
      (?:[lL]ast (?:four|4)(?: digits)?|[lL]etzten (?:vier|4) (?:Ziffern|Stellen))
      (?: (?:of|on|from|Ihrer|deiner|der|von|des|vom))?(?: (?:your|the))? [^\n]{2,70}${nextSpeaker}${hesitation}
      (?<value>\d{4}|\d(?:[ -]\d){3})(?!\d)
    `,
    // said without a question, but no telephone number
    pattern('dgu')`
      (?<!\p{L}(?:elefon|andy|ufnummer|ückruf|honenummer)-?)
      (?:[nN]ummer|[nN]umber)(?: ist| lautet| is)?(?: die| dann die| the)?:? (?<value>${spokenDigits})
    `,
  ],
  isValid: (value) =>
    /^\d{4}$|^(?:\p{L}+ )?\d(?:(?:[ ,-]{1,2}| [-–/] | \p{L}+ )\d){3,}$/u.test(value) ||
    (/ \p{Ll}+ /u.test(value) ? digitCount(value) >= 5 : isTellingNumber(value)),
  examples: {
    finds: {
      'digit by digit': 'Haben Sie die Kundennummer?\nAnrufer: Moment … ⟦4 4 1 0 7 2⟧.',
      English: "What is your policy number?\nCaller: It's ⟦KL 20 118 407⟧.",
      'a word between the groups': 'Ihre Versicherungsnummer?\nANRUFER: Das ist die ⟦KR 55 182 dann 04 77 Strich 1⟧.',
      'digits said twice': "your member number?\nM: Yeah, it's ⟦double 7 1 0 4 4 1 8 2⟧.",
      'joint said aloud': 'Ihre Schadennummer: ⟦2 5 Strich 8 8 2 0 4⟧. Frist',
      'joint with spaces': 'Ihre Vorgangsnummer ist die ⟦9 2 7 6 - 1 5 7⟧, falls',
      'speaker of one letter': 'A: Ihre Kundennummer?\nB: Moment... die ist ⟦44 17 712⟧.',
      'many words before the digits':
        'Ihre Kontonummer?\nA: Moment, äh, die fängt mit zwei null an ... also ⟦2 0 0, 4 4 1⟧.',
      'no question mark': '[00:15] A: haben sie die kundennummer zur hand\n[00:19] K: moment ... ⟦80 23 77 145⟧',
      'time without brackets': "take your policy number please?\n00:00:11 CALLER: Yeah, it's ⟦PMV 4081172 3⟧.",
      'speaker in capitals, a gap behind it': "the policy number please?\nCALLER   Yeah hi, it's ⟦TMN 4907 2816⟧.",
      'last four digits': 'the last four of your social?\n[00:00:19] CALLER: ⟦3316⟧.',
      'last four digits, said one by one': 'the last four of the card?\nCaller: Yeah ⟦4 4 1 7⟧.',
      'a file number': 'What is the case ID?\nCaller: ⟦AB-20118⟧.',
      'asked with please': 'Your order no. please\nCaller: ⟦KL 20 118 407⟧.',
      'behind a login': 'Your login and employee number?\nErna (6:43): emuster / ⟦0077164⟧\n',
      'last four digits of two': 'last four of your badge and your birthday please\nErna M. (6:44): ⟦3391⟧, 22 May',
      'line below the speaker': 'Ihre Vertragsnummer?\n[14.10. 05:51] Muster, Erna\n⟦V-88120⟧ steht da',
      'a number for a speaker': 'Kundennummer?\n12/06/2026, 19:52 - +49 151 00000: ⟦2206-58814⟧\n',
      'by whoever asks': "did you get my policy number for the form? It's ⟦KL 20 118 407⟧, from",
      'at once': 'Kundennummer? ⟦44188⟧! Danke',
      'time before the speaker': 'Ihre Vertragsnummer bitte?\nFrau B.: Ja, das ist die ⟦V-88120⟧.',
    },
    ignores: {
      'a telephone number': 'Haben Sie eine Handynummer?\nAnrufer: Nein, habe ich nicht.',
      'a blank line between': 'Haben Sie die Kundennummer?\n\n\nMuster: 4 4 1 0 7 2.',
      'too many words before it':
        'Ihre Kundennummer?\nAnrufer: Die habe ich gerade leider nicht da, es waren 4410 Stück.',
      'no question': 'Ihre Kundennummer fehlt.\nMuster: Moment, 4 4 1 0 7 2.',
      'another question': 'Wie viele waren es?\nAnrufer: Moment … 4 4 1 0 7 2.',
      'a short number': 'Haben Sie die Kundennummer?\nAnrufer: Moment, 12.',
    },
  },
};
