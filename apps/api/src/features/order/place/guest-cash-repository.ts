import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { guestCashOrders } from '../../../db/schema/index.ts';

export async function lockNetwork(tx: Db, networkKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${networkKey}, 1))`);
}

export async function countGuestOrders(tx: Db, networkKey: string, since: Temporal.Instant): Promise<number> {
  const counted = and(eq(guestCashOrders.networkKey, networkKey), gte(guestCashOrders.at, toDate(since)));
  return tx.$count(guestCashOrders, counted);
}

export async function noteGuestOrder(tx: Db, networkKey: string, at: Temporal.Instant): Promise<void> {
  await tx.insert(guestCashOrders).values({ networkKey, at: toDate(at) });
}

export async function forgetGuestOrders(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(guestCashOrders).where(lt(guestCashOrders.at, toDate(before)));
}
