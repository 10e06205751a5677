import { hasWishes, type Receipt, type ReceiptDiscount } from '@comptoir/contract';
import { type PaymentFacts, type ToldOption, tellOptions } from '@comptoir/domain';
import { tellFacts } from '@comptoir/words';
import type { DiscountRecord } from '../../../db/schema/index.ts';
import type { Order, OrderLine } from '../record/order.ts';

/** Creates the receipt of an order from stored values only. All screens and mails use it. */
export function receiptOf(order: Omit<Order, 'trackToken'>): Receipt {
  const { id, number, dateText, placedAt, promisedAt, readyFrom, location, zone, surchargeCents } = order;
  const { status, paymentMethod, firstName, mode, subtotalCents, discountCents, taxCents, totalCents, taxes } = order;
  return {
    orderId: id,
    orderNumber: number,
    status,
    paymentMethod,
    ...(order.paidBy && { paidBy: shownOf(order.paidBy) }),
    firstName,
    mode,
    place: location && placeOf(location, zone),
    date: dateText,
    placedAt: placedAt.toString(),
    promisedAt: promisedAt.toString(),
    readyFrom: readyFrom?.toString() ?? null,
    lines: order.lines.map(({ itemId, name, options, told, note, quantity, unitCents, totalCents, isFree, facts }) => ({
      itemId,
      name,
      note,
      quantity,
      unitCents,
      totalCents,
      isFree,
      options: told ?? tellAll(options),
      ...tellFacts(facts),
    })),
    discounts: order.discounts.map((discount) => discountOf(discount, order.coupon)),
    subtotalCents,
    discountCents,
    deliveryFeeCents: order.deliveryCents - surchargeCents,
    surchargeCents,
    taxCents,
    totalCents,
    ...(order.tipCents > 0 && { tipCents: order.tipCents }),
    ...(hasWishes(order.wishes) && { wishes: order.wishes }),
    ...(order.company && { companyName: order.company.name }),
    taxes,
  };
}

/** The stored facts hold more than a receipt tells. */
const shownOf = ({ kind, brand, network, last4, descriptor }: PaymentFacts): NonNullable<Receipt['paidBy']> => ({
  kind,
  brand,
  network,
  last4,
  ...(descriptor && { descriptor }),
});

/** Orders of earlier versions lack the displayed options, so all choices are listed. */
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

/** Orders of earlier versions lack the offer's value and subject. */
function discountOf(discount: DiscountRecord, coupon: string | null): ReceiptDiscount {
  const { type, isCoupon, percentBp = 0, fixedCents = 0, target = null, gender = 'f', amountCents } = discount;
  return { type, code: isCoupon ? coupon : null, percentBp, fixedCents, target, gender, amountCents };
}
