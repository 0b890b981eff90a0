import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isNumber } from './number-token.js';

/** Keys of an object that stands for somebody, or for something of somebody's. */
const owners = [
  'customer', 'client', 'kunde', 'kundin', 'user', 'patient', 'member', 'mitglied', 'employee', 'mitarbeiter', 'tenant',
  'mieter', 'account', 'konto', 'order', 'bestellung', 'vertrag', 'contract', 'policy', 'invoice', 'rechnung', 'case',
  'ticket',
]; // prettier-ignore
/** Those of them whose numbers are written with spaces. */
const papers = [
  'vertrag', 'contract', 'policy', 'police', 'kunde', 'customer', 'bestellung', 'order', 'rechnung', 'invoice',
  'schaden', 'claim',
]; // prettier-ignore

/** `"orderIds": [88213, `, `"ticket_nos":[` */
const list = source`
  "${oneOf(owners)}[_-]?(?:ids|Ids|IDs|nos|Nos|numbers|Numbers|refs|Refs)" ?: ?\[[\w", .-]{0,120}
`;

const key = (objects: readonly string[]): string =>
  String.raw`"${oneOf(objects)}" ?: ?\{[^{}]{0,60}"(?:id|nr|no|number|nummer)" ?: ?`;

/**
 * The number in an object of JSON whose key says whose it is: `"customer": {"id": "cus_Q7x2"}`; a patient of HL7 FHIR.
 * Rule: RFC 8259 § 4; the key stands for the label. HL7 FHIR R4, JSON format (`resourceType`, then `id`); OASIS UBL 2.1
 * (`cbc:ID`).
 */
export const numberInJson: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`(?<=${key(owners)}"?)(?=[\w ./-]{0,30}\d)\w[\w-]{2,40}(?=["},])`,
    pattern('gu')`(?<=${key(papers)}")(?=[\w ./-]{0,30}\d)\w[\w ./-]{2,40}(?=")`,
    pattern('gu')`(?<=${list})(?<=[\[",] ?)(?=[\w-]{0,30}\d)\w[\w-]{2,40}(?=[",\]])`,
    pattern('gu')`(?<="resourceType" ?: ?"Patient", ?"id" ?: ?")(?=[\w-]{0,30}\d)\w[\w-]{2,40}(?=")`,
    // a kind and a random number: `"id": "wrk_8Lq2nT0d"`
    pattern('gu')`
      (?<="(?:id|[a-z]{2,20}_id|[a-z]{2,20}Id)" ?: ?")
      (?!(?:prod|price|plan|evt|cat|img|tax|tmpl|tpl|feat|color|sku|item|page|doc|web|hook|node|step)_)
      [a-z]{2,6}_(?=[A-Za-z]{0,20}\d)[A-Za-z\d]{6,30}(?=")
    `,
    // the identifier of a document in XML: `<cbc:ID>RE-25-00713</cbc:ID>`
    pattern('gu')`
      (?<=<(?:[a-z]{1,8}:)?ID>)(?=[A-Z]{1,4}[/-]?\d)(?=(?:[^\s<\d]{0,20}\d){5})[A-Z][A-Z\d./-]{4,30}(?=</)
    `,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'customer of a shop': '"customer":{"id":"⟦cus_Q7x2LmN44⟧","x":1}',
      'contract, with spaces': '"vertrag": {"nummer": "⟦WG 33-188204.7⟧", "x"',
      'patient of FHIR': '{"resourceType":"Patient","id":"⟦pat-0044177⟧"}',
      'number without quotes': '"user": {"id": ⟦4418820⟧}',
      'another key before it': '"ticket": {"open": true, "no": "⟦HD-4471⟧"}',
      'its kind before it': '{"id": "⟦wrk_7Kq2nT0d⟧", "x": 1}',
      'list of them': '{"orderIds":[⟦88213⟧,⟦88214⟧],"ticket_nos": ["⟦HD-4471⟧"]}',
      'invoice of UBL': '<cbc:ID>⟦RE-25-00713⟧</cbc:ID>',
      'claim of an insurer': '"claim":{"number":"⟦S 25/118204⟧"}',
    },
    ignores: {
      'an object of another kind': '"color":{"id":"red-4471820"}',
      'a category in XML': '<cbc:ID>S</cbc:ID><cbc:ID>AE-12</cbc:ID>',
      'a thing before it': '{"id": "prod_7Kq2nT0d", "x": 1}',
      'another key': '"user":{"width":"w-4471820x"}',
      'no digit': '"user":{"id":"anna"}',
      'UUID of an order': '"order":{"id":"550e8400-e29b-41d4-a716-446655440000"}',
      'an object between': '"user":{"theme":{"id":"t-4471820x"}}',
      'another resource of FHIR': '{"resourceType":"Bundle","id":"b-0044177"}',
    },
  },
};
