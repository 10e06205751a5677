import { type OrderDraft, orderToWire, type WireOrder } from '@comptoir/contract';
import { formatOrderDate, parseOrderDate } from '@comptoir/domain';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import type { CheckoutState } from '../../../state/checkout/checkout-state.ts';
import type { CompanyForm } from '../../../state/checkout/order-forms.ts';

/** The value of `customer.date`: the chosen slot, or "as soon as possible" (CHK-36). */
function orderDate({ isScheduled, date, time }: CheckoutState['delivery']): string {
  return formatOrderDate((isScheduled && parseOrderDate(`${date} ${time}`)) || { kind: 'asap' });
}

/** The place with the zone whose fee is charged. */
function pricedPlace({ place, delivery }: ShopCart): ShopCart['place'] {
  return place && delivery.state === 'ok' ? { ...place, zone: delivery.zone?.name ?? null } : place;
}

/** A SIRET may be given as the SIREN. Fields that may be empty are left out. */
function companyToWire(form: CompanyForm): OrderDraft['company'] {
  const [vatNumber, reference] = [form.vatNumber.trim(), form.reference.trim()];
  return {
    name: form.companyName.trim(),
    siren: form.siren.trim(),
    ...(vatNumber && { vat_number: vatNumber }),
    address: form.billingAddress.trim(),
    postal_code: form.billingPostalCode.trim(),
    city: form.billingCity.trim(),
    ...(reference && { reference }),
  };
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
