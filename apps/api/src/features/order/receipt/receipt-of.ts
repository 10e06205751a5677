import type { Receipt, ReceiptDiscount } from '@comptoir/contract';
import type { DiscountRecord } from '../../../db/schema/index.ts';
import type { Order } from '../record/order.ts';

/** The receipt of an order, from what was stored with it alone, whatever became of menu, offers and VAT. Every screen and mail draws it. */
export function receiptOf(order: Omit<Order, 'trackToken'>): Receipt {
  const { id, number, dateText, placedAt, promisedAt, readyFrom, location, zone, surchargeCents } = order;
  const { status, paymentMethod, firstName, mode, subtotalCents, discountCents, taxCents, totalCents, taxes } = order;
  return {
    orderId: id,
    orderNumber: number,
    ...{ status, paymentMethod, firstName, mode },
    place: location && placeOf(location, zone),
    date: dateText,
    placedAt: placedAt.toString(),
    promisedAt: promisedAt.toString(),
    readyFrom: readyFrom?.toString() ?? null,
    lines: order.lines.map(({ itemId, name, options, note, quantity, unitCents, totalCents, isFree }) => ({
      ...{ itemId, name, note, quantity, unitCents, totalCents, isFree },
      options: options.map((option) => ({
        name: option.name,
        choices: option.choices.map(({ name, quantity, priceCents }) => ({ name, quantity, priceCents })),
      })),
    })),
    discounts: order.discounts.map((discount) => discountOf(discount, order.coupon)),
    ...{ subtotalCents, discountCents },
    deliveryFeeCents: order.deliveryCents - surchargeCents,
    ...{ surchargeCents, taxCents, totalCents, taxes },
  };
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
