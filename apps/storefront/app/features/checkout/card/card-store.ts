import { create } from 'zustand';

/** Billing details for the provider. */
export interface CardHolder {
  name: string;
  email: string;
  phone: string;
}

interface CardState {
  /** Confirms the intent in the browser. In memory only (PAY-07). */
  clientSecret: string | null;
  /** The last attempt to create the intent failed, and none is running. */
  isUnprepared: boolean;
  /** Confirms an intent in the mounted card form. Resolves with its status, or "failed". Null: no form is mounted. */
  confirm: ((clientSecret: string, holder: CardHolder) => Promise<string>) | null;
}

/** Shared by the card form and the checkout's runner. No card data: it stays in the provider's iframe. */
export const useCardStore = create<CardState>(() => ({ clientSecret: null, isUnprepared: false, confirm: null }));
