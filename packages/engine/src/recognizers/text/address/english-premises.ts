import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import {
  abbreviatedStreetWord,
  behindStreet,
  building,
  capitalWord,
  houseName,
  houseNumber,
  longCapitalWord,
  numberStart,
  streetName,
  streetNameWord,
  streetWord,
  unitForHouse,
} from './english-street-parts.js';
import { houseWordsBeforeStreets, welshHouseWords } from './english-street-words.js';

const anyStreet = `(?:${streetNameWord} ){1,3}(?:${streetWord}|${abbreviatedStreetWord})`;

/** `Tan-y-Bryn`, `Pen-y-Bont`, `Stow-on-the-Wold`. */
const joinedName = String.raw`\p{Lu}\p{L}{1,15}(?:-(?:y|yr|on|the|le|by|na|ar|uwch)){1,3}-\p{Lu}\p{L}{1,15}`;

const plainWord = String.raw`\p{Lu}[\p{L}'’-]{2,20}`;
/** `Rose Cottage, `, `The Manse, `, `Orchard End, 3 `, `Sample Tower, 3 `: a house with a name before its street. */
const houseBeforeStreet = source`
  (?:(?:The|THE) (?:${plainWord} )?${plainWord}|(?:${plainWord} )?${plainWord} ${oneOf(houseWordsBeforeStreets)}|
  ${building}(?=, \d)),
  [ ](?:[1-9]\d{0,3}[a-z]?(?:[-–]\d{1,4}[a-z]?)? )?`;

/** `Flat B, 12/F, Tower 3, ` before a number in Hong Kong. */
const hongKongUnit = source`
  (?:Flat|FLAT|Rm|RM|Room|ROOM|Unit|UNIT|Suite|SUITE|Shop|SHOP) \w{1,6}(?:-\w{1,4})?,? \d{1,3}/F\.?, ?
  (?:(?:Tower|Block|Blk) \w{1,3}, ?)?
`;
/** `Blk 417 Ang Mo Kio Avenue 10 #05-1180`, `Block 5, Toa Payoh Lorong 7, #11-43` of Singapore. */
const singaporeBlock = source`
  (?:Blk|BLK|Block|BLOCK) \d{1,4}[A-Z]?(?:,? (?:${capitalWord} ){1,4}\d{1,3})?,? #\d{1,2}-\d{1,5}[A-Z]?${wordEnd}
`;

/**
 * English address whose premises have a name or a number of their own in place of a house number: flats, units, lots,
 * blocks, houses with names.
 * Rule: Royal Mail addressing standards (sub-building and building name before the thoroughfare); AS 4590 (Australian
 * lot numbers).
 */
