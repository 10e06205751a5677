/** What a diner may give to the staff beside the price of an order that is paid online (PYX-85). Amounts in cents. */
export interface TipSettings {
  /** The amounts that are offered, in ascending order. */
  amountsCents: readonly number[];
  maxCents: number;
}

/** The settings of a restaurant that has set nothing but that it takes tips. */
export const usualTips: TipSettings = { amountsCents: [100, 200, 300], maxCents: 2000 };

/** The most that may be given with an order in cents, 0 where no tips are taken (PYX-87). */
export function mostTipCents(tips: TipSettings | null, totalCents: number): number {
  return tips ? Math.min(tips.maxCents, totalCents) : 0;
}

/** What is charged for an order in cents. No other amount of an order contains the tip (PYX-88). */
export function payableCents({ totalCents, tipCents }: { totalCents: number; tipCents: number }): number {
  return totalCents + tipCents;
}
