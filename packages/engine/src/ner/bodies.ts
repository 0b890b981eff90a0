import { wordsIn } from '../word-list.js';

/**
 * Kinds of bodies, departments, rooms, insurances and services, and points of the compass, in lower case: they name no
 * place and no organization by themselves (`Vertrieb Nord`). Words that are common surnames (Keller, Park) are not here,
 * and as persons' names all of them count. Collected by hand, 2026-11.
 */
export const bodies: ReadonlySet<string> = new Set(
  wordsIn(`
  polizeirevier polizeiinspektion feuerwehr rettungsdienst notdienst notruf hausarzt facharzt amt jugendamt
  kreisjugendamt stadtjugendamt sozialamt ordnungsamt bauamt gesundheitsamt finanzamt arbeitsamt einwohnermeldeamt
  meldebehörde ausländerbehörde ausländeramt straßenverkehrsamt zulassungsstelle führerscheinstelle elterngeldstelle
  wohngeldstelle familienkasse jobcenter stadtkasse kreiskasse gemeindekasse landesjustizkasse justizkasse staatskasse
  landeskasse stadtverwaltung gemeindeverwaltung kreisverwaltung gemeinde bezirk amtsgericht landgericht arbeitsgericht
  sozialgericht verwaltungsgericht oberlandesgericht staatsanwaltschaft sparkasse kreissparkasse stadtsparkasse
  volksbank raiffeisenbank raiba bausparkasse bank hausbank versicherung autoversicherung kfz-versicherung
  haftpflichtversicherung hausratversicherung rechtsschutzversicherung reiseversicherung lebensversicherung
  krankenversicherung rentenversicherung pflegeversicherung pflegekasse berufsgenossenschaft schule grundschule
  realschule hauptschule gymnasium berufsschule volkshochschule hochschule universität kindergarten kindertagesstätte
  krippe hort klinik klinikum krankenhaus praxis gemeinschaftspraxis zahnarztpraxis hausarztpraxis labor apotheke
  steuerberatung kanzlei rechtsanwälte stadtwerke wasserwerk wasserverband hausverwaltung hausgemeinschaft
  erbengemeinschaft genossenschaft verein reisebüro ingenieurkammer ärztekammer handwerkskammer rechtsanwaltskammer
  innendienst außendienst vertrieb einkauf verkauf buchhaltung personalabteilung personal dispo disposition versand
  produktion schadenzentrum schadenservice schadenabteilung kundenservice kundendienst vorstand beirat betriebsrat
  rathaus kreishaus gemeindesaal vereinsheim nebenraum saal turnhalle sporthalle parkplatz packstation rastplatz
  dachboden garage büro raum bad küche hütte tor kreisel abzweig bordstein baumarkt supermarkt gaststätte nord süd ost mitte
  ambulance fire brigade hospital clinic surgery pharmacy laboratory lab school university college nursery council bank
  building society insurer insurance department dept office agency authority solicitor solicitors accountant landlord
  agent sales marketing purchasing finance payroll accounts operations ops claims renewals support helpdesk facilities
  reception management mgmt warehouse site depot workshop clubhouse playground driveway kitchen bathroom bedroom
  stn station borough county state district parish committee panel schaden kraftfahrt betrieb police valuta giro
  polizei magistrat spital reha notaufnahme tagesklinik pflegeheim altenheim seniorenheim pforte eingang haupteingang
  innenhof treppenhaus dachgeschoss obergeschoss untergeschoss tiefgarage parkhaus stellplatz werkstatt kiosk tresor
  kasse empfang rezeption zentrale brücke bahnhof hauptbahnhof hbf bushaltestelle haltestelle flughafen hafen ortsmitte
  ortskern ortseingang ortsausgang autobahn kreuzung kreisverkehr baustelle friedhof kirche pfarrheim aula mensa kantine
  spielplatz sportplatz hallenbad freibad seebad kanton fibu rechtsabteilung geschäftsführung geschäftsleitung
  carpark lobby entrance ward bay floor flat apartment basement yard gate platform terminal gym
  branch service desk counter parts team admin administration compliance legal security maintenance engineering
  logistics dispatch nursing nurses environmental services housekeeping catering healthcare professional pension
  pensions retirement benefits grievances appeals disputes motor property customer relations athletics finance agm
  belastung kreditor skonto sofort automobile patente american express paypal
  slack netflix zelle venmo aws firefox chrome xero myob python airbnb ebay upi kleinanzeigen vinted
  discord trello jira confluence webex excel powershell windows android
  pensionskasse spitex practice registry bench härterei velokeller europalette nagelstudio
  färberei weberei spinnerei gießerei lackiererei schleiferei stanzerei näherei zwirnerei konfektion montage credit union
  presbyterium kirchenvorstand kirchengemeinderat pfarrgemeinderat gemeindehaus gemeindebüro pfarrbüro gemeinderat
  kreistag elternbeirat personalrat aufsichtsrat verwaltungsrat schulleitung heimleitung pflegedienstleitung stationsleitung
  wohnbereich tagespflege kurzzeitpflege wareneingang warenausgang augenklinik zahnklinik hautklinik frauenklinik
  café cafe bäckerei metzgerei pizzeria imbiss kneipe friseursalon tierheim policing clinics
  bürgerdienste servicedesk seniorenzentrum pflegezentrum dropbox onedrive sharepoint outlook postgresql mysql mongodb
  elasticsearch snowflake quickbooks figma notion canva zendesk
  twint whatsapp telegram signal skype github gitlab linkedin docusign insta navi wlan wifi
  `),
);
