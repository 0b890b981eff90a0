import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, tokenStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { gap, lineBelow } from './behind-label.js';

/** Words that announce such a code and nothing else. */
const label = source`
  (?:
  (?:\p{Lu}\p{Ll}{2,12}-?)?(?:[bB]uchung|[rR]eservierung)s-?(?:[cC]ode|[rR]eferenz)|BUCHUNGSCODE|
  (?:[bB]ooking|[rR]eservation|[aA]irline|[cC]onfirmation) (?:[cC]ode|[rR]ef(?:erence|\.)?|[lL]ocator)|
  BOOKING REF(?:ERENCE)?|
  (?:[rR]ecord )?[lL]ocator|RECORD LOCATOR|[fF]ile-?[kK]ey|FILEKEY|PNR(?:[ -][cC]ode)?|
  (?:Amadeus|Sabre|Galileo|Airline)-(?:Code|Buchungscode)
  )
`;

/** Who gave it: ` Airline`, ` (Swiss)`; then a colon follows, as behind the bracket in `Flug (PNR):`. */
const carrier = String.raw`(?:(?: \p{L}{2,20}){1,3}(?=:)| \(\p{L}[\p{L} ]{1,20}\)|\)(?=:))?`;

/** A colon, a wide gap or the end of the line: capitals behind one space can be a word. */
const mark = String.raw`(?::${gap}${lineBelow}|[ ]{2,40}|[ ]{0,20}\t|[ ]{0,20}${lineBelow}(?<=\n[ ]{0,20}))`;

/** What is written in its place, in six capitals. */
const otherWord = '(?:STATUS|STORNO|FLIGHT|NUMBER|NUMMER|SIEHE )';

/**
 * Code of a booking with a carrier or a hotel, six capitals and digits behind its word: `Buchung (Code QX7LM4)`.
 * Rule: IATA PADIS, element 9956 (reservation control number, here of six characters). Without a digit it would be a
 * word, unless a label of its own and a colon or gap stand before it.
 */
export const bookingCode: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      (?<=
      (?<!\p{L})(?:[bB]uchung|[bB]ooking|[rR]eservierung|[rR]eservation|[cC]onfirmation|PNR|[tT]icket|[gG]utschein)
      (?:[ (:=]{1,3}|:[ \t]{2,40})(?:[cC]ode|[rR]ef\.?|[cC]onfirmation)?:? ?(?:(?:ist|is|lautet|war|was):? )?
      )
      (?:(?=[A-Z]{0,5}\d)[A-Z\d]{6}|(?=[A-Z]{1,6}\d{1,5}[A-Z])[A-Z\d]{7,8})(?![\p{L}\p{N}-])
    `,
    // in groups, behind what it pays for: `an e-voucher for £10.00, code QX-44T0-9PLM`
    pattern('dgu')`
      (?<!\p{L})(?:[eE]-)?(?:[vV]oucher|[gG]utschein|[cC]oupon|[gG]ift card|Geschenkkarte)(?:[^.!?\n]|\.(?=\d)){0,80}?
      [ (][cC]ode:?[ ](?<value>(?=[A-Z-]{0,15}\d)[A-Z\d]{2,6}(?:-[A-Z\d]{2,6}){1,3})(?![\p{L}\p{N}-])
    `,
    // `"pnr": "XKLQWE"`
    pattern('dgu')`
      "(?:[a-z]{1,12}[_-]?)?(?:[pP][nN][rR]|[lL]ocator|[fF]ile[kK]ey|(?:[bB]ooking|[cC]onfirmation|[rR]eservation|
      [bB]uchungs|[rR]eservierungs)[_-]?(?:[cC]ode|[rR]ef)|(?:booking|confirmation|reservation)
      (?=" ?: ?"[A-Z]{0,7}\d))" ?: ?"
      (?<value>[A-Z\d]{5,8})(?=")
    `,
    pattern('dgu')`
      ${tokenStart}${label}${carrier}(?:${mark}|[ ](?=[A-Z]{0,5}\d))
      (?!${otherWord})(?<value>[A-Z\d]{6})${tokenEnd}(?!-)
    `,
  ],
  examples: {
    finds: {
      'key of JSON': '{"booking": {"pnr": "⟦XKLQWE⟧", "x": 1}}',
      'key of JSON, its noun alone': '{"confirmation":"⟦K7QX2M⟧"}',
      'key of JSON, compound': '{"bookingCode": "⟦K7PL2M⟧"}',
      'in groups, words between': 'an e-voucher worth £10.00, valid 12 months, code ⟦QX-44T0-9PLM⟧.',
      'in parentheses': 'Die Buchung (Code ⟦QX7LM4⟧) umfasste',
      English: 'your booking ref. ⟦K7PL2M⟧ is confirmed',
      'of an airline': 'PNR: ⟦X4YZ81⟧\n',
      'in a form': 'Booking:                ⟦RT4LQ9⟧, Oslo - Ulm',
      reservation: 'Reservation: ⟦HM44QP⟧ for two',
      'key of a log': 'refund 12.50 EUR reservation=⟦RZ5P2M⟧ by=desk',
      'behind two words': 'Subject: Booking confirmation ⟦K7PL2M⟧ / hotel',
      'seven characters, a digit between letters': 'for the ferry booking ⟦KP7X2QM⟧ please',
      digits: 'Buchung: ⟦441882⟧\n',
      'letters alone, behind its label': 'Buchungscode Airline: ⟦XKLQWE⟧\n',
      'of a travel system': 'record locator ⟦7KQW2M⟧ for two',
      'locator alone': 'under the name Sample, locator ⟦X7KQ4D⟧.',
      'below its label': 'Filekey\n⟦XKLQWE⟧\n',
      'compound, abbreviation in parentheses': 'Hotelbuchungscode (PNR): ⟦7KQX4M⟧',
      'in parentheses before a colon': 'Hin- und Rückflug (PNR): ⟦XKLQWE⟧\n',
      'behind a verb': 'mein ticket ist ⟦K7XQ2L⟧\n',
      'at once': 'Ihre Reservierung ⟦B4417C⟧ ist',
    },
    ignores: {
      'a code of goods': 'a curtain worth £10.00, valid 12 months, code QX-44T0-9PLM.',
      'no word': 'Raum QX7LM4 umfasste',
      'another key of JSON': '{"status": "CLOSED"}',
      'a state in JSON': '{"booking": "CLOSED"}',
      'a word behind one space': 'Buchungscode XKLQWE kommt',
      'what became of it': 'Buchungscode: STORNO',
      'no digit': 'Die Buchung (Code QXALMB) umfasste',
      'lower case': 'Die Buchung (Code qx7lm4) umfasste',
      'a joint behind it': 'Die Buchung (Code QX7LM4-B) umfasste',
      'seven characters that begin with a digit': 'Die Buchung (Code 7QXLMB4) umfasste',
      'words between': 'Die Buchung mit dem Code QX7LM4 umfasste',
    },
  },
};
