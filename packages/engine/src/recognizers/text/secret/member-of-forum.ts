import { commonWords } from '../../../common-words.js';
import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';

const role = String.raw`(?:(?:[mM]oderator(?:in)?|[aA]dmin(?:istrator)?|[mM]od|Gast|[mM]itglied|[mM]ember|OP|TE)[ ]{1,4})?`;
const day = String.raw`(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}\.? \p{L}{3,9}\.? \d{4}|[gG]estern|[hH]eute|[yY]esterday|[tT]oday)`;

/**
 * Who wrote a post of a forum, behind its number and before its day: `#2  solar_erna      11.11.2025, 23:15`.
 * Rule: layouts of phpBB, vBulletin, XenForo and Discourse as they are printed; any name without a blank.
 */
export const memberOfForum: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgmu')`
      ^[ \t>]{0,4}(?:[bB]eitrag |[pP]ost |[aA]ntwort )?#\d{1,5}[ :.]{1,4}(?:von |by )?${role}
      (?<value>[\p{L}\d_][\p{L}\d_.-]{2,30})[ \t]{1,4}(?:\([^)\n]{3,60}\))?[ \t,|»-]{0,60}${day}
    `,
    // `von solar_erna » 11.11.2025, 23:15`
    pattern('dgmu')`
      ^[ \t>]{0,4}(?:(?:re|Re|aw|Aw|AW|RE)[ ]{1,3})?(?:von|by|Verfasst von|Posted by|Autor:|Author:)[ ]${role}
      (?<value>[\p{L}\d_][\p{L}\d_.-]{2,30})[ ]»[ ](?:\p{L}{2,3} )?${day}
    `,
  ],
  isValid: (name) => !commonWords.has(name.toLowerCase()),
  examples: {
    finds: {
      'behind its number': '#2  ⟦solarerna⟧                  11.11.2025, 23:15\n',
      'member since': '#1  ⟦Erna_OPf⟧   (Mitglied seit 2016, 1.204 Beiträge)       11.11.2025, 22:48\n',
      'a role before it': '#5  Moderator ⟦emuster⟧          12.11.2025, 12:40\n',
      'phpBB, an answer': 're von ⟦erna_82⟧ » Di 11. Feb 2025, 20:14\n',
      phpBB: 'von ⟦Erna58⟧ » 11.11.2025, 23:15\n',
      English: 'Post #14 by ⟦ernamuster⟧  2025-11-11 23:15\n',
      'of today': '#3: ⟦muster_88⟧  Today, 9:15 AM\n',
    },
    ignores: {
      'a ticket': '#2 solarerna fehlt noch\n',
      'two words': '#2  Erna Muster rief an am 11.11.2025\n',
      'an everyday word': '#2  erledigt   11.11.2025\n',
      'who is nobody': '#2  System   11.11.2025 23:15\n',
      'within a line': 'siehe #2  solarerna   11.11.2025\n',
      'no number': '#  solarerna   11.11.2025\n',
      'a heading': '# solarerna\n11.11.2025\n',
    },
  },
};
