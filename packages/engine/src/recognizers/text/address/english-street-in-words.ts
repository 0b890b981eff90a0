import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { withOrWithoutCapital } from '../capital.js';
import { englishOnes, englishTeens, englishTens } from '../number-words.js';
import { oneOf, pattern, source } from '../pattern.js';
import { capitalWord, isEnglishStreet, streetWord } from './english-street-parts.js';

/** `forty-four`, `seventeen`, `oh`, as callers say a house number. */
const spokenNumber = source`(?:
  ${withOrWithoutCapital(englishTens)}(?:[- ]${oneOf(englishOnes)})?
  |${withOrWithoutCapital([...englishTeens, ...englishOnes])}
  |oh|hundred
)`;
/** `, apartment four B` behind the street. */
const flat = source`(?:
  ,? (?:[aA]partment|[aA]pt|[fF]lat|[uU]nit|[sS]uite|[nN]umber|[fF]loor)
  [ ](?:${spokenNumber}(?: ${spokenNumber})?(?: [A-Z](?!\p{L}))?|[A-Z](?!\p{L}))
)`;
/** In `three Wall Street banks` it is a count. */
const notACount = String.raw`(?!${withOrWithoutCapital([...englishOnes, 'ten'])} \p{Lu})`;

/**
 * A house number in words before a street in capitals, as transcripts of calls have it: `forty-four seventeen Lakeshore
 * Drive`.
 * Rule: as `englishStreet`; one number to ten is a count (`three Wall Street banks`).
 */
export const englishStreetInWords: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`
      ${wordStart}${notACount}
      ${spokenNumber}(?: ${spokenNumber}){0,3}
      [ ](?:(?:${capitalWord}|\d{1,3}(?:st|nd|rd|th)) ){1,3}${streetWord}${wordEnd}
      ${flat}?
    `,
  ],
  isValid: isEnglishStreet,
  examples: {
    finds: {
      'said in words': "we moved, it's ⟦forty-four seventeen Lakeshore Drive⟧, unit 12",
      'said, a numbered street': 'in October. ⟦Twenty-two ten West 35th Street⟧. Same zip',
      'number and flat said': 'live at ⟦twenty two Baker Street, apartment four B⟧\n',
      'with a nought': 'we are at ⟦twelve oh four Sample Avenue⟧ now',
      'a hundred': 'live at ⟦two hundred Sample Street⟧ in Ayr',
      'a letter for the flat': 'sure ⟦four eighteen Sample Lane apartment B⟧ in Ayr',
      'a floor behind it': 'at ⟦Forty-two Sample Road, floor three⟧, Leeds',
    },
    ignores: {
      'three and a street': 'and in three Wall Street Journal articles',
      'no street word': "we moved, it's forty-four seventeen Lakeshore, unit 12",
      'no name': 'some twenty-two Street signs',
      'a longer word': 'a sixtyfold Baker Street crowd',
      'no number': 'we moved to Lakeshore Drive, unit 12',
      'a count of minutes': 'ten Sample Street shops',
    },
  },
};
