import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import {
  ambiguousStates,
  americanStates,
  australianStates,
  canadianProvinces,
  notAnIdentifier,
} from './state-words.js';

const american = oneOf(americanStates);
const anyState = oneOf([...australianStates, ...americanStates, ...canadianProvinces]);
const certainState = `(?!${oneOf(ambiguousStates)}${wordEnd})${anyState}`;

const zipCode = String.raw`\d{5}(?:-\d{4})?${wordEnd}`;

/** `State: `, `Province/Territory  `, `"state": "`, `State of issue: `. */
const stateLabel = source`
  ${wordStart}(?:[sS]tate|STATE|[pP]rovince|PROVINCE|[pP]rov\.?)
  (?:/[\p{L}]{2,12}| of (?:[iI]ssue|[rR]esidence))?
  (?:["']?[ ]?[:=] {0,8}["']?| {2,20}|[ _.]{2,20}|[ ]?\|[ ]{1,10}|[ ](?=[A-Z]{2,3} {1,10}(?:ZIP|Zip|zip|[pP]ost)))`;
/** A field of the address stands beside it: then `OK` is Oklahoma. */
const besideAddress = String.raw`(?=[^\n]{0,60}(?:[zZ]ip|ZIP|[pP]ost(?:al)?[ _]?[cC]ode))`;

/** `Plate: `, `Driver's License No. `, `rego `, `OLN `. */
const documentLabel = source`
  ${wordStart}(?:
    [pP]late|PLATE|[lL]icen[cs]e [tT]ag|TAG
    |[rR]ego|REGO|[vV]eh(?:icle|\.) reg\.?
    |(?:[dD]river(?:['’]?s|s['’])? |DRIVER(?:['’]?S)? )(?:[lL]ic(?:en[cs]e|\.)?|LIC(?:ENSE|\.)?)
    |C?DL|D/L|OLN?|LIC
  )
  (?: ?(?:[nN]o\.?|NO\.?|[nN]umber|#))?[:#]?[ ]{1,10}`;
/** What is on a plate or licence: a digit within nine characters. */
const number = String.raw`(?=[A-Z -]{0,8}\d)[A-Z\d][A-Z\d -]{2}`;
/** `BXK 4471`, `7XKD332`, `K44-DRT`. */
const plate = String.raw`(?=[A-Z -]{0,6}\d)[A-Z\d]{1,7}(?:[ -][A-Z\d]{2,4}){0,3}`;
const plateWord = String.raw`(?:license |licence )?(?:plates?|tags?|rego|registered|(?:driver['’]?s? )?licen[cs]e|DL)`;

/** What an employer withholds for a state. */
const stateTax = oneOf(['State', 'STATE', 'SIT', 'SDI', 'SUI', 'PFL', 'PFML', 'FLI', 'Withholding', 'Income Tax']);

/**
 * Abbreviation of a state of the United States before a ZIP code; and of one of the United States, Canada or Australia
 * behind its label, beside a plate or licence number, and before a tax of the state on a pay slip.
 * Rule: the authorities' lists (`state-words.ts`). Alone, two letters are evidence of nothing.
 */
