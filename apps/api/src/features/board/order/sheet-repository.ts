import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { orderProgress } from '../../../db/schema/index.ts';

export async function findVersion(db: Db, orderId: string): Promise<number | null> {
  const { version } = orderProgress;
  const [row] = await db.select({ version }).from(orderProgress).where(eq(orderProgress.orderId, orderId));
  return row?.version ?? null;
}
