import type { Meat } from './meat.ts';

/** Where a meat comes from (LAW-03). Countries are ISO 3166-1 alpha-2 codes, each once. */
export type MeatOrigin =
  /** The animal was born, raised and slaughtered in this one country. */
  | { origin: string }
  /** `raised` also has the countries of birth if `isBirthTold`, which holds for beef. */
  | { isBirthTold: boolean; raised: string[]; slaughtered: string[] };

/** The origin that a diner must be told, or null if none is declared. The word "origine" says where the animal was born too. */
export function meatOrigin({ species, born = [], raised = [], slaughtered = [] }: Meat): MeatOrigin | null {
  const [country] = slaughtered;
  if (country === undefined || raised.length === 0) return null;
  const lived = [...born, ...raised];
  if (born.length > 0 && [...lived, ...slaughtered].every((other) => other === country)) return { origin: country };
  const isBirthTold = species === 'beef' && born.length > 0;
  return { isBirthTold, raised: [...new Set(isBirthTold ? lived : raised)], slaughtered };
}
