/** What tells that a row of a table is about a person. */
import { source } from '../pattern.js';

/** A mailbox, a telephone, a day of birth, an account, a plate, a form of address. */
export const personInRow = source`
  (?:
  [\p{L}\d._+-]{2,40}@[\p{L}\d-]{2,40}\.\p{L}|
  (?<![\p{L}\d.,-])(?:\+\d{2,3}|\(?0\d{2,5}\)?)[ ]?[/ -][ ]?\d[\d /-]{4,14}|
  \(0\d\) \d{4} \d{4}(?!\d)|
  (?<![\d-])(?:\+1[ -]?)?\(?[2-9]\d\d(?:\)[ ]?|[.-])[2-9]\d\d[.-]\d{4}(?![\d-])|
  (?<!\d)\d{1,2}[./]\d{1,2}[./](?:19[3-9]\d|20[01]\d)(?!\d)|
  (?<![\d-])(?:19[3-9]\d|20[01]\d)-[01]\d-[0-3]\d(?!\d)|
  (?<![\d-])[6-9]\d{4} \d{5}(?![\d-])|
  (?<![\p{L}\d])[A-Z]{2}\d\d(?: [A-Z]{3}(?![\p{L}\d])|(?: ?[A-Z\d]{4}){3})|
  (?<=[|;,\t][ ]?"?)(?:Herrn?|Frau|Mr|Mrs|Ms|Miss)\.?"?[ ]?[|;,\t]
  )
`;
