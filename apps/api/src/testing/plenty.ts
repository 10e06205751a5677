import type { Limits } from '../plugins/limits.ts';

/** Limits for tests that send more requests than a diner. */
export const plenty: Limits = {
  couponChecksPerMinute: 10_000,
  ordersPerMinute: 10_000,
  quotesPerMinute: 10_000,
  addressLookupsPerMinute: 10_000,
  ordersPerRecipientAndHour: 10_000,
  cashOrdersPerHour: 100_000,
  cashOrdersPerDay: 100_000,
  unusualOrdersPerTenMinutes: 100_000,
  unusualShopOrdersPerTenMinutes: 100_000,
  unusualHighOrdersPerTenMinutes: 100_000,
  cardPaymentsPerHour: 10_000,
  barePaymentsPerMinute: 10_000,
  barePaymentsPerDay: 10_000,
  accountAttemptsPerMinute: 100_000,
  passwordFailuresPerDay: 10_000,
  passwordFailuresOfAllPerDay: 10_000,
  pinChoicesPerDay: 10_000,
  deviceCodesPerHour: 10_000,
  liveReadsPerMinute: 10_000,
  cancellationsPerMinute: 10_000,
  connectionReadsPerMinute: 10_000,
  pushChangesPerMinute: 10_000,
  officeReadsPerMinute: 10_000,
  officeChangesPerMinute: 10_000,
};
