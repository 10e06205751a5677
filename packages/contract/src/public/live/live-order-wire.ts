import { centsToDecimal, endReasons, progressStates, receptions } from '@comptoir/domain';
import { readMoment, writeMoment } from '../../wire/moment.ts';
import { showLine } from '../../wire/plain-text.ts';
import { readAll } from '../../wire/read-all.ts';
import {
  readAmount,
  readCount,
  readFlag,
  readIds,
  readObject,
  readObjects,
  readText,
  type WireObject,
} from '../../wire/wire-values.ts';
import { pastLineFromWire, pastLineToWire } from '../order/past/past-line.ts';
import { receiptFromWire, receiptToWire } from '../order/receipt-wire.ts';
import type { LiveOrder, ShortOrder } from './live-order.ts';
import type { WireLiveOrder, WireShortOrder } from './live-order-schema.ts';
import { refundFromWire, refundToWire } from './live-refund-wire.ts';
import { withdrawalFromWire, withdrawalToWire } from './live-withdrawal-wire.ts';

export function liveOrderToWire(order: LiveOrder | ShortOrder, timeZone: string): WireLiveOrder | WireShortOrder {
  if (order.form === 'short') {
    const { orderNumber, version, state, day, totalCents, withdrawal } = order;
    return {
      order_number: orderNumber,
      version,
      state,
      day: day.toString(),
      total: centsToDecimal(totalCents),
      withdrawal: withdrawalToWire(withdrawal, timeZone),
    };
  }
  const at = (instant: Temporal.Instant) => writeMoment(instant, timeZone);
  const known = (instant: Temporal.Instant | null) => instant && at(instant);
  const { order_id: _, ...receipt } = receiptToWire(order.receipt);
  return {
    order_number: order.orderNumber,
    version: order.version,
    state: order.state,
    reception: order.reception,
    arrived_at: at(order.arrivedAt),
    seen_at: known(order.seenAt),
    accepted_at: known(order.acceptedAt),
    start_at: at(order.startAt),
    started_at: known(order.startedAt),
    ready_at: known(order.readyAt),
    left_at: known(order.leftAt),
    ended_at: known(order.endedAt),
    due_at: at(order.dueAt),
    waiting_since: known(order.waitingSince),
    can_cancel: order.canCancel,
    can_invoice: order.canInvoice,
    reason: order.reason,
    message: order.message,
    sold_out: order.soldOut,
    again: order.again.map(pastLineToWire),
    refunds: order.refunds.map((refund) => refundToWire(refund, timeZone)),
    withdrawal: withdrawalToWire(order.withdrawal, timeZone),
    receipt,
  };
}

export function liveOrderFromWire(value: unknown): LiveOrder | ShortOrder | null {
  const wire = readObject(value);
  const orderNumber = readCount(wire.order_number);
  const state = progressStates.find((known) => known === wire.state);
  if (orderNumber === null || !state) return null;
  return 'day' in wire ? readShort(wire, { orderNumber, state }) : readWhole(wire, { orderNumber, state });
}

type Head = Pick<ShortOrder, 'orderNumber' | 'state'>;

function readShort(wire: WireObject, head: Head): ShortOrder | null {
  const version = readCount(wire.version);
  const totalCents = readAmount(wire.total);
  const day = readText(wire.day);
  if (!version || totalCents === null || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return null;
  const withdrawal = withdrawalFromWire(wire.withdrawal);
  return { form: 'short', ...head, version, day: Temporal.PlainDate.from(day), totalCents, withdrawal };
}

function readWhole(wire: WireObject, head: Head): LiveOrder | null {
  const version = readCount(wire.version);
  const receipt = receiptFromWire(wire.receipt);
  const refunds = readAll(wire.refunds, refundFromWire);
  const arrivedAt = readMoment(wire.arrived_at);
  const startAt = readMoment(wire.start_at);
  const dueAt = readMoment(wire.due_at);
  if (!version || !receipt || !refunds || !arrivedAt || !startAt || !dueAt) return null;
  return {
    form: 'whole',
    ...head,
    version,
    arrivedAt,
    startAt,
    dueAt,
    refunds,
    receipt,
    withdrawal: withdrawalFromWire(wire.withdrawal),
    mode: receipt.mode,
    reception: receptions.find((known) => known === wire.reception) ?? 'none',
    seenAt: readMoment(wire.seen_at),
    acceptedAt: readMoment(wire.accepted_at),
    startedAt: readMoment(wire.started_at),
    readyAt: readMoment(wire.ready_at),
    leftAt: readMoment(wire.left_at),
    endedAt: readMoment(wire.ended_at),
    waitingSince: readMoment(wire.waiting_since),
    canCancel: readFlag(wire.can_cancel, false),
    canInvoice: readFlag(wire.can_invoice, false),
    reason: endReasons.find((known) => known === wire.reason) ?? null,
    soldOut: readIds(wire.sold_out),
    again: readObjects(wire.again).flatMap(pastLineFromWire),
    message: readText(wire.message) ? showLine(readText(wire.message)) : null,
  };
}
