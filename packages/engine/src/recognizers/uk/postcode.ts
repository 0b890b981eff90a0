import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { englishStreetWords } from '../text/address/english-street-words.js';
import { anyOf } from '../text/any-of.js';
import { tokenEnd } from '../text/bounds.js';
import { thingLabels } from '../text/number/thing-labels.js';
import { pattern } from '../text/pattern.js';
import { answerBegins } from '../text/speaker.js';
import { hasPostcodeArea } from './postcode-areas.js';

/** A structural steel (EN 10025-2) looks like a postcode without its space: `S235JR`. */
const isSteel = (written: string): boolean => /^S(?:235|275|355|460)JR$/.test(written);

const shape = String.raw`[A-Z]{1,2}\d[A-HJKMNP-Y\d]? \d[ABD-HJLNP-UW-Z]{2}${tokenEnd}`;

/**
 * UK postcode: area, district, and in the second half a digit and two letters, of which none is C, I, K, M, O or V.
 * Rule: BS 7666-0, Royal Mail PAF Programmers' Guide; GIR 0AA of the old Girobank beside them. The letters alone leave one
 * random string in six, so it needs the words of an address near it: a kind of street, a town, the country.
 */
export const postcode: Recognizer = {
  type: 'UK_POSTCODE',
  patterns: [
    wholeWord(/[A-Z]{1,2}\d[A-HJKMNP-Y\d]?\p{Zs}{0,2}\d[ABD-HJLNP-UW-Z]{2}/iu),
    wholeWord(/GIR\p{Zs}{0,2}0AA/iu),
  ],
  cut: (written) => (isSteel(written) ? '' : written),
  normalize: alphanumericUpper,
  isValid: hasPostcodeArea,
  needsContext: true,
  contextWords: {
    de: ['großbritannien', 'vereinigtes königreich', 'schottland', 'nordirland', 'postleitzahl'],
    en: [
      ...englishStreetWords, 'heol', 'ffordd', 'stryd', 'lôn', 'rhodfa', 'postcode', 'post code', 'post', 'st', 'rd',
      'ave', 'flat', 'uk', 'u.k.', 'united kingdom', 'great britain', 'england', 'scotland', 'wales',
      'northern ireland', 'london', 'birmingham', 'manchester', 'leeds', 'liverpool', 'bristol', 'sheffield',
      'newcastle', 'nottingham', 'leicester', 'oxford', 'cambridge', 'edinburgh', 'glasgow', 'aberdeen', 'cardiff',
      'swansea', 'belfast', 'brighton', 'southampton', 'portsmouth', 'plymouth', 'york', 'exeter', 'bath',
    ], // prettier-ignore
  },
  examples: {
    finds: {
      'after a town': '221B Baker Street, London ⟦NW1 6XE⟧',
      'after the word': 'Postcode: ⟦SW1A 2AA⟧.',
      'without a space': 'London ⟦EC1A1BB⟧',
      'after the post': 'to be told by post (⟦B33 8TH⟧)',
      'of the forces': 'London ⟦BF1 2AA⟧',
      'of the old Girobank': 'Post Code ⟦GIR 0AA⟧',
      'lower case': 'edinburgh ⟦eh8 8dx⟧',
      'one letter and digit': '4 Mill Lane, Leeds, ⟦M1 1AE⟧',
      'another kind of street': '| 9 Sample Place ⟦PL4 6HB⟧        | Erna Sample |',
      'country after it': '⟦B33 8TH⟧ United Kingdom',
    },
    ignores: {
      'a steel': 'Behälter S235JR, flat, 20 l',
      'no word of an address': 'Model NW1 6XE',
      'an area that does not exist': 'London XW1 6XE',
      'a letter that the second half has not': 'London NW1 6CE',
      'no digit in the second half': 'London NW1 XEE',
      'one letter more': 'London NW1 6XEE',
      'three letters in front': 'London NWE1 6XE',
    },
  },
};

/**
 * UK postcode where an address ends, as it is printed: capitals, one space, alone on its line or behind a comma or the
 * names of a place.
 * Rule: BS 7666-0; the place is the evidence that `postcode` asks words for.
 */
