/** What `palimpsest doctor` says of the language models, over every way in which they can fail it. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Answer, answering, completion, hanging, inTurn, type ReplayServer, saying, startReplayServer,
} from '../../../../test/replay-server.js'; // prettier-ignore
import { newFolder, run, type Settings, serverSettings } from './process.js';
import { runHere } from './run-here.js';

let server: ReplayServer;
let other: ReplayServer;
beforeAll(async () => {
  [server, other] = await Promise.all([startReplayServer(), startReplayServer()]);
});
afterAll(() => Promise.all([server.stop(), other.stop()]));
beforeEach(() => {
  for (const replay of [server, other]) replay.forget();
  server.answerProbe = saying({ colour: 'blue' });
});

/** The lines about language models; what Node itself reads, it reads when a process of its own starts. */
async function linesWith(
  settings: Settings,
  runIt = runHere,
): Promise<{ code: number | null; lines: readonly string[]; all: string }> {
  const { code, stdout, stderr } = await runIt({
    args: ['doctor', '--json'],
    settings: { ...serverSettings(newFolder()), ...settings },
  });
  const findings = JSON.parse(stdout) as { check: string; ok: boolean; detail: string }[];
  const lines = findings
    .filter(({ check }) => /context model|adversary|language/.test(check))
    .map(({ check, ok, detail }) => `${ok ? 'ok' : 'WRONG'} ${check}: ${detail}`);
  return { code, lines, all: stdout + stderr };
}
const settings = (baseUrl = server.url): Settings => ({
  PALIMPSEST_LLM_BASE_URL: baseUrl,
  PALIMPSEST_LLM_MODEL: 'small',
  PALIMPSEST_LLM_API_KEY: 'canary-key',
  PALIMPSEST_LLM_TIMEOUT_MS: '1000',
});

test('a model that answers is named with the way in which it is spoken to, and is sent nothing but the constant question', async () => {
  server.answerProbe = (call, response) => {
    const isSchema = JSON.stringify(call.json['response_format']).includes('json_schema');
    (isSchema ? answering('{}', 400) : saying({ colour: 'blue' }))(call, response);
  };
  expect(await linesWith(settings())).toMatchObject({
    code: 0,
    lines: [
      `ok context model and adversary: small at ${server.url} answers; replies are held to JSON, not to a schema, max_tokens, temperature 0`,
    ],
  });
  expect(server.probes).toHaveLength(2);
  expect(server.calls).toEqual([]);
});

test.each([
  ['of its own accord', {}],
  ['whatever it is held to', { PALIMPSEST_LLM_STRUCTURED_OUTPUT: 'json_schema' }],
])('a model that answers in prose, %s, is named for what the service makes of it', async (_name, structure) => {
  server.answerProbe = saying('A clear sky is blue by day.');
  const { code, lines } = await linesWith({ ...settings(), ...structure });
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [
      `WRONG context model and adversary: small at ${server.url} answers, but not with the JSON that it is asked for; such replies are not used, and every text gets the flag of a stage that failed`,
    ],
  });
});

test('one unlucky reply without JSON is not held against a model', async () => {
  server.answerProbe = inTurn(saying('Blue.'), saying({ colour: 'blue' }));
  const fixed = { ...settings(), PALIMPSEST_LLM_STRUCTURED_OUTPUT: 'none' };
  expect((await linesWith(fixed)).lines[0]).toMatch(/^ok .* answers; replies are held to no format/);
});

test('two models are asked one by one, each as far as its stage is allowed', async () => {
  const both = { ...settings(), PALIMPSEST_ADVERSARY_BASE_URL: other.url, PALIMPSEST_ADVERSARY_MODEL: 'big' };
  const spoken = 'answers; replies are held to a JSON schema, max_tokens, temperature 0';
  const [context, adversary] = [
    `ok context model: small at ${server.url} ${spoken}`,
    `ok adversary: big at ${other.url} ${spoken}`,
  ];
  expect((await linesWith(both)).lines).toEqual([context, adversary]);
  expect((await linesWith({ ...both, PALIMPSEST_STAGES: '1,2,4' })).lines).toEqual([adversary]);
  const none = ['ok language models: none to ask: stages 3 and 4 do not run'];
  expect((await linesWith({ ...both, PALIMPSEST_STAGES: '1,2' })).lines).toEqual(none);
  expect((await linesWith({})).lines).toEqual(none);
  expect([server.probes.length, other.probes.length]).toEqual([1, 2]);
});

