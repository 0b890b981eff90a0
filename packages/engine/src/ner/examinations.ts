/** Signs, tests, scores and tubes of medicine that are named after somebody, where a finding or number follows. */
import { oneOfWords } from '../recognizers/text/pattern.js';
import { type Shapes, writtenLike } from './name-shape.js';

/** Signs and tests of neurology, surgery and orthopaedics. Collected by hand, 2026-11. */
const signs = oneOfWords(`
  Apley Babinski Barré Bragard Brudzinski Chaddock Chvostek Cozen Cullen Dix-Hallpike Finkelstein Froment Gaenslen
  Homans Jobe Kernig Lachman Lasegue Lasègue Lhermitte McBurney McMurray Mennell Mingazzini Neer Ortolani Payr Phalen Rinne
  Romberg Rovsing Schober Spurling Steinmann Thessaly Tinel Trendelenburg Trousseau Trömner Unterberger Wartenberg`);

/** Scores of nursing and of newborns. */
const scores = oneOfWords('Apgar Braden Waterlow');

/** Signs and scores named like many people: `Test`, `Score` or the like must stand behind them. */
const sharedByPersons = oneOfWords(`
  Adson Allen Barthel Glasgow Gordon Hawkins Hoffmann Karnofsky Morse Murphy Norton Oppenheim Ott Patrick Rankin Thomas
  Tinetti Weber Yergason`);

/** `-Index`, `'s sign` */
const kind = String.raw`(?:['’]s)?[- ](?:Index|Score|Skala|Test|Versuch|Zeichen|scale|score|sign|test)(?!\p{L})`;

/** `bds. neg.`, `sicher`, `positiv`, `+`: what an examination has shown. */
const finding = [
  String.raw`[ :]{1,2}(?:(?:bds|bilat|re|li)\.|beids|(?:links|rechts) (?:neg|pos)|neg|pos|unauff|absent|equivocal`,
  String.raw`(?:un)?sicher(?= ?[,.;\n])|[(]?[+-][)]?(?=[ ,.;\n]))`,
].join('|');

/** No form of address and no word for a patient, behind which stands a person. */
const noAddress =
  /(?<!(?:Herrn?|Frau|Hr\.?|Fr\.?|Dr\.?|Prof\.?|Pat\.?|Patient(?:in)?|M(?:rs?|s)\.?|[nN]urse|Schwester|Pfleger) )$/u;

const examinations: Shapes = {
  // `Babinski bds. neg.`, `Romberg sicher`
  'a sign': [
    { name: new RegExp(`^${signs}$`, 'u'), before: noAddress, after: new RegExp(`^(?:${kind}|${finding})`, 'u') },
  ],

  // `Murphy's sign`, `Barthel-Index`
  'a sign or score by its kind': [
    { name: new RegExp(`^${sharedByPersons}$`, 'u'), before: noAddress, after: new RegExp(`^${kind}`, 'u') },
  ],

  // `Waterlow 17`
  'a score': [
    {
      name: new RegExp(`^${scores}$`, 'u'),
      before: noAddress,
      after: new RegExp(String.raw`^(?:${kind}|[ :=]{1,3}\d{1,2}(?![\p{L}\d]|[./-]\d{2}[./-]))`, 'u'),
    },
  ],

  // `Foley out this am`, near a word for urine, wounds or the tube
  'a tube': [
    {
      name: /^(?:Foley|Redon)$/,
      before: noAddress,
      after: /^[- ](?:bag|catheter|drain|[kK]atheter|Drainage)(?!\p{L})/u,
    },
    {
      name: /^(?:Foley|Redon)$/,
      before: noAddress,
      after: /^ (?:ex|in situ|out|patent|removed|to gravity|(?:CH|Ch|Fr) ?\d|\d{2} ?(?:CH|Ch|Fr))(?!\p{L})/u,
      around: /(?<!\p{L})(?:void(?:ed|ing)|bladder|urine|UOP|catheter|Katheter|Urin|Wunde|Drainage|POD)(?!\p{L})/u,
    },
  ],
};

/** Whether a name is what was examined or scored, and nobody: `Babinski bds. neg.`, `Waterlow 17`, `Foley out`. */
export const isExamination = writtenLike(examinations);
