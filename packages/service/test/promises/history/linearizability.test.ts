/** The checker itself: it accepts what could be and rejects what must not be. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLinearizable } from './linearizability.js';
import { placeholder, type RecordedCall, type SessionCall, sessionModel } from './session-model.js';

const mask = (text: string): SessionCall => ({ kind: 'mask', text });
const unmask = (text: string): SessionCall => ({ kind: 'unmask', text });
const destroy: SessionCall = { kind: 'destroy' };
const [one, two] = [placeholder(1), placeholder(2)];
const nobodyKnows = undefined;

/** From `startMs` to `endMs`. */
const at = (startMs: number, endMs: number, call: SessionCall, answer: string | undefined) => {
  const isText = typeof answer === 'string' && answer !== 'gone' && answer !== 'done';
  return { startMs, endMs, call, answer: isText ? { text: answer } : answer } as RecordedCall;
};

describe('histories that could be', () => {
  test.each<[string, RecordedCall[]]>([
    ['nothing at all', []],
    [
      'one call after the other',
      [at(0, 1, mask('a@x'), one), at(2, 3, mask('b@x'), two), at(4, 5, unmask(two), 'b@x')],
    ],
    ['two at once, the later of which came first', [at(0, 9, mask('b@x'), two), at(1, 8, mask('a@x'), one)]],
    ['a look that came before a mask which was sent earlier', [at(0, 9, mask('a@x'), one), at(1, 8, unmask(one), one)]],
    [
      'a mask without an answer that did its work much later',
      [at(0, 1, mask('a@x'), nobodyKnows), at(2, 3, unmask(one), one), at(4, 5, unmask(one), 'a@x')],
    ],
    [
      'a mask without an answer that never did its work',
      [at(0, 1, mask('a@x'), nobodyKnows), at(2, 3, mask('b@x'), one)],
    ],
    [
      'a destruction without an answer that came late',
      [at(0, 1, destroy, nobodyKnows), at(2, 3, mask('a@x'), one), at(4, 5, unmask(one), 'gone')],
    ],
    [
      'a mask beside the destruction',
      [at(0, 9, destroy, 'done'), at(1, 8, mask('a@x'), one), at(2, 8, mask('a@x'), 'gone')],
    ],
    [
      'a literal is reserved, and the next value passes over it',
      [at(0, 1, mask(`a@x ${one}`), `${two} ${one}`), at(2, 3, unmask(`${one} ${two}`), `${one} a@x`)],
    ],
    ['destroyed twice', [at(0, 1, destroy, 'done'), at(2, 3, destroy, 'done')]],
  ])('%s', (_name, history) => {
    expect(isLinearizable(history, sessionModel)).toBe(true);
  });
});

describe('histories that must not be', () => {
  test.each<[string, RecordedCall[]]>([
    [
      'a placeholder that was given and is unknown to a later call',
      [at(0, 1, mask('a@x'), one), at(2, 3, unmask(one), one)],
    ],
    ['a value with two placeholders', [at(0, 1, mask('a@x'), one), at(2, 3, mask('a@x'), two)]],
    ['a placeholder with two values, given at once', [at(0, 9, mask('a@x'), one), at(0, 9, mask('b@x'), one)]],
    ['a placeholder with another value', [at(0, 1, mask('a@x'), one), at(2, 3, unmask(one), 'b@x')]],
    ['a number passed over', [at(0, 1, mask('a@x'), two)]],
    ['a mask after the destruction was answered', [at(0, 1, destroy, 'done'), at(2, 3, mask('a@x'), one)]],
    [
      'a look after the destruction was answered',
      [at(0, 1, mask('a@x'), one), at(2, 3, destroy, 'done'), at(4, 5, unmask(one), 'a@x')],
    ],
    [
      'a session that comes back to life',
      [at(0, 9, destroy, 'done'), at(1, 2, unmask(one), 'gone'), at(3, 4, unmask(one), one)],
    ],
    ['gone, and nobody destroyed it', [at(0, 1, mask('a@x'), one), at(2, 3, unmask(one), 'gone')]],
    ['seen, and then unseen', [at(0, 9, mask('a@x'), one), at(1, 2, unmask(one), 'a@x'), at(3, 4, unmask(one), one)]],
    [
      'a mask without an answer whose value is seen before it was sent',
      [at(0, 1, unmask(one), 'a@x'), at(2, 3, mask('a@x'), nobodyKnows)],
    ],
    [
      'a mask without an answer that did its work, and undid it',
      [at(0, 1, mask('a@x'), nobodyKnows), at(2, 3, unmask(one), 'a@x'), at(4, 5, mask('b@x'), one)],
    ],
    ['a literal that comes to mean something', [at(0, 1, mask(one), one), at(2, 3, mask('a@x'), one)]],
    ['half of a mask', [at(0, 9, mask('a@x b@x'), `${one} ${two}`), at(1, 2, unmask(`${one} ${two}`), `a@x ${two}`)]],
  ])('%s', (_name, history) => {
    expect(isLinearizable(history, sessionModel)).toBe(false);
  });
});

const anyCall = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .array(fc.nat(4), { minLength: 1, maxLength: 3 })
      .map((names) => mask(names.map((n) => `p${n}@x`).join(' '))),
  },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 6 }).map((number) => unmask(placeholder(number))) },
  { weight: 1, arbitrary: fc.constant(destroy) },
);

/** What the model answers to calls one after the other at 0, 10, 20..., each lasting into its neighbours' time. */
const anyHistory = fc.array(fc.tuple(anyCall, fc.nat(25), fc.nat(25)), { minLength: 1, maxLength: 10 }).map((calls) => {
  let state = sessionModel.initial;
  return calls.map(([call, earlier, later], index): RecordedCall => {
    const { answer, next } = sessionModel.step(state, call);
    state = next;
    return { call, answer, startMs: 10 * index - earlier, endMs: 10 * index + later };
  });
});

test('whatever the model answers is accepted, however the calls overlap', () => {
  fc.assert(fc.property(anyHistory, (history) => isLinearizable(history, sessionModel)));
});

/** `count` masks of three values that nobody saw the end of, and then two looks, with answers. */
const unansweredBefore = (count: number, last: string): RecordedCall[] => [
  ...Array.from({ length: count }, (_, index) => at(0, 1, mask(`p${index % 3}@x`), nobodyKnows)),
  at(2, 3, unmask(one), 'p0@x'),
  at(4, 5, unmask(two), last),
];

test.each([
  ['could be', 'p1@x', true],
  ['must not be', 'of another session', false],
])('thirty calls without an answer are soon searched, in a history that %s', (_name, last, verdict) => {
  expect(isLinearizable(unansweredBefore(30, last), sessionModel)).toBe(verdict);
});

test('an answer that no order explains is rejected, wherever it stands', () => {
  fc.assert(
    fc.property(anyHistory, fc.nat(), (history, position) => {
      const index = position % history.length;
      const answer = { text: 'of another session' };
      const wrong = history.map((one, at) => (at === index ? { ...one, answer } : one));
      return !isLinearizable(wrong, sessionModel);
    }),
  );
});
