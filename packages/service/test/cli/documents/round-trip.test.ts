import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { encodeText, type Encoding } from '../../../src/cli/documents/encoding.js';
import { formats } from '../../../src/cli/documents/formats.js';
import { render } from '../../../src/cli/documents/rendering.js';
import { bytes } from './file-of-format.js';
import { inventedValue, inventedValues, thereAndBack } from './invented-masking.js';

const read = (content: Uint8Array): string => Buffer.from(content).toString('utf8');

/** Words with invented values among them, and everything that is syntax somewhere. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(...inventedValues),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('\n', '\r\n', '"', "'", '\\', '&amp;', '<b>', '=', ';', ',', '[PERSON_1]', '\t', '=?utf-8?Q?x?='),
    ),
    { maxLength: 8 },
  ) // prettier-ignore
  .map((parts) => parts.join(' ').replaceAll('\0', ' '))
  .filter((text) => !/\p{Surrogate}/u.test(text) && !text.startsWith('\ufeff'));

/** JSON as programs write it: with any indentation, and with letters escaped or not. */
const json = fc
  .record({
    value: fc.jsonValue({ maxDepth: 2 }),
    text: words,
    number: fc.constant(4915112345678),
    indent: fc.constantFrom(0, 2, '\t'),
    isAscii: fc.boolean(),
  }) // prettier-ignore
  .map(({ value, text, number, indent, isAscii }) => {
    const plain = JSON.stringify({ [text]: text, list: [text, number, value], number }, undefined, indent);
    return isAscii
      ? plain.replace(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      : plain;
  })
  .filter((text) => !/\p{Surrogate}/u.test(text));

const cell = words.map((text) => (/[";,\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text));
const csv = fc
  .tuple(fc.constantFrom(';', ',', '\t', '|'), fc.constantFrom('\n', '\r\n'), fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), fc.boolean()) // prettier-ignore
  .map(([delimiter, lineEnd, rows, isEnded]) => rows.map((row) => row.join(delimiter)).join(lineEnd) + (isEnded ? lineEnd : '')); // prettier-ignore

const escapeSome = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('ü', '&uuml;');
const html = fc
  .array(
    fc.oneof(
      words.map(escapeSome),
      words,
      fc.constantFrom(
        '<p>',
        '</p>',
        '<br/>',
        '<del>',
        '</del>',
        '<ins>',
        '</ins>',
        '<img alt="Brückner">',
        '<input value=Brückner>',
        '<script>var a = "Brückner";</script>',
        '<!-- Zoë Brückner -->',
        '<a href="mailto:a&lt;b@example.org">',
      ),
    ),
    { maxLength: 10 },
  ) // prettier-ignore
  .map((parts) => parts.join(''));

const transfers = {
  '7bit': (text: string) => text,
  'quoted-printable': (text: string) => quotedPrintable(text),
  base64: (text: string) => Buffer.from(text).toString('base64').replace(/.{20}/g, '$&\r\n'),
} as const;

const mail = fc
  .tuple(
    words,
    words,
    fc.constantFrom('7bit' as const, 'quoted-printable' as const, 'base64' as const),
    fc.constantFrom('plain', 'html'),
    fc.boolean(),
  ) // prettier-ignore
  .map(([subject, body, encoding, kind, isMultipart]) => {
    const transferred = transfers[encoding](body);
    const part = `Content-Type: text/${kind}; charset="utf-8"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${transferred}`;
    const encoded = `=?utf-8?B?${Buffer.from(`Zoë Brückner`).toString('base64')}?=`;
    const head = `From: ${encoded} <a@example.org>\r\nSubject: ${subject.replace(/[\r\n]+/g, '\r\n ')}\r\n`;
    if (!isMultipart) return head + part;
    return `${head}Content-Type: multipart/mixed;\r\n boundary="=_b"\r\n\r\n--=_b\r\n${part}\r\n--=_b\r\n${part}\r\n--=_b--\r\n`;
  });

const quotedPrintable = (text: string): string =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[^\t\r\n -<>-~]/g, (byte) => `=${byte.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`)
    .replace(/([^\r\n]{30}[^=\r\n]{3})(?=[^\r\n])/g, '$1=\r\n');

const run = fc
  .tuple(words, fc.boolean())
  .map(([text, isPreserved]) => `<w:t${isPreserved ? ' xml:space="preserve"' : ''}>${inXml(`😀${text}`)}</w:t>`);
const note = words.map((text) => `<w:ins w:author="${inXml(text)}"/>`);
const inXml = (text: string): string =>
  text.replace(/[\0-\x1f]/g, ' ').replace(/[&<>"ü]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const docx = fc
  .array(
    fc.oneof(run, note, fc.constantFrom('</w:p><w:p>', '<w:tab/>', '<w:del>', '</w:del>', '<w:ins>', '</w:ins>')),
    { maxLength: 8 },
  )
  .map((parts) => zipSync({ 'word/document.xml': bytes(`<w:document><w:p>${parts.join('')}</w:p></w:document>`) }));

describe('a masked file comes back byte for byte', () => {
  test.each([
    ['txt', words],
    ['json', json],
    ['jsonl', fc.array(json.map((text) => JSON.stringify(JSON.parse(text))), { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))], // prettier-ignore
    ['csv', csv],
    ['html', html],
    ['eml', mail],
  ] as const)('%s', async (name, texts) => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { restored } = await thereAndBack(formats[name], bytes(text));
        expect(read(restored)).toBe(text);
      }),
    );
  });

  test.each<Encoding>(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])('in %s', async (encoding) => {
    const mark = encoding === 'windows-1252' ? '' : '\ufeff';
    const file = encodeText({ text: `${mark}Frau Brückner, Straße 5`, encoding });
    const { masked, restored, rebuilt } = await thereAndBack(formats.txt, file, { encoding: 'windows-1252' });
    expect(masked.spans).toEqual({ PERSON: 1 });
    expect(Buffer.from(restored).equals(Buffer.from(file))).toBe(true);
    expect(Buffer.from(rebuilt).equals(Buffer.from(file))).toBe(true);
  });
});

describe('a masked file is of its format still, and holds none of the values', () => {
  const values = new RegExp(inventedValue);
  test('JSON keeps its keys and its shape', async () => {
    await fc.assert(
      fc.asyncProperty(json, async (text) => {
        const { masked } = await thereAndBack(formats.json, bytes(text));
        const before = JSON.parse(text) as object;
        const after = JSON.parse(read(masked.bytes)) as object;
        expect(Object.keys(after)).toEqual(Object.keys(before));
        expect(
          Object.values(after)
            .flat()
            .filter((value) => typeof value === 'string' && values.test(value)),
        ).toEqual([]);
      }),
    );
  });

  test('a Word document comes back with its words', async () => {
    const wordsOf = (content: Uint8Array): string => render(formats.docx(content).documents).pages.join('');
    await fc.assert(
      fc.asyncProperty(docx, async (file) => {
        const { masked, restored } = await thereAndBack(formats.docx, file);
        expect(wordsOf(masked.bytes)).not.toMatch(values);
        expect(wordsOf(restored)).toBe(wordsOf(file));
      }),
    );
  });

  test('a table keeps its rows and cells', async () => {
    await fc.assert(
      fc.asyncProperty(csv, async (text) => {
        const { masked } = await thereAndBack(formats.csv, bytes(text), { hasHeader: false });
        const shape = (content: Uint8Array) => formats.csv(content, { hasHeader: false }).documents[0]?.passages.length;
        expect(shape(masked.bytes)).toBe(shape(bytes(text)));
      }),
    );
  });
});
