import { fromWire, type OfficeSession, officeSessionSchema } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';
import { useApprovalStore } from '../approval/approval-store.ts';
import { forgetBoard } from '../kept-board.ts';
import { useProofQuestion, useWhoQuestion } from '../question/questions.ts';

export type SessionState =
  | { kind: 'asking' }
  | { kind: 'in'; session: OfficeSession }
  /** `wasEnded` means that the server has ended the session. */
  | { kind: 'out'; wasEnded: boolean }
  /** No session is stored, and the server cannot be reached. */
  | { kind: 'unreachable' };

/** The stored session opens the screens offline (OFC-15). The server trusts only its cookie. */
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

/** Notes who acts on this tablet, which asks for it (ROL-09). */
export function noteActing(acting: OfficeSession['acting']): void {
  const { state } = useSessionStore.getState();
  if (state.kind === 'in') openSession({ ...state.session, asksWho: true, acting });
}

/** `wasEnded` means that the server has ended the session, which the sign-in page then shows. */
export function closeSession({ wasEnded }: { wasEnded: boolean }): void {
  stored.write(null);
  void forgetBoard();
  // Open questions end with the session.
  useApprovalStore.getState().asking?.answer(null);
  for (const question of [useProofQuestion, useWhoQuestion]) question.getState().asking?.answer(false);
  const { state } = useSessionStore.getState();
  useSessionStore.setState({ state: { kind: 'out', wasEnded: wasEnded && state.kind === 'in' } });
}

/** The session of the signed-in user. Null if there is none, or if it is not loaded yet. */
export function useSession(): OfficeSession | null {
  return useSessionStore(({ state }) => (state.kind === 'in' ? state.session : null));
}
