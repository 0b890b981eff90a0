import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern, source } from '../pattern.js';

/** Ends of words for inns, homes, schools, clubs and gardens, which have names in quotes. */
const kinds = oneOf([
  'gaststätte', 'wirtschaft', 'restaurant', 'café', 'kneipe', 'hotel', 'pension', 'gasthaus', 'gasthof', 'weinstube',
  'kita', 'kindergarten', 'kindertagesstätte', 'krippe', 'schule', 'heim', 'residenz', 'stift', 'hospiz', 'klinik',
  'apotheke', 'praxis', 'verein', 'klub', 'sparte', 'kleingartenanlage', 'gartenanlage', 'kolonie', 'siedlung', 'chor',
  'kapelle', 'initiative', 'stiftung', 'genossenschaft', 'werkstatt', 'laden', 'salon', 'studio', 'theater', 'kino',
  'bar',
]); // prettier-ignore
const kind = source`(?:${oneOf([
  'Gaststätte', 'Restaurant', 'Café', 'Kneipe', 'Hotel', 'Pension', 'Kita', 'Krippe', 'Schule', 'Klinik', 'Praxis',
  'Verein', 'Kolonie', 'Stiftung', 'Chor', 'Bar', 'Salon', 'KGV', 'KGA', 'Pub', 'Inn',
])}|\p{Lu}[\p{Ll}-]{1,24}${kinds})`; // prettier-ignore

/**
 * The name in quotes of an inn, a home, a school or a club: `Gaststätte „Zum Muster“`, `Gartensparte „Muster II“`.
 * Rule: a kind of house or club (list) right before the quotes, one to four words in them.
 */
export const bodyInQuotes: Recognizer = {
  type: 'ORGANIZATION',
  patterns: [
    pattern('gu')`
      (?<=(?<![\p{L}-])${kind} ["„“»«‚])\p{Lu}[\p{L}\p{M}'’.-]{1,24}(?: [\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]{0,24}){0,3}(?=["“”«»‘])
    `,
  ],
  examples: {
    finds: {
      'an inn': 'in der Gaststätte „⟦Zum Muster⟧“ ab',
      'gardens, a compound': 'Gartensparte „⟦Musteraue II⟧“: Parz. 64',
      'a home': 'wohnt im Seniorenheim „⟦Haus Musterblick⟧“ in Ulm',
      'a restaurant, French quotes': 'Treffen im Restaurant »⟦Da Mario⟧«\n',
      'a pub': 'seen at the Pub „⟦Red Sample⟧“ later',
      'a nursery': 'die Kita "⟦Kleine Muster⟧" am Markt',
    },
    ignores: {
      'what somebody says': 'er sagte „Zum Muster“ und',
      'lower case': 'die Schule „ist doof“ genannt',
      'no quotes': 'in der Gaststätte Zum Muster ab',
      'another thing': 'das Buch „Zum Muster“ ab',
      'a word between': 'die Gaststätte namens „Zum Muster“',
      'a sentence': 'in der Schule „Das ist alles so nicht wahr gewesen“ gesagt',
    },
  },
};
