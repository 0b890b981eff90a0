import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern } from '../pattern.js';
import { isNumber } from './number-token.js';

/** Who or what has a number, at the end of an element's name but one word. */
const owners = oneOf([
  'Customer', 'Client', 'Biller', 'Buyer', 'Seller', 'Supplier', 'Vendor', 'Payer', 'Payee', 'Recipient', 'Sender',
  'Consignee', 'Shipper', 'Debtor', 'Creditor', 'Order', 'Invoice', 'Contract', 'Policy', 'Claim', 'Member', 'Patient',
  'Person', 'Employee', 'Account', 'Delivery', 'Shipment', 'Parcel', 'Case', 'File', 'Party', 'Participant', 'Student',
  'Kunden', 'Kunde', 'Auftrags', 'Auftrag', 'Vertrags', 'Vertrag', 'Rechnungs', 'Rechnung', 'Mitglieds', 'Personal',
  'Lieferanten', 'Lieferschein', 'Bestell', 'Schaden', 'Fall', 'Patienten', 'Versicherten', 'Mandanten',
]); // prettier-ignore
const endings = '(?:ID|Id|No|Nr|Num|Number|Nummer|Ref|Reference)';
const prefix = String.raw`(?:[A-Za-z][\w-]{0,15}:)?`;
const attributes = String.raw`(?: [^<>\n]{1,80})?`;

/** Elements of the messages of banks that hold what somebody gave to a message, a payment or a mandate. */
const ofBanks = oneOf([
  'MsgId', 'OrgnlMsgId', 'PmtInfId', 'OrgnlPmtInfId', 'InstrId', 'EndToEndId', 'OrgnlEndToEndId', 'TxId', 'OrgnlTxId',
  'MndtId', 'OrgnlMndtId', 'AcctSvcrRef', 'ClrSysRef', 'UETR',
]); // prettier-ignore

/**
 * The number in an element of XML whose name says whose it is: `<RecipientsBillerID>4711</RecipientsBillerID>`, and the
 * references of the messages of banks.
 * Rule: XML 1.0 § 3.1; ISO 20022 (Max35Text of `MsgId`, `EndToEndId` and the like; UETR is a UUID).
 */
export const numberInXml: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`
      (?<=<${prefix}[A-Za-z]{0,40}${owners}${endings}${attributes}>)
      (?=[^<\n]{0,30}\d)[\p{L}\d][\p{L}\d ./_-]{2,35}(?=</)
    `,
    pattern('gu')`(?<=<${prefix}${ofBanks}>)(?!NOTPROVIDED)(?=[^<\n]{0,35}\d)[^\s<>][^<>\n]{2,35}(?=</)`,
  ],
  isValid: (value) => isNumber(value) || /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value),
  examples: {
    finds: {
      'whose it is inside its name': '<eb:InvoiceRecipientsBillerID>⟦471108⟧</eb:InvoiceRecipientsBillerID>',
      'no prefix': '<CustomerNo>⟦K-20417⟧</CustomerNo>',
      attributes: '<OrderNumber scheme="x">⟦B-2025-1190/2⟧</OrderNumber>',
      German: '<KundenNr>⟦20417⟧</KundenNr>',
      'message of a bank': '<MsgId>⟦9a3b2d77-f6c9-44b1-ba95-96e0e63c8677⟧</MsgId>',
      'mandate of a bank': '<MndtId>⟦FW-2025-118⟧</MndtId>',
      'from end to end': '<EndToEndId>⟦RE-2026-0417⟧</EndToEndId>',
    },
    ignores: {
      'an element of a thing': '<ArticleNumber>471108</ArticleNumber>',
      'no digit': '<CustomerNo>unknown</CustomerNo>',
      'not provided': '<EndToEndId>NOTPROVIDED1</EndToEndId>',
      'a date': '<OrderReference>2026-03-12</OrderReference>',
      'elements inside': '<CustomerId><Id>471108</Id></CustomerId>',
      'two characters': '<BillerNo>K4</BillerNo>',
      'the end of an element': '</BillerNo>471108</x>',
    },
  },
};
