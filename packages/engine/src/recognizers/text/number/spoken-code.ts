import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordEnd, wordStart } from '../bounds.js';
import { germanNumberWord } from '../number-words.js';
import { oneOf, pattern, source } from '../pattern.js';
import { nextSpeaker } from '../speaker.js';
import { courtRegisters } from './court-registers.js';
import { englishLetterSounds, smallLetterNames } from './letter-names.js';
import { numberNoun } from './number-noun.js';
import { between, capitals, digits, hasDigits, label, letter, shortBetween, spokenDigit } from './spoken-digits.js';

const sound = `(?:${englishLetterSounds.join('|')})`;
const verb = String.raw`(?:,? (?:is|was|it['’]s|ist|lautet|wäre|mit))?(?: die| the)?`;
const noun = source`
  (?:${numberNoun}|(?<!\p{L})(?:MRN|Aktenzeichen|Geschäftszeichen|Zeichen|[cC]laim|[pP]olicy|[rR]eference|[aA]ccession|
  [bB]arcode))
`;
const notAList = String.raw`${wordEnd}(?! (?:und|and|oder|or) |,? ${spokenDigit})`;
/** What a caller says before the number: `Yeah, it's `. */
const hesitation = String.raw`(?:[\p{L}'’]{1,12}[,.…]{0,3} ){0,5}?`;
const question = source`
  (?:[nN]ummer|[nN]umber|[nN]r\.|[zZ]eichen|[rR]eference|[zZ]iffern|[dD]igits|[sS]tellen)(?!\p{L})[^?\n]{0,50}
  (?:\?[^\n]{0,20}|(?=[ \t]{0,2}\r?\n))
`;

/**
 * A short number in words behind its label or the question for it, one with letters as a machine hears them, one of
 * a court, or with a digit said twice: `Bildnummer sechs eins zwo`, `visit number gee en zero zero three one`.
 * Rule: as `spokenNumber`, with three number words or more.
 */
export const spokenCode: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${noun}${verb}[ :]{1,2}
      (?!${label})(?<value>(?:(?:${letter}|${capitals}|${oneOf(smallLetterNames)})${shortBetween}){0,3}
      ${digits(3, shortBetween)})${notAList}
    `,
    pattern('dgu')`
      (?<!\p{L})(?:[nN]umber|[rR]eference|ID|[cC]ode|[aA]ccession|[cC]laim|[pP]olicy)(?: is)?[ :]{1,2}
      (?<value>${sound}(?:,? ${sound}){0,3},? ${digits(4)})${wordEnd}
    `,
    pattern('dgu')`
      ${question}${nextSpeaker}${hesitation}(?<value>(?:(?:${letter}|${capitals})${between}){0,3}${digits(3)})
      (?=[,.!?]|${lineEnd})
    `,
    // `zwölf Ks drei vier Schrägstrich zweiundzwanzig`
    pattern('gu')`${wordStart}(?:${spokenDigit} ){1,4}${oneOf(courtRegisters)} ${digits(3)}${wordEnd}`,
    // `Aktenzeichen drei Ca vierhundertzwölf aus fünfundzwanzig`, `das Aktenzeichen ist die 893 aus 25`
    pattern('dgu')`
      (?<!\p{L})(?:[aA]ktenzeichen|[gG]eschäftszeichen|[gG]eschäftszahl|[gG]eschäftsnummer|[uU]rkundenrolle|
      [rR]egisterzeichen|[zZ]eichen|[aA]kte|[sS]ache|[rR]egister)
      (?:[ ](?:ist|lautet|war|wäre))?(?:[ ](?:die|das|der))?:?[ ]
      (?<value>(?:(?:\d{1,4}|${germanNumberWord}) (?:${oneOf(courtRegisters)}|\p{Lu} \p{L}) )?(?:\d{1,6}|
      ${germanNumberWord})
      [ ](?:aus|durch|von)[ ](?:(?:20)?\d\d|${germanNumberWord}))${wordEnd}
    `,
    // the same without its word: `zwölf C dreihundertvier aus vierundzwanzig`
    pattern('gu')`
      ${wordStart}(?:\d{1,4}|${germanNumberWord}) (?:${oneOf(courtRegisters)}) (?:\d{1,6}|${germanNumberWord})
      [ ](?:aus|[sS]chrägstrich) (?:(?:20)?\d\d|${germanNumberWord})${wordEnd}
    `,
    // figures and words in turn: `Vorgangsnummer ist die R 26 null zwei siebenundvierzig elf`
    pattern('dgu')`
      ${noun}${verb}[ :]{1,2}(?<value>(?:${letter} ){0,3}(?:\d{1,6}[ ,]{1,2}){1,4}
      (?:${spokenDigit}[ ,]{1,2}){1,8}${spokenDigit})
      ${wordEnd}
    `,
    // `triple four one nine two`
    pattern('gu')`
      ${wordStart}(?=(?:${spokenDigit}${between}){0,3}(?:[dD]ouble|[tT]riple|[dD]oppel)[ -]{0,2}\p{Ll})${digits(4)}${wordEnd}
    `,
  ],
  isValid: (words) => hasDigits(words) || / (?:aus|durch|von|[sS]chrägstrich) /.test(words),
  examples: {
    finds: {
      'a file with its year': 'Aktenzeichen ⟦drei Ca vierhundertzwölf aus fünfundzwanzig⟧ Doppelpunkt',
      'a file with its year, in figures': 'Unser Aktenzeichen ist die ⟦417 aus 25⟧, bitte',
      'a file of a court, in words': 'Gerichts ⟦zwölf C dreihundertvier aus vierundzwanzig⟧. In',
      'a file of a lawyer': 'Diktat drei, Akte ⟦417 aus 25⟧, Mandant',
      'figures and words': 'die Vorgangsnummer ist die ⟦R 26 null zwei siebenundvierzig elf⟧. Dann',
      'three digits': 'die Bildnummer ⟦sechs eins zwo⟧ zeigt',
      'a file of a court': 'das Aktenzeichen lautet ⟦zwölf Ks drei vier Schrägstrich elf⟧ also',
      'letters as a machine hears them': 'visit number ⟦gee en zero zero three one⟧ date',
      'in answer to a question': 'Ihre Kundennummer?\nB: Ja, die ⟦acht acht eins zwo⟧.\n',
      'the last digits': 'A: Und die letzten vier Ziffern bitte?\nB: ⟦acht acht eins zwo⟧\n',
      'a digit said twice': 'the patient is ⟦triple four one nine two⟧, bed',
      'the name of a letter': 'your reference is ⟦x ray seven seven four one⟧\n',
      'the last digits, no question mark': 'and the last four digits of the card\ncaller: ⟦four four one nine⟧\n',
      'behind an abbreviation': 'her MRN is ⟦four four one dash nine⟧ and',
    },
    ignores: {
      'a year that is told': 'das Zeichen ist zwei Jahre alt und aus fünfundzwanzig',
      'a list behind a label': 'rooms number one, two and three are',
      'two digits behind a label': 'impression number twenty four structural',
      'another question': 'Wie viele waren es?\nB: acht acht eins zwo\n',
      'no label': 'sechs eins zwo zeigt',
      'a letter of an alphabet': 'the reference see page one',
      'a court without a number': 'zwölf Ks und drei vier',
    },
  },
};
