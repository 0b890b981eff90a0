import { isCalendarDate } from '../../calendar.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** Signs that stand for the century; those after the first came in 2023, when serials ran out. */
const signs: readonly (readonly [century: number, signs: string])[] = [
  [1800, '+'],
  [1900, '-YXWVU'],
  [2000, 'ABCDEF'],
];
const centuryOf = (sign: string): number => signs.find(([, ofCentury]) => ofCentury.includes(sign))?.[0] ?? NaN;

const checkCharacters = '0123456789ABCDEFHJKLMNPRSTUVWXY';

function hasBirthDate(code: string): boolean {
  return isCalendarDate({
    year: centuryOf(code.charAt(6)) + Number(code.slice(4, 6)),
    month: Number(code.slice(2, 4)),
    day: Number(code.slice(0, 2)),
  });
}

const hasCheckCharacter = (code: string): boolean =>
  checkCharacters.charAt(Number(code.slice(0, 6) + code.slice(7, 10)) % 31) === code.charAt(10);

/**
 * Finnish personal identity code (henkilötunnus, HETU): day, month, year, century sign, serial, check character.
 * Rule: valtioneuvoston asetus väestötietojärjestelmästä 128/2010, § 2-4, with the signs added from 2023 on
 * (690/2022). Serials start at 002; 900-999 are temporary ones. The examples are computed.
 */
export const personalIdentityCode: Recognizer = {
  type: 'FI_PERSONAL_IDENTITY_CODE',
  patterns: [wholeWord(/[0-3]\d[01]\d{3}[-\u2010\u2011\u2013+A-FU-Y]\d{3}[\dA-FHJ-NPR-Y]/iu)],
  normalize: (value) => value.replace(/\p{Pd}/u, '-').toUpperCase(),
  isValid: (code) => Number(code.slice(7, 10)) >= 2 && hasBirthDate(code) && hasCheckCharacter(code),
  contextWords: {
    de: ['finnische personennummer', 'personenkennziffer'],
    en: ['personal identity code'],
    other: ['henkilötunnus', 'hetu', 'hlötunnus', 'personbeteckning'],
  },
  examples: {
    finds: {
      'born in the 20th century': 'Henkilötunnus ⟦140782-271K⟧.',
      'born after 1999': 'hetu ⟦050304A184L⟧',
      'new sign of the 20th century': 'HETU: ⟦231165Y0835⟧',
      'new sign after 1999': 'hetu ⟦290200B417S⟧',
      'born in the 19th century': 'henkilötunnus ⟦110899+045J⟧',
      'lower case': 'hetu ⟦050304a162W⟧',
      'without any word': 'Virtanen, ⟦010190-133Y⟧, Oulu',
    },
    ignores: {
      'wrong check character': 'Hetu 140782-271L',
      'no such day': 'Hetu 310482-2714',
      'no such month': 'Hetu 141382-271D',
      'leap day of 1900': 'Hetu 290200-417S',
      'a sign that stands for no century': 'Hetu 140782G271K',
      'serial 001': 'Hetu 140782-001V',
      'a letter more': 'Hetu 140782-268FN',
    },
  },
};
