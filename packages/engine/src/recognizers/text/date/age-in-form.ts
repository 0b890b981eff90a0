import type { Recognizer } from '../../../recognizer.js';
import { anyOf, anyOfBehind } from '../any-of.js';
import { withOrWithoutCapital } from '../capital.js';
import { behindCell, cellStart } from '../cell.js';
import { oneOf, pattern, source } from '../pattern.js';
import { germanAnimals } from './age.js';
import { ageInDigits, guesses, isAge, jahre, wholeYears } from './age-numbers.js';
import { birthWord } from './birth-words.js';
import { fullDate, numberStart } from './date-forms.js';
import { givenName } from './given-name.js';
import { germanSex, persons } from './person-words.js';
import { termWords } from './term-words.js';
import { wordEnd, wordStart } from '../bounds.js';

const ageWord = oneOf([
  'Alter', 'ALTER', 'alter', 'Age', 'AGE', 'age', 'Lebensalter', 'Patientenalter', 'Eintrittsalter', 'Sterbealter',
  'Diagnosealter', 'Aged',
]); // prettier-ignore
const sexWord = oneOf(['Geschlecht', 'Geschl.', 'Sex', 'SEX', 'sex', 'Gender', 'GENDER']);
const and = String.raw` ?(?:/|&|und|and|,) ?`;
/** `Alter`, `Patient's age`, `Age/Sex`, `Sex & Age`, `Alter bei Diagnose`, `Age at death`. */
const label = source`
  ${wordStart}(?:${sexWord}${and})?${ageWord}(?:${and}${sexWord})?
  (?: (?:(?:bei|beim|zum|zur|des|der|in|at|of)(?: the)?|last|next) \p{L}{3,20})?
`;
/** Whose age it is: ` of youngest child`, ` des Fahrers`. */
const ofPerson = source`
  (?: (?:of|des|der)(?: the)?)?(?: (?:\p{L}{1,8}est|jüngsten|ältesten|main))?
  [ ](?:child|driver|insured|applicant|tenant|patient|Kindes|Fahrers|Versicherten|Mieters|Patienten)
`;
/** How the sex is written beside the age. */
const sex = String.raw`(?:[MFWDmfwd]|[mM]ale|MALE|[fF]emale|FEMALE|männlich|weiblich|divers)(?![\p{L}\p{N}])`;
/** ` Y`, `yrs` of English forms, which belong to the number. */
const inY = String.raw`(?: ?[yY](?:[rR][sS]?)?\.?(?![\p{L}\p{N}]))?`;
/** The unit behind an age, which belongs to it: ` years`, `y`, ` J.`, ` Jahre alt`, ` Monate`; months may follow. */
const unit = source`(?:
  [ ]?(?:[yY](?:[rR][sS]?)?\.?|y/o|years?(?:[ ]old|[ ]of[ ]age)?|J\.|Jahre(?:[ ]alt)?|Monate|months?|mths?|Wochen|weeks)
  (?![\p{L}\p{N}])
  (?:,?[ ]\d{1,2}[ ]?(?:m|mths?|months?|Monate)(?![\p{L}\p{N}]))?
)`;
/** A birth with its date; the star of genealogy too. */
const birth = String.raw`(?:${birthWord}(?!\p{L})[^\n\d]{0,30}|\*[ ]?)${fullDate}`;
/** Before an age that somebody guesses. */
const about = oneOf(guesses);
/** Not a word, percentage, decimal number, date or another unit. */
const inYears = String.raw`(?![\p{L}\p{N}]| ?%|[-.,/]\d|[ -](?:Monate|Tage|days|Stunden|hours|min))`;

/** What stands between the label of a cell or field with several values, and between these. */
const behindDateLabel = String.raw`["']?[ \t]{0,20}[:=|]?[ \t]{0,20}`;
const cellJoint = String.raw`[ \t]{0,3}[,/|(]?[ \t]{0,3}`;

