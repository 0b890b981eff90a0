import type { Recognizer } from '../../../recognizer.js';
import { notLandmarks } from '../address/street-words.js';
import { anyOf, wordStart } from '../any-of.js';
import { englishOnes, englishTeens, englishTens, germanOnes, germanTeens, germanTens } from '../number-words.js';

const germanNumbers = [
  ...germanTens, ...germanOnes.flatMap((one) => germanTens.map((ten) => `${one}und${ten}`)),
  ...germanOnes.slice(1), ...germanTeens,
]; // prettier-ignore
const englishNumbers = [
  ...englishTens, ...englishTens.flatMap((ten) => englishOnes.flatMap((one) => [`${ten}-${one}`, `${ten} ${one}`])),
  ...englishOnes, ...englishTeens,
]; // prettier-ignore
const digits = String.raw`(?:1[01]\d|\d{1,2}(?:[.,]5|½| ?1/2)?)`;
const years = `(?:${digits}|${anyOf([...germanNumbers, ...englishNumbers])})`;
const start = String.raw`(?<![\p{L}\p{M}\p{N}_]|\d[.,:/-])`;
const unit = '(?:Jahre?n?|JAHRE?N?|jahre?n?|J\\.|Monate?n?|Wochen?)';
/** From and to, of an age that somebody guessed: `25-30 Jahre alt`. */
const range = String.raw`(?:\d{1,2} ?(?:[-–]|bis|to) ?)?`;
const plain = String.raw`1[01]\d|[1-9]\d?`;

/** What grows old and is no person: `ein 12 Jahre alter Whisky`, `a 3-year-old carpet`. */
const ofAThing = String.raw`(?![ ](?:\p{Ll}{3,15}[enrs]{1,2} )?${anyOf([
  'wagen', 'auto', 'pkw', 'lkw', 'fahrzeug', 'haus', 'gebäude', 'altbau', 'wohnung', 'immobilie', 'dach', 'heizung', 'heizkessel', 'kessel', 'anlage', 'gerät', 'maschine',
  'software', 'rechner', 'computer', 'laptop', 'handy', 'teppich', 'küche', 'fenster', 'tür', 'boden', 'baum', 'eiche', 'buche', 'linde', 'whisky', 'wein', 'forderung',
  'bestand', 'lehre', 'ausbildung', 'mietverhältnis', 'kredit', 'darlehen', 'hund', 'katze', 'pferd', 'stute', 'wallach', 'firma', 'unternehmen', 'verein', 'tradition',
  'car', 'house', 'building', 'vehicle', 'van', 'truck', 'boat', 'system', 'laptop', 'phone', 'carpet', 'roof', 'boiler', 'furnace', 'fence', 'tree', 'wine', 'company', 'business', 'contract',
  'loan', 'mortgage', 'dog', 'cat', 'horse', 'device', 'machine', 'property', 'equipment', 'bike', 'battery',
])})`; // prettier-ignore

/** Persons as families, courts and the police name them, before the person's name. */
const persons = anyOf([
  'tochter', 'sohn', 'kind', 'mutter', 'vater', 'schwester', 'bruder', 'ehefrau', 'ehemann', 'frau', 'mann', 'oma',
  'opa', 'enkel', 'enkelin', 'nichte', 'neffe', 'tante', 'onkel', 'zeuge', 'zeugin', 'unfallzeuge', 'unfallzeugin',
  'nachbar', 'nachbarin', 'geschwister', 'partner', 'partnerin', 'witwe', 'witwer', 'schwiegermutter',
  'schwiegervater', 'son', 'daughter', 'mother', 'father', 'mom', 'mum', 'dad', 'wife', 'husband', 'brother', 'sister',
  'child', 'grandson', 'granddaughter', 'niece', 'nephew', 'aunt', 'uncle', 'witness', 'neighbor', 'neighbour',
  'passenger', 'driver', 'partner', 'widow', 'fahrer', 'fahrerin', 'beifahrer', 'beifahrerin', 'patient', 'patientin',
]); // prettier-ignore
/** Nouns that have a number in parentheses or after a comma behind them, and are no name. */
const noNamePart = String.raw`(?!${anyOf([...notLandmarks, 'die', 'der', 'das', 'und', 'the', 'note', 'item', 'page', 'section', 'table', 'figure', 'team', 'stufe', 'norm', 'type', 'grad'])}(?![\p{L}-])|\p{L}{1,30}(?:ung|heit|keit|schaft|tion|ität|mus|nis|tum|ling|ment|age|amt|haus|platz|raum|punkt|teil|blatt|zahl|satz|stück|weg|straße|str|preis|wert|buch|zeit|tag|jahr|stelle|liste|gruppe|ment|ness|ship|ing)(?:e?[ns])?(?![\p{L}-]))`;
const givenName = String.raw`${noNamePart}\p{Lu}\p{Ll}[\p{L}\p{M}'’]{0,20}(?:-\p{Lu}[\p{L}\p{M}'’]{1,20})?`;

