/**
 * Where somebody was born, in the CURP. Origin: Secretaría de Gobernación, instructivo of 18 October 2021; NE is
 * abroad.
 */
export const curpStates: ReadonlySet<string> = new Set(
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE'.split(' '),
);
