import type { OrderPaper, PastOrder } from '@comptoir/contract';
import { receiptOf } from '../../order/receipt/receipt-of.ts';
import type { Order, OrderLine } from '../../order/record/order.ts';

export function pastOrderOf(order: Order, timeZone: string, papers: OrderPaper[]): PastOrder {
  const inZone = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
  const receipt = receiptOf(order);
  const { firstName, lastName, email, phone, dateText: date } = order;
  return {
    orderId: order.id,
    orderNumber: order.number,
    localId: order.localId,
    status: order.status,
    createdAt: inZone(order.placedAt),
    readyFrom: order.readyFrom && inZone(order.readyFrom),
    mode: order.mode,
    lines: order.lines.filter(({ isFree }) => !isFree).map(toLine),
    freeLines: order.lines.filter(({ isFree }) => isFree).map(toLine),
    amounts: order,
    paymentMethod: order.paymentMethod,
    transactionId: order.transactionId,
    customer: { firstName, lastName, email, phone, place: receipt.place, date },
    receipt,
    trackToken: order.trackToken,
    papers,
  };
}

const toLine = ({ itemId, name, options, quantity, note, unitCents, totalCents }: OrderLine) => ({
  itemId,
  name,
  options,
  quantity,
  note,
  unitCents,
  totalCents,
});
