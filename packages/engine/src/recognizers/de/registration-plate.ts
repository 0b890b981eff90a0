import type { Recognizer } from '../../recognizer.js';
import { vehicleWords } from '../anywhere/vehicle-words.js';
import { tokenStart } from '../text/bounds.js';
import { pattern, source } from '../text/pattern.js';
import { districtCodes } from './district-codes.js';

const number = String.raw`[1-9]\d{0,3}(?: ?[EHeh])?(?![\p{L}\p{N}]|[.,-]\d)`;

/** Not in a field for articles: `<ArticleNumber>ST-FI-280<`, `"sku": "HH-AB-12"`. */
const notAnArticle = String.raw`(?<!(?:[aA]rti[ck](?:le|el)|[iI]tem|[pP]roduct|[pP]art|sku|SKU)(?:[nN](?:umber|ummer|r|o)|I[dD]|[cC]ode)?["']?[ ]?[>:=][ ]?["']?)`;

/** Nor behind the word for a model, with its maker, or for a programme: `Modell V-ZUG DW-SR 60`, `programme HB-R37`. */
const notAModel = source`(?<!
  (?<!\p{L})(?:[mM]odell?|[tT]ype?|[sS]erie|[pP]rogramme?)(?:nr\.?|bezeichnung)?[:.]?[ ]
  (?:(?:AEG|Bauknecht|Bosch|Electrolux|Gorenje|Grohe|Jura|Liebherr|Miele|Neff|Samsung|Siemens|Vaillant|Viessmann|V-ZUG)[ ])?
)`;

/** Single digits as old scans have them: `4 7 1 1`. */
const spacedNumber = String.raw`[1-9](?: \d){1,3}(?![\p{L}\p{N}]|[ .,-]\d)`;

/** District of the list, and no more than eight characters in all; `DIN-A 4` is paper, `VS-NR 811` a label. */
function isPlate(value: string): boolean {
  const [district = ''] = value.split(/[-–‐‑ \u00a0:.·/_]/, 1);
  const isPaperOrLabel = /^DIN-A ?\d$|^[A-ZÄÖÜ]{1,3}-NR /i.test(value);
  // `in a 2021 Ford`, `erst um ca 6`
  const isProse = /^in a (?:19|20)\d\d$|^um ca ?\d{1,2}$/.test(value);
  // `reg R481`, `St.-Nr. 11`, `E l.4` of a scan: words, since plates are written in capitals, or wholly in lower case
  // by people in a hurry
  const isMixed =
    /\p{Ll}.*\p{Lu}/u.test(value) || /^\p{Lu}\p{Ll}+\.|^\p{Lu}{1,3}[- ]\p{Lu}\p{Ll}|^\p{Lu} \p{Ll}\./u.test(value);
  return (
    !isPaperOrLabel &&
    !isMixed &&
    !isProse &&
    districtCodes.has(district.toUpperCase()) &&
    value.replace(/[^\p{L}\p{N}]/gu, '').length <= 8
  );
}

/**
 * German registration plate with the hyphen of the official notation: `B-AB 1234`, `HH-XY 12E`.
 * Rule: FZV §§ 9, 10 and Anlage 1: district code of the list, one or two letters, up to four digits, at most eight
 * characters, E for electric and H for historic cars. The hyphen is the evidence; other notations need a word near.
 */
export const hyphenatedPlate: Recognizer = {
  type: 'DE_KFZ',
  patterns: [
    pattern('gu')`
      ${notAnArticle}${notAModel}(?<![\p{L}\p{N}]|[\p{L}\p{N}]-)
      [A-ZÄÖÜ]{1,3} ?[-–‐‑] ?[A-Z]{1,2}[ \u00a0-]?${number}`,
    // In the data of a car, behind the kilometres or before the VIN: `88.317 km, HSK CH 777, WVW…`
    pattern('gu')`(?<=\d km, )[A-ZÄÖÜ]{1,3} [A-Z]{1,2} ${number}(?=[,;.)])`,
    pattern('gu')`${tokenStart}[A-ZÄÖÜ]{1,3} [A-Z]{1,2} ${number}(?=, (?:FIN:? )?[A-HJ-NPR-Z\d]{17}(?![\p{L}\p{N}]))`,
    // As people type it in a hurry
    pattern('gu')`(?<![\p{L}\p{N}_./-])[a-zäöü]{1,3}-[a-z]{1,2} ?[1-9]\d{2,3}(?![\p{L}\p{N}_/-]|[.,]\d)`,
  ],
  isValid: isPlate,
  examples: {
    finds: {
      'official notation': 'Der Wagen ⟦B-AB 1234⟧ stand dort.',
      'no space': '⟦HH-XY123⟧',
      'electric car': '⟦M-EV 404E⟧,',
      'historic car': '(⟦K-LM 12H⟧)',
      umlaut: '⟦LÖ-AB 17⟧',
      'en dash with spaces': 'den Pkw (⟦LÖ – H 52⟧)',
      'behind the kilometres': 'Laufleistung 88.317 km, ⟦LÖ AB 777⟧, HU neu',
      'second hyphen': '⟦STD-A-815⟧',
      'lower case': 'mit dem von meinem bruder, ⟦ka-ms 1907⟧, falls',
    },
    ignores: {
      'a number of an article': '<ArticleNumber>ST-FI-280</ArticleNumber>',
      'a cooker hood': 'Abzugshaube ersetzen, Modell V-ZUG DW-SR 60\n',
      'a model': 'Bohrer, Typ: HH-AB 12, neu',
      'a programme': 'paid by programme HB-R37, twice',
      'no such district': 'QQQ-AB 12',
      'label of a number': 'HUK: VS-NR 811',
      'nine characters': 'STD-AB 1234E',
      'leading zero': 'B-AB 0123',
      'five digits': 'B-AB 12345',
      'paper size': 'DIN-A 4',
      'lower case, two digits': 'kapitel ka-ms 19',
      'three letters in the middle': 'B-ABC 12',
      'letter before it': 'XXB-AB 12',
    },
  },
};

