import { create } from 'zustand';

interface OfferState {
  /** When the kitchen answered the last proposal of a busy period, in milliseconds of the server's clock. */
  answeredAt: number | null;
}

export const useOfferStore = create<OfferState>(() => ({ answeredAt: null }));
