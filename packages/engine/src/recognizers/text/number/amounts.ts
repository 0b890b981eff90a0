/** What tells a count, a year or an amount from the number of something. */
import { source } from '../pattern.js';

/** A round count or a year. */
export const countOrYear = String.raw`(?:\d{1,3}000(?!\d)|(?:19|20)\d\d(?!\d))`;

/** What is counted or paid, behind a number. */
export const unit = source`
  (?:
  [€%]|\$(?!\d)|
  (?:EUR|Euro|USD|x|Stück|Stk|kg|km|m|h|Uhr|units|pieces|pcs|items|Seiten|pages|
  Mal|mal|times|Zeilen|rows|Zeichen|Punkte|points|Meilen|miles|bytes|[kKM]B|ms|[kM]?Wh?|qm|m²|t)(?!\p{L})
  )
`;