const redirecting: Answer = (call, response) => {
  answering('', 307, { Location: `${other.url}/chat/completions` })(call, response);
};
test.each<[name: string, answer: Answer, complaint: string]>([
  ['that refuses the key', answering('{}', 401), 'status 401: the key is missing, wrong or not for this model'],
  ['that refuses the model to this key', answering('{}', 403), 'status 403: the key is missing, wrong or not for this model'], // prettier-ignore
  ['that does not know the model', answering('{"error":{"message":"model small not found"}}', 404), 'status 404: the server knows no such model or address, or refuses the question'], // prettier-ignore
  ['that hangs', hanging, 'no answer within PALIMPSEST_LLM_TIMEOUT_MS'],
  ['that redirects', redirecting, 'status 307: a redirect, which is not followed; take the address that it leads to'],
  ['that is down', answering('oops', 503), 'status 503'],
  ['that is a web page', answering('<html>Welcome</html>', 200, { 'Content-Type': 'text/html' }), 'what answers there is no chat completions API'], // prettier-ignore
])('a server %s is named, and nothing of its answer or the key is printed', async (_name, answer, complaint) => {
  server.answerProbe = (call, response) => {
    response.setHeader('X-Canary', 'canary');
    answer(call, response);
  };
  const { code, lines, all } = await linesWith(settings());
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [`WRONG context model and adversary: small at ${server.url}: ${complaint}`],
  });
  expect(all).not.toMatch(/canary|not found|Welcome/);
  expect([...other.calls, ...other.probes]).toEqual([]);
});

test('a port where nobody listens, one that HTTP clients refuse, and a server that refuses TLS are named', async () => {
  const gone = await startReplayServer();
  await gone.stop();
  expect((await linesWith(settings(gone.url))).lines[0]).toMatch(/^WRONG .*: no connection \(ECONNREFUSED\)$/);
  expect((await linesWith(settings('http://127.0.0.1:6667/v1'))).lines[0]).toMatch(/^WRONG .*: its port is one that/);

  const withoutCertificate = createTlsServer().listen(0, '127.0.0.1');
  withoutCertificate.on('tlsClientError', () => undefined);
  await once(withoutCertificate, 'listening');
  const { port } = withoutCertificate.address() as AddressInfo; // listens on TCP
  const { lines } = await linesWith(settings(`https://127.0.0.1:${port}/v1`));
  expect(lines[0]).toMatch(/^WRONG .*: no connection \((?:ERR_SSL|EPROTO|ECONNRESET)\w*\)$/);
  withoutCertificate.close();
});

/** A server for `127.0.0.1` that speaks as it should and has signed its certificate itself. */
async function startSelfSigned(): Promise<{ url: string; certificate: string; asked: () => number; stop: () => void }> {
  const folder = newFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1', '-subj', '/CN=model', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate], { stdio: 'ignore' }); // prettier-ignore
  let asked = 0;
  const https = createHttpsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_request, response) => {
    asked++;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(completion('{"colour":"blue"}'));
  }).listen(0, '127.0.0.1');
  await once(https, 'listening');
  const { port } = https.address() as AddressInfo; // listens on TCP
  return { url: `https://127.0.0.1:${port}/v1`, certificate, asked: () => asked, stop: () => https.close() };
}

test('a certificate that the server signed itself is named, with what to do; then the server is spoken to', async () => {
  const { url, certificate, asked, stop } = await startSelfSigned();
  const distrusted = await linesWith(settings(url));
  expect(distrusted.lines[0]).toMatch(
    /^WRONG .*: the certificate of the server is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\); name the file of its authority in NODE_EXTRA_CA_CERTS$/,
  );
  expect(asked()).toBe(0);
  const trusted = await linesWith({ ...settings(url), NODE_EXTRA_CA_CERTS: certificate }, run);
  expect([trusted.code, trusted.lines[0]]).toEqual([0, expect.stringMatching(/^ok .* answers;/)]);
  stop();
});
