/**
 * What an at sign stands before in program code: annotations, decorators, variables.
 * Origin: the languages' references (Java SE § 9.7, Swift, Perl, Ruby, Transact-SQL, MySQL, systemd.exec) and the
 * source of well-known projects, November 2026.
 */
import { oneOf, source } from '../pattern.js';

/** What program code, style sheets and documentation have behind an at sign, within a line or at its beginning. */
export const annotations = [
  'param', 'return', 'returns', 'throws', 'type', 'see', 'since', 'author', 'version', 'deprecated', 'example',
  'override', 'interface', 'property', 'default', 'private', 'public', 'todo', 'link', 'id', 'column', 'table',
  'component', 'injectable', 'inject', 'input', 'output', 'module', 'service', 'controller', 'get', 'post',
  'autowired', 'bean', 'entity', 'nullable', 'notnull', 'suppresswarnings', 'dataclass', 'staticmethod',
  'classmethod', 'pytest', 'test', 'before', 'after', 'app', 'router', 'latest', 'next', 'ts-ignore',
  'ts-expect-error', 'media', 'import', 'keyframes', 'charset', 'supports', 'page', 'font-face', 'layer', 'container',
  'tailwind', 'use', 'include', 'extend', 'mixin', 'if', 'else', 'apply', 'api', 'internal', 'experimental',
  'generated',
  '__PURE__', '__INLINE__', 'license', 'preserve', 'inheritdoc', 'code', 'value', 'autoreleasepool', 'selector',
  'date', 'file', 'brief', 'stability', 'types',
]; // prettier-ignore

/** What is declared behind a decorator or annotation, on its line (`@Inject private Thing thing;`) or the next. */
const declaration = oneOf([
  'def', 'class', 'async', 'function', 'func', 'fun', 'fn', 'const', 'export', 'public', 'private', 'protected',
  'static', 'final', 'abstract', 'override', 'interface', 'struct', 'enum', 'void', 'int', 'suspend', 'readonly',
  'nonisolated',
  'dynamic func', 'dynamic var', 'value class', 'data class', 'open class', 'sealed class', 'internal class',
]); // prettier-ignore
/** `var rows: [Row]`, `val name = 1`. */
const assigned = String.raw`va[lr] \w{1,40}(?:: ?[\w[<?]| = )`;
const joint = String.raw`(?:[ \t]{1,20}|[ \t]{0,20}\r?\n[ \t]{0,20})`;
/** Another annotation: `@Getter @Setter`, `@Sample({1, 2})`. */
const another = String.raw`@[A-Z]\w{1,40}(?:\([^\n]{0,100}\))?${joint}`;
const declared = source`[\w.]{1,40}${joint}(?:
  (?:${another}){0,5}(?:${declaration}(?!\p{L})[^\n]{0,100}[({=;:]|${assigned})|
  @[A-Z]\w{1,40}\(
)`;

/** Types of SQL, in capitals as they are and in small letters where no sentence can go on so. */
const types = source`(?:
  N?VARCHAR|N?CHAR|(?:BIG|SMALL|TINY)?INT|BIT|DATE|TIME|DATETIME2?|DECIMAL|NUMERIC|MONEY|FLOAT|UNIQUEIDENTIFIER|XML
)`;
const smallTypes = source`(?:
  n?varchar|n?char\(|(?:big|small|tiny)?int(?!\p{L})|datetime|decimal\(|numeric\(|uniqueidentifier|sysname|
  (?:bit|date|time|money|float|xml)[ \t]{0,20}(?:=|\)|,[ \t]{0,20}$)
)`;
/** A variable of SQL, Perl or Ruby with its value, type or index behind it: `@count = 0`, `@name VARCHAR`, `@MON{`. */
const variable = source`\w{1,40}(?:
  [ \t]{0,8}(?:[:+|&-]?|\|?)=(?!>)|[ \t]{1,20}(?:AS )?(?:${types}(?!\w)|${smallTypes})|[{[]
)`;

/** Behind a handle's sign, nothing of this may follow. */
export const codeBehindAtSign = `(?:${declared}|${variable}|pytest\\.)`;

/** A statement of SQL, before a variable in its line. */
const statement = source`(?<![\p{L}\p{N}_])(?:
  SELECT[ ]|DECLARE[ ]|EXEC(?:UTE)?[ ][\w.[]|SET[ ][\w@.]{1,60}[ ]{0,8}=|VALUES[ ]?\(|
  (?:COALESCE|ISNULL|CAST|CONVERT)\(|
  WHERE[ ][\w.]{1,40}[ ]?(?:[<>=!]|LIKE|IN|BETWEEN)
)`;

/** Before a handle's sign, nothing of this may stand. */
export const codeBeforeAtSign = source`(?:
  // more than the sign of a comment on the line before it: none of ' * @since 2.0', '// @ts-nocheck', '/* @license'
  ^[ \t]{1,20}\*[ \t]{1,20}|^[ \t]{0,20}(?://{1,3}|/\*{1,2}!?)[ \t]{0,20}|
  // a comparison, a column, an argument, a statement: 'd.Day <= @Day', 'DATEDIFF(DAY, x, @Day)', 'SET x = @Day'
  (?:[<>!]=|<>)[ ]?|\w\.\w{1,40} = (?=@[A-Z])|[A-Z]{3,20}\([^()\n]{1,60}, |
  BETWEEN[ ](?:@\w{1,40} AND )?|${statement}[^\n]{0,100}|
  Parameters\.\w{1,20}\("|
  // a closure, groups of system calls: '{ @MainActor in', 'SystemCallFilter=~@privileged @resources'
  \{[ ](?=@[A-Z]\w{1,40} in )|Filter=~?(?:@[^\n]{0,100})?|
  // lists of Perl: 'foreach (@rows)', 'push @rows'
  (?:my|our|foreach|scalar)[ ]?\((?:[@$%]\w{1,30}, ?){0,5}
)`;
