import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';

/** The kind of a password in a configuration: in the clear, reversible, or a hash. */
const kind = String.raw`(?:[0456789] |plaintext |ciphertext )?`;
const value = String.raw`["']?(?<value>[^\s"'<>]{3,120})`;
/** An account with its rights and its secret behind it. */
const settingsOfUser = String.raw`(?= (?:privilege \d{1,2} |role [\w-]{1,30} |algorithm-type \w{1,10} |nopassword|autocommand |(?:password|secret) ))`;

/**
 * A password, key or community in the configuration of a router or switch: `enable secret 5 $1$mERr$hx5r`,
 * `snmp-server community gr33n RO`, `crypto isakmp key Muster-7 address 192.0.2.1`.
 * Rule: Cisco IOS Security Command Reference (`enable`, `username`, `key`, `community`), as others have it, too; hashes
 * count, since they can be guessed at leisure.
 */
export const secretInRouter: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`${wordStart}enable (?:secret|password) (?:level \d{1,2} )?${kind}${value}`,
    pattern('dgu')`
      ${wordStart}username [^\s]{1,60}(?: privilege \d{1,2}| role [\w-]{1,30}| algorithm-type \w{1,10}){0,2}
      [ ](?:password|secret)[ ]${kind}${value}
    `,
    pattern('dgu')`${wordStart}crypto (?:isakmp|ikev1|ikev2) key ${kind}${value}(?= address| hostname)`,
    pattern('dgu')`${wordStart}pre-shared-key (?:local |remote |ascii-text |address [\d.]{7,15} key )?${kind}${value}`,
    pattern('dgu')`${wordStart}snmp-server community ${value}(?= R[OW](?!\w)| view |\s{0,3}$)`,
    pattern('dgu')`${wordStart}(?:tacacs|radius)-server (?:host [^\s]{3,60} )?key ${kind}${value}`,
    pattern('dgmu')`^[ \t]{1,8}(?:key-string|wpa-psk ascii|neighbor [\d.]{7,15} password) ${kind}${value}`,
  ],
  examples: {
    finds: {
      'hash of the console': '!\nenable secret 5 ⟦$1$mERr$hx5rVt7rPNoS4wqbXKX7m0⟧\n',
      'of an account, reversible': 'username emuster privilege 15 password 7 ⟦094F471A1A0A464058⟧\n',
      'of an account, in the clear': 'username vendor password 0 ⟦Sommer!Nacht88⟧\n',
      'of a tunnel': 'crypto isakmp key ⟦Fluss#Tal^22⟧ address 192.0.2.26\n',
      'of who reads and writes': 'snmp-server community ⟦gr33nRO⟧ RO 12\n',
      'of a server': 'tacacs-server host 192.0.2.9 key 7 ⟦13061E010803⟧\n',
      'of another maker': 'radius-server host 192.0.2.9 key plaintext ⟦aula+radius⟧\n',
      'of a neighbour': 'router bgp 64512\n neighbor 192.0.2.7 password 7 ⟦0822455D0A16⟧\n',
    },
    ignores: {
      'no secret yet': 'enable secret\n',
      'a service': 'service password-encryption\n',
      'another server': 'snmp-server location back closet\n',
      'a key without its address': 'crypto isakmp key rotation is due\n',
      'rules of passwords': 'username policy: password of 12 characters\n',
      'where one is kept': 'aaa authentication login default local\n',
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
    pattern('gmu')`(?<=^[ \t]{0,8}username )(?!admin |cisco |root )[A-Za-z][\w.@-]{1,40}${settingsOfUser}`,
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
      'a sentence': 'the username emuster has a password\n',
      'nothing of a configuration': 'a username with 12 letters\n',
      'a field': 'username: none\n',
      'another change': 'Last change at noon by hand\n',
      'within a line': 'type username emuster password to log in\n',
    },
  },
};
