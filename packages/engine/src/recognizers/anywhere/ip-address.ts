import { isIPv4, isIPv6 } from 'node:net';
import type { Recognizer } from '../../recognizer.js';
import { oneOf, pattern } from '../text/pattern.js';

const dottedQuad = String.raw`\d{1,3}(?:\.\d{1,3}){3}`;
/** What else has dotted numbers: versions, chapters, numbered articles. */
const dottedThings = oneOf([
  'v', 'version', 'release', 'build', 'rev', 'revision', 'patch', 'update', 'stand', 'paket', 'firmware', 'fw', 'sw',
  'app', 'sdk', 'treiber', 'driver', 'kernel', 'windows', 'win', 'macos', 'ios', 'android', 'chrome', 'edg', 'edge',
  'opr', 'safari', 'firefox', 'mozilla', 'kapitel', 'abschnitt', 'ziffer', 'ziff.', 'punkt', 'chapter', 'section', '§',
]); // prettier-ignore
const ipv4Pattern = pattern('giu')`
  (?<![\p{L}\p{N}_]|\d\.|(?<!\p{L})urn:oid:|
  (?:(?<!\p{L})ver\.?|${dottedThings})["']?(?:[ ]{1,12}= ?["']?| v|[ \u00a0:=/(]{0,2}["']?)|
  (?:version|release|firmware|fw|patch)[ ]{1,12}(?:ab|from|since)[ ])
  ${dottedQuad}(?:/\d{1,2}(?!\d))?
  (?![\p{L}\p{N}_]|\.\d|[+~]\p{L}|[ ]\(build \d)
`;

function isIpv4WithPrefix(value: string): boolean {
  const [address = '', prefix = '0'] = value.split('/');
  return isIPv4(address) && Number(prefix) <= 32;
}

/** Tells whether all ones of the 32 bits stand before all zeros, or behind them as routers write it; some of each. */
function isMask(address: string): boolean {
  const bits = address
    .split('.')
    .map((octet) => Number(octet).toString(2).padStart(8, '0'))
    .join('');
  return /^(?:1{8,}0+|0{8,}1+)$/.test(bits);
}

const hasOnlySingleDigits = (value: string): boolean => /^\d(?:\.\d){3}(?:\/|$)/.test(value);

/**
 * IPv4 address in dotted form, with or without a prefix length.
 * Rule: four numbers from 0 to 255 without leading zeros (RFC 3986 § 3.2.2), prefix length up to 32 (RFC 4632 § 3.1);
 * no mask of a subnet (RFC 950 § 2.1), whose networks 0 and 255 belong to nobody (RFC 6890 § 2.2.2); not after words
 * for versions and chapters. Four single digits (`1.2.3.4`) are left to `singleDigitIpv4`.
 */
export const ipv4: Recognizer = {
  type: 'IP_ADDRESS',
  patterns: [ipv4Pattern],
  isValid: (value) => !hasOnlySingleDigits(value) && isIpv4WithPrefix(value) && !isMask(value),
  examples: {
    finds: {
      'where a browser was used': 'Login with Chrome from ⟦81.2.69.142⟧ at noon',
      'in a log line': '⟦203.0.113.77⟧ - - [21/Nov/2025:09:06:36 +0000]',
      'with prefix length': 'Netz ⟦192.0.2.0/24⟧ gesperrt',
      'behind a word that ends as one for versions': 'Server ⟦10.20.30.40⟧ läuft',
      'before a port': '⟦198.51.100.23⟧:8443',
      'end of a sentence': 'Zugriff von ⟦10.20.30.40⟧.',
      'before a remark': 'Runner ⟦192.0.2.17⟧ (build agent)',
      'in brackets': 'Received: from x ([⟦192.0.2.1⟧])',
      'highest numbers': '⟦255.255.255.255⟧',
    },
    ignores: {
      'the first version': 'Firmware   ab 7.12.0.14',
      'an object identifier': '<Attribute Name="urn:oid:2.5.4.42">',
      'mask of a subnet': 'Subnetzmaske 255.255.252.0',
      'mask of a rule': 'permit ip any 0.0.0.255',
      'number over 255': '203.0.113.256',
      'leading zero': '203.0.113.077',
      'prefix length over 32': '192.0.2.0/33',
      version: 'Version 10.20.30.40',
      'a version among settings': 'min_version     = "10.20.30.40"',
      'a version before its build': 'Sample 10.20.30.40 (Build 20418)',
      'version of an app': 'App 7.12.0.118, Build 3',
      'version in JSON': '"appVersion": "7.12.0.118"',
      'version of a browser': 'Chrome/124.0.0.10 Safari',
      'version of a package': 'Entpacken von x (1:2.3.19.1+dfsg1-2.1) über',
      chapter: 'Abschnitt 10.2.3.41',
      'five numbers': '10.20.30.40.50',
      'three numbers': '10.20.30',
      'four single digits without a word near': 'Punkte 1.2.3.4',
    },
  },
};

