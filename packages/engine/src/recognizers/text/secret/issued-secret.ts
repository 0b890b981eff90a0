import type { Recognizer } from '../../../recognizer.js';
import { textLength } from '../../text-length.js';
import { pattern } from '../pattern.js';
import { issuedFormats, issuedFormatsWithoutPrefix } from './issued-formats.js';

const border = String.raw`(?<![A-Za-z0-9_+/-])`;
const end = '(?![A-Za-z0-9_-])';
/** A part of a web token. */
const part = (least: number): string => String.raw`[\w-]{${least},${textLength}}`;
const blockName = '[A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?';
const prefixed = issuedFormats.map(({ source }) => source).join('|');

/** Put together when run, so that no scanner takes the examples for leaked keys. */
const random = 'a1B2c3D4e5F6';

/**
 * Keys and tokens that are known by the shape their issuer gave them, JSON web tokens and private key blocks.
 * Rule: the table in `issued-formats.ts`; RFC 7519 with RFC 7515 § 7.1 (three base64url parts, the first two JSON
 * objects) or RFC 7516 § 7.1 (encrypted: five parts, the first an object); RFC 7468 § 2, RFC 4880 § 6.2 for the
 * blocks. A hash, a UUID or an encoded picture has none of these prefixes.
 */
export const issuedSecret: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('gu')`${border}(?:${prefixed})${end}`,
    ...issuedFormatsWithoutPrefix.map(({ source }) => pattern('gu')`${border}(?:${source})${end}`),
    // A web token, signed or encrypted
    pattern('gu')`
      (?<![\w+/-])eyJ${part(8)}
      (?:\.eyJ${part(8)}(?:\.${part(0)})?|(?:\.${part(0)}){4})
      (?![\w-])
    `,
    pattern('gu')`-----BEGIN ${blockName}-----[^-]{1,${textLength}}(?:-----END ${blockName}-----)?`,
  ],
  examples: {
    finds: {
      'access key id': 'key ⟦AKIAIOSFODNN7EXAMPLE⟧ leaked',
      'token with prefix': `GH_TOKEN ⟦${['ghp', random.repeat(3)].join('_')}⟧`,
      'payment key': `use ⟦${['sk', 'test', random.repeat(2)].join('_')}⟧ here`,
      'web token': 'jwt ⟦eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJlLW5vdC1yZWFs⟧',
      'encrypted web token': 'jwe ⟦eyJhbGciOiJkaXIiLCJlbmMiOiJBMTI4R0NNIn0..bm90LWFuLWl2.bm90LXJlYWw.dGFn⟧',
      'recovery key of a disk': 'BitLocker: ⟦447122-448812-047712-441771-204488-120477-124417-712044⟧',
      'private key': '⟦-----BEGIN PRIVATE KEY-----\nbm90IGEgcmVhbCBrZXk=\n-----END PRIVATE KEY-----⟧',
      'in quotes': `"⟦${['glpat', random.repeat(2)].join('-')}⟧"`,
      'chat bot': `bot ⟦${['12345678', `AA${random.repeat(3).slice(3)}`].join(':')}⟧`,
    },
    ignores: {
      'commit hash': 'commit 9fceb02d0ae598e95dc970b74767f19372d61af8',
      UUID: 'request 6fa459ea-ee8a-4ca4-894e-db77e160355e done',
      'encoded picture': 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUA',
      'one character short': 'key AKIAIOSFODNN7EXAMPL leaked',
      'a public key': '-----BEGIN PUBLIC KEY-----\nbm90IGEga2V5\n-----END PUBLIC KEY-----',
      'inside a longer word': 'xAKIAIOSFODNN7EXAMPLE',
      'two parts, no object': 'eyJhbGciOiJIUzI1NiJ9.c2lnbmF0dXJlLW5vdC1yZWFs',
    },
  },
};
