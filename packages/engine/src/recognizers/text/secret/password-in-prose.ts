import type { Recognizer } from '../../../recognizer.js';
import { textLength } from '../../text-length.js';
import { lineEnd, wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { hasSymbolOrDigit, mixed, notAPlaceholder, passwordWord, secretLabel } from './secret-words.js';

/** What the secret opens: ` for 3 Sample Court`, ` zur Cloud`. */
const forWhat = String.raw`(?: (?:for|für|fürs|zum|zur|vom|beim|im|of|on|to) [^\n:.]{2,30})?`;
/** ` there`, ` für das WLAN` between a password word and its colon. */
const ofWhat = String.raw`(?:,? \p{L}[\p{L}\d._-]{1,24}){1,8}`;
/** Twelve characters or more, a letter and a digit among them, as keys and tokens have; no address. */
const keyOrToken = source`
  (?!\p{L}{3,6}://)(?=[^\s\d]{0,40}\d)(?=[^\s\p{L}]{0,40}\p{L})
  [^\s"'\u0060<>,;\\]{12,${textLength}}(?<![.:)\]}])
`;
/** What follows the word where no password is told: `password policy`. */
const notAboutOne = String.raw`(?![ -](?:policy|field|manager|protection|reset|hint|rules?|prompt|box))`;

/**
 * A password or key in a sentence: behind its verb, in quotes, or behind words that say what it opens and a colon:
 * `Das Passwort für die Cloud lautet Blau7Haus`.
 * Rule: as `labelledSecret`; behind a verb it must have a digit or symbol, in quotes it may be words.
 */
export const passwordInProse: Recognizer = {
  type: 'SECRET',
  patterns: [
    // `Das Passwort für die Cloud lautet Blau7Haus`
    pattern('dgu')`
      ${secretLabel}${forWhat}[ \t]{0,3}(?<!\p{L})(?:lautet|ist|is|war|was|heißt)
      (?: (?:jetzt|nun|neu|ab sofort|weiterhin|now|
      still|currently))? ?:?
      [ ]["'„“»]?${notAPlaceholder}${hasSymbolOrDigit}
      (?<value>[^\s"'“”«<>,;]{3,${textLength}}(?<![.:)]))
    `,
    // `wifi pw there: blau-meer-4410`
    pattern('dgu')`
      ${passwordWord}${ofWhat}:[ \t]{1,4}(?!\p{L}{2,20}=)${notAPlaceholder}${hasSymbolOrDigit}
      (?<value>[^\s"'<>,;\\]{3,${textLength}}(?<![.:)\]}]))
    `,
    // `API key for the connector rotated: 8Kq2ZtR7vYx0LbN4`
    pattern('dgu')`${secretLabel}${ofWhat}:[ \t]{1,4}(?!\p{L}{2,20}=)\u0060?${notAPlaceholder}(?<value>${keyOrToken})`,
    // In quotes, whatever stands between: `the password for the desk (Sample Ltd, no. 7) is "magpie"`, `Losungswort "Amsel"`
    pattern('dgu')`
      ${passwordWord}${notAboutOne}(?:(?:(?!\. \p{Lu}\p{Ll})[^\n"“”„»«]){0,120} (?:
      is|was|lautet|ist|war|heißt|be)|(?: \p{L}[\p{L}-]{1,20}){1,4}(?=:))?:?[ ]["“„»]${notAPlaceholder}
      (?<value>[\p{L}\d][^\n"“”„»«]{2,40})(?=["“”«])
    `,
    // `passphrase "correct horse battery"`
    pattern('dgu')`${wordStart}[pP]assphrase(?: is| was| ist| lautet)?:? ["„“«»](?<value>[^"“”«»\n]{8,80})["“”«»]`,
    // `Passwort wie gehabt Blau7Haus`
    pattern('dgu')`
      ${passwordWord},? (?:wie (?:gehabt|immer|bisher|üblich|zuvor)|weiterhin|unverändert|bleibt|still|unchanged|
      (?:the )?same as (?:before|ever|usual)|as (?:before|ever|usual)),?:? ["'„“»]?${notAPlaceholder}(?<value>${mixed})
    `,
    // The question whether it still is the same: `Wlan-Passwort bleibt gleich? Kiesel2362m`
    pattern('dgu')`${passwordWord}(?: \p{L}[\p{L}'’-]{0,20}){1,8}\? ["'„“»]?${notAPlaceholder}(?<value>${mixed})`,
    // A word that is said on the telephone: `Kundenkennwort ist Glockenblume`
    pattern('dgu')`
      (?:[kK]ennwort|[cC]odewort|[sS]icherheitswort|[aA]bholwort|[mM]emorable word|[sS]ecurity word|[cC]ollection password)
      (?:[ ](?:ist|is|lautet):?|(?: (?:bei|beim|zum|für|zur|for|at)(?: \p{L}{2,20}){1,3}):)[ ]["'„“»]?
      (?<value>\p{Lu}\p{Ll}{3,30})(?=["“«.,;)]|${lineEnd})
    `,
    // `Kennwort müsste Blau93 sein`
    pattern('dgu')`
      ${passwordWord} (?:müsste|wäre|sollte|might be|should be|must be) ["'„“»]?(?<value>${mixed})
    `,
  ],
  examples: {
    finds: {
      'in a sentence': 'Das Passwort lautet ⟦Blau7Haus⟧.',
      'what it opens between': 'keysafe code for 3 Sample Court is ⟦8820X⟧. Next',
      'in quotes, at once': 'Sparbuch mit Losungswort "⟦Amsel⟧", heute',
      'what it is now': 'Das Passwort fürs WLAN ist jetzt ⟦Mohnblume-77⟧\n',
      'what happened between, the token marked': 'RADIUS-Secret rotiert, neu: `⟦hQ7vB2mX9kLp4Wz8⟧` löschen',
      'place between': 'wifi pw there: ⟦blau-meer-4410⟧\n',
      'whose it is': 'PasswordReset - Einmalkennwort für e_muster: ⟦Rq7-Haus-4471⟧  // TODO',
      'what it opens in one long word': 'WLAN-Passwort Gemeinschaftsraum neu: ⟦blau_2025!⟧. Dann',
      'many words between': 'wifi pw in the hall upstairs for guests: ⟦blau-meer-4410⟧\n',
      'key, many words between': 'API key for the sample shop rotated: ⟦9fCeb02d0ae598e9⟧ --',
      'in quotes, at some distance': 'the password for the desk (Sample Ltd, site no. AS40417) is "⟦magpie⟧". These',
      'in quotes, what it is for': 'Kennwort fürs Telefonbanking: "⟦Seerose⟧", bitte',
      'words in quotation marks': 'the passphrase is "⟦lamp river stone⟧" for now',
      'behind a question': 'und das Wlan-Passwort bleibt gleich? ⟦Kiesel2362m⟧\n',
      'on the telephone': 'Ihr Kundenkennwort ist ⟦Glockenblume⟧.',
      'word on collecting a child': 'Codewort beim Abholen: ⟦Glockenblume⟧\n',
      'not sure': 'Kennwort müsste ⟦Zugspitze93⟧ sein',
      'as ever': 'Benutzer folgt, Passwort wie gehabt ⟦Webakte#26⟧.',
    },
    ignores: {
      'a passport and until when': 'Pass im Original gesehen, gültig bis 2029. Vertrag folgt',
      'letters alone behind the verb': 'Das Passwort lautet anders.',
      'masked already': 'Das Passwort lautet ********.',
      'a reference': 'the password is ${DB_PASSWORD} here',
      'another word': 'Das Muster lautet Blau7Haus.',
      'the end of another verb': 'Pass im Koffer, gültig bis 2031. Bitte',
      'a state in quotes': 'Das Passwort ist "vergessen" worden',
      'a quality in quotes': 'the password policy of the desk is "strong" today',
      'a plan in quotes of the next sentence': 'Das Passwort gilt. Mein Tarif ist „Flat 20 GB“ für',
      'a question and a word': 'ist das Passwort neu? Bitte melden',
      'a key of a log': '10:27 WARN Passwort im Klartext im Log: status=302-Found77 ok',
      'a date behind many words': 'API key for the sample shop rotated: 2026-03-12',
      'a plan behind many words': 'API key for the sample shop rotated: quarterly',
    },
  },
};
