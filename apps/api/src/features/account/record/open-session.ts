import type { Session, User } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { createToken, hashToken } from '../../../secrets/token.ts';
import { insertSession } from './session-repository.ts';
import { noteSeen } from './user-repository.ts';

export async function openSession(tx: Db, user: User, at: Temporal.Instant): Promise<Session | null> {
  if (!(await noteSeen(tx, user.id, at))) return null;
  const token = createToken();
  await insertSession(tx, { tokenHash: hashToken(token), userId: user.id, at });
  return { token, user };
}
