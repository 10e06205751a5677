import type { PaymentIntent } from '../../gateways/payment/payment-gateway.ts';
import type { WantedPayment } from '../order/record/order-payments.ts';

/**
 * True if the intent pays exactly this order: it is authorised or captured, with the right currency, amount and `local_id`. The captured
 * amount must match too, and the payment must have no refund and no dispute.
 */
export function isPaymentFor(intent: PaymentIntent, { localId, totalCents }: WantedPayment, currency: string): boolean {
  const isHeld = intent.state === 'authorised' || intent.state === 'captured';
  const isWhole = intent.amountCents === totalCents && intent.heldCents === totalCents;
  const isOurs = intent.returnedCents === 0 && !intent.isContested;
  return isHeld && isWhole && isOurs && intent.currency === currency && intent.localId === localId;
}
