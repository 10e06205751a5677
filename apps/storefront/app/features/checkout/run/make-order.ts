import { type OrderDraft, orderToWire, type WireOrder } from '@comptoir/contract';
import { formatOrderDate, parseOrderDate } from '@comptoir/domain';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import type { CheckoutState } from '../../../state/checkout/checkout-state.ts';
import { companyToWire } from '../machine/model/company-to-wire.ts';

/** The value of `customer.date`: the chosen slot, or "as soon as possible" (CHK-36). */
function orderDate({ isScheduled, date, time }: CheckoutState['delivery']): string {
  return formatOrderDate((isScheduled && parseOrderDate(`${date} ${time}`)) || { kind: 'asap' });
}

/** The place with the zone whose fee is charged. */
function pricedPlace({ place, delivery }: ShopCart): ShopCart['place'] {
  return place && delivery.state === 'ok' ? { ...place, zone: delivery.zone?.name ?? null } : place;
}

/** The request body for the current cart and forms (CHK-34 to CHK-38). `userId` null: a guest. */
export function orderBody(
  cart: ShopCart,
  { personal, company, delivery, method }: Pick<CheckoutState, 'personal' | 'company' | 'delivery' | 'method'>,
  {
    localId,
    userId,
    tipCents,
    isAdult,
    wishes,
    promisedAt,
  }: Pick<OrderDraft, 'localId' | 'userId' | 'tipCents' | 'isAdult' | 'wishes' | 'promisedAt'>,
): WireOrder {
  const { firstName, lastName, email, phone } = personal;
  const { coupon } = cart;
  const draft: OrderDraft = {
    localId,
    userId,
    lines: cart.lines,
    items: cart.items,
    priced: cart.priced,
    tipCents,
    paymentMethod: method === 'cash' ? 'cash' : 'card',
    transactionId: null,
    coupon: coupon.offer && coupon.check.state === 'valid' ? coupon.check.code : null,
    isAdult: isAdult && cart.alcohol.names.length > 0,
    wishes,
    company: company && companyToWire(company),
    promisedAt,
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