/** What lasts for years without a gap: `(lückenlos 10 Jahre)`. */
const termsInside = [...termWords, 'lückenlos', 'durchgehend', 'ununterbrochen', 'schadenfrei', 'insgesamt'];
/** A term before the number in parentheses, or inside of them: `Garantie (5 Jahre)`, `(Laufzeit 10 Jahre)`. */
const notOfATerm = source`
  (?<!(?:\(${anyOf(termsInside)},?|${anyOfBehind(termWords)}(?: (?:vom|ab|seit|bis|von) [\d.]{6,10}| (?:für|von|der|
  des|auf|zum|zur)
  (?: \p{L}{2,20}){1,4})? \()[ ]?)
`;
/** Not of an animal, which its owner describes before: `für den Wallach „Amadeus“ (Haflinger, Fuchs, 12 Jahre)`. */
const notOfAnAnimal = String.raw`(?<!(?<!\p{L})${withOrWithoutCapital(germanAnimals)}(?!\p{L})[^.;\n]{0,80})`;
/** What an age in parentheses has before it, if anything: a comma, about, now, or a person. Other words tell of terms. */
const beforeAge = source`
  (?:[^()\n]{0,20}, ?)?
  (?:(?:${about}|gerade|erst|jetzt|heute|damals|inzwischen|mittlerweile|${wordStart}${anyOf(persons)}|
  ${wordStart}${givenName}|${germanSex})[ ])?
`;

/**
 * The age of a person in forms, lists and notes, where a label, the sex, the birth or its place says what it is.
 * Rule: a number to 119 as German and English forms, medical notes and reports of the police abbreviate it; years in
 * parentheses count unless a word for a term stands before them.
 */
