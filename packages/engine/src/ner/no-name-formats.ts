/** What the model takes for a name and is none by the format of the file: keys, elements, segments, codes. */
import { type Shapes, writtenLike } from './name-shape.js';

const formats: Shapes = {
  // `dob=1980-03-12`
  'a key of a query or log': [{ name: /^\p{Ll}[\p{L}_]*$/u, after: /^=\S/u }],

  // `"mandatsRef": 7`; a person may be a key in lower case, too
  'a key of JSON': [
    { of: ['PERSON'], name: /^\p{Ll}+(?:\p{Lu}|_)\p{L}+$/u, before: /"$/u, after: /^" ?:/u },
    { of: ['LOCATION', 'ORGANIZATION'], name: /^\p{Ll}[\p{L}\p{N}_]*$/u, before: /"$/u, after: /^" ?:/u },
  ],

  // `en-US`, BCP 47
  'the language of a text': [{ name: /^\p{Ll}{2}-\p{Lu}{2}$/u }],

  // `packages:` above `  - name: chrony` in YAML
  'a package or program of a list': [
    { name: /^\p{Ll}[\p{Ll}\d-]*$/u, before: /(?:^|\n)[ \t]*- (?:name|package|service|role): ["']?$/u },
  ],

  // `update mitgl set`, `from mitgl m join`
  'a table of SQL': [
    {
      name: /^\p{Ll}[\p{Ll}\d_]*$/u,
      before: /(?<!\p{L})(?:from|join|update|into|FROM|JOIN|UPDATE|INTO) $/u,
      after:
        /^ (?:set|values|where|join|on|using|order|group|limit|as|\p{Ll} (?:join|on|where|set)|\(|SET|VALUES|WHERE|JOIN|AS)/u,
    },
  ],

  // `P:\Archiv`, `Pfad P:\Archiv`
  'a drive': [{ name: /(?:^| )[A-Z]$/, after: /^:\\/ }],

  // `<eb:Biller>`, `</eb:Biller>`
  'an element of XML': [{ name: /^[\p{L}\d]+$/u, before: /<\/?(?:[a-z]\w{0,10}:)?$/u, after: /^[ >/]/ }],

  // `<InstdAmt Ccy="EUR">`
  'an attribute of XML': [{ name: /^(?:[\p{L}\d]+ )?[\p{L}\d]+$/u, before: /<(?:[\w:]{1,40} )?$/u, after: /^=["']/ }],

  // `ort VARCHAR(80)`
  'a type of SQL': [
    { name: /^(?:N?VARCHAR2?|N?CHAR|DECIMAL|NUMERIC|BIGINT|TINYINT|VARBINARY|N?CLOB)$/, after: /^ ?\(\d/ },
  ],

  // `User-Agent: ShopRelay/4.11.2`: RFC 9110 § 10.1.5
  'a program that asks': [{ before: /[uU]ser-[aA]gent: $/u, after: /^\/\d/ }],

  // `PRODID:-//Sample Inc.//App 1.0//EN` in calendars and business cards, RFC 5545 § 3.7.3
  'the maker of a file': [{ before: /(?:^|\n)PRODID[^\n]*$/u }],

  // `BEGIN:VCARD`, `TEL;TYPE=work:`: RFC 5545 § 3.6, RFC 6350 § 6.1
  'a part of a calendar or business card': [
    { name: /^[A-Z]+$/, before: /(?:^|\n)(?:BEGIN|END):$/u },
    { name: /^[A-Z-]+$/, before: /(?:^|\n)(?:item\d+\.)?$/u, after: /^;[A-Z]+(?:=|[:;])/ },
  ],

  // `LIN+1++4012345678901:EN'`, `UNB+UNOC:3`: ISO 9735-1 §§ 5.1, 8; elements may be parted by semicolons
  'a segment or character set of EDIFACT': [
    { name: /^[A-Z]{3}$/, before: /(?:^|[\n'])$/u, after: /^[+;]/ },
    { name: /^UNO[A-L]$/ },
  ],

  // `OBX|1|NM|2345-7^GLUCOSE^LN|`: HL7 version 2.5 §§ 2.5.1, 7.4.2
  'a segment, result or coding system of HL7': [
    { name: /^[A-Z][A-Z\d]{2}$/, before: /(?:^|[\r\n])$/u, after: /^\|/ },
    { before: /(?:^|[\r\n])OBX\|[^|\r\n]*\|[^|\r\n]*\|[^|\r\n]*$/u },
    // units of a number that is the result, and its flags
    {
      name: /^[a-zA-Z]{1,5}$/,
      before: /(?:^|[\r\n])OBX\|[^|]*\|NM\|(?:[^|\r\n]*\|){3}(?:[a-zA-Z]{1,5}\/)?$/,
      after: /^[|/]/,
    },
    { name: /^(?:H|L|HH|LL|N|A|AA)$/, before: /(?:^|[\r\n])OBX\|[^|]*\|NM\|(?:[^|\r\n]*\|){5}$/, after: /^\|/ },
    { before: /(?:^|[\r\n])(?:OBX\|[^|\r\n]*|PV1\|[^|\r\n]*\|[^|\r\n]*)\|[^|\r\n]*$/u },
    // country and kind of an address, kind of a name: §§ 2.A.88, 2.A.89
    { name: /^(?:D|DE|DEU|AT|AUT|CH|CHE|UK|GB|US|USA)$/, before: /[|~](?:[^|^\r\n]*\^){5}$/, after: /^(?:[|^~]|\s|$)/ },
    { name: /^[LHOBMCNDFP]$/, before: /[|~](?:[^|^\r\n]*\^){6}$/, after: /^(?:[|~]|\s|$)/ },
    { name: /^(?:LN|L|SCT|I9|I10|CPT|MR|SS|DL)$/, before: /\^$/u, after: /^(?:\||~|&|\s|$)/ },
  ],

  // `<Cd>SALA</Cd>`, `<ChrgBr>SLEV</ChrgBr>`: the external code sets of ISO 20022
  'a code in an element of XML': [
    { name: /^[A-Z]{4}$/, before: /<(?:\w{1,10}:)?(?:Cd|ChrgBr|SeqTp|CdtDbtInd)>$/, after: /^<\// },
    { name: /^(?:TRF|CHK|DD)$/, before: /<(?:\w{1,10}:)?PmtMtd>$/, after: /^<\// },
  ],

  // the `Amt><InstdAmt Ccy` of `<Amt><InstdAmt Ccy="EUR">`
  'tags of XML': [{ name: /^[A-Z]\w*><[A-Z]/ }, { name: /^[A-Z]\w*><\/[A-Z]/ }],

  // `TZID=Europe/Berlin`, `"timezone": "Europe/Berlin"`: the names of the Time Zone Database
  'a zone of time': [
    { name: /^(?:Africa|America|Asia|Australia|Atlantic|Europe|Indian|Pacific)$/, after: /^\/[A-Z][a-z]+/ },
    { before: /(?<!\p{L})(?:Africa|America|Asia|Australia|Atlantic|Europe|Indian|Pacific)\/$/u },
  ],

  // `0 @I12@ INDI`: GEDCOM 5.5.1, appendix A
  'a tag of a pedigree': [
    {
      name: /^(?:INDI|FAM[CS]?|SUBM|SUBN|REPO|OBJE|SOUR|HEAD|TRLR|BIRT|DEAT|BURI|CHR|MARR|RESI|GIVN|SURN|HUSB|WIFE|CHIL)$/,
      before: /(?:^|\n)\d (?:@\w{1,20}@ )?$/,
    },
  ],

  // `WEBVTT`, the first line of subtitles
  'the mark of a file': [{ name: /^WEBVTT$/ }],

  // `/bin/zsh`, the shell of an account
  'a shell': [{ name: /^(?:[a-z]{0,3}sh|nologin)$/, before: /\/bin\/$/, after: /^(?:\s|$)/ }],

  // `TRANSP:OPAQUE`, `CLASS:PUBLIC`: RFC 5545 §§ 3.6.6, 3.7, 3.8.1, 3.8.2
  'a property of a calendar': [
    { name: /^[A-Z-]+$/, before: /(?:^|\n)(?:TRANSP|CLASS|STATUS|METHOD|ACTION|CALSCALE):$/, after: /^(?:\r?\n|$)/ },
  ],
};

/** Whether a name is a part of a format. */
export const isOfFormat = writtenLike(formats);
