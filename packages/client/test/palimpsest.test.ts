import { describe, expect, test, vi } from 'vitest';
import { Palimpsest } from '../src/index.js';

describe('what no request could carry is refused before there is one, without being told', () => {
  test.each([
    ['a key with a line break', { apiKey: 'plm_secret\nplm_other' }],
    ['a key with an invisible character', { apiKey: 'plm_secret\u200b' }],
    ['an empty key', { apiKey: '' }],
    ['a blank key', { apiKey: ' ' }],
    ['no key', { apiKey: undefined as unknown as string }],
    ['an address with a password', { baseUrl: 'http://anna:secret@127.0.0.1' }],
    ['an empty address', { baseUrl: '' }],
    ['an address without a protocol', { baseUrl: '127.0.0.1:8080' }],
    ['a name without a protocol', { baseUrl: 'localhost:8080' }],
    ['an address of another protocol', { baseUrl: 'ftp://secret' }],
    ['a path without a page that it belongs to', { baseUrl: '/palimpsest' }],
    ['no address', { baseUrl: undefined as unknown as string }],
  ])('%s', (_name, options) => {
    const connectIt = () => new Palimpsest({ baseUrl: 'http://127.0.0.1', apiKey: 'plm_key', ...options });
    expect(connectIt).toThrow(TypeError);
    expect(connectIt).toThrow('apiKey' in options ? /^`apiKey`/ : /^`baseUrl`/);
    expect(connectIt).not.toThrow(/secret/);
  });

  test('but for a path in a browser, which belongs to its page', () => {
    vi.stubGlobal('location', new URL('https://example.com/app/'));
    for (const baseUrl of ['', '/palimpsest', 'palimpsest']) new Palimpsest({ baseUrl, apiKey: 'plm_key' });
    expect(() => new Palimpsest({ baseUrl: 'localhost:8080', apiKey: 'plm_key' })).toThrow(TypeError);
    vi.unstubAllGlobals();
  });
});
