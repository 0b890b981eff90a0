/** Says what a request should have looked like, without a word of what it was. */
import type { FieldError } from '@palimpsest/protocol';

/** What is used of an error of the schema validator (Ajv). */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Record<string, unknown>;
}

/** What the fields with a pattern take. */
const patternMessages: Readonly<Record<string, string>> = {
  session_id: 'must be a UUID, 8-4-4-4-12 hexadecimal digits',
  stages: 'must be a comma-separated list of distinct stage numbers, 1 to 4',
};

/** Turns an error of the validator into one of ours. `part` is where the value was: body, querystring or params. */
export function fieldError(error: SchemaError, part: string): FieldError {
  const name = fieldName(error);
  if (part === 'querystring') return { path: name ?? 'query', message: parameterMessage(error, name) };
  if (name === undefined) return { path: '', message: wholeMessage(error) };
  return { path: part === 'body' ? `/${name}` : name, message: fieldMessage(error, name) };
}

/**
 * The field that an error is about; undefined for the whole value, or where the name itself is not fit to be repeated.
 */
function fieldName({ instancePath, params }: SchemaError): string | undefined {
  const name = params['missingProperty'] ?? params['additionalProperty'] ?? (instancePath.slice(1) || undefined);
  return typeof name === 'string' && /^[A-Za-z_]\w{0,63}$/.test(name) ? name : undefined;
}

/** What values of the types in our schemas are called. */
const typeNames: Readonly<Record<string, string>> = { integer: 'an integer', object: 'an object', string: 'a string' };

/** Never the words of the validator, which may change with its version. */
function fieldMessage({ keyword, params }: SchemaError, name?: string): string {
  if (keyword === 'required') return 'is required';
  if (keyword === 'additionalProperties') return 'is not a field of this endpoint';
  if (keyword === 'pattern') return patternMessages[name ?? ''] ?? 'does not have the required form';
  if (keyword === 'type') return `must be ${typeNames[String(params['type'])] ?? 'of another type'}`;
  if (keyword === 'minimum') return `must be at least ${String(params['limit'])}`;
  if (keyword === 'maximum') return `must be at most ${String(params['limit'])}`;
  if (keyword === 'minLength') return 'must not be empty';
  if (keyword === 'maxLength') return `must not be longer than ${String(params['limit'])} characters`;
  return 'is not valid';
}

function parameterMessage(error: SchemaError, name: string | undefined): string {
  if (name === undefined) return 'has a parameter that this endpoint does not take';
  if (error.keyword === 'additionalProperties') return 'is not a parameter of this endpoint';
  if (error.keyword === 'type') return 'must be given once';
  return fieldMessage(error, name);
}

const wholeMessage = (error: SchemaError): string =>
  error.keyword === 'additionalProperties' ? 'has a field that this endpoint does not take' : fieldMessage(error);
