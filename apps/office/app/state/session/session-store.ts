import { isObject, type OfficeSession } from '@comptoir/contract';
import { roles } from '@comptoir/domain';
import { create } from 'zustand';
import { keepText, readKeptText } from '../../platform/kept-text.ts';
import { useApprovalStore } from '../approval/approval-store.ts';
import { forgetBoard } from '../kept-board.ts';

/** Who is here, as far as this browser knows. */
export type SessionState =
  | { kind: 'asking' }
  | { kind: 'in'; session: OfficeSession }
  /** `wasEnded`: somebody was here, and the server ended it. */
  | { kind: 'out'; wasEnded: boolean }
  /** Nobody was here before, and the server can't be asked. */
  | { kind: 'unreachable' };

/** What is kept says who was here last, so that the screens open without a connection (OFC-15). The server believes its cookie alone. */
const key = 'office-session';

function readKept(): OfficeSession | null {
  try {
    const kept: unknown = JSON.parse(readKeptText(key) ?? 'null');
    const isWhole = isObject(kept) && roles.some((role) => role === kept.role) && Array.isArray(kept.permissions);
    return isWhole ? (kept as unknown as OfficeSession) : null;
  } catch {
    return null;
  }
}

function begin(): SessionState {
  const session = readKept();
  return session ? { kind: 'in', session } : { kind: 'asking' };
}

export const useSessionStore = create<{ state: SessionState }>(() => ({ state: begin() }));

/** Somebody is here. */
export function openSession(session: OfficeSession): void {
  keepText(key, JSON.stringify(session));
  useSessionStore.setState({ state: { kind: 'in', session } });
}

/** Nobody is here any more; `wasEnded`: by the server, and whoever was is to be told. */
export function closeSession({ wasEnded }: { wasEnded: boolean }): void {
  keepText(key, null);
  void forgetBoard();
  // Whatever a manager was asked for, nobody can do any more.
  useApprovalStore.getState().asking?.answer(null);
  const { state } = useSessionStore.getState();
  useSessionStore.setState({ state: { kind: 'out', wasEnded: wasEnded && state.kind === 'in' } });
}

/** Who is here; null: nobody, or nobody knows. */
export function useSession(): OfficeSession | null {
  return useSessionStore(({ state }) => (state.kind === 'in' ? state.session : null));
}
