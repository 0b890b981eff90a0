import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileTerms, recall, undetected } from '../src/index.js';
import { decodeText, readingsOf } from '../src/decoded-text.js';
import { locateQuotes } from '../src/llm/locate-quotes.js';
import { knownBy } from './memory/known-by.js';
import { maxLinearMs, processorMs } from './processor-time.js';

describe('a decoded text', () => {
  test.each([
    ['line ends and tabs of JSON', String.raw`{"a":"Tag,\nAnna\r\n\tUlm"}`, '{"a":"Tag,\nAnna\r\n\tUlm"}'],
    ['letters of JSON', String.raw`Kr\u00fcger, Kr\u00FCger`, 'Krüger, Krüger'],
    [
      'symbols of JSON',
      String.raw`\"Anna\" https:\/\/example.com\u0026x \u003cb\u003eAnna`,
      '"Anna" https://example.com&x <b>Anna',
    ],
    ['pairs of surrogates', String.raw`\ud83d\ude00`, '😀'],
    ['JSON in JSON', String.raw`{\"a\":\"Tag,\\nKr\\u00fcger\"}`, '{"a":"Tag,\nKrüger"}'],
    [
      'line ends before small letters and digits where there are others',
      String.raw`Tag,\nTel\n0711`,
      'Tag,\nTel\n0711',
    ],
    [
      'letters of HTML',
      'Kr&uuml;ger, Kr&#252;ger, Kr&#xFC;ger, Gro&szlig;, Ren&eacute;&nbsp;Ulm',
      'Krüger, Krüger, Krüger, Groß, René\u00a0Ulm',
    ],
    [
      'nothing where nobody sees anything',
      '\ufeffMül\u00adler\u200b \u202a+49\u202c K\\u200bo&shy;ch',
      'Müller +49 Koch',
    ],
    ['spaces and hyphens of all kinds', '5\u202f\u00a0\u2009Uhr, 0711\u2011\u2010\u22121', '5   Uhr, 0711---1'],
    [
      'ligatures, full-width and styled letters',
      'Ho\ufb00mann, \uff24\uff25\uff18, \u{1d5d4}\u{1d7ed}',
      'Hoffmann, DE8, A1',
    ],
    [
      'a word that is hyphenated at a line end',
      'Thomas Hoff-\nmann, Wutt- \r\n  ke, Anna-\nMaria, 4-\n5, ab -\ncd',
      'Thomas Hoffmann, Wuttke, Anna-\nMaria, 4-\n5, ab -\ncd',
    ],
    [
      'folds, line ends and symbols of calendars and business cards',
      String.raw`BEGIN:VCARD` + '\r\nNOTE:Still\r\n ring 2\\, Ulm\\nmorgen\\; 1\\,8\r\n  Uhr\r\nEND:VCARD',
      'BEGIN:VCARD\r\nNOTE:Stillring 2, Ulm\nmorgen; 1,8 Uhr\r\nEND:VCARD',
    ],
    [
      'elements and released characters of EDIFACT',
      "UNB+UNOC:3+4711'\nNAD+BY+12::9++Muster ?+ Co?'s'COM+?+49 711 1:TE'\n1 + 1",
      "UNB;UNOC:3;4711'\nNAD;BY;12::9;;Muster + Co's'COM;+49 711 1:TE'\n1 + 1",
    ],
    [
      'letters, spaces, dashes and symbols of LaTeX',
      String.raw`\usepackage{x} M{\"u}ller, J\"{o}rg, \v{S}tern, Garc{\'\i}a, Gro\ss{} Stra{\ss}e~3--5, Ma\l gosia \& 0931\,/\,35~\%`,
      String.raw`\usepackage{x} Müller, Jörg, Štern, García, Groß Straße 3–5, Małgosia & 0931 / 35 %`,
    ],
    [
      'lines, lists, cells and fonts of LaTeX',
      String.raw`\begin{letter}{Frau\\Erna Muster\\[2ex]Ulm}\opening{Liebe \textbf{Erna \textsc{Muster}},}\item Max & 12 \\*`,
      `${String.raw`\begin{letter}`}{Frau\nErna Muster\nUlm}\nLiebe Erna Muster,\n- Max | 12 \n`,
    ],
    [
      'nothing where LaTeX is not meant',
      String.raw`\usepackage{x} \url{http://x.example/~a--b&c} \verb|a--b| \begin{verbatim}~a--b~\end{verbatim}--`,
      String.raw`\usepackage{x} \url{http://x.example/~a--b&c} \verb|a--b| \begin{verbatim}~a--b~\end{verbatim}–`,
    ],
    [
      'entries of BibTeX',
      String.raw`@book{muster21, author = {M{\"u}ller, Erna}}`,
      '@book{muster21, author = {Müller, Erna}}',
    ],
    [
      'what tags of HTML show',
      '<P class=MsoNormal style=\'font:"Ulm"\'><b>Kd.-Nr.:</b> 12<br/>Ulm <a\nhref="x">hier</a>\n<\\/p>',
      '\nKd.-Nr.: 12\nUlm <a\nhref="x">hier\n\n',
    ],
    [
      'cells of HTML in lines',
      '<tr>\n <th>Nr.</th>\n <td lang="de">12</td></tr><tr><td>Ort</td><td></td></tr>',
      '\n\n  | Nr. | 12\n\n | Ort | \n',
    ],
    [
      "Markdown's emphasis",
      '**Nr.:** 12, *Von:* __Erna__ ***Koch***, (**_Ulm_**)\n_Zur_ *Sache*!',
      'Nr.: 12, Von: Erna Koch, (Ulm)\nZur Sache!',
    ],
    ['letters and symbols of URLs', 'Anna%20Kr%C3%BCger%0d%0Aerna%40example.org', 'Anna Krüger\r\nerna@example.org'],
  ])('reads %s', (_name, text, decoded) => {
    expect(decodeText(text).text).toBe(decoded);
  });

  test.each([
    String.raw`C:\Users\nagel\tmp`,
    String.raw`{"p":"C:\\Users\\nagel"}`,
    String.raw`\\server\home\nagel`,
    String.raw`corp\n4711, gde\thomas`,
    String.raw`/\d+\n/`,
    'Tag,\n wie immer',
    String.raw`C:\begin\item~1 & M\'uller -- \section{x}`,
    'Gruß\n Erna\nBEGIN:VCARD\nN:Muster\nEND:VCARD\nGruß\n Max',
    "'ABC+DEF' und\nUNB",
    'a < b, <b, a<b und c>d, <Kundennr>12</Kundennr>, <td title="12">, <constructor>',
    'Ort* und Straße*\n* 12.3.1975 (*1975, *Ulm), 2*3*4, 2 * 3 * 4, /a/*/b, **** 1234, a_b_c, _a, \\*a\\*',
    '**Nr.:\n12** und *a ** b',
    'R&D; AT&T, 100%, %FF, %00, 50%, 5 %, &foo; &#1; \\',
  ])('leaves %s alone', (text) => {
    expect(decodeText(text).text).toBe(text);
  });

  test('leads back to where its letters stand, escapes as a whole', () => {
    const text = String.raw`Frau \u00d6zt\u00fcrk\n`;
    const { text: decoded, original } = decodeText(text);
    const start = decoded.indexOf('Öztürk');
    const { start: from, end } = original({ start, end: start + 'Öztürk'.length });
    expect(text.slice(from, end)).toBe(String.raw`\u00d6zt\u00fcrk`);
  });

  test('is read as it is written, too, where a backslash or a percent sign may be meant so', () => {
    const texts = (text: string) => readingsOf(text).map((reading) => reading.text);
    expect(texts(String.raw`\"K&uuml;rt\"`)).toEqual(['"Kürt"', String.raw`\"Kürt\"`]);
    expect(texts('K%C3%BCrt')).toEqual(['Kürt', 'K%C3%BCrt']);
    expect(texts('K&uuml;rt')).toEqual(['Kürt']);
    expect(texts(String.raw`1\,8`)).toEqual(['1,8']);
    const latex = String.raw`\begin{document}a&b--c`;
    expect(texts(latex)).toEqual([String.raw`\begin{document}a|b–c`, latex]);
  });

  test.each([
    ['an escape that it only reaches into', String.raw`Tag,\n Koch kam \n`, 'n Koch kam \\', 'Koch kam'],
    ['all, if it is escapes only', String.raw`%C3%BC\u00fc`, String.raw`BC\u00fc`, ''],
    ['nothing of whole escapes beside letters', String.raw`\u00d6zt\u00fcrk`, String.raw`\u00d6zt\u00fcrk`, undefined],
  ])('leaves out of what is found as it is written %s', (_name, text, found, left = found) => {
    const asWritten = readingsOf(text)[1];
    const start = text.indexOf(found);
    const place = asWritten?.original({ start, end: start + found.length });
    expect(text.slice(place?.start, place?.end)).toBe(left);
  });

  test('leads back to every stretch of any text, in order', () => {
    const parts = fc.constantFrom(
      '\u00ad',
      '\u200b',
      '\\',
      'n',
      'u00fc',
      '&uuml;',
      '%C3%BC',
      '😀',
      '\ud83d',
      ' ',
      'A',
      'a1',
      '"',
      '\\u0041',
      '\\n',
      '<td>',
      '</td>',
      '\n',
      '**',
      '_',
      '\\begin{letter}',
      '\\emph{',
      '\\ss',
      '{',
      '}',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (some) => {
        const text = some.join('');
        const { text: decoded, original } = decodeText(text);
        const places = decoded.split('').map((_unit, start) => original({ start, end: start + 1 }));
        for (const [index, { start, end }] of places.entries()) {
          expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThanOrEqual(places[index - 1]?.start ?? 0);
          if (end === start + 1) expect(text.charAt(start)).toBe(decoded.charAt(index));
        }
      }),
    );
  });

  test.each([
    [
      'any text',
      'x',
      ['\\', '\\n', '&', '&#1', '%C3', 'a\\', '\\u00fc', 'x', '<', '</td> ', '<b ', '<p class="', '*a', '_a_ '],
    ],
    ['LaTeX', '\\begin{letter}x', ['&', '\\begin{verbatim}', '\\url{', '\\verb|', '\\emph{a', '{\\"u', '}', 'a~']],
  ])('takes time that grows with the length of %s alone', (_name, begin, units) => {
    const takenMs = processorMs(() => {
      for (const unit of units) decodeText(`${begin}${unit.repeat(100_000 / unit.length)}`);
    });
    expect(takenMs).toBeLessThan(maxLinearMs);
  });
});

