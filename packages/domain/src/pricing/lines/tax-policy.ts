export interface TaxPolicy {
  isEnabled: boolean;
  /** True: prices contain the tax; false: it is added to the total. */
  isInclusive: boolean;
  /** Basis points, for items and options without a rate. */
  defaultRateBp: number;
}
