import type { Recognizer } from '../../../recognizer.js';
import { anyOfBehind } from '../any-of.js';
import { oneOf, pattern, source } from '../pattern.js';
import { notAYear } from '../years.js';
import { notAnAmount } from './code-words.js';

/** First halves of compounds with `code` whose numbers anybody may look up. */
const publicHeads = anyOfBehind([
  'fehler', 'error', 'status', 'exit', 'return', 'antwort', 'grund', 'diagnose', 'ereignis', 'trouble', 'stör',
  'störungs', 'post', 'postleit', 'zip', 'länder', 'landes', 'area', 'vorwahl', 'orts', 'regions', 'gemeinde',
  'flughafen', 'standort', 'farb', 'ral', 'lack', 'material', 'produkt', 'artikel', 'teile', 'waren', 'zoll',
  'zolltarif', 'hs', 'tarif', 'preis', 'bar', 'strich', 'qr', 'ean', 'scan', 'data-matrix', 'matrix', 'quell', 'source',
  'maschinen', 'byte', 'unicode', 'ascii', 'icd', 'ops', 'bic', 'swift', 'bank', 'branchen', 'nace', 'wz', 'steuer',
  'konten', 'kostenstellen', 'mcc', 'währungs', 'rabatt', 'gutschein', 'aktions', 'promo', 'promotion', 'werbe', 'zeit',
  'dress', 'funktions', 'versions', 'opti', 'de', 'en', 'typ', 'typen', 'motor', 'getriebe', 'abfall', 'avv',
  'gefahrgut', 'tunnel', 'schlüssel-art', 'beruf', 'berufs', 'tätigkeits', 'personengruppen', 'hersteller', 'chargen',
  'los', 'lot', 'prüf', 'check', 'sort',
]); // prettier-ignore

/** Words before `code` that say the same in English. */
const publicWords = source`
  (?<!(?:
  [eE]rror|[zZ]ip|ZIP|[pP]ostal|[pP]ost|[aA]rea|[dD]ial(?:l?ing)?|[cC]ountry|[sS]ource|[pP]roduct|[iI]tem|[pP]art|
  [cC]olou?r|[pP]aint|[sS]tatus|[rR]esponse|[rR]eturn|[eE]xit|[fF]ault|[rR]eason|[tT]ax|[sS]ort|[bB]ranch|[dD]iscount|
  [pP]romo|[sS]tyle|HS|SAC|QR) )
`;

/** ` fürs Handy`, ` der Wallbox im Hof`. */
const ofWhat = String.raw`(?: (?:für|fürs|vom|von|zum|zur|am|im|an|in|des|der|for|of)(?: \p{L}{2,20}){1,3}?)`;
const said = String.raw`(?: (?:ist|lautet|war|wäre|bleibt|is|was|now|jetzt|neu)){0,3}?`;
/** `0793`, `4471#`, `A39#`, `W7418`. */
const code = String.raw`[A-Z]{0,2}\d{2,8}[#*]|[A-Z]?\d{4,8}`;

/** Three to five capitals and digits between spaces or hyphens, in three groups or more: `W7K 93H 4TZ`. */
const groups = source`
  (?:\d{4,6}(?:-\d{4,6}){2,7}|(?=[A-Z]{1,3}\d|\d{1,3}[A-Z])[A-Z\d]{4,5}-(?=[A-Z]{0,4}\d)[A-Z\d]{4,5}|
  (?=[A-Z]{0,4}\d)(?=[\d -]{0,20}[A-Z])[A-Z\d]{3,5}(?:[ -][A-Z\d]{3,5}){2,7})(?![\p{L}\d-])
`;

/**
 * A code behind any compound that ends in `code` and names none that is public: `Radio-Code 0793`, `Wartecode: W7418`;
 * codes with a key at their end, in groups, or in parentheses behind `code`.
 * Rule: none published; 4 to 8 digits, 2 to 8 before `#` or `*`, no year, amount or date.
 */
