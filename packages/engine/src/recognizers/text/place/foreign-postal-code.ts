import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { answerBegins } from '../speaker.js';
import { citiesWithFourDigits } from './place-words.js';
import { behindLabel, behindStreet, codeEnd, endOfPlace, fourDigits, gap, place } from './postal-code-parts.js';

const codeAndPlace = `(?<value>${fourDigits}${gap}${place})`;

/** `, Brucker Bundesstraße 17`, ` • Sportplatzstraße 1-3` behind the place. */
const streetBehind = source`(?=
  [ ]?(?:,|[•·|∙–-])[ ](?:\p{Lu}[\p{L}.-]{1,30} ){0,3}
  \p{Lu}?[\p{L}.-]{0,30}(?:[sS]tra(?:ß|ss)e|[sS]tr\.?|[wW]eg|[gG]asse|[pP]latz|[aA]llee|[rR]ing|[zZ]eile|[uU]fer|
  [gG]ürtel|[kK]ai)
  [ ]\d{1,4}(?![\d.,]\d)
)`;

const otherCountries = '(?:DK|NL|LU|L|CZ|HU|IT|I|FR|F|ES|E|BE|B|NO|N|PT|P)';

/** `LX 8052  Zürich` on a ticket: carriers that fly from these cities. */
const notAFlight = '(?<!(?:LX|WK|OS|LH|EW|OE) )';

/**
 * Postal codes of other countries, which have no type of their own and would give the place away: the code belongs to
 * the span with its place (`CH-⟦8001 Zürich⟧`), in the surroundings of `placeAfterPostalCode` or before a large city.
 * Rule: UPU S42 templates (Austria, Switzerland, Liechtenstein: four digits; other countries of Europe: four or five
 * behind the code of the country).
 */
export const foreignPostalCode: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('dgu')`${wordStart}(?:A|CH|FL|AT|LI)-${codeAndPlace}`,
    pattern('dgu')`${wordStart}${otherCountries}-(?<value>\d{4,5}(?: ?[A-Z]{2})?(?!\t)${gap}${place})`,
    pattern('dgu')`${behindStreet}${codeAndPlace}${endOfPlace}`,
    // before its place and street: `5700 Zell am See, Brucker Bundesstraße 17`
    pattern('dgmu')`(?<=^[ \t>|]{0,40}|[,;|•·–-] {1,2})(?<value>${fourDigits}${gap}${place})${streetBehind}`,
    // Via Muster 16 in 7130 Musterort
    pattern('dgu')`
      ${wordStart}(?:${behindLabel}|(?=\d)(?<=\p{Lu}[\p{L}.-]{2,30} \d{1,3} ?[a-z]? in )(?!19|20))${codeAndPlace}
    `,
    pattern('gu')`
      // 4127 / Musterort behind its label
      ${wordStart}${behindLabel}${fourDigits}(?= ?[/|] ?\p{Lu}\p{Ll})`,
    pattern('gu')`
      // 1140 at the end of a line behind a street
      ${behindStreet}(?!19|20)${fourDigits}(?=[ ]?\r?\n[ \t>]{0,8}\p{Lu}\p{Ll})`,
    // 6 850 Musterort under its street, torn by a scan
    pattern('gmu')`
      (?<=(?:[sS]tra(?:ß|ss)e|[sS]tr\.|weg|gasse|platz|allee|ring) \d{1,3}(?: \d)? ?[a-z]?[ \t]{0,3}\r?\n[ \t>]{0,40})
      [1-9] \d{3} (?!Euro|EUR|CHF|Franken|Fr\.)\p{Lu}[\p{L}-]{2,20}(?: \p{L}[\p{L}.]{1,15}){0,2}(?=[ \t]{0,4}\r?$)
    `,
    pattern('dgu')`
      // Postleitzahl ist die 4410, no place behind it; also in answer to a question for it
      (?<!\p{L})(?:[pP]ostleitzahl|PLZ|plz)(?:(?: ist| lautet)?(?: die)?:?[ ]|[^\n]{0,40}${answerBegins})
      (?<value>${fourDigits})${codeEnd}`,
    pattern('gu')`
      // 1010 Wien, no year and no flight
      ${wordStart}${notAFlight}(?!19|20)\d{4}${gap}${oneOf(citiesWithFourDigits)}${wordEnd}`,
  ],
  examples: {
    finds: {
      'Austrian, with its code': 'Praterstraße 7, A-⟦1020 Wien⟧',
      'Danish, with its code': 'Søndergade 14, DK-⟦6270 Tønder⟧',
      'Italian, with its code': 'Via Dante 4\nI-⟦37121 Verona⟧\n',
      'Swiss, under a street': 'Bahnhofstrasse 5\n⟦8001 Zürich⟧\n',
      'Danish, behind a street': 'Søndergade 14, ⟦8000 Aarhus C⟧\n',
      'Swiss, behind a floor': 'Adresse  Seestrasse 118, 3. OG, ⟦8580 Musterort⟧\n',
      'Swiss, in the right column': 'Ihre Bank            Seestrasse 4\n                     ⟦8610 Musterort⟧\n',
      'Austrian, beside other fields': 'Adresse: Seeweg 14      Eingang:\n         ⟦8071 Musterdorf⟧   Träger:',
      'Austrian, behind a Roman floor': 'Rechtsanwältin, Hauptplatz 4/II, ⟦8200 Musterort⟧\n',
      'Swiss, under a box without a number': 'Seestrasse 11, Postfach\n⟦8501 Musterort⟧\n',
      'Swiss, with its canton': 'Gewerbestrasse 12, ⟦9500 Wil SG⟧\n',
      'behind a street and in': 'noch an der Via Muster 16 in ⟦7130 Musterort⟧?',
      'Austrian, behind stairs and door': 'Seestraße 41/2/8, ⟦4050 Musterort⟧\n',
      'Austrian, before its street': 'Amt Musterort\n⟦4840 Musterort⟧ • Sportplatzstraße 1-3\n',
      'before a slash': 'Postcode / town .... ⟦4127⟧ / Musterdorf\n',
      'before the end of a line': 'Verwaltung, Linzer Straße 211, ⟦1140⟧\nWien, bei Frau',
      'Swiss, in a window on the right': 'x\n                    Via Muster 14\n                    ⟦7130 Musterort⟧\n',
      'torn by a scan': 'Frau Muster\nOberdorfer Straße 4 7\n⟦6 850 Musterort⟧\n',
      'behind its word, no place': 'in Liestal, Postleitzahl ⟦4410⟧. Das',
      'in answer': 'und die Postleitzahl?\nKundin: Die ⟦4410⟧.\n',
      'Austrian, before a large city': 'Er zog nach ⟦1010 Wien⟧.',
    },
    ignores: {
      'a year before a street': 'Plan 2019 Sanierung der Ringstraße 4',
      'a year under a number': 'Kapitel 5 handelt von 2024 Personen',
      'behind a decimal number': 'Faktor 45,2174 Punkte',
      'a year before a large city': 'Kongress 2024 Wien',
      'a year behind a number': 'Band 3 in 2024 Exemplaren',
      'a flight': 'LX 8052  Zürich ab 06:55',
      'a number in a column': '4\tB-2304\tFam. Muster\tUlm\n',
      'an amount under a street': 'Ringstraße 4\n6 850 Euro Miete\n',
      'the sign of no country': 'Lieferung Q-1000 Musterort',
      'no street and no country': 'Er wohnt in 4410 Musterort.',
    },
  },
};
