import type { Recognizer } from '../../../recognizer.js';
import { anyOf, anyOfBehind } from '../any-of.js';
import { withOrWithoutCapital } from '../capital.js';
import { oneOf, pattern, source } from '../pattern.js';
import { ageInDigitsOrWords, guesses, isAge, wholeYears } from './age-numbers.js';
import { numberStart } from './date-forms.js';
import { termWords } from './term-words.js';
import { wordStart } from '../bounds.js';

/** From and to, of an age that somebody guessed: the `25-` of `25-30 Jahre alt`. */
const from = String.raw`(?:\d{1,2} ?(?:[-–]|bis|to) ?)?`;

const germanUnit = String.raw`(?:Jahre?n?|JAHRE?N?|jahre?n?|J\.|Monate?n?|Wochen?)`;
const germanEnding = '(?:e[rnms]?)?';
/** A guarantee, term or time of service before years that are no age: `guaranteed by supplier 10 yrs`. */
const notOfAWarranty = source`
  (?:[gG]uarantee|[wW]arrant|[eE]xperience|[lL]ease|[tT]erm|[lL]oan|[mM]ortgage|[tT]enure|[sS]ervice|[mM]aturity|
  [wW]orkmanship|[rR]etention|[wW]ork)[^.;\n]{0,40}yrs.
`;
/** `years old` and its abbreviations, with their gap: `-year-old`, ` y/o`. */
const yearsOld = source`
  (?:
  [ -]?(?:years?|yrs?\.?|months?|weeks?)[ -](?:old|of age)
  |[ ]years?(?= age(?!\p{L}| (?:limit|group|bracket|gap|difference|range|bar|relaxation|criteria|requirement)))
  |[ ]?(?:y/o|yo|y\.o\.|yoa|Y/O|YO|Y\.O\.|YOA|J\. alt)
  |[ ]?yrs(?= old| [MF](?!\p{L}))
  )
`;

/** What grows old and is no person, also at the beginning of a compound: `Wagen`, `Wagenheber`. */
const things = [
  'wagen', 'auto', 'pkw', 'lkw', 'fahrzeug', 'car', 'vehicle', 'van', 'truck', 'boat', 'bike',
  'haus', 'gebäude', 'altbau', 'wohnung', 'immobilie', 'dach', 'heizung', 'heizkessel', 'kessel', 'küche', 'fenster',
  'tür', 'boden', 'teppich', 'house', 'building', 'property', 'roof', 'boiler', 'furnace', 'fence',
  'anlage', 'gerät', 'maschine', 'software', 'rechner', 'computer', 'laptop', 'handy', 'system', 'phone', 'device',
  'machine', 'equipment', 'battery', 'baum', 'eiche', 'buche', 'linde', 'tree', 'whisky', 'wein', 'wine', 'firma',
  'unternehmen', 'verein', 'tradition', 'bestand', 'lehre', 'ausbildung', 'company', 'business', 'mietverhältnis',
  'forderung', 'kredit', 'darlehen', 'contract', 'loan', 'mortgage',
]; // prettier-ignore
export const germanAnimals = [
  'hund', 'hündin', 'rüde', 'welpe', 'dackel', 'mischling', 'labrador', 'katze', 'kater', 'pferd', 'stute', 'wallach',
  'hengst', 'fohlen', 'pony', 'esel', 'kuh', 'färse', 'bulle', 'ochse', 'rind', 'kalb', 'schaf', 'ziege', 'schwein',
  'sau', 'kaninchen', 'hamster', 'papagei', 'wellensittich',
]; // prettier-ignore
const animals = [
  ...germanAnimals, 'dog', 'puppy', 'bitch', 'labrador', 'retriever',
  'spaniel', 'terrier', 'collie', 'poodle', 'cat', 'kitten', 'tomcat', 'horse', 'mare', 'gelding', 'stallion', 'colt',
  'filly', 'foal', 'donkey', 'cow', 'heifer', 'bull', 'bullock', 'steer', 'calf', 'ewe', 'ram', 'lamb', 'sheep', 'goat',
  'pig', 'sow', 'rabbit', 'guinea pig', 'parrot',
]; // prettier-ignore
/** A breed or colour before the animal, not a person with one. */
const breed = source`(?:
  [ ](?!(?:and|with|or|whose|who|und|mit|vom|von|boy|girl|man|woman|child|son|daughter|lady|kid|lad)(?!\p{L}))[\p{L}-]{2,15}
){0,3}`;
/** Not `ein 12 Jahre alter Whisky`, nor `a 3-year-old blue carpet`, nor `a six-year-old Limousin cross cow`. */
const notOfAThing = String.raw`(?! (?:\p{Ll}{3,15}[enrs]{1,2} )?${anyOf(things)}|${breed} ${anyOf(animals)}(?!\p{L}))`;
/** A rule about ages: `muss mind. 30 Jahre alt sein`, `must be at least 18 years old`. */
const leastOrMost = anyOf(['mind.', 'mindestens', 'wenigstens', 'höchstens', 'max.', 'maximal', 'min.', 'minimum']);
const notOfARule = source`
  (?!(?<=(?<!\p{L})${leastOrMost}[ ])[\p{L}\d]{1,20} (?:Jahre|J\.) alt sein(?!\p{L}))
  (?<!(?:less|not more|no more) than )
  (?<!(?<!\p{L})(?:must|should|need(?:s)? to|ha(?:s|ve) to|required to) be (?:(?:at least|over|a minimum of|under) )?)
`;