/**
 * IPv4 address of four single digits, as in `1.1.1.1`; looks like a chapter number, so a word for addresses must stand
 * near.
 * Rule: as `ipv4`.
 */
export const singleDigitIpv4: Recognizer = {
  type: 'IP_ADDRESS',
  patterns: [ipv4Pattern],
  isValid: (value) => hasOnlySingleDigits(value) && isIpv4WithPrefix(value),
  needsContext: true,
  contextWords: {
    de: ['ip', 'ip-adresse', 'adresse', 'netz', 'nameserver', 'host'],
    en: ['ip', 'address', 'host', 'dns', 'ping', 'gateway', 'resolver', 'server', 'client', 'from'],
  },
  examples: {
    finds: {
      resolver: 'DNS: ⟦1.1.1.1⟧',
      'with prefix length': 'IP ⟦1.0.0.0/8⟧',
      'word after it': '⟦8.8.8.8⟧ als Nameserver',
      'ping in a log': 'ping ⟦8.8.4.4⟧: timeout',
      'English label': 'Address=⟦9.9.9.9⟧',
      'German label': 'IP-Adresse: ⟦1.0.0.1⟧',
    },
    ignores: {
      'no word near': 'Siehe 1.2.3.4 unten',
      version: 'DNS-Dienst Version 1.2.3.4',
      chapter: 'DNS in Kapitel 1.2.3.4',
      'three digits': 'DNS 1.1.1',
      'five digits': 'DNS 1.1.1.1.1',
      'prefix length over 32': 'IP 1.0.0.0/33',
    },
  },
};

function isIpv6WithPrefix(value: string): boolean {
  const [address = '', prefix = '0'] = value.split('/');
  const isHardwareAddress = /^(?:[\da-f]{2}:){7}[\da-f]{2}$/i.test(address); // EUI-64, see mac-address.ts
  return !isHardwareAddress && /\d/.test(address) && isIPv6(address) && Number(prefix) <= 128;
}

/**
 * IPv6 address, also shortened, with embedded IPv4, zone and prefix length.
 * Rule: RFC 4291 §§ 2.2, 2.3; zone RFC 4007 § 11. Letters alone (`dead::beef`) are taken for names in source code.
 */
export const ipv6: Recognizer = {
  type: 'IP_ADDRESS',
  patterns: [
    pattern('giu')`
      (?:(?<![\p{L}\p{N}_:.])|(?<=\p{L}[\w.-]{0,30}\]:)(?!:))(?=[0-9a-f]{0,4}:)
      (?:[0-9a-f:]{1,29}:${dottedQuad}|[0-9a-f:]{2,39}(?<=[0-9a-f]|::))
      (?:%[0-9a-z_~-]{1,16})?(?:/\d{1,3}(?!\d))?
      (?![\p{L}\p{N}_]|:[0-9a-f:]|\.\d)
    `,
  ],
  isValid: isIpv6WithPrefix,
  examples: {
    finds: {
      full: 'Client ⟦2001:0db8:0000:0000:0000:8a2e:0370:7334⟧ verbunden',
      shortened: '⟦2001:db8::1⟧',
      'behind who logs in': 'ocserv[1188]: main[emuster]:⟦2001:db8::5f⟧ failed',
      'with zone': 'über ⟦fe80::1ff:fe23:4567:890a%eth0⟧.',
      'with embedded IPv4': '⟦::ffff:192.0.2.128⟧',
      'with prefix length': 'route ⟦2001:db8:abcd::/48⟧ via',
      'in brackets with port': '[⟦2001:db8::7⟧]:443',
      'colon after it': '⟦2001:db8::7⟧: refused',
      loopback: 'localhost ⟦::1⟧',
    },
    ignores: {
      'shortened twice': '2001:db8::1::2',
      'nine groups': '2001:db8:0:0:0:0:0:0:1',
      'seven groups': '2001:db8:0:0:0:0:1',
      'five digits in a group': '2001:db8::10000',
      'prefix length over 128': '2001:db8::/129',
      'embedded IPv4 over 255': '::ffff:192.0.2.256',
      'time of day': 'um 12:30:45 Uhr',
      'scope in source code': 'std::cafe und 0x::',
    },
  },
};
