import { permissionsOf, type Role } from '@comptoir/domain';
import { revokeDevicesOf } from '../record/device-repository.ts';
import { endRights } from '../record/end-rights.ts';
import { holdOwners, holdPerson, type StoredPerson, updatePerson } from '../record/person-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';

export type Standing = Pick<StoredPerson, 'isActive'> & { role: Role };

type ChangeRefusal = 'not_found' | 'last_owner' | 'forbidden';

/** The changed person, the owner who acts, and whether devices that the person added are revoked too. */
interface Change {
  id: number;
  by: number;
  endsDevices: boolean;
}

/** Changes a person's role or activity. Less permission ends sessions; one active owner must remain (ROL-02). */
export async function changePerson(
  { db, now }: Pick<StaffTools, 'db' | 'now'>,
  { id, by, endsDevices }: Change,
  { role, isActive }: Standing,
): Promise<{ before: StoredPerson; after: StoredPerson; endedDevices: number } | ChangeRefusal> {
  return db.transaction(async (tx) => {
    // All owners are locked first, so that concurrent changes run one after the other.
    const owners = await holdOwners(tx);
    if (!owners.includes(by)) return 'forbidden';
    const before = await holdPerson(tx, id);
    if (!before || before.forgottenAt) return 'not_found';
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
