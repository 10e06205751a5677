export const alcoholKinds = ['wine', 'beer', 'cider', 'fortified', 'spirit', 'cocktail'] as const;
export type AlcoholKind = (typeof alcoholKinds)[number];

/** A drink with alcohol. Dishes that are cooked with alcohol have no such mark (LAW-16). */
export interface Alcohol {
  kind: AlcoholKind;
  /** Per cent by volume, such as 13.5. */
  abv: number;
}

/** A drink counts as alcohol above this degree. */
const leastAbv = 1.2;
const mostAbv: Partial<Record<AlcoholKind, number>> = { fortified: 18 };

export function isAbvOf(kind: AlcoholKind, abv: number): boolean {
  return abv > leastAbv && abv <= (mostAbv[kind] ?? 96);
}

/** The licences of a French restaurant; the small ones cover fermented drinks and fortified wines only (code de la santé publique, L3331). */
export const alcoholLicences = [
  'none',
  'takeaway_small',
  'takeaway',
  'licence_3',
  'licence_4',
  'restaurant_small',
  'restaurant',
] as const;
export type AlcoholLicence = (typeof alcoholLicences)[number];

const fullLicences: readonly AlcoholLicence[] = ['takeaway', 'licence_4', 'restaurant'];
const distilled: readonly AlcoholKind[] = ['spirit', 'cocktail'];

/** Whether a licence covers the sale of a kind of drink (LAW-17). */
export function covers(licence: AlcoholLicence, kind: AlcoholKind): boolean {
  return licence !== 'none' && (fullLicences.includes(licence) || !distilled.includes(kind));
}

const mealLicences: readonly AlcoholLicence[] = ['restaurant_small', 'restaurant'];

/** Whether a licence allows alcohol with a dish only (LAW-23). */
export function isForMeals(licence: AlcoholLicence): boolean {
  return mealLicences.includes(licence);
}

/** The VAT rate of alcohol in basis points (LAW-18). */
export const alcoholRateBp = 2000;

interface SoldAlcohol {
  kind: AlcoholKind;
  /** The effective rate in basis points. */
  rateBp: number;
  isOnSale: boolean;
}

/** What forbids the sale of a drink: a licence that does not cover it, or another VAT rate than that of alcohol (LAW-17, LAW-18). */
export function alcoholFaults(
  { kind, rateBp, isOnSale }: SoldAlcohol,
  { licence, isTaxed }: { licence: AlcoholLicence; isTaxed: boolean },
): ('licence' | 'rate')[] {
  return [
    ...(isOnSale && !covers(licence, kind) ? (['licence'] as const) : []),
    ...(isTaxed && rateBp !== alcoholRateBp ? (['rate'] as const) : []),
  ];
}
