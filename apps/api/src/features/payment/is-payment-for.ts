import type { PaymentIntent } from '../../gateways/payment/payment-gateway.ts';
import type { WantedPayment } from '../order/record/order-payments.ts';

/**
 * Whether an intent pays exactly this order: held or taken, in our currency, to the cent, and bound to its `local_id` (trust R4).
 * What was taken may be less than what was asked for: both are compared. Nothing of it went back, be it by hand at the provider, and
 * nobody contests it.
 */
export function isPaymentFor(intent: PaymentIntent, { localId, totalCents }: WantedPayment, currency: string): boolean {
  const isHeld = intent.state === 'authorised' || intent.state === 'captured';
  const isWhole = intent.amountCents === totalCents && intent.heldCents === totalCents;
  const isOurs = intent.returnedCents === 0 && !intent.isContested;
  return isHeld && isWhole && isOurs && intent.currency === currency && intent.localId === localId;
}
