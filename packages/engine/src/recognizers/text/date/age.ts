import type { Recognizer } from '../../../recognizer.js';
import { anyOf, anyOfBehind } from '../any-of.js';
import { oneOf, pattern, source } from '../pattern.js';
import { ageInDigitsOrWords, isAge } from './age-numbers.js';
import { agent, notBehindAnAnimal, notBehindAThing, notOfAThing } from './aged-things.js';
import { numberStart } from './date-forms.js';
import { termWords } from './term-words.js';

/** From and to, of an age that somebody guessed: the `25-` of `25-30 Jahre alt`. */
const from = String.raw`(?:\d{1,2} ?(?:[-–]|bis|to) ?)?`;

const germanUnit = String.raw`(?:Jahre?n?|JAHRE?N?|jahre?n?|J\.|Monate?n?|Wochen?)`;
const germanEnding = '(?:e[rnms]?)?';
/** `years old` and its abbreviations, with their gap: `-year-old`, ` y/o`. */
const yearsOld = source`
  (?:
  [ -]?(?:years?|yrs?\.?|months?|weeks?)[ -](?:old|of age)
  |[ ]years?(?= age(?!\p{L}| (?:limit|group|bracket|gap|difference|range|bar|relaxation|criteria|requirement)))
  |[ ]?(?:y/o|yo|y\.o\.|yoa|Y/O|YO|Y\.O\.|YOA|J\. alt)
  |[ ]?yrs(?= old| [MF](?!\p{L}))
  )
`;

/** A rule about ages: `muss mind. 30 Jahre alt sein`, `must be at least 18 years old`. */
const leastOrMost = anyOf(['mind.', 'mindestens', 'wenigstens', 'höchstens', 'max.', 'maximal', 'min.', 'minimum']);
const notOfARule = source`
  (?!(?<=(?<!\p{L})${leastOrMost}[ ])[\p{L}\d]{1,20} (?:Jahre|J\.) alt sein(?!\p{L}))
  (?<!(?:less|not more|no more) than )
  (?<!(?<!\p{L})(?:must|should|need(?:s)? to|ha(?:s|ve) to|required to) be (?:(?:at least|over|a minimum of|under) )?)
`;

/** What a thing is worth at its age: `bis 2 Jahre alt 60 % vom Preis`. */
const notOfAValue = String.raw`(?!(?: ?[:=(–-]| sind| noch| nur)? ?\d{1,3} ?(?:%|Prozent))`;

/** What lasts for years: `das 45-jährige Bestehen`, `eine 12-jährige Haft`. */
const endsOfTerms = [
  'dauer', 'zeit', 'zeitraum', 'zeitraums', 'frist', 'phase', 'studium', 'ausbildung', 'jahr', 'jahre', 'jahrs',
  'jahres', 'strafe', 'vertrag', 'turnus', 'abstand', 'plan', 'programm', 'zusage', 'tätigkeit',
]; // prettier-ignore
const lasting = source`
  (?:Krieg(?:e?s)?|Tätigkeit|Erfahrung|Ausbildung|Haft|Zugehörigkeit|\p{Lu}[\p{L}-]{0,25}${oneOf(endsOfTerms)})(?!\p{L})
`;
const notOfATerm = String.raw`(?! (?:(?!${agent})${anyOf(termWords)}|(?:\p{Ll}{3,20}e[nmrs]? )?${lasting}))`;

/** A guarantee, term or time of service before years that are no age: `guaranteed by supplier 10 yrs`. */
const notOfAWarranty = source`
  (?:[gG]uarantee|[wW]arrant|[eE]xperience|[lL]ease|[tT]erm|[lL]oan|[mM]ortgage|[tT]enure|[sS]ervice|[mM]aturity|
  [wW]orkmanship|[rR]etention|[wW]ork)[^.;\n]{0,40}yrs[),;]
`;

/** A term in parentheses or behind a colon: `Claims (5 yrs)`, `Term: 25 yrs`. */
const notBehindATerm = String.raw`(?<!${anyOfBehind(termWords)}(?: ?\(|: ?)|(?:last|past|previous|next|over|within|for) )`;

/**
 * A person's age in years, months or weeks, by the words behind the number. The span holds the number with its unit:
 * `45 Jahre alt`, `45-jähriger`, `forty-five years old`.
 * Rule: a number to 119, in digits or words, with a word that only ages have; `45 Jahre` alone can be a guarantee. No
 * age of a thing, an animal or a rule.
 */
