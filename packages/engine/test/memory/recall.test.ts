import { describe, expect, test } from 'vitest';
import {
  type Detection,
  foundByModels,
  KnownValues,
  recall,
  shieldOf,
  type Span,
  undetected,
} from '../../src/index.js';
import { withMarks, withoutMarks } from '../marked-text.js';
import { knownBy } from './known-by.js';

const session = knownBy(
  2,
  ['PERSON', 'Anna Koch'],
  ['PERSON', 'Jürgen von Hohenstein'],
  ['PERSON', 'Li Wei'],
  ['PERSON', 'Hans'],
  ['PERSON', 'Müller'],
  ['ORGANIZATION', 'Acme'],
  ['LOCATION', 'Bad Homburg'],
  ['PERSON', 'ERNA VON OSTERTAG'],
  ['PERSON', 'LEISTUNGSVERZEICHNIS'],
  ['PERSON', 'Patrick O’Brien'],
  ['PERSON', 'Karl Hoffmann-Reuß'],
  ['PERSON', 'Christian Lang'],
  ['CASE_NUMBER', 'KD-4711-88'],
  ['DE_PHONE_NUMBER', '+49 711 1234567'],
  ['CASE_NUMBER', '4711'],
  ['AGE', '45 Jahre'],
  ['DE_PLZ', '70173'],
);

describe('what a session knows is found again', () => {
  test.each([
    ['a whole name', 'Gestern war ⟦Anna Koch⟧ hier.'],
    ['a name broken over a line end', 'Gestern war ⟦Anna\nKoch⟧ hier.'],
    ['a name with decomposed letters', 'Gestern war ⟦Mu\u0308ller⟧ hier.'],
    ['a name with a soft hyphen', 'Gestern war ⟦Mül\u00adler⟧ hier.'],
    ['a name with zero-width spaces', 'Gestern war ⟦Anna\u200b Ko\u200bch⟧ hier.'],
    ['a name in capitals', 'Betreff: ⟦HOHENSTEIN⟧ ./. ⟦MÜLLER⟧, ⟦ANNA KOCH⟧, KOCH, LI WEI'],
    ['a place in capitals', 'Wohnort: ⟦BAD HOMBURG⟧'],
    ['a name that is known in capitals', '⟦Erna von Ostertag⟧ kam, ⟦Ostertag⟧ ging, ⟦erna von ostertag⟧ auch.'],
    ['a heading that was taken for a name, after a form of address', 'Frau ⟦Leistungsverzeichnis⟧'],
    ['a whole name in small letters', 'war ⟦jürgen von hohenstein⟧ da?'],
    ['a telling surname in small letters', 'hab ⟦hohenstein⟧ gesehen, ⟦hohenstein⟧s auto auch'],
    [
      'a name in a compound with an everyday word',
      'die ⟦Müller⟧-Akte, ein ⟦Acme⟧-Betriebsrat, ⟦Acme⟧-related, Ex-⟦Müller⟧',
    ],
    ['a name with another apostrophe', "Frag ⟦O'Brien⟧ oder ⟦Patrick O`Brien⟧, ⟦O’Brien⟧s Frau"],
    ['a name with another hyphen', 'Frag ⟦Hoffmann\u2011Reuß⟧!'],
    ['a name with a ligature', 'Frag ⟦Karl Ho\ufb00mann-Reuß⟧!'],
    ['a name in full-width letters', '⟦Ｍüller⟧ zahlt'],
    ['a name in capitals with a sharp s', '⟦HOFFMANN-REUSS⟧, ⟦HOFFMANN-REUẞ⟧'],
    ['a genitive in capitals', '⟦MÜLLER⟧S VERTRAG'],
    ['a number with another dash', 'zu ⟦KD–4711–88⟧'],
    ['a number with a word joiner', 'Tel. ⟦+49 711 12\u206034567⟧.'],
    ['a genitive with decomposed letters', '⟦Mu\u0308ller⟧s Vertrag'],
    ['a number, with its own punctuation', 'Tel. ⟦+49 711 1234567⟧.'],
    ['a first name alone', 'Frag ⟦Anna⟧!'],
    ['a surname that is no common word', 'Frag ⟦Hohenstein⟧!'],
    [
      'a surname that is a common word, after a form of address',
      'Sehr geehrte Frau ⟦Koch⟧, sehr geehrter Herr Dr. ⟦Koch⟧',
    ],
    ['a surname that is a common word, after a short form of address', 'Fr. ⟦Koch⟧ und Hrn. ⟦Koch⟧, an Hr. Dr. ⟦Koch⟧'],
    ['a surname that is a common word, beside another part', '⟦Koch⟧, ⟦Anna⟧'],
    ['a surname of two letters after a form of address', 'Mr. ⟦Li⟧ came'],
    ['a genitive, up to its ending', '⟦Müller⟧s Vertrag, ⟦Hohenstein⟧s Haus, ⟦Acme⟧.'],
    ['the genitive of a name in s', '⟦Hans⟧’ Vertrag'],
    ['a name before an English genitive', "⟦Müller⟧'s contract"],
  ])('%s', (_name, text) => {
    expect(withMarks(recall(undetected(withoutMarks(text)), session))).toBe(text);
  });
});

