import type { Recognizer } from '../../recognizer.js';
import { tokenEnd } from '../text/bounds.js';
import { spokenDigit } from '../text/number/spoken-digits.js';
import { pattern } from '../text/pattern.js';
import { addressStart, bareAt, bareDash, bareDot, deobfuscated, isAddress } from './email.js';
import { isKnownHost } from './internet-host.js';

const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}_-]{0,30}`;
/** `sechs eins`, `ninety`, `44`. */
const number = String.raw`[ ](?:${spokenDigit}|\d{1,4})`;
/** ` at gmail dot com`. */
const atHost = String.raw`${bareAt}${word}(?:(?:${bareDot}|${bareDash})${word}){1,5}${tokenEnd}`;

/**
 * Mail address that somebody says, with a number or a single letter beside the name:
 * `s hegarty ninety at gmail dot com`.
 * Rule: as `obfuscatedEmail`. Behind `email is`, up to five words before the at sign are its local part.
 */
export const spokenEmail: Recognizer = {
  type: 'EMAIL_ADDRESS',
  patterns: [
    pattern('giu')`
      ${addressStart}(?:[b-z] ){0,3}${word}(?:(?:${bareDot}|${bareDash})${word}|${number}){0,8}${number}${atHost}
    `,
    pattern('giu')`
      ${addressStart}(?:[b-hj-z] ){1,3}${word}(?:(?:${bareDot}|${bareDash})${word}|${number}){0,8}${atHost}
    `,
    pattern('dgiu')`
      (?<!\p{L})e?-?mail(?:[ -]?(?:address|adresse))?(?: is| ist| lautet|:)(?: die)? (?<value>(?:${word} ){1,5}?${word}${atHost})
    `,
  ],
  normalize: deobfuscated,
  isValid: isAddress,
  examples: {
    finds: {
      'digits behind the name': 'Mail ist ⟦erna punkt muster sechs eins at posteo punkt de⟧. Alles klein.',
      'a number behind the name': 'an ⟦b punkt muster sechsundachtzig at gmx punkt at⟧ und',
      'a letter before the name': 'Her e-mail is ⟦s sample ninety at gmail dot com⟧.',
      'a letter alone': 'write to ⟦j sample at gmail dot com⟧ please',
      'two words': 'my email is ⟦erna sample at example dot org⟧, right',
      'figures behind the name': 'that is ⟦erna underscore sample 44 at example dot com⟧',
    },
    ignores: {
      'no host': 'erna muster sechs eins at home',
      'top-level domain that does not exist': 'erna sechs at beispiel punkt beispieltld',
      'an article': 'look a sample gmail dot com',
      'no sign': 'erna sechs eins gmail dot com',
      'a sign of its own': 'erna muster sechs @home',
      'no dot behind the sign': 'erna sechs eins at gmail',
    },
  },
};

/** Words before a dot that is none of a host's: `the dot com bubble`. */
const notAHost = '(?!(?:the|a|an|of|and|or|der|die|das|den|dem|des|ein|einen|und|auf|am|im|dot|punkt) )';
const said = String.raw`[ ](?:dot|punkt)[ ]`;
const topLevel = '(?:com|org|net|info|de|at|ch|eu|ie|io|biz|shop|online|gov|edu|(?:co|org|gov|ac) (?:dot|punkt) uk)';

/**
 * Web address that somebody says: `anpost-fee dot info slash pay`.
 * Rule: as `schemelessUrl`, in small letters, under a common top-level domain.
 */
export const spokenUrl: Recognizer = {
  type: 'URL',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{N}_.@-]|(?:at|ät|dot|punkt|minus|dash) )(?:(?:www|w w w|WWW)${said})?${notAHost}
      [a-z\däöü][a-z\däöü-]{1,40}(?:(?:${said}|[ ](?:minus|dash|bindestrich)[ ])[a-z\däöü-]{2,40}){0,3}
      ${said}${topLevel}(?: (?:slash|schrägstrich) [a-z\d-]{1,30}){0,5}${tokenEnd}
    `,
  ],
  normalize: (value) =>
    value
      .replace(/ (?:slash|schrägstrich) .*$/u, '')
      .replace(/ (?:dot|punkt) /gu, '.')
      .replace(/ (?:minus|dash|bindestrich) /gu, '-')
      .replaceAll(' ', ''),
  isValid: isKnownHost,
  examples: {
    finds: {
      'with a path': 'the link was ⟦anpost-fee dot info slash pay⟧, and',
      German: 'auf ⟦beispiel punkt de⟧ nachsehen',
      'hyphen said': 'das ist ⟦muster minus bau punkt de⟧, ja',
      'www said': 'go to ⟦www dot example dot co dot uk⟧ today',
      'letters of www': 'unter ⟦w w w punkt beispiel punkt at⟧ steht',
      'path of two': '⟦example dot org slash forms slash pay⟧ they said',
    },
    ignores: {
      'a bubble': 'in the dot com years',
      'no top-level domain': 'auf den punkt bringen',
      'a mail address': 'at example dot com',
      'end of a sentence': 'das ist alles Punkt Ende',
      'capitals of a dictation': 'das ist Beispiel Punkt de',
      'a longer word': 'beispiel punkt dezent',
    },
  },
};
