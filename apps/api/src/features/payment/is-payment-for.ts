import type { PaymentIntent } from '../../gateways/payment/payment-gateway.ts';
import type { WantedPayment } from '../order/record/order-payments.ts';

/** Whether an intent pays exactly this order: held or taken, in euros, to the cent, and bound to its `local_id` (trust R4). */
export function isPaymentFor(intent: PaymentIntent, { localId, totalCents }: WantedPayment): boolean {
  const isHeld = intent.state === 'authorised' || intent.state === 'captured';
  return isHeld && intent.currency === 'EUR' && intent.amountCents === totalCents && intent.localId === localId;
}
