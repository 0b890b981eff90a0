/**
 * Everyday nouns that by themselves name no person, place or firm. German writes them with a capital, so that a model
 * takes them for names where a line or a cell has little else. What somebody may be called as well (Schelle, Fuge,
 * Pacht) is left out, and so is what an ending makes a name of (`Sander`). Written down by field, from no corpus,
 * 2026-11.
 */
import { wordsOfGroups } from '../word-list.js';

/** In lower case, usually in the singular; compounds are listed where their end alone would be no sign. */
const nounsOf = {
  buildings: `
    markise dachgaube rollladen rolladen jalousie rohrbruch wasserrohrbruch fallrohr dachrinne regenrinne abfluss
    abfluß siphon armatur mischbatterie duschtasse badewanne duschkabine fliese silikonfuge tapete laminat parkett
    dielenboden fußleiste türzarge türklinke türschloss klingelschild gegensprechanlage briefkasten treppenhaus
    treppengeländer geländer balkon terrasse loggia wintergarten carport stellplatz tiefgarage duplexgarage
    kellerabteil dachboden spitzboden estrichboden schornstein kaminofen heizkörper thermostat therme gastherme boiler
    durchlauferhitzer warmwasser kaltwasser zählerkasten sicherungskasten steckdose lichtschalter rauchmelder
    steigleitung stromausfall schimmelfleck wasserfleck feuchtigkeit dämmung fassade gerüst baustelle mörtel zement
    holzbalken dachstuhl dachziegel edelstahl aluminium kunststoff glasscheibe isolierglas fensterbank fensterrahmen
    vordach hauptweg gehweg zufahrt hofeinfahrt gartentor sichtschutz unterspannbahn aufzug fahrstuhl hausflur
    waschküche trockenraum müllraum mülltonne biotonne restmüll papiertonne sperrmüll grundstück flurstück parzelle
    nießbrauch grunddienstbarkeit einfamilienhaus mehrfamilienhaus`,
  household: `
    waschmaschine trockner geschirrspüler spülmaschine kühlschrank gefrierschrank gefriertruhe backofen cerankochfeld
    mikrowelle toaster wasserkocher kaffeemaschine staubsauger bügeleisen bügelbrett nähmaschine fernseher
    lautsprecher kopfhörer glühbirne sessel kleiderschrank kommode schublade schreibtisch esstisch couchtisch
    nachttisch matratze lattenrost bettdecke bettwäsche handtuch teppich vorhang gardine bilderrahmen geschirr besteck
    kochtopf schrubber putzmittel waschmittel wäscheständer werkzeugkasten schraubenzieher schraubendreher
    bohrmaschine dübelloch rucksack portemonnaie geldbeutel sonnenbrille regenschirm armband ohrring pullover socke
    handschuh kinderwagen kindersitz spielzeug bauklotz schaukel rutsche sandkasten trampolin planschbecken
    schlüsselbund briefkastenschlüssel`,
  garden: `
    rasenmäher rasen hochbeet gewächshaus komposthaufen kompost gießkanne gartenschlauch pflanzkübel blumentopf
    blumenerde unkraut laubbläser obstbaum apfelbaum kirschbaum rosenbusch maulwurf wühlmaus blattlaus wespennest
    bienenstock kaninchen meerschweinchen hundeleine maulkorb halsband aquarium terrarium`,
  weather: `
    nieselregen starkregen dauerregen platzregen regenschauer schneefall schneeregen schneematsch glatteis blitzeis
    gewitter blitzschlag sturmschaden dämmerung dunkelheit tauwetter hochwasser überschwemmung nässe glätte`,
  food: `
    brötchen joghurt hackfleisch schnitzel bratwurst kartoffel kartoffelsalat nudelsalat nudeln gemüse tomate gurke
    paprika karotte banane erdbeere zitrone schokolade marmelade mineralwasser limonade frühstück mittagessen
    abendessen abendbrot grillfest buffet getränk getränke imbissstand pommes erdnuss erdnüsse haselnuss laktose
    gluten`,
  body: `
    schläfe augenlid backenzahn weisheitszahn knochenabbau nacken schulterblatt schlüsselbein brustkorb wirbelsäule
    oberschenkel kniescheibe unterschenkel handgelenk handrücken zeigefinger fingernagel herzinfarkt schlaganfall
    dickdarm prostata gebärmutter eierstock schilddrüse blutdruck schnupfen heiserkeit atemnot übelkeit erbrechen
    durchfall verstopfung ohnmacht kopfschmerz kopfschmerzen rückenschmerzen migräne allergie heuschnupfen asthma
    diabetes bluthochdruck demenz depression angststörung epilepsie rheuma arthrose osteoporose bandscheibenvorfall
    hexenschuss hautausschlag ekzem furunkel abszess wundheilung verband pflaster tablette kapsel spritze infusion
    katheter krücken gehhilfe rollstuhl hausbesuch blutabnahme impfung röntgenbild ultraschall spiegelung narkose
    physiotherapie ergotherapie logopädie krankengymnastik reha einlage trinkmenge appetit gewichtsverlust
    schlafstörung sturzgefahr stürze dekubitus lagerung mundpflege körperpflege grundpflege behandlungspflege
    wundversorgung`,
  outings: 'hahnenkampf treffpunkt zirkus',
  sports: `
    fußball gymnastik badminton tischtennis tennis basketball hallenfußball eishockey judo karate fechten yoga pilates
    zumba aerobic klettern bouldern radfahren skifahren langlauf snowboard eislauf voltigieren ballett trainingslager
    training turnhalle sporthalle sportplatz umkleide umkleidekabine trainingsanzug medaille siegerehrung
    schiedsrichter torwart trainingszeiten übungsleiter übungsleiterin c-lizenz b-lizenz wanderrudern`,
  school: `
    mathematik mathe physik biologie erdkunde geografie geographie sozialkunde gemeinschaftskunde sachkunde
    sachunterricht förderunterricht nachhilfe hausaufgabe hausaufgaben klassenarbeit schulaufgabe klausur vokabeltest
    diktat aufsatz referat klassenfahrt wandertag schulausflug elternabend elternsprechtag pausenhof pausenbrot
    stundenplan vertretungsplan fehlzeit fehlzeiten attest schulheft federmappe mäppchen schulranzen notfallset`,
  traffic: `
    kleinwagen kombi cabrio geländewagen transporter anhänger wohnwagen wohnmobil motorrad fahrrad ebike fahrradhelm
    lkw pkw straßenbahn getriebe kupplung bremse bremsscheibe bremsbelag winterreifen sommerreifen radkappe stoßfänger
    kotflügel motorhaube kofferraum windschutzscheibe frontscheibe heckscheibe außenspiegel rückspiegel scheinwerfer
    rücklicht auspuff auspuffanlage batterie anlasser lichtmaschine zündkerze ölwechsel ölfilter luftfilter zahnriemen
    keilriemen klimaanlage lackschaden totalschaden wildunfall auffahrunfall vorfahrt kreuzung einmündung kreisverkehr
    ampel u-bahn s-bahn zebrastreifen fußgängerüberweg bordstein leitplanke fahrbahn fahrstreifen
    seitenstreifen standstreifen parkplatz parkhaus parkscheibe parkuhr tankstelle waschanlage pannendienst
    abschleppdienst unfallgegner unfallgegnerin beifahrerin fahrerin fahrzeughalter ortsdurchfahrt`,
  office: `
    bürostuhl kopierer tonerkartusche bildschirm tastatur laptop notebook dockingstation festplatte
    netzteil ladegerät ladekabel steckerleiste beschichtung büroklammer umschlag briefmarke papierstau sitzung
    besprechung besprechungsraum übergabe dienstübergabe rufbereitschaft rufdienst tagesordnung teilnehmer
    teilnehmerliste abwesenheit urlaub urlaubsantrag überstunden
    krankmeldung krankschreibung probezeit einarbeitung beförderung abfindung leasing leasingende stapler gabelstapler
    hubwagen palette container lieferung lieferverzug reklamation retoure umtausch gewährleistung garantie kulanz
    kaufbeleg kassenbon kassenzettel beleg storno stornierung skonto mahngebühr verzugszinsen inkasso ratenzahlung
    stundung freibetrag pauschale ehrenamtspauschale aufwandsentschädigung spende`,
  matters: `
    schaden vorschaden folgeschaden wasserschaden brandschaden einbruch diebstahl unterschlagung betrug
    körperverletzung beleidigung bedrohung nötigung sachbeschädigung hausfriedensbruch ruhestörung lärm lärmprotokoll
    zeugin geschädigter geschädigte beschuldigter beschuldigte verdächtiger gutachter gutachterin sachverständiger
    anwältin rechtsanwalt rechtsanwältin richterin klägerin beklagter beklagte antragsteller antragstellerin vermieter
    vermieterin untermieter untermieterin mieterin pächterin verpächter eigentümer eigentümerin hausmeisterin
    nachbarin gärtnerei hochzeit scheidung trennung unterhalt umgang sorgerecht erbschaft nachlass testament
    vermächtnis pflichtteil beerdigung trauerfeier grabstein taufe konfirmation kommunion geburtstag jubiläum
    sommerfest weihnachtsfeier flohmarkt tombola vereinsheim mitgliedsbeitrag kassenwart kassenprüfer schriftführer
    schriftführerin beisitzer hauptversammlung mitgliederversammlung eigentümerversammlung`,
  sites: `
    firsthöhe traufhöhe wandhöhe dachneigung dachüberstand dachfenster schleppgaube spitzgaube fledermausgaube
    freisitz zwerchgiebel flachdach satteldach pultdach walmdach photovoltaik photovoltaikanlage wechselrichter rohbau
    trockenbau innenausbau tiefbau gerüstbau fensterbau heizungsbau haustechnik gebäudetechnik fußbodenheizung
    bodenplatte bodenbelag putzarbeiten malerarbeiten fliesenarbeiten elektroinstallation dachdeckung abdichtung
    restfeuchte bauzaun baustrom bauwasser bautagebuch baubesprechung mängelanzeige mängelliste abnahmeprotokoll
    nachtragsangebot aufmaß leerrohr leerdose unterputz aufputz handlauf absturzsicherung grenzabstand baugrenze
    baulast bebauungsplan flächennutzungsplan gartenlaube gerätehaus geräteschuppen hundezwinger hühnerstall
    hühnerhaus`,
  materials: `
    kautschuk linoleum vinyl styropor silikon epoxidharz bitumen spanplatte gipskarton gipskartonplatte mineralwolle
    glaswolle steinwolle schaumstoff sperrholz plexiglas polyester polyethylen polypropylen polyurethan nylon
    baumwolle viskose elastan kunstleder wildleder neopren latex acryl messingblech edelstahlblech aluminiumblech
    hydrauliköl getriebeöl motoröl kühlmittel frostschutz schmierfett dichtmasse abformmasse sekundenkleber klebeband
    absperrband kabelbinder unterlegscheibe sechskantschraube sechskantmutter flachdichtung`,
  workshops: `
    kantbank abkantpresse abkantbank drehmaschine fräsmaschine standbohrmaschine bandsäge kreissäge kettensäge
    stichsäge tischkreissäge tafelschere schweißgerät schweißbrenner kompressor winkelschleifer akkuschrauber
    hochdruckreiniger schlagbohrmaschine hobelmaschine laserschneider lötkolben schraubstock schraubzwinge werkbank
    sägeblatt schleifpapier querlenker stoßdämpfer spurstange achsmanschette bremsleitung hauptuntersuchung
    abgasuntersuchung fahrgestellnummer`,
  stores: `
    wareneingang warenausgang kommissionierung packtisch packplatz versandetikett paketschein packstück sammelpunkt
    rücksendung retourenlabel lieferavis ladehilfsmittel hochregal regalplatz lagerplatz mindestbestand inventur
    stückliste bestellanforderung gefahrgut auffangwanne`,
  shops: 'baumarkt drogeriemarkt gartencenter getränkemarkt möbelhaus supermarkt',
  clothes: 'hausschuhe sommerschuhe winterschuhe',
  fireBrigades: `
    truppmann truppfrau truppführer truppführerin gruppenführer gruppenführerin zugführer zugführerin wehrleiter
    wehrleiterin wehrführer wehrführerin ortsbrandmeister gemeindebrandmeister kreisbrandmeister kreisbrandrat
    stadtbrandinspektor kreisbrandinspektor feuerwehrmann feuerwehrfrau hauptfeuerwehrmann oberfeuerwehrmann
    löschmeister brandmeisterin oberbrandmeister hauptbrandmeister maschinist maschinistin gerätewart gerätewartin
    jugendwart jugendfeuerwehrwart atemschutz atemschutzgeräteträger atemschutzgeräteträgerin löschfahrzeug drehleiter
    tanklöschfahrzeug strahlrohr hydrant löschwasser löschgruppe löschzug funkgerät funkmeldeempfänger
    einsatzabteilung ehrenabteilung`,
  guardians: `
    vormundschaft amtsvormundschaft ergänzungspfleger ergänzungspflegerin amtsvormund berufsvormund pflegeeltern
    pflegekind pflegemutter pflegevater bereitschaftspflege inobhutnahme hilfeplan hilfeplangespräch
    erziehungsbeistand erziehungsbeistandschaft familienhilfe familienhelferin bezugserzieher bezugserzieherin
    bezugsbetreuer umgangsrecht umgangskontakt kindeswohl kindeswohlgefährdung elternbrief ferienbetreuung
    nachmittagsbetreuung schulbegleitung schulverweigerung warteliste`,
  illnesses: `
    delir paresen ödem beinödem lungenödem aszites ikterus zyanose dyspnoe tachykardie bradykardie hämatom sepsis
    pneumonie erysipel thrombose beinvenenthrombose embolie lungenembolie stenose aneurysma ileus hernie gastritis
    pankreatitis hepatitis zirrhose leberzirrhose pyelonephritis zystitis harnverhalt inkontinenz obstipation
    meteorismus exsikkose kachexie adipositas hypertonie hypotonie anämie leukozytose thrombozytopenie hyperkaliämie
    hypokaliämie hyponatriämie dysphagie aphasie dysarthrie hemiparese hemianopsie nystagmus tremor ataxie synkope
    neuropathie polyneuropathie radikulopathie spinalkanalstenose osteosynthese endoprothese bronchitis appendizitis
    cholezystitis divertikulitis otitis sinusitis tonsillitis konjunktivitis dermatitis phlegmone nekrose ulkus
    metastase karzinom adenom polyp zyste fibrose insuffizienz herzinsuffizienz niereninsuffizienz vorhofflimmern
    cellulitis pneumonia oedema dyspnoea dyspnea delirium haematuria hematuria haematoma hematoma jaundice seizure
    syncope atelectasis pancreatitis diverticulitis cholecystitis gastroenteritis bronchiolitis appendicitis dysphagia
    aphasia neuropathy constipation dehydration hypertension hypotension tachycardia bradycardia anaemia anemia
    osteoarthritis dermatology psoriasis eczema fibromyalgia sciatica`,
  chores: `
    abwischen wischen staubsaugen abstauben entkalken nachfüllen ausräumen einräumen abtauen entlüften`,
  churches: `
    gottesdienst traugespräch taufgespräch trauspruch taufspruch konfirmandenunterricht posaunenchor kirchenchor
    orgelvorspiel klingelbeutel kollekte abendmahl gesangbuch trauung urnenbeisetzung urne kirchenbuch patenschein
    opferstock altarraum sakristei glockenturm grabpflege`,
  music: `
    klavierstunde klavierunterricht geigenunterricht notenständer notenheft querflöte blockflöte klarinette saxophon
    schlagzeug kontrabass akkordeon generalprobe chorprobe chorreise`,
  energy: `
    ablesung zählerstand zählernummer stromzähler gaszähler wasserzähler wallbox netzanschluss einspeisung
    einspeisevergütung grundpreis arbeitspreis fernwärme heizkostenverteiler wärmepumpe heizöl`,
  teethAndEyes: `
    zahnreinigung zahnersatz implantat aufbissschiene knirscherschiene zahnspange wurzelbehandlung
    wurzelspitzenresektion füllung inlay veneer parodontose parodontitis karies zahnstein bissnahme kieferhöhle
    eigenanteil festzuschuss bonusheft gleitsichtbrille kontaktlinse hörtest tinnitus katarakt glaukom netzhaut
    hornhaut`,
  courts: `
    klageschrift klageerwiderung beweisantrag beweisaufnahme streitwert streitverkündung vergleichsvorschlag
    kostenfestsetzung verfahrenspfleger verfahrenspflegerin verfahrensbeistand rechtspfleger rechtspflegerin
    sitzungssaal verhandlungstermin zustellungsurkunde akteneinsicht haftbefehl strafbefehl anklageschrift
    ermittlungsakte asservat asservatenkammer lichtbildvorlage richtertisch`,
  computers: `
    firewall patchpanel patchkabel serverraum backup mailbox kalenderfreigabe verteilerliste benutzerkonto laufwerk
    fernwartung ticketsystem schnittstelle testdatensatz nextcloud`,
  farms: `
    mähdrescher güllefass güllegrube traktor melkstand melkroboter kälberstall stallgasse ackerbau zwischenfrucht
    pflanzenschutz wirtschaftsdünger weidezaun maissilage grassilage heuballen strohballen saatgut blühstreifen`,
  benefits: `
    kindergeld elterngeld bürgergeld wohngeld grundsicherung krankengeld mutterschaftsgeld unterhaltsvorschuss
    pflegegeld kinderzuschlag arbeitslosengeld`,
  englishAtWork: `
    allotment allotments tuning etiquette redelivery redundancy quorum gazebo gazebos smokehouse culvert shredder
    wheelbarrow polytunnel greenhouse watering compost manure plot-holder under-fives toddler toddlers childminder
    childminders apprenticeship timesheet timesheets overtime payslip onboarding offboarding backlog stocktake
    forklift tailgate packaging consignment customs quotation quotations reimbursement remittance chargeback voucher
    vouchers minutes apologies adjournment accounts-payable hearing-aid syringe catheter cannula nebuliser nebulizer
    stethoscope prescription dosage phonics numeracy literacy lunchtime sandpit injunction subpoena deposition
    disclosure mediation dressings thickener continence checkout clearance`,
  english: `
    lodger tenant landlord landlady occupier licensor licensee guarantor payee payer debtor creditor leaseholder
    plumber electrician radiator plumbing gutter drainpipe downpipe skirting plasterboard worktop
    fridge freezer dishwasher microwave mattress duvet laminate tiles stairwell hallway attic cellar conservatory
    driveway fence lawnmower wheelie-bin windscreen windshield bumper headlight gearbox clutch exhaust dashboard
    odometer headache nausea vomiting dizziness sore-throat backache bandage crutches wheelchair paracetamol bandages
    physiotherapy homework timetable classroom playground lunchbox detention spreadsheet printer keyboard headset
    docking-station charger invoice receipt refund surcharge overdraft mortgage deposit arrears instalment installment
    tribunal affidavit probate witness backsplash commode countertop drywall hosepipe itinerary layover luggage
    mouthwash shampoo splashback toothbrush`,
} as const;

/** Plurals and genitives as they are formed most. */
const ending = /(?:e?[ns]|e|er|es|s)$/u;

const nouns: ReadonlySet<string> = new Set(wordsOfGroups(nounsOf));

/** Whether a word in lower case is one of them, in any case and number. */
export const isEverydayNoun = (key: string): boolean =>
  nouns.has(key) || nouns.has(key.replace(ending, '')) || nouns.has(key.replace(/(?<=e)[ns]$/u, ''));
