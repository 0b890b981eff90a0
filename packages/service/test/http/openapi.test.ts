import { SessionRequest, StagesQuery, TextInSession } from '@palimpsest/protocol/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from './calls.js';
import { type Service, startService } from './service.js';

/** What these tests look at in the document. */
interface OpenApi {
  readonly openapi: string;
  readonly servers: readonly object[];
  readonly components: { readonly securitySchemes: Record<string, object> };
  readonly paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  readonly parameters?: readonly { readonly schema: object }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Record<string, { readonly headers: object }>;
}

let service: Service;
let document: OpenApi;
beforeAll(async () => {
  service = await startService();
  document = (await (await fetch(`${service.url}/openapi.json`)).json()) as OpenApi;
});
afterAll(() => service.stop());

const documented = (path: string): string => path.replace(/session\/.*/, 'session/{session_id}');

describe('the OpenAPI document', () => {
  test('is OpenAPI 3.1 with a bearer key and a server', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.components.securitySchemes['apiKey']).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(document.servers).toEqual([expect.objectContaining({ url: '/' })]);
  });

  test('lists the four operations and the two of health, nothing else', () => {
    const listed = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const contract = operations.map(([method, path]) => `${method} ${documented(path)}`);
    expect(listed.sort()).toEqual([...contract, 'GET /livez', 'GET /readyz'].sort());
  });

  describe.each(operations)('%s %s', (method, path) => {
    const operation = (): Operation | undefined => document.paths[documented(path)]?.[method.toLowerCase()];
    const success = method === 'DELETE' ? '204' : path.endsWith('session') ? '201' : '200';
    const notFound = path.endsWith('anonymize') ? ['404'] : [];

    test('documents every status that it answers with', () => {
      const statuses = [success, '401', ...notFound, '422', '429', '500', '503'];
      expect(Object.keys(operation()?.responses ?? {}).sort()).toEqual(statuses.sort());
    });

    test('documents the headers of each answer', () => {
      for (const [status, { headers }] of Object.entries(operation()?.responses ?? {})) {
        const limits = status === '401' ? ['WWW-Authenticate'] : ['RateLimit', 'RateLimit-Policy'];
        const retry = status === '429' || status === '503' ? ['Retry-After'] : [];
        expect(Object.keys(headers).sort()).toEqual([...limits, ...retry].sort());
      }
    });

    test('needs the key, has an id and a summary', () => {
      expect(operation()).toMatchObject({
        security: [{ apiKey: [] }],
        operationId: expect.stringMatching(/^\w+$/) as string,
        summary: expect.stringMatching(/./) as string,
      });
    });
  });

  test('shows the very schemas that check the requests', () => {
    const post = (path: string): Operation | undefined => document.paths[path]?.['post'];
    const plain = (schema: unknown): unknown => JSON.parse(JSON.stringify(schema));
    const content = (schema: unknown) => ({ 'application/json': { schema: plain(schema) } });
    expect(post('/v1/masking/session')?.requestBody).toEqual({ required: false, content: content(SessionRequest) });
    for (const path of ['/v1/masking/anonymize', '/v1/masking/deanonymize'])
      expect(post(path)?.requestBody).toEqual({ required: true, content: content(TextInSession) });
    const { pattern } = plain(StagesQuery.properties.stages) as { pattern: string };
    expect(post('/v1/masking/anonymize')?.parameters).toEqual([
      expect.objectContaining({ name: 'stages', in: 'query', required: false, schema: { type: 'string', pattern } }),
    ]);
  });
});
