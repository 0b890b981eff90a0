import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { lineEnd, tokenStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { notAYear } from '../years.js';
import { notAnAmount } from './code-words.js';
import { englishLocks, germanLocks } from './lock-words.js';

const lock = source`(?:${anyOf(germanLocks)}|${tokenStart}${anyOf(englishLocks)})(?!\p{L})`;
/** What a box for keys is called, which has a code and no number. */
const keyBox = source`${tokenStart}(?:
  [kK]ey ?(?:safe|box)|[lL]ock ?box|[tT]resor|[sS]afe|[sS]chlüssel-?(?:tresor|safe|box|kasten|kästchen|kastl)),?[ ]`;
/** No year, and no group of a longer number. */
const code = String.raw`(?<![\d.,:/-] ?)${notAYear}(?<value>\d{4,6}[#*]?)`;
/** The same, or one of a British lock: `C2580Y`. */
const codeOfBox = String.raw`(?<![\d.,:/-] ?)${notAYear}(?<value>\d{4,6}[#*]?|C\d{3,4}[XYZ])`;
const clauseEnd = String.raw`(?=[.,;!?)]|${lineEnd}|[ ](?:und|and|then|dann|now|jetzt|nur|only)(?!\p{L}))`;
/** Ends of the keys of JSON that name what is locked. */
const keyOfLock = source`
  [tT]resor|[sS]afe|[lL]ock(?:er|box)?|[sS]chlo(?:ss|ß)|[tT](?:ue|ü)r|[tT]or|[gG]ate|[dD]oor|[aA]larm|[sS]chrank|
  [sS]pind|[bB]ox|[kK](?:ae|ä)st(?:en|chen)|[gG]arage|[eE]ntry|[aA]ccess|[eE]ntrance|[zZ]ugang|[zZ]utritt|[eE]ingang|
  [kK]eypad|[iI]ntercom
`;
const opening = oneOf([
  'öffnen', 'aufmachen', 'aufgehen', 'aufsperren', 'aufschließen', 'entsperren', 'entriegeln', 'ausschalten',
  'deaktivieren', 'unscharf', 'scharf schalten', 'geöffnet', 'entsperrt', 'entriegelt', 'deaktiviert',
]); // prettier-ignore

/**
 * The code that opens a door, box or device where no word for a code stands before them: `geht mit 4711 auf`, `jetzt
 * gilt die 7714`, `Lockbox on the railing (5520)`.
 * Rule: as `doorCode`; a word for what is locked stands in the same sentence, or a verb of opening behind the digits.
 */
export const openedByCode: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`
      ${keyBox}(?:[^.!?\n()\d]{1,40} )?(?:\(|(?:[nN]umber|[nN]o\.?|[nN]r\.?|Nummer|Zahl):? )${codeOfBox}(?![\p{L}\d]|[.,]\d)
    `,
    // `"schluesseltresor": { "code": "5518" }`
    pattern('dgu')`
      "[\p{L}_-]{0,20}(?:${keyOfLock})" ?: ?\{[^{}]{0,80}
      "(?:code|pin|PIN|combination|kombination|zahlencode|combo)" ?: ?"?(?<value>[A-Z#]?\d{3,8}[A-Z#*]?)(?=["},\s])
    `,
    // or for the time being: `Schloss (derzeit 4471)`; or in a log: `locker=114 code=7731`
    pattern('dgu')`
      ${lock}[^.!?\n]{0,60}[ ](?:(?:
      (?:gilt|gelten|stimmt|funktioniert|try|use)(?: (?:jetzt|nun|nur|neu|ab sofort|now|die|der)){0,3}
      |(?:opens?|opened|unlocks?|unlocked|disarms?|disarmed)(?: it)? (?:with|using|by typing|on)
      |\((?:derzeit|aktuell|momentan|zurzeit|zur Zeit|z\. ?Zt\.|jetzt|neue?[rs]?|currently|now|at present|new|still|
      noch)
      (?: \p{L}{2,14}){0,2}:?
      )[ ]|(?:code|pin|PIN|combo|combination)=["']?)
      ${code}${notAnAmount}(?:${clauseEnd}|(?<==["']?\d{4,6})(?=[ "']))
    `,
    pattern('dgu')`
      ${tokenStart}
      (?:[mM]it (?:der |dem )?|(?:[uU]nlock|[oO]pen|[dD]isarm)(?: (?:it|the)(?: \p{Ll}{2,12})?)? (?:with|using)[ ])
      ${code}(?:(?= auf${clauseEnd})|(?= (?:wieder )?${opening}(?!\p{L}))|(?<=(?:with|using) \d{4,6}[#*]?)${clauseEnd})
    `,
  ],
  examples: {
    finds: {
      'box and its place': 'Lockbox on the railing (⟦5520⟧)\n',
      'box and its place, German': 'Schlüssel liegt im Schlüsseltresor (⟦4471⟧), links',
      'box and its number': 'Key safe by the back gate, number ⟦2580⟧\n',
      'box, letters around': 'with the keysafe (⟦C2580Y⟧, it is on your system',
      'behind a comma': 'the go with the key safe, same code as before (⟦0481⟧)?',
      'for the time being': 'Ihr Spind Nr. 14, Schloss (derzeit ⟦4471⟧)\n',
      'in a log': 'locker: assign locker=114 code=⟦7731⟧ member=x\n',
      'object of JSON': '"schluesseltresor": { "code": "⟦4471⟧", "gueltig_ab": "x" }',
      'object of JSON, English': '"keySafe": {"place": "porch", "code": ⟦4471⟧}',
      'what holds now': 'Alarm: dreimal falsch eingegeben, jetzt gilt die ⟦7714⟧.',
      'goes open': 'Die Garage geht mit ⟦4471⟧ auf.',
      'to be opened': 'Das Tor lässt sich mit ⟦4471#⟧ öffnen',
      'opens with': 'The side gate opens with ⟦4471⟧ now',
      'to be unlocked': 'You can unlock it with ⟦447120⟧, then',
    },
    ignores: {
      'an error of a log': 'print job=114 code=7731 page=x\n',
      'an object of another kind': '"error": { "code": "4471", "x": "y" }',
      'a year': 'Die Garage geht mit 2024 auf.',
      'an amount': 'Die Kasse geht mit 4471 Euro auf.',
      'a market': 'ging mit 4471 auf den Markt',
      'another thing': 'Der Bestand im Katalog (5520)\n',
      'three digits': 'Lockbox on the railing (552)\n',
      'no lock': 'Bei der Steuer gilt jetzt 4471 als Grenze.',
      'a date': 'Das Tor gilt jetzt 4471-12-01.',
    },
  },
};
