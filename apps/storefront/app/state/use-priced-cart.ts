import { taxPolicyOf } from '@comptoir/contract';
import {
  type CartLine,
  type DeliveryQuote,
  indexItems,
  type KnownDistance,
  keepKnownLines,
  type MenuEntry,
  type Mode,
  type Offer,
  type Place,
  parseAmount,
  type PricedCart,
  priceCart,
  quoteDelivery,
  readyFrom,
  toKilometres,
  unitPriceCents,
} from '@comptoir/domain';
import { useCartStore } from './cart-store.ts';
import { type LocationChoice, useLocationStore } from './location-store.ts';
import { useCatalogue, useSite } from './shop-context.tsx';
import { useNow } from './use-now.ts';

/** The current cart with every amount, and what the amounts come from. */
export interface CurrentCart {
  /** False until the stored cart was read. */
  isReady: boolean;
  mode: Mode;
  /** The lines that the menus know; `priced.lines` has the same positions. */
  lines: CartLine[];
  /** Lines whose dish or choice left the menus (CRT-06). Empty while the menus could not be read. */
  removed: CartLine[];
  items: Map<number, MenuEntry>;
  priced: PricedCart;
  delivery: DeliveryQuote;
}

/** Where the order goes, in the domain's words; null before a zone or an address was chosen. */
export function placeOf(location: LocationChoice): Place | null {
  const answer = location._distance;
  if (location.invalid || (!answer && !location.zone)) return null;
  return {
    address: answer?.address ?? '',
    address2: answer?.address2 ?? '',
    city: answer?.city ?? '',
    postalCode: answer?.postal_code ?? '',
    country: answer?.country ?? '',
    zone: location.zone,
    lat: answer?.lat ?? null,
    lng: answer?.lng ?? null,
  };
}

function distanceOf(location: LocationChoice): KnownDistance | 'not_found' | null {
  if (location.invalid) return 'not_found';
  const answer = location._distance;
  const distance = Number(answer?.distance ?? Number.NaN);
  if (!answer || !Number.isFinite(distance)) return null;
  return { km: toKilometres(distance, answer.unit === 'mi' ? 'mi' : 'km'), costCents: parseAmount(answer.delivery_cost) ?? 0 };
}

interface PricingOptions {
  /** Start of a chosen slot; absent: as soon as possible. */
  orderTime?: Temporal.ZonedDateTime;
  /** The offer of a coupon that the server found valid. */
  coupon?: Offer | null;
}

/** Prices the current cart: the one place of the storefront where a total comes from. */
export function usePricedCart({ orderTime, coupon = null }: PricingOptions = {}): CurrentCart {
  const site = useSite();
  const now = useNow();
  const { isReady, lines: storedLines, freeItemChoices } = useCartStore();
  const location = useLocationStore();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const settings = useCatalogue((catalogue) => catalogue.settings);

  const mode = location.type;
  const items = indexItems(menus);
  const { lines, removed } = keepKnownLines(storedLines, items);
  const subtotalCents = lines.reduce((sum, line) => {
    const entry = items.get(line.itemId);
    return entry ? sum + unitPriceCents(entry.item, line.options, mode) * line.quantity : sum;
  }, 0);
  const delivery = quoteDelivery({ mode, settings, place: placeOf(location), distance: distanceOf(location), subtotalCents });
  const cartMenus = menus.filter((menu) => lines.some((line) => items.get(line.itemId)?.menu.id === menu.id));
  const priced = priceCart({
    lines,
    items,
    mode,
    offers,
    coupon,
    deliveryFeeCents: delivery.state === 'ok' ? delivery.feeCents : 0,
    orderTime: orderTime ?? readyFrom(cartMenus, mode, now, settings.scheduling.exceptions),
    tax: taxPolicyOf(site),
    freeItemChoices,
  });
  return { isReady, mode, lines, removed: menus.length > 0 ? removed : [], items, priced, delivery };
}
