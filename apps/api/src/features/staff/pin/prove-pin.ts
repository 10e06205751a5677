import { may, type Permission, pinDayHours, pinLockedUntil } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { holdPerson, holdWhoMay } from '../record/person-repository.ts';
import { forgetPinFailure, insertPinFailure, listPinFailures } from '../record/pin-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';

/** `wrong` does not reveal which part is wrong. `locked` does not depend on the PIN. */
export type PinRefusal = { kind: 'wrong' } | { kind: 'locked'; until: Temporal.Instant };

interface TypedPin {
  personId: number;
  pin: string;
  /** What the person must be allowed to do. */
  permission: Permission;
  /** The screen, as `readerOf` names it. */
  reader: string;
}

/** Compares a PIN, and does `work` in the transaction that takes the counted failure back (ROL-10). */
export async function provePin<Result>(
  { db, keys, passwords, now }: Pick<StaffTools, 'db' | 'keys' | 'passwords' | 'now'>,
  typed: TypedPin,
  work: (tx: Db, person: { name: string }, at: Temporal.Instant) => Promise<Result>,
): Promise<PinRefusal | Result> {
  const { personId, pin, permission } = typed;
  const attempt = await db.transaction((tx) => beginAttempt(tx, typed, now().toInstant()));
  if (attempt.kind !== 'counted') return attempt;
  if (!(await passwords.verify(keys.pinText(personId, pin), attempt.pinHash))) return { kind: 'wrong' };
  return db.transaction(async (tx) => {
    const person = await holdWhoMay(tx, personId, permission);
    if (person?.pinHash !== attempt.pinHash) return { kind: 'wrong' };
    await forgetPinFailure(tx, attempt.failureId);
    return work(tx, person, now().toInstant());
  });
}

type Attempt = PinRefusal | { kind: 'counted'; pinHash: string; failureId: number };

/** Counts a failure before the PIN is compared, so that concurrent attempts can't exceed the limit (ROL-10). */
async function beginAttempt(
  tx: Db,
  { personId, permission, reader }: TypedPin,
  at: Temporal.Instant,
): Promise<Attempt> {
  const person = await holdPerson(tx, personId);
  // The office shows the list of people with a PIN, so this response reveals nothing.
  if (!person?.isActive || person.pinHash === null || !may(person.role, permission)) return { kind: 'wrong' };
  const since = at.subtract({ hours: pinDayHours });
  const until = pinLockedUntil(await listPinFailures(tx, { staffId: personId, reader }, since), at);
  if (until) return { kind: 'locked', until };
  const failureId = await insertPinFailure(tx, { staffId: personId, reader, at }, since);
  return { kind: 'counted', pinHash: person.pinHash, failureId };
}
