import type { Permission } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { holdDevice } from '../record/device-repository.ts';
import { holdPerson } from '../record/person-repository.ts';
import { holdSession } from '../record/session-repository.ts';
import { hasAccess, type OfficeIdentity } from './office-identity.ts';

export type ActorRefusal = 'staff_required' | 'forbidden' | 'who_needed';

/** Returns null if the caller may still act. Row locks delay the end of the session until the commit. */
export async function refuseActor(
  tx: Db,
  { person, device, acting, session }: OfficeIdentity,
  permission: Permission | 'person' | 'printer' | null,
): Promise<ActorRefusal | null> {
  // The person on a tablet may have lost their access, and their name, meanwhile.
  if (acting && !(await holdPerson(tx, acting.id, 'share'))?.isActive) return 'who_needed';
  const role = person ? await holdRole(tx, person.id) : await deviceRole(tx, device?.id ?? 0);
  if (role === null || !(await holdSession(tx, session))) return 'staff_required';
  return permission === null || hasAccess({ role, person, device }, permission) ? null : 'forbidden';
}

async function holdRole(tx: Db, id: number) {
  const person = await holdPerson(tx, id, 'share');
  return person?.isActive ? person.role : null;
}

async function deviceRole(tx: Db, id: number) {
  return (await holdDevice(tx, id)) ? ('kitchen' as const) : null;
}
