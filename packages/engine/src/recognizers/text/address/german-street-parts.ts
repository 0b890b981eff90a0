/** Parts of German street addresses, and the check that what looks like one is a street. */
import { anyOf } from '../any-of.js';
import { addressExtras, beforeHouseNumber, houseNumber } from './house-number.js';
import { oneOf } from '../pattern.js';
import { bodiesBeforeStreets, notInStreetNames, notLandmarks, notStreets } from './street-words.js';
import { wordEnd } from '../bounds.js';

/** `Wolbecker`. */
export const capitalWord = String.raw`\p{Lu}[\p{L}\p{M}'’-]{0,30}`;

/** A house number with floor and flat, as it stands behind a space. */
export const numberWithExtras = `${houseNumber}${addressExtras}`;

/** The same with whatever separates it from a street that is certain. */
export const numberBehindStreet = `${beforeHouseNumber}${numberWithExtras}`;

/** A word such as `Anschrift` or `Unsere`, or the `WEG` of owners, belongs to no street. */
export const notACaption = `(?!(?:${anyOf(notInStreetNames)}|${oneOf(bodiesBeforeStreets)})${wordEnd})`;

/** `Am Montag`, `Im Saal`: no street lies beside these. */
export const notALandmark = `(?!${anyOf(notLandmarks)}${wordEnd})`;

const firstWord = /^[\p{L}\p{M}-]+/u;
/** Whether `address` does not begin with a compound such as `Parkplatz`, which ends like a street and is none. */
export const isStreet = (address: string): boolean =>
  !(notStreets as readonly string[]).includes(firstWord.exec(address.normalize('NFC').toLowerCase())?.[0] ?? '');
