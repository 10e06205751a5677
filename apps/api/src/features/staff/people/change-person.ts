import type { Role } from '@comptoir/domain';
import { endSubscriptions } from '../../push/push-repository.ts';
import { endLinks } from '../record/link-repository.ts';
import { holdOwners, holdPerson, type StoredPerson, updatePerson } from '../record/person-repository.ts';
import { endSessionsOf } from '../record/session-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';

/** How somebody is of the house. */
export type Standing = Pick<StoredPerson, 'isActive'> & { role: Role };

/**
 * Gives somebody another role, or lets them in no more: their sessions, links and alerts end. The last active owner stays one, whoever else is
 * changed at the same moment (ROL-02).
 */
export async function changePerson(
  { db, now }: Pick<StaffTools, 'db' | 'now'>,
  id: number,
  { role, isActive }: Standing,
): Promise<{ before: StoredPerson; after: StoredPerson } | 'not_found' | 'last_owner'> {
  return db.transaction(async (tx) => {
    // Owners first and all of them, so that two who are changed at once are changed one after the other.
    const owners = await holdOwners(tx);
    const before = await holdPerson(tx, id);
    if (!before) return 'not_found';
    const staysOwner = role === 'owner' && isActive;
    if (!staysOwner && owners.length === 1 && owners[0] === id) return 'last_owner';
    await updatePerson(tx, id, { role, isActive });
    if (!isActive) {
      await endSessionsOf(tx, { kind: 'person', id });
      await endLinks(tx, id, now().toInstant());
      await endSubscriptions(tx, { staffId: id });
    }
    return { before, after: { ...before, role, isActive } };
  });
}
