import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orderProgress } from '../../db/schema/index.ts';

/** Holds an arrived order until the end of the transaction, so that two prints at once get different copy marks. */
export async function holdOrder(tx: Db, orderId: string): Promise<void> {
  const { orderId: id } = orderProgress;
  await tx.select({ id }).from(orderProgress).where(eq(id, orderId)).for('update');
}
