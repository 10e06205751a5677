import type { Progress } from '@comptoir/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toInstant } from '../../../db/instants.ts';
import { orderProgress, orders } from '../../../db/schema/index.ts';

interface Standing {
  version: number;
  state: Progress;
  promisedAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
}

export async function findStanding(db: Db, orderId: string): Promise<Standing | null> {
  const { version, state, endedAt } = orderProgress;
  const [row] = await db
    .select({ version, state, endedAt, promisedAt: orders.promisedAt })
    .from(orderProgress)
    .innerJoin(orders, eq(orders.id, orderProgress.orderId))
    .where(eq(orderProgress.orderId, orderId));
  return row ? { ...row, promisedAt: toInstant(row.promisedAt), endedAt: row.endedAt && toInstant(row.endedAt) } : null;
}
