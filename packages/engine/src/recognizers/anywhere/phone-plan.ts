/** Whether numbers stand in the numbering plans of countries, as libphonenumber has them. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Whether a number, in its national layout or with its country code, is one of `country`. */
export const isInPlan = (number: string, country: CountryCode): boolean =>
  parsePhoneNumberFromString(number, country)?.isValid() === true;

/** German area codes share 07: only the eleven digits of a British mobile number tell the two apart. */
const isMobile = (number: string): boolean => /^07[4-9]\d{8}$/.test(number);

/** Mobile numbers that Ofcom keeps free for drama are in no plan. */
const isOfDrama = (number: string): boolean => number.startsWith('07700900');

/** Whether a number is a British one, digits alone; of those that the German plan has, too, only mobile ones. */
export const isBritish = (number: string): boolean =>
  isOfDrama(number) || (isInPlan(number, 'GB') && (isMobile(number) || !isInPlan(number, 'DE')));
