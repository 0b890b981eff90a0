import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';
import {
  ageHead,
  birthHead,
  listedAge,
  listedBirth,
  listedPerson,
  memberNumberHead,
  behindListedPerson,
  listRowStart,
  underHeads,
} from './list-of-persons.js';
import { isName } from './name-check.js';

/**
 * A name in a list of persons, under heads of which the first asks for names and the second for births or ages:
 * `Name   geb.   Kindergeld durch`, `CHILDREN (name / age)`.
 * Rule: a row of words with capitals and then a digit, ten rows below the heads at most.
 */
export const personUnderHead: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgmu')`
      ${listRowStart}(?<value>${listedPerson})(?=${behindListedPerson}(?:${listedBirth}|${listedAge}))
      ${underHeads(`(?:${birthHead}|${ageHead})`)}
    `,
  ],
  isValid: isName,
  examples: {
    finds: {
      'children of a form':
        'Name          geb.          Kindergeld\n⟦MAX⟧           2.5.2015      Mutter\n⟦LEA-MARIA⟧     30.11.2018    Mutter\n',
      'in the parentheses of a question':
        'CHILDREN (name / age / here?)\n⟦ERNA⟧     6      same day\n⟦MAX⟧      22 months\n',
      bars: '| Kind | Geburtsdatum |\n|---|---|\n| ⟦Erna⟧ | 03.04.2019 |\n',
      'in a sentence of a form': 'Mitreisende: Name, Alter\n⟦Erna Muster⟧, 12\n',
      'surname first': 'Name, Vorname    Geburtsdatum\n⟦Muster, Erna⟧     03.04.1979\n',
      'numbered rows': 'Full name      Date of birth\n1. ⟦Erna Sample⟧    03/04/1979\n2. ⟦Max Sample⟧     05/06/1981\n',
    },
    ignores: {
      'another second head': 'Name          Preis\nMuster        2.50\n',
      'another first head': 'Gerät         Alter\nMuster        12\n',
      'a sum below': 'Name    Alter\nSumme   5 Pax\n',
      'no digit in the row': 'Name          geb.\nbitte         hier eintragen\nMuster        unbekannt\n',
      'what is none': 'Name, Alter\nUnbekannt, 12\n',
      'small letters': 'Name, Alter\nmuster, 12\n',
      'a question in a call': 'Agent: your name, date of birth?\nCALLER   23 Sample Road\n',
      'heads apart': 'Name des Vereins und Alter\nMuster, 12\n',
    },
  },
};

/**
 * The same where the second head asks for a number of staff or members: `Name   Pers.-Nr.   Std.`, as in a roster.
 * Rule: as `personUnderHead`; three to eight digits behind the name.
 */
export const personBesideNumber: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgmu')`
      ${listRowStart}(?<value>${listedPerson})(?=${behindListedPerson}\d{3,8}(?![\d.,/-]))${underHeads(memberNumberHead)}
    `,
  ],
  isValid: isName,
  examples: {
    finds: {
      'a roster':
        'Name              Pers.-Nr.   Std.\n⟦Muster, Erna⟧      20417       38,5\n⟦Beispiel, Jun⟧     21240       30\n',
      English: 'Name            Staff No.   Shift\n⟦Erna Sample⟧     40417       E\n',
      bars: '| Name | Mitgliedsnr. |\n|---|---|\n| ⟦Erna Muster⟧ | 4711 |\n',
      semicolons: 'Name;Personalnummer;Std\n⟦Muster, Erna⟧;20417;38\n',
      'surname alone': 'Name        Matrikelnr.   Note\n⟦Muster⟧      470815        2,0\n',
      'numbered rows': 'Full name      Student ID\n1. ⟦Erna Sample⟧    470815\n2. ⟦Max Sample⟧     470816\n',
    },
    ignores: {
      'another second head': 'Name          Bestand\nMuster        20417\n',
      'another first head': 'Gerät         Pers.-Nr.\nMuster        20417\n',
      'no number in the row': 'Name          Pers.-Nr.\nLeasing       --\n',
      'an amount': 'Name          Pers.-Nr.\nMuster        204,17\n',
      'a sum': 'Name          Staff No.\nTotal         12000\n',
      'what is none': 'Name, Pers.-Nr.\nUnbekannt, 20417\n',
      'small letters': 'Name, Pers.-Nr.\nmuster, 20417\n',
    },
  },
};
