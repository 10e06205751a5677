import type { ErrorCode } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { GatewayFailure } from '../../gateways/gateway-failure.ts';
import type { PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import type { WantedPayment } from '../order/record/order-payments.ts';
import { isPaymentFor } from './settle/is-payment-for.ts';
import { findPayment } from './settle/payment-repository.ts';

export async function checkPayment(
  { db, cards, log }: { db: Db; cards: PaymentGateway; log: FastifyBaseLogger },
  transactionId: string | null,
  wanted: WantedPayment,
): Promise<ErrorCode | null> {
  const payment = transactionId === null ? null : await findPayment(db, transactionId);
  if (!payment) return 'payment_not_confirmed';
  if (payment.orderId !== null) return 'payment_already_used';
  if (payment.isVoided || payment.localId !== wanted.localId) return 'payment_not_confirmed';
  try {
    const intent = await cards.findIntent(payment.id);
    if (intent?.state === 'processing' && intent.localId === wanted.localId) return 'payment_processing';
    return intent && isPaymentFor(intent, wanted, cards.currency) ? null : 'payment_not_confirmed';
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn({ err: error }, 'an order could not be taken: its payment could not be looked up');
    return 'payment_provider';
  }
}
