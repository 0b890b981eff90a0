/**
 * Names for letters that are said when a number or name is spelled.
 * Source: DIN 5009:1996 (German names) and DIN 5009:2022 Annex (the same, revised); ICAO Annex 10, volume II § 5.2.1.3.
 */

/** German names. */
export const germanLetterNames = [
  'Anton', 'Ärger', 'Berta', 'Cäsar', 'Charlotte', 'Dora', 'Emil', 'Friedrich', 'Gustav', 'Heinrich', 'Ida', 'Julius',
  'Kaufmann', 'Konrad', 'Ludwig', 'Martha', 'Nordpol', 'Otto', 'Ökonom', 'Paula', 'Quelle', 'Richard', 'Samuel',
  'Siegfried', 'Schule', 'Theodor', 'Ulrich', 'Übermut', 'Viktor', 'Wilhelm', 'Xanthippe', 'Ypsilon', 'Zacharias',
  'Zeppelin',
] as const; // prettier-ignore

/** English names, as radio operators and pilots say them. */
export const englishLetterNames = [
  'Alpha', 'Alfa', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India', 'Juliet', 'Juliett',
  'Kilo', 'Lima', 'Mike', 'November', 'Oscar', 'Papa', 'Quebec', 'Romeo', 'Sierra', 'Tango', 'Uniform', 'Victor',
  'Whiskey', 'Whisky', 'X-ray', 'Yankee', 'Zulu',
] as const; // prettier-ignore

/** The same in small letters, which are words behind a label alone: `reference is x ray seven seven four`. */
export const smallLetterNames = [...englishLetterNames.map((name) => name.toLowerCase()), 'x ray'] as const;

/** English letters as a machine that listens writes them down: `gee en` for GN; none that are common words. */
export const englishLetterSounds = [
  'ay', 'bee', 'cee', 'see', 'dee', 'ee', 'eff', 'gee', 'aitch', 'haitch', 'jay', 'kay', 'el', 'em', 'en', 'pee', 'cue',
  'queue', 'ar', 'ess', 'tee', 'vee', 'ex', 'zed', 'zee',
] as const; // prettier-ignore