test('a form of address that got into a name is no part of it', () => {
  const known = knownBy(2, ['PERSON', 'Zeile\nFrau'], ['PERSON', 'Schmidt']);
  expect(withMarks(recall(undetected('Sehr geehrte Frau Schmidt'), known))).toBe('Sehr geehrte Frau ⟦Schmidt⟧');
});

describe('what is not recalled', () => {
  test.each([
    ['a surname that is a common word, alone', 'Der Koch kocht.'],
    ['a heading that was taken for a name, as a word', 'Das Leistungsverzeichnis fehlt.'],
    ['a surname that is an adverb, in small letters', 'Das dauert lang.'],
    ['a surname of two letters, alone', 'Die Li ist ein Fluss.'],
    ['a value over a blank line', 'Bad\n\nHomburg'],
    ['a surname that is a noun, in small letters', 'der koch kocht, anna backt'],
    ['part of a longer word', 'Annalena, Müllerin, Acme2'],
    ['part of a hyphenated name', 'Müller-Lüdenscheidt, Ober-Müller'],
    ['a number inside a longer one', '1+49 711 12345678'],
    ['numbers of fewer than five digits', 'Nr. 4711'],
    ['ages and postal codes', '45 Jahre in 70173 Stuttgart'],
    ['a name in s of which the session knows the part before', 'Han'],
    ['a value across a placeholder', 'Bad [PERSON_7]Homburg'],
  ])('%s', (_name, text) => {
    expect(recall(undetected(text), session).spans).toEqual([]);
  });
});

