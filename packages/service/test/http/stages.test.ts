import type { StageNumber } from '@palimpsest/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openSession } from './calls.js';
import { type Service, startService } from './service.js';

let service: Service;
let session: string;
const asked: (readonly StageNumber[] | undefined)[] = [];
beforeAll(async () => {
  service = await startService({
    masking: (real) => ({
      ...real,
      mask: (request, signal) => {
        asked.push(request.stages);
        return real.mask(request, signal);
      },
    }),
  });
  session = await openSession(service);
});
afterAll(() => service.stop());

const anonymize = (query: string) =>
  call(service, 'POST', `/v1/masking/anonymize${query}`, { text: 'x', session_id: session });

test.each([
  ['', undefined],
  ['?stages=1', [1]],
  ['?stages=1,2', [1, 2]],
  ['?stages=1%2C2%2C3', [1, 2, 3]],
  ['?stages=4,3,2,1', [4, 3, 2, 1]],
  ['?stages=3', [3]],
  ['?', undefined],
])('%j asks for the stages %j', async (query, stages) => {
  expect((await anonymize(query)).status).toBe(200);
  expect(asked.at(-1)).toEqual(stages);
});

test.each([
  '', '0', '5', '1,5', '1,,2', ',1', '1,', '1,1', '1,2,1', '1;2', '12', '1, 2', '1+2', 'a', '-1', '1.0', '１', '%zz', '1%00', '1%0A',
])('stages=%s is 422', async (list) => {
  const { status, body } = await anonymize(`?stages=${list}`);
  expect(status).toBe(422);
  expect(body.errors).toEqual([{ path: 'stages', message: expect.stringContaining('stage numbers') as string }]);
}); // prettier-ignore

test.each([
  '?stages=1&stages=2',
  '?stages=1&stages=1',
  '?stages[]=1',
  '?stages[0]=1',
  '?Stages=1',
  '?stage=1',
  '?stages=1&x=1',
  '?stages',
])('%s is 422: one stages, and no other parameter', async (query) => {
  expect((await anonymize(query)).status).toBe(422);
});

test('an unknown query parameter is named', async () => {
  expect((await anonymize('?stage=1')).body.errors).toEqual([
    { path: 'stage', message: 'is not a parameter of this endpoint' },
  ]);
});

test.each([
  ['?stages[]=1', 'query', 'has a parameter that this endpoint does not take'],
  ['?stages=1&stages=2', 'stages', 'must be given once'],
])('%s is told as what it is', async (query, path, message) => {
  expect((await anonymize(query)).body.errors).toEqual([{ path, message }]);
});

test.each(['session', 'deanonymize'])('%s takes no query parameter', async (operation) => {
  const sent = operation === 'session' ? {} : { text: 'x', session_id: session };
  const { status, body } = await call(service, 'POST', `/v1/masking/${operation}?ttl_seconds=60`, sent);
  expect(status).toBe(422);
  expect(body.errors).toEqual([{ path: 'ttl_seconds', message: 'is not a parameter of this endpoint' }]);
});
