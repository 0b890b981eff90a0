import { describe, expect, test } from 'vitest';
import { formats } from '../../../src/cli/documents/formats.js';
import { maskFile } from '../../../src/cli/documents/mask-file.js';
import { unmaskFile } from '../../../src/cli/documents/unmask-file.js';
import { bytes, masked, refused, restored, shown } from './file-of-format.js';
import { inventedSession, thereAndBack } from './invented-masking.js';

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
    const { bytes: mail } = await unmaskFile(formats.eml, bytes(mailOf(before, '')), lookUp, {});
    expect(Buffer.from(mail).toString()).toBe(mailOf(after, ''));
  });
  test('quotes of a value stay within those of its parameter', async () => {
    const text = (name: string) => mailOf(`Content-Type: text/plain; name="${name}.txt"`, '');
    expect(await restored('eml', text('[PERSON_1]'), 'Kim "Kiki" Ahn')).toBe(text(String.raw`Kim \"Kiki\" Ahn`));
  });
  test('a line break in an encoded word begins no header of its own', async () => {
    const text = mailOf('Subject: =?utf-8?Q?Br=C3=BCckner=0D=0ABcc:_x?=', '');
    expect(await masked('eml', text)).toBe(mailOf('Subject: [PERSON_1] Bcc: x', ''));
  });
  test('placeholders in what programs sign are restored', async () => {
    const text = (name: string) => mailOf(`DKIM-Signature: v=1; i=${name}; d=x; s=y\n ${name}@x.org`, '');
    expect(await restored('eml', text('[PERSON_1]'), '4915112345678')).toBe(text('4915112345678'));
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
