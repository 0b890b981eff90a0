/**
 * First digits of payment cards and how long the numbers of each issuer are.
 * Origin: ISO/IEC 7812-1 and the BIN tables that Visa, Mastercard, American Express, Discover (with Diners Club),
 * JCB, UnionPay, Mir and Maestro publish for merchants; as of November 2025.
 */
export interface CardIssuer {
  readonly name: string;
  /** Inclusive ranges of the first digits; both ends have the same number of digits. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
  readonly lengths: readonly number[];
}

/** Issuers, their ranges and lengths. */
export const cardIssuers: readonly CardIssuer[] = [
  { name: 'Visa', ranges: [[4, 4]], lengths: [13, 16, 19] },
  { name: 'Mastercard', ranges: [[51, 55], [2221, 2720]], lengths: [16] }, // prettier-ignore
  { name: 'American Express', ranges: [[34, 34], [37, 37]], lengths: [15] }, // prettier-ignore
  { name: 'Diners Club', ranges: [[300, 305], [3095, 3095], [36, 36], [38, 39]], lengths: [14, 16, 19] }, // prettier-ignore
  { name: 'Discover', ranges: [[6011, 6011], [644, 649], [65, 65]], lengths: [16, 19] }, // prettier-ignore
  { name: 'JCB', ranges: [[3528, 3589]], lengths: [16, 19] },
  { name: 'UnionPay', ranges: [[62, 62], [8100, 8171]], lengths: [16, 17, 18, 19] }, // prettier-ignore
  { name: 'Mir', ranges: [[2200, 2204]], lengths: [16, 19] },
  {
    name: 'Maestro',
    ranges: [[5018, 5018], [5020, 5020], [5038, 5038], [5893, 5893], [6304, 6304], [6759, 6763], [6799, 6799]],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  }, // prettier-ignore
];
