import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { oneOf, pattern } from '../pattern.js';
import { isAge, jahre, noOrdinal, wholeYears } from './age-numbers.js';
import { adverb, endOfClause } from './age-sentence.js';
import { givenName } from './given-name.js';
import { childrenTogether, closeRelatives, namePart, owner, persons, titlesBeforeName } from './person-words.js';
import { wordStart } from '../bounds.js';

const title = oneOf([...titlesBeforeName, 'Shri', 'Sri', 'Smt.', 'Smt', 'Kum.', 'Cllr', 'Prof.', 'Sr.']);
const person = `${wordStart}${anyOf(persons)}`;
/** Words that a given name stands behind: `für Erna (4)`. */
const preposition = String.raw`(?<![\p{L}\d])(?:für|for|mit|with|von|and|und|wo)`;
/** `Erna`, `Erna Muster` or `Erna MUSTER`. */
const oneOrTwoNames = String.raw`${givenName}(?: (?:${givenName}|\p{Lu}{2,20}(?!\p{L})))?`;
/** `Erna` alone, in a list of names that all have their age behind them. */
const listedName = String.raw`\p{Lu}\p{Ll}{1,15}(?:[ /-]\p{Lu}\p{Ll}{1,15})?`;
const and = '(?:,| und| and)';
/** `7`, `11 months`. */
const anyAge = String.raw`\d{1,2}(?: (?:Monate|Mon\.|Wochen|Jahre|J\.|months|mths|weeks|wks|years|yrs))?`;

const children = anyOf(childrenTogether);
/** `6, 9 und `: the ages before the last one. */
const agesBefore = String.raw`(?:\d{1,2}(?:,| und| and|, and| u\.| &| \+) ){0,4}`;
/** `, 9 und 12`: the ages behind one. */
const agesBehind = String.raw`(?:(?:,| und| and|, and| u\.| &| \+) \d{1,2}){0,4}`;
/** What lasts for months, behind the same prepositions: `für Miete (3 Monate)`. */
const lasting = [
  'Miet', 'Kaution', 'Probezeit', 'Frist', 'Dauer', 'Laufzeit', 'Kurs', 'Vertrag', 'Abo', 'Reha', 'Praktik',
  'Elterngeld', 'Haft', 'Rate', 'Phase', 'Garantie', 'Verträge', 'Rent', 'Deposit', 'Notice', 'Leave', 'Cover', 'Term',
  'Premium', 'Kost', 'Lohn', 'Gehalt', 'Strom', 'Gas', 'Wasser', 'Netflix', 'Spotify', 'Neben', 'Beitr', 'Bafög',
  'Umschul', 'Kur',
]; // prettier-ignore
const youngestOrEldest = String.raw`(?:[kK]leine|[gG]roße|[jJ]üngste|[äÄ]lteste)[rn]?`;

/**
 * The age in digits behind a person's name or the word for a relative, in parentheses or between commas: `Zeugin: Erna
 * Muster, 19, Azubi`.
 * Rule: as newspapers, reports of the police and courts set it; a word for a person, two names, a preposition or a
 * second age say that it is one, and nouns with a number behind them (`Anlage (4)`) are no names.
 */
