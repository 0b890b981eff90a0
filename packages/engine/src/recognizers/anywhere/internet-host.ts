/** Names of hosts as they stand in mail and web addresses. */
import { getPublicSuffix, parse } from 'tldts';

/** Source of the labels of a host name: letters of any script, digits, inner hyphens (RFC 1035 § 2.3.1, RFC 5890). */
export const hostLabels = String.raw`(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,62}\.){1,8}`;

/** Source of a top-level domain: letters, or the Punycode of one (RFC 3492). */
export const topLevelDomain = String.raw`(?:[xX][nN]--[A-Za-z0-9-]{2,59}|\p{L}[\p{L}\p{M}]{1,62})`;

/** Top-level names that nobody can register, used inside networks and in examples: RFC 6761, 6762, 8375, 9476;
 * and the name of the German health service's own mail (gematik, KIM). */
const specialUse = new Set([
  'alt', 'corp', 'example', 'home', 'intern', 'internal', 'invalid', 'lan', 'local', 'localhost', 'onion', 'telematik',
  'test',
]); // prettier-ignore

/**
 * Whether `host` ends in a public suffix of ICANN's part of the list (publicsuffix.org) with a name before it,
 * or is a name that a state uses itself (`gov.ie`) or one of three labels that the list holds as a suffix for all its
 * neighbours (`school.sch.uk` for `*.sch.uk`), or ends in a special-use name: `firma.de`, `münchen.de`,
 * `mail.firma.intern`, not `icon.png`.
 */
export function isKnownHost(host: string): boolean {
  const name = host.toLowerCase().normalize('NFC');
  if (specialUse.has(getPublicSuffix(name, { validateHostname: false }) ?? '')) return true;
  const { domain, isIcann, publicSuffix } = parse(name, { validateHostname: false });
  return isIcann === true && (domain !== null || /^(?:(?:gov|gob|gouv|mil)\.|(?:[^.]+\.){2})/.test(publicSuffix ?? ''));
}
