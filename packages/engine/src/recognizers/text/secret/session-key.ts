import type { Recognizer } from '../../../recognizer.js';
import { tokenStart } from '../bounds.js';
import { pattern } from '../pattern.js';

const uuid = String.raw`[\da-fA-F]{8}-[\da-fA-F]{4}-`;

/**
 * What a server knows a session by, in logs and JSON: `"session": "c7d20e6ab95f41838e0d"`.
 * Rule: RFC 6265 § 8.4 (whoever has the identifier has the session); 16 characters or more, a digit and a letter among
 * them. A UUID names the session in a log, and opens none.
 */
export const sessionKey: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`
      ${tokenStart}(?:[sS]ession(?:_?[iI][dD]|_?[kK]ey|_?[tT]oken|Key|Token)?|SESSION(?:_?ID)?|sess(?:_?id)?|sid|
      connect\.sid|csrf(?:_?token)?|xsrf(?:_?token)?|CSRF|
      [aA]uth_?[cC]ookie|remember_?(?:me|token)|nonce)["']?[ ]?[:=][ ]?["']?
      (?!${uuid})(?=[\w%-]{0,60}\d)(?=[\d%-]{0,60}[A-Za-z_])(?<value>[\w%-]{16,200})(?![\w@/(]|\.\w)
    `,
    // any key in a program: `let tileKey = "934cc55e…"`
    pattern('dgu')`
      (?<![\p{L}\d_])(?!public|cache|primary|foreign|sort|partition|object|row|idempotency)
      [a-z]{2,12}(?:Key|_key)(?:: ?\w{1,12})?[ ]?=[ ]?["']
      (?=[\w+/-]{0,60}\d)(?=[\d+/-]{0,60}[A-Za-z])(?<value>[A-Za-z\d+/_-]{24,200}={0,2})["']
    `,
  ],
  examples: {
    finds: {
      JSON: '"ua": "Firefox/143.0", "session": "⟦c7d20e6ab95f41838e0d⟧"}',
      'entry of a log': 'login ok sid=⟦9fCeb02d0ae598e9⟧ ms=12',
      cookie: 'Cookie: connect.sid=⟦s%3A9fCeb02d0ae598e9dc97⟧; lang=de',
      'in camel case': '{"sessionId":"⟦9fceb02d0ae598e95dc970b7⟧"}',
      form: '<input name="x" nonce="⟦Zt9fceb02d0ae598e95d⟧">',
      'any key of a program': 'private let tileKey = "⟦934cc55ed184cac222c5b3d744a79707⟧"',
      capitals: 'SESSION_ID: ⟦9FCEB02D0AE598E95DC9⟧',
    },
    ignores: {
      'a public key': 'let publicKey = "934cc55ed184cac222c5b3d744a79707"',
      'a UUID': 'session=5e8c21f0-33b1-4d0b-9a52-d7c0c6c0f1aa ip',
      'digits alone': 'session=1718041122000000 ok',
      'letters alone': 'session: parliamentary-majority',
      'fifteen characters': 'sid=9fCeb02d0ae598e ok',
      'another key': 'commit=9fceb02d0ae598e95dc9',
      'a file': 'session=9fceb02d0ae598e95dc9.log',
    },
  },
};
