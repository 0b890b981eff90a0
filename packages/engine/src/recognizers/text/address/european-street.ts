import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { addressExtras, houseNumber } from './house-number.js';
import { iberianFloor } from './romance-street.js';

/** Dutch, Danish, Norwegian and Swedish streets are compounds that end in one of these. */
const northernEndings = [
  'straat', 'laan', 'plein', 'kade', 'gracht', 'singel', 'dreef', 'dijk', 'steenweg', 'gade', 'vej', 'vejen', 'stræde',
  'allé', 'gate', 'gata', 'veien', 'vegen', 'gatan', 'vägen', 'gränd', 'plantsoen', 'steeg', 'burgwal', 'katu', 'kuja',
  'polku', 'kaari', 'aukio', 'intie', 'entie', 'ontie', 'untie', 'ystie', 'bulevardi',
]; // prettier-ignore

const word = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{1,25}`;
/** `Długa`, `Św. Marcin`, `Sample Kio Ave 3`. */
const name = String.raw`${word}(?: (?:${word}|\d{1,2}\.?|i|z|de|del)){0,3}`;

/**
 * Street address in the forms of Germany's other neighbours: Dutch and Nordic compounds, Polish and Czech with `ul.`,
 * Finnish and Turkish, Spanish with `C/`, Malay with `Jalan`, and Afrikaans with the number first.
 * Rule: UPU S42 templates of the countries (the number follows the street; in Malaysia it comes before).
 */
export const europeanStreet: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`
      // Hoofdstraat 12, Keizersgracht 441-III
      ${wordStart}
      (?:${word} ){0,2}\p{Lu}[\p{L}\p{M}'’-]{1,25}${oneOf(northernEndings)}
      [ ](?:
        [1-9]\d{0,3}(?:-(?:I{1,3}|IV|hs|huis)| bis| [A-Za-z] \d{1,3}| [a-zA-Z])${tokenEnd}
        |${houseNumber}${addressExtras}
      )`,
    pattern('gu')`
      // ul. Długa 5/12, ul. Św. Marcin 44 m. 12
      ${wordStart}
      (?:[uU]l|[aA]l|[pP]l|[oO]s)\. ${name}
      [ ](?:${houseNumber}(?:/\d{1,3})?|[1-9]\d{0,3}[a-zA-Z]? (?:m|lok)\. ?\d{1,3})`,
    pattern('gu')`
      // C/ Mayor 5
      ${wordStart}
      (?:C/|Avda\.|Av\.|Pza\.|Plaza|Rambla) ?${name},? (?:n\.?º ?)?${houseNumber}(?:${iberianFloor})?`,
    pattern('gu')`
      // 12, Jalan Ampang
      ${wordStart}
      (?:No\.? ?)?\d{1,4}[A-Z]?,? (?:Jalan|Jln\.?|Lorong|Lrg) (?:\d{1,2}[A-Z]? )?${name}(?:,? #\d{2}-\d{1,4})?`,
    pattern('gu')`
      // Blk 123 Sample Kio Ave 3 #05-67
      ${wordStart}
      (?:Blk|BLK|Block|BLOCK) \d{1,4}[A-Z]? ${name}(?: \d{1,2})?(?:,? #\d{2}-\d{1,4})?`,
    pattern('gu')`
      // Atatürk Cad. No: 12/4, Gül Sok. No 7 Kat: 3 Daire: 5
      ${wordStart}
      ${name} (?:Cad(?:\.|desi)|Cd\.|Sok(?:\.|ak|ağı)|Sk\.|Bulvarı|Blv\.|Mah(?:\.|allesi))
      [ ](?:No ?[:.]? ?)?\d{1,4}(?:/[A-Z\d]{1,3})?(?: (?:Kat|K|Daire|D)[:.] ?\d{1,3}){0,2}${tokenEnd}`,
    pattern('gmu')`
      // Oude Delft 14, before a place
      ${wordStart}(?:Oude|Nieuwe|Korte|Grote) ${word} ${houseNumber}(?=, |[ \t]{0,4}\r?\n)`,
    pattern('gu')`
      // 23 Kerkstraat, as in South Africa
      ${wordStart}[1-9]\d{0,3}[A-Z]? (?:${word} )?\p{Lu}[\p{L}'’-]{1,25}(?:straat|laan)${tokenEnd}`,
  ],
  examples: {
    finds: {
      Dutch: 'woont ⟦Hoofdstraat 12⟧, Winschoten',
      'Dutch, floor in Roman numerals': '"⟦Keizersgracht 441-III⟧";"1017 DJ',
      Danish: 'bor på ⟦Vesterbrogade 12⟧, København',
      Swedish: '⟦Stora Nygatan 4⟧, Malmö',
      Polish: 'adres: ⟦ul. Długa 5/12⟧, Gdańsk',
      'Polish, with the flat': 'adres: ⟦ul. Św. Marcin 44 m. 12⟧, 61-806',
      Spanish: 'en ⟦C/ Mayor 5⟧, Madrid',
      'Spanish, ground floor': '⟦C/ Muestra Vieja, 22, bajo⟧ - 23007 Jaén',
      'Spanish, floor and side': 'en ⟦Avda. Muestra 14, 3º izq⟧.',
      'Finnish, with staircase and flat': 'asuu ⟦Hämeenkatu 15 B 22⟧, Tampere',
      Turkish: 'adres: ⟦Gül Sok. No: 7/4 Kat: 3⟧, Çankaya',
      'Dutch, any name': '⟦Oude Delft 14⟧, Delft',
      Afrikaans: 'bly in ⟦23 Kerkstraat⟧, Paarl',
      'Malay, no comma': 'at ⟦10 Jalan Besar #03-01⟧, Singapore',
      Malay: 'at ⟦12, Jalan Ampang⟧',
      Singapore: '⟦Blk 123 Sample Kio Ave 3 #05-67⟧',
    },
    ignores: {
      'no number': 'de Hoofdstraat in Winschoten',
      'a year': 'Hoofdstraat 2024',
      'a measure': 'Hoofdstraat 12 km',
      'an amount': 'Nygatan 4,50',
      'a number of a Spanish thing': 'Plaza de 22 metros',
      'no capital': 'een hoofdstraat 12',
      'a part of a Turkish form': 'Kat: 3 Daire: 5',
      'another ending': 'Hoofdgebouw 12',
    },
  },
};
