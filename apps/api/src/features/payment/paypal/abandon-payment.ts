import type { AbandonState } from '@comptoir/contract';
import { GatewayFailure } from '../../../gateways/gateway-failure.ts';
import { findOrderHead } from '../../order/record/order-repository.ts';
import { findPayment, noteEnding, type Payment } from '../settle/payment-repository.ts';
import { type ReconcileTools, reconcilePayment } from '../settle/reconcile-payment.ts';
import { voidPayment } from '../settle/void-payment.ts';

/**
 * Gives up a payment by PayPal, so that its diner can pay otherwise (PYX-49). What PayPal accepted already is the order. Null if there
 * is no such payment of this `local_id`.
 */
export async function abandonPayment(
  tools: ReconcileTools,
  { localId, intentId }: { localId: string; intentId: string },
): Promise<AbandonState | null> {
  const payment = await findPayment(tools.db, intentId);
  if (!payment?.awayAt || payment.localId !== localId) return null;
  try {
    return await giveUp(tools, payment);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    return 'unknown';
  }
}

async function giveUp(tools: ReconcileTools, { id, localId, isVoided }: Payment): Promise<AbandonState> {
  const { db, cards } = tools;
  const intent = isVoided ? null : await cards.findIntent(id);
  if (intent?.state === 'processing') return 'unknown';
  if (intent?.state === 'authorised' || intent?.state === 'captured') await reconcilePayment(tools, id);
  else await noteEnding(db, id, { ending: 'abandoned' });
  // The payment of an order stays.
  await voidPayment(tools, id);
  const order = localId === null ? null : await findOrderHead(db, localId);
  return order && order.status !== 'cancelled' ? 'placed' : 'cancelled';
}
