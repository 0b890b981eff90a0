import { describe, expect, test } from 'vitest';
import type { Recognizer } from '../../src/recognizer.js';
import { markSpans, withoutMarks } from '../marked-text.js';

/** Any six digits beside their word. */
const memberNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [/(?<!\d)\d{6}(?!\d)/gu],
  needsContext: true,
  contextWords: { de: ['mitgliedsnummer', 'mitglieds-nr', 'mgnr'], en: ['member id'] },
  examples: { finds: {}, ignores: {} },
};

const belongsTo = {
  'before the value': 'Mitgliedsnummer ⟦204816⟧',
  'before it with a colon': 'Ihre Mitgliedsnummer: ⟦204816⟧.',
  'some words before it': 'Ihre Mitgliedsnummer bei uns lautet seit dem Umzug ⟦204816⟧.',
  'as the beginning of a longer word': 'Mitgliedsnummern ⟦204816⟧',
  'in capitals': 'MITGLIEDSNUMMER ⟦204816⟧',
  'abbreviated with a full stop': 'Mitglieds-Nr. ⟦204816⟧',
  'with a space for its hyphen': 'Mitglieds Nr ⟦204816⟧',
  'with a no-break hyphen': 'Mitglieds\u2011Nr. ⟦204816⟧',
  'before an abbreviation': 'Mitgliedsnummer lt. Beitragsbescheid Nr. ⟦204816⟧',
  'before two values on one line': 'Mitgliedsnummer ⟦204816⟧ und ⟦204817⟧',
  'before a value that a line break parts from it': 'Ihre Mitgliedsnummer lautet\n⟦204816⟧.',
  'across a placeholder': 'Mitgliedsnummer von [PERSON_1] ist ⟦204816⟧',
  'across placeholders longer than its reach':
    'Mitgliedsnummer [DE_HANDELSREGISTER_1] [DE_SOCIAL_SECURITY_1] [DE_HEALTH_INSURANCE_1] [ORGANIZATION_1] ⟦204816⟧',
  'after the value': '⟦204816⟧ ist Ihre Mitgliedsnummer.',
  'after it in brackets': 'Herr [PERSON_1], ⟦204816⟧ (Mitgliedsnummer)',
  'as a label on the line above': 'Mitgliedsnummer\n⟦204816⟧',
  'as a label above an empty line': 'Mitgliedsnummer:\r\n\r\n⟦204816⟧',
  'as a label above, in the same column': 'Name          Mitgliedsnummer\nBeispiel      ⟦204816⟧',
  'as a label above, with empty cells before the value': 'Name          Mitgliedsnummer\n              ⟦204816⟧',
  'in the head of a column, a row of words between': 'Mgnr     Ort\r\nfehlt    Ulm\r\n⟦204816⟧   Bonn',
  'in a head with a digit in a word': 'Blatt 1   x\n\nMgnr     HbA1c\n------   -----\n⟦204816⟧   58\n⟦204817⟧   64',
  'in the head of a tab-separated column': 'Mgnr\tOrt\tBetrag\n⟦204816⟧\tKöln\t100000\n⟦204817⟧\tBonn\t200000',
  'in the head of a Markdown column': '| Name | Mgnr |\n|------|------|\n| A | ⟦204816⟧ |\n| B | ⟦204817⟧ |',
  'in the head of a column between semicolons': 'Name;Mgnr;Betrag\nA;⟦204816⟧;100000\nB;⟦204817⟧;200000',
  'in the head of a CSV column after quoted commas': 'Name,Mgnr,Betrag\n"B, A",⟦204816⟧,100000',
  'in the head of a CSV column, behind a cell of several lines':
    'Name,Ort,Mgnr,Note\nA,Ulm,⟦204816⟧,"first, and\nthen 100000"\nB,Ulm,⟦204817⟧,none\n',
  'in the head of a column that stands right': 'Name              Mgnr     Betrag\nBeispiel        ⟦204816⟧     100000',
  'in the column that SQL inserts into': "INSERT INTO m (name, mgnr, betrag) VALUES ('A, B', '⟦204816⟧', 100000);",
  'in the column of a table made before':
    "CREATE TABLE m (\n  name TEXT,\n  mgnr DECIMAL(8,0) NOT NULL\n);\ninsert into m values ('A', ⟦204816⟧),\n('It''s', ⟦204817⟧);",
  'in the name of the table, before its key': 'INSERT INTO mgnr (nr, betrag) VALUES (⟦204816⟧, 100000)',
  'in the same value': "INSERT INTO m (note, betrag) VALUES ('Mitgliedsnummer ⟦204816⟧', 100000)",
  'in the head of a column, behind an empty row':
    'Name;Mgnr;Betrag\nA;⟦204816⟧;100000\n;;\nB;⟦204817⟧;200000\n\nC;⟦204818⟧;200000',
  'in the cell before': 'Mitgliedsnummer | ⟦204816⟧ | Betrag | 100000',
  'as a JSON key': '{"member_id": "⟦204816⟧", "amount": 100000}',
  'as a JSON key in camel case': '{"memberId":"⟦204816⟧"}',
  'as a log key': 'level=info member-id=⟦204816⟧ amount=100000',
  'hyphenated over a line end': 'Ihre Mitglieds-\nnummer ⟦204816⟧',
  'hyphenated in an earlier word too': 'Ein Schrei-\nben an die Mitglieds-\n  nummer ⟦204816⟧',
  'after the value, behind a comma, at the end': 'Zu ⟦204816⟧, Mitgliedsnummer.\n',
  'as an XML element': '<memberId>⟦204816⟧</memberId><amount>100000</amount>',
};

