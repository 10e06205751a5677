import { alarmSteps, centsToDecimal, endReasons, progressStates } from '@comptoir/domain';
import { refundFromWire, refundToWire } from '../../public/live/live-refund-wire.ts';
import { receiptFromWire, receiptToWire } from '../../public/order/receipt-wire.ts';
import { readMoment, writeMoment } from '../../wire/moment.ts';
import { showLine } from '../../wire/plain-text.ts';
import { readAll, readAmount, readCount, readObject, readText, type WireObject } from '../../wire/wire-values.ts';
import { type OrderSheet, type SheetEvent, sheetEventKinds } from './order-sheet.ts';
import type { WireOrderSheet } from './order-sheet-schema.ts';

export function orderSheetToWire(sheet: OrderSheet, timeZone: string): WireOrderSheet {
  const { version, receipt, lastName, email, transactionId, coupon, refunds, events } = sheet;
  return {
    version,
    receipt: receiptToWire(receipt),
    last_name: lastName,
    email,
    transaction_id: transactionId,
    coupon,
    refunds: refunds.map((refund) => refundToWire(refund, timeZone)),
    events: events.map((event) => eventToWire(event, timeZone)),
  };
}

function eventToWire(event: SheetEvent, timeZone: string): WireOrderSheet['events'][number] {
  const { at, dueAt, amountCents, ...rest } = event;
  return {
    ...rest,
    at: writeMoment(at, timeZone),
    due_at: dueAt && writeMoment(dueAt, timeZone),
    amount: amountCents === null ? null : centsToDecimal(amountCents),
  };
}

/** Reads a sheet; null where anything is missing that it can't be drawn without. An event that this version does not know is left out. */
export function orderSheetFromWire(value: unknown): OrderSheet | null {
  const wire = readObject(value);
  const version = readCount(wire.version);
  const receipt = receiptFromWire(wire.receipt);
  const refunds = readAll(wire.refunds, refundFromWire);
  if (!version || !receipt || !refunds || !Array.isArray(wire.events)) return null;
  return {
    version,
    receipt,
    refunds,
    lastName: showLine(readText(wire.last_name)),
    email: showLine(readText(wire.email)) || null,
    transactionId: readText(wire.transaction_id) || null,
    coupon: readText(wire.coupon) || null,
    events: wire.events.map((event) => eventFromWire(readObject(event))).filter((event) => event !== null),
  };
}

function eventFromWire(wire: WireObject): SheetEvent | null {
  const kind = sheetEventKinds.find((known) => known === wire.kind);
  const at = readMoment(wire.at);
  if (!kind || !at) return null;
  return {
    kind,
    at,
    by: showLine(readText(wire.by)) || null,
    device: showLine(readText(wire.device)) || null,
    dueAt: readMoment(wire.due_at),
    minutes: readCount(wire.minutes),
    amountCents: readAmount(wire.amount),
    to: progressStates.find((known) => known === wire.to) ?? null,
    reason: endReasons.find((known) => known === wire.reason) ?? null,
    step: alarmSteps.find((known) => known === wire.step) ?? null,
    text: showLine(readText(wire.text)) || null,
  };
}
