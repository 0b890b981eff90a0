import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { besideLandmark, isStreet, notACaption, notALandmark, numberBehindStreet } from './german-street-parts.js';
import {
  germanStreetPrepositions,
  inflectedAdjectives,
  nounEndingsAfterPrepositions,
  streetsWithoutPreposition,
} from './street-words.js';

/** `Am Gries`, `An der alten Ziegelhütte`: whatever lies beside it, if no noun that is counted. */
const anySign = source`
  ${oneOf(germanStreetPrepositions)}
  [ ]${notALandmark}(?:${oneOf(inflectedAdjectives)} )?
  \p{Lu}[\p{L}\p{M}-]{2,25}(?<!${nounEndingsAfterPrepositions.join('|')})
  (?: ${notACaption}\p{Lu}[\p{L}\p{M}-]{2,25})?`;

/** The sentence does not go on with what the number counts. */
const phraseEnd = source`(?=
  [ \t]{0,4}
  (?:[,;.)?!|\r\n"'/–·•(]|$| {2}|in |im |bei |und |zu |ist |war |wohn|(?:Hrn?\.|Fr\.|Frau|Herrn?|Fam\.|Familie|Tel\.) |\d{4,5} )
)`;

/**
 * Street and house number of a street that is named after what it lies beside: `Am Alten Markt 3`, `Im Gries 14`.
 * Rule: DIN 5008:2020 § 15 (the number follows the street); prepositions and landmarks from `street-words.ts`. Times,
 * pages and whatever else is counted name no street.
 */
export const streetBesideLandmark: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`${wordStart}${besideLandmark}${numberBehindStreet}${phraseEnd}`,
    pattern('gu')`${wordStart}${anySign}${numberBehindStreet}${phraseEnd}`,
    pattern('gmu')`
      // Neumarkt 5, at the start of a line or behind a comma
      (?<=^[ \t>]{0,12}|, )
      ${oneOf(streetsWithoutPreposition)} [1-9]\d{0,2} ?[a-h]?
      (?=,|[ \t]{0,4}\r?\n)`,
  ],
  isValid: isStreet,
  examples: {
    finds: {
      'with floor': 'Wir wohnen ⟦Am Alten Markt 3a, 2. OG⟧.',
      'in SQL': "(7, 'Muster', '⟦Am Hafen 2⟧', '24399')",
      'all capitals': '⟦AN DER MÜHLE 4⟧\n',
      'beside anything': 'Er wohnt ⟦Am Gries 14⟧, hinten',
      'behind a request': 'Bitte an ⟦Am Südhang 12⟧, 89073 Ulm',
      'adjective in lower case': 'Er wohnt ⟦An der alten Ziegelei 4⟧, hinten',
      'two nouns': 'Praxis ⟦Auf der Hohen Warte 12⟧ in Ulm',
      'before who lives there': '9:00 ⟦Am Wiesengrund 4⟧ Hr. Muster\n',
      'no preposition': 'Gasthof Muster\n⟦Neumarkt 5⟧\n',
      'no preposition, behind a comma': 'Gasthof Muster, ⟦Alter Markt 5a⟧, Ulm',
    },
    ignores: {
      'a preposition and a year': 'im Jahr 2024',
      'a weekday and an amount': 'Am Montag 3 Stück',
      'a key to press': 'Zum Abhören Taste 1.',
      'a case': 'Im Notfall 1\n',
      'a key of a mailbox': 'Zum Löschen 3\n',
      'a voucher': 'Beim Beleg 5\nfehlt',
      'a counted noun': 'Im Saal 114, Erdgeschoss',
      'a noun that streets do not have': 'In der Abteilung 5, Ulm',
      'the sentence goes on': 'Am Gries 14 Kinder zählte er.',
      'no number': 'Er wohnt Am Gries, hinten',
      'no preposition within a line': 'am Anger 5 Stände',
    },
  },
};
