import type { OrderAmounts } from '@comptoir/domain';
import { readPayload } from '../../wire/envelope.ts';
import { isObject, readAmount, readCount, readObject, readObjects, readText } from '../../wire/wire-values.ts';
import { amountsFromWire } from './order-amounts.ts';
import type { WireOrderUpdate } from './order-schema.ts';
import { type OrderStatus, readStatus } from './order-status.ts';

/** The order that the server stored. `readyFrom`: the promised instant of an ASAP order. */
export interface PlacedOrder {
  orderId: string;
  orderNumber: number;
  status: OrderStatus;
  totalCents: number;
  readyFrom: string | null;
  /** Of its live page (LIV-01); null: there is none yet. */
  trackToken: string | null;
  /** As it came, for `receiptFromWire` where it is shown; null: the server tells none, for the order may be somebody else's. */
  receipt: unknown;
}

/** Reads the payload of POST checkout; null: it names no order with its number and total. */
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

/** What a 409 `order_exists` tells of the order that is stored under the same `local_id`: not its id (trust R3). */
export type KnownOrder = Pick<PlacedOrder, 'orderNumber' | 'totalCents'>;

/** Reads a 409 `order_exists`; null: it tells of no order. */
export function knownOrderFromWire(body: unknown): KnownOrder | null {
  const payload = readObject(readPayload(body));
  const orderNumber = readCount(payload.order_number);
  const totalCents = readAmount(payload.total);
  return orderNumber === null || totalCents === null ? null : { orderNumber, totalCents };
}

/** The payload of a quote as it came; null: there is none. */
export function quotedPayload(body: unknown): unknown {
  const payload = readPayload(body);
  return isObject(payload) ? payload : null;
}

/** What PUT checkout tells of the order: `receipt` as it came, for `receiptFromWire`; undefined: there is none. */
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

/** The cart as the server priced it, in the answer to a total that differs (409 `totals_mismatch`, A.17). */
export interface CartMismatch {
  expected: OrderAmounts;
  /** Those of the posted cart, by their position; before discounts. */
  lines: { index: number; totalCents: number }[];
}

/** Reads the server's amounts; null when the answer does not carry all five. */
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
