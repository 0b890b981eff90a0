import { describe, expect, test } from 'vitest';
import { formats } from '../../../src/cli/documents/formats.js';
import { maskFile } from '../../../src/cli/documents/mask-file.js';
import { bytes, masked, restored, shown } from './file-of-format.js';
import { inventedSession } from './invented-masking.js';

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
    expect(await restored('html', before, 'Brückner a<b@example.org Zoë Brückner')).toBe(after);
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
