import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { deviceCodes, devices, staff, staffSessions } from '../../../db/schema/index.ts';

export type DeviceKind = (typeof devices.$inferSelect)['kind'];

export interface StoredDevice {
  id: number;
  name: string;
  kind: DeviceKind;
  addedBy: string;
  addedById: number;
  addedAt: Temporal.Instant;
  /** The time of the last use. Null if the device's session has ended. */
  lastUsedAt: Temporal.Instant | null;
}

export async function insertDevice(
  tx: Db,
  { name, kind, addedBy, at }: { name: string; kind: DeviceKind; addedBy: number; at: Temporal.Instant },
): Promise<{ id: number; name: string; deviceKind: DeviceKind }> {
  const [row] = await tx
    .insert(devices)
    .values({ name, kind, addedBy, addedAt: toDate(at) })
    .returning({ id: devices.id, name: devices.name, deviceKind: devices.kind });
  if (!row) throw new Error('A device was not made.');
  return row;
}

export async function listDevices(db: Db): Promise<StoredDevice[]> {
  const rows = await db
    .select({ device: devices, addedBy: staff.name, lastUsedAt: staffSessions.lastUsedAt })
    .from(devices)
    .innerJoin(staff, eq(staff.id, devices.addedBy))
    .leftJoin(staffSessions, eq(staffSessions.deviceId, devices.id))
    .where(isNull(devices.revokedAt))
    .orderBy(asc(devices.id));
  return rows.map(({ device: { id, name, kind, addedAt, addedBy: addedById }, addedBy, lastUsedAt }) => ({
    id,
    name,
    kind,
    addedBy,
    addedById,
    addedAt: toInstant(addedAt),
    lastUsedAt: lastUsedAt && toInstant(lastUsedAt),
  }));
}

/** The kind of a device that is not revoked, until the end of the transaction; null if there is none. */
export async function holdDevice(tx: Db, id: number): Promise<DeviceKind | null> {
  const rows = await tx
    .select({ kind: devices.kind })
    .from(devices)
    .where(and(eq(devices.id, id), isNull(devices.revokedAt)))
    .for('share');
  return rows[0]?.kind ?? null;
}

/** Revokes a device and returns its name, or null if there is no active device. The caller must end its sessions. */
export async function revokeDevice(tx: Db, id: number, at: Temporal.Instant): Promise<string | null> {
  const [row] = await tx
    .update(devices)
    .set({ revokedAt: toDate(at) })
    .where(and(eq(devices.id, id), isNull(devices.revokedAt)))
    .returning({ name: devices.name });
  return row?.name ?? null;
}

export async function insertDeviceCode(
  tx: Db,
  code: { codeHash: string; name: string; kind: DeviceKind; madeBy: number },
  { at, expiresAt }: { at: Temporal.Instant; expiresAt: Temporal.Instant },
): Promise<void> {
  await tx.delete(deviceCodes).where(lt(deviceCodes.expiresAt, toDate(at.subtract({ hours: 24 }))));
  await tx.insert(deviceCodes).values({ ...code, expiresAt: toDate(expiresAt) });
}

export async function findDeviceCode(
  db: Db,
  codeHash: string,
): Promise<{ name: string; kind: DeviceKind; madeBy: number } | null> {
  const { name, kind, madeBy } = deviceCodes;
  const [code] = await db.select({ name, kind, madeBy }).from(deviceCodes).where(eq(deviceCodes.codeHash, codeHash));
  return code ?? null;
}

const isUnused = (at: Temporal.Instant) => and(isNull(deviceCodes.usedAt), gt(deviceCodes.expiresAt, toDate(at)));

export async function useDeviceCode(tx: Db, codeHash: string, at: Temporal.Instant): Promise<boolean> {
  const used = await tx
    .update(deviceCodes)
    .set({ usedAt: toDate(at) })
    .where(and(eq(deviceCodes.codeHash, codeHash), isUnused(at)))
    .returning({ codeHash: deviceCodes.codeHash });
  return used.length > 0;
}

export async function endDeviceCodes(tx: Db, madeBy: number, at: Temporal.Instant): Promise<void> {
  await tx
    .update(deviceCodes)
    .set({ usedAt: toDate(at) })
    .where(and(eq(deviceCodes.madeBy, madeBy), isUnused(at)));
}

export async function revokeDevicesOf(tx: Db, addedBy: number, at: Temporal.Instant): Promise<number> {
  const revoked = await tx
    .update(devices)
    .set({ revokedAt: toDate(at) })
    .where(and(eq(devices.addedBy, addedBy), isNull(devices.revokedAt)))
    .returning({ id: devices.id });
  const ids = revoked.map(({ id }) => id);
  await tx.delete(staffSessions).where(inArray(staffSessions.deviceId, ids));
  return ids.length;
}