/**
 * German registration plate written without a hyphen or in lower case, near a word for vehicles.
 * Rule: as `hyphenatedPlate`.
 */
export const plate: Recognizer = {
  type: 'DE_KFZ',
  patterns: [
    pattern('giu')`
      ${tokenStart}(?<!HSN ?/ ?)[A-ZÄÖÜ]{1,3}[ \u00a0:.·-]{1,3}[A-Z]{1,2}[ \u00a0:.·-]{0,2}(?:${spacedNumber}|${number})
    `,
    // another joint, right behind the word
    pattern('gu')`
      (?<=(?:[kK]ennzeichen|[fF]ahrzeug|[kK][fF][zZ]|[pP][kK][wW])[:.]? )[A-ZÄÖÜ]{1,3}[/_][A-Z]{1,2} ?${number}
    `,
  ],
  isValid: isPlate,
  needsContext: true,
  contextWords: {
    de: [
      'kennzeichen', 'kennz.', 'amtliches kennzeichen', 'amtl. kennzeichen', 'kfz', 'pkw', 'lkw', 'kfz-kennzeichen',
      'fahrzeug', 'auto', 'wagen', 'ersatzwagen', 'leihwagen', 'firmenwagen', 'werkstattwagen', 'zulassung',
      'zugelassen', 'halter', 'nummernschild', 'motorrad', 'anhänger',
      'transporter', 'wohnmobil', 'mietwagen', 'dienstwagen', 'geparkt', 'parkt', 'abgeschleppt', 'inzahlungnahme',
      'probefahrt', 'leasing', 'hauptuntersuchung', 'hu-bericht', 'kasko',
    ], // prettier-ignore
    en: ['plate', 'licence plate', 'license plate', 'registration', ...vehicleWords],
  },
  examples: {
    finds: {
      spaces: 'Kennzeichen ⟦M AB 1234⟧',
      'lower case': 'mein auto ⟦b-xy 77⟧ steht',
      'colon as on the plate': 'Pkw ⟦HH:AB 12⟧',
      'word after it': '⟦KA CD 345⟧ (Kennzeichen)',
      'electric car': 'Fahrzeug ⟦S EV 12E⟧.',
      'a slash': 'Fahrzeug ⟦S/AB 124⟧',
      'an underscore': 'Kfz ⟦TÜ_AB 124⟧',
      'single spaces of a scan': 'Kfz : ⟦KA - CD 3 4 5⟧',
      'under its head': 'Nr;Kennz.;Halter\n2;⟦KA CD 347⟧;Muster',
      'make before it': 'VW Golf ⟦KA CD 346⟧',
      'a car on loan': 'Ersatzwagen frei = ⟦LÖ AB 60⟧\n',
      'English words': 'car with plate ⟦F GH 900⟧',
    },
    ignores: {
      'annex of a law': 'Fahrzeug nach Anlage A Nr. 12 der',
      'no word near': 'Block M AB 12',
      'no such district': 'Kennzeichen QQQ AB 12',
      'leading zero': 'Kennzeichen M AB 0123',
      'nine characters': 'Kennzeichen STD AB 1234E',
      'five digits': 'Kennzeichen M AB 12345',
      'three letters in the middle': 'Kennzeichen M ABC 12',
      'keys of maker and type': 'Fahrzeug HSN/TSN 8566/ABC',
      'an hour': 'Der LKW kommt erst um ca 6, sagt',
      'the year of a model': 'ran the light in a 2021 Ford pickup truck',
    },
  },
};

