import { randomUUID } from 'node:crypto';
import { TransactionRollbackError } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { orders } from '../schema/index.ts';

/** No order has it, and none is given away for the trial. */
const trialNumber = -1;

/** Stores an order that nobody placed, and takes it back before anybody sees it. Throws what keeps orders from being stored. */
export async function tryToStore(db: Db): Promise<void> {
  const id = randomUUID();
  const texts = { firstName: '', lastName: '', email: '', phone: '', dateText: 'ASAP', bodyHash: '' };
  const amounts = { subtotalCents: 0, discountCents: 0, deliveryCents: 0, taxCents: 0, totalCents: 0 };
  const kinds = { status: 'pending', mode: 'pickup', paymentMethod: 'cash' } as const;
  const at = new Date(0);
  const trial = { ...texts, ...amounts, ...kinds, id, number: trialNumber, localId: id, promisedAt: at, placedAt: at };
  try {
    await db.transaction(async (tx) => {
      await tx.insert(orders).values({ ...trial, discounts: [] });
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}
