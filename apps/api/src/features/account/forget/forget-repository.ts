import { mailKey } from '@comptoir/contract';
import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import {
  couponUses,
  distanceAnswers,
  orderProgress,
  orders,
  outbox,
  payments,
  pushSubscriptions,
  refunds,
  users,
  withdrawals,
} from '../../../db/schema/index.ts';
import { addressLine, addressKey as distanceKey } from '../../delivery/distance/address-key.ts';

/** The owner of orders: an account, and the guest orders of its address if that is verified. */
export interface Person {
  id: number;
  email: string;
  isVerified: boolean;
}

const sameAddress = (column: SQL, email: string) => sql`lower(btrim(${column})) = ${email}`;

export async function listOrdersOf(tx: Db, { id, email, isVerified }: Person) {
  const own = eq(orders.userId, id);
  const typed = and(sql`${orders.email} <> ''`, sameAddress(sql`${orders.email}`, email));
  const where = isVerified ? or(own, typed) : own;
  return tx.select({ id: orders.id, email: orders.email, location: orders.location }).from(orders).where(where);
}

/** An order counts as finished this many hours after its promised time. */
const latestHours = 24;

/** This SQL condition selects orders that still have to be cooked, delivered or charged. */
export const isUnderWay = (at: Temporal.Instant) =>
  and(
    gt(orders.promisedAt, toDate(at.subtract({ hours: latestHours }))),
    or(
      inArray(orderProgress.state, ['new', 'accepted', 'ready', 'on_the_way']),
      and(isNull(orderProgress.state), eq(orders.status, 'pending')),
    ),
  );

export async function holdUnderWay(tx: Db, asked: ForgottenOrder[], at: Temporal.Instant): Promise<Set<string>> {
  if (asked.length === 0) return new Set();
  const ids = asked.map(({ id }) => id);
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(orders.id)
    .for('no key update');
  const underWay = await tx
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .where(and(inArray(orders.id, ids), isUnderWay(at)));
  return new Set(underWay.map(({ id }) => id));
}

export type ForgottenOrder = Awaited<ReturnType<typeof listOrdersOf>>[number];

/** Erases the personal data of orders; amounts stay. Returns the ids of customers to delete at the card provider. */
export async function forgetOrders(
  tx: Db,
  forgotten: ForgottenOrder[],
  addressKey: (email: string) => string,
): Promise<string[]> {
  if (forgotten.length === 0) return [];
  const ids = forgotten.map(({ id }) => id);
  await tx.execute(sql`select forget_orders(${sql.param(ids)}::uuid[], '{}'::uuid[])`);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.orderId, ids));
  await tx.update(refunds).set({ remark: null }).where(inArray(refunds.orderId, ids));
  for (const email of new Set(forgotten.map((order) => mailKey(order.email)))) {
    await forgetDeclarations(tx, email);
    await tx
      .update(couponUses)
      .set({ customer: addressKey(email) })
      .where(and(inArray(couponUses.orderId, ids), eq(couponUses.customer, email)));
  }
  await forgetAddresses(
    tx,
    forgotten.flatMap(({ location }) => (location ? [addressLine(location)] : [])),
  );
  return forgetPayments(tx, inArray(payments.orderId, ids));
}

/** Erases who declared withdrawals that have no order, by the address. They go on by their order's number (LAW-46). */
export async function forgetDeclarations(tx: Db, email: string): Promise<void> {
  if (email === '') return;
  await tx
    .update(withdrawals)
    .set({ name: '', email: '', note: null })
    .where(and(isNull(withdrawals.orderId), sameAddress(sql`${withdrawals.email}`, email)));
}

export async function forgetAddresses(tx: Db, lines: string[]): Promise<void> {
  if (lines.length === 0) return;
  const keys = sql.param(lines.map(distanceKey));
  const located = sql`${distanceAnswers.answer} -> 'located'`;
  await tx.delete(distanceAnswers).where(
    sql`${distanceAnswers.key} = any (${keys}) or ${located} in
      (select known.answer -> 'located' from distance_answers known where known.key = any (${keys}))`,
  );
}

/** Erases the personal data of payments. Returns customer ids of the card provider, to be deleted there. */
async function forgetPayments(tx: Db, where: SQL): Promise<string[]> {
  const known = await tx
    .selectDistinct({ customerId: payments.customerId })
    .from(payments)
    .where(and(where, isNotNull(payments.customerId)));
  await tx.update(payments).set({ snapshot: null, customerId: null, userId: null }).where(where);
  return known.flatMap(({ customerId }) => customerId ?? []);
}

export async function forgetOpenPayments(tx: Db, { id, email, isVerified }: Person): Promise<string[]> {
  const own = eq(payments.userId, id);
  const typed = sameAddress(sql`${payments.snapshot} #>> '{customer,email}'`, email);
  const where = and(isNull(payments.orderId), isVerified ? or(own, typed) : own);
  return where ? forgetPayments(tx, where) : [];
}

/** Error messages of mail servers contain the recipient's address. */
export async function forgetErrors(tx: Db): Promise<void> {
  await tx.update(outbox).set({ lastError: null }).where(isNotNull(outbox.lastError));
}

export async function deleteUser(tx: Db, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
