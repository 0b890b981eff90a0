import { describe, expect, test } from 'vitest';
import { decode } from './decode-marked.js';

describe('at the ends of a name, what is none of it', () => {
  test.each([
    ['a label in the next column', 'Anna/B-PER Wuttke/I-PER    Onkel/I-PER', ['Anna Wuttke=PERSON']],
    ['a label in the column before', 'Insurance/B-ORG    Godavari/I-ORG', ['Godavari=ORGANIZATION']],
    ['a label on the next line', 'Birsfelden/B-LOC \nMobile/I-LOC', ['Birsfelden=LOCATION']],
    ['but not a first name in the next column', 'Wuttke/B-PER    Anna/I-PER', ['Wuttke    Anna=PERSON']],
    ['a small word behind it', 'Wels/B-LOC und/I-LOC', ['Wels=LOCATION']],
    ['dictated punctuation behind it', 'Anna/B-PER Wuttke/I-PER Komma/I-PER', ['Anna Wuttke=PERSON']],
    ['a small word before it', 'gruß/O and/B-PER Anna/I-PER', ['Anna=PERSON']],
    ['but not a particle', 'von/B-PER Wuttke/I-PER', ['von Wuttke=PERSON']],
    [
      'but not before the rest of the name',
      'Anna/B-PER von/I-PER der/I-PER Heide/B-PER',
      ['Anna von der=PERSON', 'Heide=PERSON'],
    ],
    ['but not the end of a name that a scan has parted', 'Obermai/B-PER er/I-PER', ['Obermai er=PERSON']],
    ['a preposition before a noun', 'bei/O Wuttke/B-PER am/I-PER Band/O', ['Wuttke=PERSON']],
    ['what joins it to the next', 'Wels/B-LOC und/I-LOC Linz/B-LOC', ['Wels=LOCATION', 'Linz=LOCATION']],
    [
      'a department on the next line',
      'Tiefbauamt/B-ORG Calw/I-ORG \nPersonalwesen/I-ORG',
      ['Tiefbauamt Calw=ORGANIZATION'],
    ],
    ['a team on the next line', 'Severn/B-ORG Bank/I-ORG \nProbate/I-ORG Team/O', ['Severn Bank=ORGANIZATION']],
    ['who speaks', 'ich/O bin/B-PER Amina/I-PER', ['Amina=PERSON']],
    ['but not a particle like it', 'Salim/B-PER bin/I-PER Ahmad/I-PER', ['Salim bin Ahmad=PERSON']],
    ['what the speaker is', 'Anna/B-PER Mentor/I-PER +:/O Hi/O', ['Anna=PERSON']],
    ['what somebody is in a chat', '[12.03.26,/O 18:44:02]/O Anna/B-PER Mentor/I-PER hat/O dich/O', ['Anna=PERSON']],
    ['a particle before a firm', 'Anna/B-PER von/I-PER der/I-PER Umbach/B-ORG', ['Anna=PERSON', 'Umbach=ORGANIZATION']],
    ['an article before another name', 'Anna/B-PER der/I-PER Max/B-PER', ['Anna=PERSON', 'Max=PERSON']],
    ['the younger', 'Nowak/B-PER junior/I-PER', ['Nowak=PERSON']],
    ['but not a surname like it', 'Anna/B-PER Mentor/I-PER lacht/O', ['Anna Mentor=PERSON']],
    ['the sex', 'Anna/B-PER SHAH/I-PER +,/I-PER M/I-PER +,/O DOB/O', ['Anna SHAH=PERSON']],
    ['but not an initial', 'SHAH/B-PER +,/I-PER M/I-PER +./O', ['SHAH, M=PERSON']],
    ['what announces a firm', 'Fa/B-ORG +./I-ORG Umbach/I-ORG', ['Umbach=ORGANIZATION']],
    ['a register', 'Vereinsregister/B-ORG AG/I-ORG Bochum/I-ORG', ['AG Bochum=ORGANIZATION']],
    ['whose practice it is', 'Hausarztpraxis/B-ORG Dr/I-ORG +./I-ORG Umbach/I-ORG', ['Umbach=ORGANIZATION']],
    ['a community of a land register', 'EZ/O 388/O +,/O KG/B-ORG Muster/I-ORG', ['Muster=ORGANIZATION']],
    ['but not the court', 'das/O KG/B-ORG Berlin/I-ORG', ['KG Berlin=ORGANIZATION']],
    ['what is brought before a body', 'Stadt/B-ORG Ulm/I-ORG Anzeige/I-ORG erstattet/O', ['Stadt Ulm=ORGANIZATION']],
    ['a preposition before an article', 'bei/O Wuttke/B-PER an/I-PER der/O Pforte/O', ['Wuttke=PERSON']],
    ['who is sued', 'Koch/O v/B-ORG +./I-ORG Umbach/I-ORG', ['Umbach=ORGANIZATION']],
    ['who takes the money', 'CASHIER/B-PER NEVAEH/I-PER', ['NEVAEH=PERSON']],
    ['but not the tax office', 'FA/B-ORG Naumburg/I-ORG', ['FA Naumburg=ORGANIZATION']],
  ])('%s', (_name, marked, names) => {
    expect(decode(marked)).toEqual(names);
  });
});
