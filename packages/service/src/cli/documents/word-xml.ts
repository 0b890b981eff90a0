/** The XML of Word documents, whichever program wrote it (Namespaces in XML 1.0). */
import { type MarkupEvent, readMarkup } from './markup.js';

/** The prefixes that Word gives its namespaces, those of ISO/IEC 29500 Strict among them. */
const usualPrefixes: ReadonlyMap<string, string> = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w:'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w:'],
  ['http://schemas.microsoft.com/office/word/2012/wordml', 'w15:'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a:'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a:'],
  ['http://schemas.openxmlformats.org/drawingml/2006/chart', 'c:'],
  ['http://purl.oclc.org/ooxml/drawingml/chart', 'c:'],
  ['http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing', 'wp:'],
  ['http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing', 'wp:'],
  ['http://schemas.openxmlformats.org/drawingml/2006/picture', 'pic:'],
  ['http://purl.oclc.org/ooxml/drawingml/picture', 'pic:'],
  ['urn:schemas-microsoft-com:vml', 'v:'],
  ['urn:schemas-microsoft-com:office:office', 'o:'],
  ['http://schemas.openxmlformats.org/package/2006/metadata/core-properties', 'cp:'],
  ['http://purl.org/dc/elements/1.1/', 'dc:'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/extended-properties', ''],
  ['http://purl.oclc.org/ooxml/officeDocument/extendedProperties', ''],
  ['http://schemas.openxmlformats.org/officeDocument/2006/custom-properties', ''],
  ['http://purl.oclc.org/ooxml/officeDocument/customProperties', ''],
  ['http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes', 'vt:'],
  ['http://purl.oclc.org/ooxml/officeDocument/docPropsVTypes', 'vt:'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', ''],
  ['http://schemas.microsoft.com/office/2006/metadata/contentType', 'ct:'],
  ['http://schemas.microsoft.com/office/webextensions/webextension/2010/11', 'we:'],
]);

/** XML with the names that Word gives its elements: other programs write `ns0:p`, or `p`, for `w:p`. */
export function readXml(source: string): MarkupEvent[] {
  const events = readMarkup(source, { isXml: true });
  const usual = new Map<string, string>();
  for (const { name, passage } of events.flatMap((event) => (event.kind === 'open' ? event.attributes : []))) {
    const declared = /^xmlns(?::|$)(?<prefix>.*)$/.exec(name);
    const prefixOfWord = usualPrefixes.get(passage.text);
    if (!declared || prefixOfWord === undefined) continue;
    const { prefix = '' } = declared.groups ?? {};
    usual.set(prefix && `${prefix}:`, prefixOfWord);
  }
  const named = (name: string): string => {
    const prefix = /^[^:]*:/.exec(name)?.[0] ?? '';
    return (usual.get(prefix) ?? prefix) + name.slice(prefix.length);
  };
  return events.map((event) => {
    if (event.kind === 'close') return { ...event, name: named(event.name) };
    if (event.kind !== 'open') return event;
    const attributes = event.attributes.map(({ name, passage }) => ({
      name: name.includes(':') ? named(name) : name, // the default namespace is not that of attributes
      passage,
    }));
    return { ...event, name: named(event.name), attributes };
  });
}
