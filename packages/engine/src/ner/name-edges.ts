/** What belongs to a name and stands at its edge, where the model often leaves it out. */
import type { Stretch } from '@palimpsest/protocol';
import { oneOf, oneOfWords } from '../recognizers/text/pattern.js';
import {
  authoritiesBefore,
  bodiesOfChurches,
  kindsBefore,
  kindsBehind,
  tradesBefore,
  tradesBehind,
  tradesOfOwners,
} from './firm-words.js';
import type { NameType } from './labels.js';

interface Name extends Stretch {
  readonly type: NameType;
}

/** What stands before or behind a name of these types, and the type of both together if it is another. */
interface Edge {
  readonly of: readonly NameType[];
  /** What the name itself must be like. */
  readonly like?: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly becomes?: NameType;
}

const kindBehind = oneOf(kindsBehind);
const tradeBehind = oneOf(tradesBehind);

/** Latin and Norman words behind the names of English towns: `Lyme Regis`. */
const placesBehind = oneOfWords('Abbas Abbot Episcopi Forum Magna Mandeville Monachorum Mowbray Parva Regis');

const edges: readonly Edge[] = [
  // `P WOJCIECHOWSKI`, `Mr O F Adeyemi`; not so `i. A. Lukas Ott`, `z. H. Lukas Ott`
  { of: ['PERSON'], before: /(?:^|(?<!\b[ipzI]\.)[\s(>:])((?!I\. ?[AV]\. )(?:\p{Lu}\.? ){1,3})$/u },
  // `HASSAN, ABDIRAHMAN M`, and `brianna t:` in a chat
  { of: ['PERSON'], after: /^ (?:\p{Lu}\.?|\p{Ll}(?=:))(?=$|\s{2}|[\n,:;|)])/u },
  // `INNER WEST COUNCIL`, `Severn Vale NHS Foundation Trust`
  {
    of: ['ORGANIZATION'],
    after: new RegExp(`^(?: (?:${kindBehind}|${kindBehind.toUpperCase()})(?![\\p{L}\\p{N}]))+`, 'u'),
  },
  // `Muster IT-Service`, `Sample Auto Haulage`
  {
    of: ['ORGANIZATION'],
    after: new RegExp(`^(?: \\p{Lu}\\p{L}+)? ${tradeBehind}(?![\\p{L}\\p{N}])`, 'u'),
  },
  // `SAMPLE CORNER SELF STORAGE`
  {
    of: ['ORGANIZATION'],
    like: /^[\p{Lu} &]+$/u,
    after: new RegExp(`^(?: \\p{Lu}+)? ${tradeBehind.toUpperCase()}(?![\\p{L}\\p{N}])`, 'u'),
  },
  // `Sample & Muster, P.A.`
  { of: ['ORGANIZATION'], after: /^,? (?:P\.A\.|P\.C\.|P\.L\.L\.C\.|PLLC|P\.S\.C\.)(?!\p{L})/u },
  // `LRA Calw`, `Radiologie am Hofgarten`
  {
    of: ['ORGANIZATION', 'LOCATION'],
    before: new RegExp(`(?:^|[^\\p{L}\\p{N}-])(${oneOf(kindsBefore)} (?:am |für |f\\. |St\\. )?)$`, 'u'),
    becomes: 'ORGANIZATION',
  },
  // `Bezirkshauptmannschaft Muster`, where the place was found
  {
    of: ['ORGANIZATION', 'LOCATION'],
    before: new RegExp(`(?:^|[^\\p{L}\\p{N}-])(${oneOf(authoritiesBefore)} )$`, 'u'),
    like: /^(?!(?:am|an|auf|bei|in|im|zu[mr]?)(?!\p{L}))/u,
    becomes: 'ORGANIZATION',
  },
  // `Ev. Kita Muster`
  {
    of: ['ORGANIZATION'],
    like: new RegExp(`^${oneOf(bodiesOfChurches)}(?!\\p{L})`, 'u'),
    before: /(?:^|[^\p{L}\p{N}-])((?:[eE]v|Evang|[kK]ath|Städt|Kommunale|Integrative)\.? )$/u,
  },
  // `Blandford Forum`, `Lyme Regis`
  { of: ['LOCATION'], after: new RegExp(`^ (?:${placesBehind}|${placesBehind.toUpperCase()})(?!\\p{L})`, 'u') },
  // `Sample Wok Carry Out`
  {
    of: ['PERSON', 'ORGANIZATION'],
    after: /^ (?:Carry[ -]?Out|Take[ -]?Away|Take[ -]?Out|Takeaway|CARRY[ -]?OUT|TAKE[ -]?AWAY)(?!\p{L})/u,
    becomes: 'ORGANIZATION',
  },
  // `Kanzlei Muster Beispiel Partner`
  { of: ['ORGANIZATION'], like: / /, after: /^ Partner(?=[.,;:)\n]|$)/u },
  // `Sanitär Muster`, where the owner was found
  {
    of: ['PERSON'],
    like: /^\p{Lu}[\p{L}-]+$/u,
    before: new RegExp(`(?:^|[^\\p{L}\\p{N}-])(${oneOf(tradesOfOwners)} )$`, 'u'),
    becomes: 'ORGANIZATION',
  },
  // `Muster und Partner`, `Muster & Kollegen`
  {
    of: ['PERSON', 'ORGANIZATION'],
    after:
      /^ (?:und|u\.|&|\+) (?:Partner|Kollegen|Collegen|Kolleginnen|Söhne|Sohn|Töchter|Gebrüder|Partners|Associates|Sons)(?!\p{L})/u,
    becomes: 'ORGANIZATION',
  },
  // `Bodenprofi Muster`, `Pkw-Handel Muster`
  {
    of: ['PERSON', 'ORGANIZATION'],
    before:
      /(?:^|[^\p{L}\p{N}-])(\p{Lu}[\p{L}-]{3,20}(?:profi|technik|bedarf|handel|montage|reinigung|shop|studio|vertrieb) )$/u,
    like: /^(?!(?:GmbH|AG|KG)(?!\p{L}))\p{Lu}/u,
    becomes: 'ORGANIZATION',
  },
  // `Bäckerei Muster`
  { of: ['ORGANIZATION'], before: new RegExp(`(?:^|[^\\p{L}\\p{N}-])(${oneOf(tradesBefore)} )$`, 'u') },
  // `choir at St Aidan's`
  { of: ['ORGANIZATION', 'LOCATION'], like: /^(?:St|Saint)\.? \S+$/iu, after: /^['’]s(?!\p{L})/iu },
  // `Ennis, Co. Clare`
  { of: ['LOCATION'], before: /(?:^|[,\n]\s*|\s{2})(Co\. )$/u },
  // `Muster, G. u. R.`, where both initials were found
  { of: ['PERSON'], like: /, \p{Lu}$/u, after: /^\. ?(?:u\.|und|and|&|\+)(?= $)/u },
  // `Sample Medical Center at Riverton`, `Musterbank Filiale Ulm`, where both ends were found
  {
    of: ['ORGANIZATION'],
    like: /(?:Center|Centre|Clinic|College|Hospital|School|University)$/u,
    after: /^ (?:at|of)(?= $)/u,
  },
  {
    of: ['ORGANIZATION'],
    after: /^,? (?:Filiale|Niederlassung|Zweigstelle|Zweigniederlassung|Geschäftsstelle|Standort)(?= $)/u,
  },
  // `Kirchheim unter Teck`, where both ends were found
  { of: ['LOCATION'], after: /^ (?:unter|ob der|vor der|an der|am|auf der)(?= $)/u },
  // `Neuburg a. d. Donau`, `Weiden i. d. OPf.`
  { of: ['LOCATION'], after: /^ [aio]\. ?d\.(?: \p{Lu}\p{L}*\.?|(?= $))/u },
];

/** Units of text on either side of a name that are looked at; no edge is longer. */
const reach = 60;

/** `names` with what belongs to them at their edges, up to other names and `bounds`; both are sorted and disjoint. */
export function withEdges<N extends Name>(text: string, names: readonly N[], bounds: readonly Stretch[]): N[] {
  const widened: N[] = [];
  let next = 0; // the first bound behind the name
  names.forEach((name, index) => {
    while ((bounds[next]?.end ?? Infinity) <= name.start) next++;
    const from = Math.max(widened.at(-1)?.end ?? 0, bounds[next - 1]?.end ?? 0, name.start - reach);
    const to = Math.min(names[index + 1]?.start ?? Infinity, bounds[next]?.start ?? Infinity, name.end + reach);
    widened.push(edges.reduce((name, edge) => withEdge(name, edge, text, from, to), name));
  });
  return widened;
}

function withEdge<N extends Name>(name: N, edge: Edge, text: string, from: number, to: number): N {
  if (!edge.of.includes(name.type) || edge.like?.test(text.slice(name.start, name.end)) === false) return name;
  const [, before] = edge.before?.exec(text.slice(from, name.start)) ?? [];
  const [after] = edge.after?.exec(text.slice(name.end, to)) ?? [];
  if (before === undefined && after === undefined) return name;
  const type = edge.becomes ?? name.type;
  return { ...name, type, start: name.start - (before?.length ?? 0), end: name.end + (after?.length ?? 0) };
}
