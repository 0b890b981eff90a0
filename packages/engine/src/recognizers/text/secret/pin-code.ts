import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, tokenStart } from '../bounds.js';
import { spokenDigit } from '../number/spoken-digits.js';
import { pattern, source } from '../pattern.js';
import { notAYear } from '../years.js';
import { notAnAmount } from './code-words.js';

/** The check number of a card. */
const checkNumber =
  '(?:[cC][vV][cCvV]2?|Kartenprüfnummer|Kartenprüfziffer|Sicherheitscode(?: der Karte)?|Prüfziffer der Karte|security code)';

/** What unlocks a card or a telephone, by another name. */
const lockedBy = source`(?:
  Geheimzahl|Geheimnummer|(?:[eE]nts|[sS])perr-?(?:[cC]ode|PIN)|Gerätecode|Display-?[cC]ode|Bildschirm-?[cC]ode|[mM]aster-?[cC]ode
  |(?:[vV]oicemail|[lL]ogin|[cC]ard|[pP]hone|[sS]creen|[bB]ank(?:ing)?|[dD]ebit|[aA]pp) (?:pin|code)
):?`;

/**
 * A PIN, TAN or code of digits in a sentence or right behind its word: `pin für die packstation ist 4410`.
 * Rule: ISO 9564-1 (a PIN has 4 digits or more), here 4 to 8; check numbers of cards have 3 or 4. No amount, time or
 * decimal number.
 */
