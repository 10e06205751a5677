import type { OrderAmounts } from '@comptoir/domain';
import { readPayload } from '../../wire/envelope.ts';
import { readMoment } from '../../wire/moment.ts';
import { isObject, readAmount, readCount, readObject, readObjects, readText } from '../../wire/wire-values.ts';
import { amountsFromWire } from './order-amounts.ts';
import type { WireOrderUpdate } from './order-schema.ts';
import { type OrderStatus, readStatus } from './order-status.ts';

export interface PlacedOrder {
  orderId: string;
  orderNumber: number;
  status: OrderStatus;
  totalCents: number;
  readyFrom: string | null;
  /** The token of the order's tracking page (LIV-01); null until the order has arrived in the kitchen. */
  trackToken: string | null;
  receipt: unknown;
}

export function placedOrderFromWire(body: unknown): PlacedOrder | null {
  const payload = readObject(readPayload(body));
  const orderId = readText(payload.order_id);
  const orderNumber = readCount(payload.order_number);
  const totalCents = readAmount(payload.total);
  if (orderId === '' || orderNumber === null || totalCents === null) return null;
  return {
    orderId,
    orderNumber,
    status: readStatus(payload.status) ?? 'pending',
    totalCents,
    readyFrom: readText(payload.ready_from) || null,
    trackToken: readText(payload.track_token) || null,
    receipt: payload.receipt ?? null,
  };
}

/** The order in a 409 `order_exists`, without its id (trust R3). */
export type ExistingOrder = Pick<PlacedOrder, 'orderNumber' | 'totalCents'>;

export function existingOrderFromWire(body: unknown): ExistingOrder | null {
  const payload = readObject(readPayload(body));
  const orderNumber = readCount(payload.order_number);
  const totalCents = readAmount(payload.total);
  return orderNumber === null || totalCents === null ? null : { orderNumber, totalCents };
}

export function quotedPayload(body: unknown): unknown {
  const payload = readPayload(body);
  return isObject(payload) ? payload : null;
}

/** The order in the response of PUT checkout. `receipt` is unparsed, for `receiptFromWire`, and undefined if absent. */
export interface UpdatedOrder {
  receipt: unknown;
  trackToken: string | null;
}

export function updatedOrderFromWire(body: unknown): UpdatedOrder {
  const { receipt = undefined, track_token } = readObject(readPayload(body));
  return { receipt: receipt ?? undefined, trackToken: readText(track_token) || null };
}

export function orderUpdateToWire(
  orderId: string,
  status: 'pending' | 'paid',
  transactionId: string | null,
): WireOrderUpdate {
  return { order_id: orderId, transaction_id: transactionId, status };
}

/** The server's promise in a 409 `promise_moved`, as ISO text (PSE-07); null if it can't be read. */
export function movedPromiseFromWire(body: unknown): string | null {
  return readMoment(readObject(body).promised_at)?.toString() ?? null;
}

/** The server's prices in a 409 `totals_mismatch` (A.17). */
export interface CartMismatch {
  expected: OrderAmounts;
  lines: { index: number; totalCents: number }[];
}

export function mismatchFromWire(body: unknown): CartMismatch | null {
  const answer = readObject(body);
  const expected = amountsFromWire(answer.expected);
  if (!expected) return null;
  const lines = readObjects(readObject(answer.cart).items).flatMap((item) => {
    const index = readCount(item.index);
    const totalCents = readAmount(item.line_total);
    return index === null || totalCents === null ? [] : [{ index, totalCents }];
  });
  return { expected, lines };
}
