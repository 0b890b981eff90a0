/** Parts of British, Irish, American and Australian addresses: numbers, names, flats and what stands around them. */
import { anyOf } from '../any-of.js';
import { tokenEnd, wordEnd, wordStart } from '../bounds.js';
import { oneOf, source } from '../pattern.js';
import { notAYear } from '../years.js';
import {
  buildingWords,
  countedBeforeStreet,
  englishStreetAbbreviations,
  englishStreetWords,
  houseWords,
  officeHolders,
  unitsBeforeHouse,
  unitsBehindStreet,
  unitsForHouse,
} from './english-street-words.js';
import { englishFloor, flatByFloor } from './floor.js';

/** `Baker`, `O’Connell`. */
export const capitalWord = String.raw`\p{Lu}[\p{L}'’]{1,20}`;
/** As `capitalWord`, of three letters or more. */
export const longCapitalWord = String.raw`\p{Lu}[\p{L}'’]{2,20}`;
/** `Nailsea`, `Black Rock`, `Stratford-upon`: up to three words. */
export const placeName = `${longCapitalWord}(?:[ -]${longCapitalWord}){0,2}`;

/** A word of a street's name: `Baker`, `34th`, `of`. */
export const streetNameWord = source`(?:
  \p{Lu}[\p{L}\p{M}'’.-]{0,25}
  |\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)
  |of|the|and
)`;

/** `street`. */
export const streetWord = anyOf(englishStreetWords);
/** `Baker Street`, `Isle of Wight Road`. */
export const streetName = `(?:${streetNameWord} ){1,3}${streetWord}`;

const unitBehindStreet = oneOf(unitsBehindStreet);
/** `West`, `Lower` behind a street's name. */
const writtenDirection = '(?:North|South|East|West|NORTH|SOUTH|EAST|WEST|Lower|Upper|Extension|Extn)';
/** `St.` that no name follows, as in `St. James`. A stop at the end of a sentence belongs to it all the same. */
export const abbreviatedStreetWord = source`
  ${anyOf(englishStreetAbbreviations)}${wordEnd}
  (?:\.(?=[ ,\r\n]|$))?
  (?![ ](?!${unitBehindStreet}[ .#]|${writtenDirection}${wordEnd})\p{Lu}\p{Ll}{2})`;

const compassPoint = '(?:N|S|E|W|NE|NW|SE|SW)';
/** `N `, `West ` before a street's name, if it has one. */
export const direction = String.raw`(?:${compassPoint}\.? |(?:North|South|East|West) )?`;

const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th)`;
/** ` NW, Apt 4B`, ` (3F2)`, ` #03-11`, ` 4 #03-11`, `, 3rd Floor` behind a street, if it has one. */
export const behindStreet = source`
  (?: (?:${compassPoint}|${writtenDirection}(?! \p{Lu}\p{Ll}))${tokenEnd})?
  (?: \d{1,3}(?=,? #\d))?
  (?:,? (?:
    ${unitBehindStreet}\.? ?#?\w{1,5}(?:-\w{1,2})?
    (?: \((?:up|down|upper|lower|front|rear|back|left|right|upstairs|downstairs|side|basement)(?=\)))?
    |\([1-9GBP]F[1-9]\)
    |#\w{1,5}(?:-\w{1,5}(?: (?:${longCapitalWord} ){1,3}${oneOf([...buildingWords, 'Complex', 'Hub', 'Suites'])})?)?
    |${englishFloor}|${ordinal} Fl
  )${wordEnd}(?:(?<=\([a-z]{2,10})\))?)?`;

/** What has a number before the words of its title: `Part 14 The Green Book`. */
const numberedPart = oneOf([
  'Part', 'Chapter', 'Episode', 'Volume', 'Vol.', 'Season', 'Book', 'Act', 'Scene', 'Figure', 'Fig.', 'Table', 'Item',
  'Lesson', 'Verse', 'Track',
]); // prettier-ignore

/** A number may begin here: not behind a currency or within another number; a cell of a table ends with a comma. */
export const numberStart = source`
  (?:${wordStart}|(?<=\\[nrt]))
  (?<!${numberedPart} #?)
  (?<![-./]|\d:|(?<![\d/.-])\d{1,3},(?=\d{3}(?!\d))|[$€£] ?)`;

