/** What the model takes for a name and is none by what it is about: courts, cars, exams, plants, charges, medicine. */
import { oneOfWords } from '../recognizers/text/pattern.js';
import { type Shapes, writtenLike } from './name-shape.js';

/** First words of breeds of dogs: `Cocker` Spaniel. */
const breedBegins = oneOfWords(`
  Afghan Airedale American Australian Basset Bearded Bernese Border Boston British Bull Cairn Cavalier Charles Cocker
  Deutsch Deutscher English Flat-coated Fox French German Golden Irish Italian Jack Labrador Miniature Norfolk Norwich
  Old Rough Russell Scottish Siberian Springer Staffordshire Tibetan Toy Welsh West Yorkshire`);
const kindsOfDogs = oneOfWords(`
  Bulldog Collie Greyhound Hound Husky Kurzhaar Langhaar Mastiff Pinscher Pointer Poodle Retriever Setter Shepherd
  Shorthair Spaniel Terrier`);

const subjects = oneOfWords(`
  Art Biology Business Chemistry Computing Drama English French Geography German History Language Literature Math Maths
  Mathematics Music PE Physics Science Sociology Spanish`);

/** Documents that a party files, and what they are of. */
const filed = oneOfWords(`
  Acknowledgement Acknowledgment Affidavit Bill Certificate Motion Notice Particulars Petition Proof Schedule
  Statement`);
const ofWhat = oneOfWords(`
  Appeal Appearance Case Claim Costs Debt Default Defence Dismissal Discontinuance Hearing Issue Loss Motion Service
  Truth`);

const crops = oneOfWords(`
  apples beans beetroot beetroots cabbage cabbages carrots leeks lettuce onions pears plums potatoes pumpkin pumpkins
  raspberries squash strawberries tomatoes tulips`);

/** Payments of the state in Britain. */
const benefits = [
  '(?:Universal|Pension|Tax) Credits?',
  '(?:Child|Housing) Benefit',
  'Attendance Allowance',
  'State Pension',
  'Statutory Sick Pay',
].join('|');

