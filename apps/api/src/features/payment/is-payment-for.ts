import type { PaymentIntent } from '../../gateways/payment/payment-gateway.ts';
import type { WantedPayment } from '../order/record/order-payments.ts';

/**
 * True: the intent pays exactly this order. It is held or captured, in our currency, to the cent, and bound to its `local_id` (trust R4);
 * the captured amount, which may be smaller, is compared too. Nothing of it was refunded, and it is not disputed.
 */
export function isPaymentFor(intent: PaymentIntent, { localId, totalCents }: WantedPayment, currency: string): boolean {
  const isHeld = intent.state === 'authorised' || intent.state === 'captured';
  const isWhole = intent.amountCents === totalCents && intent.heldCents === totalCents;
  const isOurs = intent.returnedCents === 0 && !intent.isContested;
  return isHeld && isWhole && isOurs && intent.currency === currency && intent.localId === localId;
}
