import type { Session } from '@comptoir/contract';
import type { AccountTools } from '../record/account-tools.ts';
import { openSession } from '../record/open-session.ts';
import { findUserByEmail, holdUser, toUser } from '../record/user-repository.ts';

/** Opens a session by password. Returns null for a wrong address and for a wrong password alike. */
export async function logIn(
  { db, passwords, now }: AccountTools,
  email: string,
  password: string,
): Promise<Session | null> {
  const stored = await findUserByEmail(db, email);
  const isRight = await passwords.verify(password, stored?.passwordHash ?? null);
  if (!stored || !isRight) return null;
  const at = now().toInstant();
  return db.transaction(async (tx) => {
    const held = await holdUser(tx, stored.id);
    const isStill = held?.email === email && held.passwordHash === stored.passwordHash;
    return isStill ? openSession(tx, toUser(held), at) : null;
  });
}
