import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import type { Entity, MaskedText } from '@palimpsest/client';
import { describe, expect, test } from 'vitest';
import { formats } from '../../../src/cli/documents/formats.js';
import { maskFile } from '../../../src/cli/documents/mask-file.js';
import { render } from '../../../src/cli/documents/rendering.js';
import { undoEdits, unmaskFile } from '../../../src/cli/documents/unmask-file.js';
import { bytes, refused } from './file-of-format.js';
import { inventedSession, thereAndBack } from './invented-masking.js';
import { bodyOf, partsOf, wordDocument } from './word-document.js';

const MiB = 1024 * 1024;

describe('a Word document', () => {
  const letter = readFileSync(new URL('./fixtures/letter.docx', import.meta.url));
  const persons =
    /Leonie Brackwede|Hannelore Quitzdorf|Quitzdorf|Torsten Uhlmann|Brackwede|Leonie|leonie\.brackwede@example\.org|DE89 3704 0044 0532 0130 00|030 901820/g;
  /** Masks what the fixture says of its persons; the number of a placeholder is the length of what it stands for. */
  const mask = (pages: readonly string[]): Promise<MaskedText> => {
    const entities = [...pages.join('').matchAll(persons)].map(({ 0: { length }, index: start }): Entity => {
      return { type: 'PERSON', start, end: start + length, placeholder: `[PERSON_${length}]`, confidence: 1 };
    });
    return Promise.resolve({ text: '', auditFlags: [], entities });
  };

  test('is masked in body, table, header, footer, comment, author and properties, and nowhere else', async () => {
    const { bytes: result, unrecognized } = await maskFile(formats.docx, letter, mask, { keepUnmaskable: true });
    expect(unrecognized).toBe(0);
    const before = partsOf(letter);
    const changed = [...partsOf(result)].filter(([name, part]) => before.get(name) !== part);
    expect(changed.map(([name]) => name).sort()).toEqual(['docProps/core.xml', 'word/comments.xml', 'word/document.xml', 'word/footer1.xml', 'word/header1.xml']); // prettier-ignore
    for (const [name, part] of partsOf(result)) expect(part, name).not.toMatch(persons);
    expect([...partsOf(result).keys()]).toEqual([...before.keys()]);
  });
  test('a name over two runs becomes one placeholder in the first, with its look', async () => {
    const { bytes: result } = await maskFile(formats.docx, letter, mask, { keepUnmaskable: true });
    const document = bodyOf(result);
    expect(document).toContain('<w:b/></w:rPr><w:t>[PERSON_16]</w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t>,</w:t>');
  });
  test('the day behind a calendar goes where it is masked, and comes back', async () => {
    const file = wordDocument('<w:date w:fullDate="1975-03-14T00:00:00Z"><w:lid/></w:date>');
    const maskDay = (pages: readonly string[]): Promise<MaskedText> => {
      const start = pages.join('').indexOf('1975-03-14');
      const place = { start, end: start + '1975-03-14'.length };
      const entity: Entity = { ...place, type: 'DATE_OF_BIRTH', placeholder: '[DATE_OF_BIRTH_1]', confidence: 1 };
      return Promise.resolve({ text: '', auditFlags: [], entities: [entity] });
    };
    const { bytes: masked, exactEdits } = await maskFile(formats.docx, file, maskDay, {});
    expect(bodyOf(masked)).toBe('<w:date><w:lid/></w:date>');
    expect([...partsOf(undoEdits(formats.docx, masked, exactEdits ?? [], {}))]).toEqual([...partsOf(file)]);
  });
  test('values of data and charts stand apart, those of data under their names', () => {
    const pageOf = (part: string, source: string) =>
      render(formats.docx(wordDocument('', { [part]: source })).documents).pages.join('');
    expect(pageOf('customXml/item1.xml', '<k><d:nachname>Brückner</d:nachname><ort>Ulm</ort></k>')).toBe(
      'nachname: Brückner\nort: Ulm\n',
    );
    expect(pageOf('docProps/custom.xml', '<property name="Kunde"><vt:lpwstr>4711</vt:lpwstr></property>')).toBe(
      'Kunde: 4711\n',
    );
    expect(pageOf('word/charts/chart1.xml', '<c:pt><c:v>Zoë Ahn</c:v></c:pt><c:pt><c:v>Kim</c:v></c:pt>')).toMatch(
      /Zoë Ahn\s+Kim/,
    );
  });
  /** A document of one paragraph, which is written with `{-removed-}`, `{+added+}` and moves `{<from<}` and `{>to>}`. */
  const tracked = (marked: string): Uint8Array => {
    const names: Record<string, string> = { '-': 'w:del', '+': 'w:ins', '<': 'w:moveFrom', '>': 'w:moveTo' };
    const source = marked.replace(/[^{}<>+-]+|\{(.)|(.)\}/g, (found, start?: string, end?: string) =>
      start
        ? `<${names[start] ?? ''}>`
        : end
          ? `</${names[end] ?? ''}>`
          : `<w:r><w:t xml:space="preserve">${found}</w:t></w:r>`,
    );
    return wordDocument(`<w:p>${source}</w:p>`);
  };
  test.each([
    ['a replacement', 'Frau {-Zoë-}{+Kim+} kommt', 'Frau Kim kommt¶Frau Zoë kommt'],
    ['half a word', 'Schmi{-d-}{+tt+}', 'Schmitt¶Schmid'],
    ['a move', '{<Zoë<}{>Kim>}', 'Kim¶Zoë'],
    ['what was added, then replaced by somebody else', 'Frau {-A-}{+{-B-}+}{+C+}.', 'Frau C.¶Frau A.¶Frau B.'],
    ['a part of what was added', '{+Frau {-B-}+}{+C+}.', 'Frau C.¶Frau B.'],
    ['nothing but an addition', 'a{+b+}c', 'abc'],
  ])('%s is shown as it reads with the tracked changes and as it read before', (_name, marked, pages) => {
    const rendered = render(formats.docx(tracked(marked)).documents).pages;
    expect(rendered.map((page) => page.trim()).join('¶')).toBe(pages);
  });
  test('of a replacement both values are masked in their places, and come back', async () => {
    const file = tracked('An {-Brückner-}{+4915112345678+}, Brück{-ner-}{+er+}');
    const { masked, restored } = await thereAndBack(formats.docx, file);
    expect(bodyOf(masked.bytes)).toBe(bodyOf(tracked('An {-[PERSON_2]-}{+[PERSON_1]+}, Brück{-[PERSON_2]-}{+er+}')));
    expect(bodyOf(restored)).toBe(bodyOf(file));
  });
  test('tabs to a place and lines of a shape stand apart', () => {
    const source = '<w:t>a</w:t><w:ptab/><w:t>b</w:t><a:t>c</a:t><a:br/><a:t>d</a:t>';
    const { documents } = formats.docx(wordDocument(source));
    expect(render(documents).pages.join('')).toContain('a\tbc\nd');
  });
  test.each(['ns0:', ''])('paragraphs stand apart whatever their prefix, such as "%s"', (prefix) => {
    const namespace = `xmlns${prefix && ':ns0'}="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
    const source = `<${prefix}document ${namespace}>${`<${prefix}p><${prefix}t>Brückner</${prefix}t></${prefix}p>`.repeat(2)}</${prefix}document>`;
    const { documents } = formats.docx(wordDocument(source));
    expect(render(documents).pages.join('')).toMatch(/Brückner\nBrückner\n/);
  });
  test.each([
    ['a page of HTML that it takes in', 'word/afchunk1.html', '1 part of an unknown kind'],
    ['a signature', '_xmlsignatures/sig1.xml', '1 part of a signature'],
    ['a picture of a building block', 'word/glossary/media/image1.png', '1 picture'],
  ])('%s cannot be masked', (_name, part, complaint) => {
    const { unmaskable } = formats.docx(wordDocument('', { [part]: 'Brückner' }));
    expect(unmaskable).toEqual([complaint]);
  });
  test('data that a program keeps with a field cannot be masked, unless they only lead to a bookmark', () => {
    const field = (data: string) => `<w:fldChar><w:fldData xml:space="preserve">${data}</w:fldData></w:fldChar>`;
    const toBookmark = 'CNDJ6nn5us4RjIIAqgBLqQsCAAAACAAAAA4AAABfAFQAbwBjADEAMgAzAAAA';
    const source = [' ', toBookmark, `${btoa('<Author>Zoe')}\n`, btoa('<Author>Kim')].map(field).join('');
    const { unmaskable, documents } = formats.docx(wordDocument(source));
    expect(unmaskable).toEqual(["2 fields with programs' data"]);
    expect(render(documents).pages.join('').trim()).toBe('');
  });
  test('a schema that comes with data is not looked at, nor is what says which XML it is', () => {
    const source = '<?xml version="1.0"?><p><ct:contentTypeSchema a="b"><c>d</c></ct:contentTypeSchema></p>';
    const { documents } = formats.docx(wordDocument('', { 'customXml/item1.xml': source })); // prettier-ignore
    expect(render(documents).pages.join('').trim()).toBe('');
  });
  test('a placeholder that a spelling checker has put into several runs is restored', async () => {
    const { mask, lookUp } = inventedSession();
    await mask(['Brückner']);
    const source =
      '<w:t>Dear [</w:t><w:proofErr w:type="spellStart"/><w:t>PERSON_1</w:t><w:t>],</w:t><w:t>[PERSON</w:t><w:t>_7]</w:t>';
    const restored = await unmaskFile(formats.docx, wordDocument(source), lookUp, {});
    expect(bodyOf(restored.bytes)).toBe(
      source.replace('Dear [', 'Dear Brückner').replace('PERSON_1', '').replace('],', ','),
    );
    expect(restored).toMatchObject({ spans: { PERSON: 1 }, unknown: 1 });
  });
  test('one that Word in a browser has written is taken', async () => {
    const file = zipSync({ 'word/document2.xml': bytes('<w:t>Brückner</w:t>') });
    const { masked } = await thereAndBack(formats.docx, file);
    expect(partsOf(masked.bytes).get('word/document2.xml')).toBe('<w:t>[PERSON_1]</w:t>');
  });
  test('an author in whose name nothing is found is reported', async () => {
    const nothing = () => Promise.resolve({ text: '', auditFlags: [], entities: [] });
    expect((await maskFile(formats.docx, letter, nothing, { keepUnmaskable: true })).unrecognized).toBe(3);
  });
  test('a picture may be larger than any text', () => {
    const file = wordDocument('', { 'word/media/image1.png': new Uint8Array(33 * MiB) });
    expect(formats.docx(file).unmaskable).toEqual(['1 picture']);
  });
  test('with a picture is refused unless asked for', async () => {
    await expect(maskFile(formats.docx, letter, mask, {})).rejects.toThrow('1 picture');
  });
  test.each([
    ['no zip', bytes('PK or not'), 'it is no Word document, or it is damaged'],
    ['another zip', zipSync({ 'a.txt': bytes('x') }), 'it is no Word document'],
    ['a zip that unpacks to a disk full', zipSync({ 'word/document.xml': new Uint8Array(201 * MiB) }), 'it is too large when it is unpacked'], // prettier-ignore
    ['a zip with more text than can be held in memory', zipSync({ 'word/document.xml': new Uint8Array(33 * MiB) }), 'it is too large when it is unpacked'], // prettier-ignore
  ])('%s is refused', (_name, content, message) => {
    expect(refused('docx', content)).toBe(message);
  });
});
