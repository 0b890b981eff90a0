import { describe, expect, test } from 'vitest';
import { alignedWithItself } from '../../src/ner/aligned-text.js';
import { decodeNames } from '../../src/ner/decode.js';
import { readLabels } from '../../src/ner/labels.js';
import { prepareForModel } from '../../src/ner/model-text.js';
import type { Thresholds } from '../../src/ner/name-words.js';

const labelNames = ['O', 'B-PER', 'I-PER', 'B-LOC', 'I-LOC', 'B-ORG', 'I-ORG'];
const half: Thresholds = { PERSON: 0.5, LOCATION: 0.5, ORGANIZATION: 0.5 };
const low: Thresholds = { ...half, PERSON: 0.05 };

/** Decodes a text written as pieces with labels: `Anna/B-PER Koch/I-PER`; `+` joins a piece to the one before it. */
function decode(marked: string, { thresholds = half, certainty = 0.9 } = {}): string[] {
  let text = '';
  const [starts, ends, rows]: [number[], number[], number[]] = [[], [], []];
  for (const [, space = '', piece = '', label] of marked.matchAll(/([\s+]*)(\/|[^\s/]+)\/([A-Z-]+)/g)) {
    text += space.replace(/\s*\+/, '');
    starts.push(text.length);
    text += piece;
    ends.push(text.length);
    const rest = (1 - certainty) / (labelNames.length - 1);
    rows.push(...labelNames.map((name) => Math.log(name === label ? certainty : rest)));
  }
  const pieces = {
    ids: Int32Array.from(starts, () => 4),
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
  };
  const logProbabilities = Float32Array.from(rows);
  const output = { aligned: alignedWithItself(text), placeholders: [], pieces, logProbabilities };
  const names = decodeNames({ ...output, labels: readLabels(labelNames) }, thresholds);
  return names.map(({ start, end, type }) => `${text.slice(start, end)}=${type}`);
}

