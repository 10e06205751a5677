import type { Db } from '../../../db/database.ts';
import { hashToken } from '../../../secrets/token.ts';
import { findSession, type SessionHolder, touchSession } from '../record/session-repository.ts';
import type { OfficeIdentity } from './office-identity.ts';

const touchMinutes = 5;
/** How long a proof of the second factor is enough (ROL-05). */
const proofMinutes = 15;

/** Returns null if the token is unknown or expired. `isRenewed` is true if this call recorded the session's use. */
export async function identifyStaff(
  db: Db,
  token: string,
  at: Temporal.Instant,
): Promise<{ identity: OfficeIdentity; isRenewed: boolean } | null> {
  const session = hashToken(token);
  const found = await findSession(db, session, at);
  if (!found) return null;
  const { holder, lastUsedAt, hasSecondFactor, provenAt } = found;
  const isRenewed = at.since(lastUsedAt).total('minutes') >= touchMinutes;
  if (isRenewed) await touchSession(db, session, { at, isDevice: holder.kind === 'device' });
  const isProofDue = hasSecondFactor && !(provenAt && at.since(provenAt).total('minutes') < proofMinutes);
  return { identity: { ...toIdentity(holder, session), isProofDue }, isRenewed };
}

export function toIdentity(holder: SessionHolder, session: string): OfficeIdentity {
  const { id, name } = holder;
  return holder.kind === 'device'
    ? {
        role: 'kitchen',
        person: null,
        device: { id, name, kind: holder.deviceKind },
        acting: holder.acting,
        by: holder.acting?.name ?? name,
        session,
        isProofDue: false,
      }
    : { role: holder.role, person: { id, name }, device: null, acting: null, by: name, session, isProofDue: false };
}
