import type { Db } from '../../../db/database.ts';
import { revokeDevicesOf } from '../record/device-repository.ts';
import { endRights } from '../record/end-rights.ts';
import { findPersonByEmail, holdPerson, updatePerson } from '../record/person-repository.ts';
import { demoOwner } from './demo-words.ts';

/** Deactivates the demo's owner, whose link has no password, and their devices. False if there is no active owner. */
export async function endDemoOwner(db: Db, at: Temporal.Instant): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await findPersonByEmail(tx, demoOwner.email);
    const owner = found && (await holdPerson(tx, found.id));
    if (!owner?.isActive) return false;
    await updatePerson(tx, owner.id, { role: owner.role, isActive: false });
    await endRights(tx, owner.id, at);
    await revokeDevicesOf(tx, owner.id, at);
    return true;
  });
}
