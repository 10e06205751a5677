export const meatSpecies = ['beef', 'pork', 'sheep', 'poultry'] as const;

export const meatStages = ['born', 'raised', 'slaughtered'] as const;
export type MeatStage = (typeof meatStages)[number];

/** A meat of a dish or choice, and where its animal lived (decree 2025-141). Countries are ISO 3166-1 alpha-2 codes. */
export interface Meat extends Partial<Record<MeatStage, string[] | undefined>> {
  species: (typeof meatSpecies)[number];
  /** The product, such as "Jambon cuit à l’os"; absent: the species alone names it. */
  name?: string | undefined;
  /** `prepared` meat was cooked or processed when the restaurant bought it. */
  bought: 'raw' | 'prepared';
}

/**
 * The stages that a declaration lacks (LAW-02). Meat that was bought raw must name where it was raised and slaughtered, and beef
 * where it was born. Prepared meat names its origin only if the restaurant knows it.
 */
export function missingStages(meat: Meat): MeatStage[] {
  const isOriginKnown = meatStages.some((stage) => meat[stage] !== undefined);
  if (meat.bought === 'prepared' && !isOriginKnown) return [];
  const isBirthNeeded = meat.bought === 'raw' && meat.species === 'beef';
  return meatStages.filter((stage) => meat[stage] === undefined && (stage !== 'born' || isBirthNeeded));
}
