/** Answers that servers should not give, and some do. None of them is to be taken for a reply. */
import type { ServerResponse } from 'node:http';
import { type Answer, answering, completion, hanging, saying } from '../../../../test/replay-server.js';

const trickling: Answer = (_call, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => {
    clearInterval(timer);
  });
};

const cuttingTheSocket = (write: (response: ServerResponse) => void): Answer => {
  return (_call, response) => {
    write(response);
    response.socket?.destroy();
  };
};

const quotes = (count: number) => ({
  quotes: Array.from({ length: count }, (_, n) => ({ text: `x${n}`, type: 'EVENT' })),
});

/** What comes back is no reply at all: the provider counts as down. */
export const brokenAnswers: Readonly<Record<string, Answer>> = {
  'status 401': answering('{"error":{"message":"no key"}}', 401),
  'status 403': answering('{"error":{"message":"not you"}}', 403),
  'status 404': answering('{"error":{"message":"no such model"}}', 404),
  'status 429': answering('{"error":{"message":"slow down"}}', 429, { 'Retry-After': '60' }),
  'status 500': answering('oops', 500),
  'an HTML error page': answering('<html><h1>502 Bad Gateway</h1></html>', 502, { 'Content-Type': 'text/html' }),
  'an HTML page with status 200': answering('<html>Welcome</html>', 200, { 'Content-Type': 'text/html' }),
  'a socket cut at once': cuttingTheSocket(() => undefined),
  'a socket cut inside of the body': cuttingTheSocket((response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' }).write('{"choices"');
  }),
  'truncated JSON around the reply': answering(completion('{"quotes":[]}').slice(0, -20)),
  'JSON that is no completion': answering('{"choices":{}}'),
  'a completion without choices': answering('{"choices":[]}'),
  'a completion without message': answering('{"choices":[{"finish_reason":"stop"}]}'),
  'a redirect to another host': answering('', 307, { Location: 'http://127.0.0.2:1/v1/chat/completions' }),
  'a reply of two megabytes': saying('x'.repeat(2_000_000)),
  'a hundred thousand quotes': saying(quotes(100_000)),
  'a byte now and then': trickling,
  'nothing, ever': hanging,
};

/** A completion comes back, but the model did not answer the question. */
export const uselessAnswers: Readonly<Record<string, Answer>> = {
  'empty content': saying(''),
  'blank content': saying(' \n'),
  'null content': answering(completion(null)),
  'content of the wrong kind': answering(completion(7)),
  'a refusal': answering(completion(null, { message: { role: 'assistant', content: null, refusal: 'I will not.' } })),
  'a reply cut off at the token limit': answering(completion('{"quotes":[]}', { finish_reason: 'length' })),
  'a reply cut off at the end of the context': answering(
    completion('{"quotes":[]}', { finish_reason: 'model_length' }),
  ),
  'a reply that the server gave up': answering(completion('{"quotes":[]}', { finish_reason: 'error' })),
  'a filtered reply': answering(completion('{"quotes":[]}', { finish_reason: 'content_filter' })),
  'a prompt cut to fit': answering(completion('{"quotes":[]}', {}, { usage: { prompt_tokens: 20 } })),
  prose: saying('There is nothing to quote.'),
  'truncated JSON': saying('{"quotes":[{"text":"Im'),
  'a list': saying('[]'),
  'another object': saying('{"guess":[]}'),
  'quotes that are no list': saying('{"quotes":"none"}'),
  'quotes that are numbers': saying('{"quotes":[1]}'),
  'a quote without text': saying('{"quotes":[{"type":"EVENT"}]}'),
  'JSON nested without end': saying('{"quotes":'.repeat(10_000)),
  'an unclosed thought': saying('<think>The JSON would be {"quotes": well'),
};