describe('decoding', () => {
  test.each([
    ['words of one name are joined', 'Anna/B-PER Koch/I-PER lebt/O', ['Anna Koch=PERSON']],
    ['a new beginning begins a new name', 'Anna/B-PER Bert/B-PER', ['Anna=PERSON', 'Bert=PERSON']],
    ['a name may begin with an inside label', 'in/O Köln/I-LOC', ['Köln=LOCATION']],
    ['pieces of one word get one class', 'Mül/B-PER +ler/O +meier/I-PER', ['Müllermeier=PERSON']],
    ['dots of initials belong to the name', 'C/B-PER +./I-PER Koch/I-PER', ['C. Koch=PERSON']],
    ['punctuation at the end does not', 'Koch/B-PER +./I-PER', ['Koch=PERSON']],
    ['what the model counts out separates names', 'Koch/B-PER +,/O Anna/I-PER', ['Koch=PERSON', 'Anna=PERSON']],
    ['titles are left out', 'Herr/B-PER Dr/I-PER +./I-PER Koch/I-PER', ['Koch=PERSON']],
    ['a title alone is no name', 'Herr/B-PER', []],
    ['a place may be called like a title', 'Lieber/B-LOC See/I-LOC', ['Lieber See=LOCATION']],
    ['no name goes over a blank line', 'Anna/B-PER \n\nKoch/I-PER', ['Anna=PERSON', 'Koch=PERSON']],
    ['a slash parts persons', 'Koch/B-PER +//I-PER +Lang/I-PER', ['Koch=PERSON', 'Lang=PERSON']],
    ['a slash may stand in a place', 'Halle/B-LOC +//I-LOC +Saale/I-LOC', ['Halle/Saale=LOCATION']],
    ['a name goes over a line end', 'Anna/B-PER \nKoch/I-PER', ['Anna \nKoch=PERSON']],
  ])('%s', (_name, marked, names) => {
    expect(decode(marked)).toEqual(names);
  });

  test('a low threshold masks what the model rather takes for no name', () => {
    const marked = 'Wuttke/O';
    expect(decode(marked, { certainty: 0.8 })).toEqual([]);
    expect(decode(marked, { certainty: 0.8, thresholds: low })).toEqual(['Wuttke=PERSON']);
  });

  test('an everyday word must be more probable a name than not, a name with another word in it need not', () => {
    const thresholds = low;
    expect(decode('Koch/B-PER', { certainty: 0.4, thresholds })).toEqual([]);
    expect(decode('Koch/B-PER', { certainty: 0.6, thresholds })).toEqual(['Koch=PERSON']);
    expect(decode('Koch/B-PER Wuttke/I-PER', { certainty: 0.4, thresholds })).toEqual(['Koch Wuttke=PERSON']);
  });

  test('what may be a person is a name although it is likelier, yet not likely enough, an organization', () => {
    const thresholds = { PERSON: 0.05, LOCATION: 0.95, ORGANIZATION: 0.95 };
    expect(decode('Wuttke/B-ORG', { certainty: 0.8, thresholds })).toEqual(['Wuttke=ORGANIZATION']);
    expect(decode('Wuttke/B-ORG', { certainty: 0.89, thresholds })).toEqual([]);
  });

  test('a kind of body is a name where it may be a person', () => {
    expect(decode('Labor/B-ORG', { certainty: 0.6 })).toEqual([]);
    expect(decode('Labor/B-ORG', { certainty: 0.6, thresholds: low })).toEqual(['Labor=ORGANIZATION']);
  });

  test('a word of a fifth of the threshold goes along with a surer one, and is none alone', () => {
    const unsure = { certainty: 0.85 }; // the other labels share the rest: 0.05 for a person
    const thresholds = { ...half, PERSON: 0.2 };
    expect(decode('Wuttke/O', { ...unsure, thresholds })).toEqual([]);
    expect(decode('Anna/B-PER Wuttke/O', { ...unsure, thresholds })).toEqual(['Anna Wuttke=PERSON']);
    expect(decode('Anna/B-PER Wuttke/O', { ...unsure, thresholds: half })).toEqual(['Anna=PERSON']);
  });

  test.each([
    ['a heading in spaced letters', 'B/B-PER e/I-PER s/I-PER c/I-PER h/I-PER e/I-PER i/I-PER d/I-PER', []],
    ['not so a name', 'K/B-PER o/I-PER w/I-PER a/I-PER l/I-PER', ['K o w a l=PERSON']],
    ['labels', 'IBAN/B-ORG', []],
    ['a rank', 'KOK/B-ORG', []],
    ['a rank with an apostrophe', "PK'in/B-PER", []],
    ['not so a surname like one', 'Kok/B-PER', ['Kok=PERSON']],
    ['a law', 'GwG/B-ORG', []],
    ['not so a firm in lower case', 'ao/B-ORG', ['ao=ORGANIZATION']],
    ['an adjective of a country', 'Australian/B-LOC deutschen/B-LOC', []],
    ['not so one in a name', 'Polish/B-ORG Airlines/I-ORG', ['Polish Airlines=ORGANIZATION']],
    ['not so a surname like one', 'French/B-PER', ['French=PERSON']],
    ['a law behind its section', '§/O 80/O Abs/O +./O 4/O VwGO/B-ORG', []],
    ['not so a name in its sentence', '§/O 80/O gilt/O für/O die/O Allianz/B-ORG', ['Allianz=ORGANIZATION']],
    ['not so a person behind a section', '§/O 80/O Wuttke/B-PER', ['Wuttke=PERSON']],
    ['a label of two words', 'St/B-LOC +./I-LOC +-Nr/I-LOC +./O 12/O', []],
    ['a language', 'Yoruba/B-PER', []],
    ['a kind of body', 'Vertrieb/B-ORG Nord/I-ORG', []],
    ['a kind of body with a title', 'Praxis/B-ORG Dr/I-ORG +./I-ORG', []],
    ['not so a person called like one', 'Labor/B-PER', ['Labor=PERSON']],
    ['not so beside a name', 'Amtsgericht/B-LOC Calw/B-ORG', ['Amtsgericht=LOCATION', 'Calw=ORGANIZATION']],
    ['a single letter', 'Klasse/O C/B-PER +,/O B/B-LOC', []],
    ['not so an initial', 'Frau/O C/B-PER +./O', ['C=PERSON']],
    ['a car', 'VW/B-ORG Polo/B-PER', []],
    ['a make before its model', 'Skoda/B-ORG Octavia/O', []],
    ['not so a make alone', 'bei/O VW/B-ORG', ['VW=ORGANIZATION']],
    ['not so a model alone', 'auf/O Ibiza/B-LOC', ['Ibiza=LOCATION']],
    ['a kind of number', 'NHS/B-ORG No/O +:/O 485/O', []],
    ['not so the body itself', 'NHS/B-ORG trust/O', ['NHS=ORGANIZATION']],
    ['a key of JSON', '"/O +mandatsRef/B-PER +":/O 7/O', []],
    ['not so a person as a key', '"/O +anna/B-PER +":/O 7/O', ['anna=PERSON']],
    ['not so a person as a value', '"/O +annaKoch/B-PER +",/O', ['annaKoch=PERSON']],
    ['an answer', 'Agent/O +:/O Gern/B-PER +./O', []],
    ['not so a surname like one', 'Frau/O Gern/B-PER +./O', ['Gern=PERSON']],
    ['not so in a form', 'Name/O +:/O Gern/B-PER +,/O Anna/B-PER', ['Gern=PERSON', 'Anna=PERSON']],
    ['a title behind a person', 'LECHNER/B-PER MRS/I-PER', ['LECHNER=PERSON']],
    ['a relative before a person', 'Tante/B-PER Margret/I-PER', ['Margret=PERSON']],
    ['a relative alone', 'Mutti/B-PER', []],
    ['a greeting above a person', 'Nowak/B-PER \nServus/I-PER Dieter/I-PER', ['Nowak=PERSON', 'Dieter=PERSON']],
    ['a day beside another', 'Mo/O +,/O Di/B-PER +,/O Do/O', []],
    ['not so a surname like one', 'Frau/O Di/B-PER lacht/O', ['Di=PERSON']],
    ['a road', 'die/O A57/B-LOC sowie/O B/B-LOC 436/I-LOC', []],
    ['not so a district', 'in/O E8/B-LOC', ['E8=LOCATION']],
    ['not so a firm', 'bei/O O2/B-ORG', ['O2=ORGANIZATION']],
    ['a compound', 'Diensthandy/B-PER Schadenmeldung/B-ORG', []],
    ['not so a surname that ends like one', 'Hartung/B-PER', ['Hartung=PERSON']],
    ['not so a short one', 'Schönheit/B-PER', ['Schönheit=PERSON']],
    ['not so a town', 'Marienplatz/B-LOC', ['Marienplatz=LOCATION']],
    ['a compound that heads a letter', 'A/B-PER n/I-PER t/I-PER r/I-PER a/I-PER g/I-PER', []],
    ['a car by its article', 'den/O Caddy/B-ORG', []],
    ['not so a person by the article', 'der/O Leon/B-PER kommt/O', ['Leon=PERSON']],
    ['a car by its plate', 'white/O Tesla/B-ORG plate/O', []],
    ['a model that is nothing else', 'Qashqai/B-PER', []],
    ['a kind of body by its end', 'Friedhofsverwaltung/B-ORG', []],
    ['a key of a query', 'GET/O q/O +?last=Muster&/O +dob/B-PER +=1980/O', []],
    ['a label of dotted capitals', 'P/B-LOC +./I-LOC +S/I-LOC +.:/O Muster/O', []],
    ['not so a country', 'U/B-LOC +./I-LOC +S/I-LOC +./O law/O', ['U.S=LOCATION']],
    ['an article of a list of goods', 'LO-WLK-M/B-PER', []],
    ['not so a name that is spelled', 'K-O-W-A-L/B-PER', ['K-O-W-A-L=PERSON']],
    ['not so a firm of letters', 'H-E-B/B-ORG', ['H-E-B=ORGANIZATION']],
    ['a party of an accident', 'ON/B-LOC 01/I-LOC fuhr/O', []],
    ['not so a police station', 'PK/B-ORG 21/I-ORG fuhr/O', ['PK 21=ORGANIZATION']],
    ['a state road', 'die/O St/B-LOC 2359/I-LOC', []],
    ['a post below a name', 'Kowal/B-PER \nMotor/B-ORG Claims/I-ORG Handler/I-ORG \nx/O', ['Kowal=PERSON']],
    ['a post in part', 'Kowal/B-PER \nStrata/B-ORG Manager/O \nx/O', ['Kowal=PERSON']],
    ['not so in a sentence', 'the/O Strata/B-ORG Manager/O', ['Strata=ORGANIZATION']],
    ['a law by its end', 'Sample/B-ORG Societies/I-ORG Act/I-ORG', []],
    ['a law right before the sign of a section', 'ORC/B-PER §/O 5322/O', []],
    ['not so who is accused by it', 'Xaver/B-PER Wuttke/I-PER §/O 242/O', ['Xaver Wuttke=PERSON']],
    ['a law before the sign of a section', 'Ohio/B-ORG Rev/I-ORG +./O Code/O §/O 5322/O', []],
    ['the maker of a file', 'PRODID:-/O +//O +//O +Apple/B-ORG Inc/I-ORG', []],
    ['days joined', 'offen/O Mo-Mi/B-PER', []],
    ['a day beside another, English', 'on/O Mon/B-PER +//O +Thu/O', []],
    ['a device', 'ThinkPad/B-ORG L480/O', []],
    ['a label with a small word', 'von/B-PER Opa/I-PER', []],
    ['a heading of bodies in capitals', 'PAYROLL/B-ORG REGISTER/I-ORG', []],
    ['compounds of things, plural', 'Diensthandys/B-ORG Tresorraum/B-PER', []],
    ['a rank before a person that is taken for a firm', 'POM/B-ORG Schnoor/I-ORG', ['Schnoor=ORGANIZATION']],
    ['a sister before her name', 'Sr/B-PER +./I-PER Kowal/I-PER', ['Kowal=PERSON']],
    ['what a payment is for', 'M/B-PER PETTENGELL/I-PER RENT/I-PER FLAT/I-PER', ['M PETTENGELL=PERSON']],
    ['not so the one of its kind', 'Bundesverwaltung/B-ORG', ['Bundesverwaltung=ORGANIZATION']],
    ['not so a bank like a title', 'ING/B-ORG', ['ING=ORGANIZATION']],
    ['a rank of a post', 'Sr/B-PER +./O Manager/O', []],
    ['not so the elder', 'Sample/O Sr/B-PER +./O', ['Sr=PERSON']],
    ['who speaks, by the role', 'Gast/B-PER +:/O Ja/O', []],
    ['not so a surname like a role', 'Frau/O Gast/B-PER lacht/O', ['Gast=PERSON']],
    ['a party on its line', 'Ja/O +./O \nHIRER/B-ORG \nName/O', []],
    ['a party before its name', 'Rider/B-PER    Anna/B-PER', ['Anna=PERSON']],
    ['a heading in capitals', '3/O +./O OFFICE/B-ORG USE/I-ORG', []],
    ['not so in a sentence', 'at/O OFFICE/B-ORG USE/I-ORG', ['OFFICE USE=ORGANIZATION']],
    ['not so above a street', 'SOCIAL/B-ORG SECURITY/I-ORG \n41/O Ringweg/O', ['SOCIAL SECURITY=ORGANIZATION']],
    ['errors and omissions', 'E/B-PER +./I-PER +&/O O/B-PER +./I-PER +E/I-PER', []],
    ['errors and omissions in part', 'E/O +./O +&/O O/O +./O +E/B-PER +./O', []],
    ['not so the firm before them', 'Xuba/B-ORG +,/O E/O +./O +&O/O +./O +E/O', ['Xuba=ORGANIZATION']],
    ['a party to an accident', 'V2/B-LOC braked/O', []],
    ['a number', '02/B-PER fuhr/O', []],
    ['a maker before its device', 'an/O Apple/B-ORG iPhone/O 14/O', []],
    ['a device with its model', 'KENNTNISSE/O \nSiemens/B-ORG S7-1500/O', []],
    ['a device that is found whole', 'HP/B-ORG ProBook/I-ORG 450/O', []],
    ['not so an employer', 'bei/O Siemens/B-ORG 12/O Jahre/O', ['Siemens=ORGANIZATION']],
    ['not so in a year', 'bei/O Siemens/B-ORG 2019/O', ['Siemens=ORGANIZATION']],
  ])('no name: %s', (_name, marked, names) => {
    expect(decode(marked)).toEqual(names);
  });
});

