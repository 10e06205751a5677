import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { recoveryCodes, staff, staffSessions } from '../../../db/schema/index.ts';

/** Keeps a sealed secret that its person has not confirmed yet. */
export async function prepareSecret(tx: Db, id: number, totpSecret: string): Promise<void> {
  await tx.update(staff).set({ totpSecret, totpSince: null, totpStep: null }).where(eq(staff.id, id));
}

export async function confirmSecret(tx: Db, id: number, at: Temporal.Instant): Promise<void> {
  await tx
    .update(staff)
    .set({ totpSince: toDate(at) })
    .where(eq(staff.id, id));
}

/** Takes the second factor away, with its recovery codes. */
export async function dropSecondFactor(tx: Db, id: number): Promise<void> {
  await tx.update(staff).set({ totpSecret: null, totpSince: null, totpStep: null }).where(eq(staff.id, id));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, id));
}

/** Uses a time step. False if this step or a later one was used before, on whichever server. */
export async function useStep(tx: Db, id: number, step: number): Promise<boolean> {
  const used = await tx
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, id), or(isNull(staff.totpStep), lt(staff.totpStep, step))))
    .returning({ id: staff.id });
  return used.length > 0;
}

export async function replaceRecoveryCodes(tx: Db, staffId: number, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, staffId })));
}

/** Uses a recovery code once. False if it is unknown or used. */
export async function useRecoveryCode(
  tx: Db,
  staffId: number,
  { codeHash, at }: { codeHash: string; at: Temporal.Instant },
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: toDate(at) })
    .where(and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.staffId, staffId), isNull(recoveryCodes.usedAt)))
    .returning({ staffId: recoveryCodes.staffId });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Db, staffId: number): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.staffId, staffId), isNull(recoveryCodes.usedAt)));
}

export async function noteProof(tx: Db, session: string, at: Temporal.Instant): Promise<void> {
  await tx
    .update(staffSessions)
    .set({ provenAt: toDate(at) })
    .where(eq(staffSessions.tokenHash, session));
}
