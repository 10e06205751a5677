import type { Menu, Mode, Offer } from '@comptoir/domain';
import { createFetch, type FetchContext, type FetchOptions } from 'ofetch';
import { paths } from './paths.ts';
import {
  type AddressSuggestion,
  type Distance,
  distanceFromWire,
  suggestionsFromWire,
} from './public/delivery/location-wire.ts';
import { menusFromWire } from './public/menu/menu-wire.ts';
import { couponFromWire, offersFromWire } from './public/offer/offer-wire.ts';
import type { WireOrder, WireOrderUpdate } from './public/order/order-schema.ts';
import { type PlacedOrder, placedOrderFromWire } from './public/order/order-wire.ts';
import {
  type CardIntent,
  type CardIntentRequest,
  type CardPayer,
  cardIntentFromWire,
  cardIntentToWire,
  customerFromWire,
} from './public/payment/card-payment-wire.ts';
import { itemIdsFromWire } from './public/recommendation-wire.ts';
import type { Settings } from './public/settings/settings.ts';
import { settingsFromWire } from './public/settings/settings-from-wire.ts';
import type { SlotState } from './public/slot-schema.ts';
import { slotsFromWire } from './public/slot-wire.ts';
import { ApiError } from './wire/api-error.ts';
import { isSuccess } from './wire/envelope.ts';
import type { WireObject } from './wire/wire-values.ts';

export interface CallerOptions {
  /** Base of the API; empty: the page's own origin. A path and a trailing slash are allowed (API-01). */
  root: string;
  /** Stands in for `fetch`: the server's pages reach the API without a socket. */
  fetch?: typeof globalThis.fetch;
  /** Told the instant of every answer's `Date`, in milliseconds (DEC-23). */
  onDate?: (milliseconds: number) => void;
}

/** The typed caller of the API: the only place that knows its addresses, its retries and its shapes. */
export interface Caller {
  settings(): Promise<Settings>;
  menus(): Promise<Menu[]>;
  offers(): Promise<Offer[]>;
  /** The valid coupon's id with what the answer says of its offer; an invalid one throws `ApiError`. */
  coupon(code: string): Promise<{ id: number; fields: WireObject }>;
  popular(): Promise<number[]>;
  /** Items that go with a cart, twelve at most (MNU-30). */
  recommendations(cartItems: { itemId: number; quantity: number }[]): Promise<number[]>;
  slots(mode: Mode, date: string): Promise<{ value: string; state: SlotState }[]>;
  /** Addresses that begin so; none is no failure, `ApiError` is one (LOC-06). Ask with three characters or more. */
  suggestAddresses(query: string): Promise<AddressSuggestion[]>;
  /** How far an address is; one that does not exist or can't be looked up now throws `ApiError` (LOC-07). */
  distance(location: string): Promise<Distance>;
  /** Tells the server that an item was added; neither result nor failure matters (MNU-09). */
  announceProduct(id: number): void;
  /** Makes the diner known to the card provider; resolves with the customer's id. */
  createCardCustomer(payer: CardPayer): Promise<string>;
  /** Creates the card payment, or lets the known one follow amount and order. */
  refreshCardIntent(request: CardIntentRequest): Promise<CardIntent>;
  placeOrder(order: WireOrder): Promise<PlacedOrder>;
  updateOrder(update: WireOrderUpdate): Promise<void>;
}

function dateOf(context: FetchContext): number {
  return Date.parse(context.response?.headers.get('date') ?? '');
}

/** A success that names nothing is no success. */
function needed<T>(reader: (body: unknown) => T | null): (body: unknown) => T {
  return (body) => {
    const value = reader(body);
    if (value === null) throw new ApiError(200, body);
    return value;
  };
}

/** Makes a caller. Failures are `ApiError`; only statuses worth a second try are retried, once, and never a change (API-40 to 43). */
export function createCaller({ root, fetch = globalThis.fetch, onDate }: CallerOptions): Caller {
  const base = root.replace(/\/+$/, '');
  const client = createFetch({ fetch, Headers, AbortController });

  async function call(path: string, options: FetchOptions<'json'> = {}): Promise<unknown> {
    const settled: FetchOptions<'json'> = {
      // The answer is asked for again each time; the browser's cache adds the ETag and turns a 304 into its copy.
      cache: 'no-cache',
      ...options,
      onResponse: (context) => {
        const milliseconds = dateOf(context);
        if (onDate && Number.isFinite(milliseconds)) onDate(milliseconds);
      },
      // ofetch would also retry a network failure, which has no status (API-41).
      onRequestError: (context) => {
        context.options.retry = false;
      },
    };
    try {
      return await client<unknown>(base + path, settled);
    } catch (error) {
      const { status, data } = error as { status?: number; data?: unknown };
      throw new ApiError(status ?? 0, data, error);
    }
  }

  async function read<T>(path: string, reader: (body: unknown) => T, options: FetchOptions<'json'> = {}): Promise<T> {
    const body = await call(path, options);
    if (!isSuccess(body)) throw new ApiError(200, body);
    return reader(body);
  }

  return {
    settings: () => read(paths.settings, settingsFromWire),
    menus: () => read(paths.menus, menusFromWire),
    offers: () => read(paths.offers, offersFromWire),
    coupon: (code) => read(paths.coupon(code.trim()), needed(couponFromWire)),
    popular: () => read(paths.popular, (body) => itemIdsFromWire(body, 'popular'), { query: { limit: 12 } }),
    recommendations: (cartItems) =>
      read(paths.recommendations, (body) => itemIdsFromWire(body, 'recommendations'), {
        method: 'POST',
        body: { cartItems, maxRecommendations: 12 },
      }),
    slots: (mode, date) => read(paths.slots, slotsFromWire, { query: { mode, date }, cache: 'no-store' }),
    suggestAddresses: (query) =>
      read(paths.locations, suggestionsFromWire, { query: { query: query.trim() }, cache: 'no-store' }),
    distance: (location) => read(paths.distance, needed(distanceFromWire), { query: { location }, cache: 'no-store' }),
    announceProduct: (id) => {
      call(paths.product(id)).catch(() => undefined);
    },
    createCardCustomer: (payer) =>
      read(paths.stripeCustomer, needed(customerFromWire), { method: 'POST', body: { ...payer } }),
    refreshCardIntent: (request) =>
      read(paths.stripePaymentIntent, needed(cardIntentFromWire), { method: 'POST', body: cardIntentToWire(request) }),
    placeOrder: (order) => read(paths.checkout, needed(placedOrderFromWire), { method: 'POST', body: order }),
    updateOrder: (update) => read(paths.checkout, () => undefined, { method: 'PUT', body: { ...update } }),
  };
}
