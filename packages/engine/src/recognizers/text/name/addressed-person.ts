import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { nameIn } from './name-check.js';
import { anyTitles, byOrder, formOfAddress, fullName, nameWord, noCompound, personName } from './person-name.js';

/** A title that says enough without a form of address. */
const certainTitle = String.raw`(?:Dr|Dres|Prof|DR|PROF|Dipl\.-Ing|Dipl\.-Psych|Dipl\.-Kfm)\.[ \u00a0]{0,2}`;

/** Nor is a word that is cut short any part of a name: `Herr Muster Hausverw.:`. */
const notAbbreviated = String.raw`(?!\p{L}|\.[,:;-])`;

/** A carrier writes the form of address behind the name: `MUSTER/ERNA MRS`. */
const notBehindPassenger = String.raw`(?<!/ ?[\p{Lu}' -]{2,40})`;

/** `z. Hd.`, `c/o`, `attn:`, `gez.`. */
const beforeAddressee = source`(?:
  z\. ?[Hh]d\.|z\. ?H\.|z\. ?Hdn\.|zu Händen|zu Haenden
  |[cC]/[oO]|[aA]ttn\.?:?|ATTN:?
  |${byOrder}|Gez\.|p\. ?p\.|iA|sig\.
)`;

/**
 * A name after its form of address or academic title, without those; `salutation.ts` finds those that only a salutation
 * shows.
 * Rule: DIN 5008:2020 §§ 15, 17 (form of address and salutation of a letter). Offices (`Frau Ministerin`) are skipped
 * like titles.
 */
