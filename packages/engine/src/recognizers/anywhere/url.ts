import type { Recognizer } from '../../recognizer.js';
import { textLength } from '../text-length.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern, source } from '../text/pattern.js';
import { hostLabels, isKnownHost, topLevelDomain } from './internet-host.js';

/**
 * What may stand after the host: no space or quote; brackets only in pairs, so that one around the URL stays out; no
 * backslash, behind which JSON has its line breaks, but `\/` and `\u0026`.
 */
const rest = source`(?:
  [^\s<>"„“”«»‹›\x60|()\[\]{}\\]|
  \\(?=[/u])|
  \([^\s<>"()]{0,200}\)|
  \[[^\s<>"\[\]]{0,200}\]|
  \{[^\s<>"{}]{0,200}\}
)`;
const notPunctuation = String.raw`(?<![.,;:!?…'’*_])`;
const port = String.raw`(?::\d{1,5})?`;

/** No host: a variable, an underscore in its name (RFC 1123 § 2.1). */
const noHost = /^\w+:\/\/(?:\$\{?\w|[a-z]+_[a-z\d_]+\/?$)/;

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
  isValid: (value) => /:\/\/[^/]*[\p{L}\p{N}\]]/u.test(value) && !noHost.test(value),
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
      'line break of JSON': '"Siehe ⟦https://beispiel.de/kontakt⟧\\n\\nGruß\\nErna"',
    },
    ignores: {
      'no host': 'https:// ist sicher',
      'other scheme': 'urn://beispiel.de/akte',
      'one slash': 'https:/beispiel.de',
      'scheme inside a word': 'xhttp://beispiel.de/',
      'scheme alone': 'Nutzen Sie http: oder ftp: dafür',
      'dots for a host': 'https://...',
      'a variable': 'return 301 https://$host$request_uri;',
      'servers of a proxy': 'proxy_pass http://sample_app;',
    },
  },
};

