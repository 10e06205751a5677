import type { GuestCash } from './guest-cash.ts';

export type PaymentMethod = 'cash' | 'card';

/** Which methods the restaurant takes, and how its card provider is reached. */
export interface PaymentSettings {
  isCashActive: boolean;
  /** Where cash is active: of guests. */
  guestCash: GuestCash;
  isCardActive: boolean;
  isPaypalActive: boolean;
  cardPublicKey: string | null;
  /** Where the card provider's script is; null: the provider's own address. */
  cardScriptUrl: string | null;
}

/** Below this total, the provider's minimum, no card can pay and cash always may; integer cents (requirement PAY-17). */
export const cardMinimumCents = 50;

/** Whether an order can be paid by a method: a card from the provider's minimum on; cash below it even when inactive (PAY-17). */
export function canPayBy(
  method: PaymentMethod,
  { isCashActive, isCardActive }: Pick<PaymentSettings, 'isCashActive' | 'isCardActive'>,
  totalCents: number,
): boolean {
  const isBelowCard = totalCents < cardMinimumCents;
  return method === 'card' ? isCardActive && !isBelowCard : isCashActive || isBelowCard;
}

/** Whether an order is refused to a guest for its cash; what no card can pay (PAY-17) is not. */
export function needsAccount(method: PaymentMethod, guests: GuestCash, totalCents: number): boolean {
  return method === 'cash' && guests.kind === 'account' && totalCents >= cardMinimumCents;
}