export const ageBehindName: Recognizer = {
  type: 'AGE',
  patterns: [
    // Each child with an age: `Lena (5) und Tim (7)`
    pattern('gu')`(?<=${listedName} \()\d{1,2}(?=\)${and} ${listedName} \(${anyAge}\))`,
    pattern('gu')`(?<=${listedName} \(${anyAge}\)${and} ${listedName} \()\d{1,2}(?=\))`,
    // `Kinder: Lena 6, Tim 3`
    pattern('gu')`
      (?<=${children}[:,]? (?:${listedName},? \d{1,2}(?:,| und| and| &|;) ){0,4}${listedName},? )
      \d{1,2}(?=(?:,| und| and| &|;) ${listedName},? \d)
    `,
    pattern('gu')`
      (?<=${children}[:,]? (?:${listedName},? \d{1,2}(?:,| und| and| &|;) ){1,4}${listedName},? )
      \d{1,2}(?=[.;)]?(?:\s|$)|,[ ]\p{Ll})
    `,
    // All ages together: `drei Kinder (4, 7 und 9)`, `two sons (ages 4 and 7)`, `zwei Kinder, 4 und 7 Jahre`
    pattern('gu')`
      (?<=${children} \((?:ages |aged )?${agesBefore})
      \d{1,2}(?: Jahre(?=\)))?
      (?=${agesBehind} ?${jahre}?\))
    `,
    pattern('gu')`
      (?<=(?:${children}(?:['’]s?)?,? (?:aged|ages?)|[aA]lter (?:der|des) Kind(?:er|es)|[kK]inderalter)
      (?: (?:at|on|bei|zum) \p{L}{2,12})?:?[ ]${agesBefore})
      \d{1,2}(?=${agesBehind}(?:[.,;:)]|\s|$))(?! to | or )
    `,
    pattern('gu')`
      (?<=${children},? )
      \d{1,2}(?=(?:, \d{1,2}){0,3},? (?:und|and) \d{1,2} (?:Jahre|years))
    `,
    pattern('gu')`
      (?<=${children},? (?:\d{1,2}, ){0,3}\d{1,2},? (?:und|and) )
      \d{1,2} (?:Jahre|years)(?: alt| old)?(?!\p{L})
    `,
    pattern('gu')`
      (?<=${givenName} ${givenName} \()
      ${wholeYears}
      // what somebody does may follow: (17, Azubi)
      (?=\)(?: ?[,.;:]| \p{Ll}| ?-| ?\r?\n|$)|(?<=\d\d), (?!\d|Stück|Stk)[\p{L}-]{3,30}[^()\n]{0,40}\))
    `,
    pattern('gu')`(?<=(?:${person}(?: \d)? ${oneOrTwoNames}|${preposition} ${givenName}) \()${wholeYears}(?=\))`,
    // `bei Mattis (8 Monate)`
    pattern('gu')`
      (?<=(?:${preposition}|bei|unser|unsere|unserem|unserer|our) (?!${oneOf(lasting)})${givenName} \()
      [1-9]\d? (?:Monate|Mon\.|Wochen|months|mths|weeks|wks)(?= ?[,;)])
    `,
    // `Mutter (78, dement)`
    pattern('gu')`(?<=${person} \()[1-9]\d(?=, \p{Ll}{3})`,
    pattern('gu')`(?<=${person}:? ${oneOrTwoNames}, )${wholeYears}${noOrdinal}(?=[,.;)](?!\d)|[ \t]{0,3}(?:\r?\n|$))`,
    pattern('gmu')`
      (?<=(?:[,:;(–-] |(?:: |(?<!\p{L})(?:[dD](?:er|ie|en|em)|[uU]nsere?[rnm]?|[mM]eine?[rnm]?|[oO]ur|
      [tT]he) )\p{L}{4,20} |^)
      ${givenName} ${givenName}, )
      [1-9]\d
      (?=, (?!\d)(?:\p{Ll}|\p{Lu}\p{Ll}{2}))
    `,
    pattern('gu')`(?<=(?:(?<!\p{L})${youngestOrEldest}|${person}) \()${anyAge}(?=\))`,
    // `son Kai 6, daughter Mei 3`, `Husband 47.`
    pattern('gu')`
      (?<=${wordStart}${anyOf(closeRelatives)} ${givenName} )${wholeYears}(?=[,;)] |\.?[ \t]{0,3}(?:\r?\n|$)|
      \. \p{Lu})
    `,
    pattern('gmu')`
      (?<=(?:^|[.;(] )(?:[wW]ife|[hH]usband|[mM]other|[fF]ather|[eE]hefrau|[eE]hemann|[mM]utter|[vV]ater)[ ])
      [2-9]\d(?=[,;)] |\.?[ \t]{0,3}(?:\r?\n|$)|\. \p{Lu})`,
    // `Ella, 7, and Jack, 5, attend`
    pattern('gu')`(?<=${wordStart}${givenName}, )[1-9]\d?(?=, (?:and|und) ${givenName}, \d{1,2}(?:[,.;)]|\s|$)(?!\d))`,
    pattern('gu')`
      (?<=${wordStart}${givenName}, \d{1,2}, (?:and|und) ${givenName}, )[1-9]\d?(?=[,.;)](?!\d)|[ \t]{0,3}(?:\r?\n|$))
    `,
    // `1 Kind 11 J.`
    pattern('gu')`
      (?<=${wordStart}(?:Kind|Sohn|Tochter|Enkel|Enkelin|child|son|daughter|boy|girl) )\d{1,2} (?:J\.|Jahre|yrs|
      years)(?!\p{L})
    `,
    // in the cell behind a name: `Muster, Erna   11 J.   Klasse 5b`
    pattern('dgu')`
      ${wordStart}${namePart}, ${namePart}(?: {2,20}|\t)
      (?<value>${wholeYears} ?(?:J\.|Jahre|yrs?\.?|y/o|years))(?= {2}|\t|[ ]?[,;|]|[ ]?\r?\n|$)
    `,
    // `our twins are 5`
    pattern('dgu')`${owner} ${children} (?:are|sind)(?: ${adverb})? (?<value>[1-9]\d?)${endOfClause}`,
    // `(daughter, 16)`, `Der Fahrer, 32, blieb`
    pattern('gu')`(?<=\((?:[^()\n]{1,30}, )?${person}, )${wholeYears}(?=\))`,
    pattern('gu')`(?<=${person}, )[1-9]\d(?=, (?:\p{Ll}|[A-Z]){2})`,
    // `(daughter of the owner, 21 years)`
    pattern('dgiu')`
      \((?:(?:my|his|her|their|our|seine|ihre|meine|unsere)r? )?${anyOf(persons)}(?!\p{L})[^()\n]{0,40}
      , (?<value>${wholeYears} ?(?:years?|yrs?|y/o|jahre|j\.)(?: old| alt)?)(?=[,;)])
    `,
    // `Mrs Erna Sample (NI no. QQ 12 34 56 C, 58, part-time)`
    pattern('dgu')`
      ${wordStart}${title} ${namePart}(?: ${namePart}){0,3} \([^()\n]{0,60}, (?<![ (]\d{1,3}, )(?<value>[1-9]\d)
      (?=\)|, (?!\d{1,3}[,)])[\p{L}\d])
    `,
    // `Mr Sam Sample, 67 M, UHID`
    pattern('dgu')`
      ${wordStart}(?:${title}|\p{Lu}\.) ${namePart}(?: ${namePart}){0,3}, ?
      (?<value>${wholeYears})(?= ?/? ?[MFmfw](?:[,;.)]|$| [-–]|\r?\n))
    `,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'behind a name': 'Neighbor Sam Sample (⟦71⟧) saw it',
      'behind a name, with what somebody does': 'Co:    Erna Muster (⟦17⟧, Grundkurs)\n',
      'behind what somebody is and a name': 'Vertretung: Reitbeteiligung Erna Muster, ⟦17⟧, bzw. deren Mutter',
      'behind what somebody is, with an article': 'und die Helferin Jule Muster, ⟦16⟧, holen ihn ab',
      'behind a first name': 'für Erna (⟦4⟧) und Max',
      'behind a numbered relative': 'ET 28.11.2026, Kind 1 Max (⟦3⟧);',
      'behind a relative': 'Schwester Erna, ⟦73⟧, Tel. 0221',
      'behind a name, between commas': 'Zeugin: Erna Muster, ⟦19⟧, Azubi',
      'at the end of a line': 'Tochter Lena, ⟦7⟧\n',
      'children and the unit': 'Kinder ⟦7⟧ und ⟦4 Jahre alt⟧',
      'surname in capitals': 'Passenger: Sam SAMPLE, ⟦79⟧, uninjured',
      'behind a relative alone': 'die Kleine (⟦6⟧) kommt mit',
      'relative in parentheses': 'Harleen Sample (niece, ⟦16⟧)',
      'somebody in a report': 'Die Radfahrerin, ⟦32⟧, blieb unverletzt',
      'relative of somebody': 'Erna Muster (daughter of partner 1, ⟦21 years⟧)',
      'among other things in parentheses': 'Mrs Erna Sample (NI no. QQ 12 34 56 C, ⟦58⟧, part-time) transfers',
      'the sex behind it': 'Bed 6 – Mr Sam Sample, ⟦67⟧ M, UHID 4711',
      'a baby': 'bei Lena (⟦8 Monate⟧) im Zimmer',
      'a baby, English': 'and Lena (⟦7 months⟧) is cold',
      'a remark behind it': 'Mutter (⟦78⟧, dement) wohnt',
      'behind initials, before the sex': 'caller L. Sample, ⟦61⟧ F, callback',
      'in the cell behind a name': 'Verletzte/r: Muster, Erna   ⟦11 J.⟧   Klasse 5b',
      'travellers of a booking': 'Teilnehmer: Muster/Erna (⟦34⟧), Probe/Max (⟦36⟧), Muster/Mia (⟦3⟧)\n',
      'children at a time': "Children's ages at travel: ⟦4⟧ and ⟦7⟧\n",
      'children at a time, German': 'Alter der Kinder bei Anreise: ⟦4⟧ und ⟦7⟧\n',
      'children, English': 'children, ages ⟦9⟧ and ⟦4⟧.',
      'children, the unit behind': '2 Kinder (⟦6⟧ und ⟦11 Jahre⟧)',
      'two children with their names': 'Lena (⟦5⟧) und Tim (⟦7⟧) schlafen',
      'children, abbreviated': '2 Kinder (⟦4⟧ u. ⟦7⟧) und ein Hund',
      'two children, nothing between': 'son Kai ⟦6⟧, daughter Mei ⟦3⟧\n',
      'a spouse in a note': 'Wife ⟦44⟧, housewife. Husband ⟦47⟧.',
      'two children between commas': 'Ella, ⟦7⟧, and Jack, ⟦5⟧, attend',
      'a baby in parentheses': 'Der Säugling (⟦5 Mon.⟧) trinkt',
      'a child of travellers': '2 Erwachsene, 1 Kind ⟦11 J.⟧\n',
      'several children': 'our twins are ⟦5⟧ now',
      'a child and a baby': 'her sons Zayn (⟦7⟧) and Tim (⟦11 months⟧). Zayn',
      'children behind a comma': '2 kids, Lena ⟦9⟧, Tim ⟦4⟧. Application',
      'children and their ages in a row': 'Kinder: Lena ⟦6⟧, Tim ⟦3⟧\n',
      'children without names': 'drei Kinder (⟦4⟧, ⟦7⟧ und ⟦9⟧) im Haus',
    },
    ignores: {
      'a size behind a child': 'son Kai 6 kg, daughter',
      'a floor': 'Mieterin Frau Muster, 2. OG links',
      'a count behind a noun': 'für Anlage (4) und Max',
      'a count behind two nouns': 'Neue Anmeldung (71) fehlt',
      'what is paid for months': 'für Miete (3 Monate) und',
      'a range of ages': 'children ages 5 to 12 welcome',
      things: '2 Kartons (6 und 11)',
      'a term in parentheses': 'loan (fixed rate of the bank, 21 years)',
      'pieces behind two nouns': 'Neue Lampe (12, Stück)',
      'rows in parentheses': 'Mrs Erna Sample (rows 3, 14, 15) agrees',
      'a size behind a name': 'Mr Sam Sample, 67 kg, came',
      'a thing in a report': 'Der Artikel, 32, blieb liegen',
      'a year behind a name': 'Neighbor Sam Sample (1971) saw it',
      'an age that nobody reaches': 'Schwester Erna (471) und',
      'an amount behind a name': 'Schwester Erna, 73 Euro',
      'a decimal number': 'Schwester Erna, 73,5 Kilo',
    },
  },
};
