export {
  type AddressRecord,
  accountSecret,
  emailChanges,
  mailboxMails,
  oneTimeCodes,
  sessions,
  users,
} from './accounts.ts';
export { documentSeries, invoices, orderCompanies, type PaidRecord } from './invoices.ts';
export { holds, kitchenLoads, orderWork } from './kitchen-work.ts';
export { categories, itemOptionGroups, items, menus, optionChoices, optionGroups } from './menus.ts';
export { couponUses, offers } from './offers.ts';
export { archives, bookCheck, bookEntries, bookHead, bookKeys, closes } from './office/books.ts';
export { catalogueDrafts, catalogueIds, catalogueVersions, scheduledPublications } from './office/drafts.ts';
export { eReports } from './office/e-reports.ts';
export { pictures } from './office/pictures.ts';
export { pinFailures, pinGrants } from './office/pins.ts';
export { catalogueVersion, settings } from './office/settings.ts';
export { deviceCodes, devices, officeAudit, recoveryCodes, staff, staffLinks, staffSessions } from './office/staff.ts';
export { testOrders } from './office/test-orders.ts';
export { boards, officeActions, orderProgress } from './order-progress.ts';
export { orderSearch, orderSearchWaiting } from './order-search.ts';
export {
  type ChosenOptionRecord,
  type DiscountRecord,
  type FactsRecord,
  guestCashOrders,
  orderEvents,
  orderLines,
  orderNumbers,
  orders,
  orderTaxes,
  slotCounts,
  slotOverrides,
} from './orders.ts';
export { outbox } from './outbox.ts';
export { disputeFunds, disputes, payments, refunds, tipHandovers, webhookEvents, withdrawals } from './payments.ts';
export { addressIndex, addressStreets, type HouseRecord } from './place/addresses.ts';
export { distanceAnswers } from './place/distance-answers.ts';
export { zones } from './place/zones.ts';
export { printJobs, testPages } from './print-jobs.ts';
export { pushKeys, pushSubscriptions } from './push.ts';
export { rateLimits } from './rate-limits.ts';
export { orderUnits, stockCounts, stockOuts } from './stock.ts';
