import { payableCents } from '@comptoir/domain';
import type { PaymentIntent } from '../../../gateways/payment/payment-gateway.ts';
import type { WantedPayment } from '../../order/record/order-payments.ts';

/** True if the payment has the exact amount of order and tip, currency and `local_id`, without a refund or dispute. */
export function isPaymentFor(intent: PaymentIntent, wanted: WantedPayment, currency: string): boolean {
  const chargedCents = payableCents(wanted);
  const isHeld = intent.state === 'authorised' || intent.state === 'captured';
  const isWhole = intent.amountCents === chargedCents && intent.heldCents === chargedCents;
  const isOurs = intent.returnedCents === 0 && !intent.isContested;
  return isHeld && isWhole && isOurs && intent.currency === currency && intent.localId === wanted.localId;
}
