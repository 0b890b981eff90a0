/**
 * Words that mean something else unless what follows has the shape that goes with them.
 * Origin: collected by hand from letters, invoices, postings and registers, November 2026.
 */
import { source } from '../pattern.js';
import { notAYear } from '../years.js';

/** Each word with what its number begins with. */
export const wordBeforeItsShape = source`
  // flats of an administration of houses: 'WE 0417.02'
  (?:VE|WE|ME)(?= \d{2,6}[./-]\d{2})|
  // insured groups: 'grp# 00441'
  [gG]rp#?(?= \S{0,8}\d{3})|
  // houses with several owners in Australia: 'CTS 38714'
  (?:CTS|[sS]trata [pP]lan|[bB]ody [cC]orporate|[oO]wners [cC]orporation)(?= (?:SP |PS ?)?\d{4,6}(?!\d))|
  // patients: 'PID: P44188'
  PID(?=[ :]{1,3}(?:\p{Lu}\d|0\d{5}|\d{8,10}(?!\d)|\d{1,3}\.\d{3}\.\d{2,3}))|
  // meters: 'Meter 19M0402871', 'Zähler G4A00 83172614'
  (?:[mM]eter|[zZ]ähler|(?:[hH]aupt|[sS]trom|[gG]as|[wW]asser|[kK]altwasser|[wW]armwasser|[wW]ärme|[wW]ärmemengen|[zZ]wischen|
  [uU]nter|[gG]arten|[nN]eben|[dD]oppeltarif)zähler)(?=:?[ ](?:(?:[\p{Lu}\d]{2,6} )?[\p{Lu}\d]{0,6}-?\d{6}|
  (?=\S{0,4}\p{Lu})[\p{Lu}\d]{3,6}(?: \d{3,4}){2}(?!\d)))|
  // invoices and purchase orders: 'RE 25/1188', 'PO 25-0441'
  RE(?= \d{1,6}[-/]\d)|
  (?:AB|LS|GS|RG|AU)(?= \d{2,6}[-/]\d{3,6}(?!\d))|
  P\.?O\.?(?= #?\d{2,6}[-/]\d)|
  // references, but no catalogue numbers
  (?<!(?:Reagenz|Reagens|Kit|Test|Kat\.|Packung) )(?:Ref|REF)\.?(?=[ :]{1,3}\S{0,12}[\d/-])|
  // numbers of Austrian offices: 'Zahl: 240-1/2024', 'Stammzahl 1873', and references: 'Zeichen 4-1187/24'
  Zeichen(?= \d{1,6}[-/]\d{2,6}[-/]?\d)|
  [sS]tammzahl(?=:?[ ]\d{3})|
  Zahl(?=:?[ ]{1,3}(?:\p{Lu}{1,4}-)?\d{1,6}[-/]\d)|
  ref\.?(?=[ :]{1,3}\S{0,12}\d{4})|
  ref\.?(?=[ :]{1,3}(?=[A-Z]{0,5}\d)(?=\d{0,5}[A-Z])[A-Z\d]{6}(?![\p{L}\d]))|
  // invoices, licences and certificates, abbreviated: 'Re. R26-03902', 'Lic. REC-31874'
  Re\.(?= \p{Lu}{0,3}-?\d{2,4}[-/]\d{2})|
  (?:[lL]ic|[cC]ert)\.(?=:?[ ]\p{Lu}{1,4}-?\d{3})|(?<=\p{Lu}{2} )[lL]ic\.?(?=:?[ ]${notAYear}\d{4,8}(?!\d))|
  // confirmations, test report forms, matriculations: 'TRF 09DE004417'
  (?:conf|Conf|CONF|TRF|Matr|Matric|matric)\.?(?=[ :]{1,3}\S{0,12}[\d/-])|
  // words of a posting: 'PATIENT 77120'
  (?:PATIENT|VERTRAG|KUNDE|AUFTRAG|MITGLIED|RECHNUNG|BESTELLUNG)(?= \p{Lu}{0,3}[-/]?\d{4})|
  // season tickets: 'Karte 0004 4177'
  [kK]arte(?= \d{4} \d{4}(?!\d))|
  // Austrian lawyers: 'Code R144177'
  [cC]ode(?= [A-Z]\d{6}(?!\d))|
  [vV]oucher code(?=[ :]{1,3}\S{0,10}\d{4})|
  // firms and persons in the registers of British regulators: 'FRN 834032'
  [fF]irm ref(?:erence)?(?= \d{6}(?!\d))|
  (?:FRN|SRA|GDC|HCPC|GPhC)(?: ID)?(?=[ :]{1,3}\p{Lu}{0,2}\d{5,8}(?!\d))|
  // chats with a customer: 'Conversation C-97238624'
  (?:[cC]hat|[cC]onversation|[kK]onversation|[gG]espräch|[aA]nruf|[tT]elefonat|[cC]all|[sS]ession|[dD]iktat|
  [vV]oicemail)
  (?= (?:\p{Lu}{1,4}-?\d{4}|\d{4}-\d{3,8}(?!\d)))|
  // invoices in a list: 'inv NG-36152', 'INV 20341'
  (?:[iI]nv|INV)(?=:? ${notAYear}(?:\p{Lu}{1,4}[-/]?\d{3}|\d{4}))|
  [iI]nv\.(?= ${notAYear}\d{4,8}(?!\d))|[lL]oan(?= \d{7,10}(?!\d))|
  [iI]nv\.(?= \p{Lu}{1,4}[-/]?\d{3})|
  // groups of insured: 'group 91774', 'Group             0071835'
  [gG]roup(?=:?[ ]{1,20}(?!\d{2,5}000)\d{5,8}(?!\d))|
  // openings for a post: 'Req. R-2026-0388'
  (?:Req|REQ)\.?(?=[ :]{1,3}\p{Lu}{0,4}-?\d{2,4}-?\d)|
  // deeds of a notary: 'UVZ 1187/2026'; schools of Austria: 'SKZ 601282'
  (?:UVZ|UR)(?= \d{1,5}/(?:19|20)?\d\d(?!\d))|
  SKZ(?=:?[ ]\d{6}(?!\d))|
  // labels stuck on things that are lent: 'Inventar 20-04417', 'asset tag LT04418'
  (?:[iI]nventar(?:schild|aufkleber|etikett)?|[aA]sset(?:[ -][tT]ag)?|[pP]roperty tag)
  (?=:?[ ](?:\p{Lu}{1,4}-?\d{3}|\d[\d-]{4}))|
  // registered companies and installers: '(reg. 2008/114527/23)', 'RGI Reg. 30 5817'
  [rR]eg\.?(?: [nN]o\.?)?(?= (?:\p{Lu}{2,4}/\d{2,6}/\d\d|\d{4}/\d{6}/\d\d|\p{Lu}\d{2,5}/\d{2}|\d[\d ]{5,8}\d|\p{Lu}{1,3}\d{5,8})(?!\d))|
  // accounts and files without a mark: 'Konto 44188204', 'Akte 118/26', 'Vorgang 418/2026'
  [kK]onto(?=:? \d{6,10}(?!\d))|
  // customers and invoices of a posting: 'Kd 10442 Re 2026-0417'
  [kK]d(?= \d{4,10}(?![\d.,]))|Re(?= (?:20)?\d\d-\d{3,6}(?!\d))|Re\.(?= \d{5,10}(?![\d.,]))|
  (?:[aA]kte|[vV]organg)(?= \d{1,5}/(?:19|20)?\d\d(?!\d))|
  // identity cards, whatever their check digit
  [pP]erso(?=:? [A-Z\d]{9,11}(?![\p{L}\d]))|
  // papers of a car: 'ZB II CD441882'
  (?:(?:ZB|Zulassungsbescheinigung(?: Teil)?) ?(?:II?|1|2)|Kfz-Brief|Kfz-Schein|Fahrzeugbrief|Fahrzeugschein)
  (?= [A-Z]{2} ?\d{6}(?!\d))|
  // files of a payroll: 'File 000418'
  (?:File|FILE)(?=:?[ ]0\d{5}(?!\d))|
  // cover of a car before it is registered: 'eVB lautet K7T4P2W'
  eVB(?:[- ][nN](?:r\.?|ummer))?(?: (?:des|der|vom) \p{L}{3,20})?(?=:?[ ](?:(?:lautet|ist)[ ])?[A-Z\d]{7}(?![\p{L}\d]))|
  // policies in thousands: 'Police ist die 11.284.903'
  [pP]oli(?:ce|zze)(?= (?:\p{Lu}{1,3} )?\d{4,8}-\d{3,8}(?!\d)| (?:ist|war|lautet)(?: die)? \p{Lu}{1,3} \d{4,8}-\d{3,8}(?!\d))|
  [pP]oli(?:ce|zze)(?=(?: ist| lautet)?(?: die)?:? \d{1,3}(?:\.\d{3}){2}(?!\d))|
  // flats of an administration: 'Objekt 3106.02.0304'
  (?:[oO]bjekt|[lL]iegenschaft|[wW]ohnung|[eE]inheit|Miet(?:verhältnis|vertrag|objekt|einheit))
  (?=:? \d{3,5}\.\d{2}\.\d{2,4}(?!\d))|
  // day books of the police, chips of pets, prescriptions: 'Tgb. 1418/26', 'Microchip 977200004417118', 'Rx 4418820'
  [tT]gb\.?(?= \d{2,6}/(?:19|20)?\d\d(?!\d))|
  (?:[mM]icrochip|[tT]ransponder|[cC]hip)(?=:?[ ]{1,20}(?:\d ?){14}\d(?!\d))|
  // accounts with a letter: 'acc A20418'
  (?:[aA]cc|[aA]cct)\.?(?=:?[ ]\p{Lu}{1,4}\d{3,8}(?!\d))|
  Rx(?=:?[ ]\d{6,9}(?!\d))|
  // what a laboratory is sent: 'Specimen 26-4418'
  (?:[sS]pecimen|[sS]ample|[pP]robe|[pP]räparat)(?= \p{Lu}{0,2}\d\d-\d{4,6}(?!\d))|
  // computers that somebody looks at from far away: 'AnyDesk 447 188 204'
  Any[dD]esk(?:[- ](?:ID|Adresse|address))?(?=:?[ ]\d{3} ?\d{3} ?\d{3}(?!\d))|
  // agencies of an insurer: 'Agentur 00441/7', 'Agentur 4417   Erna Muster'
  [aA]gentur(?= \d{4,6}(?:/| {2,10}\p{Lu}\p{Ll}))|
  // what is stamped on a key: 'Prägung K 3317'
  [pP]rägung(?= \p{Lu}{1,3} ?\d{3})
`;
