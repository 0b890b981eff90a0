/** What the model joins to a name at its ends and is none of it: other columns, the next line, titles, small words. */
import type { Stretch } from '@palimpsest/protocol';
import { isFunctionWord } from '../function-words.js';
import { grouped } from '../grouped.js';
import { alemannicAtEnds } from './alemannic.js';
import { dictatedPunctuation } from './label-words.js';
import type { NameType } from './labels.js';
import { isRoleOfSpeaker } from './roles.js';
import { isRank, isTitle, isTitleBehind } from './titles.js';
import { wordsIn } from '../word-list.js';

/**
 * Words before a name that announce it, in lower case: `Fa. Muster`, `Handelsregister Ulm`; but for `FA Ulm`, the tax
 * office.
 */
const announcing: ReadonlySet<string> = new Set(
  wordsIn(`
  fa firma firmen handelsregister vereinsregister genossenschaftsregister partnerschaftsregister registergericht iban bic
  swift blz nino dw mfg employer arbeitgeber versicherer insurer for höchstbieter mandant bauherr cashier kassierer
  kassiererin`),
);

/** Small words that names begin with, in lower case: `von Muster`, `am Weiher`. */
const atBeginnings: ReadonlySet<string> = new Set(
  wordsIn(`
  al am an auf aus bei bin da das de dei del della dem den der des di die do dos du e el hinter ibn im in la las le los
  ob ten ter und unter van vom von vor y zu zum zur`),
);

/** Small words that a scan makes of the end of a name, in lower case: `Obermai er`. */
export const scannedEndings: ReadonlySet<string> = new Set(wordsIn('all am an ein en er es her in man so td um us'));

/** What stands between two names and is part of neither: `Muster and` before another place. */
const parting: ReadonlySet<string> = new Set(wordsIn('and und or oder sowie bzw in mit bei aus für on at'));

/** What somebody dictates behind a name, in lower case. */
const dictated: ReadonlySet<string> = new Set([...dictatedPunctuation, 'absatz']);

/**
 * What a payment is for, in capitals behind who gets it: `M SAMPLE RENT FLAT 5`. Words that are surnames are not here.
 */
const purposes: ReadonlySet<string> = new Set(
  wordsIn(`
  RENT FLAT LOAN DENTAL INV POL REF WAGES SALARY DEPOSIT REFUND BDAY BIRTHDAY MUM DAD GIFT HOLIDAY FOOD SHOPPING
  SUBS MEMBERSHIP INVOICE POLICY PAYMENT PYMT FEES DONATION MIETE KAUTION LOHN GEHALT RECHNUNG BEITRAG UNTERHALT TASCHENGELD
  GESCHENK NEBENKOSTEN RATE ABSCHLAG SPENDE POUR LOYER`),
);

/** Ranks that abbreviate bodies, too: `PK Altona`, `DI Sample`. */
const sharedRanks: ReadonlySet<string> = new Set(wordsIn('PK PM HC DI KK KM OA StR Det'));

/**
 * `words`, a name of `type`, without what does not belong to it at its ends: stretches in other columns or lines that
 * `isOther` holds for no name, titles, small words, and punctuation that is dictated. `goesOn` tells whether another name
 * follows, as behind `von der`.
 */
export function withoutEnds<W extends Stretch>(
  text: string,
  words: readonly W[],
  type: NameType,
  { isOther, goesOn }: { isOther: (words: readonly W[]) => boolean; goesOn: boolean },
): readonly W[] {
  const inside = withoutTitles(text, withoutOthers(text, words, isOther), type);
  if (inside.length < 2) return inside;
  const isSmall = (word: W): boolean =>
    (isFunctionWord(wordAt(text, word)) && !/\p{Lu}/u.test(wordAt(text, word))) ||
    alemannicAtEnds.has(wordAt(text, word));
  const first = inside.findIndex((word) => !isSmall(word) || staysBefore(text, word));
  const endsName = (word: W): boolean =>
    !dictated.has(wordAt(text, word).toLowerCase()) &&
    (!isSmall(word) || (scannedEndings.has(wordAt(text, word)) && !leadsToNoun(text, word)));
  const last = inside.findLastIndex((word) => (goesOn ? !partsNames(text, word) : endsName(word)));
  return first === -1 ? [] : inside.slice(first, last + 1);
}

/** `and`, `mit`; `der` right behind a name: `Erna der Max`, but not `Erna von der Heide`. */
const partsNames = (text: string, word: Stretch): boolean =>
  parting.has(wordAt(text, word)) ||
  (/^d(?:er|ie|as|em|en)$/.test(wordAt(text, word)) &&
    !/(?<!\p{L})(?:vo[nm]|van|zu|auf|an|in|aus|ob|unter|de) $/iu.test(
      text.slice(Math.max(0, word.start - 7), word.start),
    ));

const wordAt = (text: string, { start, end }: Stretch): string => text.slice(start, end);

/** The `am` of `bei Muster am Band`, the `an` of `bei Muster an der Pforte`. */
const leadsToNoun = (text: string, word: Stretch): boolean =>
  /^(?:am|an|in|um)$/.test(wordAt(text, word)) &&
  /^ (?:d(?:er|ie|as|em|en) |einer? )?\p{Lu}\p{Ll}/u.test(text.slice(word.end, word.end + 9));

