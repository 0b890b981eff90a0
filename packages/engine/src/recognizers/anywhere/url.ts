import type { Recognizer } from '../../recognizer.js';
import { textLength } from '../text-length.js';
import { hostLabels, isKnownHost, topLevelDomain } from './internet-host.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern, source } from '../text/pattern.js';

/** What may stand after the host: no space or quote; brackets only in pairs, so that one around the URL stays out. */
const rest = source`(?:
  [^\s<>"„“”«»‹›\x60|()\[\]{}]|
  \([^\s<>"()]{0,200}\)|
  \[[^\s<>"\[\]]{0,200}\]|
  \{[^\s<>"{}]{0,200}\}
)`;
const notPunctuation = String.raw`(?<![.,;:!?…'’*_])`;
const port = String.raw`(?::\d{1,5})?`;

/**
 * Web or file-transfer address with its scheme: http, https, ftp, ftps, sftp, on any host, with or without userinfo.
 * Rule: RFC 3986 § 3, taken as widely as browsers do (letters of any script), to the next space or quote, however long.
 */
export const url: Recognizer = {
  type: 'URL',
  patterns: [
    pattern('giu')`
      ${tokenStart}(?:https?|s?ftps?):\/\/(?:\[[0-9A-Fa-f:.]{2,45}\])?${rest}{1,${textLength}}${notPunctuation}
    `,
  ],
  isValid: (value) => /:\/\/[^/]*[\p{L}\p{N}\]]/u.test(value),
  examples: {
    finds: {
      'full stop after it': 'Siehe ⟦https://www.beispiel.de/kunden/4711?name=anna#top⟧.',
      'parentheses around it and in it': '(⟦https://de.wikipedia.org/wiki/Halle_(Saale)⟧)',
      userinfo: '⟦ftp://anna:geheim@files.beispiel.de/akte.pdf⟧',
      'host of an own network with port': 'Wiki: ⟦http://intranet:8080/~muster/⟧',
      'IPv6 host': '⟦http://[2001:db8::1]:8080/status⟧, dann',
      'letters beyond ASCII': '„⟦https://müller.de/über-uns⟧“',
      'brackets in the query': '⟦https://beispiel.de/?filter[name]=Muster&x=1⟧',
      'Markdown link': '[Akte](⟦https://beispiel.de/a⟧)',
    },
    ignores: {
      'no host': 'https:// ist sicher',
      'other scheme': 'urn://beispiel.de/akte',
      'one slash': 'https:/beispiel.de',
      'scheme inside a word': 'xhttp://beispiel.de/',
      'scheme alone': 'Nutzen Sie http: oder ftp: dafür',
      'dots for a host': 'https://...',
    },
  },
};

/** Up to the path, as the public suffix check wants it. */
const hostOf = (value: string): string => value.replace(/[:/?#].*$/su, '');
/** Behind the host of a source package or a container image: `k8s.io/client-go/factory.go:134`, `ghcr.io/x/y@sha256:…`. */
const codePath = source`[\w./-]{1,120}(?:
  \.(?:go|rs|py|ts|js|java|c|cpp|h):\d|
  :\d{1,6}\.\d{1,6}(?:\.\d{1,6})?(?![\w/.-])|
  (?::[\w.-]{1,40})?@sha256:
)`;
const start = String.raw`(?<![\p{L}\p{M}\p{N}@_./:=\\-])`;
/** `Homepage: `, behind which a host alone is an address. */
const label = source`(?<=
  (?<!\p{L})(?:Homepage|Website|Webseite|Webauftritt|Internetseite|Internet|Web|Blog)
  ["']?:? {1,20}
)`;

/**
 * Web address without its scheme: `www.` and a host, or a host and a path.
 * Rule: the host ends in a public suffix (publicsuffix.org) or a special-use name.
 */
export const schemelessUrl: Recognizer = {
  type: 'URL',
  patterns: [
    pattern('giu')`
      ${start}www\d?\.${hostLabels}${topLevelDomain}${tokenEnd}${port}
      (?:[/?#]${rest}{0,${textLength}})?${notPunctuation}
    `,
    pattern('gu')`
      ${start}${hostLabels}(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})${port}\/(?!${codePath})
      ${rest}{0,${textLength}}${notPunctuation}
    `,
    pattern('gu')`${label}${hostLabels}(?:[a-z]{2,63})(?![\p{L}\p{N}/@.-])`,
  ],
  normalize: hostOf,
  isValid: isKnownHost,
  examples: {
    finds: {
      'host with www': 'Mehr auf ⟦www.beispiel-kanzlei.de⟧.',
      'www with a path': '⟦www.beispiel.de/team/anna-muster⟧,',
      'host with a path': 'Profil: ⟦linkedin.com/in/anna-muster-0815⟧',
      'host with port and path': '⟦wiki.beispiel.de:8443/akten/⟧ öffnen',
      'host alone behind its word': 'Homepage: ⟦anna-muster.de⟧, Tel.',
      'capitals in www': '⟦WWW.Beispiel.DE⟧!',
      'path with a query': '(⟦beispiel.org/suche?q=muster⟧)',
      'letters beyond ASCII': '⟦www.bäckerei-müller.de⟧',
    },
    ignores: {
      'host without path or www': 'die Firma beispiel.de liefert',
      'slash between words': 'und.oderx/aber',
      'top-level domain that does not exist': 'www.beispiel.beispieltld',
      'source file': 'src/recognizers/index.ts',
      'line of a source file in a package': 'k8s.io/client-go/informers/factory.go:134: watch',
      'container image': 'Image registry.k8s.io/pause:3.9@sha256:7031c1b2',
      'two abbreviations': 'z.B./d.h.',
      'date range': '12.03./13.04.2024',
    },
  },
};
