/** What each format takes for words, what it keeps, and what it refuses. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { BadFileError } from '../../../src/cli/documents/document.js';
import { type FormatName, formats } from '../../../src/cli/documents/formats.js';
import type { ReadOptions } from '../../../src/cli/documents/opened-file.js';
import { render } from '../../../src/cli/documents/rendering.js';
import { maskFile } from '../../../src/cli/documents/mask-file.js';
import { undoEdits, unmaskFile } from '../../../src/cli/documents/unmask-file.js';
import { inventedSession, thereAndBack } from './invented-masking.js';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const masked = async (format: FormatName, text: string, options: ReadOptions = {}): Promise<string> =>
  Buffer.from((await thereAndBack(formats[format], bytes(text), options)).masked.bytes).toString('utf8');
const shown = (format: FormatName, text: string): string => render(formats[format](bytes(text), {}).documents).pages.join('¶'); // prettier-ignore
const refused = (format: FormatName, content: Uint8Array): string => {
  try {
    formats[format](content, {});
  } catch (error) {
    if (error instanceof BadFileError) return error.message;
    throw error;
  }
  return 'taken';
};

test('a plain text may hold a hundred thousand finds', async () => {
  expect(await masked('txt', 'Brückner '.repeat(100_000))).toBe('[PERSON_1] '.repeat(100_000));
});

describe('JSON', () => {
  test('strings are seen without their escapes, beside their keys', () => {
    expect(shown('json', '{"nachname": "Br\\u00fcckner\\n"}')).toBe('{"nachname": "Brückner\n"}');
  });
  test.each([
    ['a value, its escapes with it', '{"a":"x Br\\u00fcckner\\ty"}', '{"a":"x [PERSON_1]\\ty"}'],
    ['a number, as a string', '[ 4915112345678, 1.50 ]', '[ "[PERSON_1]", 1.50 ]'],
    ['no key', '{"Brückner": 1}', '{"Brückner": 1}'],
  ])('masks %s', async (_name, before, after) => {
    expect(await masked('json', before)).toBe(after);
  });
  test('what is found in keys is counted, and a placeholder in a key is restored', async () => {
    const { mask, lookUp } = inventedSession();
    expect((await maskFile(formats.json, bytes('{"Brückner": "x"}'), mask, {})).kept).toBe(1);
    const reply = bytes('{"[PERSON_1]":"of [PERSON_1] and [PERSON_7]"}');
    const restored = await unmaskFile(formats.json, reply, lookUp, {});
    expect(Buffer.from(restored.bytes).toString()).toBe('{"Brückner":"of Brückner and [PERSON_7]"}');
    expect(restored).toMatchObject({ spans: { PERSON: 2 }, unknown: 1 });
  });
  test('a value that the model has put elsewhere is escaped there', async () => {
    const { mask, lookUp } = inventedSession();
    await mask(['Kim "Kiki" Ahn']);
    const { bytes: restored } = await unmaskFile(formats.json, bytes('["[PERSON_1]"]'), lookUp, {});
    expect(JSON.parse(Buffer.from(restored).toString())).toEqual(['Kim "Kiki" Ahn']);
  });
  test('a string of 12 MB and 200 000 short ones are no trouble', () => {
    const long = { text: 'x'.repeat(12_000_000), list: Array.from({ length: 200_000 }, String) };
    expect(shown('json', JSON.stringify(long)).length).toBeGreaterThan(12_000_000);
  });
  test.each([
    ['json', '{"a":1,}', 'it is not valid JSON'],
    ['jsonl', '{"a":1}\n\n{"name":"Brückner"\n', 'line 3 is not valid JSON'],
  ] as const)('%s that is broken is refused without a word of it', (format, text, message) => {
    expect(refused(format, bytes(text))).toBe(message);
  });
});

describe('CSV', () => {
  test.each([
    ['semicolons', 'name;ort\nBrückner;"x; y"\n', 'name;ort\n[PERSON_1];"x; y"\n'],
    ['quotes', 'name,ort\r\n"Kim ""Kiki"" Ahn",y', 'name,ort\r\n"[PERSON_1]",y'],
    ['tabs', 'name\tort\nBrückner\t\n', 'name\tort\n[PERSON_1]\t\n'],
    ['a line break in a cell', 'a,b\n"x\nBrückner",y\n', 'a,b\n"x\n[PERSON_1]",y\n'],
    ['another delimiter in a quoted cell over two lines', '|"; Kim ""Kiki"" Ahn \n"|\n|', '|"; [PERSON_1] \n"|\n|'],
    ['a line for Excel before the header row', 'sep=;\r\nBrückner;b,c,d\r\nx;Brückner\r\n', 'sep=;\r\nBrückner;b,c,d\r\nx;[PERSON_1]\r\n'], // prettier-ignore
    ['a name in the header row', 'Brückner,b\nx,y\n', 'Brückner,b\nx,y\n'],
  ])('%s', async (_name, before, after) => {
    expect(await masked('csv', before)).toBe(after);
  });
  test('without a header row the first row is masked too', async () => {
    expect(await masked('csv', 'Brückner,b\nx,y\n', { hasHeader: false })).toBe('[PERSON_1],b\nx,y\n');
  });
  test('a long table shows its header row on every page', () => {
    const text = `name;ort\n${'Muster;Ort\n'.repeat(10_000)}`;
    const { pages } = render(formats.csv(bytes(text), {}).documents);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toMatch(/^name;ort\n/);
    expect(pages.join('').replaceAll('name;ort\n', '')).toBe('Muster;Ort\n'.repeat(10_000));
  });
  test('a value that needs quotes gets them in a cell that had none', async () => {
    const { mask, lookUp } = inventedSession();
    await mask(['Kim "Kiki" Ahn']);
    const { bytes: restored } = await unmaskFile(formats.csv, bytes('a,b\nx,[PERSON_1]\n'), lookUp, {});
    expect(Buffer.from(restored).toString()).toBe('a,b\nx,"Kim ""Kiki"" Ahn"\n');
  });
});

describe('HTML', () => {
  test.each([
    [
      'texts, with character references',
      '<p>Br&uuml;ckner &amp; Br&#252;ckner</p>',
      '<p>[PERSON_1] &amp; [PERSON_1]</p>',
    ],
    ['a name over several elements', '<b>Zoë</b> Brück<i>ner</i>!', '<b>[PERSON_1]</b><i></i>!'],
    ['attributes that people read', '<img alt="Zoë Brückner" src="Brückner.png">', '<img alt="[PERSON_1]" src="Brückner.png">'], // prettier-ignore
    ['an attribute that begins with a reference, behind another', 'x &amp; y<img alt="&#66;rückner">', 'x &amp; y<img alt="[PERSON_1]">'], // prettier-ignore
    ['values without quotes', '<input value=Brückner>', '<input value="[PERSON_1]">'],
    ['addresses of mail links', '<a href="mailto:a&lt;b@example.org">x</a>', '<a href="mailto:[PERSON_1]">x</a>'],
    ['comments', '<!-- Brückner -->', '<!-- [PERSON_1] -->'],
    ['what programs and screen readers know', '<p data-user="Brückner" aria-valuetext="Brückner"><a download="Brückner.pdf">', '<p data-user="[PERSON_1]" aria-valuetext="[PERSON_1]"><a download="[PERSON_1].pdf">'], // prettier-ignore
    ['mail addresses in links', '<a href="https://x.org/?a=Brückner&amp;m=Brückner@x.org&amp;n=&#66;rückner%40x.org">', '<a href="https://x.org/?a=Brückner&amp;m=[PERSON_1]@x.org&amp;n=[PERSON_1]%40x.org">'], // prettier-ignore
    [
      'one in a link without quotes',
      '<a href=https://x.org/Brückner@x.org>',
      '<a href=https://x.org/[PERSON_1]@x.org>',
    ],
    ['addresses of calls and chats', '<a href="skype:Brückner?call">', '<a href="skype:[PERSON_1]?call">'],
    ['a tag that does not end', '<p>x</p><img alt="Brückner>y</p>', '<p>x</p><img alt="[PERSON_1]>y</p>'],
    ['declarations and instructions', '<!DOCTYPE x [<!ENTITY y "Brückner">]><?php // Brückner ?><p>x', '<!DOCTYPE x [<!ENTITY y "[PERSON_1]">]><?php // [PERSON_1] ?><p>x'], // prettier-ignore
    ['titles', '<title>Br&uuml;ckner</title>', '<title>[PERSON_1]</title>'],
    ['no scripts or styles', '<script>x="Brückner"</script><style>Brückner{}</style>', '<script>x="Brückner"</script><style>Brückner{}</style>'], // prettier-ignore
  ])('%s', async (_name, before, after) => {
    expect(await masked('html', before)).toBe(after);
  });
  test.each([
    ['a link', '<a href="?a=[PERSON_1]&amp;m=[PERSON_2][PERSON_1]">', '<a href="?a=Brückner&amp;m=a&lt;b@example.orgBrückner">'], // prettier-ignore
    ['a link without quotes', '<a href=?m=[PERSON_3]&amp;n=x>', '<a href="?m=Zoë Brückner&amp;n=x">'],
    ['an address in a link', '<a href="?m=x[PERSON_1]@x.org">', '<a href="?m=xBrückner@x.org">'],
    ['an address longer than any', `<a href="?m=[PERSON_1]${'x'.repeat(60)}@x.org">`, `<a href="?m=Brückner${'x'.repeat(60)}@x.org">`], // prettier-ignore
  ])('a placeholder in %s is restored', async (_name, before, after) => {
    const { mask, lookUp } = inventedSession();
    await mask(['Brückner a<b@example.org Zoë Brückner']);
    const { bytes: restored } = await unmaskFile(formats.html, bytes(before), lookUp, {});
    expect(Buffer.from(restored).toString()).toBe(after);
  });
  test('of a script in an attribute mail addresses are masked, and what else is found is counted', async () => {
    const { mask } = inventedSession();
    const source = bytes("<a onclick=\"f('Brückner', 'Brückner@x.org')\">");
    const { bytes: result, kept } = await maskFile(formats.html, source, mask, {});
    expect(Buffer.from(result).toString()).toBe("<a onclick=\"f('Brückner', '[PERSON_1]@x.org')\">");
    expect(kept).toBe(1);
  });
  test('pictures in attributes cannot be masked', () => {
    const source =
      '<img src="data:image/png;base64,AA"><p style="background:url(data:image/gif;base64,AA)" title="data: x">';
    expect(formats.html(bytes(source), {}).unmaskable).toEqual(['2 files within attributes']);
  });
  test('what says which HTML it is, is not looked at', () => {
    expect(shown('html', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0"><p>x</p>').trim()).toBe('x');
  });
  test('pictures for fine screens are no mail addresses, and a chat is known by its scheme', () => {
    expect(shown('html', '<p>x<img srcset="logo@2x.png 2x, logo@1.5x.png"><a href="xmpp:kim">')).toMatch(
      /^\s*x\s*xmpp:kim$/,
    );
  });
  test('comments and attributes stand apart, so that no name goes from one to the next', () => {
    expect(shown('html', '<img alt="a"><!-- b -->')).toMatch(/a\n\n b /);
  });
  test('paragraphs stand on lines of their own, and cells apart', () => {
    expect(shown('html', '<p>a<b>b</b></p><table><tr><td>c<td>d</table>')).toMatch(/ab\s*\n\s*c\td/);
  });
  test.each([
    ['a picture', 'a<img src=x>b', 'a\tb'],
    ['what is crossed out', 'a<s>b</s>c<strike>d</strike>e', 'a\tb\tc\td\te'],
    ['the number of a note', 'a<sup>1</sup>b', 'a\t1\tb'],
    ['no ending of a number and no part of a formula', '14<sup>th</sup> H<sub>2</sub>O', '14th H2O'],
    ['what was removed, of what stands around it', 'a<del>b</del>c', 'ac\n¶a\tb\tc'],
    ['a removed word, of the one in its place', 'a <del>b</del><ins>c</ins> d', 'a c d\n¶a b d'],
    ['one behind that in its place', 'a <ins>c</ins><del>b</del> d', 'a c d\n¶a b d'],
    ['what is removed up to the end of a page with tags of no beginning', '</ins></del>a<del>b', '\ta¶\ta\tb'],
  ])('%s stands apart', (_name, source, pages) => {
    expect(shown('html', source).replace(/\n+$|\n(?=¶)|(?<=¶)\n/g, '')).toBe(pages.replaceAll('\n', ''));
  });
});

describe('e-mail', () => {
  const mailOf = (headers: string, body: string): string => `${headers.replaceAll('\n', '\r\n')}\r\n\r\n${body}`;
  test('headers are masked, folded ones and encoded words too; technical ones stay', async () => {
    const encoded = `=?iso-8859-1?Q?Zo=EB_Br=FCckner?=`;
    const text = mailOf(`From: ${encoded} <x@y>\nDate: Mon, 3 Mar 2025 10:00:00 +0100\nSubject: An\n O’Hara\nContent-Type: text/plain; charset=utf-8; name="Brückner.txt"`, 'Brückner'); // prettier-ignore
    const result = await masked('eml', text);
    expect(result).toMatch(/^From: \[PERSON_\d\] <x@y>\r\nDate: Mon, 3 Mar 2025 10:00:00 \+0100\r\n/);
    expect(result).toMatch(/name="\[PERSON_\d\]\.txt"\r\n\r\n\[PERSON_\d\]$/);
  });
  test.each([
    ['a tab between words beyond ASCII, where two encoded words would lose it', 'Subject: =?utf-8?Q?=C3=9F=09=C3=9F_Br=C3=BCckner?=', `Subject: =?utf-8?B?${Buffer.from('ß\tß').toString('base64')}?= [PERSON_1]`], // prettier-ignore
    ['what a part is described by', 'Content-Description: Brückner.pdf', 'Content-Description: [PERSON_1].pdf'],
    ['of what programs sign only addresses', 'ARC-Authentication-Results: i=Brückner; smtp.mailfrom=Brückner@example.org', 'ARC-Authentication-Results: i=Brückner; smtp.mailfrom=[PERSON_1]@example.org'], // prettier-ignore
    ['a file name with percent signs', "Content-Type: text/plain; name*=utf-8''Herr%20Br%C3%BCckner.txt", "Content-Type: text/plain; name*=utf-8''Herr%20%5BPERSON_1%5D.txt"], // prettier-ignore
    ['a file name in Latin-1', "Content-Type: text/plain; name*=iso-8859-1'de'%DF%20Br%FCckner.txt", "Content-Type: text/plain; name*=iso-8859-1'de'%DF%20%5BPERSON_1%5D.txt"], // prettier-ignore
    ['a file name with blanks and no quotes', 'Content-Disposition: attachment; filename=CV Brückner 64.txt; size=3', 'Content-Disposition: attachment; filename=CV [PERSON_1] 64.txt; size=3'], // prettier-ignore
    ['a file name with quotes in it', String.raw`Content-Type: text/plain; name="a \"x\" 4915112345678.txt"`, String.raw`Content-Type: text/plain; name="a \"x\" [PERSON_1].txt"`], // prettier-ignore
    ['a file name in pieces', 'Content-Type: text/plain; name*0="a 49151123"; name*1="45678.txt"', 'Content-Type: text/plain; name*0="a [PERSON_1].txt"'], // prettier-ignore
    ['one whose pieces are in Latin-1', "Content-Type: text/plain; name*0*=iso-8859-1''Br%FC; name*1*=ckner%DF; name*2=.txt", "Content-Type: text/plain; name*0*=iso-8859-1''%5BPERSON_1%5D%DF.txt"], // prettier-ignore
    ['one that is cut within a letter', "Content-Type: text/plain; name*0*=utf-8''Br%C3;\n name*1*=%BCckner; format=flowed", "Content-Type: text/plain; name*0*=utf-8''%5BPERSON_1%5D; format=flowed"], // prettier-ignore
    ['another parameter in quotes', 'Content-Disposition: inline; title="x; name=4915112345678"; boundary="4915112345678"', 'Content-Disposition: inline; title="x; name=[PERSON_1]"; boundary="4915112345678"'], // prettier-ignore
    ['an address that a part is known by', 'Content-ID: <4915112345678@example.org>', 'Content-ID: <[PERSON_1]@example.org>'], // prettier-ignore
  ])('%s', async (_name, before, after) => {
    expect(await masked('eml', mailOf(before, ''))).toBe(mailOf(after, ''));
  });
  test.each([
    ['quoted-printable', 'Gr=C3=BC=C3=9Fe, Br=C3=BCck=\r\nner', 'Gr=C3=BC=C3=9Fe, [PERSON_1]'],
    ['base64', Buffer.from('Grüße, Brückner\n').toString('base64'), Buffer.from('Grüße, [PERSON_1]\n').toString('base64')], // prettier-ignore
    ['8bit', 'Grüße, Brückner', 'Grüße, [PERSON_1]'],
  ])('a body in %s', async (encoding, before, after) => {
    const head = `Subject: x\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: ${encoding}`;
    expect(await masked('eml', mailOf(head, before))).toBe(mailOf(head, after));
  });
  test('parts of a digest are mails, unless they say otherwise', async () => {
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const inner = (text: string) =>
      `Subject: x\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(text)}`;
    const digest = (text: string) =>
      mailOf('Content-Type: multipart/digest; boundary=b', `--b\r\n\r\n${inner(text)}\r\n--b\r\n${inner(text)}\r\n--b--\r\n`); // prettier-ignore
    expect(await masked('eml', digest('An Brückner'))).toBe(digest('An [PERSON_1]'));
  });
  test('a mail within a mail, and a second part in HTML', async () => {
    const inner = 'Subject: Brückner\r\n\r\nBrückner';
    const text = mailOf('Content-Type: multipart/mixed; boundary=b', `--b\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--b\r\nContent-Type: text/html\r\n\r\n<b>Br&uuml;ckner</b>\r\n--b--\r\n`); // prettier-ignore
    expect(await masked('eml', text)).toBe(text.replaceAll(/Br(?:ü|&uuml;)ckner/g, '[PERSON_1]'));
  });
  test.each([
    [
      'text before the first part and behind the last',
      'Content-Type: multipart/mixed; boundary=b\r\n\r\nBrückner\r\n--b\r\n\r\nBrückner\r\n--b--\r\nBrückner\r\n',
    ],
    ['a line of the header that is no field', 'Subject: x\r\nDear Brückner\r\nFrom: x\r\n\r\nBrückner'],
    ['a line that ends with a carriage return alone', 'Subject: x\rBrückner\r\n\r\nBrückner'],
  ])('%s is masked', async (_name, text) => {
    expect(await masked('eml', text)).toBe(text.replaceAll('Brückner', '[PERSON_1]'));
  });
  test.each([
    ['a header', 'Subject: [PERSON_1], hello', 'Subject: Bcc: a@b, hello'],
    ['a header with encoded words', 'To: =?utf-8?Q?=C3=9F?= [PERSON_1]', 'To: =?utf-8?B?w58=?= Bcc: a@b'],
    ['a file name', 'Content-Type: text/plain; name="[PERSON_1].txt"', 'Content-Type: text/plain; name="Bcc: a@b.txt"'],
    ['a file name with percent signs', "Content-Type: text/plain; name*=utf-8''[PERSON_1]", "Content-Type: text/plain; name*=utf-8''Bcc%3A%20a%40b"], // prettier-ignore
  ])('a value over two lines stays on one in %s', async (_name, before, after) => {
    const lookUp = () => Promise.resolve(new Map([['[PERSON_1]', 'Bcc: \r\n\ta@b']]));
    const { bytes: restored } = await unmaskFile(formats.eml, bytes(mailOf(before, '')), lookUp, {});
    expect(Buffer.from(restored).toString()).toBe(mailOf(after, ''));
  });
  test('quotes of a value stay within those of its parameter', async () => {
    const { mask, lookUp } = inventedSession();
    await mask(['Kim "Kiki" Ahn']);
    const text = (name: string) => mailOf(`Content-Type: text/plain; name="${name}.txt"`, '');
    const { bytes: restored } = await unmaskFile(formats.eml, bytes(text('[PERSON_1]')), lookUp, {});
    expect(Buffer.from(restored).toString()).toBe(text(String.raw`Kim \"Kiki\" Ahn`));
  });
  test('a line break in an encoded word begins no header of its own', async () => {
    const text = mailOf('Subject: =?utf-8?Q?Br=C3=BCckner=0D=0ABcc:_x?=', '');
    expect(await masked('eml', text)).toBe(mailOf('Subject: [PERSON_1] Bcc: x', ''));
  });
  test('placeholders in what programs sign are restored', async () => {
    const { mask, lookUp } = inventedSession();
    await mask(['4915112345678']);
    const text = (name: string) => mailOf(`DKIM-Signature: v=1; i=${name}; d=x; s=y\n ${name}@x.org`, '');
    const { bytes: restored } = await unmaskFile(formats.eml, bytes(text('[PERSON_1]')), lookUp, {});
    expect(Buffer.from(restored).toString()).toBe(text('4915112345678'));
  });
  test('in invitations and cards, folded lines are read whole, and commas without their backslash', async () => {
    const text = (name: string) =>
      mailOf('Content-Type: text/calendar; charset=utf-8', `ATTENDEE;CN="Dr. ${name}":x\r\nSUMMARY:a\\, b\\n${name}`);
    expect(await masked('eml', text('Brück\r\n ner'))).toBe(text('[PERSON_1]'));
    expect(shown('eml', text('Brück\r\n ner'))).toContain('SUMMARY:a, b\nBrückner');
  });
  test('bytes of no character set are read in the encoding that is named', async () => {
    const text = Buffer.from('Subject: x\n\nHerr Br\xfcckner', 'latin1');
    expect(refused('eml', text)).toBe(
      'a part of it is not valid utf-8; if it names no other character set, --encoding can, such as windows-1252',
    );
    const { masked } = await thereAndBack(formats.eml, text, { encoding: 'windows-1252' });
    expect(Buffer.from(masked.bytes).toString('latin1')).toBe('Subject: x\n\nHerr [PERSON_1]');
  });
  test.each([
    ['text/rtf', "{\\rtf1 Br\\'fcckner}", 'an attachment of type text/rtf'],
    ['text/vcard', 'N:x\r\nPHOTO;ENCODING=b;TYPE=JPEG:AAAA', 'a file within a part of type text/vcard'],
    ['text/x-vcard', 'N:x\r\nPHOTO;BASE64;JPEG:AAAA', 'a file within a part of type text/x-vcard'],
    ['text/html', '<img src="data:image/png;base64,AAAA">', '1 file within an attribute'],
    ['text/vcard', 'N:x\r\nPHOTO:data:image/jpeg;base64,AAAA', 'a file within a part of type text/vcard'],
    ['text/plain', 'x\r\nbegin 644 a.txt\r\n#0V%T\r\n`\r\nend\r\n', 'a file within a part of type text/plain'],
  ])('a part of type %s with %j cannot be masked', (type, body, complaint) => {
    expect(formats.eml(bytes(mailOf(`Content-Type: ${type}`, body)), {}).unmaskable).toEqual([complaint]);
  });
  test('base64 of 20 MB is no trouble', () => {
    const body = `${'QUJD'.repeat(19)}\r\n`.repeat(260_000);
    expect(shown('eml', mailOf('Content-Transfer-Encoding: base64', body)).length).toBeGreaterThan(14_000_000);
  });
  test('a mail with an attachment is refused, or taken with it when asked for', async () => {
    const text = mailOf('Content-Type: multipart/mixed; boundary=b', '--b\r\n\r\nBrückner\r\n--b\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n--b--\r\n'); // prettier-ignore
    const { mask } = inventedSession();
    await expect(maskFile(formats.eml, bytes(text), mask, {})).rejects.toThrow('an attachment of type application/pdf');
    const { bytes: taken, unmaskable } = await maskFile(formats.eml, bytes(text), mask, { keepUnmaskable: true });
    expect(Buffer.from(taken).toString()).toContain('%PDF');
    expect(unmaskable).toEqual(['an attachment of type application/pdf']);
  });
  test.each([
    ['no e-mail', 'Dear Ms Brückner\n', 'it is no e-mail: it does not begin with a header'],
    ['an unknown character set', 'Content-Type: text/plain; charset=klingon\r\n\r\nx', 'a part of it is in a character set that cannot be read'], // prettier-ignore
    ['a multipart without boundary', 'Content-Type: multipart/mixed\r\n\r\nx', 'a multipart of it has no boundary'],
    ['base64 with more behind its end', 'Content-Transfer-Encoding: base64\r\n\r\nSGFsbG8=\r\nQnLDvGNrbmVy\r\n', 'a part of it is not valid base64'], // prettier-ignore
    ['base64 with a footer', 'Content-Transfer-Encoding: base64\r\n\r\nSGFsbG8h\r\n-- \r\nHerr Brueckner\r\n', 'a part of it is not valid base64'], // prettier-ignore
    ['a part that says twice what it is', 'Content-Type: text/plain\r\nContent-Type: text/html\r\n\r\nx', 'a part of it has two headers content-type'], // prettier-ignore
    ['a mail of one line', 'Subject: x\r\rBrueckner', 'its lines end with a carriage return alone'],
  ])('%s is refused', (_name, text, message) => {
    expect(refused('eml', bytes(text))).toBe(message);
  });
});

describe('a Word document', () => {
  const letter = readFileSync(new URL('./fixtures/letter.docx', import.meta.url));
  const parts = (content: Uint8Array) => Object.entries(unzipSync(content)).map(([name, part]) => [name, strFromU8(part, name.endsWith('jpeg'))] as const); // prettier-ignore
  /** Masks what the fixture says of its persons. */
  const persons =
    /Leonie Brackwede|Hannelore Quitzdorf|Quitzdorf|Torsten Uhlmann|Brackwede|Leonie|leonie\.brackwede@example\.org|DE89 3704 0044 0532 0130 00|030 901820/g;
  const mask = (pages: readonly string[]) =>
    Promise.resolve({ text: '', auditFlags: [], entities: [...pages.join('').matchAll(persons)].map(({ 0: value, index }) => ({ type: 'PERSON' as const, start: index, end: index + value.length, placeholder: `[PERSON_${value.length}]`, confidence: 1 })) }); // prettier-ignore

  test('is masked in body, table, header, footer, comment, author and properties, and nowhere else', async () => {
    const { bytes: result, unrecognized } = await maskFile(formats.docx, letter, mask, { keepUnmaskable: true });
    expect(unrecognized).toBe(0);
    const before = new Map(parts(letter));
    const changed = parts(result).filter(([name, part]) => before.get(name) !== part);
    expect(changed.map(([name]) => name).sort()).toEqual(['docProps/core.xml', 'word/comments.xml', 'word/document.xml', 'word/footer1.xml', 'word/header1.xml']); // prettier-ignore
    for (const [name, part] of parts(result)) expect(part, name).not.toMatch(persons);
    expect(parts(result).map(([name]) => name)).toEqual([...before.keys()]);
  });
  test('a name over two runs becomes one placeholder in the first, with its look', async () => {
    const { bytes: result } = await maskFile(formats.docx, letter, mask, { keepUnmaskable: true });
    const document = new Map(parts(result)).get('word/document.xml');
    expect(document).toContain('<w:b/></w:rPr><w:t>[PERSON_16]</w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t>,</w:t>');
  });
  test.each([
    ['a name behind letters of two code units', '<w:t>😀😀 Brückner</w:t>', '<w:t>😀😀 [PERSON_1]</w:t>'],
    ['a text of which a comment is a part', '<w:t>x<!-- --> Brückner </w:t>', '<w:t>x<!-- --> [PERSON_1] </w:t>'],
    ['the login of an author', '<w15:presenceInfo w15:userId="S::Brückner::0"/>', '<w15:presenceInfo w15:userId="S::[PERSON_1]::0"/>'], // prettier-ignore
    ['a field and a tooltip', '<w:fldSimple w:instr="AUTHOR Brückner"/><w:hyperlink w:tooltip="Brückner"/>', '<w:fldSimple w:instr="AUTHOR [PERSON_1]"/><w:hyperlink w:tooltip="[PERSON_1]"/>'], // prettier-ignore
    ['names that every object of JavaScript knows', '<toString xmlns:x="constructor" constructor="x"><x:p/>Brückner</toString>', '<toString xmlns:x="constructor" constructor="x"><x:p/>[PERSON_1]</toString>'], // prettier-ignore
    ['a comment of XML', '<w:p/><!-- Brückner -->', '<w:p/><!-- [PERSON_1] -->'],
    ['a smart tag', '<w:smartTagPr><w:attr w:name="ProductID" w:val="Brückner"/></w:smartTagPr>', '<w:smartTagPr><w:attr w:name="ProductID" w:val="[PERSON_1]"/></w:smartTagPr>'], // prettier-ignore
    ['a content control', '<w:alias w:val="Brückner"/><w:tag w:val="Brückner"/><w:listItem w:displayText="Brückner" w:value="Brückner"/>', '<w:alias w:val="[PERSON_1]"/><w:tag w:val="[PERSON_1]"/><w:listItem w:displayText="[PERSON_1]" w:value="[PERSON_1]"/>'], // prettier-ignore
    ['a form field', '<w:statusText w:val="Brückner"/><w:default w:val="Brückner"/><w:listEntry w:val="Brückner"/>', '<w:statusText w:val="[PERSON_1]"/><w:default w:val="[PERSON_1]"/><w:listEntry w:val="[PERSON_1]"/>'], // prettier-ignore
    ['a watermark and the text for a picture', '<v:shape alt="Brückner"><v:textpath string="Brückner"/><v:imagedata o:title="Brückner"/></v:shape>', '<v:shape alt="[PERSON_1]"><v:textpath string="[PERSON_1]"/><v:imagedata o:title="[PERSON_1]"/></v:shape>'], // prettier-ignore
    ['an address in a link of a shape, and a tooltip', '<v:shape href="mailto:Brückner@x.org?subject=x"/><a:hlinkClick tooltip="Brückner"/>', '<v:shape href="mailto:[PERSON_1]@x.org?subject=x"/><a:hlinkClick tooltip="[PERSON_1]"/>'], // prettier-ignore
    ['the title of a section and the value that data are looked up by', '<w15:x w15:sectionTitle="Brückner"/><w:dataBinding w:xpath="/Brückner[@n=\'Brückner\']"/>', '<w15:x w15:sectionTitle="[PERSON_1]"/><w:dataBinding w:xpath="/Brückner[@n=\'[PERSON_1]\']"/>'], // prettier-ignore
    ['the caption of a table', '<w:tblCaption w:val="Brückner"/><w:tblDescription w:val="Brückner"/>', '<w:tblCaption w:val="[PERSON_1]"/><w:tblDescription w:val="[PERSON_1]"/>'], // prettier-ignore
    ['what was chosen from a list', '<w:dropDownList w:lastValue="Brückner"/><w:textInput><w:format w:val="Brückner"/></w:textInput>', '<w:dropDownList w:lastValue="[PERSON_1]"/><w:textInput><w:format w:val="[PERSON_1]"/></w:textInput>'], // prettier-ignore
    ['the name of a shape', '<wps:cNvPr id="1" name="Brückner"/><v:shape href="tel:Brückner"/><v:imagedata o:href="C:/Brückner.png"/>', '<wps:cNvPr id="1" name="[PERSON_1]"/><v:shape href="tel:[PERSON_1]"/><v:imagedata o:href="C:/[PERSON_1].png"/>'], // prettier-ignore
    ['a place in another document', '<w:hyperlink w:docLocation="Brückner"/>', '<w:hyperlink w:docLocation="[PERSON_1]"/>'], // prettier-ignore
    ['a watermark under other prefixes', '<a0:textpath xmlns:a0="urn:schemas-microsoft-com:vml" string="Brückner"/><v:imagedata xmlns:a1="urn:schemas-microsoft-com:office:office" a1:title="Brückner"/>', '<a0:textpath xmlns:a0="urn:schemas-microsoft-com:vml" string="[PERSON_1]"/><v:imagedata xmlns:a1="urn:schemas-microsoft-com:office:office" a1:title="[PERSON_1]"/>'], // prettier-ignore
    ['the name of a picture under another prefix', '<a0:docPr xmlns:a0="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" name="Brückner"/>', '<a0:docPr xmlns:a0="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" name="[PERSON_1]"/>'], // prettier-ignore
    ['an author under another prefix', '<x:ins xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main" x:author="Brückner"/>', '<x:ins xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main" x:author="[PERSON_1]"/>'], // prettier-ignore
  ])('%s is masked', async (_name, before, after) => {
    const { masked } = await thereAndBack(formats.docx, zipSync({ 'word/document.xml': bytes(before) }));
    expect(new Map(parts(masked.bytes)).get('word/document.xml')).toBe(after);
  });
  test.each([
    ['variables of a macro', 'word/settings.xml', '<w:docVar w:name="k" w:val="Brückner"/>'],
    ['the name of a variable', 'word/settings.xml', '<w:docVar w:name="Brückner" w:val="k"/>'],
    ['a field of a mail merge', 'word/settings.xml', '<w:addressFieldName w:val="Brückner"/>'],
    ['who was given a task', 'word/documenttasks/documenttasks1.xml', '<t:Anchor userId="S::Brückner::1" userName="Brückner"/>'], // prettier-ignore
    ['who likes a comment', 'word/commentsExtensible.xml', '<cr:user userId="S::Brückner::1" userName="Brückner"/>'],
    ['what stands before a number', 'word/numbering.xml', '<w:lvlText w:val="Brückner %1."/>'],
    ['who published it', 'docProps/core.xml', '<p><dc:publisher>Brückner</dc:publisher><dc:contributor>Brückner</dc:contributor></p>'], // prettier-ignore
    ['its number and version', 'docProps/core.xml', '<p><dc:identifier>Brückner</dc:identifier><cp:version>Brückner</cp:version></p>'], // prettier-ignore
    ['the name of a property', 'docProps/custom.xml', '<property name="Brückner"><vt:bool>true</vt:bool></property>'],
    ['an address in a link', 'word/_rels/document.xml.rels', '<R Target="https://x.org/?k=Brückner@x.org" TargetMode="External"/>'], // prettier-ignore
    ['where a mail merge gets its addresses', 'word/settings.xml', '<w:connectString w:val="C:\\Brückner.xlsx"/>'],
    ['the addresses of a mail merge', 'word/settings.xml', '<w:udl w:val="Brückner"/><w:table w:val="Brückner"/><w:fieldMapData><w:name w:val="Brückner"/></w:fieldMapData>'], // prettier-ignore
    ['a building block', 'word/glossary/document.xml', '<w:docPartPr><w:name w:val="Brückner"/><w:category><w:name w:val="Brückner"/></w:category><w:description w:val="Brückner"/></w:docPartPr>'], // prettier-ignore
    ['what stands in an empty box', 'word/diagrams/data1.xml', '<dgm:prSet phldrT="Brückner"/>'],
    ['what an add-in remembers', 'word/webextensions/webextension1.xml', '<we:property name="k" value="Brückner"/>'],
    ['a property of the author under other prefixes', 'docProps/custom.xml', '<x:property xmlns:x="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:y="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes" name="Brückner"><y:lpwstr>Brückner</y:lpwstr></x:property>'], // prettier-ignore
    ['the manager, in ISO/IEC 29500 Strict', 'docProps/app.xml', '<x:Manager xmlns:x="http://purl.oclc.org/ooxml/officeDocument/extendedProperties">Brückner</x:Manager>'], // prettier-ignore
    ['the name of a property with more than letters', 'docProps/custom.xml', '<property name="Brückner (12.03.1981)"><vt:bool>true</vt:bool></property>'], // prettier-ignore
    ['a property of the author, of whatever type', 'docProps/custom.xml', '<property name="k"><vt:vstream>Brückner</vt:vstream></property><property><vt:vector><vt:lpwstr>x</vt:lpwstr><vt:variant><vt:blob>Brückner</vt:blob></vt:variant></vt:vector></property>'], // prettier-ignore
    ['what stands behind a schema', 'customXml/item1.xml', '<p><ct:contentTypeSchema xmlns:ct="k"><x/></ct:contentTypeSchema><d>Brückner</d></p>'], // prettier-ignore
    ['an instruction to a program', 'customXml/item1.xml', '<?xml version="1.0"?><?mso-infoPathSolution href="file:///C:/Brückner/x.xsn"?><k/>'], // prettier-ignore
    ['the template', 'docProps/app.xml', '<Template>Brückner.dotm</Template>'],
    ['the company, beside what every object of JavaScript knows', 'docProps/app.xml', '<p><toString>x</toString><Company>Brückner</Company></p>'], // prettier-ignore
    ['a property of the author', 'docProps/custom.xml', '<property name="k"><vt:bstr>Brückner</vt:bstr></property>'],
    ['data that it carries along', 'customXml/item1.xml', '<k xmlns="urn:k" name="Brückner"><m>Brückner</m></k>'],
    ['a file that it is linked to', 'word/_rels/document.xml.rels', '<R Target="../Brückner/a.docx" TargetMode="External"/>'], // prettier-ignore
    ['a chart', 'word/charts/chart1.xml', '<c:v>Brückner</c:v>'],
  ])('%s is masked, outside of the text', async (_name, part, source) => {
    const file = zipSync({ 'word/document.xml': bytes(''), [part]: bytes(source) });
    const { masked } = await thereAndBack(formats.docx, file);
    expect(new Map(parts(masked.bytes)).get(part)).toBe(source.replaceAll('Brückner', '[PERSON_1]'));
  });
  test.each(['vt:i4', 'vt:r8', 'vt:filetime'])(
    'a property of type %s becomes a text where it is masked',
    async (type) => {
      const source = (element: string, value: string) =>
        `<property name="Telefon"><${element}>${value}</${element} ></property><property name="n"><${type}>7</${type}></property>`;
      const part = 'docProps/custom.xml';
      const file = zipSync({ 'word/document.xml': bytes(''), [part]: bytes(source(type, '4915112345678')) });
      const { masked, restored } = await thereAndBack(formats.docx, file);
      expect(new Map(parts(masked.bytes)).get(part)).toBe(source('vt:lpwstr', '[PERSON_1]'));
      expect(new Map(parts(restored)).get(part)).toBe(source(type, '4915112345678'));
    },
  );
  test('the day behind a calendar goes where it is masked, and comes back', async () => {
    const file = zipSync({ 'word/document.xml': bytes('<w:date w:fullDate="1975-03-14T00:00:00Z"><w:lid/></w:date>') });
    const day = (pages: readonly string[]) => {
      const start = pages.join('').indexOf('1975-03-14');
      const entity = { type: 'DATE_OF_BIRTH' as const, start, end: start + 10, placeholder: '[DATE_OF_BIRTH_1]', confidence: 1 }; // prettier-ignore
      return Promise.resolve({ text: '', auditFlags: [], entities: [entity] });
    };
    const { bytes: masked, exactEdits } = await maskFile(formats.docx, file, day, {});
    expect(new Map(parts(masked)).get('word/document.xml')).toBe('<w:date><w:lid/></w:date>');
    expect(parts(undoEdits(formats.docx, masked, exactEdits ?? [], {}))).toEqual(parts(file));
  });
  test('values of data and charts stand apart, those of data under their names', () => {
    const pageOf = (part: string, source: string) =>
      render(formats.docx(zipSync({ 'word/document.xml': bytes(''), [part]: bytes(source) })).documents).pages.join('');
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
  /** The pages of a paragraph that is written with `{-removed-}`, `{+added+}` and moves `{<from<}` and `{>to>}`. */
  const tracked = (marked: string): Uint8Array => {
    const names: Record<string, string> = { '-': 'w:del', '+': 'w:ins', '<': 'w:moveFrom', '>': 'w:moveTo' };
    const source = marked.replace(/[^{}<>+-]+|\{(.)|(.)\}/g, (found, start?: string, end?: string) =>
      start
        ? `<${names[start] ?? ''}>`
        : end
          ? `</${names[end] ?? ''}>`
          : `<w:r><w:t xml:space="preserve">${found}</w:t></w:r>`,
    );
    return zipSync({ 'word/document.xml': bytes(`<w:p>${source}</w:p>`) });
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
    const text = (content: Uint8Array) => new Map(parts(content)).get('word/document.xml');
    const before = new Map(parts(tracked('An {-[PERSON_2]-}{+[PERSON_1]+}, Brück{-[PERSON_2]-}{+er+}'))).get(
      'word/document.xml',
    );
    expect(text(masked.bytes)).toBe(before);
    expect(text(restored)).toBe(text(file));
  });
  test('tabs to a place and lines of a shape stand apart', () => {
    const source = '<w:t>a</w:t><w:ptab/><w:t>b</w:t><a:t>c</a:t><a:br/><a:t>d</a:t>';
    const { documents } = formats.docx(zipSync({ 'word/document.xml': bytes(source) }));
    expect(render(documents).pages.join('')).toContain('a\tbc\nd');
  });
  test.each(['ns0:', ''])('paragraphs stand apart whatever their prefix, such as "%s"', (prefix) => {
    const namespace = `xmlns${prefix && ':ns0'}="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
    const source = `<${prefix}document ${namespace}>${`<${prefix}p><${prefix}t>Brückner</${prefix}t></${prefix}p>`.repeat(2)}</${prefix}document>`;
    const { documents } = formats.docx(zipSync({ 'word/document.xml': bytes(source) }));
    expect(render(documents).pages.join('')).toMatch(/Brückner\nBrückner\n/);
  });
  test.each([
    ['a page of HTML that it takes in', 'word/afchunk1.html', '1 part of an unknown kind'],
    ['a signature', '_xmlsignatures/sig1.xml', '1 part of a signature'],
    ['a picture of a building block', 'word/glossary/media/image1.png', '1 picture'],
  ])('%s cannot be masked', (_name, part, complaint) => {
    const { unmaskable } = formats.docx(zipSync({ 'word/document.xml': bytes(''), [part]: bytes('Brückner') }));
    expect(unmaskable).toEqual([complaint]);
  });
  test('data that a program keeps with a field cannot be masked, unless they only lead to a bookmark', () => {
    const field = (data: string) => `<w:fldChar><w:fldData xml:space="preserve">${data}</w:fldData></w:fldChar>`;
    const toBookmark = 'CNDJ6nn5us4RjIIAqgBLqQsCAAAACAAAAA4AAABfAFQAbwBjADEAMgAzAAAA';
    const source = [' ', toBookmark, `${btoa('<Author>Zoe')}\n`, btoa('<Author>Kim')].map(field).join('');
    const { unmaskable, documents } = formats.docx(zipSync({ 'word/document.xml': bytes(source) }));
    expect(unmaskable).toEqual(["2 fields with programs' data"]);
    expect(render(documents).pages.join('').trim()).toBe('');
  });
  test('a schema that comes with data is not looked at, nor is what says which XML it is', () => {
    const source = '<?xml version="1.0"?><p><ct:contentTypeSchema a="b"><c>d</c></ct:contentTypeSchema></p>';
    const { documents } = formats.docx(zipSync({ 'word/document.xml': bytes(''), 'customXml/item1.xml': bytes(source) })); // prettier-ignore
    expect(render(documents).pages.join('').trim()).toBe('');
  });
  test('a placeholder that a spelling checker has put into several runs is restored', async () => {
    const { mask, lookUp } = inventedSession();
    await mask(['Brückner']);
    const source =
      '<w:t>Dear [</w:t><w:proofErr w:type="spellStart"/><w:t>PERSON_1</w:t><w:t>],</w:t><w:t>[PERSON</w:t><w:t>_7]</w:t>';
    const restored = await unmaskFile(formats.docx, zipSync({ 'word/document.xml': bytes(source) }), lookUp, {});
    expect(new Map(parts(restored.bytes)).get('word/document.xml')).toBe(
      source.replace('Dear [', 'Dear Brückner').replace('PERSON_1', '').replace('],', ','),
    );
    expect(restored).toMatchObject({ spans: { PERSON: 1 }, unknown: 1 });
  });
  test('one that Word in a browser has written is taken', async () => {
    const file = zipSync({ 'word/document2.xml': bytes('<w:t>Brückner</w:t>') });
    const { masked } = await thereAndBack(formats.docx, file);
    expect(new Map(parts(masked.bytes)).get('word/document2.xml')).toBe('<w:t>[PERSON_1]</w:t>');
  });
  test('of the targets of links, those to people and to files are masked', async () => {
    const links = (name: string) => `<a Target="${name}.xml"/><a Target="file:///C:/Users/${name}/a.dotx"/>`;
    const file = zipSync({
      'word/document.xml': bytes(''),
      'word/_rels/settings.xml.rels': bytes(links('Brückner')),
    });
    const { masked } = await thereAndBack(formats.docx, file);
    expect(new Map(parts(masked.bytes)).get('word/_rels/settings.xml.rels')).toBe(
      links('Brückner').replace('/Brückner/', '/[PERSON_1]/'),
    );
  });
  test('an author in whose name nothing is found is reported', async () => {
    const nothing = () => Promise.resolve({ text: '', auditFlags: [], entities: [] });
    expect((await maskFile(formats.docx, letter, nothing, { keepUnmaskable: true })).unrecognized).toBe(3);
  });
  test('a picture may be larger than any text', () => {
    const file = zipSync({ 'word/document.xml': bytes(''), 'word/media/image1.png': new Uint8Array(33 * 1024 * 1024) });
    expect(formats.docx(file).unmaskable).toEqual(['1 picture']);
  });
  test('with a picture is refused unless asked for', async () => {
    await expect(maskFile(formats.docx, letter, mask, {})).rejects.toThrow('1 picture');
  });
  test.each([
    ['no zip', bytes('PK or not'), 'it is no Word document, or it is damaged'],
    ['another zip', zipSync({ 'a.txt': bytes('x') }), 'it is no Word document'],
    ['a zip that unpacks to a disk full', zipSync({ 'word/document.xml': new Uint8Array(201 * 1024 * 1024) }), 'it is too large when it is unpacked'], // prettier-ignore
    ['a zip with more text than can be held in memory', zipSync({ 'word/document.xml': new Uint8Array(33 * 1024 * 1024) }), 'it is too large when it is unpacked'], // prettier-ignore
  ])('%s is refused', (_name, content, message) => {
    expect(refused('docx', content)).toBe(message);
  });
});

describe('files that somebody made to hold up their reader', () => {
  const times = (text: string): string => text.repeat(200_000);
  const mail = (text: string): Uint8Array => bytes(`Content-Transfer-Encoding: base64\r\n\r\n${text}!`);
  test.each([
    ['a mail of nothing but line ends', 'eml', mail(times('\r\n'))],
    ['a mail of nothing but spaces', 'eml', mail(times(' \t'))],
    ['base64 that does not end well', 'eml', mail(times('QUJD\r\n'))],
  ] as const)('%s is refused at once', (_name, format, content) => {
    expect(refused(format, content)).toBe('a part of it is not valid base64');
  });
  test.each([
    ['a subject of one word', 'eml', bytes(`Subject: ${'=?utf-8?Q?Br=C3=BCckner?= '.repeat(20_000)}\r\n\r\n`)],
    ['a row of 200 000 cells', 'csv', bytes(times('Brückner;'))],
    ['200 000 addresses in the name of a property', 'docx', zipSync({ 'word/document.xml': bytes(''), 'docProps/custom.xml': bytes(`<property name="${'Brückner@x.org '.repeat(200_000)}"/>`) })], // prettier-ignore
    ['a header of 12 MB', 'eml', bytes(`Subject: Brückner${'x'.repeat(12_000_000)}\r\n\r\n`)],
    ['200 000 paragraphs in each other', 'docx', zipSync({ 'word/document.xml': bytes(`<w:t>Brückner</w:t>${times('<w:p>')}${times('</w:p>')}`) })], // prettier-ignore
  ] as const)(
    '%s is masked in time',
    async (_name, format, content) => {
      const { mask } = inventedSession();
      const { spans } = await maskFile(formats[format], content, mask, { hasHeader: false });
      expect(spans['PERSON']).toBeGreaterThan(0);
    },
    30_000,
  );
});

describe('encodings', () => {
  test.each([
    ['other than UTF-8', Buffer.from('M\xfcller', 'latin1'), 'it is not valid UTF-8; name its encoding, such as --encoding windows-1252'], // prettier-ignore
    ['of no text', Uint8Array.of(0x50, 0, 1, 2), 'it is binary'],
    [
      'RTF',
      Buffer.from("{\\rtf1\\ansi Frau M\\'fcller}"),
      'it is RTF, not plain text; export it as text or docx first',
    ],
    [
      'PDF',
      Buffer.from('%PDF-1.4\nBT (M\\374ller) Tj ET\n'),
      'it is PDF, not plain text; export it as text or docx first',
    ],
    ['UTF-32', Uint8Array.of(0xff, 0xfe, 0, 0, 0x50, 0, 0, 0), 'it is binary, or UTF-32'],
    ['of broken UTF-16', Uint8Array.of(0xff, 0xfe, 0x00, 0xd8), 'it is not valid UTF-16LE'],
  ])('%s are refused', (_name, content, message) => {
    expect(refused('txt', content)).toBe(message);
  });
});
