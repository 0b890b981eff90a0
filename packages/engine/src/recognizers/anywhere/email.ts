import type { Recognizer } from '../../recognizer.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern, source } from '../text/pattern.js';
import { hostLabels, isKnownHost, topLevelDomain } from './internet-host.js';

/** Before a string of Transact-SQL, C or Python: `N'erna@example.org'`. */
const literal = String.raw`(?<![\p{L}\p{M}\p{N}_.])[NnuUbBrRfF]'(?=[^'\s]{1,120}')`;
/** An address begins after what could not belong to it; `=`, `/` and `|` count as separators (`mail=a@b.de`). */
const start = source`
  (?<![\p{L}\p{M}\p{N}_]|(?!${literal})[\p{L}\p{M}\p{N}_][.+%&~'-])(?!${literal})
  // not the password of a URL
  (?<!://[^\s@/]{0,64}:[^\s@/]{0,64})
  // not the identifier of a message
  (?<!(?:[iI][dD]|References|In-Reply-To): ?(?:<[^\s<>]{1,120}>,? ){0,2}<[^\s<>@]{0,80})
`;
const localPart = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.+%&~'!#$*-]{0,127}[\p{L}\p{M}\p{N}_+%&~!#$*-])?`;
const quotedLocalPart = String.raw`"(?:[^"\\\r\n]|\\[^\r\n]){1,64}"`;
const host = `${hostLabels}${topLevelDomain}`;
const hostLabel = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}`;

const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
/** A well-known provider with a slip of the pen behind its dot: `gmx.dde`, `gmail.con`. */
const misspelt =
  /^(?:gmx|web|gmail|googlemail|t-online|outlook|hotmail|yahoo|icloud|freenet|posteo|mailbox|aol)\.\p{Ll}{2,4}$/u;
/** Tells whether the host of an address is known, or misspelt a known one. */
export const isAddress = (address: string): boolean => {
  const host = hostOf(address);
  return host.startsWith('[') || isKnownHost(host) || misspelt.test(host);
};

/**
 * Mail address: mailbox of RFC 5321 § 4.1.2 with the UTF-8 local parts of RFC 6531, host names in Unicode or Punycode,
 * quoted local parts and address literals.
 * Rule: the host ends in a public suffix or a special-use name; local parts over 64 characters are taken up to 129,
 * as bounce addresses have them.
 */
export const email: Recognizer = {
  type: 'EMAIL_ADDRESS',
  patterns: [
    pattern('gu')`${start}${localPart}@${host}${tokenEnd}`,
    // The mailbox of a recipient inside a bounce address (VERP)
    pattern('gu')`
      ${start}(?:bounces?-|[\w.-]{1,40}\+)
      [\w.+-]{1,64}=[\w.-]{1,64}\.[a-z]{2,20}@${host}${tokenEnd}
    `,
    // A sentence that begins right after the address: `max@firma.de.Bitte`
    pattern('gu')`${start}${localPart}@${hostLabels.replace('{1,8}', '{1,8}?')}${topLevelDomain}(?=\.\p{Lu})`,
    // The mark of a footnote, or a number, right behind it
    pattern('gu')`${start}${localPart}@${hostLabels}${topLevelDomain}(?=[\d¹²³⁰⁴-⁹])`,
    // Escaped in a URL
    pattern('gu')`(?<![\p{L}\p{N}%])(?:[\w.+-]|%2B){1,64}%40${host}${tokenEnd}`,
    // Spaces that people and scanners put around the sign or the last dot
    pattern('gu')`${start}${localPart} ?@ (?:${hostLabel} ?\. ?){1,3}\p{Ll}{2,10}${tokenEnd}`,
    pattern('gu')`${start}${localPart}@(?:${hostLabel}(?: ?\. |\.)){1,3}\p{Ll}{2,6}${tokenEnd}`,
    // A host broken at the end of a line
    pattern('gu')`
      ${start}${localPart}@[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\r?\n
      [\p{Ll}\p{N}-]{1,63}\.${topLevelDomain}${tokenEnd}
    `,
    pattern('gu')`${tokenStart}${quotedLocalPart}@${host}${tokenEnd}`,
    pattern('gu')`${start}${localPart}@\[(?:IPv6:[0-9A-Fa-f:.]{2,45}|\d{1,3}(?:\.\d{1,3}){3})\]`,
  ],
  normalize: (value) => value.replace(/[ \r\n]/g, '').replace('%40', '@'),
  isValid: isAddress,
  examples: {
    finds: {
      'a footnote behind it': 'E-Mail: ⟦anna.muster@example.com⟧² schreiben',
      'a telephone number behind it': '⟦anna.muster@example.org⟧030 901820',
      plain: 'Schreiben Sie an ⟦a.muster+rechnung@firma-beispiel.de⟧.',
      'in angle brackets': 'Anna Muster <⟦anna_muster@mail.beispiel.co.uk⟧>',
      'letters beyond ASCII on both sides': 'Mail: ⟦jürgen.grün@büro-müller.de⟧',
      'Punycode host': '⟦info@xn--bro-hoa.de⟧;',
      'quoted local part': 'an ⟦"Anna Muster"@beispiel.de⟧',
      'address literal': '⟦postmaster@[192.0.2.17]⟧',
      'host inside a company network': 'cc: ⟦amuster@mail.firma.intern⟧',
      'host right under a suffix for all': 'e-mail ⟦e.sample@sampleschool.sch.uk⟧.',
      'value of a parameter': 'email=⟦a.muster@beispiel.org⟧&lang=de',
      'misspelt domain': 'SMTP 550 <⟦erna.muster@gmx.dde⟧>: rejected',
      'bounce with its recipient': 'Return-Path: <⟦bounce+a.muster=beispiel.de@mail.firma.example⟧>',
      'next sentence without a space': 'Es gilt ⟦a.muster@beispiel.de⟧.Bitte antworten',
      'host broken over lines': 'bitte ⟦reklamation@kelterei-hoe\nbein.de⟧ schreiben',
      'spaces around the sign': 'Mail: ⟦a.muster @ beispiel.de⟧, Tel.',
      'space before the last dot': '⟦a.muster@beispiel . de⟧',
      'emphasis around it': '**⟦a.muster@beispiel.de⟧**',
      'escaped in a URL': 'POST /reset?email=⟦anna.muster%40beispiel.de⟧&x=1',
      "the health service's mail": 'KIM: ⟦praxis.muster@kv.kim.telematik⟧\n',
      'apostrophe in the name, quotes around it': "'⟦s.o'hara@example.ie⟧'",
    },
    ignores: {
      'file name for a dense screen': 'icon@2x.png',
      'a password before a host': 'jdbc:postgresql://app:s3-cret@db-2.beispiel.de:5432/main',
      'top-level domain that does not exist': 'max@firma.beispieltld',
      'host without a dot': 'root@rechner',
      'no local part': 'siehe @firma.de',
      'number instead of a top-level domain': 'paket@1.2.3',
      'bare public suffix as a host': 'max@co.uk',
      'space before the sign': 'max @firma.de',
      'identifier of a message': 'Message-ID: <4711.x@mail.beispiel.de>',
      'messages that it answers': 'References: <4711.x@mail.beispiel.de> <4712.y@mail.beispiel.de>',
    },
  },
};

/** Where an address may begin that is said. */
export const addressStart = String.raw`(?<![\p{L}\p{N}_.-])`;
const opened = String.raw`[ \t]{0,2}[([{<][ \t]?`;
const closed = String.raw`[ \t]?[)\]}>][ \t]{0,2}`;
const atWord = String.raw`(?:at|ät|@|klammeraffe)`;
const dotWord = String.raw`(?:dot|punkt|\.)`;
const bracketedAt = `${opened}${atWord}${closed}`;
/** An at sign that is said. */
export const bareAt = String.raw`[ \t]{1,2}(?:at|ät|klammeraffe)[ \t]{1,2}`;
/** A dot that is said. */
export const bareDot = String.raw`[ \t]{1,2}(?:dot|punkt)[ \t]{1,2}`;
/** A hyphen or underscore that is said. */
export const bareDash = String.raw`[ \t]{1,2}(?:minus|bindestrich|unterstrich|underscore|hyphen|dash)[ \t]{1,2}`;
const anyDot = String.raw`(?:\.|${opened}${dotWord}${closed}|${bareDot})`;
const label = String.raw`[\p{L}\p{N}][\p{L}\p{N}_-]{0,62}`;
const wordsBeforeAt = `${label}(?:(?:${anyDot}|${bareDash})${label}){0,6}`;

/** The address with the signs that words stand for. */
export const deobfuscated = (value: string): string =>
  value
    .replace(new RegExp(`${bracketedAt}|${bareAt}`, 'giu'), '@')
    .replace(new RegExp(anyDot, 'giu'), '.')
    .replace(new RegExp(bareDash, 'giu'), '-');

/**
 * Mail address written so that machines do not see it: `name (at) host (punkt) de`, `name [at] host.de`,
 * `name at host dot de`.
 * Rule: a spelt-out at sign, in brackets unless the dots are spelt out too, and a host with a public suffix.
 */
export const obfuscatedEmail: Recognizer = {
  type: 'EMAIL_ADDRESS',
  patterns: [
    pattern('giu')`${addressStart}${wordsBeforeAt}${bracketedAt}${label}(?:${anyDot}${label}){1,4}${tokenEnd}`,
    pattern('giu')`
      ${addressStart}${wordsBeforeAt}${bareAt}${label}(?:(?:${bareDot}|${bareDash})${label}){1,5}${tokenEnd}
    `,
  ],
  normalize: deobfuscated,
  isValid: isAddress,
  examples: {
    finds: {
      'German words in brackets': 'Kontakt: ⟦anna.muster (at) beispiel (punkt) de⟧',
      'no spaces': '⟦anna.muster(at)beispiel.de⟧',
      'square brackets': 'Mail an ⟦muster [at] beispiel [dot] org⟧!',
      'words alone': 'that is ⟦anna dot muster at example dot com⟧',
      'letters and a hyphen, said aloud': 'B: ⟦e punkt muster at t minus online punkt de⟧.',
      'sign in brackets': '⟦muster (@) beispiel.de⟧',
      'umlaut and capitals': '⟦muster ÄT beispiel PUNKT de⟧',
    },
    ignores: {
      'no top-level domain that exists': 'muster (at) beispiel (punkt) beispieltld',
      'bare word with a plain dot': 'look at beispiel.de',
      'no dot after the sign': 'Treffen (at) Bahnhof',
      'another word in brackets': 'muster (am) beispiel.de',
      'nothing before the sign': '(at) beispiel.de',
      'brackets that hold more': 'muster (at home) beispiel.de',
    },
  },
};
