import { type Session, sessionFromWire, sessionToWire, type User } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import { useSessionStore } from './session-store.ts';

// Split from session-store.ts: every page loads the store, only account pages load this file.

const stored = storedValue('local', 'auth', sessionFromWire, sessionToWire);

/** Reads storage, not the state: the session may have ended since the render. Null: a guest. */
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

/** No effect when another user, or no user, is signed in by now. */
export function renewUser(user: User): void {
  const session = currentSession();
  if (session?.user.id === user.id) openSession({ ...session, user });
}