/** Up to the path, as the public suffix check wants it. */
const hostOf = (value: string): string => value.replace(/[:/?#].*$/su, '');
/**
 * Behind the host of a source package or a container image: `k8s.io/client-go/factory.go:134`, `ghcr.io/x/y@sha256:…`.
 */
const codePath = source`[\w./-]{1,120}(?:
  \.(?:go|rs|py|ts|js|java|c|cpp|h):\d|
  :\d{1,6}\.\d{1,6}(?:\.\d{1,6})?(?![\w/.-])|
  (?::[\w.-]{1,40})?@sha256:
)`;
const start = String.raw`(?<![\p{L}\p{M}\p{N}@_./:=\\-])`;
/** A module in a list of imports or of what a program needs, a key of Kubernetes: no page of anybody. */
const modulePath = source`(?:
  (?<=^import "|(?:"|\(|^)[ \t]{0,20}\r?\n\t(?:[\w.]{1,20} )?")[\w./~-]{1,120}"[ \t]{0,20}$|
  [\w./~-]{1,120} v\d{1,4}\.\d|
  [\w.-]{0,60}(?<![\w-])(?:kubernetes|k8s)\.io/|
  (?<=^[ \t]{2,20})[\w.-]{1,60}\.(?:io|sh|dev)/[a-z-]{1,30}:(?=[ \t]["'\w/]|[ \t]{0,20}$)
)`;
/** `Homepage: `, behind which a host alone is an address. */
const label = source`(?<=
  (?<!\p{L})(?:[hH]omepage|[wW]ebsite|[wW]ebseite|Webauftritt|Internetseite|Internet|[wW]eb|WWW|www|Blog|W:|w:|
  (?:[hH]ost|Origin|Referer|Server[_ ]?[nN]ame|Hostname|Domain)(?=:))
  ["']?:? {1,20}["']?
)`;
/** ` unter `, ` visit `, behind which a host in small letters is an address. */
const preposition = source`(?<=
  (?<!\p{L})
  (?:[sS]ee|[uU]nter|[aA]uf|[aA]t|[vV]ia|[vV]isit|[oO]nline(?: at| unter)?:?|[sS]iehe|[bB]esuchen Sie|[gG]o to)[ ]
)`;
/** A host in small letters under a common top-level domain. */
const commonHost = source`
  (?:[a-z\d][a-z\däöü-]{1,40}\.){1,3}
  (?:de|at|ch|li|com|org|net|eu|info|io|ie|sg|co\.uk|org\.uk|gov\.uk|com\.au|co\.nz|co\.za|com\.sg)
  (?![\p{L}\p{N}/@-]|\.[\p{L}\p{N}])
`;
/** `server_name `, `relay=`, `ping -c 2 `, `DB_HOST: `, `://user:password@`. */
const setting = source`(?<=
  (?:^[ \t]{0,20}(?:server_name|ServerName|ServerAlias)|---|
  (?<!\p{L})(?:ping|PING|ssh|traceroute|nslookup|dig)(?: -\w(?: \d{1,3})?){0,3})[ ]{1,8}|
  (?<!\p{L})relay=|
  [A-Z_]{0,20}HOST(?:NAME)?["']?[ ]?[:=][ ]?["']?|
  ://[^\s:@/]{1,40}:[^\s:@/]{1,60}@
)`;
/** Names of software that end as a host does: `ASP.NET`. */
const software = '(?!(?:asp|vb|ado|socket|node|draw)\\.)';

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
    pattern('gmu')`
      ${start}(?!${modulePath})${hostLabels}(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})${port}\/(?!${codePath})
      ${rest}{0,${textLength}}${notPunctuation}
    `,
    pattern('gu')`${label}${hostLabels}(?:[a-z]{2,63})(?![\p{L}\p{N}/@-]|\.[\p{L}\p{N}])`,
    pattern('gu')`${preposition}${software}${commonHost}`,
    // Where settings and terminals name a host, and behind the password of a URL
    pattern('gmu')`${setting}${commonHost}`,
    // Behind a mail address: `kanzlei@beispiel.de | beispiel.de`
    pattern('gu')`(?<=@[\w.-]{4,60} ?[|·•,] ?)${commonHost}`,
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
      'host of a request in a log': 'request: "GET / HTTP/1.1", host: "⟦shop.beispiel-laden.de⟧"',
      'host of a request': 'POST /hooks HTTP/1.1\nHost: ⟦shop.beispiel-laden.de⟧\n',
      'behind a preposition': 'Ihr Konto sehen Sie unter ⟦konto.beispiel.de⟧.',
      'behind a verb': 'or visit ⟦example-law.co.uk⟧ today',
      'server of a web server': 'server {\n    server_name ⟦lager.beispiel.at⟧;',
      'host that is called': '$ ping -c 2 ⟦db-1.beispiel.ie⟧\n',
      'host that mail goes to': 'to=<x>, relay=⟦mx.beispiel.de⟧[192.0.2.7]:25',
      'host of settings': '  OVERWRITEHOST: ⟦cloud.beispiel.de⟧\n',
      'behind a password': 'psql "postgresql://app:s3cr3t@⟦db-1.beispiel.ie⟧:5432/x"',
      'behind a mail address': 'kanzlei@beispiel.de | ⟦beispiel.de⟧\n',
      'capitals in www': '⟦WWW.Beispiel.DE⟧!',
      'path with a query': '(⟦beispiel.org/suche?q=muster⟧)',
      'letters beyond ASCII': '⟦www.bäckerei-müller.de⟧',
    },
    ignores: {
      'host without path or www': 'die Firma beispiel.de liefert',
      'a brand behind a preposition': 'bestellt auf Beispiel.de, dann',
      'a file behind a preposition': 'see readme.md for it',
      'software behind a preposition': 'läuft auf asp.net bisher',
      'an abbreviation behind a preposition': 'unter anderem.in dem Fall',
      'slash between words': 'und.oderx/aber',
      'top-level domain that does not exist': 'www.beispiel.beispieltld',
      'source file': 'src/recognizers/index.ts',
      'line of a source file in a package': 'k8s.io/client-go/informers/factory.go:134: watch',
      'container image': 'Image registry.k8s.io/pause:3.9@sha256:7031c1b2',
      'two abbreviations': 'z.B./d.h.',
      'imports of a program': 'import (\n\t"fmt"\n\n\t"github.com/sample/x/cmp"\n\t"golang.org/x/sync"\n)',
      'what a module needs': 'require github.com/sample/x v1.2.3\n',
      'a key of Kubernetes': '  labels:\n    app.kubernetes.io/name: sample\n    prometheus.io/port: "9102"',
      'date range': '12.03./13.04.2024',
    },
  },
};
