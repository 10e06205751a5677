import { fromWire, type OfficeSession, officeSessionSchema } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';
import { useApprovalStore } from '../approval/approval-store.ts';
import { forgetBoard } from '../kept-board.ts';

/** The session of this browser, as far as it is known. */
export type SessionState =
  | { kind: 'asking' }
  | { kind: 'in'; session: OfficeSession }
  /** `wasEnded`: there was a session, and the server ended it. */
  | { kind: 'out'; wasEnded: boolean }
  /** No session is kept, and the server can't be asked. */
  | { kind: 'unreachable' };

/** The last session, so that the screens open without a connection (OFC-15). The server trusts its cookie alone. */
const stored = storedValue('local', 'office-session', (value) => fromWire(officeSessionSchema, value));

function begin(): SessionState {
  const session = stored.read();
  return session ? { kind: 'in', session } : { kind: 'asking' };
}

export const useSessionStore = create<{ state: SessionState }>(() => ({ state: begin() }));

export function openSession(session: OfficeSession): void {
  stored.write(session);
  useSessionStore.setState({ state: { kind: 'in', session } });
}

/** `wasEnded`: the server ended the session, which the sign-in page then says. */
export function closeSession({ wasEnded }: { wasEnded: boolean }): void {
  stored.write(null);
  void forgetBoard();
  // A manager who was asked to approve something can't any more.
  useApprovalStore.getState().asking?.answer(null);
  const { state } = useSessionStore.getState();
  useSessionStore.setState({ state: { kind: 'out', wasEnded: wasEnded && state.kind === 'in' } });
}

/** The session; null: there is none, or none is known yet. */
export function useSession(): OfficeSession | null {
  return useSessionStore(({ state }) => (state.kind === 'in' ? state.session : null));
}
