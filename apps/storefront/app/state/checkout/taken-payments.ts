import type { Settings } from '@comptoir/contract';
import { isBuiltForStores } from '../../platform/built-for.ts';

type Payments = Pick<Settings, 'payments'>;

/** Needs the restaurant's setting and a configured payment provider (PAY-04). */
export function isCardTaken({ payments }: Payments): boolean {
  return payments.isCardActive && payments.cardPublicKey !== null;
}

/** PayPal leads back to the website, so the application of the stores does without it. */
export const isPaypalTaken = ({ payments }: Payments): boolean => payments.isPaypalActive && !isBuiltForStores;