export const postcodeOfAddress: Recognizer = {
  type: 'UK_POSTCODE',
  patterns: [
    pattern('gmu')`(?<=^[ \t>]{0,80})${shape}(?=[ \t]{0,8}$| {3})`,
    pattern('gmu')`(?<=^[ \t]{0,40}${shape}[ ]{3,80})${shape}(?=[ \t]{0,8}$)`,
    pattern('gu')`(?<=[\p{L}'’]{2}(?:,| [|·•]) {1,3})${shape}`,
    pattern('gmu')`
      (?<=
        (?:^[ \t>]{0,80}|, |[|·•–-] | {2})(?!${anyOf(thingLabels)}[ ])
        (?:\p{Lu}[\p{L}'’-]{2,20} (?:(?:of|upon|on|in|le|by|the|under) ){0,2}){1,3}[ ]{0,3}
      )
      ${shape}
    `,
    // alone in a cell behind that of a place: `,Ayr,KA7 1AA,`
    pattern('gmu')`
      (?<=[,;|\t]"?\p{Lu}\p{Ll}{2,20}(?:[ -]\p{L}{2,20}){0,3}"?[,;|\t]"?)${shape}(?="?[ \t]{0,8}(?:[,;|\t]|$))
    `,
    // said: `Is that TR11 2PL?`
    pattern('gu')`
      (?<=(?<!\p{L})(?:
      [iI]s that|[pP]ost ?code\?|(?:[tT]hat|[iI]t|[hH]ere)(?:['’]s| is)|[iI]s it|in|at|near|from|to|around
      ) )${shape}
    `,
    // `"pc": "KA7 1AA"`
    pattern('gu')`(?<="(?:pc|pcode|zip|post_?code|postCode|postal_?code|postalCode)" ?: ?")${shape}`,
    // asked for: `And the postcode?` and in the next line `CALLER: It's HD7 5QT`
    pattern('dgu')`[pP]ost ?code[^\n]{0,60}${answerBegins}(?<value>${shape})`,
  ],
  normalize: alphanumericUpper,
  isValid: hasPostcodeArea,
  examples: {
    finds: {
      'alone on its line': 'Musterdorf\n⟦NG25 0HD⟧\n',
      'alone in the left column': 'Musterdorf\n⟦BB7 2HJ⟧               Valuation band:  B\n',
      'behind a comma': "lives at 9B Tanner's Yard, ⟦SE1 3XF⟧, mum",
      'behind a place': 'Heol Las, Llanelli ⟦SA14 8QW⟧.',
      'behind a bar': 'Sample Ltd | Ayr ⟦KA7 1AA⟧',
      'alone on the right': '                                             ⟦NG25 0HD⟧\n',
      'alone in both columns': 'Sample          Ayr\n⟦PE15 0RD⟧          ⟦PE16 6XQ⟧\n',
      'behind a gap': '27 Quarry Bank, Ayr, Sampleshire  ⟦SY8 1RF⟧     Tel',
      'behind a gap at the start': 'Sampleton  ⟦BD1 4HX⟧\n',
      'in a column': 'Sample      Leeds ⟦LS11 5PS⟧',
      'words between': 'Glenside, Isle of Skye ⟦IV55 8WR⟧',
      'answer of a caller': "AGENT: And the postcode?\n\nCALLER: It's ⟦CB21 5XE⟧.\n",
      'read back': 'Thank you Mr Sample. Is that ⟦TR11 2PL⟧?',
      'where somebody is': 'We are now at ⟦TR11 2PL⟧, ring',
      'in JSON': '"town":"Ayr","pc":"⟦KA7 1AA⟧"}',
      'behind the cell of a place': 'Sample,2 Mill Lane,Ayr,⟦KA7 1AA⟧,,0.00\n',
      'two words': '- Great Sample ⟦CB21 5XE⟧',
    },
    ignores: {
      'behind a thing': 'Model NW1 6XE',
      'answer to another question': 'AGENT: And the pump?\n\nCALLER: NW1 6XE.\n',
      'another key in JSON': '"model":"KA7 1AA"}',
      'a thing that is said': 'Is that pump NW1 6XE?',
      'in a sentence': 'The new pump NW1 6XE works',
      'behind the cell of a number': 'pump,4711,KA7 1AA,0.00\n',
      'lower case': 'Ayr, ka7 1aa',
      'no space': 'Ayr, KA71AA',
      'an area that does not exist': 'Ayr, XW1 6XE',
      'a letter that the second half has not': 'Ayr, NW1 6CE',
    },
  },
};
