import { lazyPart } from '../../../platform/navigation/lazy-part.tsx';
import { isWalletOffered, offeredMethods } from '../run/offered-methods.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { TipChoice } from '../tip/lazy-tip.ts';
import { WalletRow } from '../wallet/lazy-wallet.ts';
import { PaypalRow } from './lazy-paypal.ts';
import { PaymentUnavailable } from './payment-unavailable.tsx';

export const PaymentStep = lazyPart(async () => (await import('./payment-step.tsx')).PaymentStep, {
  Instead: PaymentUnavailable,
});

/** Loads the code of the payment step at the step before, from the shop alone (PYX-99). */
export function loadPaymentCode(checkout: Checkout): void {
  void PaymentStep.load();
  if (isWalletOffered(checkout)) void WalletRow.load();
  if (checkout.settings.payments.tips) void TipChoice.load();
  if (offeredMethods(checkout).includes('paypal')) void PaypalRow.load();
}
