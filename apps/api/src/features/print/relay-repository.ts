import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate, toInstant } from '../../db/instants.ts';
import { devices } from '../../db/schema/index.ts';

/** A relay asks for prints every few seconds. One that did not for so long is stopped, or cut off. */
const goneSeconds = 20;

const isRelay = and(eq(devices.kind, 'printer'), isNull(devices.revokedAt));

/** Notes that a relay asks for prints. */
export async function noteRelay(db: Db, id: number, at: Temporal.Instant): Promise<void> {
  await db
    .update(devices)
    .set({ seenAt: toDate(at) })
    .where(eq(devices.id, id));
}

interface StoredRelay {
  id: number;
  name: string;
  seenAt: Temporal.Instant | null;
  isThere: boolean;
}

export async function listRelays(db: Db, at: Temporal.Instant): Promise<StoredRelay[]> {
  const { id, name, seenAt } = devices;
  const goneSince = at.subtract({ seconds: goneSeconds });
  const rows = await db.select({ id, name, seenAt }).from(devices).where(isRelay).orderBy(asc(id));
  return rows.map((row) => {
    const seen = row.seenAt && toInstant(row.seenAt);
    return { ...row, seenAt: seen, isThere: seen !== null && Temporal.Instant.compare(seen, goneSince) > 0 };
  });
}

/** Whether any relay asks for prints. */
export const isRelayThere = async (db: Db, at: Temporal.Instant): Promise<boolean> =>
  (await listRelays(db, at)).some(({ isThere }) => isThere);
