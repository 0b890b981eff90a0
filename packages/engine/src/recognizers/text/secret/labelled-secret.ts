import type { Recognizer } from '../../../recognizer.js';
import { textLength } from '../../text-length.js';
import { wordStart } from '../bounds.js';
import { pattern } from '../pattern.js';
import { hasSymbolOrDigit, notAPlaceholder, secretLabel } from './secret-words.js';

const assign = String.raw`[ \t]{0,40}(?::=|=>|[:=])[ \t]{0,10}`;
/**
 * What a program assigns to a field or variable is another's name: `self.token = next`, `const token = await read()`.
 */
const notInCode = String.raw`(?<!(?<!\w)(?:(?:self|this)(?:\.|->)|(?:const|let|var|val|auto|my|set) )[$\w.]{0,40})`;
/** `password = random_password.main.result`: what settings take from elsewhere. */
const notAReference = String.raw`(?![a-z_]{2,40}\.[a-z_]{2,40}\.[a-z_]{2,40}(?:\s|$))`;
const blanksToLineEnd = String.raw`(?=[ \t]{0,10}(?:\r?\n|$))`;

/**
 * A password, PIN, key or token after its word and a colon or equals sign, in forms, code, logs, connection strings and
 * URLs.
 * Rule: RFC 6750 § 2.1 (Bearer), RFC 7617 § 2 (Basic), RFC 3986 § 3.2.1 (password before the `@` of a URL). A secret of
 * letters alone counts where nothing but the end of line or its quotes follow; masked and named placeholders never do.
 */
export const labelledSecret: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`
      ${secretLabel}${assign}["']?(?:base64:)?${notAPlaceholder}${notAReference}${hasSymbolOrDigit}
      (?<value>[^\s"'<>,;\\]{3,${textLength}}(?<![.:)\]}]))
    `,
    // In quotes, spaces and escaped quotes among it
    pattern('dgu')`${secretLabel}${assign}"${notAPlaceholder}(?<value>(?:[^"\n\\]|\\[^\n]){4,${textLength}})"`,
    pattern('dgu')`${secretLabel}${assign}'${notAPlaceholder}(?<value>(?:[^'\n]|''){4,${textLength}})'(?!')`,
    // Letters alone
    pattern('dgu')`
      ${notInCode}(?!PASS: Test\p{Lu})${secretLabel}${assign}${notAPlaceholder}
      (?<value>\p{L}{4,60})(?=[ \t]{0,10}(?:\r?\n|$|;|&)| \()
    `,
    // In the next line
    pattern('dgu')`
      ${secretLabel}[ \t]{0,10}:?[ \t]{0,10}\r?\n[ \t]{0,10}
      ${notAPlaceholder}(?=\S{0,60}\d)(?<value>[^\s"'<>,;]{4,${textLength}})${blanksToLineEnd}
    `,
    // The signature of a request
    pattern('dgu')`
      (?<![\p{L}\p{N}-])[xX]-[A-Za-z-]{0,30}[sS]ignature(?:-256)?: ?(?:sha(?:1|256|512)=|v\d=|t=\d{10},v1=)?
      (?<value>[\da-f]{40,128}|[A-Za-z\d+/]{40,90}={0,2})(?![\w+/=])
    `,
    // Bearer and Basic
    pattern('dgu')`
      ${wordStart}(?:[bB]earer|BEARER|[bB]asic|Token) {1,2}
      (?=\S{0,80}\d|[\w+/-]{40})(?<value>[\w.~+/-]{12,${textLength}}={0,2})
    `,
    // Before the host of a URL
    /(?<=[a-zA-Z]:\/\/[^\s:@/"'<>]{0,64}:)(?!(?<=:\/\/user(?:name)?:)pass(?:word)?@)[^\s@/"'<>]{1,1024}(?=@[\w.-])/gu,
  ],
  examples: {
    finds: {
      'German letter': 'Ihr Passwort: ⟦Sommer-2024!⟧',
      assignment: 'password=⟦hunter2⟧',
      'settings in columns': 'vpn.secret               = ⟦k3Xw-0qLp⟧\n',
      'connection string': 'Server=db;User Id=app;Password=⟦s3cr3t⟧;',
      'URL with password': 'postgres://app:⟦s3cr3t⟧@db-1:5432/main',
      bearer: 'Authorization: Bearer ⟦abcdef0123456789abcdef⟧',
      'escaped quotes and backslashes': String.raw`{"password": "⟦geh\\eim\"77⟧"}`,
      'doubled quotes of YAML': "password: '⟦It''s me 99⟧'\n",
      'letters alone': 'Passwort: ⟦Sonnenblume⟧\n',
      'a word and its year': 'Passwort: ⟦CAT2019⟧',
      'a state and more': 'Passwort: ⟦vergessen!2024⟧',
      'a product and its year': 'Passwort: ⟦Server2019⟧',
      'behind dashes': '--- Kennwort: ⟦apfelkuchen⟧\n',
      'a manner': 'Passwort: ⟦privat⟧\n',
      'letters alone, a remark behind': 'Kennwort: ⟦sonnenblume⟧ (am Telefon)',
      JSON: '{"api_key": "⟦9fceb02d0ae598e95dc970b74767f193⟧"}',
      'key of a door': '{"door_code": "⟦4471⟧"}',
      'key of an entrance, no quotes': '{"gate": 2, "entryPin": ⟦7741⟧, "x": 1}',
      UUID: 'client_secret=⟦6fa459ea-ee8a-4ca4-894e-db77e160355e⟧',
      PIN: 'PIN: ⟦4711⟧',
      'next line': 'Kennwort:\n⟦xY7-kl22⟧\n',
      compound: 'Initialkennwort: ⟦Blaubeere-71⟧',
      'single quotes': "password = '⟦correct horse 9⟧'",
      environment: 'DB_PASSWORD=⟦Qwertz-99⟧',
      'key with its coding': 'APP_KEY=base64:⟦mQ7xK2vLr9TzB4nWc8YpHd5sJf3gAe6u⟧',
      'signature of a request': `X-Sample-Signature: sha256=⟦${'9f0b2c4d'.repeat(8)}⟧\n`,
    },
    ignores: {
      'a test that passes': '=== RUN   TestParseDate\n--- PASS: TestParseDate (0.00s)\n',
      'no secret word': 'commit=9fceb02d0ae598e95dc970b74767f19372d61af8',
      'a short signature': 'X-Sample-Signature: v1=9f0b2c4d\n',
      'masked already': 'Passwort: ********',
      'a type': 'password: string;',
      'a type of Rust': 'const SMTP_PASS: &str = x;',
      'a call in parentheses': 'fun key(): SecretKey = (ks.getEntry(ALIAS, null) as? Key)',
      'a field of a program': 'self.password = sonnenblume\n',
      'a variable of a program': 'const resetToken = sonnenblume;',
      'a placeholder of a manual': 'postgis://user:pass@host:5432/name',
      'a request': 'Passwort: bitte ändern',
      'a state': 'Password: correct (reset twice already)',
      'a protocol': 'password: SHA512, refreshed',
      'a longer word': 'Passwortregel: 12 Zeichen',
      'a reference': 'password=${DB_PASSWORD}',
      'a folder': 'PWD=/home/erna COMMAND=ls',
      'a folder alone': 'PWD=/srv ; USER=root',
      'a port': 'postgres://db.example.org:5432/main',
    },
  },
};
