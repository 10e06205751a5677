import { type Session, sessionFromWire, type User } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';

const stored = storedValue('local', 'auth', sessionFromWire);

interface SessionState {
  session: Session | null;
  /** False on the server, and until the stored session is read. */
  isReady: boolean;
  /** `isKept` is false if storage is blocked or full, so the session is in this page's memory only. */
  isKept: boolean;
}

export const useSessionStore = create<SessionState>(() => ({ session: null, isReady: false, isKept: true }));

export function connectSession(): () => void {
  const load = () => useSessionStore.setState({ session: stored.read(), isReady: true, isKept: true });
  load();
  return stored.onForeignChange(load);
}

/** Signs out in every tab. `over` is the session that ended; a newer session stays. */
export function endSession(over?: Session): void {
  const kept = stored.read();
  if (over && kept && kept.token !== over.token) useSessionStore.setState({ session: kept });
  else useSessionStore.setState({ session: null, isReady: true, isKept: stored.write(null) });
}

export function useUser(): User | null {
  return useSessionStore(({ session }) => session?.user ?? null);
}
