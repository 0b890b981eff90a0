import type { Recognizer } from '../../../recognizer.js';
import { lineEnd } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { isLogin, isLoginInMessage } from './login-check.js';

/** `12/01/2026 09:14`, `[2026-01-12, 09:14:05] `, at the start of a line. */
const stamp = source`
  ^[ \t]{0,4}[[(]?(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4}|\.)?|\d{4}-\d\d-\d\d)[,T]?[ ]{0,2}
  \d{1,2}[:.]\d\d(?::\d\d)?(?: Uhr| ?[aApP][mM])?[\])]?[ \t]{1,4}(?:[-–|][ ])?
`;

/** A file in a listing: `2026-01-12 10:31  list.pdf`. */
const file = /\.(?:pdf|docx?|xlsx?|csv|txt|log|xml|json|html?|zip|gz|jpe?g|png|eml|msg|md|js|ts|py|sh|sql|exe|bak)$/;

/**
 * A login name at the head of an entry, behind its day and time, with what was done below it:
 * `12/01/2026 09:14  erna.m`.
 * Rule: layouts of ticket systems; a digit or joint in it, or letters alone with a sentence below, no everyday word.
 */
export const loginOfEntry: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgmu')`
      ${stamp}(?<value>
        (?:[a-z]{1,20}[._][a-z\d]{1,20}|[a-z]{2,20}\d{1,3})
        (?=:?${lineEnd}|[ ]{0,2}[|:][ ]|[ ]{1,2}(?:[(–]|-[ ]))
        |[a-z]{5,12}(?=:[ ]\p{L}| (?:->|→) )
        |[a-z]{4,12}(?=:?[ \t]{0,4}\r?\n[ \t]{0,4}["„“]?\p{Lu}[^\n]{20})
      )
    `,
  ],
  isValid: (value) => isLogin(value) && isLoginInMessage(value) && !file.test(value),
  examples: {
    finds: {
      'with a point': '12/01/2026 09:14  ⟦erna.m⟧\nMs Sample rang.\n',
      'with a digit': '12.01.2026 09:14 ⟦dispo2⟧\nAn Firma vergeben.\n',
      'with a role': '2026-01-12 10:31  ⟦erna.m⟧ (surveyor)\n',
      'in brackets': '[12.01.2026 10:31] ⟦e_muster⟧:\nLäuft wieder.\n',
      'before what was done': '03/05 09:12 ⟦emuster⟧: reset MFA\n03/05 09:41 ⟦emuster⟧ -> Resolved\n',
      'before a bar': '2026-01-12 10:31:05 | ⟦emuster7⟧ | angelegt\n',
      'letters alone': '12.01.2026 09:14 Uhr - ⟦emuster⟧\nMieterin ruft an, Heizung kalt.\n',
    },
    ignores: {
      'no time': '12.01.2026 erna.m\n',
      'a file of a listing': '2026-01-12 10:31  liste.pdf\n',
      'a state': '12.01.2026 09:14 storniert\nMieterin ruft an, Heizung kalt.\n',
      'an everyday word': '12.01.2026 09:14 system\nMieterin ruft an, Heizung kalt.\n',
      'letters alone, nothing below': '12.01.2026 09:14 emuster\n',
      'a sentence': '12.01.2026 09:14 dispo2 ruft an\n',
    },
  },
};
