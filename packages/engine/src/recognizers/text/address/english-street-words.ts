/**
 * Words of British, Irish, American and Australian addresses.
 * Origin: USPS Publication 28 appendices B and C, Royal Mail PAF thoroughfare and premises descriptors, and street
 * directories, collected by hand in November 2026.
 */

/** Street words, written out, in any case. */
export const englishStreetWords = [
  'street', 'road', 'avenue', 'lane', 'drive', 'boulevard', 'court', 'place', 'square', 'terrace', 'close', 'crescent',
  'way', 'gardens', 'grove', 'mews', 'hill', 'row', 'parkway', 'highway', 'circle', 'walk', 'quay', 'wharf', 'approach',
  'green', 'rise', 'parade', 'trail', 'alley', 'broadway', 'park', 'view', 'vale', 'mount', 'plaza', 'loop', 'turnpike',
  'embankment', 'yard', 'gate', 'common', 'esplanade', 'promenade', 'brae', 'wynd', 'cottages', 'lawns', 'almshouses',
  'villas', 'mansions',
] as const; // prettier-ignore

/** Street words, abbreviated, with or without their full stop, in any case. */
export const englishStreetAbbreviations = [
  'st', 'rd', 'ave', 'av', 'ln', 'dr', 'blvd', 'ct', 'pl', 'sq', 'ter', 'cres', 'gdns', 'pkwy', 'hwy', 'cir', 'pde',
  'trl', 'tpke', 'crt', 'terr', 'cresc',
] as const; // prettier-ignore

/** Street words that are one in lower case too: `221b baker street`. */
export const lowerStreetWords = [
  'street', 'road', 'avenue', 'lane', 'boulevard', 'terrace', 'crescent', 'grove', 'mews',
] as const; // prettier-ignore

/** Words before the number of a road: `9140 County Road 12`. */
export const numberedRoads = [
  'Highway', 'Hwy', 'Route', 'Rte', 'Rt', 'Road', 'Rd', 'Rd.', 'Hwy.', 'Rte.', 'CR', 'SR', 'FM', 'HIGHWAY', 'HWY',
  'ROUTE', 'RTE', 'RT', 'ROAD', 'RD',
] as const; // prettier-ignore

/** Words that begin a Welsh or Irish street or estate: `Heol y Bryn`, `Sráid Mhór`, `Cois Farraige`. */
export const celticStreetWords = [
  'Heol', 'Ffordd', 'Stryd', 'Maes', 'Lôn', 'Clos', 'Rhodfa', 'Cwrt', 'Rhes', 'Tan', 'Sráid', 'Bóthar', 'Ascaill',
  'Plás', 'Céide', 'Cois', 'Cluain', 'Páirc', 'Radharc', 'Gort', 'Gleann', 'Cnoc', 'Droim', 'Ráth', 'Baile', 'Coill',
  'Doire', 'Lios', 'Tír', 'Cúl', 'Sliabh', 'Móin', 'Carraig', 'Caisleán', 'Teach', 'Tigh', 'Cúirt', 'Faiche', 'Gairdín',
  'Garraí', 'Garrán', 'Bealach', 'Fána', 'Slí', 'Lána', 'Cearnóg', 'Corrán', 'Clós', 'Mullach', 'Muileann', 'Oileán',
  'Tobar', 'Trá', 'Ard', 'Áth', 'Bryn', 'Llys', 'Cae', 'Nant', 'Trem', 'Gerddi', 'Erw', 'Coed', 'Pant', 'Cilgant',
  'Waun', 'Plas', 'Lon',
] as const; // prettier-ignore

/** What a building is called at the end of its name: `Albion House`. */
export const buildingWords = [
  'House', 'Court', 'Centre', 'Center', 'Tower', 'Towers', 'Park', 'Estate', 'Mansions', 'Apts', 'Flats', 'Chambers',
  'Residency', 'Building', 'Buildings', 'Hall', 'Mill', 'Works', 'Point', 'Plaza', 'Wharf', 'Quay', 'Yard', 'Lodge',
  'Apartments', 'Exchange', 'Arcade', 'Annexe',
] as const; // prettier-ignore

/** What a house above its street or town is called: `Rose Cottage`. */
export const houseWords = [
  'Cottage', 'House', 'Lodge', 'Farm', 'Manor', 'Villa', 'Barn', 'Mill', 'Forge', 'Hall', 'Rectory', 'Vicarage',
  'Court', 'Grange', 'Bungalow', 'Chapel',
] as const; // prettier-ignore