export const codeByHead: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`
      (?:(?<=\p{L}-)C|(?<=\p{Ll})c)ode(?<!(?<!\p{L})\p{L}-?[cC]ode)(?<!${publicHeads}(?:en)?-?[cC]ode)
      (?:${ofWhat}(?=:| (?:ist|lautet|war|is|was)(?!\p{L})))?${said}:?[ ]{1,12}
      ${notAYear}(?<value>${code})${notAnAmount}
    `,
    // `code vom hoftor ist A39#`
    pattern('dgu')`
      (?<!\p{L})${publicWords}(?:[cC]ode|CODE|[cC]ombo|[kK]ombination)(?!\p{L})[^.!?\n\d#]{0,40}[ ]
      (?<value>[A-Z]{0,2}\d{2,8}[#*])${notAnAmount}
    `,
    // `haben die gestern geändert: B52#`
    pattern('dgu')`
      (?<!\p{L})(?:geändert|gewechselt|[nN]eue[rs]?|[nN]eu|jetzt|changed|[nN]ow|[nN]ew one|updated)
      (?: (?:auf|in|zu|to|is|ist))?:?[ ](?<value>[A-Z]{0,2}\d{2,8}[#*])${notAnAmount}
    `,
    // `Alarm aus mit 4471#`
    pattern('gu')`(?<![\p{L}\p{N}.,:/#*+-])[A-Z]?\d{3,8}#(?![\p{L}\p{N}#*])`,
    // `share code W7K 93H 4TZ`
    pattern('dgu')`
      (?<!\p{L})${publicWords}(?:[cC]ode|CODE|[kK]ey|[sS]chlüssel)${said}:?[ ]{1,20}(?<value>${groups})
    `,
    // `access code MD-7734-QX`
    pattern('dgu')`
      (?<!\p{L})(?:(?:[aA]ccess|[lL]ink|[lL]ogin|[pP]ortal) |[zZ]ugangs-?|[aA]nmelde-?)
      [cC]ode${said}:?[ ](?=[A-Z-]{0,8}\d)(?=[\d-]{0,8}[A-Z])(?<value>[A-Z\d]{2,5}(?:-[A-Z\d]{2,5}){2,5})(?![\p{L}\d-])
    `,
    // `the share code I made for work W4K 7ZP R2T`
    pattern(
      'dgu',
    )`(?<!\p{L})[sS]hare code(?: \p{L}[\p{L}'’]{0,11}){1,6}[ ](?<value>[RSW][A-Z\d]{2} [A-Z\d]{3} [A-Z\d]{3})(?![\p{L}\d])`,
    // `a six digit code (771 204)`
    pattern('dgu')`
      (?<!\p{L})${publicWords}(?:[cC]ode|OTP|TAN|PIN) \((?<value>\d{3}[ -]\d{3}|${notAYear}\d{4,8})(?=[),;])
    `,
    // `die PIN der Karte steht hinten drauf (4417)`
    pattern('dgu')`
      (?<!\p{L})(?:PIN|Pin|TAN)(?!\p{L})[^.!?\n\d()]{2,40}[ ]\(${notAYear}(?<value>\d{4,6})\)
    `,
    // `reset your online PIN too, the temporary one is 630174`
    pattern('dgu')`
      (?<!\p{L})${publicWords}(?:[cC]ode|PIN|Pin|pin)(?!\p{L})[^.!?\n\d]{0,40}
      [ ](?:one|${oneOf(['die neue', 'der neue', 'die vorläufige', 'der vorläufige'])})(?: (?:now|jetzt))?
      (?: (?:is|was|ist|lautet)|:)
      [ ](?<value>\d{4,8})${notAnAmount}
    `,
  ],
  examples: {
    finds: {
      'in parentheses behind a clause': 'die PIN der Karte steht hinten drauf (⟦4417⟧), bitte',
      'two groups with a hyphen': 'mit Ihrer Nr. und dem Code ⟦WH7Q-4KLD⟧ unter',
      'of a car radio': 'Serviceheft, Radio-Code ⟦0793⟧. Das',
      'of a queue': 'Zi. 318     Wartecode ⟦W7418⟧\n',
      'of a telephone': 'der Entsperrcode fürs Handy ist ⟦2580⟧, danke',
      'of a wallbox': 'der Wallboxcode ist jetzt ⟦4471⟧, ja',
      'with a key, what it opens between': 'code vom hoftor ist ⟦A39#⟧\n',
      'that was changed': 'haben die gestern geändert: ⟦B52#⟧',
      'of a portal': 'view online – access code ⟦MD-7734-QX⟧\n',
      'whose it is between': 'The share code I made for work ⟦W4K 7ZP R2T⟧ also',
      'of a right to rent': 'right to rent share code ⟦W7K 93H 4TZ⟧ (checked',
      'in groups with hyphens': 'unlock code: ⟦K4X7-22MQ-9RTB⟧.',
      'with a key, no word for it': 'Alarm aus mit ⟦4471#⟧, dann',
      'of a drive': 'recovery key ⟦448120-118204-774411⟧ is',
      'in parentheses': 'read a six digit code (⟦771 204⟧). Her',
      'instead of another': 'reset your PIN too, the temporary one is ⟦630174⟧, change',
    },
    ignores: {
      'a code of errors': 'der Fehlercode 0793 steht',
      'a code of errors, English': 'an error code (771204). Her',
      'a postal code': 'Postleitcode 70173 Ulm',
      'a colour': 'Farbcode 4471, matt',
      'a year': 'der Verhaltenscode 2024 gilt',
      'an amount': 'Radio-Code 4471 €',
      'two groups': 'the code ABC 123 means',
      'words in capitals': 'CODE FOR THE GATE',
      'a request to a network': 'wähle *123# für',
      'a language': 'geändert: C# statt Java',
      'three digits': 'Radio-Code 793. Das',
    },
  },
};
