/** Bounds of the HTTP contract. Lengths of texts count characters: Unicode code points, a lone surrogate being one. */
export const limits = {
  textCharacters: { min: 1, max: 100_000 },
  ttlSeconds: { min: 60, max: 86_400, default: 3_600 },
} as const;
