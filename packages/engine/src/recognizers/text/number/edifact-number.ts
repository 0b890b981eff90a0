import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';

/** A plus sign parts elements; where the text has been read, a semicolon. */
const next = '[+;]';
/** An element that is skipped. */
const element = String.raw`${next}[^+;'\r\n]{0,70}`;
const number = String.raw`(?=[A-Z-]{0,12}\d|[A-Z]{1,12}[/.]\d)[\p{L}\d][\p{L}\d./-]{2,34}`;
/** The first segments of a message stand behind a line end or the apostrophe of the segment before. */
const begin = source`(?<=^|')`;

/**
 * Numbers in a message of UN/EDIFACT: partners and control numbers of the interchange, documents, references, parties,
 * contacts, transactions and metering points.
 * Rule: ISO 9735-1:2002 §§ 8, C.1 (UNB, UNZ), UN/EDIFACT D.96A (BGM, RFF, NAD, CTA, IDE, LOC with 172).
 */
export const edifactNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    // `UNB+UNOC:3+4711:14`
    pattern('dgmu')`${begin}UNB${element}${next}(?<value>${number})(?=[+:;'])`,
    // the partner behind
    pattern('dgmu')`${begin}UNB${element}${element}${next}(?<value>${number})(?=[+:;'])`,
    // its control number, behind both partners and the time
    pattern('dgmu')`
      ${begin}(?:UNB(?:${element}){3}${next}\d{6,8}:\d{4}|UNZ${element})${next}(?<value>${number})(?=[+:;'])
    `,
    // a document, party, transaction or metering point, behind what kind it is
    pattern('dgmu')`
      ${begin}(?:(?:BGM|NAD|IDE)${element}|LOC${next}172)${next}(?<value>${number})(?=[+:;'])
    `,
    // a reference; Z13 names a rule that is checked
    pattern('dgmu')`${begin}RFF${next}(?!Z13:)[A-Z\d]{2,3}:(?<value>${number})(?=[+:;'])`,
    // a contact before its name
    pattern('dgmu')`${begin}CTA${next}[A-Z]{2,3}${next}(?<value>${number})(?=:\p{L})`,
  ],
  examples: {
    finds: {
      'sender and recipient': "UNB+UNOC:3+⟦4012345⟧:14+⟦9876543⟧:14+261104:0712+⟦18205⟧'",
      'end of an interchange': "UNZ+2+⟦18205⟧'",
      document: "BGM+380+⟦RG-26-0418⟧+9'",
      reference: "RFF+ON:⟦B-77120⟧'",
      party: "NAD+BY+⟦4012345⟧::9++Muster AG'",
      'segments in one line': "DTM+137:20261104:102'RFF+DQ:⟦LS44188⟧'NAD+SU+⟦9876543⟧::92'",
      contact: "CTA+IC+⟦0417⟧:Erna Muster'",
      transaction: "IDE+24+⟦VG0183⟧'",
      'metering point': "LOC+172+⟦51238696781⟧'",
      'parted by semicolons': "NAD;BY;⟦4012345⟧::9;;Muster AG'",
    },
    ignores: {
      'an article': "LIN+1++4012345678901:EN'",
      'a document of no number': "BGM+380+NEU+9'",
      'an amount': "MOA+77:1998.37'",
      'a rule that is checked': "RFF+Z13:11001'",
      'another place': "LOC+237+11YN20---------Z'",
      'no party': "NAD+BY+++Muster AG'",
      'no segment': "Der NAD+BY+4012345::9'",
      'not before its name': "CTA+IC+0417'",
    },
  },
};
