import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { englishLetterNames, germanLetterNames } from './letter-names.js';
import { between, capitals, digits, hasDigits, label, letter, spokenDigit } from './spoken-digits.js';

/** `T as in tango`, `B wie Berta`. */
const spelled = String.raw`(?:[A-ZÄÖÜ] (?:as in|wie|for|like) \p{L}{2,14})`;
const figuresOrDigit = String.raw`(?:\d{1,4}|${spokenDigit})`;
const zero = '(?:[nN]ull|NULL|[zZ]ero|[oO]h|[oO](?=[ ]))';

/** Names of the spelling alphabet: `Emil` for E. */
const letterName = oneOf([...germanLetterNames, ...englishLetterNames]);
const letterOrDigit = `(?:${letterName}|${spokenDigit}|\\d{1,4})`;

/** A sum of money is no number of anybody's. */
const money = source`
  (?:${spokenDigit}(?:[ ,-]| and | und )){2,12}
  (?:dollars?|pounds?|euros?|rupees|cents?|percent|Euro|Prozent|Franken|[oO]nly|ONLY)(?!\p{L})
`;
/** ` Rupees ` and the first words of the sum before this point. */
const behindCurrency = source`
  (?<=(?:[rR]upees|RUPEES|Rs\.|INR|[dD]ollars|DOLLARS|[pP]ounds|[eE]uros?|[nN]aira|[rR]inggit|USD|EUR|GBP)[ ]
  (?:\p{L}{3,9}[ -]){0,9})
`;

/** Nobody says a number of theirs in thousands. */
const isSum = /thousand|tausend/i;
const isCount = /^(?:eins|one)\W+(?:zwei|two)\W+(?:drei|three)\W+(?:vier|four)\W+(?:fünf|five)$/i;

/**
 * A number said digit by digit, as transcripts of calls have it: `vier vier null, eins sieben`.
 * Rule: five number words or more in a row; a count to five is no number of anybody's.
 */
