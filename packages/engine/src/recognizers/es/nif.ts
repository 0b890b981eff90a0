import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** The control letter of a number: the remainder by 23 picks it. */
const controlLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/**
 * Tells whether the last letter is the control letter; X, Y, Z in front count as 0, 1, 2, and K, L, M count nothing.
 */
export function hasSpanishControlLetter(value: string): boolean {
  const number = value
    .slice(0, -1)
    .replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
    .replace(/^[KLM]/, '');
  return controlLetters.charAt(Number(number) % 23) === value.at(-1);
}

/**
 * Spanish tax number of citizens (NIF): the DNI, eight digits and a letter; K, L, M and seven digits where there is no
 * DNI.
 * Rule: Real Decreto 1065/2007, art. 19; Orden INT/2058/2008. One in 23 random strings passes, so it needs context.
 */
export const nif: Recognizer = {
  type: 'ES_NIF',
  patterns: [
    wholeWord(/\d{1,2}\.?\d{3}\.?\d{3}[\p{Zs}\p{Pd}]?[A-HJ-NP-TV-Z]/iu),
    wholeWord(/[KLM][\p{Zs}\p{Pd}]?\d{7}[\p{Zs}\p{Pd}]?[A-HJ-NP-TV-Z]/iu),
  ],
  normalize: alphanumericUpper,
  isValid: hasSpanishControlLetter,
  needsContext: true,
  contextWords: {
    de: ['spanische steuernummer', 'steuernummer', 'ausweisnummer'],
    en: ['spanish tax', 'tax number', 'identity card'],
    other: ['nif', 'n.i.f.', 'dni', 'd.n.i.', 'documento nacional'],
  },
  examples: {
    finds: {
      'without separators': 'DNI ⟦48215093D⟧.',
      'with dots and a hyphen': 'D.N.I.: ⟦48.215.093-D⟧',
      'with a space': 'NIF ⟦07316482 K⟧',
      'seven digits, leading zero left out': 'DNI ⟦7316482K⟧',
      'K for a child without DNI': 'NIF ⟦K4821509L⟧',
      'lower case': 'nif ⟦48215093d⟧',
    },
    ignores: {
      'wrong control letter': 'DNI 48215093E',
      'no context word': 'Ref 48215093D',
      'nine digits': 'DNI 148215093D',
      'a digit instead of the letter': 'DNI 482150937',
      'letters on both ends': 'DNI A48215093D',
      'a letter more': 'DNI 48215093DA',
    },
  },
};

/**
 * Spanish identity number of foreigners (NIE): X, Y or Z, seven digits, a control letter.
 * Rule: Orden INT/2058/2008 (X, then Y and Z). The examples are computed.
 */
export const nie: Recognizer = {
  type: 'ES_NIE',
  patterns: [wholeWord(/[XYZ][\p{Zs}\p{Pd}]?\d(?:\d{6}|\.\d{3}\.\d{3})[\p{Zs}\p{Pd}]?[A-HJ-NP-TV-Z]/iu)],
  normalize: alphanumericUpper,
  isValid: hasSpanishControlLetter,
  contextWords: {
    de: ['ausländernummer', 'spanische ausländernummer'],
    en: ['foreigner identity number'],
    other: ['nie', 'n.i.e.', 'número de identidad de extranjero'],
  },
  examples: {
    finds: {
      'with X': 'NIE ⟦X4821509L⟧.',
      'with Y, which counts 1': 'NIE: ⟦Y0731648D⟧',
      'with Z, which counts 2': 'N.I.E. ⟦Z2950174S⟧',
      'with hyphens': 'NIE ⟦X-4821509-L⟧',
      'with dots': 'nie ⟦Y-0.731.648-D⟧',
      'lower case': 'nie ⟦x4821509l⟧',
    },
    ignores: {
      'wrong control letter': 'NIE X4821509M',
      'Y counted as X': 'NIE Y4821509L',
      'another first letter': 'NIE W4821509L',
      'eight digits': 'NIE X48215090Y',
      'a letter before it': 'NIE AX4821509L',
      'a letter more': 'NIE X4821509LB',
    },
  },
};
