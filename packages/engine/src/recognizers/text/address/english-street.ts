import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { lineEnd, wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { notAYear } from '../years.js';
import {
  abbreviatedStreetWord,
  behindStreet,
  capitalWord,
  direction,
  houseNumber,
  isEnglishStreet,
  longCapitalWord,
  numberStart,
  postcodeBelow,
  streetName,
  streetNameWord,
  streetWord,
  unitBeforeHouse,
} from './english-street-parts.js';
import { celticStreetWords, countedBeforeStreet, lowerStreetWords, notInLowerStreets } from './english-street-words.js';

const lowerWord = String.raw`(?!${anyOf(notInLowerStreets)}${wordEnd})[a-z][a-z'’-]{1,25}`;

/** A number behind the street, as Germans write English addresses; a year is none. */
const houseNumberBehind = String.raw`${notAYear}[1-9]\d{0,3}[a-zA-Z]?`;

/**
 * Street address in British and American order, the house number first: `221B Baker Street`, `350 Fifth Ave, Apt 4B`.
 * Rule: USPS Publication 28 § 23 (delivery address line); Royal Mail addressing standards (premises, thoroughfare).
 * The full stop of an abbreviation at the very end stays outside the span.
 */
export const englishStreet: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    // The street word written out: `221B Baker Street`
    pattern('gu')`
      ${numberStart}${unitBeforeHouse}${houseNumber}${direction}
      (?:${streetNameWord} ){1,4}${streetWord}${wordEnd}
      ${behindStreet}
    `,
    // abbreviated: `350 Fifth Ave, Apt 4B`
    pattern('gu')`
      ${numberStart}${unitBeforeHouse}${houseNumber}${direction}
      (?:${streetNameWord} ){1,4}${abbreviatedStreetWord}
      ${behindStreet}(?<!\.)
    `,
    // in small letters: `i live at 221b baker street`
    pattern('gu')`
      ${numberStart}${unitBeforeHouse}${houseNumber}
      (?:${lowerWord} ){1,2}(?:${oneOf(lowerStreetWords)}|(?:ave|rd|st|ln|blvd)(?=\.?,? (?:apt|unit|ste|suite|flat|#)|
      ,|[ \t]{0,4}\r?\n))
      ${wordEnd}(?:\.?,? (?:apt|unit|ste|suite|flat|#)\.? ?#?\w{1,4}${wordEnd})?
    `,
    // Torn by a scan: `l517 Sou th 24th Street`
    pattern('gmu')`
      (?<=^[ \t>]{0,40}|, | at )
      (?:(?=[lIO]?\d)[\dlIO]{1,5}|[lI][lIO])[ ](?!${anyOf(countedBeforeStreet)} )
      \p{Lu}\p{Ll}{1,12} (?:\p{Ll}{2,8} |\d{1,3}(?:st|nd|rd|th) |\p{Lu}\p{Ll}{1,12} ){0,3}
      (?:Street|Road|Avenue|Lane|Drive|Boulevard)(?=,|\.?${lineEnd})
    `,
    // The number behind, as Germans write it: `Elm Street 14`
    pattern('gu')`
      ${wordStart}
      (?:${capitalWord} ){1,2}(?:Street|Road|Avenue|Lane) ${houseNumberBehind}
      (?=[ \t]{0,3}(?:[,;.)|"]|\r?\n|$| {2}))
    `,
    // Welsh and Irish: `2 Heol y Bryn`, `12 Sráid Mhór`
    pattern('gu')`
      ${numberStart}
      [1-9]\d{0,2}[a-zA-Z]? ${oneOf(celticStreetWords)}(?: (?:y|yr|na|an|\p{Lu}[\p{L}'’-]{1,20})){1,3}${wordEnd}
    `,
    // The house's name before its number and street: `Rosemount`
    pattern('gmu')`
      (?<=^[ \t>]{0,12})
      ${longCapitalWord}(?: ${longCapitalWord})?
      (?=, ${houseNumber}${streetName}${wordEnd}${postcodeBelow})
    `,
  ],
  isValid: isEnglishStreet,
  examples: {
    finds: {
      'letter at the number': 'He lived at ⟦221B Baker Street⟧, London.',
      'apartment behind': 'My new place is ⟦350 Fifth Ave, Apt 4B⟧.',
      'flat before it': 'Deliver to ⟦Flat 4, 12 High St⟧, Leeds',
      'floor and number': 'office is at ⟦First Floor, 61 Sample Road⟧, Leeds',
      'shops on a floor': 'at ⟦Shop 4 & 5, Ground Floor, 18 Sample Road⟧, Leeds',
      'flat of a court': 'to ⟦Flat 9 Sample Court⟧, Leeds',
      'American with direction behind': '⟦1600 Pennsylvania Avenue NW⟧, Washington',
      'direction before': '⟦742 N Evergreen Ter⟧\nSpringfield',
      'flat by where it lies': '| T/4 | ⟦Ground Floor Flat, 28 Sample Road⟧ | x',
      'flat in Scotland, by where it lies': '⟦Top Flat (3/1), 52 Sample Street⟧\n',
      'garden flat': 'to ⟦Garden Flat, 9 Sample Terrace⟧, Ayr',
      'floor of a tower': 'at ⟦Level 3, 12 Beach Street⟧, Perth',
      'lot of a park of trailers': 'addr="⟦905 Shell Rd Lot 22⟧" city=x',
      'upper or lower flat of a house': 'at ⟦1740 W 54th St, Apt 1 (down)⟧, Cleveland',
      'floor behind': '⟦12 Elm St., 3rd Floor⟧, Dayton',
      'unit number with a hyphen': '⟦9 Orchard Road #03-11⟧',
      'numbered street': 'Office: ⟦20 W 34th St., Suite 200⟧',
      'lower case': 'i live at ⟦221b baker street⟧ now',
      capitals: '⟦12 CHURCH LANE⟧',
      'floor before it': '⟦2nd Floor, 18-20 Queen Square⟧\n',
      'cell of a table': 'Sample,(415) 555-0133,⟦2200 Larkin St⟧,Ulm',
      'floor and building before it': '⟦2nd Floor, Sample House, 44–48 Castle Gate⟧, Ayr',
      'flat behind an abbreviation': '⟦2207 N Sample Blvd Apt 2⟧\n',
      'house above, street and postcode': 'Ms Sample\n⟦Rosemount⟧, ⟦4 North Lodge Terrace⟧\nAyr\nDH3 4AG',
      'number in words': 'LLC, ⟦One Market Plaza, Suite 3600⟧, Ayr',
      'letters for all digits of the number': 'Mrs Sample\n⟦lO Harbour Road⟧\nAyr',
      'number of the street before a unit': 'at ⟦18 Sample Avenue 4 #02-11⟧, they moved',
      Irish: 'an ⟦12 Sráid Mhór⟧, Ayr',
      'Irish estate': 'Purchase of ⟦8 Cois Abhann⟧ - our ref',
      'half a number': 'at ⟦221 1/2 Sample Street⟧, Ayr',
      'number of the unit first': 'at ⟦#405 - 1200 Sample Street⟧, Ayr',
      'floor and flat behind': '⟦41 Sample Terrace (3F2)⟧, Ayr',
      'Canadian unit before a dash': 'MRS ERNA SAMPLE\n⟦1204 – 66 SAMPLEPATH CRT⟧      Tax year\nAyr',
      'Canadian unit and court': 'at ⟦415 - 1120 Sample Terr⟧, Ayr',
      'torn by a scan': '⟦2O4 Har bour Road⟧,\nAyr',
      'behind a break of a program': '"Ayr\\n⟦11 Sample Street⟧"',
      'building behind the unit': '⟦7 Sample Road #04-22 Sample Complex⟧, Singapore',
      'upper part of a street': '⟦63 Sample Street Upper⟧, Dublin',
      'side of the city': '⟦1450 Sample Street West, 5th Floor⟧, Kitchener',
      'Indian number before it': '⟦No. 38, 80 Feet Road⟧, Ayr',
      'Australian unit': '⟦Unit 3/45 George Street⟧, Sydney NSW 2000',
      'unit with spaces around the slash': '⟦UNIT 7 / 62 WARREN ROAD⟧        BSB',
      'floor, abbreviated': '⟦1204 N. Sample Ave., 17th Fl⟧. · Chicago',
      'flat in Scotland': 'Fiona, ⟦2F1, 44 Sample Terrace⟧, Ayr',
      Welsh: 'of ⟦2 Heol y Bryn⟧, Sketty',
      'number behind': 'Fa. Muster, ⟦Elm Street 14⟧, Leeds',
      'shed in Australia': 'at ⟦Shed 4, 118 Old Sample Hwy⟧, Ayr',
    },
    ignores: {
      'no number': 'We met on Baker Street.',
      'no street word': '221B Baker',
      'a distance': '4 miles down the road',
      'a count of hours': 'a 24 Hour Way to pay',
      'a count of people': '100 People Street Festival',
      'a size and its colour': 'Base unit 600, Sage green',
      'a doctor behind a count': 'BZ gestern 312, HA Dr. Muster weiß',
      'a drive': 'It is a 20 minute drive.',
      'letters of another number': 'Mrs Sample\nIV Harbour Road\nAyr',
      'a doctor': 'I saw 3 Senior Dr Smith fans.',
      'an amount': 'He paid $12 High Street tax.',
      'lanes of a road': 'a 4 lane road',
      'a part of a book': 'in Part 14 The Green Book',
      'a year and an article': 'In June 1985, the United Way of Sample',
      'an hour of the clock': 'Started 6:14 Park Road',
      'an hour and its zone': 'Meet at 6 PM CT or later',
      'a year behind': 'It fell on Wall Street 2008.',
      'a count behind': 'In Church Street 5 people waited.',
      thousands: 'They sold 1,200 Park Road maps.',
    },
  },
};
