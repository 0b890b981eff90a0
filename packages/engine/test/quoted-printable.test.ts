import { describe, expect, test } from 'vitest';
import { decodeText } from '../src/decoded-text.js';
import { maxLinearMs, processorMs } from './processor-time.js';

describe('a mail as it was sent', () => {
  test.each([
    ['an encoded word', 'Subject: =?UTF-8?Q?J=C3=B6rg_M=C3=B6llmann?= x', 'Subject: Jörg Möllmann x'],
    ['encoded words beside each other', 'From: =?utf-8?B?SsO2cmc=?=\r\n =?utf-8?q?_M=C3=BCller?= <a@b.de>', 'From: Jörg Müller <a@b.de>'],
    ['an encoded word of Latin-1', '=?iso-8859-1?Q?J=F6rg?=', 'Jörg'],
    ['an encoded word with its language', '=?utf-8*de?Q?J=C3=B6rg?=', 'Jörg'],
    ['a charset that nobody knows', '=?x-unknown?Q?J=F6rg?=', 'Jörg'],
    ['letters of a body', 'Gr=C3=BCnstra=C3=9Fe 17', 'Grünstraße 17'],
    ['a line that goes on', 'Gr=C3=BC=C3=9Fe, IBAN DE89 3=\n704 0044', 'Grüße, IBAN DE89 3704 0044'],
    ['a letter broken over a line end', 'J=C3=\r\n=B6rg', 'Jörg'],
    [
      'a body of Latin-1',
      'Content-Type: text/plain; charset="iso-8859-1"\nContent-Transfer-Encoding: quoted-printable\n\nGr=FC=DFe =3D',
      'Content-Type: text/plain; charset="iso-8859-1"\nContent-Transfer-Encoding: quoted-printable\n\nGrüße =',
    ],
    ['a business card', 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg', 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Müller;Jörg'],
  ])('is read in %s', (_name, written, read) => {
    expect(decodeText(written).text).toBe(read);
  }); // prettier-ignore

  test.each(['?a=20&b=3D', 'x=AB, y=CD', '=?', 'a =?= b', 'SELECT * WHERE a=10 AND b=20'])('is no %j', (text) => {
    expect(decodeText(text).text).toBe(text);
  });

  test('knows where a name stands in it', () => {
    const written = 'Hallo J=C3=B6rg, =?utf-8?B?SsO2cmc=?=!';
    const { text, original } = decodeText(written);
    const places = [...text.matchAll(/Jörg/g)].map(({ index }) => original({ start: index, end: index + 4 }));
    expect(places.map(({ start, end }) => written.slice(start, end))).toEqual(['J=C3=B6rg', '=?utf-8?B?SsO2cmc=?=']);
  });

  test('takes time that grows with its length alone', () => {
    const takenMs = processorMs(() => {
      for (const part of ['=C3=B6', '=\n', '=?utf-8?Q?', '=C3', '?= =?'])
        decodeText(`=C3=B6${part.repeat(100_000 / part.length)}`);
    });
    expect(takenMs).toBeLessThan(maxLinearMs);
  });
});
