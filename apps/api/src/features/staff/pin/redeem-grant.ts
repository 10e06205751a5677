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

/** Consumes a grant that fits the action, within its transaction. Returns null if there is none. */
export async function redeemGrant(
  tx: Db,
  grant: string | undefined,
  { at, ...thing }: GrantedThing & { at: Temporal.Instant },
): Promise<Approver | null> {
  if (grant === undefined) return null;
  const tokenHash = hashToken(grant);
  const granter = await findGranter(tx, tokenHash);
  // Locked before the grant, in the order of everything that ends rights, to avoid a deadlock.
  const person = granter === null ? null : await holdWhoMay(tx, granter, 'approve');
  return person && (await useGrant(tx, tokenHash, thing, at)) ? person : null;
}
