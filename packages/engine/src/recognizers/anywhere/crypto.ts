import { base58CheckVersion } from '../../checksums/base58check.js';
import { isSegwitAddress } from '../../checksums/bech32.js';
import { isEip55 } from '../../checksums/eip55.js';
import type { Recognizer } from '../../recognizer.js';

function isCryptoAddress(value: string): boolean {
  if (value.startsWith('0x')) return isEip55(value);
  if (/^bc1/i.test(value)) return isSegwitAddress(value, 'bc');
  const version = base58CheckVersion(value);
  return version === 0 || version === 5;
}

/**
 * Address of a Bitcoin (P2PKH, P2SH, SegWit, Taproot) or Ethereum account.
 * Rule: Base58Check with version 0 or 5; Bech32 (BIP 173) and Bech32m (BIP 350); EIP-55 where the case is mixed.
 * The examples are those of the standards themselves.
 */
export const cryptoAddress: Recognizer = {
  type: 'CRYPTO',
  patterns: [
    /(?<![\p{L}\p{N}])[13][1-9A-HJ-NP-Za-km-z]{25,34}(?![\p{L}\p{N}])/gu,
    /(?<![\p{L}\p{N}])(?:bc1[02-9ac-hj-np-z]{11,87}|BC1[02-9AC-HJ-NP-Z]{11,87})(?![\p{L}\p{N}])/gu,
    /(?<![\p{L}\p{N}])0x[0-9A-Fa-f]{40}(?![\p{L}\p{N}])/gu,
  ],
  isValid: isCryptoAddress,
  examples: {
    finds: {
      P2PKH: 'an ⟦1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2⟧.',
      P2SH: '⟦3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy⟧',
      SegWit: 'Wallet: ⟦bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4⟧,',
      'SegWit in capitals': '⟦BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4⟧',
      Taproot: '⟦bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0⟧',
      Ethereum: 'ETH ⟦0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed⟧',
      'Ethereum in one case': '⟦0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed⟧',
    },
    ignores: {
      'wrong Base58 checksum': '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3',
      'wrong Bech32 checksum': 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
      'Bech32m with version 0': 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
      'wrong case for EIP-55': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD',
      '39 hexadecimal digits': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
      'mixed case in Bech32': 'bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    },
  },
};
