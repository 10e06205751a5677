import type { Role } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { hashToken } from '../../../secrets/token.ts';
import { holdWhoMay } from '../record/person-repository.ts';
import { findGranter, type GrantedThing, useGrant } from '../record/pin-repository.ts';

export interface Approver {
  id: number;
  name: string;
  role: Role;
}

/** Consumes a manager's approval within the transaction of the action. Returns null if no approval fits. */
export async function redeemGrant(
  tx: Db,
  grant: string | undefined,
  { at, ...thing }: GrantedThing & { at: Temporal.Instant },
): Promise<Approver | null> {
  if (grant === undefined) return null;
  const tokenHash = hashToken(grant);
  const granter = await findGranter(tx, tokenHash);
  // The manager is locked before the grant, in the same sequence as elsewhere, to avoid deadlocks.
  const person = granter === null ? null : await holdWhoMay(tx, granter, 'approve');
  return person && (await useGrant(tx, tokenHash, thing, at)) ? person : null;
}
