/** Business cards and what recognizers of their addresses have in common. */

/**
 * Source of what stands before the components of an address: `ADR;TYPE=home:`, `item1.ADR:`. Flag `m`.
 * Rule: RFC 6350 §§ 3.3, 6.3.1.
 */
export const cardAddress = String.raw`(?<=^|\.)(?:ADR|adr)(?:;[^:\r\n]{1,60})?:`;
