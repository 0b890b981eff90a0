import type { Recognizer } from '../../../recognizer.js';
import { anyOf, anyOfBehind } from '../any-of.js';
import { wordEnd, wordStart } from '../bounds.js';
import { expression, oneOf, pattern, source } from '../pattern.js';
import { bodiesBeforeGenitive, notInOrganizations } from './company-words.js';
import { legalForm } from './legal-form.js';

/** What a firm sends or has, before `of` and its name: `Claim of the Sample Ltd`. */
const ofAFirm = source`
  (?:[cC]laim|[iI]nvoice|[lL]etter|[nN]otice|[sS]tatement|[sS]ubsidiary|[dD]irector|[eE]mployee|[bB]ranch)s?
  [ \u00a0]of[ \u00a0]
`;

const paid =
  '(?:[lL]ohn|[gG]ehalt|[mM]iete|Salär|Rente|[bB]eitrag|Prämie|[rR]echnung|Abschlag|Rate|Zahlung|Salary|Wages|Rent)';
const month = oneOf([
  'Januar', 'Jänner', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November',
  'Dezember', 'January', 'February', 'March', 'May', 'June', 'July', 'October', 'December',
]); // prettier-ignore

/** No determiner, role, number of a list or of an offer, year or month begins a name: `Die`, `Firma`, `3. `, `KV25`. */
const nameStart = source`(?!
  ${anyOf(notInOrganizations)}${wordEnd}
  |\d{1,4}\.[ ]
  |0\d
  |(?:TOP|Top|Punkt|Pkt\.|Item|Ziffer|Ziff\.|Antrag|Beschluss) \d{1,2}[ ]
  |\p{Lu}{1,4}-?\d{2}
  |Fa\.
  |${ofAFirm}
  |(?:19|20)\d\d[ ]
  |(?<=${paid} )${month}[ ]
  |\p{Lu}\p{Ll}{2,25}(?:büros|unternehmens|betriebs|hauses|dienstes|instituts|händlers|dienstleisters|anbieters|maklers|firma)[ ]
)`;

/** `Müller`, `Gebr.`, `A.`, `B`, `24h`, `eBay`; no legal form. */
const word = source`
  (?!${legalForm}${wordEnd})
  (?:
    \p{Lu}(?:[\p{L}\p{M}\p{N}'’+&-]|\.(?=\p{L})){1,30}
    |(?:Dr|Dres|St|Prof|Gebr|Fa|\p{N}{1,4}|\p{Lu})\.
    |\p{Lu}
    |\p{N}{1,6}[\p{L}+-]{0,15}
    |\p{Ll}{1,3}\p{Lu}[\p{L}\p{N}]{0,20}
  )`;

const space = String.raw`[ \u00a0]`;
/**
 * A space, ` & `, ` für die ` between two words; ` der ` behind a body alone, for anything else is what the firm has or
 * sends: `Rechnung der Muster GmbH`.
 */
const link = source`
  ${space}
  (?:
    (?:&|\+|und|u\.|and|of|für|zur|zum|the|-|–)${space}(?:(?:der|des|the)${space})?
    |(?<=${anyOfBehind(bodiesBeforeGenitive)}(?:e?[sn])?${space}(?:\p{Lu}\p{Ll}{1,20}${space})?)(?:der|des)${space}
  )?`;

/** `Handelsregister AG Hagen`, `HRB 8820 AG`, `das AG`: there it is a court. */
const notACourt = source`(?<!
  (?:
    [hH]andelsregister|[rR]egistergericht|[vV]ereinsregister
    |(?:HR[AB]|PR|VR|GnR|GsR) \d{1,6}(?: [A-Z])?
    |beim|das|dem
  ) AG
)`;
/** `Octavia 1.5 TSI SE`: there it is how a car is equipped. */
const notACar =
  '(?<!(?:TSI|TDI|TFSI|FSI|GTI|GTD|TDCi|CDTi|CRDi|HDi|dCi|CDI|MPI|EcoBoost|PHEV|Hybrid|Series|iPhone) SE)';
