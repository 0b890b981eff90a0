import type { Recognizer } from '../../../recognizer.js';
import { stateNames } from '../../us/state-names.js';
import { anyOf, wordEnd, wordStart } from '../any-of.js';
import { englishStreetAbbreviations, englishStreetWords } from './street-words.js';

/** A building by its name: `Albion House`, `The Meridian`, `Ilac Centre`. */
const building = String.raw`(?:The (?:\p{Lu}[\p{L}'’]{1,20}[ ]?){1,2}|(?:\p{Lu}[\p{L}'’]{2,20} ){1,2}(?:House|Court|Centre|Center|Tower|Towers|Park|Estate|Mansions|Apts|Flats|Chambers|Residency|Building|Buildings|Hall|Mill|Works|Point|Plaza|Wharf|Quay|Yard|Lodge|Apartments|Exchange))`;
const flat = String.raw`(?:(?:[1-9GB]F[1-9]|\d{1,2}(?:st|nd|rd|th) [fF]loor|${anyOf(['level', 'flat', 'apt.', 'apt', 'apartment', 'unit', 'suite', 'ste.', 'ste', 'room', 'floor', 'block', 'bay', 'plot', 'shed', 'lot', 'shop', 'warehouse', 'hangar', 'studio', 'office'])} #?\w{1,5})(?:, ?|/(?=\d)|(?<=[lL]ot \d{1,4}) (?=\d?\p{Lu}))(?:${building}, ?)?)?`;
/** Abbreviations of states and districts before a ZIP code. Rule: USPS Publication 28, appendix B. */
const states =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';

const usStates = stateNames
  .map((name) => name.replace(/(?:^|(?<= ))[a-z]/g, (letter) => letter.toUpperCase()))
  .join('|');
