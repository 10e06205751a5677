export {
  type AppliedOffer,
  type CartLine,
  type ChosenOption,
  type FreeItem,
  maxLines,
  maxNoteLength,
  maxQuantity,
  type PricedCart,
  type PricedLine,
  type RateShare,
  type TaxLine,
  type TaxPolicy,
} from './cart/cart.ts';
export { mergeLine, sameLine, setNote, setQuantity } from './cart/edit-lines.ts';
export { keepKnownLines } from './cart/keep-known-lines.ts';
export { type NextOffer, nextOffer } from './cart/next-offer.ts';
export { type CartInput, priceCart } from './cart/price-cart.ts';
export type { CheckoutContext } from './checkout/context.ts';
export type { CheckoutEffect } from './checkout/effects.ts';
export type { CheckoutEvent, PostAnswer, PutAnswer } from './checkout/events.ts';
export {
  type DeliveryForm,
  emptyDeliveryForm,
  emptyPersonalForm,
  type PaymentMethod,
  type PersonalForm,
} from './checkout/forms.ts';
export { checkoutStep } from './checkout/machine.ts';
export {
  type CheckoutAlert,
  type CheckoutIntent,
  type CheckoutState,
  initialCheckout,
  isCheckoutLocked,
} from './checkout/state.ts';
export { type CheckoutStep, cardMinimumCents } from './checkout/step.ts';
export { type CheckoutTab, checkoutTabs } from './checkout/tabs.ts';
export {
  type FieldProblem,
  type FieldProblems,
  isEmail,
  validateDelivery,
  validatePersonal,
} from './checkout/validate-forms.ts';
export { distanceCostCents, isTooFar, type KnownDistance, toKilometres } from './delivery/distance.ts';
export { findZone, type ZonePlace } from './delivery/find-zone.ts';
export {
  type DeliveryQuestion,
  type DeliveryQuote,
  type DeliveryRefusal,
  quoteDelivery,
} from './delivery/quote-delivery.ts';
export type { Place, Zone } from './delivery/zone.ts';
export { type ChoiceProblem, checkChoices, defaultOptions } from './menu/check-choices.ts';
export { canOrder, indexItems, type MenuEntry } from './menu/index-items.ts';
export { itemPriceCents, unitPriceCents } from './menu/item-price.ts';
export {
  type Allergen,
  allergens,
  type Category,
  type DayHours,
  type HourSpan,
  type Item,
  type ItemPrice,
  type Menu,
  type Mode,
  type OptionChoice,
  type OptionGroup,
  type Weekday,
  type WeekRanges,
  weekdays,
} from './menu/menu.ts';
export { normalizeText } from './menu/normalize-text.ts';
export { buildSearchIndex, type SearchIndex, searchMenu } from './menu/search-menu.ts';
export { centsToDecimal, parseAmount, parseRate } from './money/parse-amount.ts';
export { roundHalfUp } from './money/round-half-up.ts';
export { shareCents } from './money/share-cents.ts';
export { type Badge, type BadgeKind, categoryBadge, categoryOffers, countOffers, itemBadge } from './offer/badges.ts';
export { type FreeItemChoice, freeItemCandidates, freeItemUnits } from './offer/free-item.ts';
export { isOfferActiveAt } from './offer/is-offer-active-at.ts';
export { matchesItem, type OfferTarget } from './offer/matches-item.ts';
export { type Offer, type OfferPeriod, type OfferType, offerTypes } from './offer/offer.ts';
export { offerCategories, offerGender } from './offer/offer-categories.ts';
export { type OfferCart, type OfferObstacle, offerObstacle } from './offer/offer-obstacle.ts';
export { readOfferMinimum, readOfferValue } from './offer/read-offer-value.ts';
export { reducedPriceCents } from './offer/reduced-price.ts';
export { isAvailableAt, isServedAt } from './schedule/availability.ts';
export { cutRanges } from './schedule/cut-ranges.ts';
export { listSlots, type Slot, type SlotQuestion } from './schedule/list-slots.ts';
export { nextBoundary } from './schedule/next-boundary.ts';
export { type Opening, openingAt } from './schedule/opening.ts';
export { formatOrderDate, type OrderDate, parseDate, parseOrderDate, slotStart } from './schedule/order-date.ts';
export { type MinuteRange, mergeRanges, parseRange } from './schedule/ranges.ts';
export { promisedAt, readyFrom } from './schedule/ready-from.ts';
export { readSettings } from './settings/read-settings.ts';
export type { NamedValue, ScheduleException, Settings, SlotRules } from './settings/settings.ts';
