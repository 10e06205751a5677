import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { officeAudit } from '../../../db/schema/index.ts';

export interface AuditEntry extends Omit<typeof officeAudit.$inferInsert, 'id' | 'at'> {
  at: Temporal.Instant;
}

export async function insertAudit(db: Db, { at, ...entry }: AuditEntry): Promise<void> {
  await db.insert(officeAudit).values({ ...entry, at: toDate(at) });
}
