import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entity, MaskedText } from '../src/index.js';
import { maskPieces, replaceEntities } from '../src/mask-pieces.js';

/** A session that finds a name only after it has stood behind "Herr", and from then on everywhere. */
function forgetfulSession() {
  const known: string[] = [];
  const asked: string[] = [];
  const mask = (piece: string): Promise<MaskedText> => {
    asked.push(piece);
    for (const [, name = ''] of piece.matchAll(/Herr (\w+)/g)) if (!known.includes(name)) known.push(name);
    const entities = known.flatMap((name, index) =>
      [...piece.matchAll(new RegExp(name, 'g'))].map(({ index: start }) =>
        person(index + 1, start, start + name.length),
      ),
    );
    entities.sort((a, b) => a.start - b.start);
    return Promise.resolve({ text: replaceEntities(piece, entities), entities, auditFlags: [] });
  };
  return { asked, mask };
}

const person = (number: number, start: number, end: number): Entity => ({
  type: 'PERSON',
  start,
  end,
  placeholder: `[PERSON_${number}]`,
  confidence: 0.85,
});

describe('masking in pieces', () => {
  test('masks a name early that is found late, and shifts all offsets', async () => {
    const pieces = [
      'Weber ruft an. ',
      'Es geht um nichts. ',
      'Herr Weber legt auf. ',
      'Herr Kranich und Weber. ',
      'Ende.',
    ];
    const { mask } = forgetfulSession();
    const { text, entities } = await maskPieces(pieces, mask);
    expect(text).toBe(
      '[PERSON_1] ruft an. Es geht um nichts. Herr [PERSON_1] legt auf. Herr [PERSON_2] und [PERSON_1]. Ende.',
    );
    const whole = pieces.join('');
    expect(entities.map(({ start, end }) => whole.slice(start, end))).toEqual(['Weber', 'Weber', 'Kranich', 'Weber']);
    expect(replaceEntities(whole, entities)).toBe(text);
  });

  test('asks again only for the pieces before the last one that added something', async () => {
    const { mask, asked } = forgetfulSession();
    await maskPieces(['a', 'Herr Weber', 'c'], mask);
    expect(asked).toEqual(['a', 'Herr Weber', 'c', 'a']);
    asked.length = 0;
    await maskPieces(['a', 'b', 'c'], mask);
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  test('does not ask again for values that are found in other texts only by chance, such as ages', async () => {
    const asked: string[] = [];
    await maskPieces(['a', 'b'], (piece) => {
      asked.push(piece);
      const entity = { ...person(asked.length, 0, 1), type: 'AGE', placeholder: `[AGE_${asked.length}]` } as const;
      return Promise.resolve({ text: entity.placeholder, entities: [entity], auditFlags: [] });
    });
    expect(asked).toEqual(['a', 'b']);
  });

  test('comes to an end with a language model that has something new to quote each time', async () => {
    const text = 'abc '.repeat(100);
    const places = Array.from({ length: 100 }, (_, index) => person(index + 1, 4 * index, 4 * index + 3));
    let asked = 0;
    let known = 0;
    const masked = await maskPieces([text, text], (piece, { asksModels }) => {
      asked++;
      if (asksModels) known++;
      const entities = places.slice(0, known);
      return Promise.resolve({ text: replaceEntities(piece, entities), entities, auditFlags: [] });
    });
    expect(asked).toBeLessThan(20);
    const [first, second] = [masked.text.slice(0, masked.text.length / 2), masked.text.slice(masked.text.length / 2)];
    expect(first).toBe(second); // each piece is masked with all that the session knows at the end
    expect(masked.entities.length).toBe(2 * known);
  });

  test('keeps masked what only the first answer had found, and every flag', async () => {
    const nothing: MaskedText = { text: '', entities: [], auditFlags: [] };
    let asked = 0;
    const answers: MaskedText[] = [
      { text: '[PERSON_1] b', entities: [person(1, 0, 1)], auditFlags: [] },
      { text: '[PERSON_2]', entities: [person(2, 0, 1)], auditFlags: ['adversarial_unavailable'] },
      { text: 'a [PERSON_2]', entities: [person(2, 2, 3)], auditFlags: ['context_llm_unavailable'] },
    ];
    const masked = await maskPieces(['a b', 'b'], () => Promise.resolve(answers[asked++] ?? nothing));
    expect(masked.text).toBe('[PERSON_1] [PERSON_2][PERSON_2]');
    expect(masked.auditFlags).toEqual(['context_llm_unavailable', 'adversarial_unavailable']);
  });

  test('keeps masked what stands around a name that the second answer finds', async () => {
    const text = 'Weber, the only beekeeper';
    const beekeeper = { ...person(1, 0, text.length), type: 'QUASI_IDENTIFIER', placeholder: '[QUASI_IDENTIFIER_1]' } as const; // prettier-ignore
    const answers = [[beekeeper], [person(1, 0, 5)], [person(1, 0, 5)]];
    const masked = await maskPieces([text, 'Weber'], (piece) => {
      const entities = answers.shift() ?? [];
      return Promise.resolve({ text: replaceEntities(piece, entities), entities, auditFlags: [] });
    });
    expect(masked.text).toBe('[QUASI_IDENTIFIER_1][PERSON_1]');
    expect(masked.entities).toHaveLength(2);
  });

  /** Masks what it is told in the first answer to the first piece, and what else it is told in all other texts. */
  const changingSession = (first: readonly string[], then: readonly string[]) => {
    const numbers = [...new Set([...first, ...then])];
    let asked = 0;
    return (piece: string): Promise<MaskedText> => {
      const values = asked++ === 0 ? first : then;
      const entities = [...piece.matchAll(new RegExp(values.join('|'), 'g'))].map(({ 0: value, index }) =>
        person(numbers.indexOf(value) + 1, index, index + value.length),
      );
      return Promise.resolve({ text: replaceEntities(piece, entities), entities, auditFlags: [] });
    };
  };
  const crossed = 'Anna Koch aus Bad Tölz ruft Uwe.';

  test.each([
    ['and masks the rest of the second by itself', ['Koch aus Bad Tölz'], ['Anna Koch', 'Anna'], '[PERSON_3] [PERSON_1] ruft Uwe.'],
    ['and others that the second had covered', ['Anna', 'Koch aus Bad Tölz'], ['Anna Koch'], '[PERSON_1] [PERSON_2] ruft Uwe.'],
    ['but not where the second masks its rest under a name of its own', ['Koch aus Bad Tölz'], ['Anna Koch', 'aus Bad Tölz'], '[PERSON_2] [PERSON_3] ruft Uwe.'],
    ['but not for white space', ['Koch '], ['Anna Koch'], '[PERSON_2] aus Bad Tölz ruft Uwe.'],
  ])('keeps a stretch of the first answer that one of the second crosses, %s', async (_name, first, then, expected) => {
    const { text, entities } = await maskPieces([crossed, 'Anna Koch'], changingSession(first, then));
    expect(text.startsWith(expected)).toBe(true);
    expect(replaceEntities(`${crossed}Anna Koch`, entities)).toBe(text);
  }); // prettier-ignore

  test('refuses a text of which two answers mask stretches that cross, if the rest of one stays readable', async () => {
    const masked = maskPieces([crossed, 'Anna Koch'], changingSession(['Koch aus Bad Tölz'], ['Anna Koch']));
    await expect(masked).rejects.toThrow('Two answers of the service mask stretches that cross');
    await expect(masked).rejects.toMatchObject({ code: 'unexpected_answer' });
  });

  test('masks every letter that any answer has masked, and stays disjoint', () => {
    const text = 'abcdefghijkl';
    const answer = fc.uniqueArray(fc.nat(text.length), { maxLength: 8 }).map((bounds) =>
      [...bounds]
        .sort((a, b) => a - b)
        .flatMap((start, index, sorted) => {
          const end = sorted[index + 1];
          return index % 2 === 0 && end !== undefined ? [person(100 * start + end, start, end)] : [];
        }),
    );
    return fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 6 }), async (answers) => {
        const found: Entity[] = [];
        let asked = 0;
        const { text: masked, entities } = await maskPieces([text, '-'], (piece) => {
          const entities = piece === text ? (answers[asked++] ?? []) : [person(999, 0, piece.length)];
          if (piece === text) found.push(...entities);
          return Promise.resolve({ text: replaceEntities(piece, entities), entities, auditFlags: [] });
        });
        const isMasked = (at: number) => entities.some(({ start, end }) => start <= at && at < end);
        for (const { start, end } of found) for (let at = start; at < end; at++) expect(isMasked(at)).toBe(true);
        for (const [index, { end }] of entities.entries())
          expect(entities[index + 1]?.start ?? end).toBeGreaterThanOrEqual(end);
        expect(masked).toBe(replaceEntities(`${text}-`, entities));
      }),
    );
  });
});
