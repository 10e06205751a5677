import type { Mode, OrderAmounts, PaymentMethod } from '@comptoir/domain';
import { amountsFromWire, amountsToWire } from '../../public/order/order-amounts.ts';
import type { OrderCustomer } from '../../public/order/order-claim.ts';
import { type OrderStatus, readStatus } from '../../public/order/order-status.ts';
import { type PastLine, pastLineFromWire, pastLineToWire } from '../../public/order/past/past-line.ts';
import type { Receipt } from '../../public/order/receipt.ts';
import { placeFromWire, placeToWire, receiptFromWire, receiptToWire } from '../../public/order/receipt-wire.ts';
import {
  isObject,
  readCount,
  readFlag,
  readObject,
  readObjects,
  readText,
  type WireObject,
} from '../../wire/wire-values.ts';
import type { WirePastOrder } from './past-order-schema.ts';

export interface PastOrder {
  orderId: string;
  orderNumber: number;
  localId: string;
  status: OrderStatus;
  /** An ISO 8601 time with the restaurant's offset. */
  createdAt: string;
  /** The first instant at which every dish is served; null for a scheduled order. */
  readyFrom: string | null;
  mode: Mode;
  lines: PastLine[];
  freeLines: PastLine[];
  amounts: OrderAmounts;
  paymentMethod: PaymentMethod;
  transactionId: string | null;
  customer: Omit<OrderCustomer, 'place'> & { place: Receipt['place'] };
  receipt: Receipt | null;
  trackToken: string | null;
  /** The invoice of a company's order and its credit notes. */
  papers: OrderPaper[];
}

export interface OrderPaper {
  number: string;
  kind: 'invoice' | 'credit';
  /** False in the seconds before its PDF is drawn. */
  hasPdf: boolean;
}

export function pastOrderToWire(order: PastOrder): WirePastOrder {
  const { customer } = order;
  return {
    order_id: order.orderId,
    order_number: order.orderNumber,
    local_id: order.localId,
    status: order.status,
    created_at: order.createdAt,
    ready_from: order.readyFrom,
    is_pickup: order.mode === 'pickup',
    items: order.lines.map(pastLineToWire),
    free_items: order.freeLines.map(pastLineToWire),
    ...amountsToWire(order.amounts),
    payment_method: order.paymentMethod,
    transaction_id: order.transactionId,
    customer: {
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      phone: customer.phone,
      location: customer.place && placeToWire(customer.place),
      date: customer.date,
    },
    receipt: order.receipt && receiptToWire(order.receipt),
    track_token: order.trackToken,
    invoices: order.papers.map(({ number, kind, hasPdf }) => ({ number, kind, has_pdf: hasPdf })),
  };
}

/** Reads an order of the history; null if its number, status, time or an amount is missing. */
export function pastOrderFromWire(wire: WireObject): PastOrder | null {
  const orderNumber = readCount(wire.order_number);
  const status = readStatus(wire.status);
  const createdAt = readText(wire.created_at);
  const amounts = amountsFromWire(wire);
  if (orderNumber === null || !status || Number.isNaN(Date.parse(createdAt)) || !amounts) return null;
  const customer = readObject(wire.customer);
  return {
    orderId: readText(wire.order_id),
    orderNumber,
    localId: readText(wire.local_id),
    status,
    createdAt,
    readyFrom: readText(wire.ready_from) || null,
    mode: readFlag(wire.is_pickup, true) ? 'pickup' : 'delivery',
    lines: readObjects(wire.items).flatMap(pastLineFromWire),
    freeLines: readObjects(wire.free_items).flatMap(pastLineFromWire),
    amounts,
    paymentMethod: wire.payment_method === 'card' ? 'card' : 'cash',
    transactionId: readText(wire.transaction_id) || null,
    customer: {
      firstName: readText(customer.first_name),
      lastName: readText(customer.last_name),
      email: readText(customer.email),
      phone: readText(customer.phone),
      place: isObject(customer.location) ? placeFromWire(customer.location) : null,
      date: readText(customer.date),
    },
    receipt: receiptFromWire(wire.receipt),
    trackToken: readText(wire.track_token) || null,
    papers: readObjects(wire.invoices).map(({ number, kind, has_pdf }) => ({
      number: readText(number),
      kind: kind === 'credit' ? 'credit' : 'invoice',
      hasPdf: readFlag(has_pdf, false),
    })),
  };
}
