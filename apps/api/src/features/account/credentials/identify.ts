import type { ErrorCode, User } from '@comptoir/contract';
import { type ErrorDetails, secondWords } from '@comptoir/words';
import type { Db } from '../../../db/database.ts';
import { hashToken } from '../../../secrets/token.ts';
import { findSession, touchSession } from '../record/session-repository.ts';
import { noteSeen } from '../record/user-repository.ts';
import type { Credentials } from './read-credentials.ts';

export type Identity =
  | { kind: 'guest' }
  | { kind: 'user'; user: User; tokenHash: string }
  | { kind: 'refused'; code: ErrorCode; details: ErrorDetails };

/** Minutes between two updates of a session's last use, so that most requests write nothing. */
const touchMinutes = 5;

export interface IdentifyTools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
}

/** Identifies the caller by token and id (SEC-03), before the request is validated. */
export async function identify({ db, now }: IdentifyTools, said: Credentials | 'conflict'): Promise<Identity> {
  if (said === 'conflict') return { kind: 'refused', code: 'credentials_conflict', details: {} };
  if (said.token === null) return { kind: 'guest' };
  const at = now().toInstant();
  const tokenHash = hashToken(said.token);
  const session = await findSession(db, tokenHash, at);
  if (!session || said.userId !== String(session.user.id))
    return { kind: 'refused', code: 'unauthenticated', details: { message: secondWords.sessionExpired } };
  if (at.since(session.lastUsedAt).total('minutes') >= touchMinutes) {
    await touchSession(db, tokenHash, at);
    await noteSeen(db, session.user.id, at);
  }
  return { kind: 'user', user: session.user, tokenHash };
}
