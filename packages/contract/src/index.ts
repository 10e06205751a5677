export { type Caller, type CallerOptions, createCaller } from './caller.ts';
export { paths } from './paths.ts';
export {
  addressSuggestionSchema,
  distanceQuerySchema,
  distanceSchema,
  locationsQuerySchema,
  type WireAddressSuggestion,
  type WireDistance,
} from './public/delivery/location-schema.ts';
export {
  type AddressSuggestion,
  type Distance,
  distanceFromWire,
  distanceToWire,
  suggestionsFromWire,
  suggestionToWire,
} from './public/delivery/location-wire.ts';
export {
  categorySchema,
  dayHoursSchema,
  itemSchema,
  menuSchema,
  optionSchema,
  type WireItem,
  type WireMenu,
} from './public/menu/menu-schema.ts';
export { itemToWire, menusFromWire, menuToWire } from './public/menu/menu-wire.ts';
export { offerSchema, type WireOffer } from './public/offer/offer-schema.ts';
export { couponFromWire, couponOffer, offersFromWire, offerToWire } from './public/offer/offer-wire.ts';
export { readOfferMinimum, readOfferValue } from './public/offer/read-offer-value.ts';
export {
  orderSchema,
  orderStatusSchema,
  orderUpdateSchema,
  placedOrderSchema,
  type WireOrder,
  type WireOrderItem,
  type WireOrderUpdate,
} from './public/order/order-schema.ts';
export {
  amountsToWire,
  type CartMismatch,
  mismatchFromWire,
  type OrderClaim,
  type OrderCustomer,
  type OrderDraft,
  type OrderStatus,
  orderFromWire,
  orderToWire,
  orderUpdateToWire,
  type PlacedOrder,
  placedOrderFromWire,
} from './public/order/order-wire.ts';
export {
  cardCustomerSchema,
  cardIntentRequestSchema,
  cardIntentSchema,
  cardPayerSchema,
} from './public/payment/card-payment-schema.ts';
export type { CardIntent, CardIntentRequest, CardPayer } from './public/payment/card-payment-wire.ts';
export { itemIdsFromWire } from './public/recommendation-wire.ts';
export { readSettings } from './public/settings/read-settings.ts';
export type { Contacts, NamedValue, Settings } from './public/settings/settings.ts';
export { settingsFromWire } from './public/settings/settings-from-wire.ts';
export { namedValueSchema } from './public/settings/settings-schema.ts';
export { type SlotState, slotStates, slotsQuerySchema, slotsSchema, type WireSlots } from './public/slot-schema.ts';
export { slotsFromWire } from './public/slot-wire.ts';
export { defineSite, readSiteConfig, type SiteConfig, siteConfigSchema, taxPolicyOf } from './site.ts';
export { ApiError } from './wire/api-error.ts';
export { isSuccess, readPayload, success } from './wire/envelope.ts';
export {
  addressMessages,
  type ErrorBody,
  type ErrorCode,
  type ErrorDetails,
  errorBody,
  errorCatalogue,
} from './wire/errors.ts';
export {
  formatEuros,
  isObject,
  readCount,
  readList,
  readNumber,
  readText,
  type WireObject,
} from './wire/wire-values.ts';