export const stateAbbreviation: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('gu')`
      (?<=\p{L}\.?, {0,2}|\p{Lu}[\p{L}.'’-]{1,20} {1,2})${notAnIdentifier}${american}(?=[.,]? {1,3}${zipCode})
    `,
    pattern('gu')`(?<=[,;|\t]"?)${american}(?="?[,;|\t]"?${zipCode})`,
    pattern('gu')`
      // LA, in the row under State and ZIP
      (?<=(?<!\p{L})(?:State|STATE|St\.?) {2,40}(?:ZIP|Zip)[^\n]{0,40}\n[^\n]{0,80} {2})${american}(?= {2,40}${zipCode})`,
    pattern('gu')`
      // State: NSW
      (?<=${stateLabel})
      (?:${certainState}|ON(?<=[pP]rov.{1,40})|${anyState}${besideAddress})
      (?=["',;|)\s]|$)`,
    pattern('gu')`
      // plate OH JKX 4417
      (?<=${documentLabel})${anyState}(?=[ ]{1,3}${number})`,
    pattern('gu')`
      // NJ plate
      ${wordStart}${certainState}(?= ${plateWord}${wordEnd})`,
    pattern('gu')`
      // plate BXK 4471 (NC)
      (?<=${documentLabel}${plate} \(?)(?:${anyState}(?=\))|${certainState}${wordEnd})`,
    pattern('gmu')`
      // Admitted in PA and NJ
      (?<=(?:[aA]dmitted|[lL]icen[cs]ed|[rR]egistered|[pP]racticing)(?: to practi[cs]e)? in (?:${american}(?:,|,? and| &|/) ?){0,4})
      ${american}(?=[,;.)&/]| and | & |[ \t]{0,4}$| {2})`,
    pattern('gmu')`
      // FUEL STOP  ELKO NV    $ 74.16, on a statement of a card
      (?<=\d{1,2}/\d{1,2}(?:/\d{2,4})? [^\n$]{3,60}\p{Lu}{3} )
      ${american}(?= {2,20}\$?[ ]{0,8}-?\d[\d,]{0,10}\.\d\d${wordEnd})`,
    pattern('gmu')`
      // Sample Center, Boise, ID, at the end of a line; MD and MA may be degrees
      (?<=\p{L}, (?!Name|Nummer|Number|Date|Type)\p{Lu}\p{Ll}[\p{L}. ]{2,20}, )
      (?!MD|MA|PA|MS|DC|ND|CO|OK)${american}(?=${lineEnd})`,
    pattern('gmu')`
      // NM State Tax, on a pay slip
      (?<=^[ \t]{0,12}| {3})${american}
      (?= ${stateTax}(?: (?:Tax|TAX|Income|W/?H))?(?: {2}|[ \t]{0,4}[:|]))`,
  ],
  examples: {
    finds: {
      'word of a form, wide gaps': 'City:  Salem       State:  ⟦OR⟧       ZIP:  97030\n',
      Idaho: 'Boise ⟦ID⟧ 83702\n',
      'before a code': 'Springfield ⟦IL⟧ 62704\n',
      'before a code, behind a comma': 'Springfield, ⟦IL⟧  62704-1234\n',
      'box of a form': 'City         State     ZIP\nSpringfield  ⟦IL⟧        62704\n',
      'cell of a table': 'Springfield,⟦IL⟧,62704,USA',
      'behind its label': 'Suburb: Newtown   State: ⟦NSW⟧   Country',
      'key of JSON': '{"state":"⟦WA⟧","zip":"98101"}',
      'an everyday word, beside a code': '"state": "⟦OK⟧", "zip": "73301"',
      'Province in a column': 'Province  ⟦ON⟧   Country',
      'behind D/L': 'D/L ⟦OH⟧ RX441772',
      'before a licence': "Driver's License: ⟦PA⟧ 29 418 763",
      'before the word': 'a silver one, ⟦NJ⟧ plate K44',
      'behind a plate': 'Plate BXK 4471 (⟦NC⟧)',
      'on a statement': '02/18/2025  SAMPLE LLC  DOVER ⟦DE⟧      $  389.99\n',
      'behind its town': 'Sample Medical Center, Boise, ⟦ID⟧\n',
      'where somebody is admitted': 'Admitted in ⟦PA⟧ and ⟦NJ⟧     erna@example.org',
      'on a pay slip': '⟦NM⟧ State Tax       31.67',
    },
    ignores: {
      'no code': 'see the IL part of it',
      'four digits': 'Springfield IL 6270\n',
      'a number under other heads': 'City         Unit      ZAP\nSpringfield  IL        62704\n',
      'a status': 'State: OK\n',
      'an unknown state': 'State: XY\n',
      'lower case': 'Springfield, il 62704\n',
      'a degree': 'Sample, Erna Muster, MD\n',
      'a head': 'customer, Name, ID\n',
      'a plate without a number': 'plate OH yes',
      'a number of a student': 'Student ID 40871\n',
      'a word before the code': 'this is PR 20417',
    },
  },
};
