/**
 * Labels of things, products, measures, places and files: their numbers point at nobody.
 * Origin: collected by hand from invoices, device tickets, laboratory sheets and logs, November 2026.
 */
export const thingLabels = [
  'artikel', 'art', 'serien', 'serie', 'seriennummer', 'seriennr', 's/n', 'sn', 'modell', 'typ', 'type', 'model',
  'version', 'ver', 'build', 'release', 'gerät', 'device', 'rechner', 'host', 'hostname', 'server', 'isbn', 'issn',
  'ean', 'gtin', 'pzn', 'charge', 'lot', 'los', 'batch', 'material', 'teil', 'part', 'sku', 'product', 'produkt',
  'farbe', 'color', 'colour', 'größe', 'size', 'maße', 'norm', 'standard', 'raum', 'zimmer', 'room', 'saal', 'gleis',
  'platform', 'flug', 'flight', 'zug', 'train', 'verbindung', 'bus', 'linie', 'seite', 'page', 'kapitel', 'port',
  'hash', 'sha', 'sha256', 'md5', 'commit', 'checksum', 'etag', 'agent', 'tarif', 'tariff', 'icd', 'icd-10', 'ops',
  'diagnose', 'diagnosen', 'diagnosis', 'dx', 'code', 'fehlercode', 'error', 'fehler', 'url', 'inventar', 'inv.-nr.',
  'zubehör', 'motor', 'reifen', 'un', 'cas', 'wkn', 'isin', 'blz', 'quelle', 'source', 'vgl', 'siehe', 'gemäß',
  'nach', 'wert', 'betrag', 'summe', 'preis', 'gesamt', 'total', 'menge', 'anzahl', 'format', 'firmware', 'kurs',
  'formular', 'form', 'vordruck', 'ort', 'fabriknr.', 'serial', 'serial no.', 'fabr.-nr.', 'ersatzteil', 'bestand',
  'sorte', 'cpu', 'druck', 'drucker', 'fax', 'tel', 'telefon', 'mobil', 'phone', 'mobile', 'display', 'kamera',
  'farbcode', 'ral', 'inv.', 'inventarnr.', 'anlagen-nr.', 'anlagennr.', 'part no.', 'model no.', 'item no.',
  'lot no.', 'batch no.', 'art.-nr.', 'art. nr.', 'artikelnummer', 'artikelnr.', 'artikel-nr.', 'serien-nr.',
  'serial number', 'schließanlage', 'schlüssel', 'pid', 'txid', 'bj.', 'baujahr', 'seal', 'analyzer', 'analysegerät',
  'medikation', 'medication', 'baustein', 'bauteil', 'pumpe', 'filter', 'rahmen', 'sensor', 'netz', 'vlan', 'ssid',
  'uuid', 'trace', 'span', 'offset', 'count', 'counter', 'amount', 'quantity', 'qty', 'timestamp', 'epoch', 'bytes',
  'duration', 'dauer', 'einwohner', 'stückzahl', 'bed', 'bett', 'lager', 'regal', 'fach', 'stellplatz', 'kst',
  'kostenstelle', 'zeichnung', 'zeichnungsnummer', 'drawing', 'dwg', 'reagenz', 'reagenz ref', 'reagens ref', 'kit ref', 'artikelnr', 'artikel_nr', 'artnr', 'item', 'ser', 'arbeitsplatz', 'notebook', 'laptop', 'pc', 'status', 'client', 'din', 'iso', 'en', 'bs', 'vde', 'astm', 'kabel', 'lampe', 'motor', 'windows', 'chrome', 'update', 'firefox', 'section', 'clause', 'schraube', 'reifen', 'merkblatt', 'vorlage', 'haushaltsstelle', 'kapitel', 'frequenz', 'sequenz', 'fw',
] as const; // prettier-ignore
