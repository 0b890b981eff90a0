/**
 * Register marks of German and Austrian courts and prosecutors: `O` in `12 O 345/23`.
 * Origin: Aktenordnung (AktO), the federal courts' rules and the Austrian Geschäftsordnung (Geo.), as of 2024.
 */

const localAndRegional = [
  'A', 'B', 'C', 'D', 'E', 'F', 'H', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Z', 'OH',
  'HK O', 'HKO', 'UF', 'WF', 'SF', 'FH', 'EK', 'AR', 'AktE', 'Lw', 'Kap', 'IN', 'IK', 'IE', 'VN', 'AG',
] as const; // prettier-ignore

/** Guardianship, estates, land and registers go by Roman numerals. */
const romanNumerals = ['IV', 'VI', 'VIII', 'IX', 'XIV', 'XVI', 'XVII'] as const;

const criminal = [
  'Js', 'UJs', 'Gs', 'Ls', 'Ds', 'Cs', 'Ks', 'KLs', 'Ns', 'Qs', 'Ws', 'Ss', 'Bs', 'Rs', 'ARs', 'OWi', 'StVK', 'BRs',
  'VRs', 'VRJs', 'jug', 'Ob', 'BewH',
] as const; // prettier-ignore

const federalCourtOfJustice = [
  'ZR', 'ZB', 'ZA', 'StR', 'StB', 'BGs', 'ARZ', 'AnwZ', 'NotZ', 'RiZ', 'BLw', 'KZR', 'KZB', 'KVR', 'EnZR',
] as const; // prettier-ignore

const labour = [
  'Ca', 'Ga', 'BV', 'BVGa', 'Sa', 'Ta', 'TaBV', 'SaGa', 'AZR', 'AZB', 'ABR', 'AZN', 'ABN',
] as const; // prettier-ignore

const social = [
  'AS', 'KR', 'SB', 'SO', 'AL', 'RA', 'RE', 'RJ', 'RS', 'VG', 'VH', 'VS', 'AY', 'EG', 'KG', 'BL', 'KA', 'BA',
] as const; // prettier-ignore

const administrative = ['CN', 'CB', 'BN', 'AV', 'VR', 'WD', 'D-A'] as const;

const constitutional = ['BvR', 'BvL', 'BvF', 'BvE', 'BvB', 'BvQ', 'BvC', 'BvG', 'BvM', 'PBvU'] as const;

const austrian = [
  'Cg', 'Cga', 'Cgs', 'Hv', 'Bl', 'Os', 'Ra', 'Nc', 'Fam', 'Pu', 'Ps', 'Se', 'ObA', 'ObS', 'HR', 'HRA', 'GRG', 'NG',
  'St',
] as const; // prettier-ignore

/** All but the rare ones. */
export const courtRegisters = [
  ...localAndRegional, ...romanNumerals, ...criminal, ...federalCourtOfJustice, ...labour, ...social,
  ...administrative, ...constitutional, ...austrian,
] as const; // prettier-ignore

/** Marks that count only before a slash, since prices stand behind them: `10 VE 24.90`. */
export const rareRegisters = [
  'II', 'III', 'VII', 'XV', 'HL', 'UR', 'NL', 'RES', 'SV', 'VE', 'VK', 'VU', 'BK', 'LW',
] as const; // prettier-ignore