export const ageInForm: Recognizer = {
  type: 'AGE',
  patterns: [
    // `Alter: 45`, `"age": "45"`, `Age (years) | 45`, `Sex / Age: M / 45`
    pattern('dgu')`
      ${label}["']?(?: \([^)\n]{1,15}\))?
      [ \t]{0,20}[:=|–][ \t]{0,20}["']?(?:${sex} ?[/,] ?|${about}[ ])?
      (?<value>${ageInDigits}(?: ?[-–] ?\d{1,3}|;\d{1,2})?${unit}?)${inYears}
    `,
    // `Age       45`, alone behind the wide gap of a form
    pattern('dgu')`
      ${label}(?: {2,40}|${ofPerson} )(?<value>${wholeYears}${unit}?)
      (?=[ \t]{0,10}(?:\r?\n|$)| {2})
    `,
    // `Grade 4   Age 9   Bus 12`, in a cell
    pattern('dgmu')`${cellStart}(?:Age|AGE|Alter|ALTER):? (?<value>${wholeYears}${unit}?)(?=${behindCell})`,
    // `Age / Gender  54 / Male`
    pattern('dgu')`${label} {1,40}(?<value>${wholeYears}${inY})(?= ?[/,|] ?${sex})`,
    // `Alter ca. 70`, `Age 70yrs`
    pattern('dgu')`
      ${wordStart}(?:Age|AGE|Alter|ALTER) ${about} (?<value>${wholeYears}${unit}?)${inYears}
    `,
    pattern('dgu')`${wordStart}(?:Age|AGE) (?<value>${wholeYears}${inY}(?<=[yYsS.]))${inYears}`,
    // `AGE 37  SEX M`, `Alter 37, ledig`
    pattern('dgu')`
      ${wordStart}(?:Age|AGE|Alter|ALTER) (?<value>${wholeYears})
      (?= {1,4}${sexWord}(?!\p{L})|, (?:ledig|verh|gesch|verw|single|married|widowed|divorced)|[.;)]?[ \t]{0,4}(?:\r?\n|$))
    `,
    // `Patient age 54`, `Eintrittsalter 34`
    pattern('dgu')`
      ${wordStart}(?:(?:[pP]atient|[cC]lient|[cC]hild|[dD]river|[pP]roposer|[aA]pplicant|[iI]nsured|[mM]ember|
      [pP]olicyholder|[cC]laimant|[mM]other|[fF]ather|[pP]upil|[sS]tudent|[tT]enant|[pP]artner|[sS]pouse)
      (?:['’]s)? [aA]ged?|[eE]intrittsalter|[lL]ebensalter)
      [ ](?<value>${wholeYears}${inY})${inYears}
    `,
    // `Theo Sample, age 4`, `(age 45)`, `age 12 at time of`
    pattern('dgu')`
      (?<=[,(;–] ?)[aA]ges? (?<value>${wholeYears}${inY})
      (?= ?\)|[ ]?[,;.](?!\d)|[ ](?:of|at|and [\p{Lu}a-z])|[ \t]{0,4}(?:\r?\n|$))
    `,
    pattern('dgu')`
      ${wordStart}[aA]ge (?<value>${wholeYears})
      (?= (?:at|when)(?: the)? (?:time|death|date|diagnosis|start|onset|entry)${wordEnd})
    `,
    // `DOB / Age / Sex | 06/05/1968  58  F`, `Geb.-Datum / Geschl. / Alter: 06.05.1968, w, 58`
    pattern('dgu')`
      ${label}(?: ?/ ?\p{L}[\p{L}.]{2,10})?${behindDateLabel}${fullDate}${cellJoint}
      (?<value>${wholeYears})(?= ?(?:${jahre}|y|yrs|J)?${cellJoint}[MFWDmfwd](?![\p{L}\p{N}]))
    `,
    pattern('dgu')`
      ${label}${behindDateLabel}${fullDate}${cellJoint}[MFWDmfwd]${cellJoint}
      (?<value>${wholeYears})(?![\p{L}\p{N}/%]|[.,]\d)
    `,
    // `Date of birth / Age : 12-01-1996 / 29 yrs`, `Alter / Geburtsdatum: 29 / 12.01.1996`
    pattern('dgu')`
      ${birthWord} ?(?:/|&|,|und|and) ?${ageWord}${behindDateLabel}${fullDate}${cellJoint}
      (?<value>${wholeYears}${unit}?)\)?${inYears}
    `,
    pattern('dgu')`
      ${wordStart}${ageWord} ?(?:/|&|,|und|and) ?${birthWord}${behindDateLabel}
      (?<value>${wholeYears}${unit}?)(?=${cellJoint}${fullDate})
    `,
    pattern('dgu')`${wordStart}Alter:? (?<value>${wholeYears} ?(?:${jahre}|LJ))`,
    // With the sex before it or behind it
    pattern('gu')`(?<=(?<![\p{L}\p{N}.])${germanSex}, )${wholeYears}(?= ?(?:${jahre}|J)(?!\p{L}))`,
    pattern('gu')`${numberStart}${wholeYears}(?= ?${jahre},? ${germanSex}(?!\p{L}))`,
    // Behind the birth, the sex or unit behind it or not: `02/28/1947 (79 F)`, `03-Nov-1968 (57y)`
    pattern('gu')`(?<=\d[./-](?:19|20)?\d\d,? \()${wholeYears}(?=[ /]?[MFmfwd]\))`,
    pattern('gu')`
      (?<=(?:\d[./-](?:19|20)?\d\d|\p{L}[- .](?:19|20)\d\d),? \((?:age |aged )?)
      ${wholeYears}(?: ?(?:y/o|yo|[yY](?:[rR][sS]?)?))\.?
      (?=\)|, ?${sex})
    `,
    // `geb. 12.03.1980 (45)`, `DOB 12 Mar 1980 [45 years, F]`
    pattern('dgu')`
      ${birth},?[ \t]{0,8}[([](?:[aA]ged?:? |Alter:? |${about} )?
      (?<value>${wholeYears}${unit}?)(?=[)\]]|, ?${sex})
    `,
    // `DOB 12 Mar 1980, 45 years`, `geb. 12.03.1980 / 45 J.`
    pattern('dgu')`${birth}(?:,| -| –| /)? (?<value>${wholeYears}${unit})`,
    // `DOB 12 Mar 1980 - Age 45`
    pattern('dgu')`
      ${birth}(?:,| -| –| /| \|)? {1,4}(?:Age|age|aged|AGE|Alter):? {1,4}(?<value>${wholeYears}${unit}?)${inYears}
    `,
    // `12-Mar-1959 (67 years)`, the birth of somebody in the last century
    pattern('gu')`
      (?<=(?:\d[./-]|\p{L}[- .])19\d\d,? ?\()
      [2-9]\d(?: years(?: old)?| Jahre(?: alt)?)
      (?=\)|, ?${sex})
    `,
    pattern('gu')`
      (?<=(?:geb\.|geboren am|\*) ?\d{1,2}\. ?\d{1,2}\. ?\d{4}, )
      ${wholeYears} ${jahre}
      (?=[,;.)]|\r?\n|$)
    `,
    // Of a person whom somebody describes: `Mann, ca. 35-40 Jahre, schlank`
    pattern('gu')`
      (?<=(?<![\p{L}\p{N}.])(?:${anyOf(persons)}|${germanSex}), (?:${about} )?)
      (?:\d{2} ?(?:[-–]|bis) ?)?[1-9]\d? (?:${jahre}|Monate|Wochen|months|weeks)(?=[,;.)]|[ \t]{0,4}(?:\r?\n|$))
    `,
    // `ein Baby (5 Monate)`
    pattern('gu')`
      (?<=${wordStart}${anyOf(persons)} \((?:${about} )?)[1-9]\d? (?:Monate|Wochen|months|weeks)(?: old| alt)?(?=[,;)])
    `,
    // In parentheses: `(52 J.)`, `(Mann, ca. 52 Jahre)`
    pattern('dgu')`(?<=\()(?:${about} )?(?<value>${wholeYears})(?= ?[jJ]\.?(?:\)|, ?[mwd]\)))`,
    pattern('gu')`
      ${notOfATerm}${notOfAnAnimal}(?<!\p{L}{5}(?:ung|heit|keit|schaft|tion|ität)(?:en|s)? \()
      (?<=\(${beforeAge})${ageInDigits} ${jahre}(?:,? (?:und )?\d{1,2} Monate?)?(?=[,;)])
    `,
    // Between commas or in a cell: `Muster, w, 45 Jahre, wohnhaft`, `| 45 Jahre |`
    pattern('gu')`
      (?<=[\p{L}.], (?:${germanSex}, ?)?)${notOfAnAnimal}
      ${ageInDigits} ${jahre}
      (?=[,);]|$| aus | wohnhaft)
    `,
    // `Muster Erna, 84 J.` at the end of its line
    pattern('gmu')`
      (?<=(?:Hr\.|Fr\.|\p{Lu}\p{Ll}{2,20}) \p{Lu}[\p{L}’'-]{1,20}, )[1-9]\d ${jahre}(?=[ \t]{0,4}\r?$)
    `,
    pattern('gu')`(?<=[|•·] {1,4})${ageInDigits} ${jahre}(?= {1,4}[|•·])`,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'of the youngest child': 'Age of youngest child ⟦4⟧   Claims',
      'of a driver, German': 'Alter des jüngsten Fahrers ⟦22⟧\n',
      'years and months': 'Bruder Finn (⟦8 Jahre, 2 Monate⟧), Lena',
      label: 'Alter: ⟦45⟧',
      'of a driver': 'Named driver age ⟦19⟧, student',
      'years and months of a child': 'Alter des Kindes: ⟦3;4 Jahre⟧\n',
      'label and wide gap': 'Age             ⟦45⟧\n',
      'label and a narrower gap': 'DOB  03/18/1953   Age  ⟦73⟧   Sex  [ ]M',
      'label and a row of dots': 'Alter ......... ⟦45 Jahre⟧\n',
      'after a name': 'Erna Muster, ⟦45 Jahre⟧, wohnt dort',
      'after a name, at the end of a line': 'Zi 1 / 1   Muster Erna, ⟦84 J.⟧\nFraktur',
      'in parentheses, abbreviated': 'Anrufer (Mann, ca. ⟦52 J.⟧) wartet',
      'in parentheses, by a person': 'mit Kind (Tochter ⟦7 Jahre⟧)',
      'in parentheses': 'davon ein Kind (⟦7 Jahre⟧)',
      'with the sex': 'Age/Sex: ⟦67⟧/F',
      'behind the sex': 'Pat., m, ⟦45 J.⟧, stabil',
      'before the sex': 'Anrufer, ⟦45 J.⟧, w, klagt',
      'in a cell with birthday and sex': '| DOB / Age / Sex  | 06/05/1968  ⟦58⟧  F           |',
      'label and birthday before it': 'Date of birth / Age      : 12-01-1996 / ⟦29 yrs⟧\n',
      'label and birthday before it, German': 'Geb.-Datum / Alter   12.03.1980 (⟦45⟧)\n',
      'label and birthday behind it': 'Age / DOB : ⟦29⟧ / 12-01-1996\n',
      'behind the sex in a field': 'Geb.-Datum / Geschl. / Alter: 06.05.1968, w, ⟦58⟧\n',
      'behind the birthday, with the sex': 'DOB 02/28/1947 (⟦79⟧ F)',
      'year in a letter, with the sex': 'Erna, 08.06.1951 (⟦75⟧J, w), Ulm',
      'with its unit': 'Age / Sex    : ⟦61 Y⟧ / M',
      'the sex before it': 'Sex & Age: Female / ⟦33⟧',
      'label and slash, no colon': 'Age / Gender  ⟦47⟧ / Male',
      'before the sex, no colon': 'AGE ⟦37⟧  SEX M',
      'of a patient': 'Patient age ⟦47⟧, weight',
      'at some time': 'Alter bei Diagnose: ⟦47⟧',
      'behind a name, English': 'Theo Sample, age ⟦7⟧, and',
      'at the time': 'age ⟦12⟧ at time of offence',
      'behind the birthday, a month': '03-Nov-1968 (⟦57y⟧)  F',
      'behind the birthday, no unit': 'DOB: 03/11/1968 (⟦57⟧)',
      'behind the birthday': 'geb. 28.01.1988, ⟦37 Jahre⟧\n',
      'behind the birthday, unit written out': 'DOB   03-Nov-1968 (⟦57 years⟧)  Sex',
      'behind the birthday, a comma': 'Geburtsdatum: 12.03.1959, ⟦67 Jahre⟧, weiblich',
      'behind the birthday, in brackets': 'DOB 03-Nov-1968 [⟦57 yrs⟧]',
      'behind the birthday, a label': 'Date of birth 3 Nov 1968 - Age ⟦57⟧\n',
      'behind the birthday, months': 'DOB: 14/03/2024 (⟦2 years 8 months⟧)',
      'behind the birthday, wide gaps': 'DOB                     11/05/1949   (⟦76⟧)\n',
      'behind the star': 'Erna Muster *12.03.1959 (⟦67⟧)',
      'in a cell of a form': 'Grade 4   Age ⟦9⟧   Bus 12\n',
      'of the last century': 'Mrs Sample   14-Mar-1959 (⟦67 years⟧)   F',
      'of a baby': 'mit Baby (⟦5 Monate⟧), es',
      'of a child': '2 Erw., 1 Kind, ⟦6 Jahre⟧\n',
      'at the end of a line': 'Patientin, Alter ⟦82⟧\n',
      'of a baby between commas': 'Säugling, ⟦3 Monate⟧, gestillt',
      'guessed, behind the label': 'Alter ca. ⟦70⟧, grau',
      'guessed, behind the colon': 'Age: approx. ⟦70⟧\n',
      'label and unit': 'Age ⟦70yrs⟧, frail',
      'at the time of an accident': 'Alter zum Unfallzeitpunkt: ⟦70⟧\n',
      'of somebody described': 'Mann, ca. ⟦35-40 Jahre⟧, kräftig',
      'from and to': 'scheinbares Alter: ⟦30-35⟧',
      'year abbreviated': '*08.03.56 (⟦69⟧ J)',
    },
    ignores: {
      'behind an animal': 'für den Wallach „Amadeus“ (Haflinger, Fuchs, 12 Jahre) die Box',
      'a term behind its noun': 'die letzte Bestattung (20 Jahre) ist',
      'a year': 'im Jahr 45',
      'a term in parentheses': 'mit Garantie (5 Jahre)',
      'a share behind a dash': 'Alter – 50 % der Kunden',
      'a term behind its date': 'Vertrag vom 01.02.2010 (15 Jahre)',
      'a term, its word inside': 'im Vertrag (Laufzeit 5 Jahre)',
      'a term without a gap': 'Bonus (Heft lückenlos 10 Jahre)',
      'a term behind a comma': 'Gesetzliche Gewährleistung, 5 Jahre\n',
      'another unit': 'Alter: 45 Tage',
      'one blank': 'Age 45 is fine',
      'another unit behind a wide gap': 'Alter         45 Tage\n',
      'a share': 'Alter: 45%',
      'another label': 'Anzahl: 45',
      'another label before a sex': 'Page / Gender  47 / Male',
      'a number behind a birthday': 'DOB / Ward : 12-01-1996 / 29\n',
      'a least age': 'Mindestalter: 18',
      'a term behind a date of late': 'Lease signed 14-Mar-2019 (25 years)',
      'a member described': 'Frau, 40 Jahre Mitglied',
      'pages behind a date': '03-Nov-1968 (57 pages)',
      'behind another date': 'seen: 03/11/2024 (57)',
      'a weight behind the sex': 'Pat., m, 45 kg, stabil',
    },
  },
};
