import { describe, expect, test } from 'vitest';
import { prepareForModel } from '../../src/ner/model-text.js';

describe('the text for the model', () => {
  test('has a neutral word for each placeholder and no soft hyphens, and knows the way back', () => {
    const text = 'Mül\u00adler [PERSON_1]s \u00ad[DE_IBAN_12]';
    const { aligned, placeholders } = prepareForModel(text);
    expect(aligned.text).toBe('Müller Xs X');
    expect(placeholders).toEqual([{ start: 7, end: 8 }, { start: 10, end: 11 }]); // prettier-ignore
    expect([aligned.starts[7], aligned.ends[7]]).toEqual([8, 18]);
    expect(text.slice(aligned.starts[10], aligned.ends[10])).toBe('[DE_IBAN_12]');
  });

  test('has blank lines, as long as they were, for the lines of a form', () => {
    expect(prepareForModel('Name: __Anna Koch___, Ort_1').aligned.text).toBe('Name: \n\nAnna Koch\n\n\n, Ort_1');
  });
});
