/** Makers of devices and tools before what they made: together they are a thing. */
import { oneOf } from '../recognizers/text/pattern.js';
import type { FoundName } from './found-name.js';
import { wordsIn } from '../word-list.js';

/**
 * Makers, by their first word in lower case. Collected by hand from inventories, reports of thefts and invoices,
 * 2026-11.
 */
const makers: ReadonlySet<string> = new Set(
  wordsIn(`
  abbott acer aeg apple asus atco bose bosch brother buderus canon cisco dell dewalt dräger dyson einhell epson ericsson
  fanuc festool fitbit flymo fresenius gardena honda jcb kubota mckinley mindray mountfield resmed stiga terumo toro
  yamaha
  garmin hilti hp huawei husqvarna kyocera kärcher lenovo lexmark lg logitech makita medtronic metabo miele milwaukee
  motorola neff netgear nikon nokia panasonic philips roche ryobi samsung siemens sony stihl toshiba vaillant viessmann
  worcester xiaomi zebra`),
);

/** Names of devices that nobody else has. */
const certainDevices: readonly string[] = [
  'iPhone', 'iPad', 'iMac', 'MacBook', 'AirPods', 'macOS', 'ThinkPad', 'IdeaPad', 'ThinkCentre', 'LaserJet', 'OfficeJet',
  'DeskJet', 'ProBook', 'EliteBook', 'ZBook', 'OptiPlex', 'PlayStation', 'Chromebook', 'Fritzbox', 'FRITZBox', 'FritzBox',
  'Raspberry',
]; // prettier-ignore

/** Further names, and words for tools in English, which have no capital: devices behind their maker only. */
const devices = oneOf([
  ...certainDevices, 'Galaxy', 'Latitude', 'Precision', 'WorkForce', 'Greenstar',
  'drill', 'combi drill', 'chainsaw', 'grinder', 'saw', 'boiler', 'laptop', 'printer', 'phone', 'monitor', 'tablet',
  'dishwasher', 'router',
]); // prettier-ignore

/** `S23`, `S7-1500`, `MS 271`, `DCD791`: letters in capitals and digits, no year and no count. */
const model = String.raw`(?:\p{L}{3,12} )?\p{Lu}{1,5}-?\d[\p{L}\d/-]{0,12}|\p{Lu}{2,3} \d{3}(?!\d)`;

const device = new RegExp(`^ (?:${devices}(?!\\p{L})|${model})`, 'u');

/** How far behind its maker a device is looked for, in UTF-16 code units. */
const reach = 40;

/**
 * Whether the first word of a name is a maker and the next ones, or those that follow, are what it made:
 * `Apple iPhone 14`; or all of them are devices: `ThinkPad`.
 */
export function isDevice({ text, start, end, words, keys }: FoundName): boolean {
  if (words.every((word) => certainDevices.includes(word))) return true;
  const [maker = ''] = keys;
  if (!makers.has(maker)) return false;
  const makerEnd = start + maker.length;
  const behind = device.exec(text.slice(makerEnd, makerEnd + reach))?.[0];
  return behind !== undefined && makerEnd + behind.length >= end;
}
