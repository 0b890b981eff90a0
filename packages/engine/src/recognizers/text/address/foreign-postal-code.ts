import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern, source } from '../pattern.js';
import { citiesWithFourDigits } from './place-words.js';
import { behindLabel, behindStreet, codeEnd, endOfPlace, fourDigits, gap, place } from './postal-code-parts.js';
import { wordEnd, wordStart } from '../bounds.js';

const codeAndPlace = `(?<value>${fourDigits}${gap}${place})`;

/** Behind `Eircode: `, `Dublin 2, `, `Co. Clare, `. */
const behindIrishWord = source`(?<=
  (?:[eE]ircode|EIRCODE)["']?[ ]?[:=]?[ ]?["']?
  |Dublin(?: \d{1,2})?,?[ ]
  |(?<!\p{L})Co\.? \p{Lu}\p{Ll}{2,10},?[ ]
)`;

/** `LX 8052  Zürich` on a ticket: carriers that fly from these cities. */
const notAFlight = '(?<!(?:LX|WK|OS|LH|EW|OE) )';

/** The first digit of an Australian code belongs to the state before it. */
const behindAustralianState = source`
  (?<=\p{L}{2},? (?:NSW |ACT |VIC |QLD |SA |WA |TAS |NT ))
  (?:(?<=NSW |ACT )2|(?<=VIC )3|(?<=QLD )4|(?<=SA )5|(?<=WA )6|(?<=TAS )7|(?<=NT )0)`;

/**
 * Postal codes of other countries, which have no type of their own and would give the place away: the code belongs to
 * the span with its place (`CH-⟦8001 Zürich⟧`), in the surroundings of `placeAfterPostalCode` or before a large city.
 * Rule: UPU S42 templates (Austria, Switzerland, Liechtenstein: four digits; Denmark, the Netherlands, Luxembourg,
 * Czechia, Hungary: behind their country); Eircode (routing key and four characters); Australia Post (first digit by
 * state).
 */
export const foreignPostalCode: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('dgu')`${wordStart}(?:A|CH|FL|AT|LI)-${codeAndPlace}`,
    pattern('dgu')`${wordStart}(?:DK|NL|LU|CZ|HU)-(?<value>\d{4,5}(?: ?[A-Z]{2})?${gap}${place})`,
    pattern('dgu')`${behindStreet}${codeAndPlace}${endOfPlace}`,
    pattern('dgu')`${wordStart}${behindLabel}${codeAndPlace}`,
    pattern('gu')`
      // Postleitzahl ist die 4410, no place behind it
      (?<=(?<!\p{L})(?:[pP]ostleitzahl|PLZ)(?: ist| lautet)?(?: die)?:? )${fourDigits}${codeEnd}`,
    pattern('gu')`
      // 1010 Wien, no year and no flight
      ${wordStart}${notAFlight}(?!19|20)${fourDigits}${gap}${oneOf(citiesWithFourDigits)}${wordEnd}`,
    pattern('gu')`${behindIrishWord}[AC-FHKNPRTV-Y]\d[\dW] ?[AC-FHKNPRTV-Y\d]{4}${wordEnd}`,
    pattern('gu')`${behindAustralianState}\d{3}${codeEnd}`,
  ],
  examples: {
    finds: {
      'Austrian, with its code': 'Praterstraße 7, A-⟦1020 Wien⟧',
      'Danish, with its code': 'Søndergade 14, DK-⟦6270 Tønder⟧',
      'Swiss, under a street': 'Bahnhofstrasse 5\n⟦8001 Zürich⟧\n',
      'Irish, behind its word': 'eircode=⟦D01 X4P2⟧ phone',
      'Irish, behind the county': 'Ennis, Co. Clare, ⟦V95 X2T4⟧\n',
      'Australian, behind the state': 'Sampletown QLD ⟦4561⟧   Ph',
      'behind its word, no place': 'in Liestal, Postleitzahl ⟦4410⟧. Das',
      'Austrian, before a large city': 'Er zog nach ⟦1010 Wien⟧.',
    },
    ignores: {
      'a year under a number': 'Kapitel 5 handelt von 2024 Personen',
      'behind a decimal number': 'Faktor 45,2174 Punkte',
      'a year before a large city': 'Kongress 2024 Wien',
      'a flight': 'LX 8052  Zürich ab 06:55',
      'another country': 'Lieferung B-1000 Musterort',
      'no street and no country': 'Er wohnt in 4410 Musterort.',
      "another state's digit": 'Sampletown QLD 5561   Ph',
      'Irish, no county': 'Bus V95 X2T4 hält hier',
    },
  },
};
