import { describe, expect, test } from 'vitest';
import { formats } from '../../../src/cli/documents/formats.js';
import { thereAndBack } from './invented-masking.js';
import { bodyOf, partsOf, wordDocument } from './word-document.js';

describe('in a Word document', () => {
  test.each([
    ['a name behind letters of two code units', '<w:t>😀😀 Brückner</w:t>'],
    ['a text of which a comment is a part', '<w:t>x<!-- --> Brückner </w:t>'],
    ['the login of an author', '<w15:presenceInfo w15:userId="S::Brückner::0"/>'],
    ['a field and a tooltip', '<w:fldSimple w:instr="AUTHOR Brückner"/><w:hyperlink w:tooltip="Brückner"/>'],
    ['names that every object of JavaScript knows', '<toString xmlns:x="constructor" constructor="x"><x:p/>Brückner</toString>'], // prettier-ignore
    ['a comment of XML', '<w:p/><!-- Brückner -->'],
    ['a smart tag', '<w:smartTagPr><w:attr w:name="ProductID" w:val="Brückner"/></w:smartTagPr>'],
    ['a content control', '<w:alias w:val="Brückner"/><w:tag w:val="Brückner"/><w:listItem w:displayText="Brückner" w:value="Brückner"/>'], // prettier-ignore
    ['a form field', '<w:statusText w:val="Brückner"/><w:default w:val="Brückner"/><w:listEntry w:val="Brückner"/>'],
    ['a watermark and the text for a picture', '<v:shape alt="Brückner"><v:textpath string="Brückner"/><v:imagedata o:title="Brückner"/></v:shape>'], // prettier-ignore
    ['an address in a link of a shape, and a tooltip', '<v:shape href="mailto:Brückner@x.org?subject=x"/><a:hlinkClick tooltip="Brückner"/>'], // prettier-ignore
    ['the title of a section', '<w15:x w15:sectionTitle="Brückner"/>'],
    ['the caption of a table', '<w:tblCaption w:val="Brückner"/><w:tblDescription w:val="Brückner"/>'],
    ['what was chosen from a list', '<w:dropDownList w:lastValue="Brückner"/><w:textInput><w:format w:val="Brückner"/></w:textInput>'], // prettier-ignore
    ['the name of a shape', '<wps:cNvPr id="1" name="Brückner"/><v:shape href="tel:Brückner"/><v:imagedata o:href="C:/Brückner.png"/>'], // prettier-ignore
    ['a place in another document', '<w:hyperlink w:docLocation="Brückner"/>'],
    ['a watermark under other prefixes', '<a0:textpath xmlns:a0="urn:schemas-microsoft-com:vml" string="Brückner"/><v:imagedata xmlns:a1="urn:schemas-microsoft-com:office:office" a1:title="Brückner"/>'], // prettier-ignore
    ['the name of a picture under another prefix', '<a0:docPr xmlns:a0="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" name="Brückner"/>'], // prettier-ignore
    ['an author under another prefix', '<x:ins xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main" x:author="Brückner"/>'], // prettier-ignore
  ])('%s is masked', async (_name, source) => {
    const { masked } = await thereAndBack(formats.docx, wordDocument(source));
    expect(bodyOf(masked.bytes)).toBe(source.replaceAll('Brückner', '[PERSON_1]'));
  });
  test('the value that data are looked up by is masked, the names on the way to it are not', async () => {
    const binding = (value: string) => `<w:dataBinding w:xpath="/Brückner[@n='${value}']"/>`;
    const { masked } = await thereAndBack(formats.docx, wordDocument(binding('Brückner')));
    expect(bodyOf(masked.bytes)).toBe(binding('[PERSON_1]'));
  });
  test.each([
    ['variables of a macro', 'word/settings.xml', '<w:docVar w:name="k" w:val="Brückner"/>'],
    ['the name of a variable', 'word/settings.xml', '<w:docVar w:name="Brückner" w:val="k"/>'],
    ['a field of a mail merge', 'word/settings.xml', '<w:addressFieldName w:val="Brückner"/>'],
    ['who was given a task', 'word/documenttasks/documenttasks1.xml', '<t:Anchor userId="S::Brückner::1" userName="Brückner"/>'], // prettier-ignore
    ['who likes a comment', 'word/commentsExtensible.xml', '<cr:user userId="S::Brückner::1" userName="Brückner"/>'],
    ['what stands before a number', 'word/numbering.xml', '<w:lvlText w:val="Brückner %1."/>'],
    ['who published it', 'docProps/core.xml', '<p><dc:publisher>Brückner</dc:publisher><dc:contributor>Brückner</dc:contributor></p>'], // prettier-ignore
    ['its number and version', 'docProps/core.xml', '<p><dc:identifier>Brückner</dc:identifier><cp:version>Brückner</cp:version></p>'], // prettier-ignore
    ['the name of a property', 'docProps/custom.xml', '<property name="Brückner"><vt:bool>true</vt:bool></property>'],
    ['an address in a link', 'word/_rels/document.xml.rels', '<R Target="https://x.org/?k=Brückner@x.org" TargetMode="External"/>'], // prettier-ignore
    ['where a mail merge gets its addresses', 'word/settings.xml', '<w:connectString w:val="C:\\Brückner.xlsx"/>'],
    ['the addresses of a mail merge', 'word/settings.xml', '<w:udl w:val="Brückner"/><w:table w:val="Brückner"/><w:fieldMapData><w:name w:val="Brückner"/></w:fieldMapData>'], // prettier-ignore
    ['a building block', 'word/glossary/document.xml', '<w:docPartPr><w:name w:val="Brückner"/><w:category><w:name w:val="Brückner"/></w:category><w:description w:val="Brückner"/></w:docPartPr>'], // prettier-ignore
    ['what stands in an empty box', 'word/diagrams/data1.xml', '<dgm:prSet phldrT="Brückner"/>'],
    ['what an add-in remembers', 'word/webextensions/webextension1.xml', '<we:property name="k" value="Brückner"/>'],
    ['a property of the author under other prefixes', 'docProps/custom.xml', '<x:property xmlns:x="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:y="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes" name="Brückner"><y:lpwstr>Brückner</y:lpwstr></x:property>'], // prettier-ignore
    ['the manager, in ISO/IEC 29500 Strict', 'docProps/app.xml', '<x:Manager xmlns:x="http://purl.oclc.org/ooxml/officeDocument/extendedProperties">Brückner</x:Manager>'], // prettier-ignore
    ['the name of a property with more than letters', 'docProps/custom.xml', '<property name="Brückner (12.03.1981)"><vt:bool>true</vt:bool></property>'], // prettier-ignore
    ['a property of the author, of whatever type', 'docProps/custom.xml', '<property name="k"><vt:vstream>Brückner</vt:vstream></property><property><vt:vector><vt:lpwstr>x</vt:lpwstr><vt:variant><vt:blob>Brückner</vt:blob></vt:variant></vt:vector></property>'], // prettier-ignore
    ['what stands behind a schema', 'customXml/item1.xml', '<p><ct:contentTypeSchema xmlns:ct="k"><x/></ct:contentTypeSchema><d>Brückner</d></p>'], // prettier-ignore
    ['an instruction to a program', 'customXml/item1.xml', '<?xml version="1.0"?><?mso-infoPathSolution href="file:///C:/Brückner/x.xsn"?><k/>'], // prettier-ignore
    ['the template', 'docProps/app.xml', '<Template>Brückner.dotm</Template>'],
    ['the company, beside what every object of JavaScript knows', 'docProps/app.xml', '<p><toString>x</toString><Company>Brückner</Company></p>'], // prettier-ignore
    ['a property of the author', 'docProps/custom.xml', '<property name="k"><vt:bstr>Brückner</vt:bstr></property>'],
    ['data that it carries along', 'customXml/item1.xml', '<k xmlns="urn:k" name="Brückner"><m>Brückner</m></k>'],
    ['a file that it is linked to', 'word/_rels/document.xml.rels', '<R Target="../Brückner/a.docx" TargetMode="External"/>'], // prettier-ignore
    ['a chart', 'word/charts/chart1.xml', '<c:v>Brückner</c:v>'],
  ])('%s is masked, outside of the text', async (_name, part, source) => {
    const file = wordDocument('', { [part]: source });
    const { masked } = await thereAndBack(formats.docx, file);
    expect(partsOf(masked.bytes).get(part)).toBe(source.replaceAll('Brückner', '[PERSON_1]'));
  });
  test.each(['vt:i4', 'vt:r8', 'vt:filetime'])(
    'a property of type %s becomes a text where it is masked',
    async (type) => {
      const source = (element: string, value: string) =>
        `<property name="Telefon"><${element}>${value}</${element} ></property><property name="n"><${type}>7</${type}></property>`;
      const part = 'docProps/custom.xml';
      const file = wordDocument('', { [part]: source(type, '4915112345678') });
      const { masked, restored } = await thereAndBack(formats.docx, file);
      expect(partsOf(masked.bytes).get(part)).toBe(source('vt:lpwstr', '[PERSON_1]'));
      expect(partsOf(restored).get(part)).toBe(source(type, '4915112345678'));
    },
  );
  test('of the targets of links, those to people and to files are masked', async () => {
    const links = (name: string) => `<a Target="${name}.xml"/><a Target="file:///C:/Users/${name}/a.dotx"/>`;
    const file = wordDocument('', { 'word/_rels/settings.xml.rels': links('Brückner') });
    const { masked } = await thereAndBack(formats.docx, file);
    expect(partsOf(masked.bytes).get('word/_rels/settings.xml.rels')).toBe(
      links('Brückner').replace('/Brückner/', '/[PERSON_1]/'),
    );
  });
});
