import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, tokenStart } from '../bounds.js';
import { pattern } from '../pattern.js';

/** A random identifier (RFC 9562 § 4), also cut short. */
const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){2,3}(?:-[\da-f]{12})?`;

/**
 * What a profession registers its members by: lawyers' SAFE-IDs, German health professional cards, British nurses
 * behind `NMC`, directors of Indian companies behind `DIN`, researchers' ORCID iDs.
 * Rule: RAVPV § 21 (SAFE-ID of EGVP), ISO/IEC 7812 (80276: health, Germany), NMC register (PIN), Companies Act 2013
 * § 154 (DIN, eight digits), ISO 27729 (ORCID's block of ISNI).
 */
export const professionalId: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`${tokenStart}DE\.[A-Z][A-Za-z_]{2,20}\.${uuid}(?:\.[\da-f]{4})?(?![\p{L}\p{N}-])`,
    pattern('gu')`(?<!\d)80276\d{15}(?!\d)`,
    pattern('gu')`(?<=(?<!\p{L})(?:NMC(?: PIN)?|PIN):? )\d{2}[A-Z]\d{4}[A-Z]${tokenEnd}`,
    pattern('gu')`(?<=(?<![\p{L}\p{N}])DIN(?: [nN]o\.?)? ?[:-]? ?)[01]\d{7}${tokenEnd}`,
    pattern('gu')`(?<![\p{L}\p{N}-])0000-000[1-39]-\d{4}-\d{3}[\dX](?![\p{L}\p{N}-])`,
  ],
  examples: {
    finds: {
      'mailbox of a lawyer': 'SAFE-ID ⟦DE.BRAK.7f3a21c0-4417-4c1e-9b77-1188d2ab4417.1a2b⟧',
      'mailbox, cut short': 'SAFE-ID ⟦DE.BRAK.7f3a21c0-4417-4c1e⟧ · Ulm',
      'mailbox of a citizen': 'an ⟦DE.Justiz.7f3a21c0-4417-4c1e-9b77-1188d2ab4417⟧ gesandt',
      'chip of a health professional': 'signiert, eHBA ⟦80276001081600044177⟧; LANR',
      'British nurse, PIN alone': 'Bank: Erna M. (PIN ⟦94A4417W⟧)',
      'British nurse': 'a nurse (NMC PIN ⟦94A4417W⟧).',
      'Indian director': 'Mr. E. Sample – Independent Director (DIN ⟦07440916⟧), through',
      researcher: 'ORCID ⟦0000-0002-1825-0097⟧\n',
      'in parentheses': 'A. Muster (⟦0000-0001-5109-3700⟧) und',
    },
    ignores: {
      'another block of ISNI': 'orcid 0000-0006-1825-0097\n',
      'a German standard': 'nach DIN 18065 und DIN 277',
      'another issuer': 'signiert, Karte 80376001081600044177; LANR',
      'nineteen digits': 'signiert, eHBA 8027600108160004417; LANR',
      'no word for a nurse': 'a part (Mod. 94A4417W).',
      'another country': 'SAFE FR.BRAK.7f3a21c0-4417-4c1e-9b77-1188d2ab4417',
      'a letter more': 'a nurse (NMC PIN 94A4417WX).',
    },
  },
};