/** `Betriebsvereinbarung BV 03/2019`. */
const notANumbersPrefix = String.raw`(?<!(?:BV|AB|AS|OG|SA|SE)(?=[ -]\d))`;

/** `Badsanierung OG`: what is worked on, and the floor. */
const partAndFloor = expression('iu')`
  ^(?:\p{L}*(?:sanierung|renovierung|erneuerung|wohnung|umbau|ausbau|anbau|rückbau|fenster|zimmer|treppe|balkon)
  |Bad|Küche|Flur|Diele|Dusche|WC|Decke|Boden|Wand|Schlitze?|Dosen|Estrich|Putz|\p{L}*(?:leitung|leitungen|verteiler|verteilung|verkabelung|montage|installation)) OG$
`;

/** `VL-Zuschuss AG`, on a payslip: what the employer (`AG`) pays. */
const shareOfEmployer = /(?:zuschuss|zuschuß|anteil|anteile|beitrag|beiträge|umlage|leistung|aufwand|zulage) AG$/iu;

/**
 * A company, cooperative or association by its legal form at the end, the form included.
 * Rule: HGB § 19, GmbHG § 4, AktG § 4, GenG § 3, BGB § 65 (the name must carry the form). The words with capitals
 * before it, joined by `&`, `und` or an article, belong to it; a determiner or role (`Firma`, `Kunde`) before them does
 * not.
 */