/** A row that is none of the table's head; the head's cells are parted by semicolons. */
const row = ' \n1/O +;/O Ulm/O +;/O 2/O +;/O 3/O +;/O 4/O';

describe('the head of a table', () => {
  test.each([
    ['has no names', `PersNr/O +;/O Name/O +;/O Xuba/B-PER +;/O Ort/O +;/O Betrag/O${row}`, []],
    [
      'has none where a label ends in a digit',
      `PersNr/O +;/O Name/O +;/O Xuba/B-PER +;/O Address1/O +;/O Ort/O${row}`,
      [],
    ],
    [
      'has none between wide gaps',
      'PersNr/O    Name/O    Xuba/B-PER    Ort/O    Betrag/O \n7/O    Koch/O    x/O    Ulm/O    8/O',
      [],
    ],
    [
      'but has them where few cells are labels',
      `Xuba/B-PER +;/O Name/O +;/O Ort/O +;/O Wuttke/O +;/O Nowak/O${row}`,
      ['Xuba=PERSON'],
    ],
    [
      'but has them where no row follows',
      'PersNr/O +;/O Name/O +;/O Xuba/B-PER +;/O Ort/O +;/O Tel/O',
      ['Xuba=PERSON'],
    ],
    [
      'but has them in a row of a form, which is like the row above',
      `Ort/O +;/O Tel/O +;/O Plz/O +;/O 7/O \nName/O +;/O Xaver/B-PER +;/O Ort/O +;/O Tel/O +;/O Plz/O${row}`,
      ['Xaver=PERSON'],
    ],
  ])('%s', (_name, marked, names) => {
    expect(decode(marked)).toEqual(names);
  });
});

