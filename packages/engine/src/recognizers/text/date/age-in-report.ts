import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { lineEnd, wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { guesses, isAge, noOrdinal, wholeYears } from './age-numbers.js';
import { givenName } from './given-name.js';
import { persons } from './person-words.js';

const guessed = `(?:${oneOf([...guesses, 'aged', 'age', 'maybe', 'possibly', 'vielleicht', 'wohl'])} )`;
const unit = '(?: (?:years?|yrs|Jahren?)(?: old| alt)?)?';
/** Whom a witness describes. */
const somebody = source`
  (?:[mM]ale|[fF]emale|[mM]an|[wW]oman|[bB]oy|[gG]irl|[lL]ady|[yY]outh|[mM]ann|[fF]rau|[jJ]unge|[mM]ädchen|
  männlich|weiblich|[aA]nrufer(?:in)?|[cC]aller|[kK]und(?:e|in)|[bB]esucher(?:in)?|[tT]äter|
  [tT]äterin|Person|[sS]uspect|[oO]ffender)
`;
/** What persons do, right behind their age in parentheses: `Tom (5) was asleep`. */
const personsDo = oneOf([
  'was', 'is', 'has', 'had', 'said', 'says', 'lives', 'attends', 'goes', 'told', 'reported', 'wants', 'stays', 'who',
  'ist', 'war', 'hat', 'hatte', 'lebt', 'wohnt', 'besucht', 'geht', 'schläft', 'schlief', 'sagt', 'sagte', 'gab',
  'liest', 'spielt', 'spielte', 'möchte', 'will', 'kommt', 'kam', 'wurde', 'fühlt', 'zeigt', 'wirkt', 'berichtet',
]); // prettier-ignore
const inMonths = '[1-9]\\d? (?:months|mths|weeks|wks|Monate|Mon\\.|Wochen)';
const another = `(?: ${givenName}){0,2}`;

/**
 * The age of somebody whom the police, a court, a school or a youth office writes about: `a white male, about 50,`,
 * `her son Tom, now 11,`, `Tom (8;11) liest`.
 * Rule: behind the word for a person and a guess, behind a relative's name, or before what only persons do; a
 * semicolon parts years and months as psychologists write them.
 */
export const ageInReport: Recognizer = {
  type: 'AGE',
  patterns: [
    // `a white male, about 50, local accent`
    pattern('dgu')`
      ${wordStart}${somebody}(?:[ ]\p{Ll}{3,12}){0,2},? ${guessed}(?:${guessed})?
      (?<value>[1-9]\d(?:[-–][1-9]\d)?${unit})(?=[,.;)]|[ ](?:and|with|und|mit)${wordEnd}|${lineEnd})(?![.,]\d)
    `,
    // `her son Tom, now 11,`, `grandmother Erna Muster, 58 years, agrees`
    pattern('dgu')`
      ${wordStart}${anyOf(persons)} ${givenName}${another}, (?:now |currently |then |aged |jetzt |inzwischen |damals |nun )?
      (?<value>${wholeYears}${unit})${noOrdinal}(?=[,.;)](?!\d))
    `,
    // `the passenger was Erna Rose Muster, 19. A`
    pattern('dgu')`
      (?<!\p{L})(?:was|is|named|called|identified as|namely|war|ist|namens)[ ]${givenName} ${givenName}${another},
      [ ](?<value>[1-9]\d)(?=\.[ ]\p{Lu}|\.?${lineEnd})
    `,
    // `my brother Max Muster, age 29 years, was`
    pattern('dgu')`
      (?<!\p{L})[aA]ge:? (?:about )?(?<value>${wholeYears} (?:years|yrs))${wordEnd}(?! (?:limit|group|and))
    `,
    // `geboren 4.9.1951, also mittlerweile 75, wohnt`
    pattern('dgu')`
      (?<!\p{L})(?:[gG]eboren|[gG]eb\.|[bB]orn|DOB)[^\n;]{0,45}[,(] ?(?:
      (?:und |and )?(?=\p{L})|(?:also|somit|mithin|so|therefore)[ ](?=\d|\p{L})
      )(?:(?:mittlerweile|inzwischen|heute|jetzt|nun|now|currently|today) |(?<=(?:also|somit|mithin|so|
      therefore) ))(?<value>[1-9]\d?)(?=[,;)]|\.\s)
    `,
    // `Age 37.`
    pattern('dgmu')`(?<=^|[.,;|] )Age (?<value>[1-9]\d)(?=[.;)](?:\s|$)|, \p{L}|${lineEnd})`,
    // `Tom (5) was asleep`, `Lena (18 months) was`
    pattern('dgu')`
      ${wordStart}${givenName} \((?<value>[1-9]\d?|${inMonths})(?=\) ${personsDo}${wordEnd})(?<!(?:[A-ZÄÖÜ]{2}|\d) \(\d{1,2})
    `,
    // `Frau K. (88), Sturz`, `Bew. M., 79,`
    pattern('dgu')`
      (?<!\p{L})(?:Herrn?|Hr\.|Frau|Fr\.|Mrs?\.?|Ms\.?|Miss|Bew\.|Pat\.|Patientin|Patient|Klientin|Klient|[rR]esident|[pP]atient)
      [ ]\p{Lu}{1,2}\.?(?:,? \(|, )(?<value>[1-9]\d)(?=\)|,)(?![.,]\d)
    `,
    // `Tom (8;11) liest`, `Alter: 8;11`
    pattern('dgu')`
      (?:${wordStart}${givenName} \(|(?<!\p{L})(?:Alter|CA|[aA]ge):? )(?<value>\d{1,2};(?:1[01]|\d))(?![\d;])
    `,
    // `ist am 19.2. 82 geworden`, `wird im März 70`
    pattern('dgu')`
      (?<!\p{L})(?:ist|wurde|sind|bin) (?:[\p{L}\d.]{2,12} ){0,4}(?<value>[1-9]\d)(?= (?:Jahre (?:alt )?)?geworden${wordEnd})
    `,
    // `verstarb mit 59 Jahren am Infarkt`
    pattern('dgu')`
      (?<!\p{L})(?:ver)?(?:starb|storben|unglückte|unglückt|schied)(?: [\p{L}.]{2,15}){0,3} mit (?:nur |erst |fast )?
      (?<value>[1-9]\d(?: Jahren|(?! \p{Lu})))${wordEnd}
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'behind the birth': 'geboren 04.09.1951, also mittlerweile ⟦75⟧, wohnt seit',
      'behind the birth, short': 'Ihre Tochter (geb. 4.4.1999, also ⟦27⟧) ist',
      'a label without a colon': 'Sex F. Age ⟦37⟧. Smoker',
      'who calls': 'Die Anruferin, etwa ⟦35⟧, aufgeregt',
      'a description': 'He was a white male, about ⟦50⟧, local accent',
      'a description, German': 'ein Mann, ca. ⟦40-45 Jahre⟧, schlank',
      'a relative by name': 'with her son Tom, now ⟦11⟧, and',
      'a relative by name, with the unit': 'maternal grandmother Erna Sample, ⟦58 years⟧, agrees',
      'at the end of a sentence': 'the passenger was Erna Rose Sample, ⟦19⟧. A test',
      'behind the word for age': 'my brother Max Sample, age ⟦29 years⟧, was',
      'in parentheses': 'Jaxon (⟦5⟧) was watching TV.',
      'a baby': 'Willa (⟦18 months⟧) was asleep',
      'an initial': 'Bew. Zi 14, Frau K. (⟦88⟧), Sturz',
      'years and months': 'Leandro (⟦8;11⟧) liest langsamer',
      'a birthday': 'Klientin ist letzte Woche ⟦82⟧ geworden',
      'a death': 'Der Bruder verstarb mit ⟦59 Jahren⟧ am Infarkt.',
    },
    ignores: {
      'a figure of a paper': 'Figure (5) was drawn',
      'a paragraph of a law': 'BGB (5) ist anwendbar',
      'an address behind a name': 'it was Erna Sample, 19 High Street',
      'an age for all': 'the age 18 and over',
      'a group': 'of the age 10 years and above',
      'a distance': 'a male, about 50 metres away',
      'no such month': 'Muster (8;14) reicht nicht',
      'others who died': 'Er verunglückte mit 12 Freunden.',
      'tests of a laboratory': 'Comp. Metabolic Panel (14)\n  Glucose',
      'nobody so old': 'Jaxon (171) was watching',
    },
  },
};