/**
 * Insurance plate of a moped, bicycle or scooter, three digits and three letters: `418 KLM`.
 * Rule: FZV §§ 52, 53 (plates), 56 (stickers); without a district nothing tells it from other codes, so it needs its
 * word.
 */
export const insurancePlate: Recognizer = {
  type: 'DE_KFZ',
  patterns: [pattern('gu')`${tokenStart}\d{3}[ \u00a0-]?[A-Z]{3}(?![\p{L}\p{N}_-])`],
  isValid: (value) => !/(?:EUR|USD|CHF|GBP)$/.test(value),
  needsContext: true,
  contextWords: {
    de: [
      'versicherungskennzeichen', 'verskz', 'vers.-kz.', 'vers.-kennz', 'vers.kennz', 'mopedkennzeichen',
      'mofakennzeichen', 'vers.-plakette', 'versicherungsplakette',
    ],
    en: ['insurance plate'],
  }, // prettier-ignore
  examples: {
    finds: {
      'behind its word': 'Versicherungskennzeichen ⟦418 KLM⟧ (blau)',
      'colour between': 'Versicherungskennzeichen blau, ⟦418 KLM⟧ oder so ähnlich',
      'of a scooter': 'Vers.-Plakette ⟦418 KLM⟧\n',
      abbreviated: 'Piaggio, VersKz ⟦812 TSL⟧ (schwarz)',
      'with a hyphen': 'Mopedkennzeichen: ⟦418-KLM⟧',
      'word after it': '⟦418 KLM⟧ (Mofakennzeichen)',
    },
    ignores: {
      'no word near': 'Charge 418 KLM geliefert',
      'a vehicle alone': 'Moped 250 ABS, neu',
      'four letters': 'blau (Versicherungskennzeichen), Charge 418 KLMN',
      'lower case': 'ein Versicherungskennzeichen, 418 kla davon',
      'an amount': 'ein Versicherungskennzeichen ab 250 EUR.',
      'a digit behind': 'blau (Versicherungskennzeichen), Charge 418 KLM7',
    },
  },
};

/** A model stands before the plate of its car: `LTM 1060, HB-WK 606`. */
const noPlateBehind = String.raw`(?!,? [(]?[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\d)`;

/** Some way to part the letters into a district of the list and one or two letters. */
function isGluedPlate(value: string): boolean {
  const letters = /^\p{L}+/u.exec(value)?.[0].toUpperCase() ?? '';
  const isShort = value.replace(/[^\p{L}\p{N}]/gu, '').length <= 8;
  return (
    isShort && [1, 2, 3].some((at) => districtCodes.has(letters.slice(0, at)) && [1, 2].includes(letters.length - at))
  );
}

/**
 * German registration plate whose district and letters are written as one, right behind a label for it:
 * `Kennzeichen: MAB1234`.
 * Rule: as `hyphenatedPlate`.
 */
export const gluedPlate: Recognizer = {
  type: 'DE_KFZ',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{N}]|(?<!\p{L})\p{Lu}{1,3}[ -]|HSN ?/ ?)(?:[A-ZÄÖÜ]{2,5}|[A-ZÄÖÜ]{3,5}[ -])${number}${noPlateBehind}
    `,
    pattern('gu')`${tokenStart}[a-zäöü]{2,5}${number}`,
  ],
  isValid: isGluedPlate,
  needsContext: true,
  contextWords: {
    de: ['kennzeichen', 'kennz.', 'kfz-kz', 'kfz-kennz', 'amtl. kz', 'kz', 'kfz-nr', 'nummernschild'],
    en: ['licence plate', 'license plate', 'number plate', 'plate'],
  },
  examples: {
    finds: {
      'in one': 'Kennzeichen: ⟦MAB1234⟧',
      'a gap before the digits': 'amtl. Kennz. ⟦OHMP 417⟧, FIN',
      'lower case': 'kennzeichen ⟦mab1234⟧',
      electric: 'Kz: ⟦KAEV12E⟧',
      'under a head': 'Fahrer;Kennzeichen\nMuster;⟦HHXY99⟧',
      'English words': 'plate ⟦FGH900⟧',
    },
    ignores: {
      'a model before its plate': 'Gerät / Kennz.\nLTM 1060, QQQ-WK 606\n',
      'a model of two letters': 'Gerät / Kennz.       Fahrer\nAC 100               Muster\n',
      'no label': 'Typ MAB1234',
      'no such district': 'Kennzeichen QQA1234',
      'leading zero': 'Kennzeichen MAB0123',
      'nine characters': 'Kennzeichen STDAB1234E',
      'five digits': 'Kennzeichen MAB12345',
      'a letter behind': 'Kennzeichen MAB123X',
    },
  },
};
