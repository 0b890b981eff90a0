import { commonWords } from '../../../common-words.js';
import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';

/** What a forum tells of a member beside the name: rank, since when, how many posts. */
const told = source`(?:
  (?:[mM]oderator(?:in)?|[aA]dmin(?:istrator(?:in)?)?|OP|TE|[sS]enior [mM]ember|[nN]ewbie|[lL]urker|[sS]tammgast|
  [nN]eues? [mM]itglied|[nN]ew [mM]ember|[mM]oderation|Team)(?![\p{L}\p{N}])
  |(?:[mM]ember|[mM]itglied|[jJ]oined|[rR]egistriert|[bB]eigetreten|[aA]ngemeldet|[uU]ser)[ ](?:since|seit|in|am)?[ ]?\d
  |\d{1,3}(?:[.,]?\d{3}){0,2}[ ](?:posts?|messages|comments|Beiträge|Beitrag|Posts|Kommentare|Nachrichten)(?!\p{L})
)`;

/** A name that no heading is: in small letters, or with a digit, underscore or capital inside. */
const login = String.raw`(?=\p{Ll}|[\p{L}.-]{0,20}[\d_]|\p{Lu}\p{Ll}{1,20}\p{Lu})(?<value>[\p{L}\d_][\p{L}\d_.-]{2,30})`;

/**
 * Who wrote a post of a forum, alone at the beginning of a line before rank, day of entry, count of posts or the
 * day of the post, or before what is quoted: `muster_erna · 214 posts`.
 * Rule: layouts of Discourse, XenForo, phpBB and Reddit as they are copied; a point, bar or dash parts name and rank.
 */
export const posterOfForum: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgmu')`
      ^[ \t>*]{0,12}@?(?<value>[\p{L}\d_][\p{L}\d_.-]{2,30}(?<![.-]))\*{0,2}[ ]{1,3}[·•|»–—][ ]{1,3}${told}
    `,
    // `emuster – Do, 20. März 2025, 06:55 Uhr`
    pattern('dgmu')`
      ^[ \t>]{0,4}${login}[ ][–—|·][ ](?:Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.?,
      [ ]\d{1,2}\.?[ ]\p{L}{3,9}\.?[ ]\d{4},?[ ]\d{1,2}[:.]\d\d
    `,
    // where somebody quotes it: `> Zitat von emuster:`
    pattern('dgmu')`^[ \t>]{0,4}(?:Zitat von|Quote from|Quoting)[ ]${login}(?=:| »)`,
    // alone above `Verfasst: 08.01.2025, 22:15`
    pattern('dgmu')`
      ^[ \t>]{0,4}${login}[ \t]{0,3}\r?\n[ \t>]{0,4}(?:Verfasst|Geschrieben|Posted)(?: am| on)?:[ ](?:\p{L}{2,3}\.? )?
      \d{1,2}[./]\d{1,2}[./]\d{2,4},?[ ]\d{1,2}:\d\d
    `,
    // `muster_erna schrieb am Mo 12. Jan 2026, 21:38:`, `muster77 hat geschrieben:`
    pattern('dgmu')`
      ^[ \t>*]{0,12}(?=\p{L}{0,20}[\d_])(?<value>[\p{L}\d_.-]{3,30})
      [ ](?:schrieb(?: am[ ](?:\p{L}{2}\.? )?\d[^\n:]{0,24}(?::\d\d)?)?|hat(?: Folgendes)? geschrieben|wrote)
      (?::|(?<=wrote) \(post #?\d{1,5}\))
    `,
  ],
  isValid: (name) => !commonWords.has(name.toLowerCase()),
  examples: {
    finds: {
      'before its day': '⟦pflegeerna⟧ – Do, 20. März 2025, 06:55 Uhr\n',
      'whom somebody quotes': '> Zitat von ⟦pflegeerna⟧:\n> wie viele',
      'alone above its day': '⟦erna-waermt⟧\nVerfasst: 08.01.2026, 22:15\n\nHallo',
      'count of posts': '⟦solar_erna⟧ · 214 posts\nLong rant, sorry.\n',
      'a rank': '    ⟦ernaInUlm⟧ · Moderator\n',
      'since when': '⟦erna.from.ulm⟧ | Mitglied seit 2019\n',
      'English, since when': '⟦Erna_OPf⟧ • Joined 2019 • 12 comments\n',
      'quoted, with the day': '⟦muster77⟧ schrieb am Mo 12. Jan 2026, 21:38:\n---\n',
      'quoted, no day': '> ⟦Erna_Muster⟧ hat geschrieben:\n> Danke',
      'quoted, with the post': '⟦erna_rag_67⟧ wrote (post #3)\n120 was better',
      'a post of one': '⟦ernaInUlm⟧ • 1 post\n',
      'count with a point': '⟦Muster88⟧ – 1.204 Beiträge\n',
    },
    ignores: {
      'a meeting': 'Elternabend – Do, 20. März 2025, 19:00 Uhr\n',
      'a heading': 'Quartalsbericht\nVerfasst: 12.03.2026, 08:15\n',
      'who is quoted in a speech': 'Zitat von Goethe: Mehr Licht',
      'a day without its word': 'erna-waermt\n08.01.2026, 22:15\n',
      'an everyday word': 'Forum · 214 posts\n',
      'something else behind the point': 'solar_erna · Ulm\n',
      'a count of others': 'solar_erna · 214 pages\n',
      'no point': 'solar_erna 214 posts\n',
      'quoted, a word': 'Jemand hat geschrieben:\n',
      'a heading of several words': 'Erna Muster · Moderator\n',
      'within a line': 'von solar_erna · 214 posts\n',
    },
  },
};
