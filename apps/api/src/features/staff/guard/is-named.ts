import type { Db } from '../../../db/database.ts';
import { listPinHolders } from '../record/pin-repository.ts';
import { noteActing } from '../record/session-repository.ts';
import type { OfficeIdentity } from './office-identity.ts';

interface Tools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  asksWho: () => boolean;
}

/**
 * Whether a change has the name that the restaurant wants (ROL-09), and notes the use of the tablet by the person. A
 * tablet keeps its own name where the restaurant asks for none, and where no person has a PIN that could be asked for.
 */
export async function isNamed(
  { db, now, asksWho }: Tools,
  { device, acting, session }: OfficeIdentity,
): Promise<boolean> {
  if (device?.kind !== 'board' || !asksWho()) return true;
  if (!acting) return (await listPinHolders(db)).length === 0;
  await noteActing(db, session, { personId: acting.id, at: now().toInstant() });
  return true;
}
