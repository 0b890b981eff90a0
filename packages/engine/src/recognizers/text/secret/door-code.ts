import type { Recognizer } from '../../../recognizer.js';
import { anyOf, anyOfBehind } from '../any-of.js';
import { tokenStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { notAYear } from '../years.js';
import { codeIs, notAnAmount } from './code-words.js';
import { englishLocks, germanLocks } from './lock-words.js';

/** Compounds with `code`, and `code` with what it opens behind it. */
const lockCode = source`(?:
  (?:(?<=${anyOfBehind([...germanLocks, 'kenn'])}-?)|(?<=(?<!\p{L})${anyOfBehind(englishLocks)}[ -]))(?:[cC]ode|PIN)
  |[cC]ode (?:(?:für|fürs|zur|zum|zu|an|am|vom|von|im) )?(?:(?:die|das|den|der|dem|unsere[rn]?) )?
    \p{L}{0,20}?${anyOf(germanLocks)}(?!\p{L})(?: \p{Lu}\p{Ll}{1,12})?
  |[cC]ode (?:for|to|of|on|at) (?:(?:the|our|my|your|their) )?(?:\p{Ll}{2,12} )?${anyOf(englishLocks)}(?!\p{L})
)`;

/** What keys lie in: `keys in the box`, `Schlüssel in der Dose`. */
const boxOfKeys = source`
  ${tokenStart}(?:[kK]eys?|[sS]chlüssel)(?!\p{L})[^.!?\n\d]{0,40}?[ ](?:[bB]ox|[tT]in|[pP]ouch|[dD]ose|[kK]assette)
`;

/** What is locked, where the code follows at once, as in a diary: `Tresor 0629`. */
const lock = source`(?:
  ${tokenStart}${oneOf([
    'Kennziffer', 'Schlüsseltresor', 'Schlüsselsafe', 'Schlüsselbox', 'Schlüsselkasten', 'Schlüsselkästchen',
    'Schlüsseldepot', 'Tresor', 'Keysafe', 'Zahlenschloss', 'Nummernschloss', 'Vorhängeschloss', 'Fahrradschloss',
  ])}
  |${tokenStart}(?:[kK]ey ?(?:safe|box)|[lL]ock ?box|[kK]eypad|[aA]larmanlage:? [cC]ode)
)`; // prettier-ignore

/** Whose alarm tells when something happened, and at what time: `Mat alarm 0450.` */
const events = '(?:[mM]at|[cC]hair|[bB]ed|[sS]ensor|[fF]all|[sS]moke|[fF]ire|[pP]ump|[oO]xygen|[cC]all|[lL]ow|[hH]igh)';

/** As `lock`, but a year may stand behind it. */
const device = source`${tokenStart}(?<!(?:${events}) )(?:
  [aA]larm(?:anlage)?|(?:[dD]epot|[oO]ffice|[sS]hop|[wW]all|[hH]otel|[rR]oom) safe|[gG]ate|[pP]adlock|[bB]ike lock|
  [iI]ntercom|[bB]uzzer|Kofferschloss|Spindschloss|Tastenfeld
)`;

/** ` diese Woche:`, ` ab 1.12.`, ` after 8pm`, ` war glaube ich`; a year would be a number right behind them. */
const words = source`(?:,?[ ](?:
  \p{L}{2,14}|\d{1,2}(?:\.(?:\d{1,2}\.)?|(?:st|nd|rd|th)?(?= \p{Lu}\p{Ll})| ?(?:[ap]m|Uhr)(?!\p{L}))
)){0,4}`;
/** `(z. Zt. `, `(currently: ` before the code. */
const now = String.raw`(?:\((?:(?:z\. ?Zt\.|z\.Z\.|\p{L}{2,14}\.?):? ){1,3})?`;
const noYear = String.raw`(?!(?:19|20)\d\d(?![\d#*]))`;
const said = String.raw`(?:ist|war|lautet|wäre|müsste|is|was|should be)`;
/** `4471#`, `C4471`, `C159X`, `2 8 0 5`. */
const code = String.raw`[A-Z]?\d{4,8}[A-Z#*]?|C\d{3}[XYZ]|\d(?: \d){3,5}(?! ?\d)`;

/**
 * A code of digits that opens a door, a gate or a key safe, or turns an alarm off.
 * Rule: 4 to 8 digits behind the word, with a few words between, or told as `the code is`; 3 to 8 a little further on
 * if a key `#` or `*` ends them; no amount, time, year or date.
 */
export const doorCode: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`
      ${lockCode}(?:${words}(?::| [-–])|(?:['’]s|${words} ${said})${words}:?)[ ]#?(?<value>${code})${notAnAmount}
    `,
    pattern('dgu')`${lockCode}${words}[ ]${now}${noYear}(?<value>${code})${notAnAmount}`,
    pattern('dgu')`${lock}${codeIs}[ ](?<value>${code}|[A-Z]\d{2,3}[A-Z]\d{0,3})${notAnAmount}`,
    pattern('dgu')`${lock}${words}[,:]?[ ]${now}${noYear}(?<value>${code})${notAnAmount}`,
    pattern('dgu')`
      ${device}(?:['’]s|: set| ${said}| hat die| mit| auf| now| jetzt| neu)?:?[ ]${now}${noYear}(?<value>${code})
      ${notAnAmount}
    `,
    // `Türcode Hintereingang: 7712#`
    pattern('dgu')`(?:${lockCode}|${lock})[^\n]{0,40}? (?<value>\d{3,8}[#*])`,
    pattern('dgu')`${tokenStart}(?:[gG]ate|[dD]oor|Tor|Tür|Hoftor|Haustür|Schranke): (?<value>\d{3,6}[#*])`,
    pattern('dgu')`
      ${tokenStart}(?:[cC]ombination|[cC]ombo|(?:Zahlen|Nummern)?[kK]ombination)
      (?:(?: (?:am|an|im|in|für|vom|von|zum|zur|of|for|on|at|to)(?: \p{L}{2,20}){1,3}?)?,? ${said}${words}|:|,
      (?= ${noYear}))
      [ ](?<value>\d\d-\d\d-\d\d(?![\d-])|${code})${notAnAmount}
    `,
    // `on the combination, is it the same as last year, 4-19-33`
    pattern('dgu')`
      ${tokenStart}(?:[cC]ombination|[cC]ombo|(?:Zahlen|Nummern)?[kK]ombination|[pP]adlock|[lL]ock|
      (?:\p{L}{2,12}-?)?(?:[sS]chloss|[sS]afe|[tT]resor|[kK]asten|[kK]ästchen|[bB]ox)|(?![sS]ort)\p{L}{3,12}-?[cC]ode)
      (?!\p{L})[^.!\n\d]{0,60}?[ ](?<![sS]ort[ -]?code:? )(?<value>\d(?:-\d){3,5}|\d{1,2}-\d{1,2}-\d{1,2})(?![\d-]|[.,]\d)
    `,
    // `im Kasten neben der Tür (Code 447)`, `staff door C4471X`
    pattern('dgu')`
      (?:${anyOf(germanLocks)}|${tokenStart}${anyOf(englishLocks)}|${boxOfKeys})(?!\p{L})[^.!?\n]{0,50}?
      [ (](?:[cC]ode|PIN)(?:(?: ${said})?[:,]?|${words}:)[ ](?<value>[A-Z#]?\d{3,8}[A-Z#*]?)${notAnAmount}
    `,
    // `Customer has electric gates. Code is 1066E.`
    pattern('dgu')`
      (?:${anyOf(germanLocks)}|${tokenStart}${anyOf(englishLocks)}s?)(?!\p{L})[^.!?\n]{0,50}[.!;][ ]
      (?:(?:[tT]he|[dD]er|[iI]hr|[uU]nser|[nN]euer?) )?(?:[cC]ode|PIN)(?: ${said}|:)
      [ ]${notAYear}(?<value>[A-Z#]?\d{3,8}[A-Z#*]?)${notAnAmount}
    `,
    pattern('dgu')`${tokenStart}${anyOf(englishLocks)}:?[ ](?<value>C\d{4}[XYZ])(?![\p{L}\d])`,
    // `the code is the same since May. Half the street knows 4471 by now`
    pattern('dgu')`
      ${tokenStart}(?:[cC]ode|PIN|[kK]eypad|[cC]ombination|[kK]ombination)(?!\p{L})[^\n]{0,120}?
      [ ](?:knows?|kennt|kennen|weiß|wissen)(?: (?:die|den|its?|that))?[ ]${notAYear}
      (?<value>[A-Z]?\d{4,6}[A-Z#*]?)${notAnAmount}(?! \p{L}{4}| \p{Lu})
    `,
    // `press 4471 on the keypad`, `4471 eintippen`
    pattern('dgu')`
      ${tokenStart}(?:[pP]ress|[pP]unch(?: in)?|[tT]ype(?: in)?|[eE]nter|[kK]ey in)
      [ ](?<value>\d{4,6}[#*]?)(?= (?:on|into|at) the (?:keypad|panel|door|gate|pad)(?!\p{L}))
    `,
    pattern('dgu')`${tokenStart}(?:[pP]unch in|[kK]ey in)[ ](?<value>\d{4,6}[#*]?)${notAnAmount}
    `,
    pattern('gu')`(?<![\p{L}\p{N}.,/:-])\d{4,6}[#*]?(?= (?:eingeben|eintippen|drücken)(?!\p{L}))`,
    // `der Code war glaube ich 4793`
    pattern('dgu')`
      ${tokenStart}(?:[dD]er|[dD]ein|[mM]ein|[iI]hr|[uU]nser|[tT]he|[yY]our|[oO]ur|[mM]y)(?: (?:neue|alte|new|old)r?)?
      [ ][cC]ode (?:dafür |dazu |da |dort |there |for it )?${said}${words}:?[ ]${noYear}(?<value>${code})${notAnAmount}
    `,
    // `Release code for the gate is RC-5592`
    pattern('dgu')`
      ${tokenStart}(?:
      (?:[rR]elease|[cC]ollection|[pP]ick-?up|[uU]nlock|[aA]ccess|[eE]ntry|[aA]ctivation|[gG]ate|[cC]heck-?in) [cC]ode|
      (?:Abhol|Freigabe|Freischalt|Aktivierungs|Zugangs|Einlass|Zufahrts|Entsperr|Auslöse)-?[cC]ode)
      ${words}(?: ${said}|:)[ ](?<value>[A-Z]{1,4}-?\d{3,8})(?![\p{L}\d-]|[.,]\d)
    `,
  ],
  examples: {
    finds: {
      'what keys lie in': 'Van 3, keys in the box, code ⟦7719⟧.\nSchlüssel liegen in der Dose (Code ⟦4471⟧)',
      'that everybody knows': 'The code never changed. Half the street knows ⟦4471⟧ by now',
      'from a day on, English': 'New alarm code from 1 June: ⟦7714⟧. Please do not',
      'of weekends': 'Alarm code for weekends - ⟦7714⟧\n',
      'in the evening': 'Door code after 8pm is ⟦C4471Y⟧, press the bell',
      'code behind a comma': 'Für die Haustür braucht ihr den Code, ⟦4471⟧ dann Schlüssel',
      'letters first': 'Release code for the gate is ⟦RC-4471⟧.',
      'of a door': 'Türcode ⟦4471⟧, erster Stock',
      'of an alarm': 'alarm code is ⟦4471⟧. Please',
      'of a key safe': 'keys in the key safe ⟦C4471⟧ by the gate',
      'of a key safe, German': 'Schlüsseltresor: ⟦4471⟧\n',
      'of a key safe, two letters': 'Carers qds, key safe ⟦C19X4⟧. NOK',
      'of a padlock': 'Gate padlock now ⟦2204⟧.\n',
      'of a key safe in Austria': 'den Code vom Schlüsselkastl, der ⟦4471⟧ vom letzten Mal hat nicht',
      'of a key safe in a cell': 'Muster\tTresor ⟦0471⟧\tLK 1',
      'of the front door': 'Code Haustür ⟦4471⟧, links',
      'of a side door, with a verb': 'Code Seitentür ist ⟦4471⟧. Bitte',
      'in parentheses, for the time being': 'Der Code für das Kammerschloss (z. Zt. ⟦4471⟧) wird',
      'in parentheses, English': 'the alarm code (currently ⟦4471⟧) is',
      'of a safe': 'Depot safe ⟦7714⟧. Carded',
      'of what opens a gate': 'Der Handsender (Code ⟦4471⟧) und zwei',
      'of a gate': 'Gate: ⟦4471#⟧ then push',
      'of the back door': 'Türcode Hintereingang ist ab 1.12. ⟦7712#⟧.',
      'of this week': 'Schrankencode diese Woche: ⟦4471⟧. Danach',
      'for what it opens': 'the code for the bike store is ⟦4471⟧, push hard',
      'of a box for a key': 'Schlüsselfach 7, Code ⟦0447⟧\n',
      'of a cabinet, a British lock': 'Cabinet code is now ⟦C159X⟧ – Pat',
      'two words before it': 'side gate code ⟦4471⟧ as ever',
      'not quite sure': 'im Kästchen, der Code war glaube ich ⟦4471⟧. Sonst',
      'near what is locked': 'im Kasten neben der Tür (Code ⟦447⟧), bitte',
      'place before the code': 'key safe by the back door, ⟦4471⟧ and',
      'from a day on': 'Alarmanlage: neuer Code seit 04.05.: ⟦4471⟧. Nicht an die Wand',
      'from today on': 'Medikamentenschrank Code gilt ab heute neu: ⟦4471⟧ (bitte nicht',
      'of an emergency': 'Ticket offen. Notöffnung mit Code ⟦4471A⟧.',
      'in the next sentence': 'Customer has electric gates. Code is ⟦1066E⟧. If',
      'in the next sentence, German': 'Der Hof ist hinter dem Tor. Code: ⟦4471⟧.',
      'at once behind a device': 'bike lock ⟦4471⟧, thanks',
      'to be pressed': 'just press ⟦4471⟧ on the keypad',
      'to be pressed, German': 'dann ⟦4471#⟧ eintippen',
      'British lock': 'staff door ⟦C4471X⟧ as before',
      combination: 'hat jetzt Zahlen, die Kombination ist ⟦4 4 7 1⟧. Bitte',
      'combination, a question between': 'still on the combination, is it the same, ⟦4-19-33⟧?',
      'alarm to be set': 'Alarm: set ⟦4471⟧ then exit',
      'combination behind a comma': 'Gate is on a combination, ⟦4471⟧, dog will be',
      'with hyphens': 'Schlüsselkasten links neben der Tür, ⟦4-4-7-1⟧\n',
      'combination, what it opens between': 'Die Zahlenkombination am Bootshaus lautet seit Montag ⟦7714⟧. Der',
      'padlock in parentheses': 'the shed padlock (currently ⟦3390⟧) will change',
      'combination of a padlock': 'the combination is now ⟦4471⟧, same lock',
    },
    ignores: {
      'a box without keys': 'Screws in the box, code 7719.',
      'when an alarm rang': 'Mat alarm 0450. Found on floor',
      'a state': 'alarm code is changed',
      'what is counted': 'Der Code gilt; niemand kennt 4471 Regeln',
      'a paragraph in parentheses': 'Code im Haus (siehe Nr. 447)',
      'a day behind the code of a lock': 'Alarmanlage: neuer Code seit 04.05.: 12.05. aktiv',
      'a code of errors': 'error code is 4471. Please',
      'a code of errors, German': 'der Fehlercode war glaube ich 4471. Sonst',
      'three digits': 'Türcode 447, erster Stock',
      'nine digits': 'Türcode 447120448, erster Stock',
      'a price': 'Schlüsseltresor: 4471 €',
      'a day': 'alarm code: 2024-03-12',
      'in the next sentence, of errors': 'We closed the file. Code is 4471.',
      'a year behind a device': 'Alarm: 2024 Fälle',
      'a year behind a place': 'Code im Haus 2024',
      'a year': 'Türcode gilt seit 2024, danach',
      'no key at the end': 'Türcode Hintereingang ist ab 1.12. 771.',
      'a British bank': 'at the lock, sort code 20-47-14, account',
      'a score': 'the combination won its matches 12-4',
      'a combination of other things': 'die Kombination aus 4471 Teilen',
    },
  },
};
