import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordEnd, wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { addressExtras, houseNumber } from './house-number.js';
import { romanceStreetWords } from './street-words.js';

/** `de la `, `del `, `das ` before a name, if it has one. */
const link = source`(?:(?:
  de la|de l['’]|du|des|de
  |della|delle|del|dei|di|d['’]
  |al|la|le|les|los|las|San|Santa
  |das|dos|da|do
) ?)?`;

/** What is sent `VIA CERTIFIED MAIL`, and ways that lead `via` something, are no streets. */
const notAWay = `(?!${anyOf([
  'certified', 'registered', 'mail', 'e-mail', 'email', 'fax', 'telefax', 'facsimile', 'express', 'priority',
  'overnight', 'courier', 'hand', 'first', 'regular', 'electronic', 'fedex', 'ups', 'usps', 'dhl', 'hermes', 'whatsapp',
  'sms', 'teams', 'zoom', 'skype', 'paypal', 'link', 'phone', 'app', 'portal', 'internet', 'post', 'einschreiben',
  'telefon', 'handy', 'pager', 'autobahn', 'flughafen', 'gate', 'terminal', 'track', 'bus', 'linie', 'zug', 'port',
  'usb', 'ssh', 'vpn', 'api', 'https', 'http', 'web', 'website', 'online', 'formular', 'upload', 'download',
  'überweisung', 'lastschrift',
])}${wordEnd})`; // prettier-ignore
const word = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,25}`;
/** `Rhône`, `de la Gare`, `Giuseppe Verdi`. */
const name = `${link}${word}(?: ${word}){0,2}`;

/** `, 2º Esq`, `, 3º izq.`, `, bajo`, `, local 4` behind the number, in Portugal and Spain. */
export const iberianFloor = source`
  ,? (?:
    \d{1,2}\.?[ºª°o]\.? ?(?:[eE]sq|[dD]to|[dD]ir|[fF]te|[iI]zq|[dD]cha|[A-D])
    |(?:[bB]ajos?|[eE]ntresuelo|[eE]ntlo\.|[áÁ]tico|[pP]rincipal|[rR]/[cC])(?: (?:[iI]zq|[dD]cha|[A-D]))?
    |(?:[lL]ocal|[pP]iso|[pP]ortal|[pP]uerta|[eE]scalera|[eE]sc\.) [\dA-F]{1,2}
  )(?![\p{L}\d])`;

/** `, app. 3`, ` bureau 1200` behind a street of Quebec. */
const canadianFlat = String.raw`(?:,? (?:app|apt|bureau|suite|unité|porte)\.? ?#?\d{1,4}[A-Za-z]?(?![\p{L}\p{N}]))?`;

/**
 * Street address in French and Italian forms, as Switzerland and South Tyrol write them, and in Spanish and Portuguese.
 * Rule: Swiss Post, "Korrekt adressieren" (street and number on one line; French also with the number first); Canada
 * Post, Addressing Guidelines (number first, flat behind).
 */
export const romanceStreet: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`
      ${wordStart}
      ${anyOf(romanceStreetWords)} ${notAWay}${name},? ${houseNumber}(?:/[A-Z]${wordEnd})?(?![ ]\d{3}[ ]\d{3})
      (?:${iberianFloor}|${addressExtras})`,
    pattern('gu')`
      // 12, rue de Lausanne
      ${wordStart}
      [1-9]\d{0,3}(?: ?(?:bis|ter))?,?
      [ ](?:[rR]ue|[aA]venue|[cC]hemin|[rR]oute|[bB]oulevard|[bB]oul\.|[bB]lvd|av\.|ch\.|quai|place|montée|rang|[rR]ua)
      [ ]${name}${canadianFlat}`,
  ],
  examples: {
    finds: {
      French: 'Il habite ⟦Rue du Rhône 12⟧, Genève.',
      'with two words': '⟦Avenue de la Gare 10⟧',
      Italian: 'Ufficio: ⟦Via Nassa 5⟧, Lugano',
      'Italian, abbreviated': '⟦P.zza Duomo, 3⟧ - 20121 Milano',
      'Italian, a letter behind the number': '⟦Via Garibaldi 12/A⟧, 20121 Milano',
      'Portuguese, number first': 'yes, ⟦27 Rua das Oliveiras⟧, Porto',
      'floor and side': 'flowers: ⟦Rua das Flores 44, 2º Esq⟧, 4050-262 Porto',
      Spanish: 'Hotel Muster, ⟦Calle Mayor 1204⟧, Madrid',
      'number first': 'au ⟦12, rue de Lausanne⟧',
      Canadian: '⟦2385 rue Bourbonnière, app. 3⟧\nMontréal QC',
      'Canadian, abbreviated': '⟦1440, boul. René-Lévesque Ouest, bureau 1200⟧\n',
      'lower case': '⟦chemin des Fleurs 4b⟧',
      'name of a person': '⟦Via Giuseppe Verdi 3⟧',
    },
    ignores: {
      'a year': 'Rue du Rhône 2024',
      'no number': 'Rue du Rhône, Genève',
      'no street word': 'Giuseppe Verdi 3',
      'a way to send': 'VIA CERTIFIED MAIL 7021 0950',
      'a common noun': 'via Mail 3 mal geschrieben',
      'a distance': 'Route du Simplon 12 km',
      'an amount': 'Via Nassa 5,00 CHF',
    },
  },
};
