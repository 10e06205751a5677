import type { Receipt, ReceiptDiscount } from '@comptoir/contract';
import { type ToldOption, tellOptions } from '@comptoir/domain';
import type { DiscountRecord } from '../../../db/schema/index.ts';
import type { Order, OrderLine } from '../record/order.ts';

/** The receipt of an order, from what was stored with it alone, whatever became of menu, offers and VAT. Every screen and mail draws it. */
export function receiptOf(order: Omit<Order, 'trackToken'>): Receipt {
  const { id, number, dateText, placedAt, promisedAt, readyFrom, location, zone, surchargeCents } = order;
  const { status, paymentMethod, firstName, mode, subtotalCents, discountCents, taxCents, totalCents, taxes } = order;
  return {
    orderId: id,
    orderNumber: number,
    status,
    paymentMethod,
    firstName,
    mode,
    place: location && placeOf(location, zone),
    date: dateText,
    placedAt: placedAt.toString(),
    promisedAt: promisedAt.toString(),
    readyFrom: readyFrom?.toString() ?? null,
    lines: order.lines.map(({ itemId, name, options, told, note, quantity, unitCents, totalCents, isFree }) => ({
      itemId,
      name,
      note,
      quantity,
      unitCents,
      totalCents,
      isFree,
      options: told ?? tellAll(options),
    })),
    discounts: order.discounts.map((discount) => discountOf(discount, order.coupon)),
    subtotalCents,
    discountCents,
    deliveryFeeCents: order.deliveryCents - surchargeCents,
    surchargeCents,
    taxCents,
    totalCents,
    taxes,
  };
}

/** Orders of earlier versions do not say how the dish came then: all that was chosen is told. */
function tellAll(options: OrderLine['options']): ToldOption[] {
  const groups = options.map(({ optionId, name, choices }) => ({
    id: optionId,
    name,
    min: 0,
    max: null,
    defaults: [],
    choices: choices.map(({ choiceId, ...choice }) => ({ id: choiceId, ...choice })),
  }));
  return tellOptions({ options: groups }, options);
}

function placeOf(location: NonNullable<Order['location']>, zone: string | null): NonNullable<Receipt['place']> {
  const { address, address2, city, postalCode, country } = location;
  return { address, address2, city, postalCode, country, zone };
}

/** Orders of earlier versions do not say what their offers were worth, or about which dish. */
function discountOf(discount: DiscountRecord, coupon: string | null): ReceiptDiscount {
  const { type, isCoupon, percentBp = 0, fixedCents = 0, target = null, gender = 'f', amountCents } = discount;
  return { type, code: isCoupon ? coupon : null, percentBp, fixedCents, target, gender, amountCents };
}
