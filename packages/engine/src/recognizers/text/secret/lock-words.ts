/**
 * What is locked by a code of digits: doors, gates, barriers, boxes, rooms; German and English.
 * Origin: collected by hand from letters of landlords, clubs and care services, messages and diaries, November 2026.
 */

/** Ends of words: `Seitentür`, `Gartentor`, `Schlüsselkästchen`. */
export const germanLocks = [
  'tür', 'türe', 'türen', 'tor', 'pforte', 'eingang', 'eingangs', 'schranke', 'schranken', 'garage', 'garagen',
  'einfahrt', 'schloss', 'safe', 'tresor', 'kasten', 'kästchen', 'kastl', 'kasterl', 'kästli', 'kästle',
  'schlüsselbox', 'schlüsseldepot', 'schließfach', 'spind', 'schrank', 'alarm', 'alarmanlage', 'alarmanlagen', 'anlage',
  'keller', 'lager', 'halle', 'hallen', 'schuppen', 'laube', 'hof', 'haus', 'treppenhaus', 'aufzug', 'wc', 'toilette',
  'toiletten', 'parkplatz', 'parkhaus', 'zutritts', 'zahlen', 'schlüssel', 'büro', 'raum', 'klingel', 'einlass',
  'gegensprechanlage', 'briefkasten', 'wallbox', 'schlüsselfach', 'paketfach', 'paketbox', 'wertfach', 'packstation',
  'handsender', 'radio', 'öffnung', 'zugang', 'handy', 'ausgang',
] as const; // prettier-ignore

/** Words of their own before `code`, or behind `code for the`. */
export const englishLocks = [
  'door', 'gate', 'barrier', 'alarm', 'key safe', 'keysafe', 'key box', 'keybox', 'lock box', 'lockbox', 'lock',
  'padlock', 'entry', 'entrance', 'garage', 'building', 'lobby', 'shed', 'cellar', 'basement', 'locker', 'safe', 'lift',
  'elevator', 'car park', 'parking', 'bin store', 'bike store', 'store room', 'storeroom', 'storage', 'stock room',
  'staff room', 'toilet', 'restroom', 'gym', 'pool', 'office', 'intercom', 'keypad', 'buzzer', 'doorbell', 'radio',
  'stereo', 'immobiliser', 'immobilizer', 'trailer', 'laundry', 'staircase', 'master', 'house', 'flat', 'yard',
  'loading bay', 'cupboard', 'cabinet', 'ipad',
] as const; // prettier-ignore
