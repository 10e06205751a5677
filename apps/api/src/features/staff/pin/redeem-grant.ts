import { may, type Role } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { hashToken } from '../../../secrets/token.ts';
import { type GrantedThing, useGrant } from '../record/pin-repository.ts';

/** The manager who answers for something that a device of the kitchen does. */
export interface Approver {
  id: number;
  name: string;
  role: Role;
}

/** Uses a grant up, if it opens this thing here and now, in the transaction that does the thing; null: it does not, or there is none. */
export async function redeemGrant(
  tx: Db,
  grant: string | undefined,
  { at, ...thing }: GrantedThing & { at: Temporal.Instant },
): Promise<Approver | null> {
  const person = grant === undefined ? null : await useGrant(tx, hashToken(grant), thing, at);
  // They may have become somebody else since they typed it.
  return person && may(person.role, 'approve') ? person : null;
}
