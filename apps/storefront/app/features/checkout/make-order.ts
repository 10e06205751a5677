import { type OrderDraft, orderToWire, type PlacedOrder, type WireOrder } from '@comptoir/contract';
import { formatOrderDate, parseOrderDate, promisedAt, type SlotRules } from '@comptoir/domain';
import type { KeptOrder, LastOrder, OrderRecap } from '../../state/order-store.ts';
import type { CurrentCart } from '../../state/use-priced-cart.ts';
import type { CheckoutState } from './machine/model/state.ts';

/** `customer.date` of the order: a slot that was chosen, else as soon as possible (CHK-36). */
function orderDate({ isScheduled, date, time }: CheckoutState['delivery']): string {
  return formatOrderDate((isScheduled && parseOrderDate(`${date} ${time}`)) || { kind: 'asap' });
}

/** Where it goes, with the zone whose fee was charged. */
function pricedPlace({ place, delivery }: CurrentCart): CurrentCart['place'] {
  return place && delivery.state === 'ok' ? { ...place, zone: delivery.zone?.name ?? null } : place;
}

/** The body that is posted for the cart and the forms as they are (CHK-34 to CHK-38). */
export function orderBody(
  cart: CurrentCart,
  { personal, delivery, method }: Pick<CheckoutState, 'personal' | 'delivery' | 'method'>,
  localId: string,
): WireOrder {
  const { firstName, lastName, email, phone } = personal;
  const { coupon } = cart;
  const draft: OrderDraft = {
    localId,
    lines: cart.lines,
    items: cart.items,
    priced: cart.priced,
    paymentMethod: method,
    transactionId: null,
    userId: null,
    coupon: coupon.offer && coupon.check.state === 'valid' ? coupon.check.code : null,
    customer: {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      phone: phone.trim(),
      place: cart.mode === 'delivery' ? pricedPlace(cart) : null,
      date: orderDate(delivery),
    },
  };
  return orderToWire(draft);
}

interface SentOrder {
  cart: CurrentCart;
  state: CheckoutState;
  recap: OrderRecap;
  /** Where it is fetched, for pickup. */
  counter: string;
  /** Those of the mode. */
  rules: SlotRules;
}

/** What the success page will show of an order that is being sent; its number comes with the answer. */
export function sentOrder({ cart, state, recap, counter, rules }: SentOrder): LastOrder {
  const { place, slotAt, readyAt, now, mode } = cart;
  const promised = slotAt ?? promisedAt(readyAt ?? now, rules);
  const isLater = slotAt === null && readyAt !== null && readyAt.epochMilliseconds > now.epochMilliseconds;
  const address = [place?.address, place?.address2, `${place?.postalCode ?? ''} ${place?.city ?? ''}`.trim()];
  return {
    orderNumber: 0,
    firstName: state.personal.firstName.trim(),
    mode,
    place: mode === 'pickup' ? counter : address.filter(Boolean).join(', '),
    method: state.method,
    placedAt: now.toInstant().toString(),
    promise: {
      at: promised.toInstant().toString(),
      slot: slotAt ? state.delivery.time : '',
      from: isLater ? readyAt.toInstant().toString() : '',
    },
    recap,
  };
}

/** The sent order with what the server answered: its number and, as soon as possible, the instant that it promises (DEC-12). */
export function completeOrder(
  sent: KeptOrder | null,
  placed: PlacedOrder,
  rules: SlotRules,
  timeZone: string,
): KeptOrder {
  const { orderNumber, totalCents } = placed;
  if (!sent || !('recap' in sent)) return { orderNumber, totalCents };
  const readyAt = parseInstant(placed.readyFrom);
  if (!readyAt) return { ...sent, orderNumber };
  const at = promisedAt(readyAt.toZonedDateTimeISO(timeZone), rules);
  const isLater = Temporal.Instant.compare(readyAt, Temporal.Instant.from(sent.placedAt).add({ minutes: 1 })) > 0;
  const promise = { at: at.toInstant().toString(), slot: '', from: isLater ? readyAt.toString() : '' };
  return { ...sent, orderNumber, promise };
}

function parseInstant(text: string | null): Temporal.Instant | null {
  try {
    return text === null ? null : Temporal.Instant.from(text);
  } catch {
    // The order is stored all the same: the promised time is then our own.
    return null;
  }
}
