import type { Recognizer } from '../../../recognizer.js';
import {
  ageHead,
  listedAge,
  listedPerson,
  behindListedPerson,
  listRowStart,
  underHeads,
} from '../name/list-of-persons.js';
import { pattern } from '../pattern.js';
import { isAge } from './age-numbers.js';

/**
 * An age in a list of persons, behind the name: `CHILDREN (name / age)` above `ERNA     22 months`.
 * Rule: as `personUnderHead`; at the end of its cell.
 */
export const ageBesideName: Recognizer = {
  type: 'AGE',
  patterns: [
    pattern('dgmu')`${listRowStart}${listedPerson}${behindListedPerson}(?<value>${listedAge})${underHeads(ageHead)}`,
  ],
  isValid: isAge,
  examples: {
    finds: {
      'in the parentheses of a question':
        'CHILDREN (name / age / here?)\nERNA     ⟦6⟧      same day\nMAX      ⟦22 months⟧   "\n',
      'columns of spaces': 'Kind        Alter     Gruppe\nErna        ⟦5⟧         blau\n',
      bars: '| Name | Age |\n|---|---|\n| Erna Sample | ⟦45⟧ |\n',
      'in a sentence of a form': 'Mitreisende: Name, Alter\nErna Muster, ⟦12 Jahre⟧\nMax Muster, ⟦9⟧\n',
      'surname first': 'Name, Vorname    Alter\nMuster, Erna     ⟦41⟧\n',
      'numbered rows': 'Names and ages of children: name, age\n1. Erna ⟦4⟧\n2. Max ⟦7⟧\n',
    },
    ignores: {
      'another second head': 'Name          Menge\nMuster        12\n',
      'another first head': 'Ware, Alter\nMuster, 12\n',
      'a date': 'Name    Alter\nMuster  12.03.2026\n',
      nobody: 'Name    Alter\nErna    0\n',
      'small letters': 'Name, Alter\nmuster, 12\n',
      'a count': 'Name, Alter\nErna Muster, 12 Stück\n',
    },
  },
};
