import type { AskedApproval } from '@comptoir/contract';
import { create } from 'zustand';

/** An action that needs a manager's approval. `number` is the order's number for display. */
export interface Asked extends AskedApproval {
  number: number | null;
}

interface Asking {
  asked: Asked;
  /** Ends the request with the manager's grant, or with null if no manager approved. */
  answer: (grant: string | null) => void;
}

/** At most one approval request is open. */
export const useApprovalStore = create<{ asking: Asking | null }>(() => ({ asking: null }));

/** Asks for a manager's PIN. The result is null if the request is cancelled or replaced by another. */
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
