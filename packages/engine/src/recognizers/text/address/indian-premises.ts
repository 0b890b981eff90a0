import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { capitalWord, longCapitalWord } from './english-street-parts.js';
import { englishFloor } from './floor.js';

/** What an address lies near, which belongs to no address: `, near Water Tank`. */
const landmark = source`
  ,? (?:[nN]ear|NEAR|[nN]r\.?|[oO]pp(?:osite|\.)?(?: to)?|OPP\.?|[bB]ehind|[bB]eside|[bB]/[hH]|[nN]ext to|[aA]djacent to)[ ]
  [^,\n]{2,40}
`;
const notALandmark =
  '(?!(?:[nN]ear|NEAR|[nN]r|[oO]pp|OPP|[bB]ehind|[bB]eside|[bB]/[hH]|[nN]ext to|[aA]djacent|' +
  '(?:Dist|Distt|District|Tal|Taluk|Taluka|Tehsil|Teh|Mandal|Via|P\\.?O|Post)[. :]))';
/** `, Shanti Residency`. */
const anyPart = String.raw`, ${notALandmark}[\p{L}\d][^,\n]{1,30}`;

/** The town with its code behind the address, on the same line or the next: `, Pune - 411019`. */
const town = source`(?=
  (?:${landmark}(?:, [^,\n]{2,30}){0,2})?
  (?:,? (?:Dist|Distt|District|Tal|Taluk|Taluka|Tehsil|Teh)${wordEnd}[.:]{0,2})?
  ,?(?:[ ]|[ \t]{0,3}\r?\n[ \t]{0,12})
  \p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20}| \((?:[EWNS]|East|West|North|South)\))?(?: ?[-–] ?| )\d{3} ?\d{3}(?!\d)
)`;

/** Surveys of land, by which plots are numbered: `S. No.`, `S.F. No.`, `Gat No.`. */
const survey = oneOf([
  'S.F.', 'SF', 'S.', 'Sy.', 'Sy', 'Survey', 'R.S.', 'RS', 'T.S.', 'TS', 'CTS', 'C.T.S.', 'C.S.', 'Gat', 'Gut',
  'Khasra', 'Khata', 'Patta', 'Dag', 'Hissa',
]); // prettier-ignore
/** Estates of the states' development corporations: `MIDC`, `GIDC Industrial Area`, `KIADB Phase II`. */
const industrial = source`
  (?:MIDC|GIDC|SIDCO|KIADB|KSSIDC|RIICO|UPSIDC|UPSIDA|SIPCOT|HSIIDC|PSIEC|TSIIC|APIIC|IDCO|BIADA|KINFRA|DSIIDC|EPIP|SEZ
  |M\.I\.D\.C\.?|G\.I\.D\.C\.?|(?:Industrial|Indl\.?|Ind\.) (?:Area|Estate|Zone))
  (?:[ ](?:(?:Industrial|Indl\.?) )?(?:Area|Estate|Zone|Park))?(?:,? Phase[ -]?(?:\d|I{1,3}|IV))?`;
const surveyNumber = String.raw`${survey} ?[nN]os?\.? ?\d[\w/-]{0,10}`;

/** `Plot 14`, `H.No. 12-3-456`, `Flat No. 402`, `Row House 9`, `B-402`, `S. No. 82/3`. */
const number = source`(?:
  (?:Plot|PLOT|Flat|FLAT|House|HOUSE|Row House|Row-House|Bungalow|Villa|Quarter|Qtr|Door|Shop|Survey|Old|New|H|D|F)
  (?: ?\.? ?(?:No|NO|no))?\.? ?[A-Z]?-?\d[\w/-]{0,10}
  |${surveyNumber}
  |[A-Z][-/]\d{1,4}
)`;
const ordinals = oneOf(['First', 'Second', 'Third', 'Fourth']);
/** Ends of the names of quarters, societies and houses. */
const quarters = oneOf([
  'Nagar', 'Colony', 'Layout', 'Society', 'Vihar', 'Enclave', 'Marg', 'Salai', 'Chowk', 'Bagh', 'Puram', 'Residency',
  'Apartments', 'Apartment', 'Apts', 'Apt', 'Kailash', 'Bazaar', 'Bazar', 'Gali', 'Galli', 'Peth', 'Wadi', 'Nivas',
  'Niwas', 'Sadan', 'Bhavan', 'Bhawan', 'Kunj', 'Manzil', 'Mahal', 'Heights', 'Towers', 'CHS', 'CHSL', 'CGHS',
  'Extension', 'Extn', 'Complex', 'Gardens', 'Villas', 'Homes', 'Mohalla', 'Para', 'Street', 'Road', 'Rd', 'Lane',
  'Cross',
]); // prettier-ignore
/** `Sector 22`, `3rd Cross`, `B Wing`, `Road No. 36`, `Sample Nagar`, `S. No. 82/3`: what only such addresses have. */
const part = source`
  Sector[ -]\d{1,3}(?:-?[A-Z])?
  |(?:\d{1,2}(?:st|nd|rd|th)|${ordinals}) (?:Cross|Main|Block|Stage)(?: (?:Road|Rd))?
  |(?:Street|Road|Lane|Gali|Ward) No\.? ?\d{1,3}
  |[A-Z][ -]?Wing|Wing[ -][A-Z]
  |Phase[ -](?:\d|I{1,3}|IV)
  |${industrial}
  |${surveyNumber}
  |\d{2,3} (?:Feet|Ft\.?|ft\.?) (?:Ring )?(?:Road|Rd)
  |(?:${capitalWord}(?:-${capitalWord})? ){1,3}${quarters}(?: (?:I{1,3}|IV|(?:[nN]o\.? ?)?\d{1,2}))?`;

