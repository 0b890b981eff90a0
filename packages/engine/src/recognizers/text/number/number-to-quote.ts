import { digitCount } from '../../../normalize.js';
import type { Recognizer } from '../../../recognizer.js';
import { isDate } from '../date/date-forms.js';
import { pattern } from '../pattern.js';
import { notAYear } from '../years.js';
import { isCode } from './code-shape.js';
import { numberToken } from './number-token.js';

/** `Bitte geben Sie „K-26“ an`; also `gib`, `quote`. */
const asked = '(?:geben Sie|gib|angeben|[qQ]uote|quoting)';
const openingQuote = '[„“"»]';

/** `24-0441`; no month of a year, no two years. */
const runsUnder = /^(?!(?:0?[1-9]|1[0-2])[-/](?:19|20)\d\d$|(?:19|20)\d\d)\d{2,8}[-/]\d{4}/;

/** Five digits or more in groups, no day, month or decimal. */
const isQuotedGroups = (value: string): boolean =>
  /^(?:\d{2,4} )?\d+(?:[-/.]\d+\p{Lu}?)+(?:[-/]\p{Lu}+)?$/u.test(value) &&
  digitCount(value) >= 5 &&
  !isDate(value) &&
  !otherGroups.test(value);
const otherGroups = /^(?:\d+\.\d+|(?:19|20)\d\d[-/](?:19|20)?\d\d|(?:0?[1-9]|1[0-2])[-/](?:19|20)\d\d)$/;

/**
 * A code that is to be given, looked up or found somewhere, without a label: `Bitte geben Sie „K-26-118204-4“ an`,
 * `see ZD-88204`, `gemeldet unter 22-00917-H`.
 * Rule: as `isCode`; the verb or preposition stands for the word that `labelledNumber` asks for.
 */
