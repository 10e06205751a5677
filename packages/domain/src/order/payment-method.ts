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

/** The payment provider's minimum in integer cents. A smaller order can always be paid in cash (PAY-17). */
export const cardMinimumCents = 50;

/** Card payment needs the minimum amount. Below it cash is accepted even if cash is inactive (PAY-17). */
export function canPayBy(
  method: PaymentMethod,
  { isCashActive, isCardActive }: Pick<PaymentSettings, 'isCashActive' | 'isCardActive'>,
  totalCents: number,
): boolean {
  const isBelowCard = totalCents < cardMinimumCents;
  return method === 'card' ? isCardActive && !isBelowCard : isCashActive || isBelowCard;
}

export function needsAccount(method: PaymentMethod, guests: GuestCash, totalCents: number): boolean {
  return method === 'cash' && guests.kind === 'account' && totalCents >= cardMinimumCents;
}
