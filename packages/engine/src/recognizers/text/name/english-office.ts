import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';

/** Offices and schools that stand behind their place in English. */
const kinds = [
  'Police Station', 'Police Department', 'Police Dept', 'Garda Station', 'Fire Station', 'Fire Department',
  'County Court', 'Crown Court', "Magistrates' Court", 'Magistrates’ Court', 'District Court', 'Circuit Court',
  "Sheriff's Office", 'Sheriff’s Office', "Sheriff's Department", 'Register Office', 'Registry Office', 'Jobcentre',
  'Town Council', 'Parish Council', 'City Council', 'Borough Council', 'County Council', 'District Council',
  'Primary School', 'Grammar School', 'High School', 'Elementary School', 'Middle School', 'National School',
  'Credit Union', 'Post Office', 'Municipal Corporation', 'Housing Association', 'Ombudsman',
]; // prettier-ignore

/** Words with a capital that are no place: `The County Court`, `Local Police Station`. */
const noPlace = oneOf([
  'The', 'A', 'An', 'Our', 'Your', 'My', 'His', 'Her', 'Their', 'This', 'That', 'Any', 'Each', 'Local', 'Nearest', 'In',
  'At', 'To', 'From', 'Of', 'Dear', 'Senior', 'Junior', 'Former', 'Attended', 'Which', 'If', 'When', 'And', 'For', 'By',
]); // prettier-ignore

const part = String.raw`(?!${noPlace} )\p{Lu}\p{Ll}[\p{L}\p{M}'’-]{1,20}`;

/**
 * An English office or school behind its place: `Sampleton Police Station`, `Kilsample Garda Station`.
 * Rule: one to three words with capitals (`and` or `of` between them), then the kind of office.
 */
export const englishOffice: Recognizer = {
  type: 'ORGANIZATION',
  patterns: [pattern('gu')`${wordStart}${part}(?: (?:(?:and|of|on|upon|&) )?${part}){0,3} ${oneOf(kinds)}${wordEnd}`],
  examples: {
    finds: {
      'police station': 'To,\n⟦Sampleton Police Station⟧, Pune',
      'two words': 'at ⟦Great Sampleton County Court⟧ on Monday',
      'behind an article': 'the ⟦Sampleton Town Council⟧ met',
      ombudsman: 'to the ⟦Financial Services and Pensions Ombudsman⟧, Dublin',
      school: 'pupil of ⟦Sample Hill Primary School⟧.',
      Irish: 'form from ⟦Kilsample Garda Station⟧\n',
    },
    ignores: {
      'no place': 'at the nearest Police Station',
      'article alone': 'The County Court ruled',
      'lower case': 'sampleton police station',
      adjective: 'Local Police Station',
      'another noun': 'the Sample Police Stationery',
      'no kind': 'in Sample Hill Street',
    },
  },
};
