import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { isLogin } from './login-check.js';

/** `Ersteller: Muster, Erna (`, before the account of that person. */
const opener = oneOf([
  'Ersteller', 'ersteller', 'Erstellt von', 'erstellt von', 'Melder', 'melder', 'Meldende', 'meldende', 'Meldender',
  'meldender', 'Meldenden', 'meldenden', 'Bearbeiter', 'bearbeiter', 'Reporter', 'reporter', 'Assignee', 'assignee',
  'Creator', 'creator', 'Consultant', 'Agent', 'Agentin', 'Adviser', 'Advisor', 'Operator', 'Analyst', 'Engineer',
  'Techniker', 'Berater', 'Kundenberater', 'Sachbearbeiter', 'Mitarbeiter', 'Handled by', 'Assigned to', 'Zuständig',
  'Owner', 'owner', 'Requester', 'requester', 'Benutzer', 'benutzer', 'User', 'user',
]); // prettier-ignore
/** `Erna`, `Muster GmbH`: one word or more of a name. */
const capitalized = String.raw`\p{Lu}[\p{L}\p{M}'’. -]{1,30}`;

const nameWord = String.raw`\p{Lu}[\p{L}'’-]{1,20}`;

/**
 * A login name in parentheses behind the person whose it is, or before the person: `Muster, Erna (emuster)`,
 * `emuster (Erna Muster) angemeldet`.
 * Rule: as `username`; it is made of the person's name, has the mark of an account, or stands behind who did or asked
 * for something.
 */
export const usernameBesidePerson: Recognizer = {
  type: 'USERNAME',
  patterns: [
    // Made of the name: `Erna Muster (emuster)`
    pattern('dgiu')`
      ${wordStart}(\p{L})[\p{L}'’-]{0,20} (\p{L}{3})[\p{L}'’-]{0,20}
      [ ]\((?<value>\1[a-z]{0,12}[._-]?\2[a-z\d._-]{0,20})\)
    `,
    // of a name with an umlaut: `Erna Häberle (haeberlee)`
    pattern('dgiu')`
      ${wordStart}(\p{L})[\p{L}'’-]{0,20} (\p{L})[äöü](\p{L})[\p{L}'’-]{0,20}
      [ ]\((?<value>(?:\1[a-z]{0,12}[._-]?)?\2[aou]e?\3[a-z\d._-]{0,20})\)
    `,
    // surname first: `Erna Muster (mustere)`, `Muster, Erna (muster.e)`
    pattern('dgiu')`
      ${wordStart}(\p{L})[\p{L}'’-]{0,20} (\p{L}{3})([\p{L}'’-]{0,20})
      [ ]\((?<value>\2\3[._-]?\1[a-z\d]{0,12})\)
    `,
    pattern('dgiu')`
      ${wordStart}(\p{L}{3})[\p{L}'’-]{0,20}, (\p{L})[\p{L}'’-]{0,20}
      [ ]\((?<value>(?:\2[a-z]{0,12}[._-]?\1|\1[a-z]{0,12}[._-]?\2)[a-z\d._-]{0,20})\)
    `,
    // Before the person: `emuster (Erna Muster)`, `e_muster (Muster, Erna)`
    pattern('dgiu')`
      ${wordStart}(?<value>([a-z])[a-z]{0,12}?[._-]?([a-z]{3})[a-z\d._-]{0,20})
      [ ]\((?:\3[\p{L}'’-]{0,20}, \2[\p{L}'’-]{0,20}|\2[\p{L}'’-]{0,20} \3[\p{L}'’-]{0,20})\)
    `,
    pattern('dgiu')`
      ${wordStart}(?<value>([a-z])[a-z]{0,12}?[._-]?([a-z])[aou]e?([a-z])[a-z\d._-]{0,20})
      [ ]\((?:\3[äöü]\4[\p{L}'’-]{0,20}, \2[\p{L}'’-]{0,20}|\2[\p{L}'’-]{0,20} \3[äöü]\4[\p{L}'’-]{0,20})\)
    `,
    // With the mark of an account: `(emuster-adm)`, `(e.muster)`
    pattern('gu')`
      (?<=${wordStart}${nameWord},? ${nameWord} \()
      (?:[a-z][a-z\d]{2,20}[-_.](?:adm|admin|ext|svc|da)|[a-z]{1,15}[._][a-z]{3,20}\d{0,3})(?=\))
    `,
    // Behind who did something: `Ersteller: Muster, Erna (emuster)`, `by Erna Muster (emuster7)`
    pattern('gu')`
      (?<=${opener}(?:in)? ?: {1,20}${capitalized}(?:, ${capitalized})? \()
      [a-z][a-z\d._-]{3,30}(?=\))
    `,
    pattern('gu')`
      (?<=(?:by|von|durch) (?:\p{Lu}\.? ?|\p{Lu}[\p{L}'’-]{1,20} ){1,3}\()
      (?=[a-z]{2,20}\d)[a-z][a-z\d._-]{3,30}(?=\))
    `,
  ],
  isValid: isLogin,
  examples: {
    finds: {
      'behind the person, surname first': 'Muster, Erna (⟦muster.e⟧)',
      'behind the person, made of the name': 'Erna Muster (⟦emuster⟧) hat es übernommen',
      'before the person, made of the name': '[Anmeldung] Benutzer ⟦emuster⟧ (Erna Muster) angemeldet',
      'behind the person, with an umlaut': 'Kollegin Erna Häberle (⟦haeberlee⟧) auch',
      'behind the person, surname first in it': 'Erna Muster (⟦mustere⟧) auch',
      'before the person, with an umlaut': 'Benutzer ⟦ehaeberle⟧ (Erna Häberle) angemeldet',
      'account of an administrator': '09:15  Max Sample (⟦msample-adm⟧)\n',
      'behind who opened the ticket': 'Ersteller: Muster, Erna (⟦emuster⟧)   Prio',
      'behind who spoke': 'Consultant: Erna (⟦msample⟧)\n',
      'behind who closed it': 'closed by E. Muster (⟦nachtdienst7⟧) at noon',
    },
    ignores: {
      'a remark behind a person': 'Erna Muster (verspätet) kam',
      'a role behind a person': 'Sam Sample (co-chair) spoke',
      'a word before a person': 'der Vorstand (Vera Standhaft) kam',
      'no parentheses': 'Erna Muster emuster hat es übernommen',
      'a word behind who closed it': 'closed by E. Muster (nachtdienst) at noon',
      'the name of somebody else': 'Erna Muster (probemax) hat es übernommen',
    },
  },
};
