import type { PaymentIntent } from '../../gateways/payment/payment-gateway.ts';
import type { WantedPayment } from '../order/record/order-payments.ts';

/** Whether an intent pays exactly this order: held or taken, in our currency, to the cent, and bound to its `local_id` (trust R4). */
export function isPaymentFor(intent: PaymentIntent, { localId, totalCents }: WantedPayment, currency: string): boolean {
  const isHeld = intent.state === 'authorised' || intent.state === 'captured';
  return isHeld && intent.currency === currency && intent.amountCents === totalCents && intent.localId === localId;
}