/** What lasts for years in parentheses and is no person: `Laufzeit (10 Jahre)`. */
const notAges = String.raw`\((?:Laufzeit|Frist|Dauer|Garantie|Haltbarkeit|seit|nach|vor|für|mindestens)|(?:Garantie|Laufzeit|Frist|Gewährleistung|Dauer|Bindung|Vertrag|Haft|Zinsbindung|Aufbewahrung|Erfahrung|Bewährung) \(`;

/**
 * A person's age in years, months or weeks. The span holds the number with its unit: `45 Jahre alt`, `45-jähriger`, `45`.
 * Rule: a number to 119, in digits or words, with a word that only ages have; `45 Jahre` alone can be a guarantee.
 */
export const age: Recognizer = {
  type: 'AGE',
  patterns: [
    new RegExp(
      String.raw`${start}${range}${years}[ \u00a0-]{0,2}${unit}[ -](?:(?:alt|ALT)(?:e[rnms]?)?|jung)(?!\p{L})${ofAThing}`,
      'gu',
    ),
    new RegExp(
      String.raw`${start}\d{1,2}(?=(?:,| und| and) \d{1,2}(?:,? (?:und|and) \d{1,2})?,? (?:Jahre alt|years old))`,
      'gu',
    ),
    new RegExp(
      String.raw`${start}${years}[ \u00a0]?[-‐‑–]?[ ]?(?:jährig|jaehrig|JÄHRIG|Jährig|j\u00e4hr\.|ja\u0308hrig)(?:e[rnms]?|E[RNMS]?)?(?!\p{L})${ofAThing}(?! (?:Bestehen|Jubiläum|Garantie|Laufzeit|Vertrag|Frist|Bindung|Kredit|Zusammenarbeit|Erfahrung|Tätigkeit|\p{Lu}[\p{L}-]{0,25}(?:dauer|zeit|zeitraums?|frist|phase|studium|ausbildung|jahre?s?|strafe|vertrag|turnus|abstand|plan|programm)(?!\p{L})|Mitgliedschaft|Betriebszugehörigkeit|Haft|Freiheitsstrafe))`,
      'gu',
    ),
    new RegExp(
      String.raw`${start}${range}${years}(?:[ -]?(?:years?|yrs?\.?|months?|weeks?)[ -](?:old|of age)|[ ]?(?:y/o|yo|y\.o\.|yoa|yrs(?=[),;]| old| [MF](?![\p{L}]))|J\. alt))(?!\p{L})${ofAThing}`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:[iI]m [aA]lter von(?: (?:nur|erst|etwa|ca\.|rund|über|knapp))?|[mM]it(?=[ ](?:nur |erst |fast )?\d{1,3} (?:Jahren )?(?:\p{L}{1,12} ){0,3}?(?:gestorben|verstorben|verstarb|starb|verunglückt|erkrankt|eingeschult|verwitwet))(?: nur| erst| fast)?|[aA]ged|at the age of|[aA]t age|[tT]urned|the tender age of) (?<value>${years}(?: (?:years?|Jahren?)(?!\p{L}))?)(?![\p{L}\p{N}%]|[.,]\d| ?(?:€|EUR|USD))`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:Alter|ALTER|alter|Age|AGE|age|Lebensalter|Patientenalter)(?: ?/ ?(?:Geschlecht|Sex|SEX|Gender|sex))?["']?(?: \([^)\n]{1,15}\))?[ \t]{0,20}[:=|][ \t]{0,20}["']?(?<value>${digits})(?![\p{L}\p{N}%]|[.,]\d|[ -](?:Monate|Tage|days|Stunden|hours|min))`,
      'dgu',
    ),
    new RegExp(
      String.raw`${start}${digits}(?=\. (?:Geburtstag|Lebensjahr|GEBURTSTAG|LEBENSJAHR)|(?:st|nd|rd|th) birthday)`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<=[\p{L}.], (?:(?:w|m|d|weibl\.|männl\.|weiblich|männlich), ?)?)${digits} (?:J\.|Jahre)(?=[,);]|$| aus | wohnhaft)`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:[sS]he|[hH]e|[sS]ie|[eE]r|[iI]ch|I)(?:['’]s|['’]m| is| am| ist| bin) (?:now |only |just |jetzt |erst |schon |gerade )?(?<value>[1-9]\d)(?=[.!?](?:\s|$)|,? (?:and|und|aber|but) )`,
      'dgu',
    ),
    /(?<=\p{Lu}\p{Ll}{1,15} \()\d{1,2}(?=\)(?:,| und| and) \p{Lu}\p{Ll}{1,15} \(\d{1,2}\))/gu,
    /(?<=\p{Lu}\p{Ll}{1,15} \(\d{1,2}\)(?:,| und| and) \p{Lu}\p{Ll}{1,15} \()\d{1,2}(?=\))/gu,
    new RegExp(String.raw`(?<=[|•·][ ]{1,4})${digits} (?:Jahre|J\.)(?=[ ]{1,4}[|•·])`, 'gu'),
    new RegExp(
      String.raw`(?<=(?:[cC]hildren|[kK]ids|[sS]ons|[dD]aughters|Kinder|Kindern|Töchter|Söhne|Geschwister) \((?:\d{1,2}(?:,| and| und) ){0,4})\d{1,2}(?=(?:,| and| und| J\.)? ?(?:\d{1,2}(?:,| and| und)? ?){0,4}(?:J\.|Jahre)?\))`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:[aA]ge|AGE|[aA]lter)(?: ?/ ?(?:[sS]ex|SEX|Geschlecht))? (?<value>${plain})(?= ?/ ?[MFWD](?!\p{L}))`,
      'dgu',
    ),
    new RegExp(
      String.raw`(?<=${givenName} ${givenName} \()(?:${plain})(?=\)(?:[ ]?[,.;:]| \p{Ll}|[ ]?-|[ ]?\r?\n|$))`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<=(?:${wordStart}${persons} ${givenName}(?: ${givenName})?|(?<![\p{L}\d])(?:für|for|mit|with|von|and|und|wo) ${givenName}) \()(?:${plain})(?=\))`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<=${wordStart}${persons}:? ${givenName}(?: ${givenName})?, )(?:${plain})(?=[,.;)](?!\d))`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<=(?:[,:;(–-] |^)${givenName} ${givenName}, )[1-9]\d(?=, (?!\d)(?:\p{Ll}|\p{Lu}\p{Ll}{2}))`,
      'gmu',
    ),
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:[kK]leine[rn]?|[gG]roße[rn]?|[jJ]üngste[rn]?|[äÄ]lteste[rn]?|${persons}) \()(?:${plain})(?=\))`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:[sS]ie|[eE]r|[iI]ch|[sS]he|[hH]e|[oO]ma|[oO]pa|[mM]ama|[pP]apa|${persons}|(?<=^[^\n]{0,200})${givenName}) (?:wird|werde|wurde|turns|turned|just turned|is turning) (?:dann |jetzt |nun |ja |schon |auch )?)[1-9]\d?(?=[!?,)]|\.(?:\s|$)|[ ]?\p{Extended_Pictographic}|\s?$)`,
      'gmu',
    ),
    new RegExp(String.raw`(?<=\()(?:ca\. )?(?<value>${plain})(?= ?[jJ]\.?(?:\)|, ?[mwd]\)))`, 'dgu'),
    new RegExp(
      String.raw`(?<=(?<![\p{L}\p{N}.])(?:[mwd]|männl\.|weibl\.|männlich|weiblich), )(?:${plain})(?= ?J(?:\.|ahre)?(?!\p{L}))`,
      'gu',
    ),
    new RegExp(
      String.raw`${start}(?:${plain})(?= ?J(?:\.|ahre),? (?:[mwd]|männl\.|weibl\.|männlich|weiblich)(?!\p{L}))`,
      'gu',
    ),
    new RegExp(String.raw`${wordStart}Alter:? (?<value>${plain})(?= ?(?:J\.|Jahre|LJ))`, 'dgu'),
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:bin|ist|sind|war|wird|werde) (?:\p{Ll}{3,10} (?:Woche |Monat |Jahr |Tage )?){0,2})[1-9]\d(?= geworden|[.!?]?(?<=(?:wird|werde) \p{Ll}{3,10} (?:Woche|Monat|Jahr) \d\d[.!?]?)(?:\s|$))`,
      'gu',
    ),
    new RegExp(String.raw`${start}[1-9]\d(?= ?[MF] (?:presents|presenting|with|c/o|s/p|p/w|admitted|seen))`, 'gu'),
    new RegExp(
      String.raw`(?:wird|werde|wirst|turns|turned|turning) (?:heute|morgen|gestern|bald|schon|endlich|today|tomorrow|just) (?<value>\d{1,2})(?=[!?,)]|\.(?:\s|$)|\s?$)`,
      'dgu',
    ),
    /(?<=\d[./-](?:19|20)?\d\d,? \()[1-9]\d{0,2}(?=[ /]?[MFmfwd]\))/gu,
    new RegExp(
      String.raw`(?<=(?:[bB]day|[gG]eburtstag|[bB]irthday)[^\n.]{0,30} (?:wird|werde|wurde|turns|turning) )[1-9]\d?(?=[!?,)]|\.(?:\s|$)|[ ]?\p{Extended_Pictographic}|\s?$)`,
      'gmu',
    ),
    /(?<=(?:geb\.|geboren am|\*) ?\d{1,2}\. ?\d{1,2}\. ?\d{4}, )[1-9]\d{0,2} (?:Jahre|J\.)(?=[,;.)]|\r?\n|$)/gu,
    /(?<=(?<!\p{L})(?:wird|werde) (?:am|nächsten|diesen|kommenden) \p{L}{3,12} )[1-9]\d?(?=[!?,)]| ?\p{Extended_Pictographic})/gu,
    new RegExp(String.raw`(?<!(?:${notAges})[ ]?)(?<=\((?:[^()\n]{0,20}[ ,])?)${digits} (?:J\.|Jahre)(?=[,;)])`, 'gu'),
  ],
  isValid: (text) => text !== '0',
  examples: {
    finds: {
      'written out': 'Sie ist ⟦45 Jahre alt⟧.',
      'as adjective': 'ein ⟦45-jähriger⟧ Mann',
      'without hyphen': 'die ⟦45jährige⟧ Frau',
      'in words': 'Er ist fast ⟦fünfundvierzig Jahre alt⟧.',
      'im Alter von': 'starb im Alter von ⟦81 Jahren⟧',
      aged: 'a man aged ⟦45⟧',
      'years old': 'a ⟦45-year-old⟧ woman',
      'y/o': 'Pt is a ⟦45 y/o⟧ male',
      'English words': 'She is ⟦forty-five years old⟧.',
      label: 'Alter: ⟦45⟧',
      birthday: 'zu ihrem ⟦60⟧. Geburtstag',
      baby: 'das ⟦18 Monate alte⟧ Kind',
      'after a name': 'Erna Muster, ⟦45 Jahre⟧, wohnt dort',
      'in parentheses, abbreviated': 'Anrufer (Mann, ca. ⟦52 J.⟧) wartet',
      'in parentheses': 'davon ein Kind (⟦7 Jahre⟧)',
      'two children': 'zwei Kinder (⟦5⟧ und ⟦9 Jahre alt⟧)',
      'aged, with the unit': 'died, aged ⟦91 years⟧.',
      'from and to': 'ein ⟦25-30 Jahre alter⟧ Mann',
      'years of age, of the police': 'UNKNOWN MALE, approx. ⟦30-35 yoa⟧, tall',
      'died at': 'ist im Januar mit ⟦79⟧ verstorben',
      'with the sex': 'Age/Sex: ⟦67⟧/F',
      'behind a name': 'Neighbor Sam Sample (⟦71⟧) saw it',
      'behind a first name': 'für Erna (⟦4⟧) und Max',
      'behind a relative': 'Schwester Erna, ⟦73⟧, Tel. 0221',
      'behind a name, between commas': 'Zeugin: Erna Muster, ⟦19⟧, Azubi',
      'behind a relative alone': 'die Kleine (⟦6⟧) kommt mit',
      'will be': 'sie wird ⟦85⟧ 🎂',
      'behind the sex': 'Pat., m, ⟦45 J.⟧, stabil',
      'before the sex': 'Anrufer, ⟦45 J.⟧, w, klagt',
      become: 'er ist gerade ⟦50⟧ geworden',
      'of a medical note': '⟦45⟧M presents with cough',
      'behind the birthday, with the sex': 'DOB 02/28/1947 (⟦79⟧ F)',
      'on a birthday': 'er hat heute bday, wird ⟦30⟧ 🎂',
      'year in a letter, with the sex': 'Erna, 08.06.1951 (⟦75⟧J, w), Ulm',
      'behind the birthday': 'geb. 28.01.1988, ⟦37 Jahre⟧\n',
      'on some day': 'mein Kleiner wird am Samstag ⟦4⟧ 🎉 wir',
      'year abbreviated': '*08.03.56 (⟦69⟧ J)',
    },
    ignores: {
      guarantee: '45 Jahre Garantie',
      anniversary: 'das 45-jährige Bestehen',
      duration: 'Er arbeitet seit 45 Jahren dort.',
      'too old': 'Sie ist 245 Jahre alt.',
      'a year': 'im Jahr 45',
      'an amount': 'aged 45,50 EUR',
      'a term of employment': 'innerhalb der zweijährigen Höchstbefristungsdauer',
      'a prison term': 'eine 12-jährige Haft',
      'a term in parentheses': 'mit Garantie (5 Jahre)',
      'a count behind a noun': 'für Anlage (4) und Max',
      'a count behind two nouns': 'Neue Anmeldung (71) fehlt',
      'a thing': 'ein 12 Jahre alter Whisky',
      'a thing, English': 'Depreciation on a 3-year-old carpet',
      'a warranty': 'Warranty 6 yrs 6 mths',
      'a price to be': 'sie wird 85 Euro teurer',
    },
  },
};
