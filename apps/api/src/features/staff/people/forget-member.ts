import { raiseVersion } from '../../catalogue/catalogue-repository.ts';
import { endRights } from '../record/end-rights.ts';
import { forgetPerson, holdOwners, holdPerson, isPending } from '../record/person-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';

/**
 * Erases the name and the address of a person who has no access any more (ROL-30). `not_found` also means that the
 * person may come in: an access is ended before, or an invitation withdrawn.
 */
export async function forgetMember(
  { db, now }: Pick<StaffTools, 'db' | 'now'>,
  { id, by }: { id: number; by: number },
): Promise<'done' | 'not_found' | 'forbidden'> {
  return db.transaction(async (tx) => {
    if (!(await holdOwners(tx)).includes(by)) return 'forbidden';
    const person = await holdPerson(tx, id);
    if (!person || person.isActive || person.forgottenAt || isPending(person)) return 'not_found';
    const at = now().toInstant();
    await endRights(tx, id, at);
    await forgetPerson(tx, id, at);
    // The pauses of the catalogue say who made them.
    await raiseVersion(tx);
    return 'done';
  });
}
