import { describe, expect, test } from 'vitest';
import { decode, half } from './decode-marked.js';

const low = { ...half, PERSON: 0.05 };

describe('decoding', () => {
  test.each([
    ['words of one name are joined', 'Anna/B-PER Koch/I-PER lebt/O', ['Anna Koch=PERSON']],
    ['a new beginning begins a new name', 'Anna/B-PER Bert/B-PER', ['Anna=PERSON', 'Bert=PERSON']],
    ['a name may begin with an inside label', 'in/O Köln/I-LOC', ['Köln=LOCATION']],
    ['pieces of one word get one class', 'Mül/B-PER +ler/O +meier/I-PER', ['Müllermeier=PERSON']],
    ['dots of initials belong to the name', 'C/B-PER +./I-PER Koch/I-PER', ['C. Koch=PERSON']],
    ['punctuation at the end does not', 'Koch/B-PER +./I-PER', ['Koch=PERSON']],
    ['what the model counts out separates names', 'Koch/B-PER +,/O Anna/I-PER', ['Koch=PERSON', 'Anna=PERSON']],
    ['titles are left out', 'Herr/B-PER Dr/I-PER +./I-PER Koch/I-PER', ['Koch=PERSON']],
    ['a title alone is no name', 'Herr/B-PER', []],
    ['a place may be called like a title', 'Lieber/B-LOC See/I-LOC', ['Lieber See=LOCATION']],
    ['no name goes over a blank line', 'Anna/B-PER \n\nKoch/I-PER', ['Anna=PERSON', 'Koch=PERSON']],
    ['a slash parts persons', 'Koch/B-PER +//I-PER +Lang/I-PER', ['Koch=PERSON', 'Lang=PERSON']],
    ['a slash may stand in a place', 'Halle/B-LOC +//I-LOC +Saale/I-LOC', ['Halle/Saale=LOCATION']],
    ['a name goes over a line end', 'Anna/B-PER \nKoch/I-PER', ['Anna \nKoch=PERSON']],
  ])('%s', (_name, marked, names) => {
    expect(decode(marked)).toEqual(names);
  });

  test('a low threshold masks what the model rather takes for no name', () => {
    const marked = 'Wuttke/O';
    expect(decode(marked, { certainty: 0.8 })).toEqual([]);
    expect(decode(marked, { certainty: 0.8, thresholds: low })).toEqual(['Wuttke=PERSON']);
  });

  test('an everyday word must be more probable a name than not, a name with another word in it need not', () => {
    const thresholds = low;
    expect(decode('Koch/B-PER', { certainty: 0.4, thresholds })).toEqual([]);
    expect(decode('Koch/B-PER', { certainty: 0.6, thresholds })).toEqual(['Koch=PERSON']);
    expect(decode('Koch/B-PER Wuttke/I-PER', { certainty: 0.4, thresholds })).toEqual(['Koch Wuttke=PERSON']);
  });

  test('what may be a person is a name although it is likelier, yet not likely enough, an organization', () => {
    const thresholds = { PERSON: 0.05, LOCATION: 0.95, ORGANIZATION: 0.95 };
    expect(decode('Wuttke/B-ORG', { certainty: 0.8, thresholds })).toEqual(['Wuttke=ORGANIZATION']);
    expect(decode('Wuttke/B-ORG', { certainty: 0.89, thresholds })).toEqual([]);
  });

  test('a kind of body is a name where it may be a person', () => {
    expect(decode('Labor/B-ORG', { certainty: 0.6 })).toEqual([]);
    expect(decode('Labor/B-ORG', { certainty: 0.6, thresholds: low })).toEqual(['Labor=ORGANIZATION']);
  });

  test('a word of a fifth of the threshold goes along with a surer one, and is none alone', () => {
    const unsure = { certainty: 0.85 }; // the other labels share the rest: 0.05 for a person
    const thresholds = { ...half, PERSON: 0.2 };
    expect(decode('Wuttke/O', { ...unsure, thresholds })).toEqual([]);
    expect(decode('Anna/B-PER Wuttke/O', { ...unsure, thresholds })).toEqual(['Anna Wuttke=PERSON']);
    expect(decode('Anna/B-PER Wuttke/O', { ...unsure, thresholds: half })).toEqual(['Anna=PERSON']);
  });
});
