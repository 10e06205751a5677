import { may, pinDayHours, pinLockedUntil } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { createToken, hashToken } from '../../../secrets/token.ts';
import { holdPerson, holdWhoMay } from '../record/person-repository.ts';
import {
  forgetPinFailure,
  type GrantedThing,
  insertGrant,
  insertPinFailure,
  listPinFailures,
} from '../record/pin-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';

/** Seconds between the manager's PIN and the approved action. */
const grantSeconds = 60;

/** `wrong` does not reveal which part is wrong. `locked` does not depend on the PIN. */
export type Approval =
  | { kind: 'granted'; grant: string; expiresAt: Temporal.Instant }
  | { kind: 'wrong' }
  | { kind: 'locked'; until: Temporal.Instant };

/** Approves one action by a manager's PIN (ROL-11). Returns a token, of which only a hash is stored. */
export async function approve(
  { db, keys, passwords, now }: Pick<StaffTools, 'db' | 'keys' | 'passwords' | 'now'>,
  { personId, pin, thing }: { personId: number; pin: string; thing: GrantedThing },
): Promise<Approval> {
  const attempt = await db.transaction((tx) => beginAttempt(tx, personId, thing.reader, now().toInstant()));
  if (attempt.kind !== 'counted') return attempt;
  if (!(await passwords.verify(keys.pinText(personId, pin), attempt.pinHash))) return { kind: 'wrong' };
  const [grant, at] = [createToken(), now().toInstant()];
  const expiresAt = at.add({ seconds: grantSeconds });
  return db.transaction(async (tx) => {
    const person = await holdWhoMay(tx, personId, 'approve');
    if (person?.pinHash !== attempt.pinHash) return { kind: 'wrong' };
    await forgetPinFailure(tx, attempt.failureId);
    await insertGrant(tx, { ...thing, tokenHash: hashToken(grant), staffId: personId }, { at, expiresAt });
    return { kind: 'granted', grant, expiresAt };
  });
}

type Attempt = Exclude<Approval, { kind: 'granted' }> | { kind: 'counted'; pinHash: string; failureId: number };

/** Counts a failure before the PIN is compared, so that concurrent attempts can't exceed the limit (ROL-10). */
async function beginAttempt(tx: Db, personId: number, reader: string, at: Temporal.Instant): Promise<Attempt> {
  const person = await holdPerson(tx, personId);
  // The office shows the list of managers who can approve, so this response reveals nothing.
  if (!person?.isActive || person.pinHash === null || !may(person.role, 'approve')) return { kind: 'wrong' };
  const since = at.subtract({ hours: pinDayHours });
  const until = pinLockedUntil(await listPinFailures(tx, { staffId: personId, reader }, since), at);
  if (until) return { kind: 'locked', until };
  const failureId = await insertPinFailure(tx, { staffId: personId, reader, at }, since);
  return { kind: 'counted', pinHash: person.pinHash, failureId };
}
