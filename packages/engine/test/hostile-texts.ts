/** Texts that are written to keep a pattern busy. Each is as long as one asks for, in UTF-16 code units. */

const repeated =
  (piece: string) =>
  (length: number): string =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** By what they are made of. */
export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  digits: repeated('1'),
  'digits and spaces': repeated('1 '),
  'digits and dots': repeated('12.'),
  'numbers of four digits': repeated('4111 '),
  dashes: repeated('-'),
  dots: repeated('.'),
  colons: repeated('1a:'),
  slashes: repeated('0711/'),
  spaces: repeated(' '),
  'line breaks': repeated('\r\n'),
  tabs: repeated('1\t'),
  'capital letters': repeated('A'),
  'small letters': repeated('a'),
  'mailboxes without end': repeated('a@'),
  'hosts without end': repeated('a.b-'),
  'nested brackets': (length) => '[('.repeat(length / 4) + ')]'.repeat(length / 4),
  'near-placeholders': repeated('[PERSON_0]'),
  placeholders: repeated('[PERSON_1] '),
  'near-IBANs': repeated('DE89 3704 0044 0532 0130 01 '),
  'near-cards': repeated('4111 1111 1111 1112 '),
  'labels without values': repeated('Steuer-ID: Kundennummer: IBAN '),
  'labels with values': repeated('Steuer-ID 123456789 Tel. 0711/1234 '),
  'a table of one row': repeated('Steuer-ID;123456789;'),
  'a table of many rows': repeated('Steuer-ID;123456789\n'),
  'combining marks': repeated('e\u0301\u0323'),
  'right-to-left': repeated('\u05d0\u05d1 \u202e1\u202c'),
  emoji: repeated('👩\u200d👩\u200d👧'),
  'lone surrogates': repeated('\ud83d1'),
  streets: repeated('Straße des '),
  'dates without end': repeated('1.1.1.'),
  'a list of birthdays': repeated('Geburtstage\n2.5.  Aa Geburtstage Bb, Cc Dd Ee Ff Gg Hh . . . . 88\n'),
  'rows of birthdays under no heading': repeated('02.05.  Erna Muster, Musterstadt . . . . . . 88\n'),
  'URLs without end': repeated('http://a/'),
  'hexadecimal digits': repeated('deadbeef'),
  quotes: repeated('"\''),
};
