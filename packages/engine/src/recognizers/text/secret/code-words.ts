/** What stands between the word for a code of digits and the code, and what must not stand behind it. */

/** Behind what is no decimal number, time of day, date, amount or percentage. */
export const notAnAmount = String.raw`(?![\p{L}\p{N}]|[.,:/-]\d| ?(?:[€%]|Stück|Stk|mm|cm|kg|Euro|EUR))`;

/** `code: 4471`, `code is now 4471` */
export const codeIs = String.raw`(?:,? (?:is|ist|lautet|was|war)(?: now| jetzt)?)?:?`;
