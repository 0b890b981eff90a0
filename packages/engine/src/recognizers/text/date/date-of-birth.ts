import type { Recognizer } from '../../../recognizer.js';
import { anyOf, anyOfBehind } from '../any-of.js';
import { pattern, source } from '../pattern.js';
import { guess } from './age-numbers.js';
import { birthWord, bornThings, labelRest, marksBetween } from './birth-words.js';
import { foreignFullDate, fullDate, isDate, notAMessage, timestamp } from './date-forms.js';
import { termWords } from './term-words.js';

/** Words of a sentence between the birth word and the date: `wurde sie in Ulm am Montag, dem `. */
const wordsBetween = source`
  (?:(?:wurde|ist|war|bin|was) (?:(?:er|sie|es|ich) )?)?
  (?:(?:(?:in|zu|at|a|à|en) )?\p{Lu}[\p{L}\p{M}'’-]{1,25}(?: \p{Lu}[\p{L}\p{M}-]{1,25})?,? ){0,2}
  (?:(?:(?:is |was )?(?:given|listed|shown|recorded|entered|noted|stated|registered) )?(?:as|mit|
  als) |(?:bei|laut|lt\.|gemäß|per|on) (?:(?:unseren|Ihren|our|your|the) )?\p{L}{2,15} |(?:is )?(?:confirmed|verified|checked|bestätigt|geprüft)[,:]? )?
  (?:(?:am|den|on|the|vom|dem|der|is|ist|il|le|el|op|em|dnia) ){0,3}
  (?:\p{L}{5,10}, (?:(?:dem|den) )?)?
`;

/** The star of genealogy, behind a name or right before the date; a bullet has neither. */
const star = String.raw`(?:(?<=[^\s*][ \t]{0,40})\*[ \u00a0]?|(?<![*\p{L}\d])\*(?=\d))(?:am )?`;

/** `Geburtsort / Geburtsdatum`, `Place and date of birth`: the place comes first. */
const placeAndBirth = source`(?:
  (?:[gG]eburtsort|[gG]eb\.-?Ort|[pP]lace(?: of [bB]irth)?) ?(?:/|&|und|and|,) ?
  (?:-?[gG]eburtsdatum|-?[dD]atum|-?[gG]eb\.-?[dD]at(?:um|\.)|[dD]ate(?: of [bB]irth)?|DOB)
)`;
const place = String.raw`\p{Lu}[\p{L}\p{M} .'’()-]{1,40}?`;

/** A lease or guarantee has its years behind its date too. */
const notOfATerm = `(?<!${anyOfBehind(termWords)}:?(?: (?:from|until|to|on|ab|am|seit|bis|vom|dem)){0,2}:? {1,4})`;
const dateStart = String.raw`(?<![\p{L}\p{N}./-])`;
/** `Der Euro wurde am`. */
const notOfAThing = String.raw`(?<!(?<![\p{L}-])${bornThings} (?:wurde|war|ist|was) (?:am|on) )`;
/** Between the date and the birth word behind it: ` (Dienstag) in Bad Muster als Tochter eines Arztes `. */
const wordsBehind = source`
  ,?[ \t]{0,3}
  (?:\([^)\n]{1,30}\) )?
  (?:(?:in|zu) \p{L}[\p{L}\p{M} ./-]{1,40} )?
  (?:\((?:de[rs]|als)? ?)?
  (?:als (?:\p{L}[^\n.;]{1,40} )?)?
`;
const birthWordBehind = anyOf([
  'geboren', 'geb.', 'geborene', 'geborener', 'geborenen', 'geborenem', 'geborenes', 'geburtsdatum', 'geburtstag',
  'zur welt', 'geb-datum', 'geb.-datum', 'gebdatum', 'geb.datum', 'born', 'dob', 'date of birth', 'birthday',
]); // prettier-ignore

/**
 * A full date that a birth word beside it marks as somebody's birth.
 * Rule: the day exists in the Gregorian calendar (ISO 8601-1:2019 § 4.2.1); layouts of DIN 5008:2020 § 9 (dates), of
 * American and British usage, with Roman months as in older records, or months in French, Italian, Spanish, Portuguese
 * and Dutch. The star of genealogy counts, a bullet does not.
 */