export const englishPremises: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`
      // Flat 9, Brook House, Low Mill Lane
      ${wordStart}${unitForHouse}(?:(?:Block|Tower|Wing) \w{1,3}, )?
      (?:(?:${building}|${houseName}), )?
      (?:${anyStreet}|${building}|${houseName}|${joinedName})${wordEnd}`,
    pattern('gu')`
      // Flat 4, The Old Brewery, 19 Soutergate
      ${wordStart}${unitForHouse}(?:${building}|${houseName}), ${houseNumber}${longCapitalWord}(?: ${longCapitalWord})?
      (?=,|${lineEnd})`,
    pattern('gu')`
      // Ivy Cottage, Mill Lane
      ${wordStart}${houseBeforeStreet}${streetName}${wordEnd}`,
    pattern('gu')`
      // Tŷ Newydd, 9 Mill Lane
      ${wordStart}${oneOf(welshHouseWords)}[ -]\p{Lu}[\p{L}'’-]{1,20}, ${houseNumber}${streetName}${wordEnd}`,
    pattern('dgu')`
      // Address   Rosevean, 31 Mill Lane
      ${wordStart}(?:[hH]ome )?(?:[aA]ddress|ADDRESS)[ \t]{0,30}[:|]?[ \t]{1,30}
      (?<value>${longCapitalWord}(?: ${longCapitalWord})?, ${houseNumber}${streetName})${wordEnd}`,
    pattern('gu')`
      // Castle Chambers, 17 Mill Lane
      ${wordStart}(?!The )${building}, ${houseNumber}${streetName}${wordEnd}`,
    pattern('gu')`
      // Flat B, 12/F, Tower 3, 88 Nathan Road
      ${wordStart}${hongKongUnit}(?:${building}, ?)?(?:${houseNumber}${anyStreet}|${building})${wordEnd}`,
    pattern('gu')`${wordStart}${singaporeBlock}`,
    // your unit #05-11
    pattern('dgu')`
      ${wordStart}(?:[uU]nit|[aA]partment|[aA]pt\.?|[fF]lat|[cC]ondo|[sS]hop|[oO]ffice)
      [ ](?<value>#\d{1,2}-\d{1,5}[A-Z]?)${wordEnd}
    `,
    pattern('gu')`
      // One Sample Center, Suite 1400
      ${numberStart}(?:One|Two|Three|Four|Five|[1-9]\d{0,4}) (?:${capitalWord} ){1,3}
      (?:Center|Centre|Plaza|Towers?|Building|Mall|Campus|Commons|Landing|Exchange|Wharf|Place|Square|Park)
      (?=,? (?:Suite|Ste|STE|Floor|Level|Room|Rm|Unit|\d{1,2}(?:st|nd|rd|th) F|#)[ .]?)${behindStreet}`,
    pattern('gmu')`
      // Lot 12 Kiel Mountain Road
      (?<=^|[ \t>(:,;])
      (?:Lot|Shed|Plot) \d{1,4},? ${anyStreet}${wordEnd}`,
    pattern('gmu')`
      // Lot 17, in the box beside its street
      (?<=^[ \t|]{0,12}\d{1,5}[A-Za-z]? [\p{L} .'’-]{3,40}(?: {3,40}|\t| ?\| ?))
      (?:Lot|Apt|Unit|Flat|Suite|Ste|Rm|Spc|Trlr|LOT|APT|UNIT|FLAT|STE)\.? ?#?\d{1,4}[A-Z]?
      (?=[ \t]{0,8}(?:\||\r?$)| {3})`,
    pattern('gu')`
      // Unit 8, Sample Business Park
      ${wordStart}
      (?:Unit|UNIT|Units) \w{1,4},? (?:${capitalWord} ){1,3}
      (?:Trading|Industrial|Ind\.?|Business|Bus\.?|Retail|Enterprise|Science|Technology|Commercial)
      [ ](?:Estate|Est\.|Est|Park|Pk|Centre)(?![\p{L}\p{N}])`,
  ],
  examples: {
    finds: {
      'flat in Hong Kong': 'to ⟦Flat B, 7/F, Tower 2, 18 Sample Road⟧, Kowloon',
      'building in Hong Kong': 'at ⟦Rm 1204, 12/F, Sample Centre, 18 Sample Road⟧, Wan Chai',
      'block in Singapore': 'at ⟦Block 5, Sample Lorong 7, #11-43⟧ since',
      'block and unit in Singapore': 'Unit\n⟦Blk 20, #07-12⟧\nTelephone',
      'unit in Singapore, no street': 'inspected your unit ⟦#05-11⟧ on',
      'house with a hyphen': '⟦The Old Co-op, 6 Sample Road⟧, Leeds',
      'house with a name': 'sent to ⟦Ivy Cottage, Mill Lane⟧ today',
      'house with a name of three words': 'to ⟦Lower Sample Barn, 2 Sample Lane⟧    Max',
      'flat in a house with a name': 'x  ⟦Apt 14, The Mill, Sample Promenade⟧, Sligo',
      'house with a name, in capitals': 'Address:  ⟦THE OLD FORGE, 3 SAMPLE LANE⟧\n',
      'house with a name, and a number': 'Mrs Sample, ⟦Orchard End, 3 Priory Close⟧, Ripon',
      'building with a name, and numbers': 'at ⟦Great Sample Tower, 12-14 Priory Close⟧, Ripon',
      'house with a name, flat before it': 'address ⟦Flat 9, Brook House, Low Mill Lane⟧, Leeds',
      'building in a shopping centre': 'store (⟦Unit 14, Sample Centre, Henry Street⟧, Dublin)',
      'flat in a building, no street word': 'Address     ⟦Flat 4, The Old Brewery, 19 Soutergate⟧\n',
      'cottage with a number': 'Late of ⟦Cottage No. 3, Sample Road⟧, Ballina',
      'flat in a block': 'to ⟦Apt 12, Block C, Sample Canal Wharf⟧, Dublin',
      'several units': 'Sample Hire\n⟦Units 4-5, Sample Yard⟧, Ayr, CF37 5YB',
      'flat in a house with a Welsh name': 'x,"⟦Flat 3, Tan-y-Bryn⟧",Bangor',
      'unit in a business park': '⟦Unit 8, Sample Business Park⟧, Leeds',
      'unit in an estate, abbreviated': 'now ⟦Unit 12, Sample Road Ind. Est.⟧, Leeds',
      'house in Wales': 'lives at ⟦Tŷ Newydd, 9 Sample Lane⟧, Ayr',
      'house of a form': 'Address      ⟦Rosevean, 31 Sample Road⟧, Ayr\n',
      'unit in a trading estate': 'to ⟦Unit 7B Sample Trading Estate⟧   No.',
      'lot in Australia': '⟦Lot 12 Kiel Mountain Road⟧      Due\n',
      'lot in the box beside its street':
        'Street address            Apt/Lot\n418 Samplefield           ⟦Lot 17⟧\nCity\n',
      'plot of a new estate': 'sale of ⟦Plot 9 Orchard Rise⟧\n',
      'center and suite': 'Regional Office\n⟦One Sample Center, Suite 1400⟧\nToledo, OH',
      'building before a number': 'at ⟦Castle Chambers, 17 Mill Lane⟧, by',
    },
    ignores: {
      'a center and no suite': 'We saw Three Shopping Center Fans.',
      'no flat': 'We met in Low Mill Lane.',
      'a block and no unit': 'Block 5, Sample Session 7',
      'a number of a ticket': 'see ticket #05-11 of',
      'a floor and no street': 'Flat B, 7/F, two beds',
      'a flat and no building': 'Flat 9, Ring twice',
      'a house and no street': 'sent to Ivy Cottage, Leeds',
      'a thing before a street': 'a Garden Fence, Mill Lane',
      'a lot of something': 'He bought Lot 12 at the auction.',
      'a lot beside a thing': 'Item                  Tray\nSample chairs         Lot 17\n',
      'a unit of a course': 'Unit 8, Sample Business Plan',
    },
  },
};
