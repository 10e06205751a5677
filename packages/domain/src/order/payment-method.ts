import type { GuestCash } from './guest-cash.ts';

export type PaymentMethod = 'cash' | 'card';

export interface PaymentSettings {
  isCashActive: boolean;
  guestCash: GuestCash;
  isCardActive: boolean;
  isPaypalActive: boolean;
  cardPublicKey: string | null;
  cardScriptUrl: string | null;
}

/** The card provider's minimum, integer cents. A smaller order is always payable in cash (PAY-17). */
export const cardMinimumCents = 50;

/** Whether an order can be paid by a method: by card from the minimum on; in cash below it even if cash is inactive (PAY-17). */
export function canPayBy(
  method: PaymentMethod,
  { isCashActive, isCardActive }: Pick<PaymentSettings, 'isCashActive' | 'isCardActive'>,
  totalCents: number,
): boolean {
  const isBelowCard = totalCents < cardMinimumCents;
  return method === 'card' ? isCardActive && !isBelowCard : isCashActive || isBelowCard;
}

/** Whether a guest needs an account to pay in cash; never for an order below the card minimum (PAY-17). */
export function needsAccount(method: PaymentMethod, guests: GuestCash, totalCents: number): boolean {
  return method === 'cash' && guests.kind === 'account' && totalCents >= cardMinimumCents;
}
