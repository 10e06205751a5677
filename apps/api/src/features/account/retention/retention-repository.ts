import { and, eq, gte, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import {
  officeAudit,
  orderProgress,
  orders,
  outbox,
  payments,
  users,
  webhookEvents,
} from '../../../db/schema/index.ts';
import { isUnderWay } from '../forget/forget-repository.ts';
import { accountMail } from '../record/account-mail-tasks.ts';

/** Marks accounts that were unused since an instant as warned, and returns those without an earlier warning. */
export async function markWarned(
  tx: Db,
  { unseenSince, at }: { unseenSince: Temporal.Instant; at: Temporal.Instant },
): Promise<number[]> {
  const rows = await tx
    .update(users)
    .set({ warnedAt: toDate(at) })
    .where(and(lt(users.lastSeenAt, toDate(unseenSince)), isNull(users.warnedAt)))
    .returning({ id: users.id });
  return rows.map(({ id }) => id);
}

export async function listAbandoned(
  db: Db,
  { unseenSince, warnedBefore }: { unseenSince: Temporal.Instant; warnedBefore: Temporal.Instant },
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lt(users.lastSeenAt, toDate(unseenSince)), lt(users.warnedAt, toDate(warnedBefore))));
  return rows.map(({ id }) => id);
}

/** Lists at most `limit` guest orders of customers without a recent order. Accounts have their own retention. */
export async function listOldCustomers(
  tx: Db,
  { orderedBefore, at }: { orderedBefore: Temporal.Instant; at: Temporal.Instant },
  limit: number,
) {
  const later = alias(orders, 'later');
  const isSame = sql`lower(btrim(${later.email})) = lower(btrim(${orders.email})) and ${later.email} <> ''`;
  const cameBack = tx
    .select({ id: later.id })
    .from(later)
    .where(and(isSame, gte(later.placedAt, toDate(orderedBefore))));
  return tx
    .select({ id: orders.id, email: orders.email, location: orders.location })
    .from(orders)
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .where(
      and(
        sql`(${isUnderWay(at)}) is not true`,
        isNull(orders.userId),
        sql`${orders.email} <> ''`,
        lt(orders.placedAt, toDate(orderedBefore)),
        notExists(cameBack),
      ),
    )
    .limit(limit);
}

/** Lists at most `limit` orders of before an instant that still say whose they are, of accounts too. */
export async function listOldOrders(tx: Db, placedBefore: Temporal.Instant, limit: number) {
  return tx
    .select({ id: orders.id, email: orders.email, location: orders.location })
    .from(orders)
    .where(and(sql`${orders.email} <> ''`, lt(orders.placedAt, toDate(placedBefore))))
    .limit(limit);
}

export async function forgetLogs(db: Db, before: Temporal.Instant): Promise<number> {
  const events = await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, toDate(before)));
  const unused = await db
    .delete(payments)
    .where(
      and(
        isNull(payments.orderId),
        isNull(payments.nextCheckAt),
        isNull(payments.disputeCheckAt),
        lt(payments.updatedAt, toDate(before)),
      ),
    );
  return (events.rowCount ?? 0) + (unused.rowCount ?? 0);
}

/** Removes from older payments who asked for them, and nothing else (PYX-75). */
export async function forgetPeers(db: Db, before: Temporal.Instant): Promise<void> {
  await db
    .update(payments)
    .set({ peerIp: null, userAgent: null })
    .where(and(isNotNull(payments.peerIp), lt(payments.createdAt, toDate(before))));
}

/** Deletes rows of the office's audit. The database rejects the deletion of rows younger than 24 months (ROL-23). */
export async function forgetAudit(db: Db, before: Temporal.Instant): Promise<number> {
  const oldest = sql`least(${toDate(before).toISOString()}::timestamptz, now() - interval '24 months')`;
  const { rowCount } = await db.delete(officeAudit).where(lt(officeAudit.at, oldest));
  return rowCount ?? 0;
}

/** Abandons account mails that failed for a week, because the tasks of deleted accounts contain an address. */
export async function giveUpMails(db: Db): Promise<void> {
  const attemptsOfAWeek = 180;
  await db
    .update(outbox)
    .set({ doneAt: sql`now()`, payload: {}, lastError: null })
    .where(
      and(eq(outbox.kind, accountMail.kind), isNull(outbox.doneAt), sql`${outbox.attempts} >= ${attemptsOfAWeek}`),
    );
}
