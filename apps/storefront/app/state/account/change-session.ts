import { type Session, sessionFromWire, sessionToWire, type User } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import { useSessionStore } from './session-store.ts';

// This file is separate from `session-store.ts`, because only account pages need it and every page loads the store.

const stored = storedValue('local', 'auth', sessionFromWire, sessionToWire);

/** Reads storage first, because another tab may have ended the session. Null if the user is a guest. */
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

/** Has no effect if another user is signed in by now. */
export function renewUser(user: User): void {
  const session = currentSession();
  if (session?.user.id === user.id) openSession({ ...session, user });
}
