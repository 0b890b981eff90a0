/**
 * Letters with which Indian registration plates start. Origin: Central Motor Vehicles Rules 1989, schedule; as of 2026.
 */
export const plateStates: ReadonlySet<string> = new Set(
  `AN AP AR AS BR CG CH DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UK UA UP
  WB`.split(/\s+/),
);
