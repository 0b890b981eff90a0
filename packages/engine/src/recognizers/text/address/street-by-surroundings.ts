import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { lineEnd, tokenEnd, wordEnd, wordStart } from '../bounds.js';
import { capitalized, withOrWithoutCapital } from '../capital.js';
import { englishMonths } from '../date/month-names.js';
import { oneOf, pattern, source } from '../pattern.js';
import { notAYear } from '../years.js';
import { compound, isStreet, notACaption, notALandmark, numberWithExtras, twoWords } from './german-street-parts.js';
import { hasHeadingBefore } from './heading-before-street.js';
import { beforePostalCode } from './house-number.js';
import { addressLabels, dwellingVerbs, germanLandmarks, wordsWithinStreetNames } from './street-words.js';

const months = [
  ...englishMonths.map(capitalized), 'Januar', 'Jänner', 'Februar', 'März', 'Mai', 'Juni', 'Juli', 'Oktober', 'Dezember',
  'Jan', 'Feb', 'Mar', 'Apr', 'Jun', 'Jul', 'Aug', 'Sep', 'Sept', 'Oct', 'Nov', 'Dec',
]; // prettier-ignore

/** `Lange`, `St.`. */
const wordOrAbbreviation = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{1,30}`;

/** A street's name may begin here: at the start of a line, a cell or a field, or behind a separator. */
const fieldStart = source`(?<=
  ^[ \t>|]{0,8}
  |[,;:|\t•·∙▪■◆*~–-][ \t]{1,4}["“„]?
  |[|\t:;,]["“„]
  |[|\t;]
  | {2}
)`;

/** `wohnt jetzt im `. */
const dwells = source`
  ${wordStart}${oneOf(dwellingVerbs)}
  (?: (?:jetzt|nun|noch|derzeit|aktuell|seitdem|wieder|hier|um|nach)){0,2}
  :?[ ]
  (?:(?:in der|in dem|in|im|am|auf dem|auf der|an der|unter|nach) )?`;

/** `Anschrift: `, `Straße/Hausnummer: `, `wohnhaft in `. */
const label = source`
  ${wordStart}(?:STRASSE|${withOrWithoutCapital(addressLabels)})
  (?:[ /]{1,3}(?:Hausnummer|Hausnr\.|Haus-Nr\.|Nr\.|und Hausnummer))?
  (?:
    [ \t]{0,20}:[ \t]{0,20}
    |(?<=[aA]dresse|[aA]nschrift) [^\n().;:]{1,40} \((?=[^()\n]{5,40}\))
    |(?<=[aA]dresse|[aA]nschrift) [^\n(),;:]{1,30}:[ ]
    |(?<=[aA]dresse|[aA]nschrift) (?:ist|lautet)(?: jetzt| nun| ab \p{L}{3,9})?:?[ ]
    |[ \t]{2,20}
    |(?<=[wW]ohnhaft|[wW]h\.)[ ](?:in |in der |im )?
  )`;
/** `On August 11, 2025 I told`: the year is no postal code. */
const notADate = source`(?!
  (?:(?:On|By|Since|Until|From|Before|After|Am|Bis|Seit|Ab|Vom) )?(?:the )?${oneOf(months)}\.? \d
)`;
const notAWorkOrder = '(?!(?:Um|Neu|An|Aus)bau |Sanierung |Renovierung |Abbruch )';

/** What has an address in letters of owners, tenants and craftsmen, and is paid for it. */
const house = oneOf([
  'Miete', 'Kaltmiete', 'Warmmiete', 'Monatsmiete', 'Hausgeld', 'Kaution', 'Nebenkosten', 'Betriebskosten',
  'Anwesen', 'Anwesens', 'Liegenschaft', 'Mietobjekt', 'Wohnhaus', 'Wohnhauses', 'Mehrfamilienhaus', 'Einfamilienhaus',
  'Zweifamilienhaus', 'Reihenhaus', 'Mietshaus', 'Doppelhaushälfte', 'MFH', 'EFH', 'ZFH', 'DHH', 'RMH', 'REH', 'WEG',
  'Eigentümergemeinschaft', 'Wohnungseigentümergemeinschaft', 'Hausgemeinschaft', 'Immobilie', 'Mieteinheit',
  'Heizungstausch', 'Dachsanierung', 'Badsanierung', 'Bauvorhaben', 'BV',
]); // prettier-ignore
/** What a building with a name of its own is called, before its street. */
const buildings = [
  'Tower', 'Towers', 'Turm', 'Hochhaus', 'Center', 'Centre', 'Businesscenter', 'Carré', 'Carree', 'Arkaden', 'Galerie',
  'Passage', 'Bürohaus', 'Ärztehaus', 'Kontorhaus', 'Palais', 'Gebäude', 'Quartier', 'Bürozentrum', 'Ärztezentrum',
  'Forum', 'Plaza', 'Höfe', 'Office',
] as const; // prettier-ignore
/** A unit, payer or rate behind the same words is no street: `Anwesen Haus 4`, `BV Muster Rate 2`. */
const notAPart = `${notACaption}${notALandmark}(?!${anyOf([
  'einheit', 'wohneinheit', 'rate', 'abschlag', 'mieter', 'mieterin', 'familie', 'eigentümer', 'typ', 'baujahr', 'bj',
  'teil', 'gewerk', 'pos', 'angebot', 'auftrag', 'nr', 'nachtrag', 'plan', 'stand', 'parzelle', 'we', 'abrechnung',
  'zone', 'titel',
])}${wordEnd})`; // prettier-ignore

/** `Str.: ` and, later in the same form, `Nr.: `. */
const streetLabel = String.raw`[sS]tr(?:aße|asse|\.)?:[ \t]{1,20}`;
const numberLabel = String.raw`(?:(?:Haus-?)?[nN]r\.?|Hausnummer):`;

/**
 * Street and house number without any street word, where the words around them leave no doubt: a postal code and place
 * behind them, a label or verb of dwelling before them, or the fields of a form.
 * Rule: DIN 5008:2020 § 15 (street and number on one line, postal code and place on the next).
 */
export const streetBySurroundings: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gmu')`
      // Große Bleichen 12, before a postal code and its place
      ${fieldStart}${notACaption}(?!DOB|DoB|Dob|NHS|\p{Lu}{1,3} \d|(?:Los|Lot|Charge|Batch|Serie|Typ|Modell|Klausel) \d)${notADate}
      ${wordOrAbbreviation}(?: (?:${oneOf(wordsWithinStreetNames)}|${wordOrAbbreviation}|\d{1,2}\.)){0,4}
      (?: (?:berg|weg|platz|gasse|ring|hof|feld))?
      [ ](?:${numberWithExtras}|[lI]\d{1,2}|\d{1,2}[lO])${beforePostalCode}`,
    pattern('dgu')`
      // Rosengarten 4, behind a verb of dwelling
      ${dwells}
      (?<value>
        (?!Haus |Zimmer |Nr\.)\p{Lu}[\p{L}\p{M}'’.-]{3,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{2,30})?
        [ ]${numberWithExtras}
      )`,
    pattern('dgu')`
      // ich wohne am sonnenhang 4
      ${dwells}(?<value>\p{Ll}{3,15}${oneOf(germanLandmarks)} ${numberWithExtras})`,
    pattern('dgu')`
      // wohn in der berliner 20
      ${dwells}(?<=in der )(?<value>\p{Ll}{4,15}er ${numberWithExtras})`,
    pattern('dgu')`
      // Hinterm Sielhof 8, behind its label
      ${label}
      (?<value>${notACaption}${notAWorkOrder}${wordOrAbbreviation}(?: [\p{L}\p{M}'’.-]{1,30}){0,4} ${numberWithExtras})`,
    pattern('dgu')`
      // Obere Hofstatt 4, behind the word for its house
      ${wordStart}${house}:?[ ]
      (?<value>
        (?:${notAPart}${wordOrAbbreviation} (?:(?:${oneOf(wordsWithinStreetNames)}) ){0,2}){1,3}${numberWithExtras}
      )(?=[,;:)/–]|\.(?!\d)|${lineEnd}| [-–(]| (?:in|ist|wird|wurde|hat|haben|und|steht|[EDUO]G)${wordEnd})`,
    pattern('dgu')`
      // Fr. Muster, Ortsteil, Walterstal 23
      ${wordStart}(?:Frau|Herrn?|Fr\.|Hrn?\.|Fam\.|Familie|Eheleute) \p{Lu}[\p{L}\p{M}'’-]{1,25},
      (?: \p{Lu}[\p{L}-]{2,25},)?
      [ ](?<value>${notACaption}${notALandmark}\p{Lu}\p{L}{1,20}(?<=${anyOf(germanLandmarks)}) ${numberWithExtras})
      (?=[ ]?[,;(|–]|[ ]-|${lineEnd})`,
    pattern('gmu')`
      // Muster Tower, Bahnhofplatz 8
      (?<=^[ \t>]{0,12}|, )(?:\p{Lu}[\p{L}-]{1,20} ){0,2}${oneOf(buildings)},
      [ ](?:${compound}|${twoWords}) ${numberWithExtras}`,
    pattern('gu')`
      // c/o Muster, Lange Reihe 21
      ${wordStart}[cC]/[oO] (?:Herrn? |Frau |Fam(?:ilie|\.) )?\p{Lu}[\p{L}\p{M}'’.-]{1,25}(?: \p{Lu}[\p{L}\p{M}'’.-]{1,25}){0,2},
      [ ]${notALandmark}\p{Lu}[\p{L}\p{M}'’.-]{1,30}(?: [\p{L}\p{M}'’.-]{1,30}){0,3} ${notAYear}${numberWithExtras}`,
    pattern('dgu')`
      // Gartenweg, in a field before that of the number
      ${wordStart}${streetLabel}
      (?<value>\p{Lu}[\p{L}\p{M} .'’-]{1,39}[\p{L}.])
      [ \t]{1,20}(?=${numberLabel})`,
    pattern('gu')`
      // 12b, in the field of the number
      (?<=${streetLabel}\p{Lu}[\p{L}\p{M} .'’-]{2,40}[ \t]{1,20}${numberLabel}[ \t]{1,20})
      \d{1,4} ?[a-z]?${tokenEnd}`,
  ],
  isValid: (address) => isStreet(address) && !hasHeadingBefore(address),
  examples: {
    finds: {
      'postal code behind': 'Kanzlei, ⟦Große Bleichen 12–14⟧, 20354 Hamburg',
      'postal code below': 'Frau\nErna Muster\n⟦Lange Reihe 5⟧\n20099 Hamburg',
      'of a window, scanned':
        '                    Muster Erna\n                    ⟦Obere Rüti l4⟧\n                    6436 Musterort\n',
      'whose it is, in parentheses': 'unter der Anschrift ihrer Großeltern (⟦Kienfichten 8⟧) zu laden',
      'between dashes': 'Holzbau Muster – ⟦Säntisblick 5⟧ – 88239 Wangen',
      'in JSON': '"neu":"⟦Klosterberg 4⟧, 89073 Ulm"',
      'behind a verb of dwelling': 'Sie wohnt jetzt im ⟦Rosengarten 4⟧.',
      'behind the word for a house': 'Heizungstausch im Anwesen ⟦Obere Hofstatt 4⟧, Gochsheim',
      'what is paid for it': 'Ottmar Muster\nMiete ⟦Am Anger 44⟧ OG\n',
      'behind who lives there': 'Fr. Muster, Ortsteil, ⟦Walterstal 23⟧ – Transfer',
      'behind who lives there, at a hill': 'vom Nachbarn (Fam. Muster, ⟦Silberbuckel 25⟧, gab',
      'a building before it': 'Musteranstalt\n⟦Muster Tower, Bahnhofplatz 8⟧\n4021 Linz',
      'with somebody else': 'meine neue Anschrift: ⟦c/o Muster, Lange Reihe 21⟧, 17489',
      'behind owners': 'Protokoll der WEG ⟦Hoher Bogen 12–16⟧\n',
      'behind a label': 'Anschrift: ⟦Hinterm Sielhof 8⟧',
      'behind a label and its day': 'neue Anschrift ab 1.5.: ⟦Hinterm Sielhof 8⟧ in Ulm',
      'whose it is, before a colon': 'Adresse des Betreuers: ⟦Sielgraben 8⟧\n',
      'without its street word behind a verb of dwelling': 'ich wohne in der ⟦bremer 20⟧ jetzt',
      'in lower case behind a verb of dwelling': 'ich wohne am ⟦sonnenhang 4⟧ jetzt',
      'behind a label and a verb': 'Meine Adresse ist jetzt ⟦Kastanienhof 7⟧.',
      'behind a label without a colon': 'wohnhaft ⟦Osterende 41⟧, verheiratet',
      'street and number in fields of a form': 'Str.: ⟦Gartenweg⟧  Nr.: ⟦12b⟧\n',
    },
    ignores: {
      trains: 'Train    IC 4107   RE 5511   IC 4109\n',
      'what is sold': 'Objekt 14, 89073 Ulm\n',
      'a room behind a person': 'Fr. Muster, Saal 23 – Transfer',
      'a lot and its standard': 'Kabel Ring   Los 4471   VDE 0250   Brandklasse\n',
      'what stands in a safe': 'Ehering, Tresor Fach 2\n1305 Muster ruft an',
      'no postal code': 'Kanzlei, Säntisblick 5, Hamburg',
      'a number of the tax office': 'BIC ABCDEFGH\nSteuernr. 257/291/30458   Ust\n89073 Ulm',
      'a month of the rent': 'Miete Januar 2026\n',
      'a count behind it': 'Kapitel 5, 20354 Besucher',
      'a chapter': 'Kapitel 5',
      'a date': 'On August 11, 2025 I told him',
      'an extension': 'Musterlabor, Fax DW 15\n8010 Graz',
      'a bank code': 'Clearing 700, 8010 Musterort',
      'a room to live in': 'wohnt im Zimmer 4',
      'a verb of something else': 'Sie sitzt jetzt im Rosengarten 4.',
      'a part behind the word for a house': 'im Anwesen Haus 4, hinten',
      'a rate of building work': 'BV Muster Rate 2, fällig',
      'a year behind a label': 'Anschrift: Hinterm Sielhof 2024',
      'something else behind a colon': 'neue Anschrift ab Mai, sonst: Formular 8',
      'building work': 'Objekt: Sanierung Sielhof 8',
    },
  },
};
