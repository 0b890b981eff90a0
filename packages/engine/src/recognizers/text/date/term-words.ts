/**
 * What lasts for years and is no person, so that a date or a number of years behind it is no birth and no age:
 * `Lease from 14.03.2019 (10 years)`. Lower case; ends of compounds count too (`Mietvertrag`).
 * Origin: collected by hand from contracts, policies and references, November 2026.
 */
const german = [
  'laufzeit', 'frist', 'dauer', 'bindung', 'befristet', 'abschluss', 'gültig', 'haltbarkeit', 'verjährung',
  'aufbewahrung', 'garantie', 'gewährleistung', 'vertrag', 'vertrags', 'verträge', 'police', 'kredit', 'miete',
  'abschreibung', 'erfahrung', 'tätigkeit', 'mitgliedschaft', 'betriebszugehörigkeit', 'zusammenarbeit', 'bestehen',
  'jubiläum', 'haft', 'freiheitsstrafe', 'bewährung', 'schäden', 'schadenverlauf',
]; // prettier-ignore
const english = [
  'lease', 'tenancy', 'warranty', 'guarantee', 'policy', 'contract', 'loan', 'mortgage', 'cover', 'protection',
  'valid', 'validity', 'start', 'signed', 'begin', 'since', 'until', 'term', 'period', 'duration', 'fixed', 'maturity',
  'retention', 'records', 'payback', 'life', 'claims', 'convictions', 'accidents', 'bonus', 'discount', 'ncd', 'ncb',
  'experience', 'history', 'service', 'employment', 'tenure', 'sentence', 'ban',
]; // prettier-ignore

/** All of them. */
export const termWords: readonly string[] = [...german, ...english];
