import type { Role } from '@comptoir/domain';
import { and, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { orderProgress, pushKeys, pushSubscriptions, staff } from '../../db/schema/index.ts';
import type { PushKeys, PushSubscription } from '../../gateways/push/push-gateway.ts';

export type PushOwner = { orderId: string } | { staffId: number };

const id = 1;

export async function findKeys(db: Db): Promise<PushKeys | null> {
  const { publicKey, privateKey } = pushKeys;
  const [row] = await db.select({ publicKey, privateKey }).from(pushKeys);
  return row ?? null;
}

export async function offerKeys(db: Db, keys: PushKeys): Promise<void> {
  await db
    .insert(pushKeys)
    .values({ id, ...keys })
    .onConflictDoNothing();
}

const isOf = (owner: PushOwner) =>
  'orderId' in owner ? eq(pushSubscriptions.orderId, owner.orderId) : eq(pushSubscriptions.staffId, owner.staffId);

/** Stores a subscription and deletes the owner's oldest ones above the limit `most`. False if the person lost access or the order has ended. */
export async function putSubscription(
  db: Db,
  owner: PushOwner,
  { subscription, at, most }: { subscription: PushSubscription; at: Temporal.Instant; most: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if ('staffId' in owner) {
      const [person] = await tx.select().from(staff).where(eq(staff.id, owner.staffId)).for('share');
      if (!person?.isActive) return false;
    } else {
      const isGoingOn = and(eq(orderProgress.orderId, owner.orderId), isNull(orderProgress.endedAt));
      const held = await tx.select({ id: orderProgress.orderId }).from(orderProgress).where(isGoingOn).for('share');
      if (held.length === 0) return false;
    }
    const { p256dh, auth } = subscription;
    const row = { p256dh, auth, addedAt: toDate(at), ...('staffId' in owner && owner) };
    await tx
      .insert(pushSubscriptions)
      .values({ ...subscription, ...owner, ...row })
      .onConflictDoUpdate({ target: [pushSubscriptions.endpoint, pushSubscriptions.orderId], set: row });
    const newest = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(isOf(owner))
      .orderBy(desc(pushSubscriptions.addedAt), desc(pushSubscriptions.id))
      .limit(most);
    await tx.delete(pushSubscriptions).where(and(isOf(owner), notInArray(pushSubscriptions.id, newest)));
    return true;
  });
}

export async function removeSubscription(db: Db, owner: PushOwner, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(and(isOf(owner), eq(pushSubscriptions.endpoint, endpoint)));
}

export async function endSubscriptions(db: Db, owner: PushOwner): Promise<void> {
  await db.delete(pushSubscriptions).where(isOf(owner));
}

export async function listEndpoints(db: Db, owner: PushOwner): Promise<string[]> {
  const rows = await db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions).where(isOf(owner));
  return rows.map(({ endpoint }) => endpoint);
}

export async function listListeners(db: Db, orderId: string): Promise<number[]> {
  const rows = await db.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(isOf({ orderId }));
  return rows.map((row) => row.id);
}

export async function listStaffListeners(db: Db, among: readonly Role[]): Promise<number[]> {
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(staff, eq(staff.id, pushSubscriptions.staffId))
    .where(and(staff.isActive, inArray(staff.role, [...among])));
  return rows.map((row) => row.id);
}

export async function findSubscription(db: Db, subscriptionId: number): Promise<PushSubscription | null> {
  const { endpoint, p256dh, auth } = pushSubscriptions;
  const [row] = await db
    .select({ endpoint, p256dh, auth })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, subscriptionId));
  return row ?? null;
}

export async function forgetBrowser(db: Db, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

export async function forgetEnded(db: Db, before: Temporal.Instant): Promise<void> {
  const ended = db
    .select({ orderId: orderProgress.orderId })
    .from(orderProgress)
    .where(sql`${orderProgress.endedAt} < ${toDate(before).toISOString()}`);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.orderId, ended));
}
