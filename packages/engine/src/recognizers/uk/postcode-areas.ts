/** Which UK postcodes there can be, by their area. */

/**
 * The letters with which UK postcodes start. Origin: Royal Mail, PAF Programmers' Guide; as of November 2026 124 areas,
 * BF of the forces, and BX, which banks and the tax office use.
 */
const postcodeAreas: ReadonlySet<string> = new Set(
  `AB AL B BA BB BD BF BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL
  GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA
  PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV
  YO ZE`.split(/\s+/),
);

/** Tells whether the area of `postcode`, in capitals and without a space, exists; or it is that of the old Girobank. */
export const hasPostcodeArea = (postcode: string): boolean =>
  postcode === 'GIR0AA' || postcodeAreas.has(/^[A-Z]+/.exec(postcode)?.[0] ?? '');
