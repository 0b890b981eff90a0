/** The labels that forms, lists and records have before an age, and what belongs to its number. */
import { wordStart } from '../bounds.js';
import { oneOf, source } from '../pattern.js';

/** The word for an age, alone or in a compound. */
export const ageWord = oneOf([
  'Alter', 'ALTER', 'alter', 'Age', 'AGE', 'age', 'Lebensalter', 'Patientenalter', 'Eintrittsalter', 'Sterbealter',
  'Diagnosealter', 'Aged',
]); // prettier-ignore

/** The word for the sex, which often shares the label: `Age/Sex`. */
export const sexWord = oneOf(['Geschlecht', 'Geschl.', 'Sex', 'SEX', 'sex', 'Gender', 'GENDER']);

const and = String.raw` ?(?:/|&|und|and|,) ?`;

/** `Alter`, `Patient's age`, `Age/Sex`, `Sex & Age`, `Alter bei Diagnose`, `Age at death`. */
export const ageLabel = source`
  ${wordStart}(?:${sexWord}${and})?${ageWord}(?:${and}${sexWord})?
  (?: (?:(?:bei|beim|zum|zur|des|der|in|at|of)(?: the)?|last|next) \p{L}{3,20})?
`;

/** How the sex is written beside the age. */
export const sex = String.raw`(?:[MFWDmfwd]|[mM]ale|MALE|[fF]emale|FEMALE|männlich|weiblich|divers)(?![\p{L}\p{N}])`;

/** The unit behind an age, which belongs to it: ` years`, `y`, ` J.`, ` Jahre alt`, ` Monate`; months may follow. */
export const ageUnit = source`(?:
  [ ]?(?:[yY](?:[rR][sS]?)?\.?|y/o|years?(?:[ ]old|[ ]of[ ]age)?|J\.|Jahre(?:[ ]alt)?|Monate|months?|mths?|Wochen|weeks)
  (?![\p{L}\p{N}])
  (?:,?[ ]\d{1,2}[ ]?(?:m|mths?|months?|Monate)(?![\p{L}\p{N}]))?
)`;

/** Behind an age in years: no word, percentage, decimal number, date, duration or other unit. */
export const endOfYears = String.raw`(?![\p{L}\p{N}]| ?%|[-.,/]\d| ?d,? ?\d{1,2} ?h|[ -](?:Monate|Tage|days|Stunden|hours|min))`;
