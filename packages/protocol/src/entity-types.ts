/**
 * The closed set of entity types. `entity_type` on the wire and the prefix of every placeholder come from this table
 * and from nothing else. Names follow Microsoft Presidio's where it has one, so that configurations can move over.
 */

/** What the service needs to know of a type besides its name. */
export interface EntityTypeTraits {
  /** One line for people: the docs, the legend of the playground, the prompts of the language-model stages. */
  readonly about: string;
  /** Masked unless the operator says otherwise. */
  readonly onByDefault: boolean;
  /**
   * A value that is known is found again wherever it stands as a whole word. Not so for types whose values are
   * everyday words or short numbers ("45", "gestern"): those only keep their mapping when a stage finds them again.
   */
  readonly recalled: boolean;
  /** Reveals one of the special categories of personal data of GDPR Art. 9(1). */
  readonly specialCategory: boolean;
}

const type = (about: string, traits: Partial<Omit<EntityTypeTraits, 'about'>> = {}): EntityTypeTraits => ({
  about,
  onByDefault: true,
  recalled: true,
  specialCategory: false,
  ...traits,
});
const quasiIdentifier = (about: string, specialCategory = false): EntityTypeTraits =>
  type(about, { recalled: false, specialCategory });

/** Every entity type with its traits, in the order in which docs and legends list them. */
export const entityTypes = {
  PERSON: type('name of a natural person, without title or form of address'),
  LOCATION: type('place: country, state, city, district, street without number, building, water'),
  ORGANIZATION: type('company, authority, club, school, party, hospital'),
  EMAIL_ADDRESS: type('e-mail address'),
  PHONE_NUMBER: type('telephone number of another country than Germany'),
  URL: type('web address'),
  IP_ADDRESS: type('IPv4 or IPv6 address'),
  MAC_ADDRESS: type('hardware address of a network card'),
  IBAN_CODE: type('IBAN of another country than Germany'),
  SWIFT_CODE: type('BIC of a bank'),
  CREDIT_CARD: type('payment card number'),
  CRYPTO: type('Bitcoin or Ethereum address'),
  IMEI: type('serial number of a mobile phone'),
  VIN: type('vehicle identification number'),
  USERNAME: type('login name or @handle'),
  SECRET: type('password, API key, token or private key'),
  COORDINATES: type('latitude and longitude'),
  STREET_ADDRESS: type('street with house number, or P.O. box'),
  DATE_OF_BIRTH: type("full date marked as somebody's birth"),
  DATE_TIME: type('any other calendar date or time of day', { onByDefault: false, recalled: false }),
  AGE: type("a person's age", { recalled: false }),
  CASE_NUMBER: type('file, insurance, customer, patient, contract, invoice, order or ticket number'),

  DE_IBAN: type('German IBAN'),
  DE_PHONE_NUMBER: type('German telephone number'),
  DE_TAX_ID: type('German tax identification number (IdNr.)'),
  DE_TAX_NUMBER: type('German tax number (Steuernummer)'),
  DE_VAT_ID: type('German VAT identification number (USt-IdNr.)'),
  DE_SOCIAL_SECURITY: type('German pension insurance number (Rentenversicherungsnummer)'),
  DE_HEALTH_INSURANCE: type('German health insurance number (KVNR)'),
  DE_ID_CARD: type('German identity card number'),
  DE_PASSPORT: type('German passport number'),
  DE_FUEHRERSCHEIN: type('German driving licence number'),
  DE_KFZ: type('German registration plate'),
  DE_HANDELSREGISTER: type('German commercial register number'),
  DE_PLZ: type('German postal code', { recalled: false }),
  DE_LANR: type('German physician number (LANR)'),
  DE_BSNR: type('German medical practice number (BSNR)'),

  AT_SOCIAL_SECURITY: type('Austrian social security number (SVNR)'),
  AT_VAT_ID: type('Austrian VAT identification number (UID)'),
  AT_COMPANY_REGISTER: type('Austrian company register number (Firmenbuch)'),
  CH_AHV: type('Swiss social security number (AHV)'),
  CH_VAT_ID: type('Swiss VAT number (MWST)'),
  CH_UID: type('Swiss company number (UID)'),

  EU_VAT_ID: type('VAT identification number of another EU country'),
  FR_NIR: type('French social security number'),
  FR_SIREN: type('French company number'),
  FR_SIRET: type('French establishment number'),
  NL_BSN: type('Dutch citizen service number'),
  BE_NATIONAL_NUMBER: type('Belgian national number'),
  LU_NATIONAL_ID: type('Luxembourgish national identification number'),
  IT_FISCAL_CODE: type('Italian fiscal code'),
  IT_VAT_CODE: type('Italian VAT code'),
  IT_DRIVER_LICENSE: type('Italian driving licence'),
  IT_PASSPORT: type('Italian passport'),
  IT_IDENTITY_CARD: type('Italian identity card'),
  ES_NIF: type('Spanish tax number of citizens'),
  ES_NIE: type('Spanish identity number of foreigners'),
  ES_PASSPORT: type('Spanish passport'),
  PT_NIF: type('Portuguese tax number'),
  PL_PESEL: type('Polish national identification number'),
  PL_NIP: type('Polish tax number'),
  CZ_BIRTH_NUMBER: type('Czech birth number'),
  DK_CPR: type('Danish personal number'),
  SE_PERSONNUMMER: type('Swedish personal number'),
  SE_ORGANISATIONSNUMMER: type('Swedish organisation number'),
  NO_FODSELSNUMMER: type('Norwegian birth number'),
  FI_PERSONAL_IDENTITY_CODE: type('Finnish personal identity code'),
  IE_PPS: type('Irish personal public service number'),
  RO_CNP: type('Romanian personal numeric code'),
  BG_EGN: type('Bulgarian unified civil number'),
  HR_OIB: type('Croatian personal identification number'),
  EE_ISIKUKOOD: type('Estonian personal code'),
  GR_AMKA: type('Greek social security number'),

  UK_NHS: type('UK NHS number'),
  UK_NINO: type('UK national insurance number'),
  UK_PASSPORT: type('UK passport'),
  UK_POSTCODE: type('UK postcode'),
  UK_VEHICLE_REGISTRATION: type('UK registration plate'),
  UK_DRIVING_LICENCE: type('UK driving licence'),
  US_SSN: type('US social security number'),
  US_ITIN: type('US individual taxpayer identification number'),
  US_PASSPORT: type('US passport'),
  US_DRIVER_LICENSE: type('US driving licence'),
  US_BANK_NUMBER: type('US bank account number'),
  ABA_ROUTING_NUMBER: type('US bank routing number'),
  US_NPI: type('US national provider identifier'),
  US_MBI: type('US Medicare beneficiary identifier'),
  MEDICAL_LICENSE: type('US DEA registration number'),
  CA_SIN: type('Canadian social insurance number'),
  AU_ABN: type('Australian business number'),
  AU_ACN: type('Australian company number'),
  AU_TFN: type('Australian tax file number'),
  AU_MEDICARE: type('Australian Medicare number'),
  IN_PAN: type('Indian permanent account number'),
  IN_AADHAAR: type('Indian Aadhaar number'),
  IN_VEHICLE_REGISTRATION: type('Indian registration plate'),
  IN_VOTER: type('Indian voter number'),
  IN_PASSPORT: type('Indian passport'),
  IN_GSTIN: type('Indian goods and services tax number'),
  SG_NRIC_FIN: type('Singaporean identity number'),
  SG_UEN: type('Singaporean entity number'),
  KR_RRN: type('Korean resident registration number'),
  KR_FRN: type('Korean foreigner registration number'),
  KR_BRN: type('Korean business registration number'),
  KR_PASSPORT: type('Korean passport'),
  KR_DRIVER_LICENSE: type('Korean driving licence'),
  TH_TNIN: type('Thai national identification number'),
  TR_NATIONAL_ID: type('Turkish national identification number'),
  TR_LICENSE_PLATE: type('Turkish registration plate'),
  ZA_ID_NUMBER: type('South African identity number'),
  NG_NIN: type('Nigerian national identification number'),
  NG_VEHICLE_REGISTRATION: type('Nigerian registration plate'),
  PH_TIN: type('Philippine taxpayer identification number'),
  BR_CPF: type('Brazilian natural person number'),
  BR_CNPJ: type('Brazilian company number'),
  MX_CURP: type('Mexican population registry code'),
  CN_RESIDENT_ID: type('Chinese resident identity number'),
  JP_MY_NUMBER: type('Japanese individual number'),
  IL_ID: type('Israeli identity number'),

  OCCUPATION: quasiIdentifier('occupation or profession'),
  EDUCATION: quasiIdentifier('education or degree'),
  EMPLOYER_ROLE: quasiIdentifier('role at an employer'),
  NATIONALITY: quasiIdentifier('nationality'),
  ETHNICITY: quasiIdentifier('racial or ethnic origin', true),
  RELIGION: quasiIdentifier('religious or philosophical belief', true),
  POLITICAL_OPINION: quasiIdentifier('political opinion', true),
  TRADE_UNION_MEMBERSHIP: quasiIdentifier('trade union membership', true),
  HEALTH_CONDITION: quasiIdentifier('health', true),
  SEXUAL_ORIENTATION: quasiIdentifier('sex life or sexual orientation', true),
  RELATIONSHIP_STATUS: quasiIdentifier('family or relationship status'),
  INCOME: quasiIdentifier('income or wealth'),
  PHYSICAL_TRAIT: quasiIdentifier('physical trait'),
  EVENT: quasiIdentifier('event that singles a person out'),
  QUASI_IDENTIFIER: quasiIdentifier('anything else whose combination singles a person out'),
} as const satisfies Record<string, EntityTypeTraits>;

/** A name from the closed set. */
export type EntityType = keyof typeof entityTypes;

/** All names of the closed set, in the order of the table. */
export const entityTypeNames = Object.keys(entityTypes) as readonly EntityType[]; // the table's own keys, nothing else

/** The types that are masked unless the operator says otherwise. */
export const typesOnByDefault: ReadonlySet<EntityType> = new Set(
  entityTypeNames.filter((type) => entityTypes[type].onByDefault),
);

const typesByName = new Map<string, EntityType>(entityTypeNames.map((type) => [type, type]));

/** The type of this name. Unlike `name` itself, which may be a slice of a text, it keeps no text in memory. */
export const entityTypeOf = (name: string): EntityType | undefined => typesByName.get(name);

/** Tells whether `name` belongs to the closed set. */
export const isEntityType = (name: string): name is EntityType => typesByName.has(name);
