import type { Role } from '@comptoir/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { staff } from '../../../db/schema/index.ts';

export type StoredPerson = typeof staff.$inferSelect;

/** Whose address it is, if anybody's. */
export async function findPersonByEmail(db: Db, email: string): Promise<StoredPerson | null> {
  const [row] = await db.select().from(staff).where(eq(staff.email, email));
  return row ?? null;
}

/** Makes somebody who has an address one of the house, with this role; whoever is of it gets the role and comes back. */
export async function putPerson(
  tx: Db,
  { email, name, role, at }: { email: string; name: string; role: Role; at: Temporal.Instant },
): Promise<StoredPerson> {
  const [row] = await tx
    .insert(staff)
    .values({ email, name, role, createdAt: toDate(at) })
    .onConflictDoUpdate({ target: staff.email, set: { role, isActive: true } })
    .returning();
  if (!row) throw new Error('A person was neither made nor found.');
  return row;
}
