/**
 * Makes of cars, lorries and two-wheelers, and models of theirs, in lower case: together they are a car. By themselves they
 * may be a firm, a place or a person; first names (Mercedes, Adam) are not here. Collected by hand, 2026-11.
 */
import { wordsIn } from '../word-list.js';

/** Makes of vehicles, by their first word. */
export const carMakes: ReadonlySet<string> = new Set(
  wordsIn(`
  abarth acura alfa aprilia audi bentley bmw buick byd cadillac chevrolet chevy chrysler citroen citroën cupra dacia daf
  daewoo daihatsu dodge ducati ferrari fiat ford gmc harley honda hyundai infiniti isuzu iveco jaguar jeep kawasaki kia
  ktm lada lamborghini lancia lexus lotus maserati mazda mercedes-benz mg mitsubishi nissan opel peugeot piaggio
  polestar porsche renault saab scania seat skoda škoda ssangyong subaru suzuki tesla toyota triumph vauxhall vespa
  volkswagen volvo vw yamaha`),
);

/** Their models. */
export const carModels: ReadonlySet<string> = new Set(
  wordsIn(`
  polo golf passat tiguan touran touareg caddy crafter transporter multivan arteon sharan jetta t-roc a1 a2 a3 a4 a5 a6
  a7 a8 q2 q3 q5 q7 e-tron corsa astra insignia mokka zafira meriva vectra crossland grandland vivaro combo fabia
  octavia superb kodiaq karoq kamiq enyaq rapid citigo roomster yeti ibiza leon ateca arona alhambra fiesta focus mondeo
  kuga puma galaxy s-max c-max transit ranger escort mustang f-150 f-250 explorer escape fusion a-klasse b-klasse
  c-klasse e-klasse s-klasse vito sprinter citan clio mégane megane twingo captur scénic scenic kangoo trafic master
  duster sandero jogger panda punto tipo ducato doblo c1 c3 c4 berlingo jumper yaris corolla auris avensis prius rav4
  aygo camry tacoma tundra highlander hilux sienna civic jazz accord cr-v hr-v odyssey micra juke qashqai x-trail leaf
  altima sentra rogue pathfinder picanto rio ceed sportage sorento niro stonic i10 i20 i30 kona tucson elantra sonata
  swift vitara jimny baleno mx-5 cx-3 cx-5 outback forester impreza rdx mdx integra silverado equinox malibu tahoe
  impala camaro wrangler cherokee renegade compass durango charger`),
);
