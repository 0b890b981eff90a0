import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Detection, extend, type Span, undetected } from '../../src/index.js';
import { locateQuotes, quoteParts, quotesNestedWith } from '../../src/llm/locate-quotes.js';
import { maxLinearMs, processorMs } from '../processor-time.js';

/** A detection from a text in which `⟦ ⟧` stand around what is masked already. */
function knowing(marked: string): Detection {
  const text = marked.replace(/[⟦⟧]/g, '');
  const spans: Span[] = [];
  for (const match of marked.matchAll(/⟦([^⟧]*)⟧/g)) {
    const start = match.index - 2 * spans.length;
    spans.push({ start, end: start + (match[1]?.length ?? 0), type: 'PERSON', confidence: 1, stage: 1 });
  }
  return { ...undetected(text), spans };
}

const found = { confidence: 0.7, stage: 3 } as const;
const locate = (marked: string, ...quotes: string[]) => {
  const known = knowing(marked);
  const { spans, lost } = locateQuotes(known, quotes.map((text) => ({ text, type: 'EVENT' })), found); // prettier-ignore
  return { texts: spans.map(({ start, end }) => known.text.slice(start, end)), lost };
};

describe('a quote is found', () => {
  test.each([
    ['as it stands', 'Sie ist Imkerin.', 'Imkerin', ['Imkerin']],
    ['wherever it stands', 'Imkerin? Ja, Imkerin.', 'Imkerin', ['Imkerin', 'Imkerin']],
    ['without the punctuation around it', 'Sie ist „Imkerin“.', '"Imkerin".', ['Imkerin']],
    ['over a line end', 'die einzige\n  Imkerin', 'einzige Imkerin', ['einzige\n  Imkerin']],
    ['over a no-break space', 'seit\u00a040\u202fJahren', 'seit 40 Jahren', ['seit\u00a040\u202fJahren']],
    ['with other quotation marks', 'das „Rössl“ geerbt', 'das "Rössl" geerbt', ['das „Rössl“ geerbt']],
    ['with another apostrophe', 'the vicar’s widow', "vicar's widow", ['vicar’s widow']],
    ['with another dash', 'Ex–Meisterin im Judo', 'Ex-Meisterin im Judo', ['Ex–Meisterin im Judo']],
    ['without soft hyphens', 'Bienen\u00adzüch\u00adterin', 'Bienenzüchterin', ['Bienen\u00adzüch\u00adterin']],
    ['composed where the text is decomposed', 'A\u0308rztin', 'Ärztin', ['A\u0308rztin']],
    ['decomposed where the text is composed', 'Ärztin', 'A\u0308rztin', ['Ärztin']],
    ['around what is masked', 'die Frau von ⟦Anna⟧, Imkerin', 'Frau von [PERSON_1], Imkerin', ['Frau von', 'Imkerin']],
    ['with three letters', 'Er ist Abt.', 'Abt', ['Abt']],
    ['with an emoji', 'die 🐝-Frau', '🐝-Frau', ['🐝-Frau']],
    ['without the emphasis in it', 'die **einzige** Imkerin', 'einzige Imkerin', ['einzige** Imkerin']],
  ])('%s', (_name, marked, quote, texts) => {
    expect(locate(marked, quote).texts).toEqual(texts);
  });

  test('and the longest of several at one place', () => {
    expect(locate('die einzige Imkerin', 'einzige', 'einzige Imkerin')).toEqual({
      texts: ['einzige Imkerin'],
      lost: 0,
    });
  });
});

describe('a quote is found as it is written', () => {
  test.each([
    ['with an escape of JSON, of which text and quote have different ones', String.raw`{"note":"She said \"hi\" and is the only\nbeekeeper"}`, String.raw`the only\nbeekeeper`],
    ['with half of the emphasis in it', 'Sie ist die **einzige Imkerin** im Ort.', 'einzige Imkerin** im Ort'],
    ['with half of a tag in it', '<b class="x">einzige</b> Imkerin', 'einzige</b> Imkerin'],
    ['with a folded line of a card', 'BEGIN:VCARD\nNOTE:die einzige Imke\n rin im Ort\nEND:VCARD', 'einzige Imke\n rin im Ort'],
    ['behind a backslash that is none of JSON', String.raw`der Ordner corp\new beekeeper`, 'new beekeeper'],
  ])('%s', (_name, text, quote) => {
    expect(locate(text, quote)).toEqual({ texts: [quote], lost: 0 });
  }); // prettier-ignore

  test('only where it does not stand in the text as somebody reads it', () => {
    expect(locate('<b>Imkerin</b>', '<b>Imkerin</b>')).toEqual({ texts: ['Imkerin'], lost: 0 });
  });

  test('and not within what is masked', () => {
    expect(locate(String.raw`an ⟦Anna\nKoch⟧, Imkerin`, String.raw`Anna\nKoch`)).toEqual({ texts: [], lost: 1 });
  });
});

