import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordEnd, wordStart } from '../any-of.js';
import { legalForms, notInOrganizations } from './name-words.js';

const form = [...legalForms]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace(/[.()/]/g, String.raw`\$&`).replaceAll(' ', String.raw`[ \u00a0]?`))
  .join('|');
const stop = String.raw`(?!${anyOf(notInOrganizations)}${wordEnd}|\d{1,4}\.[ ]|\p{Lu}{1,4}-?\d{2}|Fa\.)`;
const word = String.raw`(?!(?:${form})${wordEnd})(?:\p{Lu}(?:[\p{L}\p{M}\p{N}'’+&-]|\.(?=\p{L})){1,30}|(?:Dr|St|Prof|Gebr|Fa|\p{N}{1,4}|\p{Lu})\.|\p{Lu}|\p{N}{1,6}[\p{L}+-]{0,15}|\p{Ll}{1,3}\p{Lu}[\p{L}\p{N}]{0,20})`;
const link = String.raw`[ \u00a0](?:(?:&|\+|und|u\.|and|of|für|zur|zum|der|des|the|-|–)[ \u00a0](?:(?:der|des|the)[ \u00a0])?)?`;
const innerLink = String.raw`(?:${link}(?!(?:Fa|Firma)[. ])${word}){0,6}`;

/**
 * A company, cooperative or association by its legal form at the end, the form included.
 * Rule: HGB § 19, GmbHG § 4, AktG § 4, GenG § 3, BGB § 65 (the name must carry the form). The words with capitals before it, joined
 * by `&`, `und` or an article, belong to it; a determiner or a role (`Firma`, `Kunde`) before them does not.
 */
export const organization: Recognizer = {
  type: 'ORGANIZATION',
  patterns: [
    new RegExp(
      String.raw`${wordStart}(?<![-.&])${stop}${word}${innerLink}[ \u00a0](?:${form})(?![\p{L}\p{M}\p{N}])(?<!(?:[hH]andelsregister|[rR]egistergericht|[vV]ereinsregister|(?:HR[AB]|PR|VR|GnR|GsR) \d{1,6}(?: [A-Z])?|beim|das|dem) AG)(?<!(?:BV|AB|AS|OG|SA|SE)(?=[ -]\d))`,
      'gu',
    ),
  ],
  isValid: (name) =>
    /^(?:\p{Lu}|\p{N}|\p{Ll}{1,3}\p{Lu})/u.test(name) &&
    !/(?:^|[ \u00a0])(?:\p{Lu}\.? ?){1,2}(?:SE|AB|SA|KG|AG|OG|LP)$/u.test(name) &&
    !/(?:^|[ \u00a0])\d{1,2}\.[ \u00a0]?OG$/.test(name),
  examples: {
    finds: {
      'two partners': 'Rechnung der ⟦Müller & Söhne GmbH & Co. KG⟧.',
      'stock company': 'bei der ⟦Stadtwerke Musterstadt AG⟧ angestellt',
      club: 'Mitglied im ⟦TSV Grün-Weiß e.V.⟧ seit',
      'capital article': 'Die ⟦Muster GmbH⟧ zahlt.',
      'posting text before': 'Lastschrift ⟦Musterbau GmbH⟧ 12,00',
      'role before': 'Arbeitgeber: Firma ⟦Muster GmbH⟧',
      English: 'works at ⟦Sample Foods Ltd⟧',
      'behind an offer': 'Angebot der Fa. ⟦Muster Bau GmbH⟧ liegt vor',
      'behind the number of an offer': 'Nr. KV25-0317 der ⟦Muster Bau GmbH⟧',
      American: 'invoice from ⟦Sample Systems Inc⟧ today',
      'article inside': 'der ⟦Verein zur Förderung der Musik e. V.⟧',
    },
    ignores: {
      'form alone': 'eine GmbH gründen',
      'lower case before': 'die neue GmbH zahlt',
      'article before': 'Die GmbH zahlt.',
      'no form': 'Müller & Söhne zahlen',
      'form in a word': 'Muster AGB gelten',
      'role alone': 'Firma GmbH',
      'a court and its place': 'Handelsregister AG Hagen HRB 8820',
      'an agreement': 'Betriebsvereinbarung BV 03/2019 bleibt',
      'a floor': 'im 4. OG rechts',
      'a floor of something': 'Wohnung 3. OG links',
    },
  },
};
