import type { Db } from '../../../db/database.ts';
import type { ActorRefusal } from '../../staff/guard/refuse-actor.ts';
import type { Approver } from '../../staff/pin/redeem-grant.ts';
import { holdSounding, noteMuted } from './signs-repository.ts';

interface Muting {
  reader: string;
  at: Temporal.Instant;
  /** They answer for it themselves where it is the last one. */
  mayMuteLast: boolean;
  /** Whether a manager answers for it, in the transaction. */
  approve: (tx: Db) => Promise<Approver | null>;
  /** Why they may not any more, in the transaction. */
  refuse: (tx: Db) => Promise<ActorRefusal | null>;
}

/**
 * Notes that a board rings no more for a while, unless nobody else would be called then (BRD-23): the boards that ring are held, so that two that
 * are muted at once are muted one after the other.
 */
export async function muteBoard(
  db: Db,
  { reader, at, mayMuteLast, approve, refuse }: Muting,
): Promise<{ approver: Approver | null } | 'last_sound' | ActorRefusal> {
  return db.transaction(async (tx) => {
    const sounding = await holdSounding(tx, at);
    const needsManager = !mayMuteLast && sounding.every((one) => one === reader);
    const approver = needsManager ? await approve(tx) : null;
    if (needsManager && !approver) return 'last_sound';
    const refusal = await refuse(tx);
    if (refusal) return refusal;
    await noteMuted(tx, reader);
    return { approver };
  });
}
