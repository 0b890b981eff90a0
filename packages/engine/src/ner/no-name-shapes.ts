/** What the model takes for a name and is none by how it is written and what touches it: codes, days, roads. */
import { type Shapes, writtenLike } from './name-shape.js';

const weekday = '(?:Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)';
const oneWeekday = new RegExp(`^${weekday}$`, 'u');
const signsBetweenDays = String.raw`\.?[ \t]*[-–,/|+;]?[ \t]*`;

const shapes: Shapes = {
  // `Klasse C`; but for `Frau C.`, and not for the `d` of `F. d. R.`
  'a single letter': [
    { name: /^.$/, after: /^(?!\.)/ },
    { name: /^.$/, before: /F\. ?d\. ?$/u },
    // `z. K.`, `z. d. A.`: what is to be done with a letter
    { name: /^[AKUV]$/, before: /(?<![\p{L}.])z\. ?(?:d\. ?)?$/u, after: /^\./ },
  ],

  // `P.S.: Musterdorf`, `C.C.: Adv. Sample`
  'a label of dotted capitals': [{ name: /^\p{Lu}(?:\.\p{Lu})+$/u, after: /^\.?:/u }],

  // `XY-WLK-M`; firms may be written like `H-E-B`, and persons are spelled: `K-O-W-A-L`
  'an article of a list of goods': [
    { of: ['ORGANIZATION'], name: /^\p{Lu}{2,4}(?:-\p{Lu}{1,4}){2,}$/u },
    { of: ['PERSON', 'LOCATION'], name: /^(?=.*\p{Lu}{2})\p{Lu}{1,4}(?:-\p{Lu}{1,4}){2,}$/u },
  ],

  // `A-Z`
  'a range of letters': [{ of: ['PERSON', 'LOCATION'], name: /^\p{Lu}-\p{Lu}$/u }],

  // `ON 01`, `Veh A`
  'a party to an accident': [
    { name: /^\p{Lu}{2,3} 0\d$/u },
    { name: /^(?:Veh|Vehicle|Fzg|Driver|Rider|Pedestrian|Fahrer|Beteiligter?) (?:\p{Lu}|\d{1,2})$/u },
  ],

  // `Index e` of a plan
  'a revision of a plan': [{ name: /^(?:Index|Revision)(?: \p{L})?$/u }],

  // `KitaKasse 9.3`
  'a program with its version': [
    {
      of: ['ORGANIZATION'],
      name: /^\p{Lu}\p{Ll}+\p{Lu}\p{L}+$/u,
      before: /(?<!\p{L})(?:mit|durch|aus|with|by|from|using|via) $/u,
      after: /^ v?\d{1,2}\.\d{1,2}(?:\.\d{1,3})?(?![\d.])/u,
    },
  ],

  // `A 57`, `St 2359`, `B3`, `2b`: a road, a class, a priority; firms may have such names, and districts of towns: Q7, E8
  'a code': [
    { of: ['PERSON'], name: /^(?:\p{Lu}-?\d{1,3}|\d+)$/u },
    { of: ['LOCATION'], name: /^(?:[ABKLMPSUV] ?\d{1,4}|(?:St|Kr) \d{2,4}|\d+)$/u },
    { of: ['ORGANIZATION'], name: /^(?:[BKLPSUV]\d{1,3}|\d{1,2}\p{Ll}|\d+)$/u },
  ],

  // the `St` of `St 2359`
  'a road of a German state': [{ name: /^St$/u, after: /^ \d{3,4}(?!\d)/u }],

  // `bay 41`, `Tor 2`
  'a numbered place of a site': [{ name: /^(?:bay|gate|platform|level|tor|gleis|stellplatz) \d{1,3}$/iu }],

  // `Mo-Mi`, and `Di` of `Mo, Di, Do`
  'a weekday beside another': [
    { name: new RegExp(`^${weekday}[-–]${weekday}$`, 'u') },
    { name: oneWeekday, before: new RegExp(`(?<!\\p{L})${weekday}${signsBetweenDays}$`, 'u') },
    { name: oneWeekday, after: new RegExp(`^${signsBetweenDays}${weekday}(?!\\p{L})`, 'u') },
  ],

  // `Sr. Manager` at the start of a line; elsewhere it is the elder of two
  'a rank of a post': [{ name: /^[JS]r$/u, before: /(?:^|\n)[ \t>]*$/u, after: /^\. \p{Lu}/u }],

  // `310,-/Monat`, `€ 40/Monat`
  'a unit of time behind a slash': [
    {
      name: /^(?:Sekunde|Minute|Stunde|Std|Tag|Nacht|Woche|Monat|Quartal|Jahr|Person|Stück|day|night|week|month|year|head)$/u,
      before: /[\d€$£%-] ?\/ ?$/u,
    },
  ],

  // `R. 2.118`: a room
  'a room': [{ of: ['LOCATION', 'ORGANIZATION'], name: /^R$/, after: /^\. ?\d/ }],

  // `PagerBot`
  'a program that writes in a chat': [{ name: /^(?:\p{Lu}\p{L}+Bot|\p{Ll}+(?:-|_)bot)$/u }],

  // `Musterer e.h.`, `m. p.`: signed with one's own hand, in Austria
  'a signature by hand': [{ name: /^(?:e\. ?h|m\. ?p|manu propria|eh)$/u, before: /[\p{L}).] {1,3}$/u }],

  // `Muster v. Sample et al.`
  'and others': [{ name: /^et al$/ }],

  // `Muster junior`, of two the younger
  'the younger or elder of two': [{ name: /^(?:junior|senior)$/ }],

  // `Funk 0171 4711`: a telephone; Funk is a surname, too
  'a label of a telephone': [{ name: /^(?:Funk|Fon|Mob)$/u, after: /^\.?:? {1,3}[+(]?[\dOl]{2}/u }],

  // `in the car park`
  'a place of which there are many': [
    { name: /^(?:car park|credit union|bus stop|post office|petrol station|gas station|parking lot|retail park)$/ },
  ],

  // `#inc-payments-eu`
  'a channel of a chat': [
    { of: ['LOCATION', 'ORGANIZATION'], name: /^\p{Ll}[\p{Ll}\d]*(?:-[\p{Ll}\d]+)+$/u, before: /(?:^|[\s(])#$/u },
  ],

  // `Q as in queen`
  'a word that spells': [
    { of: ['PERSON'], name: /^\p{Ll}+(?: \p{Lu})?$/u, before: /(?<!\p{L})\p{L} (?:as in|wie) $/u },
    { of: ['PERSON'], name: /^\p{Lu}\p{Ll}+$/u, before: /(?<!\p{L})mit (?:einem )?\p{Lu} wie $/u },
  ],

  // `Gruppe "Otter"` of a kindergarten
  'a group of children': [{ of: ['PERSON'], before: /(?:Gruppe|Kitagruppe|Klasse|class|group) ["„“»']$/u }],
};

/** Whether a name is written like one of these. */
export const isWrittenAsNoName = writtenLike(shapes);