export const numberToQuote: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`(?<=(?<!\p{L})${asked}[^\n.:„“"»]{0,60}${openingQuote})(?=[\p{Lu}\d])${numberToken}`,
    pattern('gu')`
      (?<=(?<!\p{L})(?:unter|under|quoting|quote|Angabe von|Angabe der|Angabe des) (?:(?:PO|P\.O\.|SO|WO|ID) )?)
      (?!(?:PO|P\.O\.|SO|WO|ID) )(?=[\p{Lu}\d])${numberToken}
    `,
    // joints without letters: `quoting 0447/26`, `unter Angabe von 0312-07-04`
    pattern('dgu')`
      (?<!\p{L})(?:[qQ]uoting|[qQ]uote|[rR]eferencing|(?:[uU]nter|[mM]it)[ ]Angabe[ ](?:von|der|des)|
      unter (?:Nr\.|der Nummer|dem Zeichen|dem Aktenzeichen)|
      (?:Vermerk|Stichwort|Betreff|[bB]etr\.|Betrifft:?|Verwendungszweck|VWZ|Referenz|[rR]eference)
      (?: (?:dafür|dazu|hierzu|for it))?(?: (?:ist|war|lautet|is|was))?:?)
      (?: \p{Lu}?\p{Ll}{2,20}\.?)?[ ](?<value>(?:\d{2,4} )?\d{2,8}(?:[-/.]\d{1,8}\p{Lu}?
      (?!\p{L})){1,4}(?:[-/]\p{Lu}{1,3})?)
      (?![\p{L}\p{N}/-]|[.,]\d| ?(?:[€%]|EUR))
    `,
    // what runs under it
    pattern('dgu')`
      (?<!\p{L})(?:führen|geführt|läuft|laufen|erfasst|registriert|angelegt|Fall|Vorgang|Auftrag|Akte|Anzeige|Antrag)
      (?!\p{L})[^.:;\n\d]{0,40}? unter[ ](?:Nr\. )?(?<value>\d{2,8}[-/]\d{4,8}(?:[-/]\d{1,4})?)(?![\p{L}\p{N}/-]|[.,]\d)
    `,
    // in a chat, whose it is: `Meine ist 0815-08-01`
    pattern('dgu')`
      (?<!\p{L})(?:[mM]eine|[uU]nsere|[iI]hre|[sS]eine|[dD]eine|[mM]ine|[oO]urs|[yY]ours|[hH]ers)
      [ ](?:ist|lautet|wäre|war|is|was)(?: (?:die|der|das|the))?:?[ ](?=\d{2,8}[-/.]|
      \p{Lu}{1,4}[-/]?\d)(?<value>${numberToken})
    `,
    // `die Kasse hat P 4418-820 als Zeichen`
    pattern('gu')`
      (?<=(?<!\p{L})(?:hat|haben|hatte|mit|trägt|führt)(?: (?:die|das|den))? )(?=[\p{Lu}\d])${numberToken}
      (?= als (?:Zeichen|Aktenzeichen|Referenz|Kundennummer|Nummer|Kennung|Vorgangsnummer)(?!\p{L}))
    `,
    // digits alone that it runs over: `läuft über 0213`
    pattern('dgu')`
      (?<!\p{L})(?:läuft|laufen|gebucht|abgerechnet|geführt)[ ](?:jetzt |auch |weiter )?(?:über|
      unter)[ ](?<value>0\d{3,6})
      (?![\p{L}\p{N}/-]|[.,:]\d|[ ]\d)
    `,
    // what is owed or chased
    pattern('gu')`
      (?<=(?<!\p{L})(?:owe[sd]?|owing|paid|pay|chase|chasing|chased|settle|settled)(?: (?:us|me|you|them))?(?: for| on)? )
      (?!(?:CVE|ISO|PR|AC)-)\p{Lu}{1,4}-?\d{4,8}(?![\p{L}\p{N}-]|[.,]\d)
    `,
    // no pull request, control of a standard or paper of the Bundestag
    pattern('gu')`
      (?<=(?<!\p{L})(?:[sS]ee|[sS]iehe) (?:[A-Z]{2,5}-\d{4,7}(?:,| und| and| &) )?)
      (?!(?:PR|AC|BT)-)[A-Z]{2,5}-\d{4,7}(?![\d-]|\p{L})
    `,
  ],
  isValid: (value) => isCode(value) || runsUnder.test(value) || isQuotedGroups(value) || /^0\d{3,6}$/.test(value),
  examples: {
    finds: {
      'in quotes, to be given': 'Bitte geben Sie bei jeder Antwort „⟦K-26-118204-4⟧“ an.',
      'ticket that one may see': 'yes, see ⟦ZD-88204⟧. card',
      'behind a preposition': 'schon gemeldet unter ⟦22-00917-H⟧, ja',
      'giving a number': 'unter Angabe von ⟦M-4418820⟧ überweisen',
      'groups of digits': 'BIC HELADEF1KAS, unter Angabe von ⟦0312-07-04⟧ zu zahlen.',
      'number and year': '(IBAN above), quoting ⟦0447/26⟧.',
      'a sign of one letter behind them': 'unter Angabe des Zeichens ⟦4417/26-K⟧ zahlen',
      'a letter among the groups': 'Verwendungszweck ⟦0417/2R/07⟧ BK 2023\n',
      'over whose number it runs': 'Familie;läuft über ⟦0417⟧\n',
      'behind the label of an order': 'will invoice monthly, quoting PO ⟦ACB-0417⟧. The',
      'as a sign': 'Pflegekasse hat ⟦P 4418-820⟧ als Zeichen. Sie',
      'whose it is': 'Oma EG: Meine ist ⟦0815-08-01⟧ hat mir',
      'on a transfer': 'Zahlen Sie mit dem Vermerk ⟦2026-0418⟧.',
      'a group before the joint': 'NatWest, quoting ⟦014 7718-2⟧. Please',
      English: 'call us quoting ⟦NW-3310-442⟧.',
      'what runs under it': 'Wir führen Ihren Fall unter ⟦24-0441⟧.',
      'the second of two': 'siehe ⟦KX-1182⟧ und ⟦KX-1190⟧, danke',
      'what is owed': 'still owes us for ⟦L44182⟧ (since May)',
      'German verb': 'Näheres siehe ⟦QM-44188⟧.',
    },
    ignores: {
      'a day of somebody': 'Meine ist 12.03.2024 fertig',
      'a month to be given': 'unter Angabe von 03/2026 zahlen',
      'a pull request': 'fixed, see PR-88204. card',
      'no such verb': 'yes, with ZD-88204. card',
      'lower case': 'liegt unter release-2026',
      'a standard': 'geprüft unter ISO-90012',
      'a section of a code of law': 'charged under ARS 13-1802',
      'too few digits': 'schon gemeldet unter K-26, ja',
      'a sentence end between': 'Bitte geben Sie Antwort. "K-26-118204-4"',
    },
  },
};

/**
 * A short code right behind `quote`, as beside the details of a bank: `BIC AIBKIE2D, quote M1182`.
 * Rule: as `numberToQuote`; capitals and three digits or more are enough there.
 */
