import { needsSlip, type OrderProgress, type Printer, type Progress, printsOf } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { dropUnsent, insertPrints, insertSlips, listCategories } from './new-print-repository.ts';

/** States in which the kitchen cooks nothing of what it accepted. */
const takingBack: readonly Progress[] = ['new', 'refused', 'cancelled'];

interface Step {
  orderId: string;
  before: Pick<OrderProgress, 'state' | 'dueAt'>;
  after: Pick<OrderProgress, 'state' | 'dueAt'>;
  at: Temporal.Instant;
}

/**
 * Asks for what a step of an order changes on paper, in its transaction: an acceptance prints; an acceptance that is taken back, and a
 * cancellation, drop what was not sent yet; a cancellation and another time correct what was printed (TCK-04, TCK-05).
 */
export async function printStep(
  tx: Db,
  { orderId, before, after, at }: Step,
  printers: readonly Printer[],
): Promise<void> {
  if (before.state !== after.state) {
    if (after.state === 'accepted' && before.state === 'new' && printers.length > 0)
      return insertPrints(tx, { orderId, prints: printsOf(await listCategories(tx, orderId), printers), at });
    if (!takingBack.includes(after.state)) return;
    await dropUnsent(tx, orderId);
    if (after.state !== 'new') await insertSlips(tx, { orderId, paper: 'cancelled', insteadOf: null, at });
  } else if (needsSlip(before.dueAt, after.dueAt))
    await insertSlips(tx, { orderId, paper: 'changed', insteadOf: before.dueAt, at });
}
