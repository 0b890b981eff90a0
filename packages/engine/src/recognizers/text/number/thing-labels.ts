/**
 * Labels of things, products, measures, places and files: their numbers point at nobody.
 * Origin: collected by hand from invoices, device tickets, laboratory sheets and logs, November 2026.
 */

const goods = [
  'artikel', 'art', 'artikelnummer', 'artikelnr', 'artikelnr.', 'artikel-nr.', 'artikel_nr', 'artnr', 'art.-nr.',
  'art. nr.', 'teil', 'bauteil', 'baustein', 'ersatzteil', 'zubehör', 'part', 'part no.', 'part number', 'p/n', 'modul',
  'module', 'item', 'item no.', 'sku', 'product', 'produkt', 'model', 'model no.', 'modell', 'typ', 'type', 'material',
  'sorte', 'farbe', 'farbcode', 'color', 'colour', 'ral', 'hsn', 'tsn', 'hsn/tsn', 'tsn/hsn', 'hsn / tsn', 'größe',
  'size', 'maße', 'isbn', 'issn', 'ean', 'gtin', 'upc', 'pzn', 'zolltarifnummer', 'zolltarif-nr.', 'zolltarifnr.',
  'zolltarif', 'warennummer', 'warentarifnummer', 'taric', 'taric-code', 'hs-code', 'hs code', 'werkstoff',
  'werkstoffnummer', 'werkstoff-nr.',
] as const; // prettier-ignore

const seriesAndBatches = [
  'chargen', 'batches', 'lots', 'seriennummern', 'serie', 'serien', 'seriennummer', 'seriennr', 'serien-nr.', 's/n',
  'sn', 'ser', 'serial', 'serial no.',
  'serial number', 'service tag', 'svc tag', 'express service code', 'fabriknr.', 'fabr.-nr.', 'charge', 'lot',
  'lot no.', 'los', 'batch', 'batch no.', 'seal', 'anlagen-nr.', 'anlagennr.', 'bestand', 'baujahr', 'bj.',
] as const; // prettier-ignore

const devices = [
  'gerät', 'device', 'rechner', 'notebook', 'laptop', 'pc', 'arbeitsplatz', 'cpu', 'display', 'drucker', 'druck',
  'container', 'engine', 'getriebe', 'kamera', 'analyzer', 'analysegerät', 'motor', 'reifen', 'pumpe', 'filter',
  'rahmen', 'sensor', 'kabel', 'lampe', 'schraube', 'schlüssel', 'schließanlage', 'zeichnung', 'zeichnungsnummer',
  'drawing', 'dwg', 'workstation', 'computer', 'rechnername', 'pc-name', 'endgerät', 'router', 'modem', 'ont', 'switch',
] as const; // prettier-ignore

const computing = [
  'version', 'ver', 'build', 'release', 'update', 'firmware', 'fw', 'windows', 'chrome', 'firefox', 'host', 'hostname',
  'server', 'client', 'agent', 'port', 'netz', 'vlan', 'ssid', 'hash', 'sha', 'sha256', 'md5', 'checksum', 'etag',
  'commit', 'uuid', 'pid', 'txid', 'trace', 'span', 'offset', 'epoch', 'timestamp', 'bytes', 'url', 'format', 'status',
  'code', 'fehlercode', 'fehler', 'error',
] as const; // prettier-ignore

const measures = [
  'wert', 'betrag', 'amount', 'summe', 'preis', 'gesamt', 'total', 'menge', 'quantity', 'qty', 'anzahl', 'stückzahl',
  'count', 'counter', 'dauer', 'duration', 'frequenz', 'sequenz', 'kurs', 'bitrate', 'torque',
  'drehmoment', 'spannung', 'voltage', 'speicher', 'memory', 'öl', 'oil', 'tarif', 'tariff', 'einwohner',
] as const; // prettier-ignore

const places = [
  'raum', 'zimmer', 'room', 'saal', 'bett', 'bed', 'gleis', 'platform', 'flug', 'flight', 'zug', 'train', 'verbindung',
  'bus', 'linie', 'lager', 'regal', 'fach', 'stellplatz', 'ort', 'unit', 'suite', 'locker', 'spind', 'bay',
] as const; // prettier-ignore

const papersAndRules = [
  'seite', 'page', 'kapitel', 'section', 'clause', 'wording', 'endorsement', 'klausel', 'formular', 'form', 'vordruck',
  'vorlage', 'merkblatt', 'quelle', 'source', 'vgl', 'siehe', 'gemäß', 'nach', 'norm', 'standard', 'din', 'iso', 'en',
  'bs', 'vde', 'astm', 'un', 'cas',
] as const; // prettier-ignore

const medicine = [
  'icd', 'icd-10', 'ops', 'cpt', 'hcpcs', 'loinc', 'diagnose', 'diagnosen', 'diagnosis', 'dx', 'medikation',
  'medication', 'snomed', 'snomed ct', 'ufi', 'reagenz', 'reagenz ref', 'reagens ref', 'kit ref',
] as const; // prettier-ignore

const money = [
  'wkn', 'isin', 'blz', 'ifsc', 'ifsc code', 'ifs code', 'micr', 'kst', 'kostenstelle', 'haushaltsstelle',
] as const; // prettier-ignore

const telephones = ['tel', 'telefon', 'fax', 'mobil', 'mobile', 'phone'] as const;

/** All of them. */
export const thingLabels = [
  ...goods, ...seriesAndBatches, ...devices, ...computing, ...measures, ...places, ...papersAndRules, ...medicine,
  ...money, ...telephones,
] as const; // prettier-ignore
