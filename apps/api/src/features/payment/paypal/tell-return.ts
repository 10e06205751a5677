import type { ReturnState } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { GatewayFailure } from '../../../gateways/gateway-failure.ts';
import type { PaymentIntent } from '../../../gateways/payment/payment-gateway.ts';
import { hashToken } from '../../../secrets/token.ts';
import { findOrder, findOrderHead } from '../../order/record/order-repository.ts';
import { findPayment, type Payment } from '../settle/payment-repository.ts';
import { type ReconcileTools, reconcilePayment } from '../settle/reconcile-payment.ts';
import { findReturning } from './paypal-repository.ts';

export interface ReturnAnswer {
  state: ReturnState;
  orderNumber: number | null;
  trackToken: string | null;
  message: string | null;
}

const told = (state: ReturnState, message: string | null = null): ReturnAnswer => ({
  state,
  orderNumber: null,
  trackToken: null,
  message,
});

/** A token opens reading for so long after its diner left. */
const tokenHours = 24;

/** Reconciles the payment of a token, and tells what became of it (PYX-46). Null for an unknown or an old token. */
export async function tellReturn(tools: ReconcileTools, token: string): Promise<ReturnAnswer | null> {
  const { db, now } = tools;
  const id = await findReturning(db, hashToken(token));
  const before = id === null ? null : await findPayment(db, id);
  if (!before?.awayAt || now().toInstant().since(before.awayAt).total('hours') >= tokenHours) return null;
  try {
    await reconcilePayment(tools, before.id);
    return await tellPayment(tools, (await findPayment(db, before.id)) ?? before);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    return (await tellOrder(db, before)) ?? told('unknown');
  }
}

async function tellPayment({ db, cards }: ReconcileTools, payment: Payment): Promise<ReturnAnswer> {
  const order = await tellOrder(db, payment);
  if (order) return order;
  if (payment.ending === 'refused') return told('refused', payment.refusal);
  if (payment.ending === 'expired') return told('expired');
  if (payment.isVoided || payment.isSettled) return told('failed');
  return told(stateOf(await cards.findIntent(payment.id)));
}

/** Any order of this `local_id` is the diner's, whichever payment paid it. */
async function tellOrder(db: Db, { localId }: Payment): Promise<ReturnAnswer | null> {
  const head = localId === null ? null : await findOrderHead(db, localId);
  if (!head) return null;
  if (head.status === 'cancelled') return told('refused');
  const order = await findOrder(db, head.id);
  return { state: 'placed', orderNumber: head.number, trackToken: order?.trackToken ?? null, message: null };
}

function stateOf(intent: PaymentIntent | null): ReturnState {
  if (!intent || intent.state === 'cancelled') return 'failed';
  if (intent.state !== 'open') return 'processing';
  return intent.visit ? 'open' : 'failed';
}