const bigThings = [
  'straße', 'brücke', 'kirche', 'schule', 'rohr', 'rohre', 'leitung', 'leitungen', 'häuser', 'bäume',
]; // prettier-ignore
const papers = [
  'bericht', 'gutachten', 'bescheid', 'bescheinigung', 'foto', 'ausweis', 'befund', 'attest', 'unterlagen', 'letter',
  'report', 'certificate', 'photo', 'picture', 'record', 'scan', 'x-ray', 'survey', 'document', 'one on file',
]; // prettier-ignore
const articles = withOrWithoutCapital([
  'das', 'die', 'der', 'unser', 'unsere', 'mein', 'meine', 'the', 'this', 'that', 'our', 'my', 'his', 'her',
]); // prettier-ignore
/** Not `Das Haus ist um die 50 Jahre alt`; without an article, `Linde` is a name. */
const isNoThing = source`(?<!
  (?<!\p{L})${articles}[ ](?:\p{Ll}{3,15}[ ])?\p{L}{0,20}${anyOfBehind([...things, ...bigThings, ...papers])}
  (?:[ ](?:on|in|from|of|for|by|von|vom|aus|im|für)[ ][^.,;:!?()\n]{1,50})?
  [ ](?:ist|sind|war|waren|is|are|was|were)(?:[ ][\p{L}.]{2,12}){0,3}[ ]
)`;

/** What lasts for years: `das 45-jährige Bestehen`, `eine 12-jährige Haft`. */
const endsOfTerms = [
  'dauer', 'zeit', 'zeitraum', 'zeitraums', 'frist', 'phase', 'studium', 'ausbildung', 'jahr', 'jahre', 'jahrs',
  'jahres', 'strafe', 'vertrag', 'turnus', 'abstand', 'plan', 'programm',
]; // prettier-ignore
const notOfATerm = String.raw`(?! (?:${anyOf(termWords)}|\p{Lu}[\p{L}-]{0,25}${oneOf(endsOfTerms)}(?!\p{L})))`;

/** A term in parentheses or behind a colon: `Claims (5 yrs)`, `Term: 25 yrs`. */
const notBehindATerm = String.raw`(?<!${anyOfBehind(termWords)}(?: ?\(|: ?)|(?:last|past|previous|next|over|within|for) )`;

