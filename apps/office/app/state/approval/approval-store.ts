import type { AskedApproval } from '@comptoir/contract';
import { create } from 'zustand';

/** What a manager is asked to answer for at this screen; `number` is its order's, for whoever reads it. */
export interface Asked extends AskedApproval {
  number: number | null;
}

interface Asking {
  asked: Asked;
  /** Ends the question; null: nobody answered for it. */
  answer: (grant: string | null) => void;
}

/** The one question that is put to a manager, if any. */
export const useApprovalStore = create<{ asking: Asking | null }>(() => ({ asking: null }));

/** Asks for a manager's PIN; resolves with the grant that it was answered with. Null: nobody gave one, or something else is asked now. */
export function askManager(asked: Asked): Promise<string | null> {
  useApprovalStore.getState().asking?.answer(null);
  return new Promise((resolve) => {
    const answer = (grant: string | null) => {
      useApprovalStore.setState({ asking: null });
      resolve(grant);
    };
    useApprovalStore.setState({ asking: { asked, answer } });
  });
}
