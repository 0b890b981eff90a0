import { describe, expect, test } from 'vitest';
import { decode } from './decode-marked.js';

describe('at the edge of a name', () => {
  test.each([
    ['initials before it', 'Konto/O P/O NOWAK/B-PER', ['P NOWAK=PERSON']],
    ['several of them', 'Mr/O O/O F/O Adeyemi/B-PER', ['O F Adeyemi=PERSON']],
    ['but not the letters of i. A.', 'i/O +./O A/O +./O Nowak/B-PER', ['Nowak=PERSON']],
    ['but not the letter of z. H.', 'z/O +./O H/O +./O Nowak/B-PER', ['Nowak=PERSON']],
    ['an initial behind it', 'NOWAK/B-PER ANNA/I-PER M/O  geb/O', ['NOWAK ANNA M=PERSON']],
    ['a small one of a speaker', 'brianna/B-PER t/O +:/O', ['brianna t=PERSON']],
    ['but not a word of one letter in a sentence', 'Nowak/B-PER A/O gut/O', ['Nowak=PERSON']],
    ['the kind of body behind it', 'Severn/B-ORG Vale/I-ORG Trust/O', ['Severn Vale Trust=ORGANIZATION']],
    ['the kind in capitals', 'INNER/B-ORG WEST/I-ORG COUNCIL/O', ['INNER WEST COUNCIL=ORGANIZATION']],
    ['but not behind a place', 'Lincoln/B-LOC Council/O', ['Lincoln=LOCATION']],
    ['but not the beginning of a word', 'Vale/B-ORG Schools/O', ['Vale=ORGANIZATION']],
    ['the trade behind it', 'Muster/B-ORG Auto/O Transport/O', ['Muster Auto Transport=ORGANIZATION']],
    ['the trade in capitals', 'KEYSTONE/B-ORG SELF/O STORAGE/O', ['KEYSTONE SELF STORAGE=ORGANIZATION']],
    ['a legal form behind a comma', 'Sample/B-ORG Vang/I-ORG +,/O P/O +./O +A./O', ['Sample Vang, P.A.=ORGANIZATION']],
    ['the trade before it', 'Bäckerei/O Muster/B-ORG', ['Bäckerei Muster=ORGANIZATION']],
    ['partners', 'Nowak/B-PER und/O Partner/O', ['Nowak und Partner=ORGANIZATION']],
    ['but not partners of a sentence', 'Nowak/B-PER und/O Partnerin/O', ['Nowak=PERSON']],
    ['a compound for the trade', 'Bodenprofi/O Nowak/B-PER', ['Bodenprofi Nowak=ORGANIZATION']],
    ['the word between two places', 'Muster/B-LOC unter/O Teck/B-LOC', ['Muster unter=LOCATION', 'Teck=LOCATION']],
    ['the kind of body before a place', 'LRA/O Calw/B-LOC', ['LRA Calw=ORGANIZATION']],
    ['the kind of body before a name', 'Kanzlei/O am/O Wehr/B-ORG', ['Kanzlei am Wehr=ORGANIZATION']],
    ['but not before a person', 'Kanzlei/O Nowak/B-PER', ['Nowak=PERSON']],
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
    ['but not of anything else', "Aldi/B-ORG +'s/O", ['Aldi=ORGANIZATION']],
    [
      'an authority before its place',
      'Bezirkshauptmannschaft/O Muster/B-LOC',
      ['Bezirkshauptmannschaft Muster=ORGANIZATION'],
    ],
    ['but not before a small word', 'Gesundheitsamt/O in/B-LOC Ulm/I-LOC', ['in Ulm=LOCATION']],
    ['the church of a kindergarten', 'Ev/O +./O Kita/B-ORG Regenbogen/I-ORG', ['Ev. Kita Regenbogen=ORGANIZATION']],
    ['the Latin part of a town', 'BLANDFORD/B-LOC FORUM/O', ['BLANDFORD FORUM=LOCATION']],
    [
      'a kitchen that one takes food from',
      'Sample/B-PER Wok/I-PER Carry/O Out/O',
      ['Sample Wok Carry Out=ORGANIZATION'],
    ],
    ['partners without an ampersand', 'Kanzlei/B-ORG Xuba/I-ORG Partner/O +./O', ['Kanzlei Xuba Partner=ORGANIZATION']],
    ['but not who is a partner', 'Xuba/B-ORG Partner/O und/O', ['Xuba=ORGANIZATION']],
    ['the trade before its owner', 'von/O Sanitär/O Wuttke/B-PER', ['Sanitär Wuttke=ORGANIZATION']],
    ['but not before a first name too', 'Sanitär/O Xaver/B-PER Wuttke/I-PER', ['Xaver Wuttke=PERSON']],
    ['no word of another name', 'Vale/B-ORG Trust/B-ORG', ['Vale=ORGANIZATION', 'Trust=ORGANIZATION']],
  ])('%s', (_name, marked, names) => {
    expect(decode(marked)).toEqual(names);
  });
});
