export type PaymentMethod = 'cash' | 'card';

/** Which methods the restaurant takes, and how its card provider is reached. */
export interface PaymentSettings {
  isCashActive: boolean;
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
