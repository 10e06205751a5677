export { type BoardEntry, isOpen } from './board/board-entry.ts';
export { digestBoard, type OrderVersion } from './board/digest-board.ts';
export { listTimes, type PromisedOrder, type ProposedTime, proposeTimes } from './board/propose-times.ts';
export {
  chainedText,
  type EntryKind,
  entryKinds,
  firstText,
  type SealedEntry,
  signedText,
  writeInstant,
} from './books/book-entry.ts';
export {
  type BookPeriod,
  type ClosedPeriod,
  calendarYearEnd,
  daysOf,
  isYearEnd,
  monthEndedBy,
  monthsOf,
  tellMonths,
  type YearEnd,
  type YearMonths,
  yearEndedBy,
} from './books/book-periods.ts';
export { canonicalJson } from './books/canonical-json.ts';
export {
  faultOfFigures,
  type ReportCategory,
  type ReportDay,
  type ReportedSum,
  type ReportFigures,
  reportCategories,
  reportFigures,
  reportId,
} from './books/e-report/e-report.ts';
export {
  dueOf,
  listReportPeriods,
  periodOf,
  type VatRegime,
  vatRegimes,
} from './books/e-report/report-periods.ts';
export {
  asPresumed,
  type BookTax,
  bookTaxes,
  type DuplicateContent,
  type DuplicatedPaper,
  type MoneyContent,
  type MoneySetting,
  moneyChange,
  moneyContent,
  moneySettings,
  type PaymentContent,
  paymentContent,
  type ReclassifiedContent,
  type RefundContent,
  reclassifiedContent,
  refundContent,
  type SettingsContent,
  type StoredReceipt,
  type TicketContent,
  testContent,
  ticketContent,
} from './books/entry-content.ts';
export {
  addFigures,
  type BookFigures,
  type BookSides,
  emptyFigures,
  figuresOf,
  isBalanced,
  publicSides,
  type Turnover,
} from './books/figures.ts';
export { parseDate } from './calendar/parse-date.ts';
export type { MinuteRange } from './calendar/ranges.ts';
export type { TimeSpan } from './calendar/wall-clock.ts';
export { type Weekday, type WeekRanges, weekdays } from './calendar/weekday.ts';
export { capacityOf } from './capacity/capacity-of.ts';
export { coversTasks, halfOf, holdMinutes } from './capacity/held-place.ts';
export { canMake, dishPosts, type Kitchen, type PostTask, sumTasks, tasksOf, withDrive } from './capacity/kitchen.ts';
export { kitchenSpans } from './capacity/kitchen-spans.ts';
export { largestWork } from './capacity/largest-work.ts';
export { planWork } from './capacity/plan-work.ts';
export { type ChangedWindow, mostWindowUnits, type Post } from './capacity/post.ts';
export type { Task } from './capacity/task.ts';
export { windowMilliseconds, windowOf } from './capacity/window.ts';
export { unitOfWork, workOf } from './capacity/work-of.ts';
export { type AlcoholObstacle, alcoholObstacle } from './cart/alcohol-obstacle.ts';
export { type CartEntry, type CartLine, maxLines, maxNoteLength, maxQuantity } from './cart/cart-line.ts';
export { containsAlcohol } from './cart/contains-alcohol.ts';
export { dishKey, mergeLine, replaceLine, setNote, setQuantity } from './cart/edit-lines.ts';
export { keepKnownLines } from './cart/keep-known-lines.ts';
export { nameAlcohol } from './cart/name-alcohol.ts';
export { type PastDish, type Reorder, reorder } from './cart/reorder.ts';
export type { CheckedCatalogue, CheckFacts, OrdersOfDay } from './check/base/checked-catalogue.ts';
export { checkCatalogue, checkInSteps, type Finding } from './check/check-catalogue.ts';
export { type CheckId, checkIds } from './check/checks.ts';
export { soundsLikeAlcohol } from './check/law/drinks.ts';
export type { DeliveryRules } from './delivery/delivery-rules.ts';
export { distanceCostCents, type KnownDistance, toKilometres } from './delivery/distance.ts';
export { findZone } from './delivery/find-zone.ts';
export { type DeliveryQuote, quoteDelivery } from './delivery/quote-delivery.ts';
export { readPostalCode } from './delivery/read-postal-code.ts';
export { doOverlap } from './delivery/shape/compare-shapes.ts';
export { type Origin, shapeOf } from './delivery/shape/plane.ts';
export { type PolygonFault, polygonFault } from './delivery/shape/polygon-fault.ts';
export type { Place, Zone } from './delivery/zone.ts';
export {
  creditContent,
  type InvoiceContent,
  type InvoicedReceipt,
  type InvoiceLine,
  invoiceContent,
  type SoldLine,
} from './invoice/invoice-content.ts';
export type { Company, Seller } from './invoice/party.ts';
export {
  type DocumentSeries,
  documentNumber,
  documentSeries,
  nextInSeries,
  type SeriesState,
} from './invoice/series.ts';
export { type AccessibilityAudit, accessibilityState, isAuditValid } from './law/accessibility.ts';
export {
  type Alcohol,
  type AlcoholKind,
  type AlcoholLicence,
  alcoholFaults,
  alcoholKinds,
  alcoholLicences,
  alcoholRateBp,
  covers,
  isAbvOf,
  isForMeals,
} from './law/alcohol.ts';
export {
  type AlcoholDay,
  type AlcoholRules,
  alcoholEndAt,
  isAlcoholSold,
  needsNightPermit,
  usualAlcoholHours,
} from './law/alcohol-hours.ts';
export { type Meat, type MeatStage, meatSpecies, meatStages, missingStages } from './law/meat.ts';
export { type MeatOrigin, meatOrigin } from './law/meat-origin.ts';
export {
  keepOffered,
  offeredWishes,
  type PackagingRules,
  type PackingNote,
  packingNotes,
  packingNotesOf,
  type Wish,
  type Wishes,
  wishNames,
} from './law/packaging.ts';
export {
  type PublicHoliday,
  type PublicHolidayName,
  publicHolidays,
  publicHolidaysBetween,
} from './law/public-holidays.ts';
export { type CompanyNumbers, readCompanyNumbers, readVatNumber, vatNumberOf } from './law/siren.ts';
export { type LinkForm, linkForm } from './live/link-form.ts';
export { hasFailed, isLater, type LiveHeading, liveHeading } from './live/live-heading.ts';
export { type LiveProgress, type LiveStep, type LiveStepKey, liveSteps } from './live/live-steps.ts';
export { checkChoices, defaultOptions } from './menu/check-choices.ts';
export type { ChosenOption } from './menu/chosen-option.ts';
export { allergenState, type DishAllergens, dishAllergens, mayRemove } from './menu/dish-allergens.ts';
export { canOrder, indexItems, isOnSale, type MenuEntry } from './menu/index-items.ts';
export { itemPriceCents, lowestPriceCents, unitPriceCents } from './menu/item-price.ts';
export { keepKnownChoices } from './menu/keep-known-choices.ts';
export { hasAlcohol, type LineFacts, lineFacts } from './menu/line-facts.ts';
export { type DishChange, listChanges } from './menu/list-changes.ts';
export {
  type Allergen,
  allergens,
  type Category,
  type ChoiceDeclaration,
  type DayHours,
  type HourSpan,
  type Item,
  type Menu,
  type Mode,
  type OptionGroup,
  quartersPerUnit,
  type Sellable,
  type Work,
} from './menu/menu.ts';
export { normalizeText } from './menu/normalize-text.ts';
export { type FilterChoice, listFilters } from './menu/search/list-filters.ts';
export type { MenuFilter } from './menu/search/read-wish.ts';
export { buildSearchIndex, type FoundByChoice, searchMenu } from './menu/search/search-menu.ts';
export type { SearchWords } from './menu/search/search-words.ts';
export { isLeftAt, isSoldOutAt } from './menu/sold-out.ts';
export { speaksOfAllergy } from './menu/speaks-of-allergy.ts';
export { type ToldChoice, type ToldOption, tellOptions } from './menu/tell-options.ts';
export { centsToDecimal, parseAmount, parseRate } from './money/parse-amount.ts';
export { roundHalfUp } from './money/round-half-up.ts';
export { shareCents } from './money/share-cents.ts';
export { readTypedAmount, type TypedAmount, writeTypedAmount } from './money/typed-amount.ts';
export { activeWeek } from './offer/active-week.ts';
export { type Badge, categoryBadge, categoryOffers, countOffers, itemBadge, laterOffer } from './offer/badges.ts';
export { type FreeItem, type FreeItemChoice, freeItemCandidates } from './offer/free-item.ts';
export { isOfferActiveAt } from './offer/is-offer-active-at.ts';
export { matchesItem } from './offer/matches-item.ts';
export { nextBoundary } from './offer/next-boundary.ts';
export { type Offer, type OfferPeriod, type OfferType, offerTypes } from './offer/offer.ts';
export { offerCategories, offerGender } from './offer/offer-categories.ts';
export { type OfferObstacle, offerObstacle } from './offer/offer-obstacle.ts';
export { reducedPriceCents } from './offer/reduced-price.ts';
export { type Approvable, approvables, isAboutOrder } from './office/approval.ts';
export { may, type Permission, permissionsOf, type Role, roles } from './office/permissions.ts';
export { isGuessable, pinPattern } from './office/pin.ts';
export { type PinFailure, pinDayHours, pinLockedUntil } from './office/pin-lock.ts';
export { type RefundReason, refundReasons } from './office/refund-reasons.ts';
export {
  type DisputeReason,
  type DisputeState,
  disputeReasons,
  disputeStates,
  isDisputeOver,
} from './order/dispute.ts';
export { type GuestCash, guestCashOrders } from './order/guest-cash.ts';
export { isForLater } from './order/is-for-later.ts';
export { isInKitchenHistory, kitchenHistoryStart } from './order/kitchen-history.ts';
export { formatOrderDate, type OrderDate, parseOrderDate } from './order/order-date.ts';
export { type PaidBy, type PaymentFacts, type PaymentKind, paymentKinds } from './order/paid-by.ts';
export {
  canPayBy,
  cardMinimumCents,
  needsAccount,
  type OnlineKind,
  type OnlineMethod,
  onlineMethods,
  type PaymentMethod,
  type PaymentSettings,
  type PreferredNetwork,
  preferredNetworks,
  takesOnline,
} from './order/payment-method.ts';
export { type ActionRefusal, judgeAction, type ProgressOrder } from './order/progress/judge-action.ts';
export { type KitchenRules, kitchenTimes } from './order/progress/kitchen-times.ts';
export {
  type Alarm,
  type AlarmStep,
  alarmSteps,
  nextAlarm,
  type WaitingOrder,
  waitingSince,
} from './order/progress/next-alarm.ts';
export { nextProgress } from './order/progress/next-progress.ts';
export {
  type ActionKind,
  type Actor,
  type EndReason,
  endReasons,
  type Identity,
  identities,
  mayAct,
  type OrderAction,
  type SoldOutDishes,
} from './order/progress/order-action.ts';
export {
  type OrderProgress,
  type Progress,
  progressStates,
  type Reception,
  receptions,
} from './order/progress/progress.ts';
export { effectsOf, type ProgressEffects } from './order/progress/progress-effects.ts';
export { mostTipCents, payableCents, type TipSettings, usualTips } from './order/tip.ts';
export { type EndedOrder, withdrawalTerm } from './order/withdrawal-term.ts';
export { type CurrentCart, currentCart } from './pricing/current-cart.ts';
export type { TaxPolicy } from './pricing/lines/tax-policy.ts';
export { type NextOffer, nextOffer } from './pricing/next-offer.ts';
export { type CartInput, priceCart } from './pricing/price-cart.ts';
export { priceWithTaxCents } from './pricing/price-with-tax.ts';
export type { AppliedOffer, OrderAmounts, PricedCart, PricedLine, RateShare, TaxLine } from './pricing/priced-cart.ts';
export { subtotalOf } from './pricing/subtotal-of.ts';
export {
  type Before,
  comparedSpans,
  type DayRange,
  faultOfRange,
  mostReportDays,
  type Span,
  spanOfDays,
} from './report/compared-spans.ts';
export {
  type Accounts,
  accountPattern,
  accountsOfRate,
  createJournal,
  type JournalLine,
  usualAccounts,
} from './report/journal.ts';
export type { PaidBack, PaidBackReason, Sale, SaleChannel, SaleDiscount, SaleEntry } from './report/sale-entry.ts';
export { addsUp, isSound, type RateSums, type SaleFigures, type SaleSums, sumSales } from './report/sum-sales.ts';
export { type Asap, asapOf, asapWithRoom } from './schedule/asap.ts';
export { isAvailableAt, isServedAt } from './schedule/availability.ts';
export { cutRanges } from './schedule/cut-ranges.ts';
export { exceptionOn } from './schedule/day-ranges.ts';
export { listSlots, type Slot } from './schedule/list-slots.ts';
export { isMenuOpen, type Opening, openingAt, type Service, serviceAt } from './schedule/opening.ts';
export { openingHours } from './schedule/opening-hours.ts';
export { isAhead, isBusySince, pauseAt, slotRulesAt, withoutLaterPauses } from './schedule/pause.ts';
export { promisedAt, readyFrom } from './schedule/ready-from.ts';
export type { BusyPeriod, Pause, ScheduleException, Scheduling, SlotRules } from './schedule/scheduling.ts';
export { mealAt } from './schedule/service/meal.ts';
export {
  busyMinutes,
  maxPauseMessage,
  type PauseLength,
  pauseEnd,
  pauseLengths,
} from './schedule/service/pause-end.ts';
export {
  dayEndsAtHour,
  endOfServiceDay,
  isSameServiceDay,
  serviceDayOf,
  serviceDayStart,
  startOfServiceDay,
} from './schedule/service/service-day.ts';
export { type ServiceHours, serviceEnd } from './schedule/service/service-end.ts';
export { type ServiceSpan, serviceHours } from './schedule/service/service-hours.ts';
export { type DatedSlot, slotsOfServiceDay, slotsToServiceEnd } from './schedule/service/service-slots.ts';
export { type ServiceState, serviceStateAt } from './schedule/service/service-state.ts';
export { wantedAt } from './schedule/service/wanted-at.ts';
export { mostPlaces, placesOf, type SlotOverride } from './schedule/slot-overrides.ts';
export { slotSpan } from './schedule/slot-span.ts';
export { slotStart } from './schedule/slot-start.ts';
export { type ClockChange, clockChangeOn, nextClockChanges } from './schedule/week/clock-change.ts';
export { joinSpans } from './schedule/week/join-spans.ts';
export { type DayBlock, weekBlocks } from './schedule/week/week-blocks.ts';
export { nextReturn, withFewLeft, withStockOuts } from './stock/apply-stock-outs.ts';
export {
  endOfLength,
  type StockLength,
  soldOutUntil,
  stockLengths,
} from './stock/sold-out-until.ts';
export {
  countedOut,
  mostUnits,
  type StockCount,
  shortCounts,
  type TakenUnits,
  toldLeft,
  unitsOf,
} from './stock/stock-count.ts';
export {
  earlierUntil,
  holdsAt,
  laterUntil,
  mergeStockOuts,
  type StockKind,
  type StockOut,
  type StockTarget,
  stockKinds,
} from './stock/stock-out.ts';
export { hasKitchenTicket } from './ticket/has-kitchen-ticket.ts';
export { type Layout, layOut } from './ticket/lay-out.ts';
export { type CodePage, codePages, printableText } from './ticket/printable-text.ts';
export {
  kitchenPrinters,
  needsSlip,
  type PrintedPaper,
  type Printer,
  type PrinterRoute,
  type PrintTrouble,
  type PrintWait,
  printedPapers,
  printerLimits,
  printerRoutes,
  printsOf,
  printTroubles,
  printWaits,
  type TicketPaper,
  ticketPapers,
  type WantedPrint,
} from './ticket/printer.ts';
export { type Station, splitTicket, type TicketPart } from './ticket/split-ticket.ts';
export {
  columnsOf,
  type Paper,
  type PaperWidth,
  paperWidths,
  plainTicket,
  type TextLine,
  type TicketLine,
} from './ticket/ticket-line.ts';