describe('at the ends of a name, what is none of it', () => {
  test.each([
    ['a label in the next column', 'Anna/B-PER Wuttke/I-PER    Onkel/I-PER', ['Anna Wuttke=PERSON']],
    ['a label in the column before', 'Insurance/B-ORG    Godavari/I-ORG', ['Godavari=ORGANIZATION']],
    ['a label on the next line', 'Birsfelden/B-LOC \nMobile/I-LOC', ['Birsfelden=LOCATION']],
    ['not so a first name in the next column', 'Wuttke/B-PER    Anna/I-PER', ['Wuttke    Anna=PERSON']],
    ['a small word behind it', 'Wels/B-LOC und/I-LOC', ['Wels=LOCATION']],
    ['a small word before it', 'gruß/O and/B-PER Anna/I-PER', ['Anna=PERSON']],
    ['not so a particle', 'von/B-PER Wuttke/I-PER', ['von Wuttke=PERSON']],
    [
      'not so before the rest of the name',
      'Anna/B-PER von/I-PER der/I-PER Heide/B-PER',
      ['Anna von der=PERSON', 'Heide=PERSON'],
    ],
    ['not so the end of a name that a scan has parted', 'Obermai/B-PER er/I-PER', ['Obermai er=PERSON']],
    ['who speaks', 'ich/O bin/B-PER Amina/I-PER', ['Amina=PERSON']],
    ['not so a particle like it', 'Salim/B-PER bin/I-PER Ahmad/I-PER', ['Salim bin Ahmad=PERSON']],
    ['what the speaker is', 'Anna/B-PER Mentor/I-PER +:/O Hi/O', ['Anna=PERSON']],
    ['not so a surname like it', 'Anna/B-PER Mentor/I-PER lacht/O', ['Anna Mentor=PERSON']],
    ['the sex', 'Anna/B-PER SHAH/I-PER +,/I-PER M/I-PER +,/O DOB/O', ['Anna SHAH=PERSON']],
    ['not so an initial', 'SHAH/B-PER +,/I-PER M/I-PER +./O', ['SHAH, M=PERSON']],
    ['what announces a firm', 'Fa/B-ORG +./I-ORG Umbach/I-ORG', ['Umbach=ORGANIZATION']],
    ['a register', 'Vereinsregister/B-ORG AG/I-ORG Bochum/I-ORG', ['AG Bochum=ORGANIZATION']],
    ['not so the tax office', 'FA/B-ORG Naumburg/I-ORG', ['FA Naumburg=ORGANIZATION']],
  ])('%s', (_name, marked, names) => {
    expect(decode(marked)).toEqual(names);
  });
});