describe('fresh spans and memory', () => {
  const fresh = (text: string, value: string, type: Span['type']): Detection => {
    const start = text.indexOf(value);
    return { ...undetected(text), spans: [{ start, end: start + value.length, type, confidence: 0.85, stage: 2 }] };
  };

  test('a longer fresh span wins over a memory hit inside it', () => {
    const text = 'Die Acme Werke GmbH schreibt.';
    expect(withMarks(recall(fresh(text, 'Acme Werke GmbH', 'ORGANIZATION'), session))).toBe(
      'Die ⟦Acme Werke GmbH⟧ schreibt.',
    );
  });

  test('a known name keeps its type where the model calls it another', () => {
    expect(recall(fresh('Acme schreibt.', 'Acme', 'LOCATION'), session).spans).toMatchObject([
      { type: 'ORGANIZATION' },
    ]);
  });

  test('a name of a text has the type of its surest find throughout', () => {
    const text = 'Grüneberg weniger. Der Herr Grüneberg kam.';
    const spans = [
      { start: 0, end: 9, type: 'LOCATION', confidence: 0.85, stage: 2 },
      { start: 28, end: 37, type: 'PERSON', confidence: 1, stage: 1 },
    ] as const;
    const { spans: recalled } = recall({ ...undetected(text), spans: [...spans] }, new KnownValues());
    expect(recalled).toMatchObject([{ type: 'PERSON' }, { type: 'PERSON' }]);
  });

  test('a fresh type of a number wins at equal bounds', () => {
    expect(recall(fresh('Acme schreibt.', 'Acme', 'CASE_NUMBER'), session).spans).toMatchObject([
      { type: 'CASE_NUMBER' },
    ]);
  });

  test('a longer memory hit wins over a fresh span inside it', () => {
    expect(withMarks(recall(fresh('Anna Koch kam.', 'Anna', 'PERSON'), session))).toBe('⟦Anna Koch⟧ kam.');
  });

  test('what a text names once is found wherever it stands again in the text', () => {
    const detection = fresh('Zoë Öztürk kam. Später ging Öztürk, und Öztürks Hund.', 'Zoë Öztürk', 'PERSON');
    expect(withMarks(recall(detection, new KnownValues()))).toBe(
      '⟦Zoë Öztürk⟧ kam. Später ging ⟦Öztürk⟧, und ⟦Öztürk⟧s Hund.',
    );
  });

  test.each([
    ['an everyday word that is open in more places than it is a name in', 'Besucher', 'stage 2', 1],
    ['but not a name that is none', 'Wuttke', 'stage 2', 3],
    ['but not what a pattern found', 'Besucher', 'stage 1', 3],
  ])('is not looked for: %s', (_name, word, found, places) => {
    const detection = fresh(`${word}: Hallo\n${word}: Ist da wer?\n${word}: Schade`, word, 'PERSON');
    const spans = detection.spans.map((span) => ({
      ...span,
      stage: found === 'stage 1' ? (1 as const) : (2 as const),
    }));
    expect(recall({ ...detection, spans }, new KnownValues()).spans).toHaveLength(places);
  });

  test('an everyday word that is a name as often as not is looked for', () => {
    const text = 'Koch rief an. Dann kam Koch.';
    expect(withMarks(recall(fresh(text, 'Koch', 'PERSON'), new KnownValues()))).toBe(
      '⟦Koch⟧ rief an. Dann kam ⟦Koch⟧.',
    );
  });

  test('a genitive found as a name is cut to the name that is known', () => {
    expect(withMarks(recall(fresh('Müllers Vertrag', 'Müllers', 'PERSON'), session))).toBe('⟦Müller⟧s Vertrag');
  });

  test('a genitive with a soft hyphen is cut as well', () => {
    expect(withMarks(recall(fresh('Mül\u00adlers Vertrag', 'Mül\u00adlers', 'PERSON'), session))).toBe(
      '⟦Mül\u00adler⟧s Vertrag',
    );
  });

  test('a genitive taken for an organization is the person that is known', () => {
    const { spans } = recall(fresh('Hohensteins Unterlagen', 'Hohensteins', 'ORGANIZATION'), session);
    expect(spans).toMatchObject([{ type: 'PERSON', start: 0, end: 10 }]);
  });

  test('an abbreviation in a name is no sign of the person', () => {
    const known = knownBy(2, ['PERSON', 'Dr. Anna Lindqvist jr.'], ['PERSON', 'St. John Ph.D.']);
    expect(withMarks(recall(undetected('Dr. Berg jr. in St. Gallen'), known))).toBe('Dr. Berg jr. in St. Gallen');
  });

  test('a form that has a mapping of its own keeps it', () => {
    const known = knownBy(2, ['PERSON', 'Müller'], ['PERSON', 'Müllers']);
    expect(withMarks(recall(fresh('Müllers Vertrag', 'Müllers', 'PERSON'), known))).toBe('⟦Müllers⟧ Vertrag');
  });

  test('a name over two columns is a value in each, whether it is fresh or known', () => {
    const text = 'Zoë\t\tÖztürk\t\tBonn\nAnna\tKoch\tUlm';
    const detection = fresh(text, 'Zoë\t\tÖztürk', 'PERSON');
    expect(withMarks(recall(detection, session))).toBe('⟦Zoë⟧\t\t⟦Öztürk⟧\t\tBonn\n⟦Anna⟧\t⟦Koch⟧\tUlm');
  });

  test.each([
    ['single letters in the boxes of a form', 'Z\to\të'],
    ['a form that has a mapping of its own', 'Li\tWei'],
  ])('stays whole over tabs: %s', (_name, form) => {
    const known = knownBy(2, ['PERSON', 'Li\tWei']);
    expect(withMarks(recall(fresh(`Name: ${form}`, form, 'PERSON'), known))).toBe(`Name: ⟦${form}⟧`);
  });

  test('a name that ends in s is not cut', () => {
    const known = knownBy(2, ['PERSON', 'Lar']);
    expect(withMarks(recall(fresh('Lars kam', 'Lars', 'PERSON'), known))).toBe('⟦Lars⟧ kam');
  });

  test('a memory hit carries the confidence and the stage of the first find', () => {
    const known = new KnownValues();
    known.add({ type: 'PERSON', text: 'Anna', confidence: 1, stage: 1 });
    known.add({ type: 'PERSON', text: 'Anna', confidence: 0.85, stage: 2 });
    expect(recall(undetected('Anna'), known).spans).toEqual([
      { start: 0, end: 4, type: 'PERSON', confidence: 1, stage: 1 },
    ]);
  });
});