export const age: Recognizer = {
  type: 'AGE',
  patterns: [
    // `45 Jahre alt`
    pattern('gu')`
      ${numberStart}${notOfARule}${notBehindAThing}${from}${ageInDigitsOrWords}
      [ \u00a0-]{0,2}${germanUnit}
      [ -](?:(?:alt|ALT)${germanEnding}|jung)(?!\p{L})
      ${notOfAThing}${notOfAValue}
    `,
    // `45-jähriger`, not `das 45-jährige Bestehen`
    pattern('gu')`
      ${numberStart}${ageInDigitsOrWords}
      [ \u00a0]?[-‐‑–]?[ ]?
      (?:jährig|jaehrig|ja\u0308hrig|Jährig|JÄHRIG|jähr\.)(?:${germanEnding}|E[RNMS]?)(?!\p{L})
      ${notOfAThing}${notOfATerm}
      // not: die Stute, Fuchs, vierjährig,
      (?:(?<![gG])|${notBehindAnAnimal})
    `,
    // `45 years old`, `45 y/o`
    pattern('gu')`
      ${numberStart}${notOfARule}${notBehindAThing}${from}${ageInDigitsOrWords}
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
  ],
  isValid: isAge,
  examples: {
    finds: {
      'written out': 'Sie ist ⟦45 Jahre alt⟧.',
      'as adjective': 'ein ⟦45-jähriger⟧ Mann',
      'an occupation that begins like a thing': 'der ⟦34-jährige⟧ Autofahrer aus Ulm',
      'an occupation that begins like a term': 'ein ⟦46-jähriger⟧ Bankkaufmann und Mieter',
      'who teaches': 'Überweisung der ⟦46-jährigen⟧ Lehrerin mit Schwindel',
      'an adjective that begins like a thing': 'ein ⟦46-jähriger⟧ türkischer Staatsangehöriger',
      'an occupation behind a thing, English': 'the ⟦34-year-old⟧ van driver',
      'in words': 'Er ist fast ⟦fünfundvierzig Jahre alt⟧.',
      'years old': 'a ⟦45-year-old⟧ woman',
      'y/o': 'Pt is a ⟦45 y/o⟧ male',
      'English words': 'She is ⟦forty-five years old⟧.',
      'without hyphen': 'die ⟦45jährige⟧ Frau',
      baby: 'das ⟦18 Monate alte⟧ Kind',
      'two children': 'zwei Kinder (⟦5⟧ und ⟦9 Jahre alt⟧)',
      'from and to': 'ein ⟦25-30 Jahre alter⟧ Mann',
      'years of age, of the police': 'UNKNOWN MALE, approx. ⟦30-35 yoa⟧, tall',
      'capitals of the police': 'MUSTER, ERNA     ⟦71 YOA⟧   ADDR',
      'in parentheses, abbreviated': 'my son Tom (⟦5 yrs⟧) and',
      'behind a preposition': 'care for ⟦8-year-old⟧ Tim',
      'name of a tree': 'Herr Linde ist ⟦45 Jahre alt⟧.',
      'a guess, no rule': 'Er war mindestens ⟦30 Jahre alt⟧, groß',
      'a child with an animal': 'an ⟦8-year-old⟧ girl with a dog',
      'years age': 'in view of his ⟦58 years⟧ age; not',
    },
    ignores: {
      guarantee: '45 Jahre Garantie',
      'an animal before it': 'dass die Stute, Fuchs, vierjährig, am',
      anniversary: 'das 45-jährige Bestehen',
      duration: 'Er arbeitet seit 45 Jahren dort.',
      'too old': 'Sie ist 245 Jahre alt.',
      'a term of employment': 'innerhalb der zweijährigen Höchstbefristungsdauer',
      'what lasted, with an adjective': 'Nachweis einer mindestens fünfjährigen praktischen Tätigkeit',
      'a war': 'Wann war der Dreißigjährige Krieg?',
      'an illness': 'Type 2 DM x 11 yrs, HTN',
      'a prison term': 'eine 12-jährige Haft',
      'a thing': 'ein 12 Jahre alter Whisky',
      'a thing, English': 'Depreciation on a 3-year-old carpet',
      'a thing before it': 'Das Haus ist um die 50 Jahre alt.',
      'a thing before it, English': 'The boiler was about 20 years old.',
      'a paper': 'The last one on file from the clinic is two years old so',
      'a paper, German': 'Ihr Gutachten von der Bank? Das Gutachten ist 12 Jahre alt.',
      'what a thing is worth': 'Ersatz: bis 2 Jahre alt 60 % vom Preis, dann',
      'a limit': 'the 35 years age limit applies',
      'a rule': 'Die Begleitung muss mind. 30 Jahre alt sein, sonst',
      'a rule, English': 'Hirers must be at least 23 years old and',
      'an animal': 'The reactor is the six year old Limousin cross cow.',
      'an animal, German': 'eine 12-jährige braune Stute',
      'a thing that ends like an occupation': 'ein 12 Jahre alter Rechner',
      'a part of a thing': 'ein 12 Jahre alter Fensterrahmen',
      'a guarantee by somebody': 'Tiles guaranteed by supplier 10 yrs, workmanship 2 yrs.',
      'a warranty': 'Warranty 6 yrs 6 mths',
      'a term in parentheses': 'Claims (5 yrs)   none',
    },
  },
};
