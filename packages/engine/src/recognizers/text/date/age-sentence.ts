/** How sentences tell an age without a word for years. */
import { anyOf } from '../any-of.js';
import { lineEnd, wordEnd } from '../bounds.js';
import { oneOf, source } from '../pattern.js';
import { guesses } from './age-numbers.js';
import { wholeMonth } from './month-names.js';
import { owner, persons } from './person-words.js';

/** Who is told to be so old, where a name is not needed. */
export const pronoun = '(?:[sS]ie|[eE]r|[iI]ch|[sS]he|[hH]e|I)';
/** A child of the family by its size or place: `eldest`, `Kleine`. */
export const child = '(?:eldest|oldest|youngest|little one|(?:Große|Kleine|Jüngste|Älteste|Ältere|Jüngere)[rn]?)';
/** `meine Tochter`, `my eldest son Tom`, `unser Großer`. */
export const relative = String.raw`${owner} (?:(?:\p{Ll}{3,12} )?${anyOf(persons)}(?: \p{Lu}\p{Ll}{1,15})?|${child})`;

/** ` is`, `’s`, ` war`, behind whoever is so old. */
export const verb = String.raw`(?:['’](?:s|m)| is| am| ist| bin| was| war)`;

/** `jetzt`, `only`: a word before the number. */
export const adverb = oneOf([
  'now', 'only', 'just', 'already', 'still', 'then', 'maybe', 'probably', 'jetzt', 'erst', 'schon', 'gerade', 'damals',
  'inzwischen', 'mittlerweile', 'wohl', 'vielleicht', 'ja', 'nun', 'auch', 'selber', 'selbst', 'bereits', 'immerhin',
  'also', 'herself', 'himself', ...guesses,
]); // prettier-ignore

/** What a person does at an age that `mit` tells, before the person. */
export const lived = oneOf([
  'zog', 'ging', 'kam', 'begann', 'heiratete', 'verließ', 'wurde', 'lernte', 'machte', 'verlor', 'starb', 'fing',
  'musste', 'durfte',
]); // prettier-ignore

/** What only persons do, behind an age that a name alone has before it. */
export const personsDo = oneOf([
  'has', 'had', 'lives', 'goes', 'plays', 'loves', 'likes', 'wants', 'needs', 'works', 'attends', 'suffers', 'comes',
  'cannot', "can't", "doesn't", 'still lives', 'still works', 'in year', 'in Year', 'in grade',
  'wohnt', 'lebt', 'geht', 'spielt', 'kommt', 'mag', 'liebt', 'sitzt', 'besucht', 'arbeitet', 'möchte', 'leidet',
  'braucht', 'freut', 'hatte', 'schläft',
]); // prettier-ignore

/** A sentence, clause or line ends behind the number, or a new clause begins; nothing is counted. */
export const endOfClause = source`(?=
  [.!?;)](?:\s|$)|,[ ]\p{Ll}|,?${lineEnd}|
  ,?[ ]${oneOf([
    'and', 'und', 'aber', 'but', 'so', 'als', 'when', 'at the time', 'at that time', 'now', 'then', 'years young',
    'at the latest', 'or over', 'or older', 'oder älter', 'till', 'until', 'bis', 'with', 'mit', 'who', 'because',
    'weil', 'this year', 'next', 'in', 'on', 'since', 'seit', 'we', 'they', 'I', 'you', 'he', 'she', 'it',
  ])}${wordEnd}
)`; // prettier-ignore

/** ` im Mai`, ` nächstes Jahr`, ` dann`. */
export const germanTime = source`(?:
  [ ](?:im|in|am|zum) (?:${wholeMonth}|\p{Lu}\p{Ll}{3,12})
  |[ ]am (?:\p{L}{3,7}(?:tag|abend|woch),? )?(?:dem )?\d{1,2}\.(?: ?(?:\d{1,2}\.|${wholeMonth}))?
  |[ ](?:nächste[nrs]|diese[nrs]|kommende[nrs]) (?:Jahr|Monat|Woche|Sommer|Herbst|Winter|Frühling|${wholeMonth})
  |[ ](?:dann|jetzt|nun|also|somit|ja|doch|eh|schon|auch|bald|heuer|heute|morgen|endlich|übermorgen|demnächst)
)`;

/** ` im Mai`, ` nächstes Jahr` behind the number. */
export const germanTimeBehind = source`(?=
  [ ](?:
  im (?:(?!Monat|Jahr|Quartal|Schnitt|Mittel|Durchschnitt|Vergleich)|(?:nächsten|kommenden|selben) )\p{Lu}\p{Ll}{2,9}|
  am \d{1,2}\.|(?:nächste|diese|kommende)[ns]? (?:Jahr|Monat|Woche|\p{Lu}\p{Ll}{2,8}tag)|
  (?:heuer|heute|morgen|bald|demnächst|übermorgen))
  ${wordEnd}
)`;

/** ` in May`, ` next year` behind the number. */
export const englishTime = source`(?=
  [ ](?:in|on|this|next|last|come) (?:${wholeMonth}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Q[1-4])|year|week|month|
  summer|autumn|winter|spring|fall|\p{Lu}\p{Ll}{2,8}day)
  ${wordEnd}|
  [ ](?:soon|today|tomorrow|yesterday|on the \d{1,2}(?:st|nd|rd|th))${wordEnd}
)`;
