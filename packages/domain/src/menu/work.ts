/** The work of one unit by post, in quarters of a unit: `{ four: 4 }` is one unit at the oven (CAP-13). An empty object is no work. */
export type Work = Readonly<Record<string, number>>;

export const quartersPerUnit = 4;
