import { weightedSum } from '../../checksums/weighted-sum.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { wordEnd, wordStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';
import { nextSpeaker } from '../text/speaker.js';

const letters = 'WABCDEFGHIJKLMNOPQRSTUV';

/** The second letter counts nine times its place in the alphabet; the old W, T and X count nothing. */
export function hasIrishCheckLetter(number: string): boolean {
  const second = Math.max(0, 'WABCDEFGHI'.indexOf(number.charAt(8)));
  return letters.charAt((weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) + second * 9) % 23) === number.charAt(7);
}

/**
 * Irish personal public service number (PPSN): seven digits, a check letter, since 2013 mostly a second letter.
 * Rule: Social Welfare Consolidation Act 2005 s. 262; check letter as published by the Revenue Commissioners. One in 23
 * random strings passes, so it needs context.
 */
export const pps: Recognizer = {
  type: 'IE_PPS',
  patterns: [wholeWord(/\d{7}\p{Zs}?[A-W][A-IWTX]?/iu)],
  normalize: alphanumericUpper,
  isValid: hasIrishCheckLetter,
  needsContext: true,
  contextWords: {
    de: ['irische sozialversicherungsnummer', 'sozialversicherungsnummer'],
    en: ['pps', 'ppsn', 'pps no', 'personal public service', 'rsi number'],
    other: ['uimhir psp', 'psp'],
  },
  examples: {
    finds: {
      'one letter': 'PPS No. ⟦4827153V⟧.',
      'second letter A': 'PPSN: ⟦1093846DA⟧',
      'second letter B, given since 2023': 'PPSN ⟦2750184KB⟧',
      'old W of a wife': 'PPS number ⟦4827153VW⟧',
      'with a space': 'ppsn ⟦1093846 DA⟧',
      'lower case': 'pps ⟦4827153v⟧',
    },
    ignores: {
      'wrong check letter': 'PPS 4827153W',
      'check letter without regard to the second': 'PPS 1093846RA',
      'no context word': 'Teil 4827153V',
      'six digits': 'PPS 482715F',
      'a second letter that is not given': 'PPS 4827153VK',
      'one digit before': 'PPS 04827153V',
    },
  },
};

/**
 * The same, said after a question for it: `did you get my PPS for the form? It's …`, or by the next speaker of a chat;
 * and that of a spouse on the line below.
 * Rule: as `pps`.
 */
export const ppsInAnswer: Recognizer = {
  type: 'IE_PPS',
  patterns: [
    pattern('dgiu')`
      ${wordStart}PPSN?(?: no\.?| number)?(?!\p{L})[^?\n]{0,60}\?
      (?:[ ](?:\p{L}[\p{L}'’]{0,11}[,:]? ){0,4}|${nextSpeaker}(?:[\p{L}'’]{1,12}[,.]? ){0,4})
      (?<value>\d{7}\p{Zs}?[A-W][A-IWTX]?)${wordEnd}
    `,
    // the second of two, alone on the line below the first
    pattern('dgiu')`
      ${wordStart}PPSN?(?: nos?\.?| numbers?)?:?[ \t]{1,20}\d{7}\p{Zs}?[A-W][A-IWTX]?[^\n\d]{0,60}\r?\n[ \t]{0,60}
      (?<value>\d{7}\p{Zs}?[A-W][A-IWTX]?)(?=[ \t]{0,10}(?:\r?\n|$|\())
    `,
  ],
  normalize: alphanumericUpper,
  isValid: hasIrishCheckLetter,
  examples: {
    finds: {
      'of a spouse': 'PPSN: 1093846RA (assessable spouse)\n      ⟦4827153V⟧\n',
      'same line': "did you get my PPS for the form? It's ⟦4827153V⟧, and",
      'next speaker': "What's your PPS number?\nErna: ⟦4827153V⟧\n",
      'next speaker, a few words': 'Can I get your PPSN?\nCaller: Sure, it is ⟦1093846DA⟧.',
      'mine is': 'PPS for the tax? Mine is ⟦4827153V⟧',
      'at once': 'PPS no.? ⟦4827153V⟧',
      'lower case': 'my pps? its ⟦4827153v⟧',
    },
    ignores: {
      'wrong check letter': "did you get my PPS? It's 4827153W",
      'no such word': "did you get my part? It's 4827153V",
      'six digits': "did you get my PPS? It's 482715V",
      'too many words': 'my PPS? I really do not know what you need it for, 4827153V',
      'no speaker': 'your PPS number?\n\n\n4827153V',
      'a longer word': "did you get my PPSX? It's 4827153V",
    },
  },
};
