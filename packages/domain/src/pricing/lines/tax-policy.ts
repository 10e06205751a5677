export interface TaxPolicy {
  isEnabled: boolean;
  /** True: prices contain the tax; false: it is added to the total. */
  isInclusive: boolean;
  defaultRateBp: number;
}
