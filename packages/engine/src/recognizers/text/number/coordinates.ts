import type { Recognizer } from '../../../recognizer.js';
import { numberEnd, tokenEnd, wordEnd } from '../bounds.js';
import { pattern, source } from '../pattern.js';

const start = String.raw`(?<![\p{L}\p{N}_.,-])`;

/** `48.7758`, to 90. */
const latitude = String.raw`(?:90\.0{4,10}|[1-8]?\d\.\d{4,10})`;
/** `009.1829`, to 180. */
const longitude = String.raw`(?:180\.0{4,10}|(?:1[0-7]\d|0?\d{1,2})\.\d{4,10})`;
/** With a degree sign, which a German comma needs: `48,7758°`. */
const decimalDegrees = (decimal: string): string => String.raw`[+-]?(?:${decimal}°?|\d{1,3},\d{3,10} ?°)`;

const minutes = String.raw`[0-5]?\d(?:[.,]\d{1,6})? ?['’′]?`;
const seconds = String.raw`[0-5]?\d(?:[.,]\d{1,4})? ?(?:["”″]|''|’’) ?`;
/** `48°46'36"`; whole degrees at most `most`. */
const degrees = (most: string): string => String.raw`(?:${most})(?:[.,]\d{1,10})? ?° ?(?:${minutes} ?(?:${seconds})?)?`;
const degreesOfLatitude = degrees(String.raw`90|[0-8]?\d`);
const degreesOfLongitude = degrees(String.raw`180|1[0-7]\d|0?\d{1,2}`);

const gap = String.raw`(?: ?[,;/|] ?| {1,3}|\r?\n)`;

/** Metres of the Swiss grid: `2'666'784`, `1 257 391`, `2600000`. */
const easting = String.raw`2(?:['’ ][4-8]\d\d['’ ]\d{3}|[4-8]\d{5})`;
const northing = String.raw`1(?:['’ ](?:0[7-9]|[12]\d|30)\d['’ ]\d{3}|(?:0[7-9]|[12]\d|30)\d{4})`;

const word = source`
  (?:
  [lL]at(?:itude)?|LAT|[bB]reite(?:ngrad)?|
  [lL]on(?:gitude)?|[lL]ng|LON|[lL]änge(?:ngrad)?(?=["']?[:=])
  )
`;

/**
 * A pair of latitude and longitude, as decimals or as degrees, minutes and seconds; or one of them behind its word.
 * Rule: ISO 6709:2022 (latitude to 90, longitude to 180, in this order). Decimals without a degree sign
 * count with four digits or more behind the point: `12.345` is twelve thousand in German. Metres east and north in
 * Switzerland: the frame CH1903+ (LV95) of swisstopo.
 */
export const coordinates: Recognizer = {
  type: 'COORDINATES',
  patterns: [
    // decimals: '48.7758, 9.1829', '48,7758° N, 9,1829° O'
    pattern('gu')`
      ${start}${decimalDegrees(latitude)}(?: ?[NS])?(?:, ?|; ?| |/)
      ${decimalDegrees(longitude)}(?: ?[EWO]${wordEnd})?${numberEnd}
    `,
    // the letters behind the degrees, or before them
    pattern('gu')`${start}${degreesOfLatitude}[NS]${gap}${degreesOfLongitude}[EWO]${wordEnd}`,
    pattern('gu')`${start}[NS] ?${degreesOfLatitude}${gap}?[EWO] ?${degreesOfLongitude}${tokenEnd}`,
    // of Switzerland: `2'666'784 / 1'257'391`
    pattern('gu')`
      (?<=(?<!\p{L})(?:(?:[lL]andes)?[kK]oordinaten?|KOORDINATEN|[kK]oord\.|[cC]oordinates|LV95|CH1903\+?)[^\n]{0,20})
      ${start}${easting}(?: ?[/,;|] ?|[ ]{1,3})${northing}${numberEnd}
    `,
    // one of them behind its word
    pattern('dgu')`(?<!\p{L})${word}["']?[ \t]{0,3}[:=][ \t]{0,3}["']?(?<value>[+-]?${longitude})${numberEnd}`,
  ],
  examples: {
    finds: {
      decimal: 'Fundort ⟦48.7758, 9.1829⟧.',
      south: 'at ⟦-33.8568, 151.2153⟧',
      'degrees, minutes, seconds': `⟦48°46'36"N 9°10'48"E⟧`,
      'letters first': 'Koordinaten ⟦N 48° 46.600 E 009° 10.800⟧',
      'German comma': '⟦48,7758° N, 9,1829° O⟧',
      'Swiss grid': "Koordinaten ⟦2'666'784 / 1'257'391⟧\n",
      'Swiss grid, no separators': 'LV95 ⟦2600000, 1200000⟧.',
      JSON: '{"lat": ⟦48.7758⟧, "lng": ⟦9.1829⟧}',
    },
    ignores: {
      'too far north': '98.7758, 9.1829',
      'too far east': '48.7758, 189.1829',
      'too coarse': '48.775, 9.182',
      'one number': 'Wert 48.7758 m',
      'a version': '48.7758.9.1829',
      'amounts of two years': "Budget 2'650'000 / 1'150'000",
      'north of Switzerland': "Koordinaten 2'666'784 / 1'357'391",
      'a temperature': 'bei 48° im Schatten',
    },
  },
};
