import { mailedNotices, readCount, readMoment, readText, type SheetEvent, sheetEventKinds } from '@comptoir/contract';
import {
  alarmSteps,
  disputeReasons,
  disputeStates,
  endReasons,
  identities,
  payableCents,
  progressStates,
  refundReasons,
  ticketPapers,
} from '@comptoir/domain';
import type { Order, OrderEvent } from '../../order/record/order.ts';

/** The amount of an event, with the tip that went back. Null if it has none. */
function amountOf({ amountCents, tipCents }: OrderEvent['data']): number | null {
  const cents = readCount(amountCents);
  return cents === null ? null : cents + (readCount(tipCents) ?? 0);
}

/** Returns null if staff may not see the event (BRD-46). Validates data that an earlier version may have written. */
export function sheetEventOf({ kind: known, data, at }: OrderEvent, order: Order): SheetEvent | null {
  const kind = sheetEventKinds.find((one) => one === known);
  if (!kind) return null;
  const identity = identities.find((one) => one === data.identity);
  const refundReason = refundReasons.find((one) => one === data.refundReason);
  const dispute = [...disputeReasons, ...disputeStates].find((one) => one === (data.state ?? data.reason));
  const notice = mailedNotices.find((one) => one === data.notice);
  const paper = ticketPapers.find((one) => one === data.paper);
  return {
    kind,
    at,
    by: readText(data.by) || null,
    device: readText(data.device) || null,
    dueAt: readMoment(data.dueAt),
    minutes: readCount(data.minutes),
    amountCents: kind === 'paid' ? payableCents(order) : amountOf(data),
    to: progressStates.find((state) => state === data.to) ?? null,
    reason: endReasons.find((reason) => reason === data.reason) ?? null,
    step: alarmSteps.find((step) => step === data.step) ?? null,
    text: readText(data.text) || null,
    ...(refundReason && { refundReason }),
    ...(identity && { identity }),
    ...(dispute && (kind === 'disputed' || kind === 'dispute_ended') && { dispute }),
    ...(notice && { notice }),
    ...(paper && { print: { paper, copy: readCount(data.copy) ?? 0 } }),
  };
}
