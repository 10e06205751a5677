import type { Settings } from '@comptoir/contract';

type Payments = Pick<Settings, 'payments'>;

/** Needs the restaurant's setting and a configured payment provider (PAY-04). */
export function isCardTaken({ payments }: Payments): boolean {
  return payments.isCardActive && payments.cardPublicKey !== null;
}
