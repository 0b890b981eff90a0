/** What the SDK promises of texts, kept against the real service. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Palimpsest, type Session } from '../src/index.js';
import { replaceEntities } from '../src/mask-pieces.js';
import { type Service, startService } from '../../service/test/http/service.js';

let service: Service;
let palimpsest: Palimpsest;
const stages = [1] as const;
beforeAll(async () => {
  service = await startService();
  palimpsest = new Palimpsest({ baseUrl: service.url, apiKey: service.key });
});
afterAll(() => service.stop());

const iban = 'DE89 3704 0044 0532 0130 00';
const mail = 'anna.beispiel@example.com';
const filler = (characters: number): string => 'Es regnet.\n'.repeat(Math.ceil(characters / 11));

async function withSession<Result>(use: (session: Session) => Promise<Result>): Promise<Result> {
  const session = await palimpsest.session({ ttlSeconds: 60 });
  try {
    return await use(session);
  } finally {
    await session.destroy();
  }
}

describe('the round trip', () => {
  test('gives back every code unit', () =>
    withSession((session) =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.nat(0xffff)),
          fc.constantFrom('', ` ${mail} `, ` IBAN ${iban}\r\n`),
          async (units, value) => {
            const text = String.fromCharCode(...units) + value + String.fromCharCode(...units);
            const masked = await session.mask(text, { stages });
            if (value !== '') expect(masked.text).not.toContain(value.trim());
            expect(await session.unmask(masked.text)).toBe(text);
            expect(replaceEntities(text, masked.entities)).toBe(masked.text);
          },
        ),
        { numRuns: 50 },
      ),
    ));

  test('finds names with stage 2 and keeps their placeholders over texts', () =>
    withSession(async (session) => {
      const first = await session.mask('Frau Anna Schmidt wohnt in Leipzig.', { stages: [1, 2] });
      expect(first.text).toContain('Frau [PERSON_1] wohnt in [LOCATION_1].');
      expect(first.auditFlags).toEqual([]);
      const second = await session.mask('Anna Schmidt ist umgezogen.', { stages: [1] });
      expect(second.text).toBe('[PERSON_1] ist umgezogen.');
    }));

  test('tells the values of single placeholders; one that nobody knows stands for itself', () =>
    withSession(async (session) => {
      await session.mask(`${mail}, IBAN ${iban}`, { stages });
      expect([...(await session.valuesOf(['[DE_IBAN_1]', '[PERSON_9]', '[EMAIL_ADDRESS_1]']))]).toEqual([
        ['[DE_IBAN_1]', iban],
        ['[PERSON_9]', '[PERSON_9]'],
        ['[EMAIL_ADDRESS_1]', mail],
      ]);
      expect(await session.valuesOf([])).toEqual(new Map());
    }));

  test('ends with the session', async () => {
    const session = await palimpsest.session();
    await session.destroy();
    await session.destroy();
    await expect(session.unmask('[PERSON_1]')).rejects.toMatchObject({ code: 'session_not_found', status: 404 });
  });
});

describe('a text of more than 100 000 characters', () => {
  test('is masked as a whole: what its end gives away is masked at its beginning', () =>
    withSession(async (session) => {
      const text = `Konto 0532013000, ${mail.toUpperCase()}.\n${filler(120_000)}Kundennummer: 0532013000\n${filler(90_000)}${iban} 😀`;
      const masked = await session.mask(text, { stages });
      expect(masked.text).not.toContain('0532013000');
      expect(masked.entities.map(({ start, end }) => text.slice(start, end))).toEqual([
        '0532013000',
        mail.toUpperCase(),
        '0532013000',
        iban,
      ]);
      expect(masked.entities[0]?.placeholder).toBe(masked.entities[2]?.placeholder);
      expect(replaceEntities(text, masked.entities)).toBe(masked.text);
      expect(await session.unmask(masked.text)).toBe(text);
    }));

  test('keeps what looks like a placeholder, even where a value of an earlier piece could have taken it', () =>
    withSession(async (session) => {
      const text = `${mail}\n${filler(100_000)}[EMAIL_ADDRESS_1] [EMAIL_ADDRESS_1] [DE_IBAN_3]`;
      const masked = await session.mask(text, { stages });
      expect(masked.text.startsWith('[EMAIL_ADDRESS_2]')).toBe(true);
      expect(await session.unmask(masked.text)).toBe(text);
    }));

  test('is restored though masking made it longer than the service takes', () =>
    withSession(async (session) => {
      const text = 'a@b.de '.repeat(14_000);
      const masked = await session.mask(text, { stages });
      expect(masked.text.length).toBeGreaterThan(200_000);
      expect(await session.unmask(masked.text)).toBe(text);
    }));
});

describe('restoring JSON', () => {
  test('escapes values as the strings of the JSON ask', () =>
    withSession(async (session) => {
      const key = `-----BEGIN PRIVATE KEY-----\n${'c2Vj'.repeat(16)}\n-----END PRIVATE KEY-----`;
      const masked = await session.mask(key, { stages });
      expect(masked.text).toBe('[SECRET_1]');
      const json = await session.unmaskJson(JSON.stringify({ '[SECRET_1]': ['key: [SECRET_1]', '[SECRET_2]', '\n'] }));
      expect(JSON.parse(json)).toEqual({ [key]: [`key: ${key}`, '[SECRET_2]', '\n'] });
    }));
});
