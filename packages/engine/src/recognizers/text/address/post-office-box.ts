import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';

const germanWords = ['Postfach', 'postfach', 'Post fach', 'post fach', 'POSTFACH', 'Postf.'];
const romanceWords = ['Case postale', 'case postale', 'Casella postale', 'casella postale'];

/**
 * Post-office box, word and number: the word stands where the street would, and the number alone would not read as an
 * address.
 * Rule: DIN 5008:2020 § 15 (grouped in twos from the right), USPS Publication 28 §§ 24, 25 (rural and highway contract
 * routes), 28 and those of the forces abroad (`PSC`, `CMR`); NZ Post ADV358 (`RD`, a rural delivery route), South
 * African Post Office and Australia Post (bags); `DX` is the document exchange of British and Irish lawyers.
 */
export const postOfficeBox: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`
      ${wordStart}${oneOf([...germanWords, ...romanceWords])}
      [ \t]{0,4}(?:Nr\. ?)?\d{1,3}(?: ?\d{1,3}){0,3}${wordEnd}(?![.,]\d)`,
    // Packstation 144
    pattern('gu')`${wordStart}(?:Packstation|PACKSTATION|packstation)(?: Nr\.)? \d{3}${wordEnd}(?![.,]\d)`,
    pattern('gu')`
      // PF 15 13, before a code
      ${wordStart}PF \d{1,2}(?: ?\d{2}){0,3}(?=[ ]?[,;·|•–-][ ]?(?:D-|A-|CH-)?\d{4,5} \p{Lu})`,
    pattern('gu')`
      ${wordStart}(?:P ?\.? ?O ?\.? ?[bB]ox|PO BOX|po box|Post Office Box) ?(?:No\. ?|
      #)?(?=[lO]{0,2}\d)[\dlO]{1,6}${wordEnd}`,
    pattern('gu')`
      // Private Bag X12, GPO Box 9848
      ${wordStart}(?:
        (?:[pP]rivate|PRIVATE|[lL]ocked|LOCKED|P/) ?(?:[bB]ag|BAG) (?:[A-Z] ?)?
        |(?:GPO|G\.P\.O\.) (?:Box|BOX)[ ]
        |(?:PMB|RMB|RSD)[ ]|PostNet Suite[ ]
        |(?:[aA]partado(?: de [cC]orreos)?|[cC]aixa [pP]ostal|Postbus|Postboks|Postbox|Pb\.)[ ]
      )\d{1,6}${wordEnd}(?![.,]\d)`,
    pattern('gmu')`
      // DX 2138, before the place of the exchange
      (?<=^[ \t]{0,40}|[,|·•;] | {2})DX:? ?\d{2,6}(?=,? \p{Lu}\p{L}{2})`,
    pattern('gmu')`
      // RD 4, alone or before a town
      (?<=^[ \t>]{0,40}|, )RD ?\d{1,2}(?=,?[ \t]{0,4}\r?\n[ \t>]{0,40}\p{Lu}|, (?:\d{1,4} )?\p{Lu}\p{Ll})`,
    pattern('gu')`
      // BP 4512, Box 1204, before a code with its town
      ${wordStart}(?:
        (?:BP|B\.P\.|CS|TSA) \d{2,6}(?=,? \d{5} \p{Lu})
        |B\.P\. \d{2,6}(?=, \p{Lu}\p{Ll}{2})
        |Box \d{1,5}(?=,? \d{3} \d{2} \p{Lu})
      )`,
    pattern('gu')`
      // RR #2, Site 4 Box 12 RR 1, of Canada
      ${wordStart}(?:R\.?R\.? ?#\d{1,3}|(?:Site|SITE) \d{1,4},? (?:Box|BOX) \d{1,5},? RR ?#?\d{1,3})${wordEnd}`,
    pattern('gmu')`
      // Mail Handling Site A, of British authorities; FREEPOST RTXX-XXXX-XXXX
      (?<=^[ \t>]{0,60}|, | {2})(?:Mail Handling Site [A-Z]|
      (?:FREEPOST|Freepost) (?:[A-Z]{4}(?:-[A-Z]{4}){2}|[A-Z]{2,4}\d{2,5}))${wordEnd}`,
    pattern('gu')`
      ${wordStart}(?:RR|RT|HC|Rural Route|PSC|CMR) \d{1,4},? (?:Box|BOX) \d{1,5}${wordEnd}`,
  ],
  examples: {
    finds: {
      'in twos': 'Muster AG, ⟦Postfach 10 20 30⟧, 70173 Stuttgart',
      'short, before a code': 'THNL · ⟦PF 15 13⟧ · 01958 Senftenberg',
      'in one': '⟦Postfach 1234⟧\n70173 Stuttgart',
      capitals: '⟦POSTFACH 4711⟧',
      'spaced by a scan': '⟦Post fach  20 09 51⟧\n',
      'American, of a scan': 'Center\n⟦P .O. Box 77l4⟧\nDuluth',
      American: 'Write to ⟦P.O. Box 123⟧.',
      'without stops': '⟦PO Box 9⟧',
      'parcel locker': 'Erna Muster, ⟦Packstation 144⟧, Postnr.',
      'rural route': 'mail to ⟦RR 2 Box 118⟧, Salem',
      'rural route, capitals': 'Addr   ⟦RT 2 BOX 118⟧, Salem',
      'army abroad': '⟦PSC 1203, Box 118⟧, APO AE 09834',
      'rural delivery route before a number': '⟦RD 4⟧, 12 Sample, Ayr',
      'rural route of Canada': 'Sample, ⟦RR #2⟧, Ayr',
      'site and box': '⟦Site 4 Box 12 RR 1⟧, Ayr',
      'private bag': '⟦Private Bag X12⟧, Sampletown',
      'roadside box': '⟦RMB 2240⟧, Sampleton VIC',
      'locked bag': '⟦LOCKED BAG 5000⟧\n',
      'exchange of lawyers': 'Solicitors | ⟦DX 1023⟧ Sampleton',
      'rural delivery route': 'Mary Sample\n⟦RD 4⟧\nSampletown\n',
      'site of an authority': 'The Sample Service\n     ⟦Mail Handling Site A⟧\nWolverhampton',
      'post paid by the addressee': 'send it to Sample Ltd, ⟦FREEPOST RTSA-XYZB-KLMA⟧, Ayr',
      'French firm': 'Ets. Muster, ⟦BP 4512⟧, 69002 Lyon',
      Dutch: '⟦Postbus 1234⟧, 2600 BA Delft',
      'French Swiss': '⟦Case postale 321⟧',
    },
    ignores: {
      'short, and no code behind it': 'Die Datei PF 15 13, siehe oben',
      'no number': 'Bitte an unser Postfach senden.',
      'a mailbox': 'Im Postfach liegen 5 Nachrichten.',
      'an amount': 'Postfach 5,50 EUR',
      'parcel lockers': 'an allen 144 Packstationen der',
      'another box': 'Box 123',
      'a longer word': 'Postfachgröße 50',
      'a route alone': 'Take RR 2 to Salem.',
      'blood pressure': 'BP 120, pulse 80',
      'a camera': 'with the DX 1023 lens',
      'a route within a line': 'see RD 4 of it',
      'bags of something': 'Private Bag prices, 12 of them',
      'letters in the number': 'Postfach 12ab',
    },
  },
};
