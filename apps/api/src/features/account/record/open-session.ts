import type { Session, User } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { insertSession } from './session-repository.ts';
import { createToken, hashToken } from './token.ts';

/** Logs somebody in who has proven who they are, inside the transaction of that proof. */
export async function openSession(tx: Db, user: User, at: Temporal.Instant): Promise<Session> {
  const token = createToken();
  await insertSession(tx, { tokenHash: hashToken(token), userId: user.id, at });
  return { token, user };
}
