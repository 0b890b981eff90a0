import { expect, test } from 'vitest';
import { jsonInReply } from '../../src/llm/json-in-reply.js';

test.each([
  ['plain JSON', '{"a":1}'],
  ['white space around it', '\n {"a":1}\n'],
  ['a code fence', '```json\n{"a":1}\n```'],
  ['a word before and after', 'Sure: {"a":1} Anything else?'],
  ['a thought before it', '<think>{"a":2}? No.</think>{"a":1}'],
  ['a thought whose opening the server swallowed', 'Well, {"a":2}? No.</think>\n\n{"a":1}'],
  ['a thought without end after it', '{"a":1}<think>or {"a":2}'],
])('an object is found in %s', (_name, reply) => {
  expect(jsonInReply(reply)).toEqual([{ a: 1 }]);
});

test.each([
  ['<thinking>', '</thinking>'],
  ['<reasoning>', '</reasoning>'],
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>'],
])('a draft behind %s is no object of the reply', (begin, end) => {
  expect(jsonInReply(`${begin}{"a":2}?${end}{"a":1}`)).toEqual([{ a: 1 }]);
  expect(jsonInReply(`${begin}{"a":2}? Hm`)).toEqual([]);
});

test('objects are found in order, and the places of those that can not be read', () => {
  expect(jsonInReply('First {"a":1}, no, {b}, {"a":2}{"a":3} {')).toEqual([
    { a: 1 },
    undefined,
    { a: 2 },
    { a: 3 },
    undefined,
  ]);
});

test('braces, quotes and closing tags inside of strings are text', () => {
  for (const text of ['}', '{', '"', '\\', '</think>', '```']) {
    expect(jsonInReply(JSON.stringify({ text }))).toEqual([{ text }]);
  }
});

test.each(['', 'no', '[1]', '7', 'null', '<think>Is it {"a":1}? Hm'])('there is none in %j', (reply) => {
  expect(jsonInReply(reply)).toEqual([]);
});

test.each(['{"a":1', '{a:1}', "{'a':1}", '{"a":"the "only" one"}'])(
  'there is one that can not be read in %j',
  (reply) => {
    expect(jsonInReply(reply)).toEqual([undefined]);
  },
);

test('nor can one be read that opens fifty thousand objects', () => {
  expect(jsonInReply('{'.repeat(50_000))).toEqual([undefined]);
});

test.each(['{}', '{a}', '{"guesses":[]}'])('a megabyte of %s is no answer, and soon so', (object) => {
  const begun = performance.now();
  expect(jsonInReply(object.repeat(1_000_000 / object.length))).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(500);
});
