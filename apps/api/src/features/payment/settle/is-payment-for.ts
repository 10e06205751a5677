import { payableCents } from '@comptoir/domain';
import type { PaymentIntent } from '../../../gateways/payment/payment-gateway.ts';
import type { WantedPayment } from '../../order/record/order-payments.ts';

/** True if the payment has taken or reserved the diner's money. */
export const isHeld = ({ state }: PaymentIntent): boolean => state === 'authorised' || state === 'captured';

/** True if the payment has the exact amount of order and tip, currency and `local_id`, without a refund or dispute. */
export function isPaymentFor(intent: PaymentIntent, wanted: WantedPayment, currency: string): boolean {
  const chargedCents = payableCents(wanted);
  const isWhole = intent.amountCents === chargedCents && intent.heldCents === chargedCents;
  const isOurs = intent.returnedCents === 0 && !intent.isContested;
  return isHeld(intent) && isWhole && isOurs && intent.currency === currency && intent.localId === wanted.localId;
}
