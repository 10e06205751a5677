/** How VAT is counted; site configuration. */
export interface TaxPolicy {
  isEnabled: boolean;
  /** True: prices contain the tax; false: it is added to the total. */
  isInclusive: boolean;
  /** Basis points, for items and options that name no rate. */
  defaultRateBp: number;
}
