/**
 * What the adversary tries to infer: the attributes of Staab et al., "Large Language Models are Advanced Anonymizers"
 * (ICLR 2025), and who it is.
 */
export const attributes = [
  'age',
  'sex',
  'location',
  'place_of_birth',
  'occupation',
  'education',
  'income',
  'relationship_status',
  'identity',
] as const;

/** Something to infer about a person. */
export type Attribute = (typeof attributes)[number];

/** Tells whether `name` is an attribute. */
export const isAttribute = (name: string): name is Attribute => attributes.some((attribute) => attribute === name);

/** The attributes that count for the risk unless the operator says otherwise; half of all people share each sex. */
export const attributesByDefault: readonly Attribute[] = attributes.filter((attribute) => attribute !== 'sex');