/** `forty-four`, `seventeen`, as callers say a house number. */
const spokenNumber = String.raw`(?:(?:[tT]wenty|[tT]hirty|[fF]orty|[fF]ifty|[sS]ixty|[sS]eventy|[eE]ighty|[nN]inety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|[tT]en|[eE]leven|[tT]welve|(?:[tT]hir|[fF]our|[fF]if|[sS]ix|[sS]even|[eE]igh|[nN]ine)teen|[oO]ne|[tT]wo|[tT]hree|[fF]our|[fF]ive|[sS]ix|[sS]even|[eE]ight|[nN]ine|oh|hundred)`;
/** A number behind the street, as Germans write English addresses; a year is none. */
const houseNumberBehind = String.raw`(?!(?:19|20)\d\d(?!\d))[1-9]\d{0,3}[a-zA-Z]?`;
/** What may stand before the number: a cell of a table ends with a comma, thousands do not. */
const before = String.raw`(?<![-./]|(?<!\d)\d{1,3},(?=\d{3}(?!\d))|[$€£] ?)`;
const ukPostcode = String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`;
/** A postcode ends the address, two lines below at most; the flat above its street one more. */
const postcodeBelow = String.raw`(?=,?[ \t]{0,4}\r?\n(?:[^\n]{1,60}\r?\n){0,2}[^\n]{0,40}${ukPostcode}${wordEnd})`;
const houseName = String.raw`(?:The (?!Manager|Director|Secretary|Editor|Clerk|Head|Registrar|Team|Principal|Occupier|Executor|Trustee|Chair)(?:\p{Lu}[\p{L}'’]{1,20} ?){1,3}|(?:\p{Lu}[\p{L}'’]{2,20} ){1,2}(?:Cottage|House|Lodge|Farm|Manor|Villa|Barn|Mill|Forge|Hall|Rectory|Vicarage|Court|Grange|Bungalow|Chapel))`;
/** A house with a name in place of a number or before it: `Rose Cottage, `, `The Manse, `. */
const house = String.raw`(?:The (?:\p{Lu}\p{L}{2,20} )?\p{Lu}\p{L}{2,20}|\p{Lu}\p{L}{2,20} (?:Cottage|House|Lodge|Farm|Manor|Villa|End|View|Barn|Croft|Grange|Lea|Nook|Corner|Holme|Acre|Dene)), (?:[1-9]\d{0,3}[a-z]? )?`;
const anyFlat = String.raw`(?:\d{1,2}(?:st|nd|rd|th) [fF]loor|(?:Flat|FLAT|Apartment|Apt|Unit|UNIT|Room|Suite|Block|Bay) \w{1,5}), `;
const notCounted = String.raw`(?!${anyOf(['hour', 'hours', 'day', 'days', 'week', 'weeks', 'month', 'months', 'year', 'years', 'minute', 'minutes', 'people', 'persons', 'lane', 'way', 'point', 'points', 'star', 'stage', 'step', 'steps', 'part', 'items', 'percent', 'miles', 'units'])} )`;
const houseNumber = String.raw`(?:(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)(?=[ ](?:\p{Lu}[\p{L}'’]{1,20} ){1,3}${anyOf(englishStreetWords)},)|[1-9]\d{0,4}(?:[A-Za-z]|½)?(?:[-–/][1-9]\d{0,4}[A-Za-z]?)?)(?:(?<!(?<!\d)(?:19|20)\d\d),)? (?!the )${notCounted}`;
const direction = String.raw`(?:(?:N|S|E|W|NE|NW|SE|SW)\.? |(?:North|South|East|West) )?`;
const word = String.raw`(?:\p{Lu}[\p{L}\p{M}'’.-]{0,25}|\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)|of|the|and)`;
const lowerWord = String.raw`(?!${anyOf(['minute', 'minutes', 'hour', 'hours', 'mile', 'miles', 'way', 'lane', 'main', 'side', 'new', 'different', 'more', 'bedroom', 'busy', 'of', 'on', 'in', 'at', 'the', 'a', 'day', 'days', 'point', 'times', 'years', 'metre', 'meter', 'block', 'blocks'])}${wordEnd})[a-z][a-z'’-]{1,25}`;
const flatWord = '(?:[aA]pt|[sS]uite|[sS]te|[uU]nit|[fF]lat|[fF]loor|[rR]oom|[rR]m|[bB]ldg|APT|STE|UNIT|SUITE)';
const behind = String.raw`(?: (?:N|S|E|W|NE|NW|SE|SW)(?![\p{L}\p{N}]))?(?:,? (?:${flatWord}\.? ?#?\w{1,5}|#\w{1,5}(?:-\w{1,5})?|\d{1,2}(?:st|nd|rd|th) (?:[fF]loor|Fl))${wordEnd})?`;
const abbreviated = String.raw`${anyOf(englishStreetAbbreviations)}${wordEnd}(?:\.(?=[ ,\r\n]|$))?(?![ ](?!${flatWord}[ .#])\p{Lu}\p{Ll}{2})`;
const trailingStop = String.raw`(?<!\.)`;

/**
 * Street address in British and American order, the house number first.
 * Rule: USPS Publication 28 §§ 23, 24 (delivery address line); Royal Mail addressing standards (premises, thoroughfare).
 * The full stop of an abbreviation at the very end stays outside the span.
 */
export const englishStreet: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    new RegExp(
      `${wordStart}${before}${flat}${houseNumber}${direction}(?:${word} ){1,4}${anyOf(englishStreetWords)}${wordEnd}${behind}`,
      'gu',
    ),
    new RegExp(
      `${wordStart}${before}${flat}${houseNumber}${direction}(?:${word} ){1,4}${abbreviated}${behind}${trailingStop}`,
      'gu',
    ),
    new RegExp(
      `${wordStart}${before}${flat}${houseNumber}(?:${lowerWord} ){1,2}(?:street|road|avenue|lane|boulevard|terrace|crescent)${wordEnd}`,
      'gu',
    ),
    new RegExp(String.raw`(?<=(?:\p{L}, ?|\p{Lu}[\p{L}.'’-]{1,20} )(?:${states})[ ,])\d{5}(?:-\d{4})?${wordEnd}`, 'gu'),
    new RegExp(
      String.raw`${wordStart}(?:${word} ){1,3}${anyOf(englishStreetWords)}(?=,? (?:(?:\p{Lu}[\p{L}-]{2,20} ?){1,2},? )?${ukPostcode}${wordEnd})`,
      'gu',
    ),
    new RegExp(String.raw`(?<=^[ \t>]{0,40}|, )(?:${word} ){1,3}${anyOf(englishStreetWords)}${postcodeBelow}`, 'gmu'),
    new RegExp(String.raw`(?<=^[ \t>]{0,12})${houseName}${postcodeBelow}`, 'gmu'),
    new RegExp(
      String.raw`(?<=^[ \t>]{0,12})\p{Lu}[\p{L}'’]{2,20}(?: \p{Lu}[\p{L}'’]{2,20})?(?=, ${houseNumber}(?:${word} ){1,3}${anyOf(englishStreetWords)}${wordEnd}${postcodeBelow})`,
      'gmu',
    ),
    new RegExp(
      String.raw`(?<=^[ \t>]{0,12})(?:FLAT|Flat|UNIT|Unit|APARTMENT|Apartment) \w{1,5}(?:,? (?:BLOCK|Block) \w{1,3})?(?=[ \t]{0,4}\r?\n[^\n]{1,40}(?:\r?\n[^\n]{1,40}){0,2}\r?\n[^\n]{0,30}${ukPostcode}${wordEnd})`,
      'gmu',
    ),
    new RegExp(
      String.raw`${wordStart}${before}${houseNumber}(?:\p{Lu}[\p{L}'’]{1,20}[ ]?){1,4}(?=, (?:\p{Lu}[\p{L}-]{2,20}(?: \p{Lu}[\p{L}-]{2,20})?,? ){1,2}${ukPostcode}${wordEnd})`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<=, |[:|)] )(?:\p{Lu}[\p{L}'’]{1,20} ){1,2}\p{Lu}[\p{L}'’]{1,20}(?:, \p{Lu}[\p{L}'’]{1,20} \p{Lu}[\p{L}'’]{1,20})?(?=, \p{Lu}[\p{L}-]{2,20}(?: \p{Lu}[\p{L}-]{2,20})?,? ${ukPostcode}${wordEnd})`,
      'gmu',
    ),
    new RegExp(
      String.raw`${wordStart}${anyFlat}(?:(?:${building}|${houseName}), )?(?:(?:${word} ){1,3}(?:${anyOf(englishStreetWords)}|${abbreviated})|${building}|${houseName})${wordEnd}`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}${before}${houseNumber}${direction}(?:US |State |County )?(?:Highway|Hwy|Route|Rte|Rt|Road|CR|SR|FM) \d{1,4}${wordEnd}${behind}`,
      'gu',
    ),
    new RegExp(String.raw`${wordStart}(?:RR|HC|Rural Route) \d{1,3},? Box \d{1,5}${wordEnd}`, 'gu'),
    new RegExp(
      String.raw`(?<=^|[ \t>(:,;])(?:Lot|Shed) \d{1,4},? (?:${word} ){1,3}(?:${anyOf(englishStreetWords)}|${abbreviated})${wordEnd}`,
      'gmu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:\p{Lu}[\p{L}'’]{1,20} ){1,2}(?:Street|Road|Avenue|Lane) ${houseNumberBehind}(?=[ \t]{0,3}(?:[,;.)|"]|\r?\n|$| {2}))`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<=^(?:[^\n]{20,90} {3,40})?[ \t>]{0,60})${houseName}(?=[ \t]{0,4}\r?\n(?:[^\n]{0,90} {3,40})?(?:${word} ){1,3}${anyOf(englishStreetWords)}[ \t]{0,4}\r?\n)`,
      'gmu',
    ),
    new RegExp(
      String.raw`(?<= {3})(?:${word} ){1,3}${anyOf(englishStreetWords)}(?=[ \t]{0,4}\r?\n(?:[^\n]{1,90}\r?\n){0,2}[^\n]{0,80}${ukPostcode}[ \t]{0,4}\r?$)`,
      'gmu',
    ),
    new RegExp(
      String.raw`(?<=^[ \t]{0,8}(?:[\p{L}/]{1,15} )?[aA]ddress:?[ \t]{2,30})(?:${anyFlat})?\p{Lu}[\p{L}'’ -]{2,40}(?=[ \t]{0,4}\r?\n(?:[^\n]{1,60}\r?\n){1,3}[^\n]{0,40}${ukPostcode}${wordEnd})`,
      'gmu',
    ),
    new RegExp(
      String.raw`${wordStart}(?!(?:[oO]ne|[tT]wo|[tT]hree|[fF]our|[fF]ive|[sS]ix|[sS]even|[eE]ight|[nN]ine|[tT]en) \p{Lu})${spokenNumber}(?: ${spokenNumber}){0,3} (?:\p{Lu}[\p{L}'’]{1,20} ){1,3}${anyOf(englishStreetWords)}${wordEnd}`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:Plot|Flat|House|Door|Shop|Survey|H|D) ?\.? ?No\.? ?\d[\w/-]{0,10}(?:, [\p{L}\d][^,\n]{1,30}){0,4}(?=,? \p{Lu}\p{Ll}{2,20}(?: - | – |-| )\d{3} ?\d{3}(?!\d))`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}${before}[1-9]\d{0,2}[a-zA-Z]? (?:Heol|Ffordd|Stryd|Maes|Lôn|Clos|Rhodfa|Cwrt|Rhes|Tan)(?: (?:y|yr|[\p{Lu}][\p{L}'’-]{1,20})){1,3}${wordEnd}`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:Unit|UNIT|Units) \w{1,4},? (?:\p{Lu}[\p{L}'’]{1,20} ){1,3}(?:Trading|Industrial|Business|Retail|Enterprise|Science) (?:Estate|Park|Centre)${wordEnd}`,
      'gu',
    ),
    new RegExp(String.raw`(?<=(?:${usStates}),? )\d{5}(?:-\d{4})?${wordEnd}`, 'gu'),
    new RegExp(String.raw`${wordStart}${house}(?:${word} ){1,3}${anyOf(englishStreetWords)}${wordEnd}`, 'gu'),
  ],
  examples: {
    finds: {
      'letter at the number': 'He lived at ⟦221B Baker Street⟧, London.',
      'flat before it': 'Deliver to ⟦Flat 4, 12 High St⟧, Leeds',
      'American with direction behind': '⟦1600 Pennsylvania Avenue NW⟧, Washington',
      'apartment behind': 'My new place is ⟦350 Fifth Ave, Apt 4B⟧.',
      'direction before': '⟦742 N Evergreen Ter⟧\nSpringfield',
      'floor of a tower': 'at ⟦Level 3, 12 Beach Street⟧, Perth',
      'floor behind': '⟦12 Elm St., 3rd Floor⟧, Dayton',
      'unit number with a hyphen': '⟦9 Orchard Road #03-11⟧',
      'house with a name': 'sent to ⟦Ivy Cottage, Mill Lane⟧ today',
      'before town and postcode': 'Sample School, ⟦Station Road⟧, Ayr, KA7 1AA',
      'ZIP code behind the state': 'Springfield, IL ⟦62704⟧\n',
      'unit in a business park': '⟦Unit 8, Sample Business Park⟧, Leeds',
      'numbered street': 'Office: ⟦20 W 34th St., Suite 200⟧',
      'lower case': 'i live at ⟦221b baker street⟧ now',
      capitals: '⟦12 CHURCH LANE⟧',
      'floor before it': '⟦2nd Floor, 18-20 Queen Square⟧\n',
      'cell of a table': 'Sample,(415) 555-0133,⟦2200 Larkin St⟧,Ulm',
      'house with a name, flat before it': 'address ⟦Flat 9, Brook House, Low Mill Lane⟧, Leeds',
      'street above its postcode': 'Mrs Sample\n⟦Church Lane⟧\nNailsea\nBS48 2PD',
      'house above its postcode': 'Mrs Sample\n⟦The Old Forge⟧\nNailsea\nBS48 2PD',
      'floor and building before it': '⟦2nd Floor, Sample House, 44–48 Castle Gate⟧, Ayr',
      'building in a shopping centre': 'store (⟦Unit 14, Sample Centre, Henry Street⟧, Dublin)',
      'flat behind an abbreviation': '⟦2207 N Sample Blvd Apt 2⟧\n',
      'two names before town and postcode': 'Sample, ⟦Ty Coch, Heol Las⟧, Llanelli SA14 8QW',
      'flat above its street': 'MR SAMPLE\n⟦FLAT 6 BLOCK C⟧\n⟦MILL LANE⟧\nLONDON\nE17 7HF',
      'number and name before town and postcode': 'Sample, ⟦2 The Paddocks⟧, Wokingham, RG40 1XT',
      'house above, street and postcode': 'Ms Sample\n⟦Rosemount⟧, ⟦4 North Lodge Terrace⟧\nAyr\nDH3 4AG',
      'number in words': 'LLC, ⟦One Market Plaza, Suite 3600⟧, Ayr',
      'rural route': 'mail to ⟦RR 2 Box 118⟧, Salem',
      'Australian unit': '⟦Unit 3/45 George Street⟧, Sydney NSW 2000',
      'country road': 'Farm: ⟦9140 County Road 12⟧, Minot',
      'said in words': "we moved, it's ⟦forty-four seventeen Lakeshore Drive⟧, unit 12",
      'flat of a form':
        'Address              ⟦Flat 3, Wharfside⟧\n                     ⟦Lower Sample Road⟧\n                     Bath\nPostcode             BA2 3DQ\n',
      'floor, abbreviated': '⟦1204 N. Sample Ave., 17th Fl⟧. · Chicago',
      'flat in Scotland': 'Fiona, ⟦2F1, 44 Sample Terrace⟧, Ayr',
      'Indian, before the town and its code': 'at ⟦Plot No. 44, Survey No. 77/2, Sample Nagar⟧, Pune 411019',
      'house with a name, and a number': 'Mrs Sample, ⟦Orchard End, 3 Priory Close⟧, Ripon',
      Welsh: 'of ⟦2 Heol y Bryn⟧, Sketty',
      'unit in a trading estate': 'to ⟦Unit 7B Sample Trading Estate⟧   No.',
      'highway with a suite': 'Drug, ⟦2044 Highway 17 S, Ste 12⟧, fax',
      'number behind': 'Fa. Muster, ⟦Elm Street 14⟧, Leeds',
      'lot in Australia': '⟦Lot 12 Kiel Mountain Road⟧      Due\n',
      'shed in Australia': 'at ⟦Shed 4, 118 Old Sample Hwy⟧, Ayr',
      'house above its street, in the right column':
        'HM Sample Office                  Mr Sample\nSelf                              ⟦Rose Cottage⟧\nBX9                               ⟦Mill Lane⟧\n                                  OX25 5LG\n',
      'ZIP code behind the written state': 'Springfield, Illinois ⟦62704⟧.',
    },
    ignores: {
      'a count of hours': 'a 24 Hour Way to pay',
      'a count of people': '100 People Street Festival',
      'a distance': '4 miles down the road',
      'a drive': 'It is a 20 minute drive.',
      'no number': 'We met on Baker Street.',
      'no street word': '221B Baker',
      'a doctor': 'I saw 3 Senior Dr Smith fans.',
      'an amount': 'He paid $12 High Street tax.',
      'five digits behind no state': 'Musterfeld, XL 62704 units',
      'lanes of a road': 'a 4 lane road',
      'an office above an address': 'The Manager\nSample Ltd\nAyr\nKA7 1AA',
      'pull request, no state': 'has the fix, see PR 20417',
      'a year and an article': 'In June 1985, the United Way of Sample',
      'three and a street': 'and in three Wall Street Journal articles',
      'a year behind': 'It fell on Wall Street 2008.',
      'a count behind': 'In Church Street 5 people waited.',
      thousands: 'They sold 1,200 Park Road maps.',
    },
  },
};
