import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordStart } from '../bounds.js';
import { capitalized } from '../capital.js';
import { dictatedMarks } from '../dictated-marks.js';
import { germanOnes, germanTwoDigits, spokenGermanDigits } from '../number-words.js';
import { oneOf, pattern, source } from '../pattern.js';
import { answerBegins } from '../speaker.js';
import { adjectives, germanCapitalWord, compound, isStreet, twoWords } from './german-street-parts.js';

const hundreds = `${oneOf(germanOnes)}?hundert(?:und)?`;
/** `sieben`, `sechsundzwanzig`, `hundertzwölf`; `ein` alone is an article. */
const number = source`
  (?:
    (?:${hundreds})?${germanTwoDigits}
    |${hundreds}${oneOf(spokenGermanDigits)}?
    |(?!ein(?!\p{L}))${oneOf(spokenGermanDigits)}
  )(?!\p{L})`;
/** `sieben a`, `zwölf Schrägstrich drei`, `eins null vier`. */
const houseNumber = source`${number}(?: ${number}){0,2}(?: [a-f](?!\p{L}))?(?: (?:[sS]chräg)?[sS]trich ${number}){0,2}`;
/** ` Stiege zwei Tür neun`, ` Komma dritter Stock links`. */
const flat = source`
  (?:,|,? Komma)?[ ](?:
    (?:Stiege|Tür|Top|Stock|Wohnung|Haus|Block|Aufgang|Eingang|Appartement) (?:Nummer )?${number}
    |(?:erster|zweiter|dritter|vierter|fünfter|sechster) (?:Stock|Stockwerk)
    |Erdgeschoss|Dachgeschoss|Hinterhaus|Vorderhaus
  )(?: (?:links|rechts|Mitte))?`;
/** `Am Stadtgraben zwölf`. */
const lying = '(?:Am|Im|Zum|Zur|An der|An den|Unter den) ';
const lyingFirst = new RegExp(`^${lying}`, 'u');
/** Punctuation and layout that a dictation says; any other noun behind the number would be counted by it. */
const marks = oneOf([...dictatedMarks.map(capitalized), 'Klammer', 'Ende']);
const notCounting = String.raw`(?![\p{L}\p{N}]| (?!${marks}(?!\p{L}))\p{Lu})`;

/** What may stand behind the number where all is in small letters: ` in ulm`, ` ja`, a postal code; nothing counted. */
const lowerEnd = source`(?=
  [,.!?]|${lineEnd}
  |[ ](?:in|im|ja|nein|genau|also|und|links|rechts|hinterhaus|plz|postleitzahl|richtig|korrekt|(?:erster|zweiter|
  dritter) stock
  |${oneOf(spokenGermanDigits)})(?!\p{L})
)`;
/** No name of a street: `in der`, `unserer`. */
const notInNames = source`(?!(?:
  d(?:er|ie|as|en|em)|in|im|am|an|auf|zur|zum|vo[nm]|(?:uns|mein|dein|ihr|sein|dies|ein|jed|kein|welch)\p{L}{0,4}|
  noch|jetzt|wir
  |sind|ist|und|ja|also|wohn\p{Ll}{0,4}|adresse|anschrift
) )`;

/**
 * Street and house number as people say them, in calls and dictations: `Holser Straße hundertzwölf`.
 * Rule: as `streetAddress`, with a number in words; in `Hauptstraße drei Autos` it counts.
 */
