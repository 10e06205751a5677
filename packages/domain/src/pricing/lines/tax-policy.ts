export interface TaxPolicy {
  isEnabled: boolean;
  /** True if prices include the tax; false if the tax is added to the total. */
  isInclusive: boolean;
  defaultRateBp: number;
}
