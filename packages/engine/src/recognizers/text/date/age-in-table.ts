import type { Recognizer } from '../../../recognizer.js';
import { cellEnd, cellStart } from '../cell.js';
import { pattern } from '../pattern.js';
import { isAge, wholeYears } from './age-numbers.js';

/**
 * An age alone in its cell, under a table head that names it.
 * Rule: a number to 119 with its unit, if it has one; only the head counts, no word beside the number.
 */
export const ageInTable: Recognizer = {
  type: 'AGE',
  patterns: [
    pattern('gmu')`
      ${cellStart}(?<!\d,)${wholeYears}(?!,\d)
      (?: ?(?:[yY]|[yY]rs?\.?|YRS|years|J\.?|Jahre|[mM]|mths?|months|Mon\.?|Monate|Wo\.?|Wochen|weeks))?
      ${cellEnd}
    `,
  ],
  isValid: isAge,
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: ['alter', 'alter (jahre)', 'alter in jahren', 'alter (j.)', 'alter [j]', 'lebensalter', 'alter/j.'],
    en: ['age', 'age (yrs)', 'age (years)', 'age in years', 'age last birthday', 'ages', 'patient_age', 'age_years'],
  },
  examples: {
    finds: {
      'wide gaps': 'Sr  Name           Relation   Age   Mobile\n1   Asha Sample    friend     ⟦28⟧    none\n',
      semicolons: 'Name;Alter;Ort\nMuster;⟦45⟧;Ulm\n',
      pipes: '| Name | Alter (Jahre) |\n| Muster | ⟦45⟧ |',
      tabs: 'name\tage\ttown\nSample\t⟦45⟧\tAyr',
      'with its unit': 'Name      Alter     Gruppe\nLena      ⟦8 Mon.⟧    blau\n',
      'second row': 'Name     Age\nSample   ⟦45⟧\nMuster   ⟦7⟧\n',
    },
    ignores: {
      'another head': 'Name;Menge;Ort\nMuster;45;Ulm\n',
      'nobody so old': 'Name;Alter;Ort\nMuster;145;Ulm\n',
      'a range': 'Gruppe;Alter;Ort\nblau;3-6;Ulm\n',
      'the word beside it': 'Alter unbekannt;45;Ulm\n',
      'a decimal number': 'Name;Alter;Ort\nMuster;45,2;Ulm\n',
      'more in the cell': 'Name;Alter;Ort\nMuster;45 Stück;Ulm\n',
    },
  },
};
