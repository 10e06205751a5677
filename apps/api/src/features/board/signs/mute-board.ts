import type { Db } from '../../../db/database.ts';
import type { ActorRefusal } from '../../staff/guard/refuse-actor.ts';
import type { Approver } from '../../staff/pin/redeem-grant.ts';
import { holdSounding, noteMuted } from './signs-repository.ts';

interface Muting {
  reader: string;
  at: Temporal.Instant;
  mayMuteLast: boolean;
  approve: (tx: Db) => Promise<Approver | null>;
  refuse: (tx: Db) => Promise<ActorRefusal | null>;
}

/** Mutes a board, unless no other board would ring (BRD-23). A lock keeps two mutes from overlapping. */
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
