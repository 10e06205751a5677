import type { PaymentIntent } from '../../../gateways/payment/payment-gateway.ts';
import type { WantedPayment } from '../../order/record/order-payments.ts';

/** True if the payment has the order's exact amount, currency and `local_id`, without a refund or dispute. */
export function isPaymentFor(intent: PaymentIntent, { localId, totalCents }: WantedPayment, currency: string): boolean {
  const isHeld = intent.state === 'authorised' || intent.state === 'captured';
  const isWhole = intent.amountCents === totalCents && intent.heldCents === totalCents;
  const isOurs = intent.returnedCents === 0 && !intent.isContested;
  return isHeld && isWhole && isOurs && intent.currency === currency && intent.localId === localId;
}