/** `von`, `am`; but for `ich bin Erna`. */
const staysBefore = (text: string, word: Stretch): boolean =>
  atBeginnings.has(wordAt(text, word)) &&
  !(wordAt(text, word) === 'bin' && /(?<!\p{L})ich $/iu.test(text.slice(Math.max(0, word.start - 6), word.start)));

/** Without the first and last stretches, one after the other, that are others. */
function withoutOthers<W extends Stretch>(
  text: string,
  words: readonly W[],
  isOther: (words: readonly W[]) => boolean,
): readonly W[] {
  const stretches = inStretches(text, words);
  if (stretches.length < 2) return words;
  const first = stretches.findIndex((stretch) => !isOther(stretch));
  const last = stretches.findLastIndex((stretch) => !isOther(stretch));
  return first === -1 ? [] : stretches.slice(first, last + 1).flat();
}

/** Words between which stands no line end and no gap as wide as between columns. */
const inStretches = <W extends Stretch>(text: string, words: readonly W[]): W[][] =>
  grouped(words, (left, right) => !/[\n\t]| {2}/u.test(text.slice(left.end, right.start)));

/** Without titles and what else stands before or behind a name as they do. */
function withoutTitles<W extends Stretch>(text: string, words: readonly W[], type: NameType): readonly W[] {
  const skipped = type === 'ORGANIZATION' ? wordsBefore(text, words) : 0;
  const first = words.findIndex((word, at) => {
    if (at < skipped) return false;
    const isSister = at === 0 && words.length > 1 && type === 'PERSON' && /^[SB]r$/u.test(wordAt(text, word)); // Sr. Erna
    return !isSister && !isBefore(wordAt(text, word), type);
  });
  const last = words.findLastIndex((word) => {
    const isPurpose = words.length > 1 && purposes.has(wordAt(text, word));
    const isSex = type === 'PERSON' && words.length > 2 && isSexAt(text, word);
    const isNoEnd = isPurpose || isSex || (type === 'ORGANIZATION' && words.length > 1 && isMatter(text, word));
    return !isNoEnd && !isBehind(text, word, type) && !isByHand(text, word);
  });
  return first === -1 ? [] : words.slice(first, last + 1);
}

/** A practice before its physician, whose title stands between: `Hausarztpraxis Dr. Muster`. */
const practice = /^(?:(?:Haus|Fach|Kinder|Frauen|Augen)arzt)?[pP]raxis$/u;
/** The abbreviations of a land register around the name of a cadastral community in Austria: `EZ 12, KG Muster`. */
const landRegister = /(?<!\p{L})(?:EZ|GB|Gst\.?|GSt\.?|Gst-?Nr\.?|Grundstück|Grundbuch|Katastralgemeinde)(?!\p{L})/u;

/** How many words before the name of an organization are no part of it by what follows or stands around. */
function wordsBefore(text: string, words: readonly Stretch[]): number {
  const [first, second] = words;
  if (!first || !second) return 0;
  const isPractice = practice.test(wordAt(text, first)) && isTitle(wordAt(text, second)) && words.length > 2;
  if (isPractice) return 2;
  const isInLandRegister =
    wordAt(text, first) === 'KG' && landRegister.test(text.slice(Math.max(0, first.start - 60), second.end + 60));
  return isInLandRegister ? 1 : 0;
}

/** What the model joins to the body that it is brought before: `bei der Polizei Anzeige erstattet`. */
const matters = /^(?:Anzeige|Strafanzeige|Antrag|Beschwerde|Einspruch|Klage|Widerspruch)$/u;
const doneWithMatter = /^ (?:zu )?(?:ein(?:ge|zu)?(?:leg|reich)|erhob|erheb|erstatt|gestellt|stell)/u;

/** Whether a word at the end of a name is a matter that somebody brings before it. */
const isMatter = (text: string, word: Stretch): boolean =>
  matters.test(wordAt(text, word)) && doneWithMatter.test(text.slice(word.end, word.end + 20));

/** Whether a word stands before names of this type and is no part of them. */
function isBefore(word: string, type: NameType): boolean {
  if (announcing.has(word.toLowerCase()) && word !== 'FA') return true;
  if (type === 'PERSON') return isTitle(word);
  if (type === 'ORGANIZATION' && /^(?:vo[nm]|bei|für|aus|mit|vs?|d(?:er|ie|as|em|en))$/.test(word)) return true;
  return type === 'ORGANIZATION' && isRank(word) && !sharedRanks.has(word);
}

/** Whether a title or a role stands behind the person that it belongs to. */
const isBehind = (text: string, word: Stretch, type: NameType): boolean =>
  type === 'PERSON' &&
  (isTitleBehind(wordAt(text, word)) || isRoleOfSpeaker(text, word) || /^(?:jun|sen)ior$/.test(wordAt(text, word)));

/** A letter of `e.h.` or `m.p.` behind who signed, in Austria, or of `n. V.` behind who gets a copy. */
const isByHand = (text: string, { start, end }: Stretch): boolean =>
  /(?<!\p{L})(?:e\. ?h|m\. ?p|n\. ?V)(?!\p{L})/u.test(text.slice(Math.max(0, start - 3), end + 3)) && end - start === 1;

/** `Bilal Muster, M, DOB`: an initial of `Muster, M` has no full name before it. */
const isSexAt = (text: string, { start, end }: Stretch): boolean =>
  /^, [MFWmfw],$/u.test(text.slice(Math.max(0, start - 2), end + 1));
