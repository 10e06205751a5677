import { cardMinimumCents, type PaymentMethod } from '@comptoir/domain';
import { mayHaveWallet } from '../../../platform/device.ts';
import { isCardTaken } from '../../../state/checkout/taken-payments.ts';
import { isCashTaken } from './checkout-context.ts';
import type { Checkout } from './use-checkout.ts';

/** Cash is also offered below the card's minimal amount, even if it is disabled (PAY-17). */
export function offeredMethods({ cart, settings, session }: Checkout): PaymentMethod[] {
  const isSmall = cart.priced.totalCents < cardMinimumCents;
  const cash: PaymentMethod[] = isCashTaken(settings, session) || isSmall ? ['cash'] : [];
  return isCardTaken(settings) && !isSmall ? [...cash, 'card'] : cash;
}

/** The wallets of this device pay where cards are taken (PYX-25, PYX-26). */
export const isWalletOffered = (checkout: Checkout): boolean =>
  checkout.settings.payments.areWalletsActive && offeredMethods(checkout).includes('card') && mayHaveWallet();
