import { expect, test } from 'vitest';
import { isLoose, isTooUnsure } from '../../src/ner/sureness.js';
import type { NameType } from '../../src/ner/labels.js';
import { withoutMarks } from '../marked-text.js';

/** The words between the brackets, as a name of one probability. */
function nameIn(marked: string, probability: number) {
  const [before = '', name = ''] = marked.split(/[⟦⟧]/u);
  const words = [...name.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const start = before.length + index;
    return { start, end: start + word.length, probability };
  });
  return { text: withoutMarks(marked), words };
}

const capitals = 'Anna und Bert, Carl und Dora: ';

test.each<[what: string, marked: string, type: NameType, tooLittle: number, enough: number]>([
  ['an everyday word', 'Herr ⟦Koch⟧', 'PERSON', 0.4, 0.6],
  ['an everyday word in lower case among capitals', `${capitals}im ⟦bett⟧ liegt`, 'ORGANIZATION', 0.9, 0.95],
  ['an everyday word in lower case where all are', 'anna liegt im ⟦bett⟧', 'ORGANIZATION', 0.4, 0.6],
  ['another word in lower case among capitals', `${capitals}ruf ⟦wuttke⟧ an`, 'PERSON', 0.3, 0.4],
  ['a place in lower case among capitals', `${capitals}am ⟦steg⟧ an`, 'LOCATION', 0.5, 0.7],
  ['a kind of body as a person', 'An: ⟦Kantine⟧', 'PERSON', 0.8, 0.95],
  ['a relative as a person', 'Relationship: ⟦Son⟧ (44)', 'PERSON', 0.9, 0.96],
  ['several words in lower case among capitals', `${capitals}⟦coil spring⟧ neu`, 'PERSON', 0.5, 0.7],
  ['an everyday word with a body in lower case', `${capitals}the ⟦eye clinic⟧ at`, 'ORGANIZATION', 0.9, 0.95],
  ['a firm of words in lower case', `${capitals}the ⟦wuttke scouts⟧ at`, 'ORGANIZATION', 0.15, 0.25],
  ['an abbreviation in brackets', 'Archivar (⟦XYZ⟧)', 'ORGANIZATION', 0.4, 0.6],
])('%s needs more than another name', (_what, marked, type, tooLittle, enough) => {
  const unsure = nameIn(marked, tooLittle);
  const sure = nameIn(marked, enough);
  expect(isTooUnsure(unsure.text, unsure.words, type)).toBe(true);
  expect(isTooUnsure(sure.text, sure.words, type)).toBe(false);
});

test.each<[what: string, marked: string, type: NameType]>([
  ['a word with a capital', 'Herr ⟦Wuttke⟧', 'PERSON'],
  ['a word in lower case where all are', 'ruf bitte ⟦wuttke⟧ an', 'PERSON'],
  ['a login', `${capitals}user=⟦wuttke⟧`, 'PERSON'],
  ['the rest of a word', `${capitals}Ravens-\n⟦burg⟧`, 'LOCATION'],
  ['an abbreviation in a sentence', 'bei ⟦XYZ⟧ gelernt', 'ORGANIZATION'],
])('%s needs no more than any name', (_what, marked, type) => {
  const { text, words } = nameIn(marked, 0.1);
  expect(isTooUnsure(text, words, type)).toBe(false);
});

test.each<[what: string, marked: string, probability: number]>([
  ['an everyday word', `${capitals}Anna ⟦und⟧`, 0.4],
  ['a number', 'Natur ⟦24⟧', 0.3],
  ['another improbable word in lower case among capitals', `${capitals}Anna ⟦wuttke⟧`, 0.1],
])('%s at the end of a name is no part of it', (_what, marked, probability) => {
  const { text, words } = nameIn(marked, probability);
  expect(words.map((word) => isLoose(text, word))).toEqual([true]);
});

test.each<[what: string, marked: string, probability: number]>([
  ['a more probable word in lower case', `${capitals}Anna ⟦wuttke⟧`, 0.2],
  ['an improbable word where all are in lower case', 'ruf anna ⟦wuttke⟧', 0.1],
  ['an improbable word with a capital', `${capitals}Anna ⟦Wuttke⟧`, 0.1],
  ['an abbreviation for the younger', `${capitals}Wuttke ⟦jun⟧`, 0.1],
  ['what a scan tore off', `${capitals}B. Tre ⟦gear⟧`, 0.1],
])('%s at the end of a name is part of it', (_what, marked, probability) => {
  const { text, words } = nameIn(marked, probability);
  expect(words.map((word) => isLoose(text, word))).toEqual([false]);
});