export const spokenNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`${wordStart}(?!${money})(?!${zero})(?!${behindCurrency})${digits(5)}${wordEnd}`,
    // with a letter spelled out
    pattern('gu')`
      ${wordStart}(?:[A-Z] (?=\p{Lu}(?: as in| wie| for| like) )|(?:${figuresOrDigit}${between}){0,8})${spelled}
      (?:${between}(?:${figuresOrDigit}|${spelled})${tokenEnd}){3,12}
    `,
    // with names for letters: `eins, Emil Martha Heinrich, null null, zwölf`
    pattern('gu')`
      ${wordStart}(?!\d{1,2} November[ ,])(?=(?:${letterOrDigit}${between}){0,4}${letterName}${tokenEnd})
      ${letterOrDigit}(?:${between}${letterOrDigit}){4,24}${tokenEnd}
    `,
    // with letters among the digits
    pattern('gu')`
      ${wordStart}(?<!(?<!\p{L})\p{Lu} |['’])(?!${label})
      (?:${spokenDigit}${between}){0,4}(?!${label})(?:(?:${letter}|${capitals})${between}){1,4}
      ${spokenDigit}(?:${between}(?!${label})(?:${spokenDigit}|${letter})){3,30}${wordEnd}
    `,
  ],
  // a sentence begins behind a full stop: `one one eight. I put`
  cut: (words) => words.replace(/[.…]{1,3} \p{Lu}$/u, ''),
  isValid: (words) => hasDigits(words) && !isSum.test(words) && !isCount.test(words),
  examples: {
    finds: {
      German: 'Die Nummer ist ⟦vier vier null, eins sieben, acht acht zwo⟧.',
      'with pairs': 'Kundin: ⟦zwoundzwanzig elf null drei siebenundvierzig⟧',
      English: 'Caller: ⟦four four one, seven double eight⟧.',
      hyphens: 'das war ⟦drei-drei-neun-null-eins⟧',
      'letters spelled out': 'Confirmation is ⟦K as in kilo, 7 7 1 2, T as in tango⟧. Is',
      'a letter before it': 'uh, it is ⟦P A as in apple, six six one, oh four⟧.',
      'a joint said': 'comma mission number ⟦twenty four dash two one nine nine⟧ period',
      'a joint said behind a letter': 'Ihre Zahl ⟦U Schrägstrich drei zwei eins null Schrägstrich elf⟧ Absatz',
      'a joint said behind a comma': 'die ⟦KH vier sieben null, eins eins, Schrägstrich null fünf⟧.',
      'behind a label that is spelled': 'seventy two P H N ⟦six four two seven one dash zero nine⟧ and',
      'behind a label in capitals': 'her MRN ⟦four four one dash zero nine two⟧ and',
      'names of letters': 'Ich wiederhole: ⟦eins, Emil Martha Heinrich, null null, zwölf⟧.',
      'names of letters first': 'also ⟦Kilo Lima 4 4 1 7⟧, ja',
      'letters among them': 'ist die ⟦eins E B Z null eins null vier vier sieben⟧?',
      'a filler between': '⟦sieben eins vier und dann neun neun⟧',
      'small letters among them': 'your reference is ⟦d s p four one seven seven oh two⟧ a colleague',
      'before another sentence': 'was ⟦W O dash one one eight six four⟧. I put it',
      'an account':
        'iban ⟦a t acht drei zwei null acht eins fünf eins zwei sechs vier drei zwei null sieben drei sechs acht⟧ ja',
      capitals: '⟦Fünf acht acht null sechs⟧, ja',
    },
    ignores: {
      'four words': 'eins sieben acht zwei',
      'a sum': 'so it comes to four thousand six hundred and eighty plus VAT',
      counting: 'eins, zwei, drei, vier, fünf und los',
      'other words between': 'vier Äpfel, drei Birnen, zwei Nüsse, acht Kerne, eins',
      'inside a word': 'vierteilig drei sieben eins acht',
      'a family': 'Emil, Martha, Heinrich, Anton und Berta kamen',
      'digits in figures': 'vier 4 drei 3 sieben',
      'an article': 'with a four three two one score',
      money: 'balance eleven thousand two hundred four dollars and cents',
      'a sum, its currency before it': '(Rupees Thirty Eight Thousand Five Hundred and Ten)',
      'a sum of a cheque': 'Thirty Eight Thousand Five Hundred only',
      'a phrase': 'one or two of three people',
    },
  },
};

/**
 * A telephone number said digit by digit; it begins with a zero or a plus.
 * Rule: as `spokenNumber`, with seven words or more.
 */
export const spokenPhoneNumber: Recognizer = {
  type: 'DE_PHONE_NUMBER',
  patterns: [pattern('gu')`${wordStart}(?:plus )?(?=${zero}|(?<=plus ))${digits(6)}${wordEnd}`],
  confidence: 0.95,
  examples: {
    finds: {
      mobile: '⟦null eins sieben eins, drei drei vier, neun null zwo eins⟧.',
      'in pairs': 'unter ⟦null sieben elf, zweiundzwanzig, null drei, siebzehn⟧',
      English: "it's ⟦oh seven seven double oh, nine hundred, one two three⟧",
      'with a plus': '⟦plus vier neun eins sieben eins drei vier⟧',
      zero: '⟦zero one two one, four nine six, zero one⟧',
      capital: 'Kunde: ⟦Null drei vier eins, acht acht null⟧',
    },
    ignores: {
      'no zero first': 'eins sieben eins drei drei vier',
      'a result': 'null zu null zu eins',
      'five words': 'null eins sieben eins drei',
      'inside a word': 'nullte eins sieben eins drei vier',
      'an exclamation': 'oh one of these days',
      figures: 'null 1 7 1 3 3 4',
    },
  },
};
