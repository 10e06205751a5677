import type { TaxLine } from '@comptoir/domain';
import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { bookEntries, orders, refunds } from '../../../db/schema/index.ts';

/** Orders that no entry tells of, oldest first. */
export async function listUnbooked(tx: Db, limit: number): Promise<string[]> {
  const told = tx
    .select({ one: sql`1` })
    .from(bookEntries)
    .where(and(eq(bookEntries.orderId, orders.id), inArray(bookEntries.kind, ['ticket', 'adopted'])));
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(notExists(told))
    .orderBy(asc(orders.placedAt), asc(orders.number))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export interface OldRefund {
  id: string;
  orderId: string;
  amountCents: number;
  taxes: TaxLine[];
  status: 'requested' | 'done' | 'refused';
  method: 'card' | 'cash';
}

/** The refunds of orders, oldest first, by order. */
export async function listOldRefunds(tx: Db, orderIds: string[]): Promise<Map<string, OldRefund[]>> {
  const { id, orderId, amountCents, taxes, status, method, requestedAt } = refunds;
  const rows = await tx
    .select({ id, orderId, amountCents, taxes, status, method })
    .from(refunds)
    .where(inArray(orderId, orderIds))
    .orderBy(asc(requestedAt), asc(id));
  return Map.groupBy(rows, (row) => row.orderId);
}