describe('behind escapes are found', () => {
  const text = String.raw`{"a":"Tag,\nKr\u00fcger\nGr&uuml;n"}`;
  const written = (spans: readonly { start: number; end: number }[]) =>
    spans.map(({ start, end }) => text.slice(start, end));

  test('values that a session knows', () => {
    const known = knownBy(1, ['PERSON', 'Krüger'], ['PERSON', String.raw`Gr\u00fcn`]);
    expect(written(recall(undetected(text), known).spans)).toEqual([String.raw`Kr\u00fcger`, 'Gr&uuml;n']);
  });

  test('values that a session knows, in a URL', () => {
    const known = knownBy(1, ['PERSON', 'Anna Koch']);
    const query = 'https://example.org/?to=Anna%20Koch%0Aby';
    const { spans } = recall(undetected(query), known);
    expect(spans.map(({ start, end }) => query.slice(start, end))).toEqual(['Anna%20Koch']);
  });

  test.each([
    ['LaTeX', String.raw`\begin{document} Da ging `, String.raw`M\"ullerova`],
    ['LaTeX, with a dash', String.raw`\begin{document} Akte 12--34/77, dann `, '12--34/77'],
    ['LaTeX, in braces', String.raw`\begin{document} Es kam `, String.raw`{\L}uczakova`],
    ['EDIFACT', "UNB+UNOC:3'\nFTX+AAI+++", "O?'Haraova"],
  ])('values of a session in %s', (_format, before, value) => {
    const known = knownBy(1, ['PERSON', value]);
    const [start, end] = [before.length, before.length + value.length];
    expect(recall(undetected(`${before}${value} heim`), known).spans).toContainEqual(
      expect.objectContaining({ start, end }),
    );
  });

  test('terms of the operator', () => {
    const terms = compileTerms({ alwaysMasked: [{ text: 'krüger', isExact: false, type: 'PERSON' }], neverMasked: [] });
    expect(written(terms.apply(text, []))).toEqual([String.raw`Kr\u00fcger`]);
  });

  test.each(['Krüger', String.raw`Kr\u00fcger`])('quotes of a model: %s', (quote) => {
    const { spans } = locateQuotes(undetected(text), [{ text: quote, type: 'PERSON' }], { confidence: 0.7, stage: 3 });
    expect(written(spans)).toEqual([String.raw`Kr\u00fcger`]);
  });
});