/** `8-2-293`, `12-3-456/7/A`: the number of a door in Andhra Pradesh and Telangana. */
const doorNumber = String.raw`\d{1,2}-\d{1,3}-\d{1,4}(?:/\w{1,5}){0,4}`;
const floor = `(?:${englishFloor}, ?)`;

/**
 * Indian address by the number of its plot, flat, door or survey: `Plot No. 44, Sample Nagar`.
 * Rule: India Post, "How to address mail" (house or flat, street or locality, town, code); what only such addresses
 * have stands behind the number, or the town with its code. What the address lies near is no part of it.
 */
export const indianPremises: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`
      // Plot No. 44, Survey No. 77/2, Sample Nagar, before a town with its code
      ${wordStart}
      (?:(?:(?:Plot|Flat|House|Door|Shop|Survey|Office|Unit|Suite|Room|Cabin|Gala|H|D) ?\.? ?)?No\.? ?\d[\w/-]{0,10}
      |Flat \w{1,6}|(?:Plot )?[A-Z]-\d{1,4})
      (?:${anyPart}){0,4}
      ${town}`,
    pattern('gu')`
      // Plot 14, Sector 22; H.No. 12-3-456, Street No. 5; 3rd Floor, No. 218, 80 Feet Road: whatever follows
      (?:${wordStart}(?:${floor} ?)?(?:${number}|No\. ?\d{1,4}(?:/\w{1,5})?
      (?=,(?: [^,\n]{2,30},)? \d{2,3} (?:Feet|Ft|ft)))|(?<![\p{L}\d#])# ?\d[\w/-]{0,10})
      (?:${anyPart}){0,3}, ${notALandmark}(?:${part})${wordEnd}
      (?:, (?:${capitalWord} ){1,2}(?:Road|Rd|Street|Marg)${wordEnd})?`,
    pattern('gu')`
      // D.No. 4-12/1, House No. 5
      ${wordStart}(?:[HD]\. ?[nN]o|Door [nN]o|House [nN]o)\.? ?\d[\w/-]{0,10}(?=, \p{Lu}\p{L}{2})`,
    pattern('gu')`
      // Shop 4 & 5, Ground Floor, Sample Complex, 12/A Sample Road; 12, Sample Apartments
      ${wordStart}(?:(?:Shop|Office|Flat|Unit)(?: No\.?)? \w{1,5}(?: ?& ?\w{1,5})?|(?!(?:19|20)\d\d)\d{1,4}(?:/?[A-Z])?
      ),(?: ${floor})?(?: (?:${capitalWord} ){1,3}${quarters},){1,4}
      [ ](?:\d{1,4}(?:/?[A-Z])? )?(?:${capitalWord} ){1,3}
      (?:Road|Rd|Street|Marg|Nagar|Colony|Layout|Peth|Wadi|Chowk|Salai|Bazaar|Bazar|Gali)${wordEnd}`,
    pattern('gmu')`
      // Flat No. B-704, alone on its line
      (?<=^[ \t>]{0,8})(?:Flat|Villa|Bungalow|Row House|House|Shop|Quarter) No\.? ?[A-Z]?[-/]?\d{1,4}[A-Z]?(?=,?[ \t]{0,4}$)`,
    pattern('gu')`
      // C17 Malcha Marg, B-14 Sample Vihar
      ${wordStart}(?<![/.-])[A-Z]-?\d{1,4}[A-Z]?(?:/\d{1,3})?,?
      [ ]${notALandmark}(?:${longCapitalWord} ){1,2}(?:Marg|Nagar|Vihar|Enclave|Salai|Chowk|Bagh|Puram|Kunj|Peth|
      Sadan|Bhavan|Bhawan|Niwas|Nivas|Mohalla|Wadi|Gali|Galli)(?=[,.;)]|${lineEnd}| {2}| ?[-–])`,
    pattern('gu')`
      // TC 26/1187, of Thiruvananthapuram
      ${wordStart}(?:T\.?C\.?|K\.?C\.?) ?(?:No\.? ?)?\d{1,3}/\d{1,5}(?:[-/ ]?\(?\w{1,3}\)?)?(?=, \p{Lu})`,
    pattern('gu')`
      // #45, 3rd Main, 8th Cross, before the same
      (?<![\p{L}\d#])# ?\d[\w/-]{0,10}(?:${anyPart}){1,4}
      ${town}`,
    pattern('gu')`
      // 4th Floor, Block B, 8-2-293 Road No. 36
      ${wordStart}${floor}?(?:(?:Block|Tower|Wing) \w{1,2}, |(?:${longCapitalWord} ){1,3}(?:Towers?|House|Building|Plaza), )?
      ${doorNumber},? (?:${part})${wordEnd}`,
  ],
  examples: {
    finds: {
      'town on the next line': 'at ⟦No. 27, 4th Cross, 2nd Main Road⟧,\nBengaluru - 560038',
      'behind a hash': 'at ⟦#45, 3rd Main, Sample Nagar⟧, Bengaluru 560078',
      sector: 'at ⟦Plot 14, Sector 22⟧, Noida',
      'cross streets': '⟦#14, 3rd Cross, 5th Main⟧, Sampletown',
      flat: '⟦B-402, Shanti Residency⟧, Andheri East',
      'flat, before a road': '⟦B-604, Sample Krupa CHS, Paud Road⟧,',
      'flat with a slash': 'at ⟦A/304, Sample Darshan CHS⟧, Malad',
      door: '⟦D.No. 4-12/1⟧, Guntur',
      'before the town and its code': 'at ⟦Plot No. 44, Survey No. 77/2, Sample Nagar⟧, Pune 411019',
      'office and building': '⟦Office No. 305, Sai Chambers, 118/4 Sample Road⟧, Pune 411005',
      'before its district': '⟦Plot No. F-72, MIDC Phase II⟧, ⟦Chakan⟧, Dist. Pune 410501',
      'near a landmark': 'at ⟦Plot No. 43, Sample Nagar⟧, near Water Tank\nWardha - 442001',
      'wing and survey': ': ⟦Flat 703, B Wing, Sample CHS, S. No. 82/3⟧, Near Sample Bhavan,',
      'shops of a complex': 'at ⟦Shop 4 & 5, Ground Floor, Sample Complex, 12/A Sample Main Road⟧, Pune',
      'road with a number': '⟦Plot No. 41, Sample Road No. 2⟧, Thane (West) 400610',
      apartments: 'at ⟦12, Tulip Apartments, Sample Road⟧, Nashik',
      'a letter at the number, before its road': 'Consular Section\n⟦C17 Sample Marg⟧, Chanakyapuri\n',
      'of Kerala': 'x ⟦TC 26/1187⟧, Vanchiyoor P.O.',
      'of an industrial estate': 'Sample Ltd.\n⟦Plot No. 118, MIDC Phase II⟧\nChakan, Pune – 410501',
      'in an industrial area': '⟦Plot W-88, GIDC Industrial Area⟧, Vapi',
      'row house': 'team lead, ⟦Row House 9, Sus Road⟧, Pashan',
      'flat alone on its line': 'Smt. Erna Sample\n⟦Flat No. B-704⟧\nMembership',
      'road of so many feet': '⟦3rd Floor, No. 218, 80 Feet Road⟧, Sample 4th Block',
      'quarter of Pune': '| ⟦Flat 12, Noor Manzil, 481 Sample Peth⟧ |',
      'survey and a road of two places': '⟦S. No. 42/3, Baner-Sample Link Road⟧, Pune - 411021',
      'survey first': 'Mills Ltd, ⟦S.F. No. 212/4, Sathy Main Road⟧, Annur',
      'door of Hyderabad': '⟦4th Floor, Block B, 8-2-293 Road No. 36⟧, Jubilee Hills',
    },
    ignores: {
      'a sector and no plot': 'Plot holes, Sector 22',
      'a plot and no code': 'Plot No. 44 is the larger one',
      'a code of five digits': 'Plot No. 44, Sample Villa, Pune 41101',
      'a landmark alone': 'Plot 43, near Water Tank',
      'a number of three parts and no road': 'code 8-2-293 was sent',
      'a kind of lamps': 'with 12 New Nagar lamps',
      'a vitamin': 'B-12, Folic acid',
    },
  },
};
