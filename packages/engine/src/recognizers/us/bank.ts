import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitCount, digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { tokenStart } from '../text/bounds.js';
import { notCounted } from '../text/counted.js';
import { pattern } from '../text/pattern.js';

/** 00 the government, 01-12 the Federal Reserve districts, 21-32 thrifts, 61-72 electronic, 80 traveller's cheques. */
const isPrefix = (prefix: number): boolean =>
  prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80;

/**
 * US bank routing number (ABA, RTN), nine digits.
 * Rule: American Bankers Association, Key to Routing Numbers; weights 3, 7, 1, the sum ends in 0. About one in 26
 * random numbers passes, so it needs context. The examples are computed; none belongs to a bank as far as is known.
 */
export const routingNumber: Recognizer = {
  type: 'ABA_ROUTING_NUMBER',
  patterns: [wholeWord(/\d{9}|\d{3}\p{Zs}\d{3}\p{Zs}\d{3}/u), wholeWord(/\d{4}[\p{Zs}\p{Pd}]\d{4}[\p{Zs}\p{Pd}]\d/u)],
  normalize: digitsOnly,
  isValid: (digits) =>
    /[1-9]/.test(digits) &&
    isPrefix(Number(digits.slice(0, 2))) &&
    weightedSum(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  needsContext: true,
  contextWords: {
    de: ['us-bankleitzahl', 'bankleitzahl'],
    en: [
      'aba',
      'routing',
      'rtn',
      'routing transit',
      'rtg',
      'rtg no',
      'rtg nbr',
      'rtg number',
      'rt no',
      'transit routing',
    ],
  },
  examples: {
    finds: {
      'routing number': 'Routing number: ⟦064827151⟧.',
      'grouped by three': 'Routing number ⟦064 827 151⟧,',
      ABA: 'ABA ⟦112047359⟧',
      'grouped 4-4-1': 'ABA no. ⟦0715-3092-3⟧',
      'thrift, prefix 21 and up': 'RTN ⟦264827155⟧',
      'electronic, prefix 61 and up': 'routing ⟦652047356⟧',
      'word after it': '⟦064827151⟧ (ABA)',
      'under its head': 'Name,Rtg Nbr,Dep\nSample,⟦064827151⟧,100\n',
    },
    ignores: {
      'wrong check digit': 'Routing number 064827152',
      'no context word': 'order 064827151',
      'a prefix between the ranges': 'Routing number 154827155',
      'a prefix above the ranges': 'Routing number 814827152',
      'all zeros': 'Routing number 000000000',
      'one digit more': 'Routing number 0648271510',
    },
  },
};

/**
 * US bank account number, 8 to 17 digits as each bank likes.
 * Rule: Nacha Operating Rules, DFI Account Number field (17 characters). Nothing can be checked, so it needs context.
 */
export const bankNumber: Recognizer = {
  type: 'US_BANK_NUMBER',
  patterns: [
    wholeWord(pattern('u')`(?<!account for )\d{8,17}${notCounted}`),
    wholeWord(/[1-9]\d{3,4}\p{Zs}\d{3}\p{Zs}\d{3}/u),
    wholeWord(/(?!(?:19|20)\d\d\p{Pd}(?:19|20)\d\d(?!\p{Pd}))\d{4}[\p{Zs}\p{Pd}]\d{4}(?:[\p{Zs}\p{Pd}]\d{1,4}){0,2}/u),
  ],
  normalize: digitsOnly,
  needsContext: true,
  contextWords: {
    de: ['us-konto', 'amerikanisches konto'],
    en: [
      'account', 'acct', 'bank account', 'checking account', 'savings account', 'a/c no', 'acc no', 'acc. no',
      'acc number', 'savings', 'cheque', 'chequing',
    ], // prettier-ignore
  },
  examples: {
    finds: {
      'account number': 'Account number: ⟦4827153091⟧.',
      'word alone': '(interest, $12, account ⟦618204735012⟧)',
      'abbreviated word': 'acct ⟦618204735011⟧',
      'checking account': 'her checking account ⟦48271530⟧',
      'grouped by four': 'account no. ⟦4827 1530 9164⟧',
      'grouped by three': 'paid into her savings ⟦48271 530 917⟧\n',
      'seventeen digits': 'bank account ⟦48271530916420735⟧',
      'word after it': '⟦4827153091⟧ (savings account)',
    },
    ignores: {
      'no context word': 'order 4827153091',
      'a telephone number': 'savings: call 01271 323 581 today',
      'the verb': 'account for 48271530 and more',
      'what is counted': 'The bank account was opened in 20192020 season.',
      'seven digits': 'Account number 4827153',
      'eighteen digits': 'Account number 482715309164207351',
      'a letter before it': 'Account number X4827153091',
      'a letter after it': 'Account number 4827153091X',
      'a decimal number': 'Account number 48271530.91',
    },
  },
};

/**
 * The same as a scan has spoilt it, right behind its label: `account 3749l 4812`.
 * Rule: as `bankNumber`, with O, l and I for digits, eight or more in two groups at least.
 */
export const scannedBankNumber: Recognizer = {
  type: 'US_BANK_NUMBER',
  patterns: [
    pattern('dgu')`
      ${tokenStart}(?:[aA]ccount|ACCOUNT|[aA]cct)\.?(?: (?:[nN]o|[nN]umber)\.?|#)?:?[ ]
      (?<value>(?=[\dlIO]{0,6}\d)[\dlIO]{3,6}(?:[ -][\dlIO]{3,6}){1,3})(?![\p{L}\p{N}]|[.,]\d)
    `,
  ],
  isValid: (value) => digitCount(value) >= 6 && value.replace(/[ -]/g, '').length >= 8,
  examples: {
    finds: {
      'letter in the first group': 'routing no. 1, account ⟦3749l 4813⟧. The',
      'letters in the last group': 'checking account no. ⟦3749 l8l3⟧,',
      'letter O': 'Acct. ⟦48O2 7153⟧',
      'three groups': 'account number: ⟦48l2 7153 O916⟧',
      hyphen: 'Account#: ⟦482l-7153⟧',
      'no letter': 'account ⟦48271 5309⟧',
    },
    ignores: {
      'no label': 'order 3749l 4813',
      'one group': 'account 3749l closed',
      'seven characters': 'account 374l 481',
      'a word': 'account Ill 481 of',
      'another letter': 'account 3749k 4813',
      'an amount': 'account 3749l 4813.50',
    },
  },
};