const announced = anyOf([
  'aged',
  'at the age of',
  'at age',
  'since age',
  'by age',
  'until age',
  'since the age of',
  'by the age of',
  'until the age of',
  'from the age of',
  'the tender age of',
  'old age of',
  'young age of',
  'early age of',
  'advanced age of',
  'retirement age of',
  'retirement age is',
  'pension age of',
  'pensionable age of',
]);
/** ` about`, ` approx.`, ` between` before an age that somebody guessed. */
const guessed = oneOf([...guesses, 'some', 'just', 'only', 'between', 'nur', 'erst']);
const notAnAmount = String.raw`(?![\p{L}\p{N}%]|[.,]\d| ?(?:€|EUR|USD))`;
/** What happens to people at an age that a German `mit` tells. */
const fates = [
  'gestorben', 'verstorben', 'verstarb', 'starb', 'verunglückt', 'erkrankt', 'eingeschult', 'verwitwet',
]; // prettier-ignore

/**
 * A person's age in years, months or weeks. The span holds the number with its unit: `45 Jahre alt`, `45-jähriger`,
 * `45`.
 * Rule: a number to 119, in digits or words, with a word that only ages have; `45 Jahre` alone can be a guarantee.
 */
export const age: Recognizer = {
  type: 'AGE',
  patterns: [
    pattern('gu')`
      ${numberStart}${notOfARule}${isNoThing}${from}${ageInDigitsOrWords}
      [ \u00a0-]{0,2}${germanUnit}
      [ -](?:(?:alt|ALT)${germanEnding}|jung)(?!\p{L})
      ${notOfAThing}
    `,
    pattern('gu')`
      ${numberStart}${ageInDigitsOrWords}
      [ \u00a0]?[-‐‑–]?[ ]?
      (?:jährig|jaehrig|ja\u0308hrig|Jährig|JÄHRIG|jähr\.)(?:${germanEnding}|E[RNMS]?)(?!\p{L})
      ${notOfAThing}${notOfATerm}
    `,
    pattern('gu')`
      ${numberStart}${notOfARule}${isNoThing}${from}${ageInDigitsOrWords}
      ${yearsOld}(?!\p{L})
      ${notOfAThing}
    `,
    // `Tom (5 yrs)`, but not `Claims (5 yrs)`, nor an illness: `DM x 11 yrs,`
    pattern('gu')`
      ${numberStart}(?<!(?: x|since|for) )${notBehindATerm}${from}${ageInDigitsOrWords}
      [ ]?yrs(?=[),;](?<!${notOfAWarranty}))${notOfAThing}
    `,
    // The first of several: the `5` of `5 und 9 Jahre alt`
    pattern('gu')`
      ${numberStart}\d{1,2}
      (?=(?:,| und| and) \d{1,2}(?:,? (?:und|and) \d{1,2})?,? (?:Jahre alt|years old))
    `,
    pattern('dgu')`
      ${wordStart}(?:(?:[iI]m [aA]lter|(?:Renten|Renteneintritts|Pensions|Ruhestands)alter) von(?: ${guessed})?|
      ${announced}(?: ${guessed})?)
      [ ](?<value>(?:[1-9] \d(?=[.,;)](?!\d))|${ageInDigitsOrWords}|[1-9lI][lIO])
      (?: (?:years?|Jahren?|months?|weeks?|Monaten?|Wochen)(?!\p{L}))?)
      ${notAnAmount}
    `,
    // The second of two: `aged between 30 and 35`
    pattern('dgu')`
      ${wordStart}(?:${announced}(?: ${guessed})?|[iI]m [aA]lter von) \d{1,3}(?: and | to | or | und | bis | ?[-–] ?)
      (?<value>\d{1,3}(?: (?:years?|Jahren?)(?!\p{L}))?)
      ${notAnAmount}
    `,
    pattern('dgu')`
      ${wordStart}[mM]it(?: (?:nur|erst|fast))?
      [ ](?<value>${wholeYears}(?: Jahren)?)
      (?= (?:\p{L}{1,12} ){0,3}?${oneOf(fates)})
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'written out': 'Sie ist ⟦45 Jahre alt⟧.',
      'as adjective': 'ein ⟦45-jähriger⟧ Mann',
      'without hyphen': 'die ⟦45jährige⟧ Frau',
      'in words': 'Er ist fast ⟦fünfundvierzig Jahre alt⟧.',
      'im Alter von': 'starb im Alter von ⟦81 Jahren⟧',
      aged: 'a man aged ⟦45⟧',
      'years old': 'a ⟦45-year-old⟧ woman',
      'y/o': 'Pt is a ⟦45 y/o⟧ male',
      'English words': 'She is ⟦forty-five years old⟧.',
      baby: 'das ⟦18 Monate alte⟧ Kind',
      'two children': 'zwei Kinder (⟦5⟧ und ⟦9 Jahre alt⟧)',
      'aged, with the unit': 'died, aged ⟦91 years⟧.',
      'from and to': 'ein ⟦25-30 Jahre alter⟧ Mann',
      'aged about': 'Smt. Sample, aged about ⟦61 years⟧, residing',
      'since an age': 'Asthma (since age ⟦9⟧), none',
      'aged between': 'a man aged between ⟦30⟧ and ⟦35⟧',
      'years of age, of the police': 'UNKNOWN MALE, approx. ⟦30-35 yoa⟧, tall',
      'of a pension': 'the normal retirement age of ⟦66⟧ on',
      'in parentheses, abbreviated': 'my son Tom (⟦5 yrs⟧) and',
      'behind a preposition': 'care for ⟦8-year-old⟧ Tim',
      'of a baby': 'aged ⟦3 months⟧, was',
      'of two children': 'im Alter von ⟦6⟧ und ⟦9 Jahren⟧',
      'capitals of the police': 'MUSTER, ERNA     ⟦71 YOA⟧   ADDR',
      'scanned, letter for digit': 'At age ⟦6l⟧ you may',
      'scanned, torn': 'died at the age of ⟦7 9⟧.\n',
      'name of a tree': 'Herr Linde ist ⟦45 Jahre alt⟧.',
      'a guess, no rule': 'Er war mindestens ⟦30 Jahre alt⟧, groß',
      'a child with an animal': 'an ⟦8-year-old⟧ girl with a dog',
      'years age': 'in view of his ⟦58 years⟧ age; not',
      'died at': 'ist im Januar mit ⟦79⟧ verstorben',
    },
    ignores: {
      guarantee: '45 Jahre Garantie',
      anniversary: 'das 45-jährige Bestehen',
      duration: 'Er arbeitet seit 45 Jahren dort.',
      'too old': 'Sie ist 245 Jahre alt.',
      'an amount': 'aged 45,50 EUR',
      'a term of employment': 'innerhalb der zweijährigen Höchstbefristungsdauer',
      'an illness': 'Type 2 DM x 11 yrs, HTN',
      'a turn': 'My lorry turned about 90 degrees',
      'a prison term': 'eine 12-jährige Haft',
      'a thing': 'ein 12 Jahre alter Whisky',
      'a thing before it': 'Das Haus ist um die 50 Jahre alt.',
      'a thing before it, English': 'The boiler was about 20 years old.',
      'a paper': 'The last one on file from the clinic is two years old so',
      'a paper, German': 'Ihr Gutachten von der Bank? Das Gutachten ist 12 Jahre alt.',
      'a limit': 'the 35 years age limit applies',
      'a rule': 'Die Begleitung muss mind. 30 Jahre alt sein, sonst',
      'a rule, English': 'Hirers must be at least 23 years old and',
      'an animal': 'The reactor is the six year old Limousin cross cow.',
      'an animal, German': 'eine 12-jährige braune Stute',
      'a thing, English': 'Depreciation on a 3-year-old carpet',
      'a guarantee by somebody': 'Tiles guaranteed by supplier 10 yrs, workmanship 2 yrs.',
      'a warranty': 'Warranty 6 yrs 6 mths',
      'a term in parentheses': 'Claims (5 yrs)   none',
    },
  },
};