describe('at the edge of a name', () => {
  test.each([
    ['initials before it', 'Konto/O P/O NOWAK/B-PER', ['P NOWAK=PERSON']],
    ['several of them', 'Mr/O O/O F/O Adeyemi/B-PER', ['O F Adeyemi=PERSON']],
    ['not so the letters of i. A.', 'i/O +./O A/O +./O Nowak/B-PER', ['Nowak=PERSON']],
    ['an initial behind it', 'NOWAK/B-PER ANNA/I-PER M/O  geb/O', ['NOWAK ANNA M=PERSON']],
    ['a small one of a speaker', 'brianna/B-PER t/O +:/O', ['brianna t=PERSON']],
    ['not so a word of one letter in a sentence', 'Nowak/B-PER A/O gut/O', ['Nowak=PERSON']],
    ['the kind of body behind it', 'Severn/B-ORG Vale/I-ORG Trust/O', ['Severn Vale Trust=ORGANIZATION']],
    ['the kind in capitals', 'INNER/B-ORG WEST/I-ORG COUNCIL/O', ['INNER WEST COUNCIL=ORGANIZATION']],
    ['not so behind a place', 'Lincoln/B-LOC Council/O', ['Lincoln=LOCATION']],
    ['not so the beginning of a word', 'Vale/B-ORG Schools/O', ['Vale=ORGANIZATION']],
    ['the trade behind it', 'Muster/B-ORG Auto/O Transport/O', ['Muster Auto Transport=ORGANIZATION']],
    ['the trade in capitals', 'KEYSTONE/B-ORG SELF/O STORAGE/O', ['KEYSTONE SELF STORAGE=ORGANIZATION']],
    ['a legal form behind a comma', 'Sample/B-ORG Vang/I-ORG +,/O P/O +./O +A./O', ['Sample Vang, P.A.=ORGANIZATION']],
    ['the trade before it', 'Bäckerei/O Muster/B-ORG', ['Bäckerei Muster=ORGANIZATION']],
    ['the word between two places', 'Muster/B-LOC unter/O Teck/B-LOC', ['Muster unter=LOCATION', 'Teck=LOCATION']],
    ['the kind of body before a place', 'LRA/O Calw/B-LOC', ['LRA Calw=ORGANIZATION']],
    ['the kind of body before a name', 'Kanzlei/O am/O Wehr/B-ORG', ['Kanzlei am Wehr=ORGANIZATION']],
    ['not so before a person', 'Kanzlei/O Nowak/B-PER', ['Nowak=PERSON']],
    [
      'both initials of a couple',
      'Muster/B-PER +,/I-PER G/I-PER +./O u/O +./O R/B-PER +./O',
      ['Muster, G. u.=PERSON', 'R=PERSON'],
    ],
    [
      'where a hospital is',
      'Sample/B-ORG Hospital/I-ORG at/O Ulm/B-LOC',
      ['Sample Hospital at=ORGANIZATION', 'Ulm=LOCATION'],
    ],
    ['where a branch is', 'Muster/B-ORG Filiale/O Ulm/B-LOC', ['Muster Filiale=ORGANIZATION', 'Ulm=LOCATION']],
    ['the river of a town', 'Halle/B-LOC a/O +./O d/O +./O Saale/O', ['Halle a. d. Saale=LOCATION']],
    ['the genitive of a saint', "choir/O at/O St/B-ORG Aidan/I-ORG +'s/O", ["St Aidan's=ORGANIZATION"]],
    ['not so of anything else', "Aldi/B-ORG +'s/O", ['Aldi=ORGANIZATION']],
    ['no word of another name', 'Vale/B-ORG Trust/B-ORG', ['Vale=ORGANIZATION', 'Trust=ORGANIZATION']],
  ])('%s', (_name, marked, names) => {
    expect(decode(marked)).toEqual(names);
  });
});

