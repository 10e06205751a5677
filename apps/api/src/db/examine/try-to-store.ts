import { randomUUID } from 'node:crypto';
import { TransactionRollbackError } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { orders } from '../schema/index.ts';

/** Real orders have positive numbers, and no number is used up. */
const trialNumber = -1;

/** Stores an order in a transaction that is rolled back. Throws the error that keeps orders from being stored. */
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
