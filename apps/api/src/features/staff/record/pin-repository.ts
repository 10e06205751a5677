import type { Approvable, PinFailure, Role } from '@comptoir/domain';
import { and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { pinFailures, pinGrants, staff } from '../../../db/schema/index.ts';
import { endActingOf } from './session-repository.ts';

/** Sets or removes a PIN. Failures, grants and names on tablets of the former PIN end. */
export async function setPin(tx: Db, staffId: number, pinHash: string | null, at: Temporal.Instant): Promise<void> {
  await tx.update(staff).set({ pinHash }).where(eq(staff.id, staffId));
  await endGrants(tx, staffId, at);
  await endActingOf(tx, staffId);
  await tx.delete(pinFailures).where(eq(pinFailures.staffId, staffId));
}

export async function listPinHolders(db: Db): Promise<{ id: number; name: string; role: Role }[]> {
  return db
    .select({ id: staff.id, name: staff.name, role: staff.role })
    .from(staff)
    .where(and(isNotNull(staff.pinHash), eq(staff.isActive, true)))
    .orderBy(asc(staff.name), asc(staff.id));
}

export async function listPinFailures(
  tx: Db,
  { staffId, reader }: { staffId: number; reader: string },
  since: Temporal.Instant,
): Promise<PinFailure[]> {
  const rows = await tx
    .select({ reader: pinFailures.reader, at: pinFailures.at })
    .from(pinFailures)
    .where(and(eq(pinFailures.staffId, staffId), gt(pinFailures.at, toDate(since))))
    .orderBy(asc(pinFailures.at), asc(pinFailures.id));
  return rows.map((row) => ({ at: toInstant(row.at), isHere: row.reader === reader }));
}

export async function insertPinFailure(
  tx: Db,
  { staffId, reader, at }: { staffId: number; reader: string; at: Temporal.Instant },
  since: Temporal.Instant,
): Promise<number> {
  await tx.delete(pinFailures).where(and(eq(pinFailures.staffId, staffId), lt(pinFailures.at, toDate(since))));
  const [row] = await tx
    .insert(pinFailures)
    .values({ staffId, reader, at: toDate(at) })
    .returning({ id: pinFailures.id });
  if (!row) throw new Error('A failure was not counted.');
  return row.id;
}

export async function forgetPinFailure(tx: Db, id: number): Promise<void> {
  await tx.delete(pinFailures).where(eq(pinFailures.id, id));
}

export interface GrantedThing {
  reader: string;
  action: Approvable;
  orderId: string | null;
}

export async function insertGrant(
  tx: Db,
  grant: GrantedThing & { tokenHash: string; staffId: number },
  { at, expiresAt }: { at: Temporal.Instant; expiresAt: Temporal.Instant },
): Promise<void> {
  await tx.delete(pinGrants).where(lt(pinGrants.expiresAt, toDate(at.subtract({ hours: 24 }))));
  await tx.insert(pinGrants).values({ ...grant, expiresAt: toDate(expiresAt) });
}

export async function findGranter(db: Db, tokenHash: string): Promise<number | null> {
  const [grant] = await db
    .select({ staffId: pinGrants.staffId })
    .from(pinGrants)
    .where(eq(pinGrants.tokenHash, tokenHash));
  return grant?.staffId ?? null;
}

export async function endGrants(tx: Db, staffId: number, at: Temporal.Instant): Promise<void> {
  await tx
    .update(pinGrants)
    .set({ usedAt: toDate(at) })
    .where(and(eq(pinGrants.staffId, staffId), isNull(pinGrants.usedAt)));
}

/** Consumes a grant. Returns false if the grant is for another action, used or expired. */
export async function useGrant(
  tx: Db,
  tokenHash: string,
  { reader, action, orderId }: GrantedThing,
  at: Temporal.Instant,
): Promise<boolean> {
  const used = await tx
    .update(pinGrants)
    .set({ usedAt: toDate(at) })
    .where(
      and(
        eq(pinGrants.tokenHash, tokenHash),
        eq(pinGrants.reader, reader),
        eq(pinGrants.action, action),
        orderId === null ? isNull(pinGrants.orderId) : eq(pinGrants.orderId, orderId),
        isNull(pinGrants.usedAt),
        gt(pinGrants.expiresAt, toDate(at)),
      ),
    )
    .returning({ staffId: pinGrants.staffId });
  return used.length > 0;
}
