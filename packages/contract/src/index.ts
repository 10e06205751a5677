export { ApiError } from './api-error.ts';
export { type Caller, type CallerOptions, createCaller } from './caller.ts';
export {
  cardCustomerSchema,
  cardIntentRequestSchema,
  cardIntentSchema,
  cardPayerSchema,
} from './card-payment-schema.ts';
export type { CardIntent, CardIntentRequest, CardPayer } from './card-payment-wire.ts';
export { isSuccess, readPayload, success } from './envelope.ts';
export {
  addressMessages,
  type ErrorBody,
  type ErrorCode,
  type ErrorDetails,
  errorBody,
  errorCatalogue,
} from './errors.ts';
export {
  addressSuggestionSchema,
  distanceQuerySchema,
  distanceSchema,
  locationsQuerySchema,
  type WireAddressSuggestion,
  type WireDistance,
} from './location-schema.ts';
export {
  type AddressSuggestion,
  type Distance,
  distanceFromWire,
  distanceToWire,
  suggestionsFromWire,
  suggestionToWire,
} from './location-wire.ts';
export {
  categorySchema,
  dayHoursSchema,
  itemSchema,
  menuSchema,
  optionSchema,
  type WireItem,
  type WireMenu,
} from './menu-schema.ts';
export { itemToWire, menusFromWire, menuToWire } from './menu-wire.ts';
export { offerSchema, type WireOffer } from './offer-schema.ts';
export { couponFromWire, couponOffer, offersFromWire, offerToWire } from './offer-wire.ts';
export {
  orderSchema,
  orderStatusSchema,
  orderUpdateSchema,
  placedOrderSchema,
  type WireOrder,
  type WireOrderItem,
  type WireOrderUpdate,
} from './order-schema.ts';
export {
  amountsToWire,
  type CartMismatch,
  mismatchFromWire,
  type OrderAmounts,
  type OrderClaim,
  type OrderCustomer,
  type OrderDraft,
  type OrderStatus,
  orderFromWire,
  orderToWire,
  orderUpdateToWire,
  type PaymentMethod,
  type PlacedOrder,
  placedOrderFromWire,
} from './order-wire.ts';
export { paths } from './paths.ts';
export { itemIdsFromWire } from './recommendation-wire.ts';
export { namedValueSchema } from './settings-schema.ts';
export { settingsFromWire } from './settings-wire.ts';
export { defineSite, readSiteConfig, type SiteConfig, siteConfigSchema, taxPolicyOf } from './site.ts';
export { type SlotState, slotStates, slotsQuerySchema, slotsSchema, type WireSlots } from './slot-schema.ts';
export { slotsFromWire } from './slot-wire.ts';
export { formatEuros, isObject, readCount, readList, readNumber, readText, type WireObject } from './wire-values.ts';
