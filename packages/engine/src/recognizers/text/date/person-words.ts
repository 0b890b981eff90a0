/** How texts name the persons whose age or birth they tell. */
import { anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { source } from '../pattern.js';

/** One word of a name, with a capital: `Erna`, `Meyer-Muster`, `O’Neill`. */
export const namePart = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,25}`;

/** Close relatives, as families and forms name them. */
export const closeRelatives = [
  'kind', 'tochter', 'sohn', 'mutter', 'vater', 'schwester', 'bruder', 'ehefrau', 'ehemann', 'enkel', 'enkelin',
  'geschwister', 'partner', 'child', 'son', 'daughter', 'wife', 'husband',
]; // prettier-ignore

/** Relatives who are called by what they are. */
export const calledRelatives = [
  'oma', 'opa', 'mama', 'papa', 'mutti', 'vati', 'mum', 'mom', 'dad', 'gran', 'granny', 'nan', 'nana', 'grandma',
  'grandpa',
]; // prettier-ignore

/** Several children, who share a line of names, births or ages. */
export const childrenTogether = [
  'kinder', 'kindern', 'töchter', 'söhne', 'geschwister', 'jungs', 'mädels', 'mädchen', 'buben', 'enkel', 'enkeln',
  'enkelkinder', 'zwillinge', 'children', 'kids', 'sons', 'daughters', 'boys', 'girls', 'siblings', 'twins',
  'grandchildren', 'grandkids', 'nieces', 'nephews', 'toddlers', 'mother of two', 'mother of three', 'father of two',
  'father of three', 'mum of two', 'mum of three',
]; // prettier-ignore

const otherRelatives = [
  ...calledRelatives, 'frau', 'mann', 'nichte', 'neffe', 'tante', 'onkel', 'witwe', 'witwer',
  'schwiegermutter', 'schwiegervater', 'mother', 'father', 'brother', 'sister', 'grandson',
  'granddaughter', 'niece', 'nephew', 'aunt', 'uncle', 'widow', 'widower', 'grandmother',
  'grandfather', 'fiancé', 'fiancée', 'großmutter',
  'großvater', 'stiefsohn', 'stieftochter', 'lebensgefährte', 'lebensgefährtin', 'partnerin', 'baby', 'säugling',
  'toddler', 'infant', 'mother-in-law', 'father-in-law', 'son-in-law', 'daughter-in-law', 'sister-in-law',
  'brother-in-law', 'stepson', 'stepdaughter', 'stepmother', 'stepfather', 'cousin', 'cousine', 'fiance', 'ex-husband',
  'ex-wife', 'ex-frau', 'ex-mann', 'schwager', 'schwägerin', 'schwiegersohn', 'schwiegertochter', 'enkelkind',
  'enkelsohn', 'patenkind', 'verlobte', 'verlobter', 'flatmate', 'girlfriend', 'boyfriend', 'freundin', 'kollegin',
  'mitbewohnerin', 'adoptivsohn', 'pflegekind',
]; // prettier-ignore

/** Persons as courts, the police and doctors name them. */
const involved = [
  'zeuge', 'zeugin', 'unfallzeuge', 'unfallzeugin', 'nachbar', 'nachbarin', 'fahrer', 'fahrerin', 'beifahrer',
  'beifahrerin', 'patient', 'patientin', 'radfahrer', 'radfahrerin', 'motorradfahrer', 'motorradfahrerin', 'fußgänger',
  'fußgängerin', 'geschädigter', 'geschädigte', 'geschädigten', 'verletzter', 'verletzte', 'beschuldigter',
  'beschuldigte', 'tatverdächtiger', 'tatverdächtige', 'opfer', 'junge', 'mädchen', 'student', 'studentin',
  'rentner', 'rentnerin', 'schülerin', 'jugendlicher', 'jugendliche', 'minderjähriger', 'minderjährige', 'junior',
  'teen', 'schoolboy', 'schoolgirl', 'witness', 'neighbor', 'neighbour', 'passenger', 'driver', 'cyclist', 'pedestrian',
  'motorcyclist', 'rider', 'victim', 'suspect', 'defendant', 'complainant', 'man', 'woman', 'boy', 'girl', 'pensioner',
  'teenager', 'nurse', 'carer', 'tenant', 'proposer', 'claimant', 'policyholder', 'erblasser', 'erblasserin',
  'mieterin', 'client', 'klient', 'klientin', 'mandant', 'mandantin', 'klägerin', 'bewohnerin', 'kundin',
  'antragstellerin', 'versicherte', 'betreute', 'verstorbene', 'verstorbener',
]; // prettier-ignore

/** The forms of address that most texts use, and `Dr.`; `name-words.ts` has all that may stand before a surname. */
export const usualFormsOfAddress = [
  'Herrn', 'Herr', 'Hr.', 'Frau', 'Fr.', 'Dr.', 'Mr.', 'Mr', 'Mrs.', 'Mrs', 'Ms.', 'Ms', 'Miss',
]; // prettier-ignore

/** Forms of address and words for persons right before a name. */
export const titlesBeforeName = [
  ...usualFormsOfAddress, 'Pat.', 'Patientin', 'Patient', 'Pt', 'Kind', 'Zeuge', 'Zeugin', 'Mandantin', 'Mandant',
]; // prettier-ignore

/** Whose relative: `my`, `meiner`. */
export const owner = source`(?:
  [mM]y|[hH]is|[hH]er|[oO]ur|[tT]heir|[yY]our|
  (?:[mM]ein|[dD]ein|[sS]ein|[iI]hr|[uU]nser)(?:e[rmn]?)?
)`;

/** Words before a person's name. */
export const persons: readonly string[] = [...closeRelatives, ...otherRelatives, ...involved];

/** Source of any of these. */
export const person = `${wordStart}${anyOf(persons)}`;

/** German sex or gender, as forms abbreviate it. */
export const germanSex = String.raw`(?:[mwd]|männl\.|weibl\.|männlich|weiblich)`;
