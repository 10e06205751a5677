import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { devices } from '../../../db/schema/index.ts';

export type DeviceKind = (typeof devices.$inferSelect)['kind'];

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
