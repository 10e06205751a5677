import type { Kitchen, OrderProgress, ProgressEffects } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { giveWorkBack, moveWork } from '../../capacity/work-repository.ts';
import { giveUnitsBack } from '../../count/count-repository.ts';
import { endOrder, moveStatus } from '../../order/record/order-repository.ts';
import { slotOf } from '../../order/record/slot-of.ts';
import { payBackOrder } from '../../payment/refund/pay-back-order.ts';
import { releaseSlot } from '../../schedule/schedule-repository.ts';
import { endUnpaid } from '../../withdrawal/declare/end-unpaid.ts';
import { listUnpaid } from '../../withdrawal/record/withdrawal-repository.ts';
import type { HeldOrder } from './action-repository.ts';

interface Step {
  effects: ProgressEffects;
  after: OrderProgress;
  by: string;
  at: Temporal.Instant;
  kitchen: Kitchen | null;
}

/** Applies a step to the payment, the slot and the work of its order. Returns true if a refund was requested. */
export async function applyEffects(
  tx: Db,
  order: HeldOrder,
  { effects, after: { state, dueAt }, by, at, kitchen }: Step,
): Promise<boolean> {
  const { payBack, endsUnpaid, collectsCash, freesSlot } = effects;
  const { id, status, progress } = order;
  if (collectsCash) await collectCash(tx, order, by, at);
  if (freesSlot) await giveBack(tx, order);
  else if (kitchen && !dueAt.equals(progress.dueAt)) await moveWork(tx, order, dueAt, kitchen);
  if (endsUnpaid && status === 'pending') {
    await moveStatus(tx, id, { status: 'cancelled', at });
    await endUnpaid(tx, order, { at, isCollected: false });
  }
  // A tip does not stay even if the rest of an order that was not collected does (PYX-90).
  const isTipAlone = !payBack && state === 'no_show';
  if ((!payBack && !isTipAlone) || status !== 'paid') return false;
  const origin = state === 'refused' || state === 'no_show' ? state : 'cancelled';
  return payBackOrder(tx, id, { origin, at, isTipAlone });
}

/** Gives back what the order had taken, in the sequence in which orders take it, so that no two wait for each other. */
async function giveBack(tx: Db, order: HeldOrder): Promise<void> {
  await giveWorkBack(tx, order.id);
  await giveUnitsBack(tx, order.id);
  const slot = slotOf(order);
  if (slot) await releaseSlot(tx, slot);
}

/** The books get the whole sale and, at the same instant, the refunds of what was withdrawn from before (LAW-39). */
async function collectCash(tx: Db, order: HeldOrder, by: string, at: Temporal.Instant): Promise<void> {
  const { id, totalCents } = order;
  const withdrawnCents = (await listUnpaid(tx, id)).reduce((sum, { amountCents }) => sum + amountCents, 0);
  const collected = withdrawnCents > 0 ? { collectedCents: totalCents - withdrawnCents } : {};
  const data = { method: 'cash', amountCents: totalCents, ...collected, by };
  await endOrder(tx, id, { status: 'paid', at, data, tasks: [] });
  await endUnpaid(tx, order, { at, isCollected: true });
}