export const quotedNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      (?<!\p{L})(?:
      [qQ]uote|[qQ]uoting|[mM]ark it|[rR]eferenced?|Verwendungszweck|Verw\.(?:-Zweck)?|VWZ|Betreff|Kennwort|Stichwort
      )[ ]
      (?:ref\.? |with )?(?!PIN|TAN)(?<value>\p{Lu}\p{Ll}{0,2}/\p{Lu}\p{Ll}{0,2} \d{2,8}|\p{Lu}{1,4}[-/ ]?\d{3,8}|\p{Lu}{1,4}\d{1,6}(?:[-/.]\d{1,8}){1,4})
      (?![\p{L}\p{N}]|[-./,]\d)
    `,
    pattern('gu')`
      (?<=(?<!\p{L})(?:[bB]itte|[nN]ummer|[cC]ode) )\p{Lu}{1,4}-?\d{3,8}
      (?= (?:angeben|dazuschreiben|nennen)(?!\p{L}))
    `,
    // `Ihre Anfrage wurde unter 99821 registriert`, `ersetzt WG 40.159.553.8/02`
    pattern('dgu')`
      (?<!\p{L})(?:unter|under|as)(?: (?:der )?(?:Nummer|Nr\.|number|no\.))?
      [ ]${notAYear}(?<value>\d{4,8})(?= (?:registriert|erfasst|gespeichert|angelegt|geführt|aufgenommen|abgelegt|
      registered|logged|recorded|filed)(?!\p{L}))
    `,
    pattern('dgu')`
      (?<!\p{L})(?:ersetzt|replaces|supersedes)[ ](?<value>\p{Lu}{1,4} \d{1,3}(?:\.\d{3}){2,3}(?:[./-]\d{1,4}){0,2})(?![\p{L}\d])
    `,
    // `starting the message with TREV81`, `please use 954B NOWI going forward`
    pattern('dgu')`
      (?<!\p{L})(?:[sS]tart|[sS]tarting|[bB]egin|[bB]eginning)(?: (?:the|your))?(?: (?:message|text|subject|reply|email))?
      [ ]with (?<value>\p{Lu}{2,8}\d{1,6})(?![\p{L}\p{N}-])
    `,
    pattern('dgu')`
      (?<!\p{L})(?:[pP]lease use|[bB]itte verwenden Sie|[bB]itte nutzen Sie|[bB]itte nimm)
      [ ](?<value>(?=[\p{Lu}-]{0,8}[ ]?\d)[\p{Lu}\d-]{2,8}(?:[ -][\p{Lu}\d]{2,8}){0,2})
      (?= (?:going forward|in future|from now on|next time|as (?:the |your )?reference|künftig|ab jetzt|in Zukunft|als)(?!\p{L}))
    `,
    pattern('gu')`(?<=(?<!\p{L})(?:[gG]eben Sie|[gG]ib)(?: bitte| immer| stets)?(?: die)? )\d{4,10}(?= an(?!\p{L}))`,
  ],
  examples: {
    finds: {
      'beside a bank': 'BIC AIBKIE2D\nquote ⟦M4418⟧\n',
      'behind a verb': 'please pay by Friday, quoting ⟦K-441⟧.',
      'with a word': 'please quote ref ⟦AB441⟧ on it',
      'purpose, abbreviated': 'Verw. ⟦BK22/112⟧\n',
      'purpose of a transfer': 'Verwendungszweck ⟦MG 0441⟧, danke',
      'to be given': 'Bei der Zahlung bitte ⟦M4418⟧ angeben.',
      'digits to be given': 'Geben Sie bitte ⟦4471⟧ an.',
      'what is registered under it': 'Ihre Anfrage wurde unter ⟦44188⟧ registriert.',
      'what it replaces': 'Nr. 4   ersetzt ⟦WG 40.159.441.8/02⟧\n',
      'first word of a text': 'by text, starting the message with ⟦SMPL81⟧.',
      'from now on': 'Please use ⟦418B SMPL⟧ going forward.',
      'initials of the parties': 'zu zahlen; Stichwort ⟦Mu/La 1147⟧. Sonst',
      'at the beginning': 'Quote ⟦HJ441⟧ when you ring',
    },
    ignores: {
      'no verb': 'the lathe M4418\n',
      'two digits': 'please quote M44\n',
      'digits alone': 'a quote 4418 times',
      'small letters': 'quoting m4418 here',
      'a PIN': 'bring it and quote PIN 4417 there',
      'another verb': 'bitte M4418 kaufen',
    },
  },
};
