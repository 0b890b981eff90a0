/** Ways to speak to a service: `fetch` for what it can say, a raw socket for what it would put right. */
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { Service } from './service.js';

/** Every field that some answer has. Which of them are there is what the tests find out. */
export interface AnswerBody {
  readonly session_id: string;
  readonly expires_at: string;
  readonly status: string | number;
  readonly anonymized_text: string;
  readonly entities: readonly object[];
  readonly original_text: string;
  readonly code: string;
  readonly errors: readonly { readonly path: string; readonly message: string }[];
}

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Not there at run time where the answer has no JSON. */
  readonly body: AnswerBody;
}

/** What a test may send beside method and path. */
export interface Init {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** The four operations of the contract, as method and path; `id` stands for a session that may not exist. */
export const operations = [
  ['POST', '/v1/masking/session', {}],
  ['DELETE', '/v1/masking/session/3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21', undefined],
  ['POST', '/v1/masking/anonymize', { text: 'x', session_id: '3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21' }],
  ['POST', '/v1/masking/deanonymize', { text: 'x', session_id: '3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21' }],
] as const;

/** As much of a service as a call needs: a fixture's, or a process of its own. */
export type Callee = Pick<Service, 'url' | 'key'>;

/** Sends a request with the service's key and a JSON body; `init` wins over both. */
export async function call(
  service: Callee,
  method: string,
  path: string,
  body?: unknown,
  init: Init = {},
): Promise<Answer> {
  const response = await fetch(service.url + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...init,
    headers: {
      Authorization: `Bearer ${service.key}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...init.headers,
    },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const parsed: unknown = isJson ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, body: parsed as AnswerBody };
}

/** Posts to an operation of the contract, such as `/anonymize`. */
export const post = (service: Callee, path: string, body: unknown = {}): Promise<Answer> =>
  call(service, 'POST', `/v1/masking${path}`, body);

/** Opens a session and returns its id. */
export async function openSession(service: Callee, body: unknown = {}): Promise<string> {
  return (await post(service, '/session', body)).body.session_id;
}

/** Writes `request` to a socket as it is and returns all that comes back until the service closes the connection. */
export async function callRaw(service: Service, request: string | Buffer): Promise<string> {
  const socket = connect(service.port, '127.0.0.1');
  socket.on('error', () => undefined); // what arrived before a reset is what the test looks at
  socket.write(request);
  return readText(socket);
}

/** A request as text. It asks the service to close the connection after it. */
export const rawRequest = (service: Service, line: string, headers: readonly string[] = [], body = ''): string =>
  [
    `${line} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${service.key}`,
    'Connection: close',
    ...headers,
    ...(body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
    '',
    body,
  ].join('\r\n');

/** Status of a raw answer. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
