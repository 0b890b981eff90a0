import fc from 'fast-check';

/** Any UTF-16 code units, at most `maxLength` of them: lone surrogates, NUL and bidi marks among them. */
export const anyCodeUnits = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.nat(0xffff), { maxLength }).map((units) => String.fromCharCode(...units));
