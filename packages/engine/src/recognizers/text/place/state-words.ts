/** Abbreviations of states and provinces, as they stand before postal codes and beside plates. */

/** The states, the district and Puerto Rico. Rule: USPS Publication 28, appendix B. */
export const americanStates = [
  'AK', 'AL', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DC', 'DE', 'FL', 'GA', 'HI', 'IA', 'ID', 'IL', 'IN', 'KS', 'KY', 'LA',
  'MA', 'MD', 'ME', 'MI', 'MN', 'MO', 'MS', 'MT', 'NC', 'ND', 'NE', 'NH', 'NJ', 'NM', 'NV', 'NY', 'OH', 'OK', 'OR',
  'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VA', 'VT', 'WA', 'WI', 'WV', 'WY',
] as const; // prettier-ignore

/** Those that are words, or short for other things, too. */
export const ambiguousStates = ['OK', 'ON', 'IN', 'ID', 'PR', 'HI', 'ME', 'OR', 'DE', 'OH'] as const;

/** The provinces and territories. Rule: Canada Post, Addressing Guidelines, appendix D. */
export const canadianProvinces = [
  'AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT', 'PQ', 'PEI',
] as const; // prettier-ignore

/** The states and territories. Rule: Australia Post, Addressing Guidelines. */
export const australianStates = ['NSW', 'ACT', 'VIC', 'QLD', 'TAS', 'SA', 'WA', 'NT'] as const;
