import { type Session, sessionFromWire, sessionToWire, type User } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import { useSessionStore } from './session-store.ts';

// Only the pages of an account need this file; every page needs the store.

const stored = storedValue('local', 'auth', sessionFromWire, sessionToWire);

/** The session as storage has it now, which may have ended since the page was rendered; null: a guest. */
export function currentSession(): Session | null {
  const { session, isKept } = useSessionStore.getState();
  if (!isKept) return session;
  const kept = stored.read();
  if (kept?.token !== session?.token) useSessionStore.setState({ session: kept });
  return kept;
}

export function openSession(session: Session): void {
  useSessionStore.setState({ session, isReady: true, isKept: stored.write(session) });
}

/** Updates the user of the session. Nothing changes where another user, or none, is signed in by now. */
export function renewUser(user: User): void {
  const session = currentSession();
  if (session?.user.id === user.id) openSession({ ...session, user });
}
