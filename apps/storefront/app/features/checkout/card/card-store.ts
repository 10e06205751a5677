import { create } from 'zustand';

/** Who pays, as the provider keeps it with the card. */
export interface CardHolder {
  name: string;
  email: string;
  phone: string;
}

interface CardState {
  /** Confirms the intent in the browser. In memory only (PAY-07). */
  clientSecret: string | null;
  /** The server could not prepare the payment when it was last asked, and is not being asked again. */
  isUnprepared: boolean;
  /** Lets the mounted card form confirm an intent; resolves with its status, or "failed". Null: no form is mounted. */
  confirm: ((clientSecret: string, holder: CardHolder) => Promise<string>) | null;
}

/** What the card form and the checkout's runner share. No card data is in it: that stays in the provider's frame. */
export const useCardStore = create<CardState>(() => ({ clientSecret: null, isUnprepared: false, confirm: null }));