describe('a quote is lost', () => {
  test.each([
    ['which does not stand there', 'Sie ist Imkerin.', 'Bienenzüchterin'],
    ['which stands there in other case', 'Sie ist Imkerin.', 'imkerin'],
    ['which is part of a word', 'Sie ist Imkerin.', 'Imker'],
    ['which is masked', 'Das ist ⟦Anna Koch⟧.', 'Anna Koch'],
    ['which is part of what is masked', 'Das ist ⟦Anna Koch⟧.', 'Koch'],
    ['which reaches into what is masked', 'Anna ⟦Koch⟧ ging', 'Koch ging'],
    ['with a letter too many', 'Imkerin', 'Immkerin'],
  ])('%s', (_name, marked, quote) => {
    expect(locate(marked, quote)).toEqual({ texts: [], lost: 1 });
  });
});

describe('a quote that is not fit to be masked is not looked for', () => {
  test.each([
    ['empty', ''],
    ['blank', ' '],
    ['of two letters', 'ab'],
    ['without letter or digit', '... --- ...'],
    ['a lone function word', 'und'],
    ['nothing but function words', 'with the'],
    ['a placeholder', '[PERSON_1]'],
    ['placeholders with little between them', '[PERSON_1] und [PERSON_2]'],
  ])('%s', (_name, quote) => {
    expect(quoteParts(quote)).toEqual([]);
  });
});

test.each([
  ['of more than 200 code units', 'Wort '.repeat(41)],
  ['of more than 4 096, placeholders included', '[PERSON_1] und '.repeat(300)],
])('a quote %s is lost as too long, even if it stands there', (_name, quote) => {
  const { spans, lost, tooLong } = locateQuotes(undetected(quote), [{ text: quote, type: 'EVENT' }], found);
  expect({ spans, lost, tooLong }).toEqual({ spans: [], lost: 1, tooLong: 1 });
});

test('whatever is quoted, no span reaches what is masked or a placeholder, and all stand at word boundaries', () => {
  const piece = fc.constantFrom('Imkerin', ' ', 'im', '-', '\n', '🐝', 'A\u0308', '„', '[PERSON_1]', '⟦Anna⟧', '\u00ad', 'Ort', '\ud83d'); // prettier-ignore
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 5 }), (marked, quotes) => {
      const known = knowing(marked);
      const { spans } = locateQuotes(known, quotes.map((quote) => ({ text: quote, type: 'EVENT' })), found); // prettier-ignore
      const after = extend(known, { spans, flags: [] });
      expect(after.spans.filter(({ stage }) => stage === 1)).toEqual(extend(known, { spans: [], flags: [] }).spans);
      for (const { start, end } of spans) {
        expect(known.text.slice(start, end)).not.toMatch(/[[\]]/);
        expect(known.spans.every((span) => span.end <= start || span.start >= end)).toBe(true);
      }
    }),
  );
});

test('a quote of a hundred thousand dots between two letters is let go as soon as it is read', () => {
  const takenMs = processorMs(() => {
    expect(quoteParts(`a${'.'.repeat(100_000)}a`)).toEqual(['too long']);
  });
  expect(takenMs).toBeLessThan(maxLinearMs);
});

test.each(['&amp;', 'A\u0308 ', '*a* ', '[PERSON_1] x '])('a megabyte of %j is let go unread', (piece) => {
  const begun = performance.now();
  expect(quoteParts(piece.repeat(1_000_000 / piece.length))).toEqual(['too long']);
  expect(performance.now() - begun).toBeLessThan(50);
});

test('hundreds of hostile quotes in a long text are a walk through it', () => {
  const quotes = Array.from({ length: 200 }, (_, n) => 'ab '.repeat(n % 66) + 'x');
  expect(locate('ab '.repeat(33_000), ...quotes).texts).toEqual([]);
});

test('quotes are nested with those that they hold, or that hold them, as whole words', () => {
  const others = ['im Ort', 'einzige Imkerin', 'Kunst'];
  const nested = ['Imkerin', 'Imker', 'seit 1990 im Ort', 'einzige Imkerin', 'Kunstwerk', 'Ort einzige'];
  expect([...quotesNestedWith(nested, others)].sort()).toEqual(['Imkerin', 'einzige Imkerin', 'seit 1990 im Ort']);
  expect(quotesNestedWith(nested, []).size + quotesNestedWith([], others).size).toBe(0);
});

test('which of thousands of quotes are nested with thousands of others is a walk through them', () => {
  const words = Array.from({ length: 12_000 }, (_, n) => `wort${100_000 + n}`);
  const takenMs = processorMs(() => {
    expect(quotesNestedWith(words.slice(0, 7_000), words.slice(6_000)).size).toBe(1_000);
  });
  expect(takenMs).toBeLessThan(1_000);
});
