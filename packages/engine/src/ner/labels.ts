/** What the columns of a model's output mean. */
import type { EntityType } from '@palimpsest/protocol';

/** The types of names that a model tells. */
export const nameTypes = ['PERSON', 'LOCATION', 'ORGANIZATION'] as const satisfies readonly EntityType[];

/** One of the types of names. */
export type NameType = (typeof nameTypes)[number];

/**
 * What a model may tell besides, each by one class without any notation. The bundled one also has births, which nobody
 * asks for.
 */
export const valueTypes = [
  'CASE_NUMBER', 'AGE', 'USERNAME', 'SECRET', 'DE_PLZ',
] as const satisfies readonly EntityType[]; // prettier-ignore

/** One of the types that a model may tell besides names. */
export type ValueType = (typeof valueTypes)[number];

/** Tells whether values of `type` are names. */
export const isNameType = (type: EntityType): type is NameType => nameTypes.some((nameType) => nameType === type);

/** What one column stands for: nothing at all, a name of `type` and whether it begins there, or another value. */
export interface Label {
  /** Index in `nameTypes`; undefined for `O` and for classes that we don't mask. */
  readonly type: number | undefined;
  /** True for the first word of a name (B-, and U- or S- for names of one word). */
  readonly begins: boolean;
  /** The type of a value that is no name. */
  readonly value?: ValueType;
}

/** Our type for each class name of the usual corpora, in upper case. */
const usualClassNames: Readonly<Record<string, NameType>> = {
  PER: 'PERSON', PERSON: 'PERSON', PERS: 'PERSON',
  LOC: 'LOCATION', LOCATION: 'LOCATION', GPE: 'LOCATION', FAC: 'LOCATION',
  ORG: 'ORGANIZATION', ORGANIZATION: 'ORGANIZATION', ORGANISATION: 'ORGANIZATION',
}; // prettier-ignore

/**
 * Reads labels in BIO, BILOU or BIOES notation (`B-PER`, `U_LOC`) or plain (`PER`); values that are no names only
 * plain, as their type is written (`SECRET`). `classNames` lead to our types; what it doesn't hold counts as no name.
 */
export const readLabels = (
  labels: readonly string[],
  classNames: Readonly<Record<string, NameType>> = usualClassNames,
): readonly Label[] =>
  labels.map((label) => {
    const [, prefix, name = label] = /^([BILUES])[-_](.+)$/.exec(label) ?? [];
    const key = Object.hasOwn(classNames, name) ? name : name.toUpperCase();
    const type = Object.hasOwn(classNames, key) ? classNames[key] : undefined;
    const value = valueTypes.find((valueType) => valueType === label);
    return {
      type: type === undefined ? undefined : nameTypes.indexOf(type),
      begins: prefix === 'B' || prefix === 'U' || prefix === 'S',
      ...(value && { value }),
    };
  });
