import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { nextSpeaker } from '../speaker.js';
import { addressEnds, eircode } from './postal-code-parts.js';

const code = `${eircode}${wordEnd}`;

/** Behind `Eircode: `, `eircode is `, `Dublin 2, `, `Co. Clare, `, `County Clare `. */
const behindIrishWord = source`(?<=
  (?:[eE]ircode|EIRCODE)["']?(?: is)?[ ]?[:=]?[ ]?["']?
  |(?:Dublin|DUBLIN)(?: \d{1,2}W?)?(?:,?[ ]{1,4}|,?[ ]{0,4}\r?\n[ \t]{0,8})
  |(?<!\p{L})(?:Co|County|CO)\.? \p{Lu}\p{L}{2,10}(?:,?[ ]{1,4}|,?[ ]{0,4}\r?\n[ \t]{0,8})
)`;
/** The second half of most has a letter; four digits there could be any number. */
const withLetter = String.raw`(?=\w{3} ?\d{0,3}[A-Z])`;

/**
 * Irish postal code behind its word, the county or where an address ends.
 * Rule: Eircode (routing key and four characters).
 */
export const irishPostalCode: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('gu')`${behindIrishWord}${code}`,
    // what a chat answers: `Visitor: D01 X4P2, 14 Sample Court`
    pattern('dgu')`
      ${wordStart}(?:[eE]ircode|[pP]ostcode|[pP]ost code|[aA]ddress)${wordEnd}[^\n]{0,80}${nextSpeaker}
      (?:[\p{L}'’]{1,12}[,.…]{0,3} ){0,4}(?<value>${code})
    `,
    // Rule: An Post, postal districts of Dublin
    pattern('gu')`${wordStart}(?:Dublin|DUBLIN) (?:[1-9]|1\d|2[024]|6W)(?=[ ]{0,4}(?:[,;.)]|\r?\n|$))(?![.,]\d)`,
    // before the house number of an address
    pattern('gu')`${wordStart}${withLetter}${code}(?=, \d{1,4}[a-z]? \p{Lu})`,
    ...addressEnds(`${withLetter}${code}`),
  ],
  examples: {
    finds: {
      'behind its word': 'eircode=⟦D01 X4P2⟧ phone',
      'behind its word and a verb': 'the eircode is ⟦Y35 N7H3⟧ btw',
      'behind the county': 'Ennis, County Clare, ⟦V95 X2T4⟧\n',
      'behind the county, a gap': 'Gort, County Galway  ⟦H91 XK27⟧\n',
      'a district of Dublin': 'Leeson Close, ⟦Dublin 2⟧, by tram',
      'behind the district of Dublin': 'Rathmines, ⟦Dublin 6⟧, ⟦D06 F2X9⟧',
      'alone on its line': 'Ennis\n⟦V95 X2T4⟧\n',
      'behind a comma': 'The Square, Tralee, ⟦V92 DK3F⟧, Ireland',
      'before the house': 'Visitor: ⟦H91 W4K7⟧, 14 Sample Court, Naas',
      'answered in a chat': 'Your eircode please?\nErna: sure, ⟦H91 W4K7⟧',
      'behind the place': 'Sample House, Sligo ⟦F91 KX2P⟧',
    },
    ignores: {
      'no place before it': 'bus V95 X2T4 stops here',
      'behind a thing': 'Model V95 X2T4',
      'digits in the second half': 'Tralee, V92 2024, Ireland',
      'a letter that no code has': 'Tralee, V92 DM3F, Ireland',
      'lower case': 'Tralee, v92 dk3f, Ireland',
      'a letter more': 'Tralee, V92 DK3FX, Ireland',
    },
  },
};
