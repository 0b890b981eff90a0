import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maskMessages, Palimpsest, type Session, UnmaskableContentError } from '../src/index.js';
import { type Service, startService } from '../../service/test/http/service.js';

let service: Service;
let session: Session;
beforeAll(async () => {
  service = await startService();
  session = await new Palimpsest({ baseUrl: service.url, apiKey: service.key }).session();
});
afterAll(() => service.stop());

const options = { stages: [1, 2] } as const;
const mask = async <Message extends object>(...messages: Message[]): Promise<Message[]> =>
  (await maskMessages(session, messages, options)).messages;

const mail = 'anna.beispiel@example.com';
const iban = 'DE89370400440532013000';

describe('a chat history', () => {
  test('is masked in all roles, a value having one placeholder over turns and in restored replies', async () => {
    const history = [
      { role: 'system', content: `Antworte an ${mail}.` },
      { role: 'user', content: `Meine IBAN ist ${iban}.` },
    ];
    const first = await mask(...history);
    expect(first).toEqual([
      { role: 'system', content: 'Antworte an [EMAIL_ADDRESS_1].' },
      { role: 'user', content: 'Meine IBAN ist [DE_IBAN_1].' },
    ]);
    const reply = { role: 'assistant', content: await session.unmask('Die IBAN [DE_IBAN_1] steht im System.') };
    const second = await mask(...history, reply, { role: 'user', content: `${iban}? Und b@example.com?` });
    expect(second.slice(0, 2)).toEqual(first);
    expect(second.slice(2).map(({ content }) => content)).toEqual([
      'Die IBAN [DE_IBAN_1] steht im System.',
      '[DE_IBAN_1]? Und [EMAIL_ADDRESS_2]?',
    ]);
  });

  test('is masked in the form of the OpenAI API: parts, tool calls and their results', async () => {
    const call = { name: 'find_customer', arguments: `{ "email": "anna.beispiel\\u0040example.com", "limit": 1.0 }` };
    expect(
      await mask<object>(
        { role: 'user', content: [{ type: 'text', text: `Suche ${mail}` }] },
        { role: 'assistant', content: null, tool_calls: [{ id: 'call_1', type: 'function', function: call }] },
        { role: 'tool', tool_call_id: 'call_1', content: `{"iban": "${iban}", "ok": true}` },
      ),
    ).toEqual([
      { role: 'user', content: [{ type: 'text', text: 'Suche [EMAIL_ADDRESS_1]' }] },
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          {
            id: 'call_1',
            type: 'function',
            function: { name: 'find_customer', arguments: '{ "email": "[EMAIL_ADDRESS_1]", "limit": 1.0 }' },
          },
        ],
      },
      { role: 'tool', tool_call_id: 'call_1', content: '{"iban": "[DE_IBAN_1]", "ok": true}' },
    ]);
  });

  test('is masked in the form of the AI SDK', async () => {
    const toolCall = { toolCallId: 'a', toolName: 'find' };
    expect(
      await mask<object>(
        { role: 'assistant', content: [{ type: 'tool-call', ...toolCall, input: { id: mail, nested: [iban] } }] },
        { role: 'tool', content: [{ type: 'tool-result', ...toolCall, output: { type: 'text', value: mail } }] },
        {
          role: 'tool',
          content: [{ type: 'tool-result', ...toolCall, output: { type: 'json', value: { type: iban } } }],
        },
      ),
    ).toEqual([
      {
        role: 'assistant',
        content: [{ type: 'tool-call', ...toolCall, input: { id: '[EMAIL_ADDRESS_1]', nested: ['[DE_IBAN_1]'] } }],
      },
      {
        role: 'tool',
        content: [{ type: 'tool-result', ...toolCall, output: { type: 'text', value: '[EMAIL_ADDRESS_1]' } }],
      },
      {
        role: 'tool',
        content: [{ type: 'tool-result', ...toolCall, output: { type: 'json', value: { type: '[DE_IBAN_1]' } } }],
      },
    ]);
  });

  test('takes the name of a field into account, for a number that nothing else tells', async () => {
    const [message] = await mask({ role: 'tool', content: '{"customer_number": 48151623, "size": 48151624}' });
    expect(message?.content).toMatch(/^\{"customer_number": "\[CASE_NUMBER_\d+\]", "size": 48151624\}$/);
  });

  test('masks keys that are no names of fields, in JSON and in data of tools, each like a value', async () => {
    const owed = {
      [mail]: { owed: 1 },
      [iban]: ['z'],
      'Frau Petra Beispielbauer': 'x',
      email: mail,
      'first name': 'y',
    };
    const messages = await mask<object>(
      { role: 'tool', content: JSON.stringify([owed, owed]) },
      { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'a', toolName: 'find', input: owed }] },
    );
    const masked = JSON.stringify(messages);
    for (const value of [mail, iban, 'Beispielbauer']) expect(masked).not.toContain(value);
    for (const name of ['email', 'first name', 'owed']) expect(masked).toContain(name);
    const [{ content }, { content: [call] }] = messages as [{ content: string }, { content: [{ input: unknown }] }]; // prettier-ignore
    expect(JSON.parse(await session.unmaskJson(content))).toEqual([owed, owed]);
    expect(JSON.parse(await session.unmaskJson(JSON.stringify(call.input)))).toEqual(owed);
  });

  test('has the numbers of literal placeholders in keys reserved', async () => {
    const content = '{"[IP_ADDRESS_1]": "from 203.0.113.71"}';
    const [message] = await mask({ role: 'tool', content });
    expect(message?.content).toBe('{"[IP_ADDRESS_1]": "from [IP_ADDRESS_2]"}');
    expect(await session.unmaskJson(message?.content ?? '')).toBe(content);
  });

  test('masks values without the names of their fields where something reaches from these into them, by one call', async () => {
    const asked: string[] = [];
    const crossing: Pick<Session, 'mask'> = {
      mask: (text) => {
        asked.push(text);
        const entities = [...text.matchAll(/(?:first Name: )?Petra/g)].map(({ 0: found, index: start }) => ({
          ...({ type: 'PERSON', placeholder: '[PERSON_1]', confidence: 1 } as const),
          ...{ start, end: start + found.length },
        }));
        const auditFlags = asked.length > 1 ? (['context_llm_unavailable'] as const) : [];
        return Promise.resolve({ text, entities, auditFlags });
      },
    };
    const content = '[{"firstName": "Petra", "of": "Petra"}, {"firstName": "Petra M."}]';
    const { messages, auditFlags } = await maskMessages(crossing, [{ role: 'tool', content }]);
    expect(messages).toEqual([{ role: 'tool', content: content.replaceAll('"Petra', '"[PERSON_1]') }]);
    expect(asked.map((text) => text.split(/\s+\[\w+\]\s+/))).toEqual([
      ['first Name: Petra', 'of: Petra', 'first Name: Petra M.'],
      ['Petra', 'Petra M.'],
    ]);
    expect(auditFlags).toEqual(['context_llm_unavailable']);
  });

  test('has names masked that only a later message gives away', async () => {
    const [first, second] = await mask(
      { role: 'user', content: 'Beispielbauer hat nicht gezahlt.' },
      { role: 'user', content: 'Sehr geehrte Frau Petra Beispielbauer, bitte zahlen Sie.' },
    );
    expect(first?.content).not.toContain('Beispielbauer');
    expect(second?.content).not.toContain('Beispielbauer');
  });

  test('lets no name reach from one message into the next', async () => {
    const [first, second] = await mask(
      { role: 'user', content: 'Ich heiße Petra' },
      { role: 'user', content: 'Nordmann' },
    );
    expect(await session.unmask(first?.content ?? '')).toBe('Ich heiße Petra');
    expect(await session.unmask(second?.content ?? '')).toBe('Nordmann');
  });

  test('masks the name of a speaker, not that of a tool', async () => {
    const messages = await mask<object>(
      { role: 'user', name: 'anna.beispiel@example.com', content: 'Hallo' },
      { role: 'function', name: 'find@example.com', content: 'Hallo' },
    );
    expect(messages).toEqual([
      { role: 'user', name: '[EMAIL_ADDRESS_1]', content: 'Hallo' },
      { role: 'function', name: 'find@example.com', content: 'Hallo' },
    ]);
  });

  test('keeps what a provider sealed or signed, and masks what only is called so', async () => {
    const signature = `ErUB${'pPjp/4711+08154711+'.repeat(6)}==`;
    const sealed = { anthropic: { signature }, openai: { reasoningEncryptedContent: signature } };
    const messages = [
      { role: 'assistant', content: [{ type: 'reasoning', text: 'Frage 4', providerOptions: sealed }] },
      { type: 'reasoning', encrypted_content: signature },
      { role: 'user', content: 'x', signature: `Grüße von ${mail}` },
    ];
    expect(await mask<object>(...messages)).toEqual([
      ...messages.slice(0, 2),
      { role: 'user', content: 'x', signature: 'Grüße von [EMAIL_ADDRESS_1]' },
    ]);
  });

  test('with a tool result of several parts is masked part by part', async () => {
    const result = (text: string) => ({
      role: 'tool',
      content: [{ type: 'tool-result', toolCallId: 'a', toolName: 'find', output: { type: 'content', value: [{ type: 'text', text }] } }],
    }); // prettier-ignore
    expect(await mask(result(mail))).toEqual([result('[EMAIL_ADDRESS_1]')]);
  });

  test('with anything but text is refused, unless the caller lets it pass as it is', async () => {
    const image = { type: 'image_url', image_url: { url: 'https://example.com/a.png' } };
    const messages = [{ role: 'user', content: [image] }];
    await expect(maskMessages(session, messages, options)).rejects.toThrow(new UnmaskableContentError('image_url'));
    expect((await maskMessages(session, messages, { ...options, leave: ['image_url'] })).messages).toEqual(messages);
    const bytes = [{ role: 'user', content: [{ type: 'text', text: new Uint8Array(3) }] }];
    await expect(maskMessages(session, bytes, options)).rejects.toThrow(
      new UnmaskableContentError('Uint8Array', 'object'),
    );
  });

  test('may hold a table of thirty thousand names', async () => {
    const names = (text: string) => [...text.matchAll(/Anna/g)].map(({ index }) => ({ start: index, end: index + 4 }));
    const person = { type: 'PERSON', placeholder: '[PERSON_1]', confidence: 1 } as const;
    const played: Pick<Session, 'mask'> = {
      mask: (text) =>
        Promise.resolve({ text, entities: names(text).map((place) => ({ ...place, ...person })), auditFlags: [] }),
    };
    const content = JSON.stringify(Array.from({ length: 30_000 }, (_, row) => ({ row, name: 'Anna' })));
    const before = process.cpuUsage();
    const { messages } = await maskMessages(played, [{ role: 'tool', content }]);
    const { user, system } = process.cpuUsage(before);
    expect(messages[0]?.content).toBe(content.replaceAll('Anna', '[PERSON_1]'));
    expect((user + system) / 1000).toBeLessThan(4_000);
  });

  test('costs one call, and none when there is nothing to mask', async () => {
    const before = service.log.length;
    expect(await mask()).toEqual([]);
    expect(service.log.length).toBe(before);
    await mask(...Array.from({ length: 50 }, () => ({ role: 'user', content: 'Hallo' })));
    expect(service.log.length - before).toBeLessThan(5);
  });
});
