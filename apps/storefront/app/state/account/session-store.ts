import { type Session, sessionFromWire, sessionToWire, type User } from '@comptoir/contract';
import { create } from 'zustand';
import { storedValue } from '../../platform/stored-value.ts';

const stored = storedValue('local', 'auth', sessionFromWire, sessionToWire);

interface SessionState {
  /** Null: a guest. */
  session: Session | null;
  /** False on the server and until the stored session was read: nobody is known to be a guest. */
  isReady: boolean;
  /** Storage took it; else it lives in the memory of this page. */
  isKept: boolean;
}

/** Who is signed in, in every tab of this browser (STO-07). */
export const useSessionStore = create<SessionState>(() => ({ session: null, isReady: false, isKept: true }));

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

/** Signs out, here and in every other tab. */
export function endSession(): void {
  useSessionStore.setState({ session: null, isReady: true, isKept: stored.write(null) });
}

/** Takes over what the server says of the user; nothing where nobody, or somebody else, is signed in by now. */
export function renewUser(user: User): void {
  const session = currentSession();
  if (session?.user.id === user.id) openSession({ ...session, user });
}

/** Reads the stored session and follows other tabs; returns how to stop. */
export function connectSession(): () => void {
  const load = () => useSessionStore.setState({ session: stored.read(), isReady: true, isKept: true });
  load();
  return stored.onForeignChange(load);
}

/** The user who is signed in; null: a guest, or not known yet. */
export function useUser(): User | null {
  return useSessionStore(({ session }) => session?.user ?? null);
}
