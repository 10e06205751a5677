import type { Progress, ProgressEffects } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { endOrder, moveStatus } from '../../order/record/order-repository.ts';
import { slotOf } from '../../order/record/slot-of.ts';
import { payBackOrder } from '../../payment/refund/pay-back-order.ts';
import { releaseSlot } from '../../schedule/schedule-repository.ts';
import type { HeldOrder } from './action-repository.ts';

/** Applies a step to the payment and the slot of its order. Returns true if a refund was requested. */
export async function applyEffects(
  tx: Db,
  order: HeldOrder,
  { effects, state, by, at }: { effects: ProgressEffects; state: Progress; by: string; at: Temporal.Instant },
): Promise<boolean> {
  const { payBack, endsUnpaid, collectsCash, freesSlot } = effects;
  const { id, status, totalCents } = order;
  if (collectsCash) {
    const data = { method: 'cash', amountCents: totalCents, by };
    await endOrder(tx, id, { status: 'paid', at, data, tasks: [] });
  }
  const slot = freesSlot ? slotOf(order) : null;
  if (slot) await releaseSlot(tx, slot);
  if (endsUnpaid && status === 'pending') await moveStatus(tx, id, 'cancelled');
  if (!payBack || status !== 'paid') return false;
  const origin = state === 'refused' || state === 'no_show' ? state : 'cancelled';
  return payBackOrder(tx, id, { origin, at });
}
