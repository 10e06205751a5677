import { create } from 'zustand';

export interface CardHolder {
  name: string;
  email: string;
  phone: string;
}

interface CardState {
  /** The secret that confirms the payment intent in the browser. It is in memory only (PAY-07). */
  clientSecret: string | null;
  /** `isUnprepared` is true if the last request for an intent failed, and no other is running. */
  isUnprepared: boolean;
  /** Confirms an intent with the card form. Resolves with its status or "failed". Null if no form is mounted. */
  confirm: ((clientSecret: string, holder: CardHolder) => Promise<string>) | null;
}

/** The store contains no card data, which stays in the provider's iframe. */
export const useCardStore = create<CardState>(() => ({ clientSecret: null, isUnprepared: false, confirm: null }));
