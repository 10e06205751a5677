import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { devices, officeAudit, staff } from '../../../db/schema/index.ts';

export interface AuditEntry extends Omit<typeof officeAudit.$inferInsert, 'id' | 'at'> {
  at: Temporal.Instant;
}

export async function insertAudit(db: Db, { at, ...entry }: AuditEntry): Promise<void> {
  await db.insert(officeAudit).values({ ...entry, at: toDate(at) });
}

export interface WantedAudit {
  person: number | null;
  /** From the first instant on, before the second; null for all days. */
  days: [Temporal.Instant, Temporal.Instant] | null;
  kind: string | null;
}

const targetPeople = alias(staff, 'target_people');
const targetDevices = alias(devices, 'target_devices');

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];

/** Rows of the audit, the newest first, that are older than the row `after`. Names are those of when it happened. */
export async function listAudit(
  db: Db,
  { person, days, kind }: WantedAudit,
  { limit, after }: { limit: number; after: number | null },
) {
  const { id, actor, deviceId, target, before, status, at } = officeAudit;
  const told = { id, actor, kind: officeAudit.kind, target, before, after: officeAudit.after, status, at };
  const rows = await db
    .select({
      ...told,
      personName: staff.name,
      device: devices.name,
      targetPerson: targetPeople.name,
      targetDevice: targetDevices.name,
    })
    .from(officeAudit)
    .leftJoin(staff, eq(staff.id, officeAudit.staffId))
    .leftJoin(devices, eq(devices.id, deviceId))
    .leftJoin(targetPeople, sql`${target} = 'person:' || ${targetPeople.id}`)
    .leftJoin(targetDevices, sql`${target} = 'device:' || ${targetDevices.id}`)
    .where(
      and(
        person === null ? undefined : eq(officeAudit.staffId, person),
        days ? and(gte(at, toDate(days[0])), lt(at, toDate(days[1]))) : undefined,
        kind === null ? undefined : eq(officeAudit.kind, kind),
        after === null ? undefined : lt(id, after),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
  return rows.map(({ personName, targetPerson, targetDevice, ...row }) => ({
    ...row,
    /** The person or device that the row is about; null for another target. */
    targetName: targetPerson || targetDevice || null,
    actor: row.actor ?? personName ?? row.device ?? '',
    at: toInstant(row.at),
  }));
}