/** Words in lower case within the name of a house or hill in Gaelic, Welsh or English: `Tigh na Mara`. */
export const wordsWithinHouseNames = [
  'na', 'nan', 'an', 'y', 'yr', "a'", 'ar', 'mo', 'of', 'the', 'on', 'le', 'by', 'Mo',
] as const; // prettier-ignore

/** What a house is called that stands before its street on the same line: `Ivy Cottage, Mill Lane`. */
export const houseWordsBeforeStreets = [
  'Cottage', 'House', 'Lodge', 'Farm', 'Manor', 'Villa', 'End', 'View', 'Barn', 'Croft', 'Grange', 'Lea', 'Nook',
  'Corner', 'Holme', 'Acre', 'Dene',
] as const; // prettier-ignore

/** What begins the name of a house in Wales: `Tŷ Newydd`. */
export const welshHouseWords = [
  'Tŷ', 'Ty', 'Bryn', 'Plas', 'Llys', 'Pen', 'Maes', 'Hafod', 'Bwthyn', 'Nant', 'Glan', 'Llwyn', 'Craig', 'Trem', 'Min',
  'Erw', 'Bod', 'Cae', 'Hendre',
] as const; // prettier-ignore

/** Whom a line such as `The Manager` names above an address: no house. */
export const officeHolders = [
  'Manager', 'Director', 'Secretary', 'Editor', 'Clerk', 'Head', 'Registrar', 'Team', 'Principal', 'Occupier',
  'Executor', 'Trustee', 'Chair',
] as const; // prettier-ignore

/** What has a number before the house: `Flat 4, 12 High St`; in any case. */
export const unitsBeforeHouse = [
  'level', 'flat', 'apt.', 'apt', 'apartment', 'unit', 'suite', 'ste.', 'ste', 'room', 'floor', 'block', 'bay', 'plot',
  'shed', 'lot', 'shop', 'warehouse', 'hangar', 'factory', 'villa', 'studio', 'office', 'no.', 'door no', 'door no.',
  'flat no.', 'shop no.', 'house no.', 'plot no.', 'units', 'flats', 'suites', 'shops', 'offices', 'plots', 'bays',
  'apartments',
] as const; // prettier-ignore

/** What has a number in place of the house: `Flat 9, Brook House, Low Mill Lane`. */
export const unitsForHouse = [
  'Flat No.', 'Flat', 'FLAT', 'Apartment No.', 'Apartment', 'Apt', 'Unit No.', 'Unit', 'UNIT', 'Cottage No.', 'Cottage',
  'House No.', 'Cabin', 'Chalet', 'Lodge', 'Pitch', 'Berth', 'Room', 'Suite', 'Block', 'Bay', 'Units', 'UNITS', 'Flats',
  'Apartments', 'Suites', 'Rooms', 'Shops', 'Bays', 'Offices',
] as const; // prettier-ignore

/** What has a number behind the street: `350 Fifth Ave, Apt 4B`. */
export const unitsBehindStreet = [
  'apt', 'Apt', 'APT', 'apartment', 'Apartment', 'suite', 'Suite', 'SUITE', 'ste', 'Ste', 'STE', 'unit', 'Unit', 'UNIT',
  'flat', 'Flat', 'floor', 'Floor', 'room', 'Room', 'rm', 'Rm', 'bldg', 'Bldg', 'Fl', 'Lot', 'LOT', 'Trlr', 'TRLR',
  'Spc', 'SPC', 'Space',
] as const; // prettier-ignore

/** What a number counts that stands before a capital: `24 Hour Way`; in any case. */
export const countedBeforeStreet = [
  'hour', 'hours', 'day', 'days', 'week', 'weeks', 'month', 'months', 'year', 'years', 'minute', 'minutes', 'people',
  'persons', 'lane', 'way', 'point', 'points', 'star', 'stage', 'step', 'steps', 'part', 'items', 'percent', 'miles',
  'units', 'am', 'pm', 'wochen', 'tagen', 'monaten',
] as const; // prettier-ignore

/** Words in lower case before a street word that name no street: `4 miles of road`. */
export const notInLowerStreets = [
  'minute', 'minutes', 'hour', 'hours', 'mile', 'miles', 'way', 'lane', 'main', 'side', 'new', 'different', 'more',
  'bedroom', 'busy', 'of', 'on', 'in', 'at', 'the', 'a', 'day', 'days', 'point', 'times', 'years', 'metre', 'meter',
  'block', 'blocks',
] as const; // prettier-ignore
