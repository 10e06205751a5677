import { cardMinimumCents } from '@comptoir/domain';
import { mayHaveWallet } from '../../../platform/device.ts';
import type { CheckoutMethod } from '../../../state/checkout/checkout-state.ts';
import { isCardTaken, isPaypalTaken } from '../../../state/checkout/taken-payments.ts';
import { isCashTaken } from './checkout-context.ts';
import type { Checkout } from './use-checkout.ts';

/** Cash is also offered below the provider's minimal amount, even if it is disabled (PAY-17). */
export function offeredMethods({ cart, settings, session }: Checkout): CheckoutMethod[] {
  const isSmall = cart.priced.totalCents < cardMinimumCents;
  const isOffered: Record<CheckoutMethod, boolean> = {
    cash: isCashTaken(settings, session) || isSmall,
    card: isCardTaken(settings) && !isSmall,
    paypal: isPaypalTaken(settings) && !isSmall,
  };
  return (['cash', 'card', 'paypal'] as const).filter((method) => isOffered[method]);
}

/** The wallets of this device pay where cards are taken (PYX-25, PYX-26). */
export const isWalletOffered = (checkout: Checkout): boolean =>
  checkout.settings.payments.areWalletsActive && offeredMethods(checkout).includes('card') && mayHaveWallet();
