import type { Recognizer } from '../../../recognizer.js';
import { wordEnd } from '../any-of.js';

const start = String.raw`(?<![\p{L}\p{N}_.,-])`;
const latitude = String.raw`(?:90\.0{4,10}|[1-8]?\d\.\d{4,10})`;
const longitude = String.raw`(?:180\.0{4,10}|(?:1[0-7]\d|0?\d{1,2})\.\d{4,10})`;
const withSign = (decimal: string): string => String.raw`(?:${decimal}°?|\d{1,3},\d{3,10} ?°)`;
const degrees = (most: string): string =>
  String.raw`${most} ?° ?(?:[0-5]?\d(?:[.,]\d{1,6})? ?['’′]? ?(?:[0-5]?\d(?:[.,]\d{1,4})? ?(?:["”″]|''|’’) ?)?)?`;
const lat = degrees(String.raw`(?:90|[0-8]?\d)(?:[.,]\d{1,10})?`);
const lon = degrees(String.raw`(?:180|1[0-7]\d|0?\d{1,2})(?:[.,]\d{1,10})?`);
const gap = String.raw`(?: ?[,;/|] ?| {1,3}|\r?\n)`;

/**
 * A pair of latitude and longitude, as decimals or as degrees, minutes and seconds; or one of them behind its word.
 * Rule: ISO 6709:2022 (latitude to 90, longitude to 180, in this order). Decimals without a degree sign
 * count with four digits or more behind the point: `12.345` is twelve thousand in German.
 */
export const coordinates: Recognizer = {
  type: 'COORDINATES',
  patterns: [
    new RegExp(
      String.raw`${start}[+-]?${withSign(latitude)}(?: ?[NS])?(?:, ?|; ?| |/)[+-]?${withSign(longitude)}(?: ?[EWO]${wordEnd})?(?![\p{L}\p{N}]|[.,]\d)`,
      'gu',
    ),
    new RegExp(String.raw`${start}${lat}[NS]${gap}${lon}[EWO]${wordEnd}`, 'gu'),
    new RegExp(String.raw`${start}[NS] ?${lat}${gap}?[EWO] ?${lon}(?![\p{L}\p{N}])`, 'gu'),
    new RegExp(
      String.raw`(?<![\p{L}])(?:[lL]at(?:itude)?|[bB]reite(?:ngrad)?|LAT|[lL]on(?:gitude)?|[lL]ng|LON|[lL]änge(?:ngrad)?(?=["']?[:=]))["']?[ \t]{0,3}[:=][ \t]{0,3}["']?(?<value>[+-]?${longitude})(?![\p{L}\p{N}]|[.,]\d)`,
      'dgu',
    ),
  ],
  examples: {
    finds: {
      decimal: 'Fundort ⟦48.7758, 9.1829⟧.',
      south: 'at ⟦-33.8568, 151.2153⟧',
      'degrees, minutes, seconds': `⟦48°46'36"N 9°10'48"E⟧`,
      'letters first': 'Koordinaten ⟦N 48° 46.600 E 009° 10.800⟧',
      'German comma': '⟦48,7758° N, 9,1829° O⟧',
      JSON: '{"lat": ⟦48.7758⟧, "lng": ⟦9.1829⟧}',
    },
    ignores: {
      'too far north': '98.7758, 9.1829',
      'too far east': '48.7758, 189.1829',
      'too coarse': '48.775, 9.182',
      'one number': 'Wert 48.7758 m',
      'a version': '48.7758.9.1829',
      'a temperature': 'bei 48° im Schatten',
    },
  },
};
