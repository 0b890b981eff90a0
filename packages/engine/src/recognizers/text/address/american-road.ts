import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import {
  abbreviatedStreetWord,
  behindStreet,
  capitalWord,
  direction,
  houseNumber,
  isEnglishStreet,
  numberStart,
  streetNameWord,
  streetWord,
} from './english-street-parts.js';
import { numberedRoads } from './english-street-words.js';

/**
 * House number and road as the United States name them by numbers, letters or in Spanish: `9140 County Road 12`,
 * `N5412 County Road K`, `9120 N Camino del Fierro`.
 * Rule: USPS Publication 28 § 237 (highways), appendix D2 (grid style addresses), appendix F (county, state and local
 * highways).
 */
export const americanRoad: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    // `9140 County Road 12`
    pattern('gu')`
      ${numberStart}${houseNumber}${direction}
      (?:US |State |County |Township |Co\.? |Twp\.? |STATE |COUNTY |TOWNSHIP |CO |TWP )?
      ${oneOf(numberedRoads)} \d{1,4}[A-Z]?${wordEnd}
      ${behindStreet}
    `,
    // `4417 County Road K`
    pattern('gu')`
      ${numberStart}${houseNumber}${direction}(?:County|Co\.?|State) (?:Road|Rd|Highway|Hwy)\.? [A-Z]{1,2}${wordEnd}
    `,
    // `N5412 County Road K`, a grid number, as in Wisconsin
    pattern('gu')`
      ${wordStart}(?:[NSEW]\d{1,3}[NSEW]\d{2,5}|[NSEW]\d{2,5}(?: [NSEW]\d{2,5})?) ${direction}
      (?:
        (?:County|State|US|Town)(?: Trunk)? (?:Road|Rd|Highway|Hwy) (?:\d{1,3}|[A-Z]{1,2})
        |(?:${streetNameWord} ){1,3}(?:${streetWord}|${abbreviatedStreetWord})
      )${wordEnd}
    `,
    // `1412 Avenue J`
    pattern('gu')`
      ${numberStart}${houseNumber}(?:Avenue|Ave\.?) [A-Z](?=[,.;)]|${lineEnd}| (?:in|and|is)${wordEnd})
    `,
    // `9120 N Camino del Fierro`, as in the south-west
    pattern('gu')`
      ${numberStart}${houseNumber}${direction}
      (?:Camino|Caminito|Calle|Callejon|Avenida|Paseo|Via|Placita|Circulo|Corte)(?: (?:de|del|los|las|la|el)){0,2}
      (?: ${capitalWord}){1,2}${wordEnd}${behindStreet}
    `,
  ],
  isValid: isEnglishStreet,
  examples: {
    finds: {
      'country road': 'Farm: ⟦9140 County Road 12⟧, Minot',
      'grid number': 'Farm: ⟦N5412 County Road K⟧, Fond du Lac',
      'Spanish, in America': 'service at ⟦9120 N Camino del Fierro⟧\n',
      'country road, abbreviated': 'Farm: ⟦4417 County Rd 12⟧, Minot',
      'county road in capitals': 'ERNA SAMPLE\n⟦4417 COUNTY ROAD 17⟧\nSEWARD NE\n',
      'highway with a suite': 'Drug, ⟦2044 Highway 17 S, Ste 12⟧, fax',
      'road with a letter': 'at ⟦4417 County Road KK⟧ near',
      'grid number of two': '⟦S84W12345 Sample Road⟧\n',
      'avenue with a letter': 'to ⟦1412 Avenue J⟧, Ayr',
    },
    ignores: {
      'no number of the road': '2044 Highway patrols were counted',
      'an avenue with a letter, no number': 'to Avenue J, Ayr',
      'a fair in place of a road': '9140 County Fair 12 tickets',
      thousands: 'They sold 1,200 Highway 12 maps.',
      'a grid number and no road': 'Farm: N5412 Fond du Lac',
      'an avenue with a small letter': 'to 1412 Avenue j, Ayr',
      'a Spanish name without a number': 'We met on Camino del Fierro.',
    },
  },
};
