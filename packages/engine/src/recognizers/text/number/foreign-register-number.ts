import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';

/** `: `, ` n° `, ` nr. ` between the word and its number. */
const between = String.raw`(?:[ ][nN](?:[rRoO]\.?|[^\p{L}\p{N}\s]))?[ :\t]{1,10}`;

/** Each word with the shape of its number. */
const registers = [
  // companies in the registers of the Netherlands and Poland
  { word: '(?:[kK]v[kK]|KVK)(?:-?[nN]ummer)?', shape: String.raw`\d{8}` },
  { word: 'KRS', shape: String.raw`0{3}\d{7}` },
  // tax number of a Spanish company, of a French household
  { word: String.raw`C\.I\.F\.`, shape: String.raw`[A-HJNP-SUVW]-?\d{7}[\dA-J]` },
  {
    word: String.raw`(?:[nN][^\p{L}\p{N}\s]|[nN]um\p{L}{3}) fiscal`,
    shape: String.raw`[0-3]\d(?: \d\d \d{3} \d{3} \d{3}|\d{11})`,
  },
  // giro of Swedish banks
  { word: '(?:[bB]ankgiro|BANKGIRO|[pP]lusgiro)', shape: String.raw`\d{1,6}-\d{1,4}` },
  // passports and cards of France and Poland
  { word: '[pP]asseport', shape: String.raw`\d\d[A-Z]{2}\d{5}` },
  {
    word: String.raw`(?:CNI|[cC]arte d['’]identit\p{L})`,
    shape: String.raw`(?:\d{12}|(?=[A-Z]{0,8}\d)[A-Z\d]{9})`,
  },
  { word: '[pP]aszport(?:u|em)?', shape: String.raw`[A-Z]{2} ?\d{7}` },
  { word: String.raw`[dD]ow\p{L}d(?: osobisty)?`, shape: String.raw`[A-Z]{3} ?\d{6}` },
  // social security of Spain
  { word: '[sS]eguridad [sS]ocial', shape: String.raw`\d\d[/ -]?\d{7,8}[/ -]?\d\d` },
];

/**
 * A number of a register, tax office, giro or paper of a neighbour behind its own word: `KvK 12345678`.
 * Rule: Handelsregisterbesluit 2008 art. 2 (KvK, 8 digits); KRS of Poland (10); Orden EHA/451/2008 (CIF); arrêté of
 * 2016 on the French fiscal number (13, the first 0 to 3); Bankgirot (7 or 8); layouts of France and Poland by ICAO
 * 9303; TGSS of Spain (12). Nothing is checked: the word with its shape is the evidence.
 */
export const foreignRegisterNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: registers.map(
    ({ word, shape }) => pattern('dgu')`${wordStart}${word}${between}(?<value>${shape})${tokenEnd}`,
  ),
  examples: {
    finds: {
      'company of the Netherlands': 'Muster BV, KvK ⟦40817263⟧.',
      'company of Poland': 'KRS ⟦0000408172⟧,',
      'company of Spain': 'C.I.F. ⟦A40817260⟧,',
      'taxpayer of France': 'N° fiscal ⟦3040817263542⟧,',
      'giro of Sweden': 'Bankgiro ⟦408-1726⟧,',
      'before capitals': 'KvK ⟦40817263⟧ BTW NL',
      'French passport': 'Passeport n° ⟦40AB81726⟧,',
      'French card': 'CNI n° ⟦D2H408M72⟧,',
      'Polish passport': 'paszport ⟦EK 4081726⟧,',
      'insured person of Spain': 'Seguridad Social ⟦28/40817263/40⟧,',
    },
    ignores: {
      'another word': 'Bauteil 40817263',
      'seven digits': 'KvK 4081726',
      'no zeros first': 'KRS 4081726354',
      'no hyphen': 'Bankgiro 4081726',
      'one letter': 'paszport E 4081726',
      'no digit': 'CNI n° ABCDEFGHI',
    },
  },
};
