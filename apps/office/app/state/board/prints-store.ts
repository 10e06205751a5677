import type { OpenPrints } from '@comptoir/contract';
import { create } from 'zustand';

interface PrintsState {
  /** Null until the server has told it. */
  prints: OpenPrints | null;
}

export const usePrintsStore = create<PrintsState>(() => ({ prints: null }));
