import type { Recognizer } from '../../../recognizer.js';
import { wordEnd } from '../bounds.js';
import { pattern, source } from '../pattern.js';

/** `Registered in England and Wales`, `incorporated in Ireland`. */
const registered = source`
  (?:[rR]egistered|REGISTERED|[iI]ncorporated)[ ](?:company |charity |society |office )?
  (?:in|with|at)[ ](?:the )?
  (?:
  England(?:,? (?:and|&) Wales)?|ENGLAND(?:,? (?:AND|&) WALES)?|Wales|Scotland|SCOTLAND|Northern Ireland|N\. ?Ireland|
  Great Britain|(?:the )?(?:UK|United Kingdom)|(?:the Republic of )?Ireland|IRELAND|Jersey|Guernsey|
  Companies House|Cardiff|(?:the )?(?:CRO|Companies Registration Office)
  )
`;
/** ` (`, ` No. `, `, company number: `, ` under number `. */
const between = source`
  (?:,| -| –|:)?[ ]\(?(?:(?:under|with|as) )?(?:[cC]ompany |[cC]o\.? |[rR]egistration |[rR]eg\.? )?
  (?:(?:[nN]umbers?|[nN]o\.?|[nN]r\.?|NO\.?)[: ]{1,2})?
`;
/** Two letters for partnerships, Scotland and Northern Ireland; else five to eight digits. */
const number = String.raw`(?:[A-Z]{2} ?\d{6}|R0\d{6}|\d{5,8}|\d{3} \d{3})`;

/**
 * Number of a British or Irish company behind where it is registered: `registered in England and Wales (OC371846)`.
 * Rule: Companies Act 2006 s. 1066 (eight characters, with two letters for other registers than that of companies in
 * England and Wales); Companies Act 2014 of Ireland s. 24 (five to seven digits).
 */
export const companyNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('dgu')`${registered}${between}(?<value>${number})${wordEnd}(?![./-]\d)`],
  examples: {
    finds: {
      partnership: 'partnership registered in England and Wales (⟦OC304418⟧) and is',
      'no mark': 'Registered in England ⟦04418820⟧. Office',
      'of Scotland': 'Registered in Scotland No. ⟦SC304418⟧',
      'of Ireland': 'Registered in Ireland, ⟦304418⟧ | Directors',
      'with its word': 'registered in England and Wales under company number ⟦4418820⟧.',
      'of Northern Ireland': 'Incorporated in Northern Ireland: ⟦NI604418⟧\n',
    },
    ignores: {
      'another verb': 'founded in England (OC304418) and',
      'another country': 'Registered in Norway, 304418 | Directors',
      'a year': 'registered in England in 2012',
      'four digits': 'Registered in Ireland, 3044',
      'a letter behind it': 'Registered in Ireland, 304418K',
      'nine digits': 'Registered in England 044188200',
    },
  },
};
