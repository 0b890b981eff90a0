/** Ways to bring a match into the form that its checks look at, and to count its digits. */

/** Keeps the digits 0-9 alone. */
export const digitsOnly = (value: string): string => value.replace(/\D/g, '');

/** How many digits 0-9 it has. */
export const digitCount = (value: string): number => digitsOnly(value).length;

/** Keeps ASCII letters and digits alone, letters in upper case. */
export const alphanumericUpper = (value: string): string => value.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
