import { create } from 'zustand';
import type { PersonalForm } from '../../../state/checkout/order-forms.ts';

export interface CardHolder {
  name: string;
  email: string;
  phone: string;
}

/** Who pays is who orders, whatever name a wallet has (PYX-22). */
export function holderOf({ firstName, lastName, email, phone }: PersonalForm): CardHolder {
  return { name: `${firstName.trim()} ${lastName.trim()}`, email: email.trim(), phone: phone.trim() };
}

/** `incomplete`: something is missing in the form, which shows it. `failed`: the form could not be asked. */
export type CardCheck = 'complete' | 'incomplete' | 'failed';

export interface CardAnswer {
  /** The status of the payment intent, "failed", or "contradicted" if the form does not match the intent. */
  status: string;
  /** The French sentence about a refusal. Null if there is none. */
  message: string | null;
}

/** The card form on the page. */
export interface MountedCard {
  /** Sets the form to the amount in integer cents, and checks what was typed. */
  submit(amountCents: number): Promise<CardCheck>;
  /** Confirms a payment intent with the submitted card. */
  confirm(clientSecret: string, holder: CardHolder): Promise<CardAnswer>;
}

interface CardState {
  /** The secret that confirms the payment intent in the browser. It is in memory only (PAY-07). */
  clientSecret: string | null;
  /** `isUnprepared` is true if the last request for an intent failed, and no other is running. */
  isUnprepared: boolean;
  /** Null until the form can be typed into. */
  form: MountedCard | null;
}

/** The store contains no card data, which stays in the provider's iframe. */
export const useCardStore = create<CardState>(() => ({ clientSecret: null, isUnprepared: false, form: null }));
