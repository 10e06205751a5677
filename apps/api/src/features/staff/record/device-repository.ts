import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { deviceCodes, devices, staff, staffSessions } from '../../../db/schema/index.ts';

export type DeviceKind = (typeof devices.$inferSelect)['kind'];

/** A device that was not revoked. */
export interface StoredDevice {
  id: number;
  name: string;
  kind: DeviceKind;
  addedBy: string;
  addedAt: Temporal.Instant;
  /** Null: its session is over. */
  lastUsedAt: Temporal.Instant | null;
}

/** Makes a device of the restaurant's. */
export async function insertDevice(
  tx: Db,
  { name, kind, addedBy, at }: { name: string; kind: DeviceKind; addedBy: number; at: Temporal.Instant },
): Promise<{ id: number; name: string }> {
  const [row] = await tx
    .insert(devices)
    .values({ name, kind, addedBy, addedAt: toDate(at) })
    .returning({ id: devices.id, name: devices.name });
  if (!row) throw new Error('A device was not made.');
  return row;
}

/** The devices that may come in, the oldest first. */
export async function listDevices(db: Db): Promise<StoredDevice[]> {
  const rows = await db
    .select({ device: devices, addedBy: staff.name, lastUsedAt: staffSessions.lastUsedAt })
    .from(devices)
    .innerJoin(staff, eq(staff.id, devices.addedBy))
    .leftJoin(staffSessions, eq(staffSessions.deviceId, devices.id))
    .where(isNull(devices.revokedAt))
    .orderBy(asc(devices.id));
  return rows.map(({ device: { id, name, kind, addedAt }, addedBy, lastUsedAt }) => ({
    ...{ id, name, kind, addedBy },
    addedAt: toInstant(addedAt),
    lastUsedAt: lastUsedAt && toInstant(lastUsedAt),
  }));
}

/** Ends a device; resolves with its name. Null: there is none, or no more. Its sessions are to be ended with it. */
export async function revokeDevice(tx: Db, id: number, at: Temporal.Instant): Promise<string | null> {
  const [row] = await tx
    .update(devices)
    .set({ revokedAt: toDate(at) })
    .where(and(eq(devices.id, id), isNull(devices.revokedAt)))
    .returning({ name: devices.name });
  return row?.name ?? null;
}

/** Keeps a code that makes a device. Forgets those that were over a day ago. */
export async function insertDeviceCode(
  tx: Db,
  code: { codeHash: string; name: string; kind: DeviceKind; madeBy: number },
  { at, expiresAt }: { at: Temporal.Instant; expiresAt: Temporal.Instant },
): Promise<void> {
  await tx.delete(deviceCodes).where(lt(deviceCodes.expiresAt, toDate(at.subtract({ hours: 24 }))));
  await tx.insert(deviceCodes).values({ ...code, expiresAt: toDate(expiresAt) });
}

/** Uses a code up, in a transaction. `used`: it was used before, or is too old; null: there is no such code. */
export async function useDeviceCode(
  tx: Db,
  codeHash: string,
  at: Temporal.Instant,
): Promise<{ name: string; kind: DeviceKind; madeBy: number } | 'used' | null> {
  const [code] = await tx.select().from(deviceCodes).where(eq(deviceCodes.codeHash, codeHash)).for('update');
  if (!code) return null;
  if (code.usedAt || code.expiresAt.getTime() <= at.epochMilliseconds) return 'used';
  await tx
    .update(deviceCodes)
    .set({ usedAt: toDate(at) })
    .where(eq(deviceCodes.codeHash, codeHash));
  return code;
}
