import type { Role } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { hashToken } from '../../../secrets/token.ts';
import { holdWhoMay } from '../record/person-repository.ts';
import { findGranter, type GrantedThing, useGrant } from '../record/pin-repository.ts';

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
  if (grant === undefined) return null;
  const tokenHash = hashToken(grant);
  const granter = await findGranter(tx, tokenHash);
  // Before the grant is taken, as whoever ends somebody's rights does: two that wait for each other would both be lost.
  const person = granter === null ? null : await holdWhoMay(tx, granter, 'approve');
  return person && (await useGrant(tx, tokenHash, thing, at)) ? person : null;
}
