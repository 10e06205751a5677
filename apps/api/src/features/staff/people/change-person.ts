import { permissionsOf, type Role } from '@comptoir/domain';
import { revokeDevicesOf } from '../record/device-repository.ts';
import { endRights } from '../record/end-rights.ts';
import { holdOwners, holdPerson, type StoredPerson, updatePerson } from '../record/person-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';

/** How somebody is of the house. */
export type Standing = Pick<StoredPerson, 'isActive'> & { role: Role };

type ChangeRefusal = 'not_found' | 'last_owner' | 'forbidden';

/** Who is changed, by which owner, and whether the devices that they added end with their right to add some. */
interface Change {
  id: number;
  by: number;
  endsDevices: boolean;
}

/**
 * Gives somebody another role, or lets them in no more: where they may do less than before, whatever hangs on them ends. The last active
 * owner stays one, whoever else is changed at the same moment (ROL-02).
 */
export async function changePerson(
  { db, now }: Pick<StaffTools, 'db' | 'now'>,
  { id, by, endsDevices }: Change,
  { role, isActive }: Standing,
): Promise<{ before: StoredPerson; after: StoredPerson; endedDevices: number } | ChangeRefusal> {
  return db.transaction(async (tx) => {
    // Owners first and all of them, so that two who are changed at once are changed one after the other.
    const owners = await holdOwners(tx);
    if (!owners.includes(by)) return 'forbidden';
    const before = await holdPerson(tx, id);
    if (!before) return 'not_found';
    const staysOwner = role === 'owner' && isActive;
    if (!staysOwner && owners.length === 1 && owners[0] === id) return 'last_owner';
    await updatePerson(tx, id, { role, isActive });
    const at = now().toInstant();
    const losesRights = !isActive || permissionsOf(before.role).length > permissionsOf(role).length;
    if (losesRights) await endRights(tx, id, at);
    const endedDevices = losesRights && endsDevices ? await revokeDevicesOf(tx, id, at) : 0;
    return { before, after: { ...before, role, isActive }, endedDevices };
  });
}
