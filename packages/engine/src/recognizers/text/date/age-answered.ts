import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordEnd } from '../bounds.js';
import { pattern } from '../pattern.js';
import { answerBegins } from '../speaker.js';
import { ageInWords, isAge, wholeYears } from './age-numbers.js';

/**
 * The age that somebody tells when asked for it: `wie alt ist Ihre Mutter?` and in the next line `die ist 87`.
 * Rule: the question and then the next speaker's line; a number to 119 before which few words stand and which counts
 * nothing but years.
 */
export const ageAnswered: Recognizer = {
  type: 'AGE',
  patterns: [
    pattern('dgu')`
      (?<!\p{L})(?:[wW]ie alt(?! (?:ist|sind|war) (?:denn )?so)|[hH]ow old(?! (?:is|are|was) (?:it|this|that|an?|
      the average)(?!\p{L}))|(?:[iI]hr|[dD]ein|[dD]as|[sS]ein) [aA]lter|(?:[yY]our|[hH]is|[hH]er|[tT]heir) age)
      ${wordEnd}[^\n]{0,60}${answerBegins}(?<value>${wholeYears}|${ageInWords})
      (?=[.,;!?]|${lineEnd}|[ ](?:und|and|aber|but|Jahre|years|now|jetzt|geworden|in|im|next|bald|
      soon)${wordEnd})(?![.,]\d)
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      German: 'und wie alt ist ihre mutter\nanrufer: die ist ⟦siebenundachtzig⟧\n',
      'in digits': 'Wie alt bist du denn?\nMax: bin ⟦9⟧',
      English: 'How old is she?\nCaller: she is ⟦81⟧, nearly',
      'at once': 'how old is your son\nParent: ⟦seven⟧\n',
      'by the noun': 'And your age?\n[10:04] Guest: ⟦34⟧\n',
      'goes on': 'Wie alt ist das Kind?\nErna: ⟦3⟧ und ein bisschen',
    },
    ignores: {
      'another question': 'wie viele sind es\nanrufer: die sind siebenundachtzig\n',
      'no speaker': 'wie alt ist sie\nsiebenundachtzig\n',
      'what is counted': 'how old is your son\nParent: 2 boys, actually',
      'a decimal number': 'how old is it\nParent: 3.5\n',
      'a thing': 'how old is the average loft\nGuest: oh about sixty years\n',
      'nobody so old': 'Wie alt ist sie?\nMax: 245\n',
      'more words before it': 'Wie alt ist sie?\nMax: ich hab leider keine Ahnung aber 9',
    },
  },
};
