import { type Session, sessionFromWire, sessionToWire, type User } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import { useSessionStore } from './session-store.ts';

// Apart from the store: every page reads that, and only the pages of an account need this.

const stored = storedValue('local', 'auth', sessionFromWire, sessionToWire);

/** Who is signed in at this moment, as storage has it: the session may have ended since the page was drawn; null: a guest. */
export function currentSession(): Session | null {
  const { session, isKept } = useSessionStore.getState();
  if (!isKept) return session;
  const kept = stored.read();
  if (kept?.token !== session?.token) useSessionStore.setState({ session: kept });
  return kept;
}

/** Signs in (AUT-03, AUT-08). */
export function openSession(session: Session): void {
  useSessionStore.setState({ session, isReady: true, isKept: stored.write(session) });
}

/** Takes over what the server says of the user; nothing where nobody, or somebody else, is signed in by now. */
export function renewUser(user: User): void {
  const session = currentSession();
  if (session?.user.id === user.id) openSession({ ...session, user });
}