const year = String.raw`(?<!\d)(?:19|20)\d\d`;
/** A house number with the space behind it: `221B `, `44–48 `, `One ` before `Market Plaza,`; no count, no year. */
export const houseNumber = source`
  (?:
    (?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)(?=[ ](?:${capitalWord} ){1,3}${streetWord},)
    |[1-9]\d{0,4}(?:[A-Za-z]|½)?(?:[-–/][1-9]\d{0,4}[A-Za-z]?| 1/2)?
  )
  (?:(?<!${year}),)?
  [ ](?!(?:the|of) )(?!${anyOf(countedBeforeStreet)} )`;

/** `3a`, `12-14`, `118/2`: up to four digits, no year; for streets that no word shows. */
export const shortHouseNumber = String.raw`${notAYear}[1-9]\d{0,3}[a-zA-Z]?(?:[-–/]\d{1,4}[a-z]?)?`;

/** A building by its name: `Albion House`, `The Meridian`. */
export const building = source`(?:
  The (?:${capitalWord}[ ]?){1,2}
  |(?:${longCapitalWord} ){1,2}${oneOf(buildingWords)}
)`;

/** A house by its name, alone on its line: `Rose Cottage`, `The Old Forge`. */
export const houseName = source`(?:
  The (?!${oneOf(officeHolders)})(?:${capitalWord} ?){1,3}
  |(?:${longCapitalWord} ){1,2}${oneOf(houseWords)}
)`;

/**
 * `Flat 4, `, `2F1, `, `0/1, `, `1408 – `, `Unit 3/`, `U3/`, `12/F, `, `2nd Floor, Sample House, ` before a house
 * number, and the `Flat ` of `Flat 9 Sample Court`.
 */
export const unitBeforeHouse = source`
  (?:
    (?:[1-9GB]F[1-9]|PF[1-9]|#\d{1,4}[A-Z]?(?=(?:, ?| [-–] )\d)|(?!(?:19|20)\d\d )\d{2,4}[A-Z]?(?= [-–] \d)
    |\d/\d(?=, )|\d{1,2}/F(?=, )|U\d{1,3}(?=/)
    |${flatByFloor}|${anyOf(unitsBeforeHouse)} #?(?!\p{Ll}{3})\w{1,5}(?: ?(?:[-/&]|and) ?\w{1,5})?
    (?:, ${englishFloor})?)
    (?:, ?| ?/ ?(?=\d)| [-–] (?=\d)|(?<=[lL]ot \d{1,4}) (?=\d?\p{Lu}))
    (?:${building}, ?)?
    |(?:[fF]lat|FLAT|[aA]partment|APARTMENT|[aA]pt\.?|APT|[uU]nit|UNIT|[sS]tudio) (?=\d)
  )?`;

/** `Flat 9, `, `2nd Floor, ` in place of a house number. */
export const unitForHouse = source`(?:
  ${englishFloor}|${oneOf(unitsForHouse)} \w{1,5}(?: ?(?:[-–/&]|and|to) ?\w{1,5})?(?:, ${englishFloor})?
),[ ]`;

/** `SW1A 1AA`. */
export const ukPostcode = String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`;

/** Spaces and the end of the line. */
export const lineBreak = String.raw`[ \t]{0,4}\r?\n`;

/** A postcode ends the address, three lines below at most. */
export const postcodeBelow = String.raw`(?=,?${lineBreak}(?:[^\n]{1,60}\r?\n){0,2}[^\n]{0,40}${ukPostcode}${wordEnd})`;

/** A thing in its colour, and a doctor: `600, Sage green`, `312, HA Dr`. */
const noStreet =
  /^[^,]{1,20}, \p{Lu}\p{Ll}{1,20} (?:green|rise|common|view|gate|park|yard|loop|trail|close|way)$|\d,? \p{Lu}{1,3} D[rR]$/u;
/** Whether a match can be a street, and is no thing or doctor that looks like one. */
export const isEnglishStreet = (address: string): boolean => !noStreet.test(address);
