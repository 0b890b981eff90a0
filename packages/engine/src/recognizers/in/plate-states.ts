/**
 * Letters with which Indian registration plates start, as the government of India allots them to the states.
 * Origin: notifications under the Motor Vehicles Act 1988 s. 41(6), first S.O. 444(E) of 12 June 1989; as of 2026.
 */
export const plateStates: ReadonlySet<string> = new Set(
  `AN AP AR AS BR CG CH DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UK UA UP
  WB`.split(/\s+/),
);
