import { digitCount } from '../../../normalize.js';
import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern } from '../pattern.js';

/** What is recorded of somebody's voice or picture, or written down from it. */
const recordings = oneOf([
  'Recording', 'recording', 'RECORDING', 'Dictation', 'dictation', 'Audio', 'audio', 'Tape',
  'tape', 'Voicemail', 'voicemail', 'Call', 'Footage', 'footage', 'Interview', 'interview', 'Clip', 'clip',
  'Aufnahme', 'Aufzeichnung', 'Diktat', 'Mitschnitt', 'Tonband', 'Band', 'Audiodatei', 'Sprachdatei', 'Datei', 'Video',
  'Videodatei', 'Gespräch', 'Anruf', 'Vernehmung', 'Kassette',
]); // prettier-ignore

/**
 * Number of a recording, whose parts underscores join: `Recording 20240711_093216_q4_0088`, `Datei DS_0447`.
 * Rule: none published; dictation devices and call centres name their files so. Three digits at least.
 */
export const recordingNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      (?<!\p{L})${recordings}(?:[ -](?:file|ID|no\.?|number|Nr\.?|Nummer|name))?:?[ ]{1,10}
      (?<value>[A-Za-z\d]{2,20}(?:[_-][A-Za-z\d]{1,20}){0,5}_[A-Za-z\d]{1,20})(?:\.(?:wav|mp3|mp4|m4a|dss|ds2|ogg))?
      (?![\p{L}\p{N}_-]|\.\p{L})
    `,
    // `Kanal 2  ID tel-20261116-0447`
    pattern('dgu')`
      (?<![\p{L}\p{N}-])(?:Call-|Ruf-|Session-)?I[Dd]:?[ ]{1,4}(?<value>[a-z]{2,8}-(?:19|20)\d{6}-\d{3,6})(?![\p{L}\p{N}-])
    `,
  ],
  isValid: (value) => digitCount(value) >= 3,
  examples: {
    finds: {
      'of a call': 'Recording ⟦20240711_093216_q4_0088⟧ | 11 July',
      'of a dictation': 'Datei ⟦DS_0447⟧   aufgen. am',
      'with its ending': 'Diktat: ⟦DS_0448⟧.dss',
      "with a number's word": 'Aufnahme-Nr. ⟦A12_0441⟧ liegt',
      'by its day': 'Kanal 2  ID ⟦tel-20260312-0447⟧\n',
      'of an interview': 'interview ⟦ROTI_24_0117⟧ was played',
      'of a camera': 'Footage ⟦CAM03_0417⟧, seized',
    },
    ignores: {
      'a file of orders': 'ERROR ORDERS-Datei ORD_0217_003.edi abgewiesen',
      'no underscore': 'Datei DS-Vorlage',
      'two digits': 'Datei vorlage_neu_12 da',
      'another noun': 'Tabelle DS_0447',
      'a file of a program': 'Datei Z01B_20261110.LDT da',
      'no number': 'Recording of_the_day is',
      'a sentence between': 'Recording. DS_0447',
    },
  },
};