export const pinCode: Recognizer = {
  type: 'SECRET',
  patterns: [
    // `Token-PIN 8841 02`
    pattern('dgu')`
      ${tokenStart}(?:PIN|Pin|PUK|(?:m|sms|push|chip|photo|i)?TAN|OTP|${lockedBy})
      (?: (?!assignment|header|count|belegung)\p{L}{2,12})?
      [ ](?<value>\d{3,4} \d{2,4}|\d\d(?: \d\d){1,3}|\d{4,8})(?![\p{L}\p{N}]|[.,]\d| \d)
    `,
    // `use mine, pin 4068`, `bitlocker pin 903155`; six digits behind `pin` alone are a postal code of India
    pattern(
      'dgu',
    )`${tokenStart}pin ${notAYear}(?<value>\d{4,5}|\d{7,8})(?=[,;!?)]|\.?${lineEnd}| (?:valid|und|and)(?!\p{L}))`,
    pattern('dgu')`
      ${tokenStart}(?:[bB]it[lL]ocker|[aA]pp|[cC]ard|[sS][iI][mM]|[dD]oor|[bB]ank(?:ing)?|[mM]eeting|[cC]onference|[cC]all|[tT]emp)
      [- ]pin (?<value>\d{6}|\d{3} \d{3})(?![\p{L}\p{N}]|[.,]\d| \d)
    `,
    // `Ableser-PIN H83-2261`
    pattern('dgu')`
      ${tokenStart}(?:PIN|Pin|TAN|OTP)[ ]
      (?<value>(?=[A-Z]{1,3}\d)[A-Z\d]{2,6}(?:-[A-Z\d]{2,6}){1,3}|(?=[a-z-]{0,24}\d)[a-z\d]{2,12}
      (?:-[a-z\d]{2,12}){2,4})
      (?![\p{L}\p{N}-])
    `,
    // `forgot his app PIN, reset to 118204`
    pattern('dgu')`
      ${tokenStart}(?:PIN|Pin|pin|PUK|[cC]ode)(?!\p{L})[^.!?\n\d]{0,60}[ ]
      (?:reset|changed|set|switched|geändert|zurückgesetzt|gesetzt|umgestellt|gewechselt|neu) (?:to|auf|zu|ist)
      [ ]${notAYear}(?<value>\d{4,8})${notAnAmount}
    `,
    // `PIN hat sie auf 7714 geändert`
    pattern('dgu')`
      ${tokenStart}(?:PIN|Pin|pin|PUK|[cC]ode)(?!\p{L})[^.!?\n\d]{0,60} auf ${notAYear}
      (?<value>\d{4,8})(?= (?:um)?(?:geändert|zurückgesetzt|gesetzt|gestellt|gewechselt|ändern|setzen|stellen))
    `,
    // `pin für die packstation ist 4410`
    pattern('dgu')`
      ${tokenStart}(?:PIN|Pin|pin|PUK|TAN|OTP)(?: \p{L}{2,15}){0,4} (?:ist|lautet|is|war|was)
      (?: (?:jetzt|now|nun|die|der))?:? (?<value>\d{4,8}|\d\d \d\d(?: \d\d)?|
      ${spokenDigit}(?:[ ,-]{1,2}${spokenDigit}){3,7})${notAnAmount}
    `,
    // `PIN hat er vergessen: 4410`
    pattern('dgu')`
      ${tokenStart}(?:PIN|Pin|PUK|TAN|OTP)(?: (?:(?!assignment|header|count|belegung)\p{L}[\p{L}.-]{1,15}|
      \d{1,2}\.(?:\d{1,2}\.)?(?:\d{2,4})?)){1,8}:
      [ ](?<value>\d{4,8}|\d{3} \d{3})${notAnAmount}
    `,
    // `Code fürs Gartentor: 4183`
    pattern('dgu')`
      ${tokenStart}(?:PIN|Pin|pin|OTP|TAN|[cC]ode) (?:fürs?|for|zur|zum|vom|of)
      [ ](?:\p{L}{2,15}:? ){1,3}${notAYear}(?<value>\d{4,8})${notAnAmount}
    `,
    pattern('dgu')`
      ${tokenStart}${checkNumber} ?[:=]? ?(?:(?:ist|is) )?
      (?<value>\d{3,4})(?![\p{L}\p{N}]|[.,]\d)
    `,
  ],
  examples: {
    finds: {
      'in small letters': 'it is in my cupboard, bitlocker pin ⟦903155⟧)?',
      'in small letters, alone': 'use mine, emuster, pin ⟦4068⟧\n',
      'in two groups': 'PIN für das Schuldnerportal: ⟦441 882⟧\n',
      'a day between': 'Tankkarten-PIN für alle neu ab 01.06.: ⟦3906⟧ – nicht',
      'PIN in two groups': 'User x, Token-PIN ⟦8841 02⟧\n',
      'PIN in three groups': 'mit Ihrer Nummer und der PIN ⟦48 17 30⟧.',
      'letters and digits': 'Anmeldung mit Ableser-PIN ⟦H83-2261⟧. Sonst',
      'words and digits': 'Token gelöscht, Rollout-PIN ⟦muli-4417-quarz⟧ telefonisch',
      'a new one': 'forgot his app PIN already, reset to ⟦118204⟧ on Monday',
      'a new one, German': 'Windows-PIN hat sie auf ⟦7714⟧ geändert. Gerät',
      'code for a taxi': 'Night OTP for cab app ⟦530917⟧ valid this week',
      'PIN in a sentence': 'pin für die packstation ist ⟦4410⟧',
      'PIN for a door': 'pin für die tür ⟦4417⟧ nicht weitersagen',
      'PIN, a few words and a colon': 'PIN hat er angeblich vergessen: ⟦4410⟧\n',
      'code for a gate': 'Code fürs Gartentor: ⟦4183⟧\n',
      'code of an app': 'Code fürs Postfach der App: ⟦4183⟧\n',
      'in pairs': 'PIN lautet ⟦44 71⟧, danke',
      'said in words': 'die Pin ist ⟦vier vier sieben eins⟧.',
      'sent to a telephone': 'mTAN ⟦448120⟧ gilt',
      'by another name': 'Die Geheimzahl ⟦4417⟧ ist',
      'of a telephone': 'Entsperrcode: ⟦4417⟧\n',
      'of a mailbox': 'voicemail pin ⟦4417⟧, then hash',
      'check number of a card': 'card ends 4417, cvv ⟦771⟧ deleting',
    },
    ignores: {
      'a postal code of India': 'Flat 4, Delhi, pin 110001',
      'a thing to do': 'I pin 4000 posters, you do the rest',
      'words without a digit': 'die PIN peu-a-peu ändern',
      'a price': 'pin für die tür 4417 €',
      'a decimal number': 'pin für die tür 4417,5 mm',
      'nine digits': 'pin für die tür 441712345 dort',
      'a row of numbers': 'die PIN 48 17 30 22 11',
      'what is reset': 'forgot his app PIN, reset to default 4417-12',
      'another word': 'pinsel für die tür 4417 dort',
      'a day': 'pin für die tür 4417-05-12 dort',
      'five digits for a card': 'card ends 4417, cvv 77123 deleting',
    },
  },
};