export const organization: Recognizer = {
  type: 'ORGANIZATION',
  patterns: [
    pattern('gu')`
      ${wordStart}(?<![-.&]|PRODID:?[^\n]{0,10})
      ${nameStart}${word}(?:${link}(?!(?:Fa|Firma)[. ])${word}){0,6}
      (?:,(?=[ ](?:Inc|LLC|L\.L\.C|Ltd|LLP|PLLC|P\.C|P\.A|Corp|Limited)(?!\p{L})))?${space}${legalForm}
      (?![\p{L}\p{M}\p{N}]|-(?:\d|\p{Lu}{2}|Anteil|Beitr|Zusch|Leist))
      ${notACourt}${notACar}${notANumbersPrefix}`,
  ],
  isValid: (name) =>
    /^(?:\p{Lu}|\p{N}|\p{Ll}{1,3}\p{Lu})/u.test(name) &&
    !/(?:^|[ \u00a0])(?:\p{Lu}\.? ?){1,2}(?:SE|AB|SA|KG|AG|OG|LP)$/u.test(name) &&
    !/(?:^|[ \u00a0])\d{1,6}x?[ \u00a0](?:SAS|SA|SE|AB|AS|KG|BV|LP)$/.test(name) &&
    !/(?:^|[ \u00a0])\d{1,3}[a-z]?\.?[ \u00a0]?OG$/.test(name) &&
    !/^(?:(?:HR[AB]|GnR|GsR|PR|VR) )?[\p{N}lIO ]{1,12} AG$/u.test(name) &&
    !partAndFloor.test(name) &&
    !shareOfEmployer.test(name),
  examples: {
    finds: {
      'two partners': 'Rechnung der ⟦Müller & Söhne GmbH & Co. KG⟧.',
      'two doctors': '> ⟦Tierklinik Ulm Dres. Muster & Beispiel PartG⟧',
      'behind a kind of firm': 'Wartungsfirma ⟦Aufzüge Muster GmbH⟧ kommt',
      'stock company': 'bei der ⟦Stadtwerke Musterstadt AG⟧ angestellt',
      club: 'Mitglied im ⟦TSV Grün-Weiß e.V.⟧ seit',
      'capital article': 'Die ⟦Muster GmbH⟧ zahlt.',
      'posting text before': 'Lastschrift ⟦Musterbau GmbH⟧ 12,00',
      'month of the pay before': 'Lohn Oktober ⟦Spital Muster AG⟧  6',
      'month of a term before': '09/2015 - 03/2021 ⟦Musterbank AG⟧, Ulm',
      'whose employer': 'auszufüllen durch Ihren Arbeitgeber ⟦Spedition Muster GmbH⟧ für',
      'first name that is a month': 'bei ⟦August Muster GmbH⟧',
      'role before': 'Arbeitgeber: Firma ⟦Muster GmbH⟧',
      'what it claims': 'Forderung der ⟦Muster Versand GmbH & Co. KG⟧ aus',
      'what it claims, English': 'Claim of the ⟦Sample Foods Ltd⟧ for',
      'what it wrote, any word': 'Der Lohnausweis der ⟦Muster Bau AG⟧ fehlt',
      'what it keeps, two words': 'Preis- und Leistungsverzeichnis der ⟦Musterbank eG⟧',
      'behind a number with a zero': 'Mandant 01 ⟦Muster GmbH⟧, Lager',
      'behind the genitive of a role': 'Bescheinigung des Arbeitgebers ⟦Muster Pharma AG⟧ liegt',
      'behind who supplies': 'vom Spediteur ⟦Muster GmbH⟧ geholt',
      'a company of the same group': 'an die Tochter ⟦Muster Saar GmbH⟧ in Ulm',
      'a foundation of another': 'die ⟦Stiftung der Sparkasse gGmbH⟧ hilft',
      English: 'works at ⟦Sample Foods Ltd⟧',
      'behind an offer': 'Angebot der Fa. ⟦Muster Bau GmbH⟧ liegt vor',
      'behind the number of an offer': 'Nr. KV25-0317 der ⟦Muster Bau GmbH⟧',
      American: 'invoice from ⟦Sample Systems Inc⟧ today',
      'American, comma before the form': 'from ⟦Law Office of Erna Sample, P.C.⟧ and ⟦Sample Systems, Inc.⟧ today',
      Austrian: 'Rechnung der ⟦Muster Bau e.U.⟧ folgt',
      Irish: '⟦Sample Trustees DAC⟧\n',
      'party before': 'die betreibende Partei ⟦Muster GmbH⟧, offen',
      'behind what it is, inflected': 'Gutachten des Sachverständigenbüros ⟦Muster & Kern GbR⟧ liegt',
      'article inside': 'der ⟦Verein zur Förderung der Musik e. V.⟧',
    },
    ignores: {
      'a device with a hyphen': 'ERROR Drucker LP-RAMPE1 antwortet nicht',
      'what is cut, and the floor': 'Schlitze OG, 14 Dosen',
      'form alone': 'eine GmbH gründen',
      'lower case before': 'die neue GmbH zahlt',
      'article before': 'Die GmbH zahlt.',
      'no form': 'Müller & Söhne zahlen',
      'form in a word': 'Muster AGB gelten',
      'role alone': 'Firma GmbH',
      'a floor behind the number of a house': 'Miete Am Anger 44 OG links',
      'the maker of a file': 'VERSION:3.0\nPRODID:-//Sample Inc.//Contacts 1.0//EN',
      'a court behind a scanned number': 'GnR l00 148 AG 0ldenburg, Vorstand',
      'a count of treatments': 'Bisher 8x KG ohne Besserung',
      'a court and its place': 'Handelsregister AG Hagen führt HRB 8820',
      'an agreement': 'Betriebsvereinbarung BV 03/2019 bleibt',
      'a count of programs': 'Migrated 340 SAS jobs to Python',
      'key of a ticket': 'Ticket INC-2091437 is open',
      'how a car is equipped': 'Skoda Octavia 1.5 TSI SE L estate',
      'a share of the employer, before it': '3400     bAV AG-Anteil        40,00',
      'a share of the employer': '3400     VL-Zuschuss AG        26,59',
      'a floor': 'im 4. OG rechts',
      'building work on a floor': 'Bauvorhaben: Badsanierung OG laut Angebot',
      'a floor of something': 'Wohnung 3. OG links',
    },
  },
};
