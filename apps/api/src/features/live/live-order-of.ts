import type { LiveOrder, LiveWithdrawal, PastLine, ShortOrder } from '@comptoir/contract';
import { isForLater, kitchenTimes, linkForm, nextProgress, waitingSince } from '@comptoir/domain';
import { toInstant } from '../../db/instants.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { receiptOf } from '../order/receipt/receipt-of.ts';
import type { OrderLine } from '../order/record/order.ts';
import { serviceStart } from '../progress/alarm/service-start.ts';
import type { FollowedOrder } from './live-repository.ts';

const instantOf = (date: Date | null) => date && toInstant(date);

/** The order as its secret link shows it at a given time. Null if the link has expired (LIV-14). */
export function liveOrderOf(
  {
    order,
    progress,
    refunds,
    soldOut,
    withdrawal,
    canInvoice,
  }: FollowedOrder & { withdrawal: LiveWithdrawal | null; canInvoice: boolean },
  snapshot: Snapshot,
  now: Temporal.ZonedDateTime,
): LiveOrder | ShortOrder | null {
  const { state, reception, version, reason, message } = progress;
  const dueAt = toInstant(progress.dueAt);
  const endedAt = instantOf(progress.endedAt);
  const dated = linkForm({ dueAt, endedAt }, now.toInstant());
  // An order that can be withdrawn from keeps its link until the term's end, which may be unknown (LAW-34).
  const form = dated === 'gone' && withdrawal && withdrawal.lines.length > 0 ? 'short' : dated;
  if (form === 'gone') return null;
  const { number: orderNumber, mode, totalCents } = order;
  if (form === 'short') {
    const day = order.placedAt.toZonedDateTimeISO(now.timeZoneId).toPlainDate();
    return { form, orderNumber, version, state, day, totalCents, withdrawal };
  }
  const arrivedAt = toInstant(progress.arrivedAt);
  const waiting = {
    arrivedAt,
    isScheduled: isForLater(order),
    serviceStart: serviceStart(snapshot, arrivedAt.toZonedDateTimeISO(now.timeZoneId)),
  };
  return {
    form,
    orderNumber,
    version,
    state,
    reception,
    mode,
    arrivedAt,
    dueAt,
    endedAt,
    refunds,
    withdrawal,
    soldOut,
    reason,
    message,
    again: endedAt ? order.lines.filter(({ isFree }) => !isFree).map(againOf) : [],
    seenAt: instantOf(progress.seenAt),
    acceptedAt: instantOf(progress.acceptedAt),
    startAt: kitchenTimes(dueAt, mode, snapshot.office).startAt,
    startedAt: instantOf(progress.startedAt),
    readyAt: instantOf(progress.readyTappedAt),
    leftAt: instantOf(progress.leftAt),
    waitingSince: state === 'new' ? waitingSince(waiting) : null,
    canCancel: nextProgress('withdraw', { state, stateBefore: null }, mode) !== null,
    canInvoice,
    receipt: { ...receiptOf(order), orderId: '' },
  };
}

/** The parts of an order line that a cart compares. The receipt lacks the ids of choices. */
const againOf = ({ itemId, name, options, quantity, note, unitCents, totalCents }: OrderLine): PastLine => ({
  itemId,
  name,
  options,
  quantity,
  note,
  unitCents,
  totalCents,
});
