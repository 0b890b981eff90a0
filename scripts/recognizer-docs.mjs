/** Reads what the docstrings of the recognizers say, for `write-entity-types.mjs`. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const sources = new URL('../packages/engine/src/recognizers/', import.meta.url);
const built = new URL('../packages/engine/dist/recognizers/', import.meta.url);

/** Names of the exported constants of type `Recognizer` in one file, each with the text of its docstring. */
function* docstringsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(new URL(file, sources), 'utf8'), ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, type } of statement.declarationList.declarations) {
      if (type?.getText() !== 'Recognizer') continue;
      const [docstring] = ts.getJSDocCommentsAndTags(statement);
      yield [name.getText(), ts.getTextOfJSDocComment(docstring?.comment) ?? ''];
    }
  }
}

/**
 * Splits a docstring at its `Rule:` and unwraps its lines. Throws where either part is missing: the page would lack it.
 */
function parts(docstring, where) {
  const [, what, rule] = /^(.+?)\s*\bRule: (.+)$/s.exec(docstring.replaceAll(/\s+/g, ' ')) ?? [];
  if (what === undefined) throw new Error(`${where}: the docstring says no "Rule:" after what it is.`);
  return { what, rule };
}

/** Every recognizer of the source tree, with `{ file, name, what, rule }` of its docstring. */
export async function readRecognizerDocs() {
  const docs = new Map();
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  for (const file of files.map((path) => path.replaceAll('\\', '/'))) {
    const recognizers = await import(new URL(file.replace(/\.ts$/, '.js'), built));
    for (const [name, docstring] of docstringsOf(file)) {
      docs.set(recognizers[name], { file, name, ...parts(docstring, `${file} ${name}`) });
    }
  }
  return docs;
}