describe('the shield for language models', () => {
  test.each([
    ['what is recalled in any case', 'Frag ⟦Anna⟧, ⟦Müller⟧s Tochter!'],
    ['an everyday word', 'Sie ist ⟦45 Jahre⟧ im Amt.'],
    ['a short number', 'Zimmer ⟦4711⟧'],
    ['a postal code that is none here', 'Das kostet ⟦70173⟧ Euro.'],
    ['a part of a compound', 'die ⟦Acme⟧-Werke und der Fall ⟦Müller⟧-⟦Koch⟧'],
  ])('covers %s', (_name, text) => {
    const known = knownBy(2, ['PERSON', 'Koch'], ['AGE', '45 Jahre'], ['CASE_NUMBER', '4711'], ['DE_PLZ', '70173'], ['ORGANIZATION', 'Acme'], ['PERSON', 'Müller'], ['PERSON', 'Anna Koch']); // prettier-ignore
    expect(withMarks(shieldOf(undetected(withoutMarks(text)), known))).toBe(text);
  });

  test('leaves words alone that only hold a value, and a common name where it is a word', () => {
    const text = 'Der Koch aus Müllersbach, 47111, kocht.';
    expect(shieldOf(undetected(text), session).spans).toEqual([]);
  });

  test('covers what the text itself holds wherever it stands', () => {
    const text = 'Er ist 45 und zahlt 45 Euro.';
    const span = { start: 7, end: 9, type: 'AGE', confidence: 1, stage: 1 } as const;
    expect(withMarks(shieldOf({ ...undetected(text), spans: [span] }, new KnownValues()))).toBe(
      'Er ist ⟦45⟧ und zahlt ⟦45⟧ Euro.',
    );
  });

  test('knows which values only a language model can find', () => {
    const known = knownBy(2, ['AGE', '45 Jahre']);
    known.add({ type: 'OCCUPATION', text: 'einzige Imkerin', confidence: 0.7, stage: 3 });
    const text = 'Die einzige Imkerin, 45 Jahre, schrieb an [OCCUPATION_1].';
    expect(foundByModels(text, known).map(({ start, end }) => text.slice(start, end))).toEqual(['einzige Imkerin']);
  });
});
