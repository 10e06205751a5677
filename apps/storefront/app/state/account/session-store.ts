import { type Session, sessionFromWire, type User } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';

/** What storage holds; `change-session.ts` writes who signs in. */
const stored = storedValue('local', 'auth', sessionFromWire);

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

/** Reads the stored session and follows other tabs; returns how to stop. */
export function connectSession(): () => void {
  const load = () => useSessionStore.setState({ session: stored.read(), isReady: true, isKept: true });
  load();
  return stored.onForeignChange(load);
}

/** Signs out, here and in every other tab. A session that was opened, in whatever tab, instead of the one that is `over` stays. */
export function endSession(over?: Session): void {
  const kept = stored.read();
  if (over && kept && kept.token !== over.token) useSessionStore.setState({ session: kept });
  else useSessionStore.setState({ session: null, isReady: true, isKept: stored.write(null) });
}

/** The user who is signed in; null: a guest, or not known yet. */
export function useUser(): User | null {
  return useSessionStore(({ session }) => session?.user ?? null);
}
