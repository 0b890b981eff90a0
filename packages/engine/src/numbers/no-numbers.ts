/**
 * What has a digit and is nobody's number, by how it is written and what touches it: parts of logs, settings,
 * standards.
 */
import type { Stretch } from '@palimpsest/protocol';

/** All that is given must match; `before` and `after` see a little of the line around the token. */
interface Shape {
  readonly token?: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
}

/** Each with one or more ways to write it. */
const shapes: Readonly<Record<string, readonly Shape[]>> = {
  // `205/55 R16 91H`, `235/65 R16C 115/113R`: ISO 4000-1
  'a size of tyres': [
    { token: /^\d{3}\/\d{2}Z?R\d{2}C?$/ },
    { token: /^\d{3}\/\d{2}$/, after: /^ ?Z?R ?\d{2}/ },
    { token: /^(?:Z?R)?\d{2}C?$/, before: /\d{3}\/\d{2} ?(?:Z?R ?)?$/ },
    { token: /^(?:\d{2,3}\/)?\d{2,3}[A-Z]$/, before: /\d{3}\/\d{2} ?Z?R ?\d{2}C?,? ?\(?$/ },
  ],

  // `postfix/smtp[7725]: 3Xb7Kq2mT9z:`, `queued as 3Xb7Kq2mT9z`; Exim writes `1tAbCd-0004xY-2k <= `
  'a message in the queue of a mail server': [
    { before: /(?:postfix|sendmail|sm-mta)[\w/-]{0,30}\[\d+\]: $/ },
    { before: /queued as $/ },
    { token: /^\w{6}-\w{6,11}-\w{2,4}$/, after: /^ (?:[<=]=|[=-]>|\*\*|Completed)/ },
  ],

  // `worker2.jobs[811]: `, `relay=mx3[192.0.2.51]`: RFC 5424 § 6.2.5, RFC 5321 § 4.4
  'a program or host before its brackets': [{ token: /^[a-z]/, after: /^\[(?:\d{1,7}\]:|\d{1,3}(?:\.\d{1,3}){3}\])/ }],

  // `AES-256-GCM`, `TLSv1.3`, `SHA256`: the registry of cipher suites (RFC 8446 § 11)
  'a cipher': [{ token: /^(?:TLS|SSL|AES|CHACHA|SHA|RSA|ECDHE|ECDSA|DHE|HMAC|ED25519|X25519|MD5)(?![a-z])[\w.-]*$/ }],

  // `IEEE 802.11`, `ISO 9001`, `ISO-8859-15`
  'a standard': [
    {
      before:
        /(?:^|[^\p{L}])(?:IEEE|RFC|ISO|IEC|ITU-T|EN|DIN|IATF|ASTM|ANSI|VDI|VDE|DVGW|ÖNORM)(?:[ /]+[A-Z]{2,4})? $/u,
    },
    { token: /^(?:ISO|IEC|DIN|UTF|RFC|Windows)-\d[\d-]*$/ },
  ],

  // `VO (EG) Nr. 561/2006`, `Regulation (EU) 2016/679`, `Fair Work Act 2009, s 389`
  'a law': [
    {
      token: /^\d{1,4}\/\d{1,4}(?:\/[A-Z]{2,4})?$/,
      before:
        /(?<!\p{L})(?:VO|Verordnung|Richtlinie|RL|Regulation|Directive)(?: \(E(?:[UGC]|WG|EC)\))?(?: N[ro]\.?)? $/u,
    },
    { token: /^\d{1,4}[A-Z]{0,2}$/, before: /Act (?:19|20)\d\d,? (?:s|ss|sec\.|sections?|Part|Sch(?:edule)?)\.? $/ },
  ],

  // `tax code 1257L`, `Your code for your employment with Sample is 1043L`: of HMRC, the same for many
  'a code of taxes': [
    { token: /^(?:[SC]?\d{2,4}[LMNT]|[SC]?K\d{2,4})$/, before: /(?:[cC]ode|CODE)(?!\p{L})[^\n\d]{0,72}$/u },
  ],

  // `the year 2025-26`, `Schuljahr 2025/26`, `WS 2025/26`, `WJ 2025`
  'a year that begins in another': [
    {
      token: /^(?:19|20)\d\d(?:[-/](?:20)?\d\d)?$/,
      before: /(?:[jJ]ahr(?:es)?|[yY]ears?|[sS]aison|[sS]eason|[sS]emester|WS|WiSe|SS|SoSe|WJ|GJ|FY|AY) $/,
    },
  ],

  // `3 Colli / 61 kg`, `2 Palette`
  'a count of parcels': [
    {
      token: /^\d{1,4}$/,
      after: /^ (?:[CK]olli|Palette|Paket|Karton|Kiste|Gitterbox|S[aä]ck|Rolle|Packstück)(?:e|n|s|en)?(?!\p{L})/u,
    },
    { token: /^\d{1,4}$/, after: /^ (?:pallet|carton|crate|parcel|piece|pc)s?(?!\p{L})/u },
  ],

  // `assert p.age is None`, `p.postcode == row`
  'a property in code': [
    { token: /^\p{Ll}\w*\.\p{Ll}\w*$/u, after: /^ ?(?:[=!<>]=|[<>] ?[\d"']|is (?:not )?None|not in |\?\?|&&|\|\|)/ },
    { token: /^\p{Ll}\w*\.\p{Ll}\w*$/u, before: /(?:^|[\n ])(?:assert|return|elif|yield|&&|\|\||[=!<>]=) $/ },
  ],

  // `Blatt 1 von 3`, `page 2`; a sheet alone is one of a land register
  'a page': [
    { token: /^\d{1,3}$/, before: /(?:Blatt|Bl\.) $/, after: /^ ?(?:von|of|\/) ?\d/ },
    { token: /^\d{1,3}$/, before: /(?<!\p{L})(?:Seite|S\.|[pP]ages?|PAGE|[sS]heet|SHEET) $/u },
  ],

  // `Form CMS-1696`, `Elternbrief Nr. 3`, `Laborziffer 32125`, `SKR03`
  'a printed form, a circular or an item of fees': [
    {
      token: /^[A-Z]{0,5}-?\d{1,5}[A-Z]{0,2}$/,
      before: /(?<!\p{L})(?:Form|FORM|Vordruck|Formular|Formblatt)(?: N[ro]\.)? $/u,
    },
    {
      token: /^\d{1,3}$/,
      before: /(?:(?:eltern|rund|info|gemeinde|mitglieder)brief|rundschreiben|newsletter)(?: nr\.?)? $/i,
    },
    { token: /^[A-Z]?\d{4,5}$/, before: /(?:CPT|HCPCS|[bB]illed|[bB]illing|[pP]rocedure) codes? $/ },
    { token: /^\d{1,5}$/, before: /(?:[lL]abor|[gG]ebühren|[lL]eistungs|[aA]brechnungs)ziffern? $/ },
    { token: /^SKR ?\d\d$/ },
  ],

  // `Trikotgröße 152`, `size 42`
  'a size': [{ token: /^\d{1,3}$/, before: /(?:[gG]röße|[sS]ize|SIZE)n?:? $/ }],

  // `"plz": "00000"`
  'a number that is not filled in': [{ token: /^0{3,}$/, before: /["'>]$/, after: /^["'<]/ }],

  // `201 Created`: RFC 9110 § 15
  'a status of HTTP': [
    {
      token: /^[1-5]\d\d$/,
      after: /^ (?:OK|Created|Accepted|No Content|Bad Request|Unauthorized|Forbidden|Not Found|Conflict)(?!\p{L})/u,
    },
  ],

  // `2345-7^GLUCOSE^LN`: HL7 version 2.5 § 2.A.10 with table 0396
  'a code of LOINC': [{ token: /^\d{1,5}-\d$/, after: /^\^[^|^\r\n]{0,60}\^LN/ }],

  // `LIN+1++4012345678901:EN'`: UN/EDIFACT, composite C212; elements may be parted by semicolons
  'an article of EDIFACT': [{ before: /(?:^|['\n])(?:LIN|PIA)[+;][^'\n]*$/ }],

  // `select m.mnr, b.offen from`: a column behind the short name of its table
  'a column of SQL': [
    {
      token: /^\p{Ll}\.\p{Ll}[\p{Ll}\d_]*$/u,
      before:
        /(?<!\p{L})(?:select|where|from|on|and|or|by|having|SELECT|WHERE|FROM|ON|AND|OR|BY|HAVING)(?!\p{L})[^;'"]*$/u,
    },
  ],

  // `TCP_DENIED/403  3911 GET`: the bytes that a proxy passed on
  'the bytes of an answer': [{ token: /^\d+$/, before: /TCP_[A-Z_]+\/\d{3} +$/ }],

  // `0x80040154`
  'a number in hexadecimal': [{ token: /^0x[\dA-Fa-f]+$/ }],

  // `INSERT 0 1`: what PostgreSQL answers
  'the rows of an answer': [{ token: /^\d+$/, before: /(?:^|\n)(?:INSERT(?: \d+)?|UPDATE|DELETE|SELECT|COPY) $/ }],

  // `VDSL 250/40`
  'the speed of a line': [
    { token: /^\d{1,4}\/\d{1,4}$/, before: /(?:DSL|[fF]ibre|[gG]lasfaser|[kK]abel|[fF]ull ?fib(?:re|er)) $/u },
  ],

  // `DTC P0401`: SAE J2012
  'a code of a fault in a car': [
    { token: /^[PBCU][0-3][\dA-F]{3}$/, before: /(?:DTC|[fF]ehler(?:code)?|OBD|[fF]ault(?: code)?):? $/u },
  ],

  // `"state": "partially_shipped"`
  'a state in JSON': [
    { token: /^[a-z_]+$/, before: /"(?:state|status|type|event|evt|kind|op|phase|reason)" ?: ?"$/, after: /^"/ },
  ],

  // `"ean": "7610507250544"`, `"art": "KET-11-118"`, `<ArticleNumber>ST-FI-280<`
  'an article in a field': [
    {
      before:
        /"(?:art|artikel|article|item|sku|ean|gtin|product|produkt|part|model|modell)(?:_?(?:nr|no|number|id|code))?" ?: ?"$/i,
    },
    { before: /<(?:\w{1,10}:)?(?:Article|Artikel|Item|Product|Part)(?:Number|Nummer|Nr|No|ID|Id|Code)?(?: [^<>]*)?>$/ },
  ],

  // `owner_a="`, and `device2.imei    = ` at the beginning of a line
  'the name of a setting': [
    { token: /[A-Za-z]/, after: /^=["'\w[{(]/ },
    { token: /[A-Za-z]/, before: /(?:^|\n)[ \t]{0,8}(?:[a-z]\w*\.){0,4}$/, after: /^[\w.[\]]{0,20}[ \t]{1,60}=(?!=)/ },
  ],
};

const allShapes = Object.values(shapes).flat();
/** How far the line is looked at, in UTF-16 code units. */
const reach = 80;

/** Whether a token is written like one of these. */
export function isNoNumber(text: string, { start, end }: Stretch): boolean {
  const token = text.slice(start, end);
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  return allShapes.some(
    (shape) =>
      shape.token?.test(token) !== false && shape.before?.test(before) !== false && shape.after?.test(after) !== false,
  );
}
