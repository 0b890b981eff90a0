/**
 * Checks commands that the pages show and no test runs, since they take minutes or hours, or need what is not here:
 * every script is there, and it is called with options that it declares. What it then does is not checked.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import ts from 'typescript';

/** Programs that are not of this repository. */
const ofOthers = ['.', 'pip', 'python3.11'];

/** Throws at the first command of a block for the shell that could not be run as it stands there. */
export function checkCommands(block: string): void {
  const commands = block.replaceAll('\\\n', ' ').split(/\n|&&/);
  for (const command of commands) if (command.trim() !== '') checkCommand(command.trim().split(/\s+/));
}

function checkCommand([program = '', ...words]: readonly string[]): void {
  if (program === 'taskset')
    checkCommand(words.slice(2)); // taskset -c CORE COMMAND
  else if (program === 'npm' && words[0] === 'ci')
    find(join(words[2] ?? '.', 'package-lock.json')); // --prefix FOLDER
  else if (program === 'npm') checkNpmRun(words);
  else if (program === 'node') checkArguments(declaredInJavaScript(find(words[0] ?? '')), words.slice(1));
  else if (program === 'python')
    checkArguments(declaredInPython(find(`training/${words[1]?.replace('.', '/') ?? ''}.py`)), words.slice(2));
  else if (!ofOthers.includes(program)) throw new Error(`"${program}" is no program that is known here`);
}

/** `npm run SCRIPT`, or `npm run SCRIPT -- ARGUMENTS`, which go to the last program of the script. */
function checkNpmRun([run, name = '', , ...words]: readonly string[]): void {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const script = scripts[name];
  if (run !== 'run' || script === undefined) throw new Error(`npm has no ${name}`);
  if (words.length > 0) checkCommand([...(script.split('&&').at(-1) ?? '').trim().split(' '), ...words]);
}

function find(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  return file;
}

/** What a script takes: as much of what it hands to `parseArgs` as decides whether arguments are right. */
type Declared = Required<Pick<ParseArgsConfig, 'options' | 'allowPositionals'>>;

const checkArguments = (declared: Declared, args: readonly string[]): void => {
  parseArgs({ ...declared, args: [...args], strict: true });
};

/** Reads the call of `parseArgs` in a script. One that has none reads its arguments by their places. */
function declaredInJavaScript(file: string): Declared {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  let declared: Declared = { options: {}, allowPositionals: true };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'parseArgs') {
      const config = fieldsOf(node.arguments[0]);
      const options = [...fieldsOf(config.get('options'))].map(([name, option]) => {
        const type = fieldsOf(option).get('type')?.getText() === "'boolean'" ? 'boolean' : 'string';
        return [name, { type, multiple: true }] as const;
      });
      const allowPositionals = config.get('allowPositionals')?.kind === ts.SyntaxKind.TrueKeyword;
      declared = { options: Object.fromEntries(options), allowPositionals };
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return declared;
}

const fieldsOf = (node: ts.Node | undefined): ReadonlyMap<string, ts.Expression> =>
  new Map(
    node !== undefined && ts.isObjectLiteralExpression(node)
      ? node.properties
          .filter((property) => ts.isPropertyAssignment(property))
          .map(({ name, initializer }) => [name.getText().replaceAll("'", ''), initializer])
      : [],
  );

/** Reads the calls of `add_argument` in a module that uses argparse. */
function declaredInPython(file: string): Declared {
  const options = Array.from(
    readFileSync(file, 'utf8').matchAll(/add_argument\(\s*"--([\w-]+)"([^)]*)/g),
    ([, name = '', rest = '']) =>
      [name, { type: rest.includes('"store_true"') ? 'boolean' : 'string', multiple: true }] as const,
  );
  return { options: Object.fromEntries(options), allowPositionals: false };
}