const doesNotBelongTo = {
  'in the head of the table above': 'Mgnr     Ort\n⟦204816⟧   Ulm\n\nMenge    Ort\n204817   Ulm',
  'in the head of the table above, line ends of Windows':
    'Mgnr     Ort\r\n⟦204816⟧   Ulm\r\n\r\nMenge    Ort\r\n204817   Ulm',
  'in another column that SQL inserts into': "INSERT INTO m (mgnr, betrag) VALUES (NULL, '204816');",
  'in an inserted value before': "INSERT INTO m (note, betrag) VALUES ('Mitgliedsnummer', '204816');",
  'in the field above of a form':
    '1  Mgnr      Ort      Art\n   ⟦204816⟧    Ulm      x\n\n2  Menge     Ort      Art\n   204817    Ulm      x',
  'in the head of the table above an empty row': 'Name;Mgnr;Betrag\nA;⟦204816⟧;100000\n;;\nSparte;Menge\nB;204817',
  'in the head of the table above an empty line':
    'Name,Mgnr,Betrag\nA,⟦204816⟧,100000\n\nSparte,Menge,Ort,x\nB,204817,Ulm,y',
  'inside another word': 'Nichtmitgliedsnummer 204816',
  'being short, at the beginning of a longer word': 'Mgnrx 204816',
  'out of reach': `Mitgliedsnummer ${'und so weiter '.repeat(6)} 204816`,
  'in the sentence before': 'Die Mitgliedsnummer fehlt leider. Betrag 204816',
  'in the paragraph before': 'Die Mitgliedsnummer fehlt\n\n\n\n204816',
  'before another label and its value': 'Mitgliedsnummer: ⟦204816⟧, Betrag: 100000',
  'before another label without a comma': 'Mitgliedsnummer: ⟦204816⟧ Betrag: 100000',
  'before another JSON key': '{"memberId":"⟦204816⟧","amount":"100000"}',
  'before another XML element': '<memberId>⟦204816⟧</memberId><amount>100000</amount>',
  'on the line above, which has its value': 'Mitgliedsnummer ⟦204816⟧\nBetrag 100000',
  'after the value, as the next label': 'Betrag 100000 Mitgliedsnummer: ⟦204816⟧',
  'after the value, behind a comma': 'Betrag 100000, Mitgliedsnummer fehlt',
  'on the line below': 'Betrag 100000\nMitgliedsnummer fehlt',
  'in the head of the next column': 'Betrag\tMgnr\n100000\t⟦204816⟧',
  'two cells before': 'Mitgliedsnummer | fehlt | 100000',
  'inside a placeholder': '[CASE_NUMBER_1] 100000',
};

describe('a context word belongs to a value when it stands', () => {
  test.each(Object.entries(belongsTo))('%s', (_name, marked) => {
    expect(markSpans(withoutMarks(marked), [memberNumber])).toBe(marked);
  });
});

describe('a context word does not belong to a value when it stands', () => {
  test.each(Object.entries(doesNotBelongTo))('%s', (_name, marked) => {
    expect(markSpans(withoutMarks(marked), [memberNumber])).toBe(marked);
  });
});

test('of two types that claim one value, the one with the nearer word has it', () => {
  const orderNumber: Recognizer = { ...memberNumber, type: 'DE_PLZ', contextWords: { de: ['auftrag'] } };
  const both = [memberNumber, orderNumber];
  const text = 'Mitgliedsnummer 204816 Auftrag 204817';
  expect(markSpans(text, both, 'CASE_NUMBER')).toBe('Mitgliedsnummer ⟦204816⟧ Auftrag 204817');
  expect(markSpans(text, both, 'DE_PLZ')).toBe('Mitgliedsnummer 204816 Auftrag ⟦204817⟧');
});

test('a label beside its value is as near as the head of a column, so that both claim it', () => {
  const postalCode: Recognizer = { ...memberNumber, type: 'DE_PLZ', contextWords: { de: ['plz'] } };
  const marked = 'Mitgliedsnummer  fehlt\nPLZ:             ⟦204816⟧';
  expect(markSpans(withoutMarks(marked), [memberNumber, postalCode], 'DE_PLZ')).toBe(marked);
});
