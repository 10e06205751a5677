import type { ErrorCode } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import { GatewayFailure } from '../../gateways/gateway-failure.ts';
import type { WantedPayment } from '../order/record/order-payments.ts';
import { isHeld, isPaymentFor } from './settle/is-payment-for.ts';
import { findPayment } from './settle/payment-repository.ts';
import { type VoidTools, voidSoon } from './settle/void-payment.ts';

/**
 * Looks up whether a payment is held for exactly this order. One that is held for another body of the order is voided,
 * because its browser gives it up: it must not become an order by its snapshot later (PYX-70).
 */
export async function checkPayment(
  tools: VoidTools & { log: FastifyBaseLogger },
  transactionId: string | null,
  wanted: WantedPayment,
): Promise<ErrorCode | null> {
  const { db, cards, log } = tools;
  const payment = transactionId === null ? null : await findPayment(db, transactionId);
  if (!payment) return 'payment_not_confirmed';
  if (payment.orderId !== null) return 'payment_already_used';
  if (payment.isVoided || payment.localId !== wanted.localId) return 'payment_not_confirmed';
  try {
    const intent = await cards.findIntent(payment.id);
    if (intent?.state === 'processing' && intent.localId === wanted.localId) return 'payment_processing';
    if (intent && isPaymentFor(intent, wanted, cards.currency)) return null;
    if (intent?.localId === wanted.localId && isHeld(intent)) await voidSoon(tools, payment.id);
    return 'payment_not_confirmed';
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn({ err: error }, 'an order could not be taken: its payment could not be looked up');
    return 'payment_provider';
  }
}
