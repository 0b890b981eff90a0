import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, tokenStart } from '../bounds.js';
import { spokenEnglishDigits, spokenGermanDigits } from '../number-words.js';
import { spokenDigit } from '../number/spoken-digits.js';
import { oneOf, pattern, source } from '../pattern.js';
import { answerBegins } from '../speaker.js';
import { isLogin } from './login-check.js';

/** ` for the gate`, ` vom Tor`, ` there`. */
const ofWhat = source`
  (?: (?:for|to|on|of|from|für|fürs|vom|zum|zur|am|an|there|da|dort|her|his|my|the|our)(?: \p{L}{2,14}){0,3})?
`;

/**
 * A code or PIN that somebody says: `the code is zero nine one four`.
 * Rule: as `spokenNumber`, three number words or more behind the word and its verb; a code of errors is nobody's
 * secret.
 */
export const spokenSecret: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`
      ${tokenStart}(?<!(?:[eE]rror|[fF]ault|[dD]ress|[aA]rea|[zZ]ip|[pP]ostal|[fF]ehler) ?)
      (?:[cC]ode|PIN|pin|[pP]asscode|[cC]ombination|[cC]ombo|[kK]ombination|(?:\p{L}{2,15}-?)[cC]ode)${ofWhat},?
      [ ](?:is|['’]s|was|ist|war|lautet|wäre|are|(?:der|die) (?:alte|neue)|the (?:old|new) one)(?: (?:now|still|the|
      just|jetzt|noch|die|der|it['’]s)){0,2}:?[ ]
      (?<value>(?:${spokenDigit}[ -]?){3,8})
    `,
    // of a card: `three digits on the back are six oh seven`, `Prüfnummer vier eins eins`
    pattern('dgu')`
      ${tokenStart}(?:(?:the )?(?:last )?three digits|[sS]ecurity (?:code|number|digits)|CVV|CVC|CV2|[cC]ard (?:code|check)|
      (?:die )?(?:letzten )?drei (?:Ziffern|Zahlen|Stellen)|(?:Karten)?[pP]rüf(?:nummer|ziffer|zahl)|Sicherheitscode)
      (?:,? (?:on|at|of|auf|der|an)(?: (?:the|der|die))? (?:back|front|rear|card|Rückseite|Karte)| hinten| da hinten)?,?
      [ ](?:(?:are|is|was|['’]s|sind|ist|lautet|lauten|wäre|wären)[ ])?(?<value>(?:${spokenDigit}[ -]){2,3}${spokenDigit})
      (?![ -]${spokenDigit})
    `,
    // of a card, in answer
    pattern('dgu')`
      (?<!\p{L})(?:[tT]hree[ -]digit|[tT]hree digits|[sS]ecurity (?:code|number)|CVV|CVC|CV2|(?:Karten)?[pP]rüf(?:nummer|ziffer)|
      drei Ziffern|dreistellig\p{Ll}{0,2})(?!\p{L})[^\n]{0,50}
      ${answerBegins}(?<value>(?:${spokenDigit}[ -]){2,3}${spokenDigit})(?=\r?\n|[.,!]|$)
    `,
    // in answer to the question for it
    pattern('dgu')`
      ${tokenStart}(?:[cC]ode|PIN|pin|[pP]asscode|[cC]ombination|[kK]ombination|
      \p{L}{2,15}-?[cC]ode)(?!\p{L})[^\n]{0,40}
      ${answerBegins}(?<value>(?:${spokenDigit}[ -]?){4,8})(?=\r?\n|[.,!]|$|(?:and|und|then|dann) )
    `,
  ],
  cut: (value) => value.trimEnd(),
  examples: {
    finds: {
      'of a lockbox': "There's a lockbox on the side gate the code is ⟦zero nine one four⟧ if they",
      German: 'der Code vom Tor ist ⟦vier vier sieben eins⟧ und dann Raute',
      'still the same': 'the alarm code is still ⟦four four seven one⟧\n',
      'what it is for': 'code for the bike shed is ⟦nine oh two⟧ hash',
      'the old one': 'ich brauch den türcode der alte ⟦vier vier sieben eins⟧ geht nicht',
      combination: 'Kombination lautet ⟦drei zwo eins⟧, ja',
      'in answer': "the key safe code\ncaller: it's ⟦one nine four six⟧ and then the hash",
      'of a card': 'expires oh nine twenty eight, three digits are ⟦six oh seven⟧\n',
      'of a card, where it stands': 'und die drei Ziffern auf der Rückseite sind ⟦vier eins sieben⟧, ja',
      'of a card, in answer': "and the three digit code on the back?\nCaller: It's ⟦four one nine⟧.\n",
      'of a card, by its name': 'security code ⟦six oh seven⟧ and',
      pin: 'her PIN was ⟦four four seven one⟧.',
    },
    ignores: {
      'a code of errors': 'the error code is four oh four today',
      'no verb': 'code four four seven one',
      'digits of a longer number': 'three digits are six oh seven one nine\n',
      'two digits': 'the code is four four today',
      'what is counted': 'the code is four digits long',
      'a list': 'the code is one two and three',
      'another word': 'the score is four four seven',
    },
  },
};

/** `two`, `7`, `C`, ` dot muster`, ` underscore seven`. */
const said = source`(?:[ ](?:
  ${oneOf([...spokenEnglishDigits, ...spokenGermanDigits])}${tokenEnd}|\d{1,4}|[A-HJ-Z]${tokenEnd}
  |(?:dot|underscore|dash|hyphen|punkt|minus|unterstrich|bindestrich) [a-z\d]{1,20}
))`;

/**
 * A login name that somebody says: `my login on there is sample two C`.
 * Rule: a word in small letters behind the word for it and its verb, with digits, letters, a dot or underscore said
 * behind.
 */
export const spokenLogin: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgu')`
      ${tokenStart}(?:[lL]ogin(?:[ -]?[nN]ame)?|[uU]ser ?(?:name|ID)|[bB]enutzername|[kK]ennung|[hH]andle|[gG]amertag)
      ${ofWhat}(?: with you| at yours)?,? (?:is|['’]s|ist|lautet|war|was) (?<value>[a-z]{3,20}${said}{1,6})${tokenEnd}
    `,
  ],
  isValid: (value) => isLogin(value.split(' ')[0] ?? ''),
  examples: {
    finds: {
      'digit and letter': 'My login on there is ⟦trollins two C⟧ if you',
      'a dot': 'her username is ⟦erna dot muster⟧ I think',
      German: 'der Benutzername ist ⟦emuster unterstrich sieben⟧ also',
      'several digits': 'login for the portal is ⟦emuster four four one⟧ yes',
      figures: 'the handle was ⟦bergfex 88⟧, right',
      hyphen: 'Kennung lautet ⟦emuster minus zwei⟧.',
    },
    ignores: {
      'an everyday word': 'my login is down two days now',
      'no verb': 'my login emuster two',
      'a question': 'what login is it two days later',
      'a capital': 'my login is Muster two',
      'another word': 'my logout is emuster two',
      'a word between': 'the handle is emuster and two',
    },
  },
};
