/** How texts name the persons whose age or birth they tell. */

/** One word of a name, with a capital: `Erna`, `Meyer-Muster`, `O’Neill`. */
export const namePart = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,25}`;

/** Close relatives, as families and forms name them. */
export const closeRelatives = [
  'kind', 'tochter', 'sohn', 'mutter', 'vater', 'schwester', 'bruder', 'ehefrau', 'ehemann', 'enkel', 'enkelin',
  'geschwister', 'partner', 'child', 'son', 'daughter', 'wife', 'husband',
]; // prettier-ignore

const otherRelatives = [
  'frau', 'mann', 'oma', 'opa', 'nichte', 'neffe', 'tante', 'onkel', 'partnerin', 'witwe', 'witwer',
  'schwiegermutter', 'schwiegervater', 'mother', 'father', 'mom', 'mum', 'dad', 'brother', 'sister', 'grandson',
  'granddaughter', 'niece', 'nephew', 'aunt', 'uncle', 'widow',
]; // prettier-ignore

/** Persons as courts, the police and doctors name them. */
const involved = [
  'zeuge', 'zeugin', 'unfallzeuge', 'unfallzeugin', 'nachbar', 'nachbarin', 'fahrer', 'fahrerin', 'beifahrer',
  'beifahrerin', 'patient', 'patientin', 'witness', 'neighbor', 'neighbour', 'passenger', 'driver',
]; // prettier-ignore

/** Words before a person's name. */
export const persons: readonly string[] = [...closeRelatives, ...otherRelatives, ...involved];

/** German sex or gender, as forms abbreviate it. */
export const germanSex = String.raw`(?:[mwd]|männl\.|weibl\.|männlich|weiblich)`;