export const dateOfBirth: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    pattern('dgu')`
      ${birthWord}(?!\p{L})${labelRest}${marksBetween}
      ${wordsBetween}
      (?<value>${fullDate}|${foreignFullDate}|${timestamp})${notAMessage}
    `,
    // `Geburtsort / Geburtsdatum: Ulm / 12.03.1980`
    pattern('dgu')`
      ${placeAndBirth}[ \t]{0,4}(?::[ \t]{0,20}|[ \t]{2,40}|\.{2,3} )
      ${place}(?: ?[/,;|] ?| {2,20})(?<value>${fullDate})
    `,
    // `Name / Geburtsdatum / Ort` above `Muster / 12.03.1980 / Ulm`
    pattern('dgmu')`
      ^[ \t>|]{0,10}\p{Lu}[^\n/:]{1,30} ?/ ?${birthWord}(?!\p{L})[^\n:]{0,50}\r?\n
      [ \t>|]{0,10}\p{L}[^\n/]{1,40} ?/ ?(?<value>${fullDate})
    `,
    // The second person: `| Geburtsdatum | 12.03.1980 | 07.11.1983 |`
    pattern('dgu')`
      ${birthWord}["' ]{0,3}\|
      [ \t]{0,20}${fullDate}[ \t]{0,20}\|
      [ \t]{0,20}(?<value>${fullDate})
    `,
    pattern('gu')`${dateStart}${notOfAThing}${fullDate}(?=${wordsBehind}${birthWordBehind}(?!\p{L}))`,
    pattern('dgu')`${star}(?<value>${fullDate})`,
    // The star at the beginning of a line, if the cross of the death follows
    pattern('dgmu')`(?<=^[ \t>„"“|]{0,60})\*[ \u00a0]?(?<value>${fullDate})(?=[^\n]{0,40}(?:[†✝]|\+ ?\d))`,
    // `(b. 12 March 1980)`, `, circa 1.3.1875`, `Erna Sample    b. 12.03.1980`
    pattern('dgmu')`(?<=[(,] ?|^)(?:[bB]\.|b|[cC]irca) (?<value>${fullDate})`,
    pattern('dgu')`(?<=\p{L}[ ]{1,40})b\. (?<value>${fullDate})`,
    // `MUSTER, Max, gb 12.03.80`, as the police note it
    pattern('dgu')`(?<=\p{L},? )gb\.? (?<value>${fullDate})`,
    // `Kinder: Lena, 12.03.2014 – Max, 9.4.2017`
    pattern('gmu')`
      (?<=^[ \t>|•-]{0,10}(?:Kind(?:er)?|Children|Geschwister)[ ]?:[^\n]{0,120}\p{Lu}\p{Ll}{1,15},? \(?)
      (?<!(?:tag|woch|bend|day|bis|until),? )
      ${fullDate}(?=\)?[ ]{0,2}(?:[–;,|/]|-[ ]|und |and |\r?$))
    `,
    // The age behind it
    pattern('gu')`
      ${dateStart}${notOfATerm}${fullDate}
      (?=,? \((?:${guess} )?\d{1,3} ?(?:J(?:\.|ahre)?|y/?o|yrs)(?!\p{L}))
    `,
    pattern('gu')`${dateStart}(?=[^\s]{3,8}19\d\d)${fullDate}(?= ?\([2-9]\d (?:years|Jahre)(?: old| alt)?[),])`,
  ],
  normalize: (value) => value.replace(/T\d\d:.*$/, ''),
  isValid: isDate,
  examples: {
    finds: {
      abbreviated: 'Erna Muster, geb. ⟦12.3.1980⟧, wohnt dort.',
      'written out': 'geboren am ⟦12. März 1980⟧ in Ulm',
      star: 'Erna Muster (*⟦12.3.1980⟧)',
      'star and space': 'Erna Muster, * ⟦12. März 1980⟧ in Ulm',
      'label and place': 'Geburtsdatum/-ort: ⟦12.03.1980⟧, Ulm',
      'line above': 'Geburtsdatum\n⟦12.03.1980⟧\n',
      'two digits': 'geb. am ⟦12.03.80⟧ in Ulm',
      'month in French': 'Née le ⟦12 juillet 1980⟧ à Dole',
      'month in Spanish': 'nacido el ⟦12 de julio de 1980⟧',
      Dutch: 'geboren op ⟦12-03-1980⟧ te Delft',
      Polish: 'urodzony ⟦12.03.1980⟧',
      'Roman month': 'geb. ⟦12. III. 1980⟧',
      'birth name between': 'geb. Beispiel, am ⟦12.03.1980⟧',
      'place between': 'geboren in Ulm am ⟦12.03.1980⟧',
      'place and country between': 'was born in Keren, Eritrea, on ⟦19 January 1980⟧. He',
      'of the police': '1) MUSTER, Max, gb ⟦12.03.80⟧, wh Musterweg',
      'of two tenants': '1. Erna Sample   b. ⟦12.03.1980⟧\n2. Sam Sample      b. ⟦07.11.1983⟧   passport',
      children: 'Kinder:   Lena, ⟦12.03.2014⟧ – Max, ⟦09.04.2017⟧\n',
      'by whom it is held': 'Grund: Geburtsdatum bei uns ⟦12.03.1980⟧, dort anders',
      'the place first': 'Geburtsort / Geburtsdatum: Ulm / ⟦12.03.1980⟧',
      'the place first, English': 'Place / Date of Birth   Ayr / ⟦12-03-1980⟧',
      'two labels, three dots': 'Geburtsdatum / Geburtsort ... ⟦12.03.1980⟧ / Ulm',
      'scanned, a zero in the label': 'Mr Muster    D0B ⟦12 /03/1980⟧',
      'scanned, letters mistaken': 'Geburtsdaturn: ⟦12.03.1980⟧',
      'two labels above two values': 'Name / Geburtsdatum / Ort\nErna Muster / ⟦12.03.1980⟧ / Ulm\n',
      'three labels above three values':
        'Geburtsdatum / Geburtsort / Staatsangehörigkeit\n⟦12.03.1980⟧ / Ulm / deutsch\n',
      'given as': 'your date of birth as ⟦02/17/1984⟧; please',
      confirmed: 'File note: DOB confirmed ⟦9.9.1954⟧. Moving',
      'recorded as': 'DOB recorded as ⟦17/02/1984⟧ here',
      'stated in German': 'Geburtsdatum mit dem ⟦12.03.1980⟧ an',
      'word behind': 'wurde am ⟦12.03.1980⟧ in Bad Muster geboren',
      'abbreviated word behind': 'hab für ihn ⟦19.4.18⟧ als geb-datum, stimmt das?',
      ISO: 'DOB: ⟦1980-03-12⟧',
      JSON: '{"dateOfBirth": "⟦1980-03-12⟧"}',
      American: 'born on ⟦March 12, 1980⟧ in Ohio',
      British: 'née Sample, ⟦12th of March 1980⟧',
      'slashes, month first': 'Date of birth: ⟦03/28/1980⟧',
      'leap day': 'geb. ⟦29.02.2000⟧',
      'second person of the row': '| Geburtsdatum | ⟦12.03.1980⟧ | ⟦07.11.1983⟧ |',
      'born and died': 'geb. Beispiel\n* ⟦2. Mai 1929⟧      † 1. Juni 2019',
      'abbreviated words in the label': 'Geb.-Datum / Alter / Geschl.: ⟦12.03.1980⟧ / 45 / w',
      'two more words in the label': 'DOB/Age/Sex: ⟦03/28/1980⟧ / 45 / M',
      'star far behind the name': 'Muster, Erna          * ⟦12.03.1980⟧\n',
      'date and time of JSON': '"birthDate":"⟦1980-03-12T00:00:00Z⟧"',
      'before the age, unit written out': 'Mrs Sample   ⟦14-Mar-1959⟧ (67 years)   F',
      'behind the name, with the age': 'Pat.: Muster, Erna, ⟦08.06.1951⟧ (75J, w), Ulm',
      'no space before am': 'Erna, geb.am ⟦12.03.1980⟧, kam',
      'on a stone, in a column': '                    * ⟦14.03.1938⟧   † 02.11.2023\n',
      'place between the dates': '* ⟦12.03.1980⟧ Ulm † 01.02.2020 Bonn\n',
      capitals: 'GEBURTSDATUM: ⟦12.03.1980⟧',
    },
    ignores: {
      'no birth word': 'am 12.03.1980 in Ulm',
      'no such day': 'geb. 31.02.1980',
      'month in French, no birth word': 'Signée le 12 juillet 1980 à Dole',
      'of a thing': 'Der Euro wurde am 1. Januar 1999 geboren.',
      'of a thing, English': 'The company was born on 12 March 1998 in a garage.',
      'no such month': 'geb. 12.13.1980',
      'no leap year': 'geb. 29.02.1900',
      'another place first': 'Lieferort / Lieferdatum: Ulm / 12.03.1980',
      'other labels above values': 'Name / Termin / Ort\nSitzung / 12.03.1980 / Ulm\n',
      'a lease with its term': 'Lease from 14.03.2019 (10 Jahre)',
      'a bullet': '* 12.03.2024 Sitzung',
      'another word': 'gebucht am 12.03.1980',
      'a version': 'geb. 12.03.1980.7',
      'year alone': 'geboren 1980 in Ulm',
    },
  },
};
