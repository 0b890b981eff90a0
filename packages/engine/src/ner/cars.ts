/**
 * Makes of cars, lorries and two-wheelers, and models of theirs, in lower case: together they are a car. By themselves
 * they may be a firm, a place or a person; first names are here only as models beside a make (Leon, not Mercedes).
 * Collected by hand, 2026-11.
 */
import { oneOfWords } from '../recognizers/text/pattern.js';
import type { FoundName } from './found-name.js';
import { wordsIn } from '../word-list.js';

/** Makes of vehicles, by their first word. */
const carMakes: ReadonlySet<string> = new Set(
  wordsIn(`
  abarth acura alfa aprilia audi bentley bmw buick byd cadillac chevrolet chevy chrysler citroen citroën cupra dacia daf
  daewoo daihatsu dodge ducati ferrari fiat ford gmc harley honda hyundai infiniti isuzu iveco jaguar jeep kawasaki kia
  ktm lada lamborghini lancia lexus lotus maserati mazda mercedes-benz mg mitsubishi nissan opel peugeot piaggio
  polestar porsche renault saab scania seat skoda škoda ssangyong subaru suzuki tesla toyota triumph vauxhall vespa
  volkswagen volvo vw yamaha`),
);

/** Models that are nothing else. */
const certainModels: ReadonlySet<string> = new Set(
  wordsIn(`
  passat tiguan touran touareg multivan arteon t-roc e-tron zafira vectra grandland vivaro kodiaq karoq kamiq enyaq
  citigo roomster mondeo s-max c-max f-150 f-250 a-klasse b-klasse c-klasse e-klasse s-klasse citan twingo captur
  scénic kangoo ducato doblo berlingo yaris corolla auris avensis rav4 tacoma hilux cr-v hr-v micra qashqai x-trail
  actros atego axor arocs antos econic tgx tgs tgl tgm stralis eurocargo fuso
  altima picanto ceed sportage sorento stonic jimny baleno mx-5 cx-3 cx-5 silverado camaro dzire wagonr innova`),
);

/** Models that share their name with a place, a person or an everyday word: these are a car beside a make only. */
const ambiguousModels: ReadonlySet<string> = new Set(
  wordsIn(`
  polo golf caddy crafter transporter jetta insignia crossland combo superb rapid yeti ibiza leon ateca arona alhambra
  fiesta focus puma galaxy transit ranger escort mustang explorer escape fusion sprinter clio scenic trafic master
  duster sandero jogger panda punto tipo c1 c3 c4 jumper a1 a2 a3 a4 a5 a6 a7 a8 q2 q3 q5 q7 i10 i20 i30 aygo tundra
  highlander sienna civic jazz accord odyssey juke leaf sentra rogue pathfinder rio kona tucson elantra sonata swift
  vitara outback forester impreza integra equinox malibu tahoe impala wrangler cherokee renegade compass durango charger
  sharan fabia octavia corsa camry meriva niro mokka rdx mdx vito megane mégane astra kuga prius activa pulsar
  macina shine splendor alto creta nexon scorpio bolero turnier avant variant sportback touring`),
);

const carModels: ReadonlySet<string> = new Set([...certainModels, ...ambiguousModels]);

/** What a vehicle is called, whose it is, and its colour in English. */
const vehicleWords = oneOfWords(`
  pkw lkw auto wagen fahrzeug fz. hersteller marke fabrikat make vehicle car a the my your his her our their
  der den dem ein einen einem eines mein meinen meinem dein deinen sein seinen ihren ihrem unseren unserem
  white black silver grey gray blue red green`);
const inflected = `${oneOfWords('weiß schwarz silbern grau blau rot grün stehend parkend geparkt')}e[nmrs]`;

/** Words right before a make or model: `den Skoda`, `my Polo`, `Hersteller: Opel`. Firms and places have no article. */
const beforeCar = new RegExp(String.raw`(?<![\p{L}-])(?:${vehicleWords}|${inflected})(?: {1,3}|: ?)$`, 'iu');

/** What stands right behind it: `Skoda reg WR71 KZO`, `Polo, Kennzeichen`. */
const behindCar = /^,? (?:reg|plate|registration|Kennz|amtl)/u;

/** A British registration plate in the next column, perhaps behind the engine: `Fiesta 1.0   AB12 CDE`. */
const beforePlate = /^(?: \d\.\d)?[ \t]{1,20}\p{Lu}{2}\d\d \p{Lu}{3}(?!\p{L})/u;

/**
 * Whether the words of a name are a car: `VW Polo`, a make with its model, either of them beside the other, or by what
 * else stands before and after. Persons are called Leon and Ford, too (`der Leon kommt`).
 */
export function isCar({ type, keys, before, after }: FoundName): boolean {
  if (!keys.every((key) => carMakes.has(key) || carModels.has(key))) return false;
  const [previous] = /[\p{L}-]+(?= $)/u.exec(before) ?? [];
  const [next] = /(?<=^ )[\p{L}\p{N}-]+/u.exec(after) ?? [];
  const isMake = (word = ''): boolean => carMakes.has(word.toLowerCase());
  const isModel = (word = ''): boolean => carModels.has(word.toLowerCase());
  return (
    ([previous, ...keys].some(isMake) && [...keys, next].some(isModel)) ||
    keys.every((key) => certainModels.has(key)) ||
    (type !== 'PERSON' && (beforeCar.test(before) || behindCar.test(after))) ||
    (type !== 'PERSON' && keys.some(isModel) && beforePlate.test(after))
  );
}
