import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';

/** Settings stand at the beginning of a line, or behind a prompt: `R1(config)# `. */
const lineStart = String.raw`(?<=^[ \t>]{0,8}|[\w-]{1,40}(?:\([\w-]{1,30}\))?# ?)`;
/** The kind of a password: in the clear, reversible, or a hash. */
const kind = '[0456789]|plaintext|ciphertext';
const written = String.raw`[^\s"'<>]{3,120}`;
/** A secret, perhaps in quotes, whose kind is told, or which has a digit or symbol; no sentence goes on behind it. */
const secret = source`
  (?:(?:${kind}) |(?=["']?[^\s"']{0,60}[\d!#$%&*+=?@^_~])|(?="))
  "?(?<value>(?<=")[^"\n]{3,120}(?=")|${written})"?(?=\s{0,3}$|[ ](?:level|role|privilege|address|hostname)(?!\p{L}))
`;
/** An account, which is no word of a sentence. */
const account = String.raw`(?!(?:and|or|und|oder|is|ist)[ ])[A-Za-z][\w.@-]{1,40}`;
const rights = String.raw`(?: privilege \d{1,2}| role [\w-]{1,30}| algorithm-type \w{1,10}){0,2}`;

/**
 * A password, key or community in the configuration of a router or switch: `enable secret 5 $1$mERr$hx5r`,
 * `snmp-server community gr33n RO`, `crypto isakmp key Muster-7 address 192.0.2.1`.
 * Rule: Cisco IOS Security Command Reference (`enable`, `username`, `key`, `community`), as other makers have it, too;
 * hashes count, since they can be guessed at leisure.
 */
export const secretInRouter: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgmu')`${lineStart}enable (?:secret|password) (?:level \d{1,2} )?${secret}`,
    pattern('dgmu')`${lineStart}username ${account}${rights} (?:password|secret) ${secret}`,
    pattern('dgmu')`${lineStart}(?:password|key|key-string) (?:${kind}) (?<value>${written})(?=\s{0,3}$)`,
    pattern('dgmu')`
      ${lineStart}crypto (?:isakmp|ikev1|ikev2) key (?:(?:${kind}) )?(?<value>${written})(?= address \d| hostname \S)
    `,
    pattern('dgmu')`${lineStart}pre-shared-key (?:local |remote |ascii-text )?${secret}`,
    pattern('dgmu')`${lineStart}snmp-server community (?<value>${written})(?= R[OW](?!\w)| view )`,
    pattern('dgmu')`${lineStart}(?:tacacs|radius)-server (?:host [\w.:-]{3,60} )?key ${secret}`,
    pattern('dgmu')`${lineStart}neighbor [\da-f:.]{3,40} password ${secret}`,
  ],
  examples: {
    finds: {
      'hash of the console': '!\nenable secret 5 ⟦$1$mERr$hx5rVt7rPNoS4wqbXKX7m0⟧\n',
      'of an account, reversible': 'username emuster privilege 15 password 7 ⟦094F471A1A0A464058⟧\n',
      'of an account, in the clear': 'username vendor password 0 ⟦Sommernacht⟧\n',
      'in quotes': 'enable password "⟦Sommer Nacht⟧"\n',
      'behind a prompt': 'R1(config)#username emuster secret ⟦Kupferdraht!3⟧\n',
      'of a line': 'line vty 0 4\n password 7 ⟦0822455D0A16⟧\n login\n',
      'of a tunnel': 'crypto isakmp key ⟦Fluss#Tal^22⟧ address 192.0.2.26\n',
      'of who reads and writes': 'snmp-server community ⟦gruenlicht⟧ RO 12\n',
      'of a server': 'tacacs-server host 192.0.2.9 key 7 ⟦13061E010803⟧\n',
      'of another maker': 'radius-server host 192.0.2.9 key plaintext ⟦aula+radius⟧\n',
      'of a neighbour': 'router bgp 64512\n neighbor 2001:db8::7 password 7 ⟦0822455D0A16⟧\n',
    },
    ignores: {
      'no secret yet': 'enable secret\n',
      'what is enabled': 'enable password protection\n',
      'a key that must match': 'tacacs-server key must match\n',
      'a key without its address': 'crypto isakmp key exchange is due\n',
      'a community of people': 'snmp-server community meets at noon\n',
      'a sentence': 'username or password incorrect\n',
      'rules of passwords': 'username policy: password must have 12 characters\n',
    },
  },
};

/**
 * The account of such a configuration: `username emuster privilege 15 password 7 094F`.
 * Rule: as `secretInRouter`; accounts that devices come with are nobody's.
 */
export const loginInRouter: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgmu')`
      ${lineStart}username (?!admin |cisco |root )(?<value>${account})
      (?=${rights} (?:(?:password|secret) ["']?(?:(?:${kind}) |[^\s"']{0,60}[\d!#$%&*+=?@^_~])|nopassword))
    `,
    pattern('gu')`(?<=(?:Last configuration change|NVRAM config last updated) at [^\n]{10,50} by )[\w.@-]{2,40}`,
  ],
  examples: {
    finds: {
      'with its rights': 'username ⟦emuster⟧ privilege 15 password 7 094F471A1A0A464058\n',
      'with its password': 'username ⟦vendor_xray⟧ password 0 Sommer!Nacht88\n',
      'with its hash': ' username ⟦e.muster⟧ secret 9 $9$nhEmQVczB7dqsO$X.HsgL6x\n',
      'with its role': 'username ⟦emuster2⟧ role network-operator password 5 $5$Ab3x$kq\n',
      'who changed it last': '! Last configuration change at 21:17:50 CET Thu Jan 1 2026 by ⟦emuster⟧\n',
      'who stored it last': '! NVRAM config last updated at 21:18:04 CET Thu Jan 1 2026 by ⟦emuster⟧\n',
    },
    ignores: {
      'what a device comes with': 'username admin privilege 15 password 7 094F471A1A0A464058\n',
      'a message': 'username or password incorrect (3)\n',
      'a conjunction': 'username and password 7 times wrong\n',
      'no secret behind it': 'username rules apply to all\n',
      'a field': 'username: none\n',
      'another change': 'Last change at noon by hand\n',
    },
  },
};
