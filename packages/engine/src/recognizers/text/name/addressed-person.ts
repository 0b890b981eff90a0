import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordEnd, wordStart } from '../any-of.js';
import { notNames } from './name-words.js';
import { anyTitles, formOfAddress, fullName, nameWord, personName } from './person-name.js';

const certainTitle = String.raw`(?:(?:Dr|Prof|DR|PROF|Dipl\.-Ing|Dipl\.-Psych|Dipl\.-Kfm)\.[ \u00a0]{0,2})`;
const lowerWord = String.raw`(?!${anyOf(notNames)}${wordEnd})[\p{L}][\p{L}\p{M}'’-]{1,30}`;

/**
 * A name after its form of address, salutation or academic title, without those.
 * Rule: DIN 5008:2020 §§ 15, 17 (form of address and salutation of a letter). Offices (`Frau Ministerin`) are skipped like titles.
 */
export const addressedPerson: Recognizer = {
  type: 'PERSON',
  patterns: [
    new RegExp(String.raw`${wordStart}${formOfAddress}[ \u00a0]{1,2}${anyTitles}(?<value>${personName})`, 'dgu'),
    new RegExp(
      String.raw`${wordStart}${formOfAddress}[ \t]{0,3}\r?\n[ \t>]{0,10}${anyTitles}(?<value>${fullName})(?=[ \t]{0,5}(?:\r?\n|$))`,
      'dgu',
    ),
    new RegExp(String.raw`${wordStart}${certainTitle}${anyTitles}(?<value>${personName})`, 'dgu'),
    new RegExp(
      String.raw`${wordStart}(?:[sS]ehr geehrte[rs]?|SEHR GEEHRTE[RS]?|[gG]uten (?:[tT]ag|[mM]orgen)|[lL]iebe[rs]?|[hH]allo|[dD]ear) (?:[hH]err|[fF]rau|HERR|FRAU|[mM]rs?\.?|[mM]s\.?|[fF]amilie) ${anyTitles}(?<value>${lowerWord}(?: ${lowerWord}){0,3})(?=[ ]?[,!\r\n])`,
      'dgu',
    ),
    new RegExp(
      String.raw`(?<=^[ \t>]{0,6})(?:Liebe[rs]?|Hallo|Hi|Hey|Dear|Hello|Moin|Servus|Grüezi|Guten Morgen|Guten Tag|Sehr geehrte[rs]?) ${anyTitles}(?!${formOfAddress}[ .])(?<value>${personName}(?: und ${nameWord}| and ${nameWord})?)(?=[ ]?[,!\r\n])`,
      'dgmu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:z\. ?[Hh]d\.|z\. ?Hdn\.|zu Händen|zu Haenden|[cC]\/[oO]|[aA]ttn\.?:?|ATTN:?|gez\.|Gez\.|i\. ?A\.|i\. ?V\.|ppa\.|p\. ?p\.|iA|sig\.) (?:von )?(?:${formOfAddress} )?${anyTitles}(?<value>${personName})(?! (?:GmbH|AG|KG|e\.))`,
      'dgu',
    ),
  ],
  examples: {
    finds: {
      salutation: 'Sehr geehrte Frau Dr. med. ⟦Çelik-von Hohenstein⟧,',
      'for the attention of': 'z. Hd. Herrn ⟦Muster⟧',
      'by order': 'i. A. ⟦Müller⟧',
      signed: 'gez. Dr. ⟦Muster⟧',
      'in a sentence': 'Gestern rief Herr ⟦Beispiel⟧ an.',
      'first name and particle': 'Frau ⟦Erna von der Heide⟧ kam.',
      'lower case': 'sehr geehrte frau ⟦muster⟧,',
      'first name alone': 'Hallo ⟦Erna⟧,',
      English: 'Dear Mr. ⟦Sample⟧,',
      'form of address above': 'Herrn\n⟦Max Beispiel⟧\nRingweg',
      'title alone': 'bei Dr. ⟦Beispiel⟧ in Behandlung',
    },
    ignores: {
      'ladies and gentlemen': 'Sehr geehrte Damen und Herren,',
      'a group': 'Hallo Team,',
      'an office': 'die Frau Präsidentin',
      'no form of address': 'Gestern kam Beispiel an.',
      'lower case without salutation': 'die frau kam an',
      'a closing': 'Liebe Grüße,',
      weekdays: 'geöffnet Do. Fr. Sa. ab zehn',
    },
  },
};
