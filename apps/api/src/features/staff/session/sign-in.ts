import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { newBrowserTask } from '../mail/staff-mail-tasks.ts';
import { findPersonByEmail, holdPerson, type StoredPerson } from '../record/person-repository.ts';
import type { PersonHolder } from '../record/session-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { type AskedCode, openByProof, type ProofRefusal } from '../second-factor/open-by-proof.ts';
import { type NewSession, openSession } from './open-session.ts';

interface SignIn extends AskedCode {
  email: string;
  password: string;
  browser: string;
  /** Whether the browser was signed in with this address before. If not, its person is told by mail (ROL-24). */
  isKnown: boolean;
}

/** Opens a session by password. Returns null for a wrong address and for a wrong password alike. */
export async function signIn(
  tools: StaffTools,
  { email, password, browser, isKnown, ...asked }: SignIn,
): Promise<(NewSession<PersonHolder> & { person: StoredPerson }) | ProofRefusal | null> {
  const { db, passwords, now } = tools;
  const found = await findPersonByEmail(db, email);
  const person = found?.isActive ? found : null;
  const isRight = await passwords.verify(password, person?.passwordHash ?? null);
  if (!person || !isRight) return null;
  return openByProof(tools, { person, ...asked }, async (tx: Db, isProven) => {
    const held = await holdPerson(tx, person.id);
    const isStill = held?.isActive && held.email === email && held.passwordHash === person.passwordHash;
    if (!isStill) return null;
    const { id, name, role } = held;
    const at = now().toInstant();
    if (!isKnown) await insertTasks(tx, [newBrowserTask({ staffId: id, browser, at })]);
    return { ...(await openSession(tx, { kind: 'person', id, name, role }, { at, browser, isProven })), person: held };
  });
}
