import { SessionRequest, StagesQuery, TextInSession } from '@palimpsest/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Json, operations } from './calls.js';
import { type Service, startService } from './service.js';

let service: Service;
let document: Json;
beforeAll(async () => {
  service = await startService();
  document = await (await fetch(`${service.url}/openapi.json`)).json();
});
afterAll(() => service.stop());

const documented = (path: string): string => path.replace(/session\/.*/, 'session/{session_id}');

test('is OpenAPI 3.1 with a bearer key and a server', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(document.servers).toEqual([expect.objectContaining({ url: '/' })]);
});

test('lists the four operations and the two of health, nothing else', () => {
  const listed = Object.entries(document.paths as object).flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const contract = operations.map(([method, path]) => `${method} ${documented(path)}`);
  expect(listed.sort()).toEqual([...contract, 'GET /livez', 'GET /readyz'].sort());
});

describe.each(operations)('%s %s', (method, path) => {
  const operation = (): Json => document.paths[documented(path)][method.toLowerCase()];
  const success = method === 'DELETE' ? '204' : path.endsWith('session') ? '201' : '200';
  const notFound = path.endsWith('anonymize') ? ['404'] : [];

  test('documents every status that it answers with', () => {
    const statuses = [success, '401', ...notFound, '422', '429', '500', '503'];
    expect(Object.keys(operation().responses as object).sort()).toEqual(statuses.sort());
  });

  test('documents the headers of each answer', () => {
    for (const [status, { headers }] of Object.entries<Json>(operation().responses as object)) {
      const limits = status === '401' ? ['WWW-Authenticate'] : ['RateLimit', 'RateLimit-Policy'];
      const retry = status === '429' || status === '503' ? ['Retry-After'] : [];
      expect(Object.keys(headers as object).sort()).toEqual([...limits, ...retry].sort());
    }
  });

  test('needs the key, has an id and a summary', () => {
    expect(operation()).toMatchObject({ security: [{ apiKey: [] }], operationId: expect.stringMatching(/^\w+$/) as string, summary: expect.stringMatching(/./) as string });
  });
});

test('shows the very schemas that check the requests', () => {
  const bodyOf = (path: string): Json => document.paths[path].post.requestBody;
  const plain = (schema: unknown): unknown => JSON.parse(JSON.stringify(schema));
  expect(bodyOf('/v1/masking/session').content['application/json'].schema).toEqual(plain(SessionRequest));
  expect(bodyOf('/v1/masking/session').required).toBe(false);
  for (const path of ['/v1/masking/anonymize', '/v1/masking/deanonymize']) {
    expect(bodyOf(path).content['application/json'].schema).toEqual(plain(TextInSession));
    expect(bodyOf(path).required).toBe(true);
  }
  const [stages] = document.paths['/v1/masking/anonymize'].post.parameters as [Json];
  expect(stages).toMatchObject({ name: 'stages', in: 'query', required: false });
  expect(stages.schema.pattern).toBe(StagesQuery.properties.stages.pattern);
});
