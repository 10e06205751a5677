import type { PaymentIntent } from '../../gateways/payment/payment-gateway.ts';

/** What an order wants of the payment that it names. */
export interface WantedPayment {
  localId: string;
  totalCents: number;
}

/** Whether an intent pays exactly this order: held or taken, in euros, to the cent, and bound to its `local_id` (trust R4). */
export function isPaymentFor(intent: PaymentIntent, { localId, totalCents }: WantedPayment): boolean {
  const isHeld = intent.state === 'authorised' || intent.state === 'captured';
  return isHeld && intent.currency === 'EUR' && intent.amountCents === totalCents && intent.localId === localId;
}
