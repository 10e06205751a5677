import { randomUUID } from 'node:crypto';
import { TransactionRollbackError } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { orders } from '../schema/index.ts';

/** A negative number can't collide with a real order and uses up no number of the sequence. */
const trialNumber = -1;

/** Stores a test order and rolls it back. Throws the database's error if orders can't be stored. */
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