export const spokenStreet: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`
      ${wordStart}(?:${lying})?${adjectives}${compound} (?:Nummer )?${houseNumber}(?:${flat}){0,3}${notCounting}
    `,
    pattern('gu')`${wordStart}${adjectives}${twoWords} (?:Nummer )?${houseNumber}(?:${flat}){0,3}${notCounting}`,
    // as machines write it: `wilderich lang straße sieben`
    pattern('gu')`
      ${wordStart}(?:${notInNames}\p{Ll}{3,20} ){1,2}(?:straße|strasse|gasse|allee|platz|weg|ring|ufer|damm|chaussee)
      [ ](?:nummer )?${number}(?: ${number}){0,2}(?: [a-f](?!\p{L}))?${lowerEnd}
    `,
    // in answer to a question for it: `am alten markt drei`
    pattern('dgu')`
      (?:[aA]dresse|[aA]nschrift|[wW]ohn\p{Ll}{0,4}|[sS]traße)(?!\p{L})[^\n]{0,60}${answerBegins}
      (?<value>(?:am|im|an der|an den|zum|zur|auf der|auf dem|unter den|in der) (?:\p{Ll}{3,20} ){1,2}
      (?:nummer )?${number}(?: [a-f](?!\p{L}))?)${lowerEnd}
    `,
    // in answer, any name: `Lerchenrain 4, Parterre`
    pattern('dgu')`
      (?:[aA]dresse|[aA]nschrift|[sS]traße|[wW]o wohn\p{Ll}{1,3})(?!\p{L})[^\n?]{0,40}\?${answerBegins}
      (?<value>\p{Lu}[\p{L}-]{4,30} (?:(?:die|Nummer) )?(?:[1-9]\d{0,2}[a-z]?|${oneOf(spokenGermanDigits)}))
      (?=[,.!](?!\d)| in |${lineEnd})
    `,
    // any name with its preposition within a sentence, before the postal code: `, Am Ährenfeld vierzehn, Postleitzahl`
    pattern('dgu')`
      (?:,|\p{Ll}{2})[ ](?<value>(?:Am|Im|An der|An den|Auf der|Auf dem|Zum|Zur|In der|In den|Hinter der|Hinterm|Unter den|Bei der)
      [ ]\p{Lu}[\p{L}-]{1,30} ${houseNumber})(?=,? (?:PLZ|Postleitzahl)(?!\p{L}))
    `,
    // any name behind the word for living there
    pattern('dgu')`
      (?<!\p{L})(?:[wW]ohnhaft|[wW]ohnhaft in der|[wW]ohnadresse|[wW]ohnanschrift)(?: ist)?:?
      [ ](?<value>${germanCapitalWord}(?: ${germanCapitalWord})? ${houseNumber}(?:${flat}){0,3})${notCounting}
    `,
  ],
  isValid: (address) => isStreet(address.replace(lyingFirst, '')),
  examples: {
    finds: {
      'one word': 'Wir sind in der ⟦Mühlenstraße neunzehn⟧ in Ulm.',
      'two words': 'Wohnen Sie noch ⟦Holser Straße hundertzwölf⟧?',
      'a letter behind it': 'seit Mai ⟦Eschstraße sieben a⟧, auch',
      'punctuation of a dictation': 'Graz Komma ⟦Göstinger Straße sechsundzwanzig⟧ Komma achtzig',
      'staircase and flat': 'wohnhaft ⟦Ossiacher Zeile vierundvierzig Stiege zwei Tür neun⟧ neun',
      'digit by digit': 'in der ⟦Ringstraße eins null vier⟧, ja',
      'a preposition in its name': 'Lindner Komma ⟦Am Stadtgraben zwölf⟧ Komma',
      'small letters': 'wohnen sie noch in der ⟦nymphenburger straße hundertvierundfünfzig⟧\nKundin: nein',
      'small letters, in answer': 'und die alte adresse\nanrufer: ⟦am alten markt drei⟧\n',
      'small letters, a name of two words': 'jetzt in der ⟦wilderich lang straße sieben⟧ in München',
      'any name, in answer': 'AGENT: Wie ist Ihre Adresse?\nKUNDE: ⟦Lerchenrain 4⟧, Parterre.\n',
      'any name and a number in words, in answer': 'AGENT: Wo wohnen Sie jetzt?\nKUNDE: ⟦Lerchenrain vier⟧ in Ulm.\n',
      'any name with a preposition': 'rüber nach Ulm, ⟦Am Ährenfeld vierzehn⟧, Postleitzahl acht neun',
      'any name behind a verb': 'Der Mandant wohnt ⟦In der Au siebzehn⟧, Postleitzahl acht acht',
      'floor behind a comma': 'die ⟦Berliner Straße achtzehn, zweiter Stock links⟧, bitte',
    },
    ignores: {
      'what is counted': 'Auf der Hauptstraße drei Autos',
      'what is counted, small letters': 'auf der langen straße drei autos',
      'an article': 'In der Hauptstraße ein neues Haus',
      'no street': 'Wir sind in der Mühle neunzehn in Ulm',
      'another question': 'AGENT: Wie lange wohnen Sie dort?\nKUNDE: Ungefähr 12.\n',
      'a longer word': 'In der Mühlenstraße dreiste Diebe',
      'a time': 'rüber nach Ulm, Am Montag vierzehn Uhr, Postleitzahl acht neun',
      'no number': 'Wohnen Sie noch Holser Straße?',
      'a park': 'Am Parkplatz zwanzig standen',
    },
  },
};
