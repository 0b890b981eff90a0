import type { Recognizer } from '../../../recognizer.js';
import { tokenStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { notAYear } from '../years.js';
import { codeIs, notAnAmount } from './code-words.js';

/** What is sent to be typed in once. */
const sent = source`(?:
  (?:
    [vV]erification|[sS]ecurity|[cC]onfirmation|[oO]ne[- ]?time|[lL]og-?in|[aA]ccess|[aA]ctivation|[aA]uthentication
  ) [cC]ode|
  OTP|otp|mTAN|TAN|SMS-?TAN|SMS-?[cC]ode|2FA[- ][cC]ode|[pP]asscode|
  (?:[bB]estätigungs|[sS]icherheits|[fF]reischalt|[eE]inmal|[aA]ktivierungs|[vV]erifizierungs)-?[cC]ode
)`;

const code = String.raw`(?<value>\d{4,8}|\d{3}[ -]\d{3})${notAnAmount}`;

/**
 * A code of digits that is sent to be typed in once.
 * Rule: 4 to 8 digits, or two groups of three (RFC 4226 § 5.3: six or more), right behind the word or behind
 * `your code is`; no amount, time or date.
 */
export const oneTimeCode: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`${tokenStart}${sent}${codeIs}[ ]${code}`,
    pattern('dgu')`
      ${tokenStart}(?:[yY]our|[iI]hr|[dD]ein) (?:new |neuer )?[cC]ode (?:is|ist|lautet):?
      [ ]${code}
    `,
    // `448120 is your verification code`, `G-448120 ist dein Code`
    pattern('gu')`
      (?<![\p{L}\p{N}.,:/-])(?:[A-Z]{1,2}-)?(?:\d{4,8}|\d{3}[ -]\d{3})
      (?= (?:is|ist) (?:your|the|dein|Ihr|Dein|der)(?: [\p{L}-]{2,20}){0,3}[ -](?:[cC]ode|PIN|OTP|TAN)(?!\p{L}))
    `,
    // `use code 448120 to log in`
    pattern('dgu')`
      ${tokenStart}(?:[uU]se|[eE]nter|[tT]ype|[uU]sing|[gG]eben Sie|[gG]ib|[nN]utzen Sie|mit)
      (?: the| this| den| dem)? (?:[cC]ode|OTP|TAN)
      [ ]${notAYear}${code}(?= (?:to|at|on|within|in|ein|an|beim|um|zur|zum|auf)(?!\p{L}))
    `,
  ],
  examples: {
    finds: {
      'in a message': 'Ihr Code lautet ⟦447122⟧.',
      'in two groups': 'verification code ⟦447 122⟧, valid',
      'behind a hyphen': 'Ihr Einmal-Code: ⟦4471⟧\n',
      'for an account': 'Your new code is ⟦44712208⟧.',
      'said in a call': 'der Sicherheitscode ist jetzt ⟦447122⟧, ja',
      'before its word': '⟦448120⟧ is your verification code',
      'before its word, with a letter': '⟦G-448120⟧ ist dein Google-Code',
      'to be used': 'use code ⟦448120⟧ to log in',
      'in a log': 'sms INFO otp ⟦448120⟧ sent to +44',
      'of a bank': 'die TAN ⟦448120⟧ eingeben',
      'for a login': 'login code is now ⟦447-122⟧ and',
    },
    ignores: {
      'a code of errors': 'error code 447122, valid',
      'three digits': 'verification code 447, valid',
      'nine digits': 'verification code 447122083, valid',
      'a price': 'Bestätigungscode 4471 €',
      'a day': 'access code: 2024-03-12',
      'a state': 'Ihr Code lautet anders.',
    },
  },
};