const matters: Shapes = {
  // `Particulars of Claim`
  'a document of a court': [{ name: new RegExp(`^${filed} of ${ofWhat}$`, 'iu') }],

  // `IM NAMEN DES VOLKES`
  'in whose name a court speaks': [{ name: /^(?:DES )?VOLKES$/, before: /NAMEN (?:DES )?$/ }],

  // `Careless driving`
  'an offence on the road': [{ name: /^(?:Careless|Dangerous|Drunk|Inconsiderate|Reckless)$/, after: /^ driving/ }],

  // `bei Grün` of lights, where a report speaks of them; Grün is a surname, too
  'a traffic light': [
    {
      of: ['PERSON'],
      name: /^(?:Grün|Rot|Gelb|Green|Red|Amber)$/u,
      before:
        /(?<!\p{L})(?:bei|auf|schon|noch|kein|(?:bestätig|zeig|ha[bt]|hät)\p{L}{1,3}|on|showed|showing|turned) $/u,
      around: /(?<!\p{L})(?:\p{L}*[aA]mpel|LSA|Lichtzeichen|Lichtsignal|Haltlinie|traffic (?:light|signal)|stop line)/u,
    },
  ],

  // `Roads Policing`
  'a department of the police': [
    { name: /^(?:Community|Neighbourhood|Response|Roads?|Traffic) Policing(?: (?:Section|Team|Unit))?$/u },
  ],

  // `GCSE English, Maths`
  'an exam': [
    {
      of: ['ORGANIZATION'],
      name: new RegExp(
        `^(?:GCSEs?|IGCSEs?|A-[Ll]evels?|BTEC|NVQ|HNC|HND)(?:,? (?:in|and|[Ll]evel|\\d|${subjects}))*$`,
        'u',
      ),
    },
  ],

  // `Red Baron onions`, `Charlotte and Pink Fir Apple potatoes`, `der Sorte "Linda"`
  'a variety of a plant': [
    {
      of: ['ORGANIZATION'],
      before: /(?<!(?<!\p{L})(?:at|by|from|of|to|with) )$/u,
      after: new RegExp(`^(?:(?:,| and)(?: \\p{Lu}\\p{L}+){1,3})? ${crops}(?!\\p{L})`, 'u'),
    },
    { before: /(?<!\p{L})(?:\p{L}*[sS]orten?|variety|cultivar),? ["„“»'‚]$/u },
  ],

  // `Universal Credit`
  'a benefit of Britain': [
    {
      of: ['ORGANIZATION'],
      name: new RegExp(`^(?:${benefits})$`, 'u'),
    },
    { of: ['ORGANIZATION'], name: /^Universal$/, after: /^ Credit(?!\p{L})/u },
    { of: ['ORGANIZATION'], name: /^Credit$/, before: /(?<!\p{L})(?:Universal|Pension) $/u },
  ],

  // `Cocker Spaniel`
  'a breed': [
    { of: ['LOCATION', 'ORGANIZATION'], name: new RegExp(`^(?:${breedBegins} ){1,2}${kindsOfDogs}$`, 'u') },
    {
      of: ['LOCATION', 'ORGANIZATION'],
      name: new RegExp(`^${breedBegins}$`, 'u'),
      after: new RegExp(`^ ${kindsOfDogs}(?!\\p{L})`, 'u'),
    },
  ],

  // `Modell "Zermatt"`, `"Modell Zermatt"`
  'a model in quotes': [{ before: /(?<!\p{L})(?:["„“»]Modell |Modell ["„“»]|model ["“])$/u }],

  // `sofa in GREY`
  'a colour': [{ of: ['LOCATION'], name: /^(?:anthrazit|beige|charcoal|gray|grey|ivory|teal)$/iu }],

  // `Ave Maria`
  'a song': [
    { name: /^(?:Maria|verum)$/, before: /(?<!\p{L})Ave $/u },
    { name: /^Ave$/, after: /^ (?:Maria|verum)(?!\p{L})/u },
    { name: /^Ave (?:Maria|verum)$/ },
  ],

  // `USC` beside `PAYE`: the Universal Social Charge of Ireland
  'a charge of Ireland': [{ name: /^USC$/, around: /(?<!\p{L})(?:PAYE|PRSI|RPN)(?!\p{L})/u }],

  // `DEPARTMENT OF RHEUMATOLOGY`
  'a department of a hospital': [
    {
      name: /^(?:department|dept|division|section) of \p{L}+(?:ology|iatry|iatrics|surgery|medicine|care|health|chemistry)$/iu,
    },
  ],

  // `OH re-referral`, `through OH`: occupational health; a state elsewhere
  'occupational health': [
    {
      name: /^OH$/u,
      after: /^ (?:re-?referral|referral|report|nurse|physician|doctor|advis|appointment|assessment|team|dept)/u,
    },
    { name: /^OH$/u, before: /(?<!\p{L})(?:through|via|under|see|seen by) $/u, after: /^(?!,? \d{5})/u },
    { name: /^Occ(?:upational)?\.? [hH]ealth$/u },
  ],

  // `Keim: E. coli`
  'what was grown of a sample': [
    {
      name: /^(?:Keim|Keime|Erreger)$/u,
      after: /^: ?(?:\p{Lu}\. ?\p{Ll}{3}|MRSA|MRE|ESBL|VRE|\p{Lu}\p{Ll}{4,}(?:us|a|i) )/u,
    },
  ],

  // `left AMA`
  'against medical advice': [
    { name: /^AMA$/, before: /(?<!\p{L})(?:leav(?:e|es|ing)|left|discharged?|going|signed out) $/u },
  ],

  // `MCA: she understood`: an assessment by the Mental Capacity Act
  'an assessment of capacity': [{ name: /^MCA$/, around: /(?<!\p{L})(?:capacity|best interests?|DoLS)(?!\p{L})/u }],

  // `HU bis 03/2027`: the inspection of a car (StVZO § 29); a country or a university elsewhere; `at MOT until lunch`
  'an inspection of a car': [
    { name: /^HU$/, after: /^:? (?:bis|fällig|neu|in \d|\d{2}\/)/ },
    {
      name: /^HU$/,
      before: /(?<!\p{L})(?:[nN]ächste|[nN]eue|[lL]etzte|für die|zur|durch die|ohne) $/u,
      around: /(?<!\p{L})(?:TÜV|DEKRA|Kfz|KFZ|Fahrzeug|Pkw|Werkstatt|\p{L}*[bB]rems|Reifen|Fahrgestell|Kennz)/u,
    },
    { name: /^HU\/AU$/ },
    { name: /^(?:HU|AU)$/, before: /(?:HU|AU) ?[/+&] ?$/ },
    { name: /^(?:HU|AU)$/, after: /^ ?[/+&] ?(?:HU|AU)(?!\p{L})/u },
    { name: /^MOT$/ },
  ],

  // `zur Kur`
  'a stay at a spa': [{ of: ['LOCATION'], name: /^Kur$/, before: /(?<!\p{L})(?:auf|einer|ihrer|in|seiner|zur) $/u }],

  // `thank you darlin`
  'who is addressed by no name': [
    {
      of: ['PERSON'],
      name: /^(?:darlin|darling|honey|hon|sweetie|sweetheart|luv|mate|buddy|pal|schatz|schatzi|liebling|süße|süßer)$/,
      before: /(?<!mister|miss|missus|mrs?|herr|frau) $/u,
    },
  ],

  // `Kam 2019 aus Ulm`: notes leave out of whom they speak; Kam is a surname, too
  'a verb that begins a note': [
    {
      of: ['PERSON'],
      name: /^(?:Kam|Kommt|Ging|Geht|Zog|Zieht|Lebt|Wohnt|Wohnte|Spricht)$/,
      before: /(?:^|\n|[.!?] )[ \t>*-]*$/u,
      after: /^ (?:\d{4} )?(?:allein|als|am|an|aus|bei|im|in|mit|nach|seit|zu|zum|zur) /u,
    },
  ],

  // `Bish. Wohnung` of a form; Bish is a surname, too
  'what was until now': [
    { name: /^Bish$/, after: /^\. {1,2}\p{Lu}\p{L}*(?:ung|schrift|adresse|geber|name|arzt|kasse)(?!\p{L})/u },
  ],
};

/** Whether a name is a word of such a matter. */
export const isOfMatter = writtenLike(matters);