export const addressedPerson: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgu')`
      ${wordStart}${notBehindPassenger}${formOfAddress}[ \u00a0]{1,2}${anyTitles}(?=
      (?<value>${personName})${notAbbreviated})
    `,
    pattern('dgu')`${wordStart}${certainTitle}${anyTitles}(?=(?<value>${noCompound}${personName}))`,
    // Fam. Max und Erna Muster
    pattern('dgu')`
      ${wordStart}(?:Familie|Fam\.)[ ]
      (?<value>${nameWord}(?: ${nameWord})? und ${fullName})${notAbbreviated}`,
    // Senior Const. Sample
    pattern('dgu')`
      ${wordStart}(?:Const|Sgt|Det|Cst|Cpl|Ofc|Lt|Capt|Supt|Cllr|Tpr|Insp)\.[ ]${anyTitles}(?=(?<value>${personName}))
    `,
    // Officer Sample, in a record of what is said
    pattern('dgmu')`
      (?<=(?:^[\p{Lu}]{3,12}|[Oo]fficer|[Dd]eputy|[Tt]rooper|[Cc]onstable|[Ss]ergeant|[Dd]etective):[ ])
      (?:Officer|Deputy|Trooper|Constable|Sergeant|Detective|Inspector)[ ](?<value>${personName})(?=,)`,
    pattern('dgu')`
      ${wordStart}${beforeAddressee} (?:von )?(?:${formOfAddress} )?${anyTitles}
      (?=(?<value>${personName})(?! (?:GmbH|AG|KG|e\.)))`,
  ],
  cut: nameIn,
  examples: {
    finds: {
      salutation: 'Sehr geehrte Frau Dr. med. ⟦Çelik-von Hohenstein⟧,',
      'for the attention of': 'z. Hd. Herrn ⟦Muster⟧',
      'for the attention of, shorter': 'z. H. ⟦Erna Muster⟧\n',
      'by order': 'i. A. ⟦Müller⟧',
      signed: 'gez. Dr. ⟦Muster⟧',
      'in a sentence': 'Gestern rief Herr ⟦Beispiel⟧ an.',
      'first name and particle': 'Frau ⟦Erna von der Heide⟧ kam.',
      English: 'Dear Mr. ⟦Sample⟧,',
      'where he works': 'ein Herr ⟦Muster⟧ von der Wache Ulm, der',
      'when it happened': 'mit Herrn ⟦Max Muster⟧ zum Jahresende',
      'where he works, by its initials': 'Der Herr ⟦Muster⟧ von der AOK rief an',
      'where he works, a compound': 'hat mir Herr ⟦Muster⟧ von der Versicherungskammer geholfen',
      'a title of two words': 'von Herrn Diplom Ingenieur ⟦Muster⟧ vom',
      'where somebody is to be taken from': 'bitte Frau ⟦Muster⟧ aus dem Plan nehmen',
      'where he works, abbreviated': '08:03 - Herr ⟦Muster⟧ Hausverw.: Guten Morgen',
      'a particle': 'Frau ⟦Erna zur Mühlen⟧ und Herr ⟦zum Felde⟧',
      'a couple by their first names': 'Fam. ⟦Max und Erna Lena Muster⟧\nAm Anger',
      'a couple by their first names, in a sentence': 'die Familie ⟦Max und Erna Muster⟧ in Ulm',
      'a young doctor': 'i. V. Ass.-Arzt ⟦M. Muster⟧\n',
      'the firm of somebody': 'Fr. ⟦Muster⟧ von Beispiel Saar GmbH kommt',
      'the firm of somebody, with an article': 'Herr ⟦Muster⟧ von der Beispiel GmbH war dabei',
      'the firm of somebody, abbreviated': 'durch Herrn ⟦Muster⟧ von der Fa. Beispiel getauscht',
      'who belongs to somebody': 'Für Frau ⟦Musters⟧ Elternteil, das',
      'rank, abbreviated': 'to the constable, Senior Const. ⟦Sample⟧\n',
      barrister: 'counsel, Ms ⟦Erna Sample⟧ BL, is',
      'Indian title': 'of Shri ⟦Sam Sample⟧, Pune',
      'a title in full': 'Sehr geehrter Herr Diplomingenieur ⟦Muster⟧!',
      'a degree behind it': 'Praxis Dr. ⟦Erna Muster⟧ M.Sc.',
      'initial inside': 'Mr. ⟦Sam M. Sample⟧ called',
      'a noun behind it': 'weil Frau ⟦Muster⟧ Anspruch darauf hat',
      'two persons': 'Frau ⟦Muster⟧ Frau ⟦Beispiel⟧',
      'titles of several': 'Gemeinschaftspraxis Dres. ⟦Beispiel⟧/Muster',
      'degrees behind it': 'seen by Mr ⟦Sam Sample⟧ FRCS today',
      'profession, abbreviated': 'Herr StB ⟦Max Muster⟧ erhält',
      'Austrian degree': 'Herrn DI ⟦Max Muster⟧\n',
      'capitals that begin like a title': 'HERR ⟦RALF MUSTER⟧\n',
      'degree of a woman': 'Sehr geehrte Frau Dipl.-Kffr. ⟦Muster⟧,',
      'degree of a university of applied sciences': 'von Frau Dipl.-Ing. (FH) ⟦Erna Muster⟧ vom',
      'extension behind it': 'Ing. Frau ⟦Erna Muster⟧, DW 14',
      'English genitive': "from Mrs ⟦Sample⟧'s solicitors",
      'pronoun behind it': 'wie Herr ⟦Muster⟧ Ihnen schrieb',
      'title alone': 'bei Dr. ⟦Beispiel⟧ in Behandlung',
    },
    ignores: {
      'ladies and gentlemen': 'Sehr geehrte Damen und Herren,',
      'an office': 'die Frau Präsidentin',
      'no form of address': 'Gestern kam Beispiel an.',
      'lower case without salutation': 'die frau kam an',
      'a department to write to': 'z. Hd. Buchhaltung, Ulm',
      'a department to write to, receiving': 'Attn: Receiving / Dock 4\n',
      'a dictated comma': 'Sehr geehrte Frau Kollegin Beistrich ich darf',
      'a department to write to, English': 'Attn: Appeals & Grievances\n',
      'a carrier, what follows the title': '1 A/ERNA MRS Sitz folgt',
      'what a dentist does': '1903     1000     Prof. Zahnreinigung bar',
      'a word of who speaks on': "It's the one. Mrs. And it's here",
      weekdays: 'geöffnet Do. Fr. Sa. ab zehn',
    },
  },
};
