import { describe, expect, test } from 'vitest';
import { base58CheckVersion } from '../../src/checksums/base58check.js';
import { isSegwitAddress } from '../../src/checksums/bech32.js';
import { isEip55 } from '../../src/checksums/eip55.js';
import { keccak256 } from '../../src/checksums/keccak256.js';

test.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
])('Keccak-256 of %j is the published one', (text, digest) => {
  expect(keccak256(text)).toBe(digest);
});

test.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
])('%s of EIP-55 is valid', (address) => {
  expect(isEip55(address)).toBe(true);
});

test('a letter in the wrong case breaks EIP-55', () => {
  expect(isEip55('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(false);
});

describe('SegWit addresses', () => {
  test.each([
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ])('%s of BIP 350 is valid', (address) => {
    expect(isSegwitAddress(address, 'bc')).toBe(true);
  });

  test.each([
    ['Bech32 in place of Bech32m', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['Bech32m in place of Bech32', 'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqhr9dnj'],
    ['invalid witness version', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
    ['program of one byte', 'bc1pw5dgrnzv'],
    ['empty data', 'bc1gmk9yu'],
    ['other network', 'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut'],
  ])('%s is refused', (_reason, address) => {
    expect(isSegwitAddress(address, 'bc')).toBe(false);
  });
});

test('Base58Check tells the version of an address whose checksum is right', () => {
  expect(base58CheckVersion('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')).toBe(0);
  expect(base58CheckVersion('3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy')).toBe(5);
  expect(base58CheckVersion('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3')).toBeUndefined();
  expect(base58CheckVersion('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNV0l')).toBeUndefined();
});