describe('labels', () => {
  test.each([
    ['BIO', ['O', 'B-PER', 'I-PER']],
    ['BILOU', ['O', 'U-PER', 'L-PER']],
    ['BIOES', ['O', 'S_PERSON', 'E_PERSON']],
  ])('of %s tell where a name begins', (_name, names) => {
    expect(readLabels(names)).toEqual([
      { type: undefined, begins: false },
      { type: 0, begins: true },
      { type: 0, begins: false },
    ]);
  });

  test('without notation never begin a name', () => {
    expect(readLabels(['O', 'person', 'MISC'])).toEqual([
      { type: undefined, begins: false },
      { type: 0, begins: false },
      { type: undefined, begins: false },
    ]);
  });

  test('follow the map they are given', () => {
    expect(readLabels(['B-EW', 'B-PER'], { EW: 'LOCATION' }).map(({ type }) => type)).toEqual([1, undefined]);
  });
});

describe('the text for the model', () => {
  test('has a neutral word for each placeholder and no soft hyphens, and knows the way back', () => {
    const text = 'Mül\u00adler [PERSON_1]s \u00ad[DE_IBAN_12]';
    const { aligned, placeholders } = prepareForModel(text);
    expect(aligned.text).toBe('Müller Xs X');
    expect(placeholders).toEqual([{ start: 7, end: 8 }, { start: 10, end: 11 }]); // prettier-ignore
    expect([aligned.starts[7], aligned.ends[7]]).toEqual([8, 18]);
    expect(text.slice(aligned.starts[10], aligned.ends[10])).toBe('[DE_IBAN_12]');
  });

  test('has blank lines, as long as they were, for the lines of a form', () => {
    expect(prepareForModel('Name: __Anna Koch___, Ort_1').aligned.text).toBe('Name: \n\nAnna Koch\n\n\n, Ort_1');
  });
});
