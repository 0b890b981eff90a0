import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';
import { nextSpeaker } from '../speaker.js';

/** Whether letters come as in the alphabet, as those of answers and classes do: `A, B, C, D`. */
const isAlphabet = (letters: readonly string[]): boolean =>
  letters.every((letter, at) => at === 0 || (letters[at - 1] ?? '') < letter);

/**
 * A name that somebody spells with commas, where spelling is spoken of: `Can you spell it? – M, U, S, T, E, R.`
 * Rule: four capitals or more, each a word; not in the order of the alphabet.
 */
export const spelledName: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgu')`
      (?:[sS]pell(?:s|ed|ing|t)?|[bB]uchstabier\p{L}{1,4})(?!\p{L})[^\n]{0,80}${nextSpeaker}(?:\p{L}{1,10}[,.]? ){0,5}?
      (?<value>\p{Lu}(?:, ?\p{Lu}){3,20})(?![\p{L}\p{N}])
    `,
    pattern('dgu')`
      (?:[sS]pell(?:s|ed|ing|t)?|[bB]uchstabier\p{L}{1,4})(?!\p{L})(?:[:,]? \p{Ll}{1,10}){0,3}[:,]?[ ]
      (?<value>\p{Lu}(?:, ?\p{Lu}){3,20})(?![\p{L}\p{N}])
    `,
  ],
  isValid: (value) => !isAlphabet(value.split(/, ?/u)),
  examples: {
    finds: {
      'in the next turn': 'Agent: Could you spell that for me?\nCaller: ⟦M, U, S, T, E, R⟧, that is all',
      'German, in the next turn': 'Agentin: Können Sie das buchstabieren?\nKunde: ⟦M, U, S, T, E, R⟧ wie\n',
      'words before it': 'Agent: How do you spell it?\nCaller: Sure, it is ⟦S, A, M, P, L, E⟧.\n',
      'no blanks': 'it is spelled ⟦S,A,M,P,L,E⟧ all right',
      'the verb in a sentence': 'she spells it ⟦S, A, M, P, L, E⟧.',
      'in the same turn': 'Muster, buchstabiert ⟦M, U, S, T, E, R⟧, ja',
    },
    ignores: {
      'no spelling': 'Agent: Could you say that for me?\nCaller: M, U, S, T, E, R, that is all',
      'an alphabet': 'can he spell A, B, C, D, E yet',
      'small letters': 'buchstabiert m, u, s, t, e, r, ja',
      'a word behind it': 'buchstabiert M, U, S, Tor, ja',
      'far away': 'spelling matters a lot here and now for A, N, D, O, R',
      'three letters': 'buchstabiert M, U, S, ja',
    },
  },
};
