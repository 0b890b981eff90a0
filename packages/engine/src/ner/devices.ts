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
  abbott acer aeg apple asus atco bosch bose brother buderus canon cisco dell dewalt dräger dyson einhell epson ericsson
  fanuc festool fitbit flymo fresenius gardena garmin hilti honda hp huawei husqvarna jcb kärcher kubota kyocera lenovo
  lexmark lg logitech makita mckinley medtronic metabo miele milwaukee mindray motorola mountfield neff netgear nikon
  nokia panasonic philips resmed roche ryobi samsung siemens sony stiga stihl terumo toro toshiba vaillant viessmann
  worcester xiaomi yamaha zebra`),
);

/** Names of devices that nobody else has. */
const certainDevices: readonly string[] = [
  'iPhone', 'iPad', 'iMac', 'MacBook', 'AirPods', 'macOS', 'ThinkPad', 'IdeaPad', 'ThinkCentre', 'LaserJet', 'OfficeJet',
  'DeskJet', 'ProBook', 'EliteBook', 'ZBook', 'OptiPlex', 'PlayStation', 'Chromebook', 'Fritzbox', 'FRITZBox', 'FritzBox',
  'Raspberry',
]; // prettier-ignore

/** Further names, and words for tools in English, which have no capital: devices behind their maker only. */
const deviceWords = oneOf([
  ...certainDevices, 'Galaxy', 'Latitude', 'Precision', 'WorkForce', 'Greenstar',
  'drill', 'combi drill', 'chainsaw', 'grinder', 'saw', 'boiler', 'laptop', 'printer', 'phone', 'monitor', 'tablet',
  'dishwasher', 'router',
]); // prettier-ignore

/** `S23`, `S7-1500`, `MS 271`, `DCD791`: letters in capitals and digits, no year and no count. */
const modelCode = String.raw`(?:\p{L}{3,12} )?\p{Lu}{1,5}-?\d[\p{L}\d/-]{0,12}|\p{Lu}{2,3} \d{3}(?!\d)`;

const deviceBehindMaker = new RegExp(`^ (?:${deviceWords}(?!\\p{L})|${modelCode})`, 'u');

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
  const behind = deviceBehindMaker.exec(text.slice(makerEnd, makerEnd + reach))?.[0];
  return behind !== undefined && makerEnd + behind.length >= end;
}
