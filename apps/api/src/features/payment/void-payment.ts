import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { GatewayFailure } from '../../gateways/gateway-failure.ts';
import type { IntentState, PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import { listPayments, markSettled, markVoided, scheduleCheck } from './payment-repository.ts';

export interface VoidTools {
  db: Db;
  cards: PaymentGateway;
  now: () => Temporal.ZonedDateTime;
}

/**
 * Releases a held payment, or refunds what is left of a captured one. Returns the state of the payment. @throws GatewayFailure if that is
 * unknown or was refused; it must be repeated.
 */
export async function undoPayment(cards: PaymentGateway, id: string): Promise<IntentState> {
  const after = await cards.cancel(id);
  if (!after || after.state === 'cancelled') return 'cancelled';
  if (after.state !== 'captured') throw new GatewayFailure(`${id} could not be cancelled: it is ${after.state}`);
  const leftCents = after.heldCents - after.returnedCents;
  // The bank decides a dispute, so a refund by the shop would pay the amount twice.
  if (leftCents === 0 || after.isContested) return 'captured';
  const refund = await cards.refund({ intentId: id, refundId: `undo:${id}`, amountCents: leftCents });
  if (refund !== 'done') throw new GatewayFailure(`${id} was captured without an order, and its refund is ${refund}`);
  return 'captured';
}

/**
 * Voids a payment that no order uses. The decision is stored first, so that no order can use it any more, and the sweep repeats what
 * failed. @throws GatewayFailure if the provider can't be reached.
 */
export async function voidPayment({ db, cards, now }: VoidTools, id: string): Promise<void> {
  const at = now().toInstant();
  if (!(await markVoided(db, id, at))) return;
  await markSettled(db, id, await undoPayment(cards, id), at);
}

/** Voids all unused payments of a `local_id`, if the provider can be reached; the sweep does the rest. */
export async function voidPayments(
  { log, ...tools }: VoidTools & { log: FastifyBaseLogger },
  localId: string,
): Promise<void> {
  const { db, now } = tools;
  for (const { id, orderId, status } of await listPayments(db, localId)) {
    if (orderId !== null || status === 'cancelled') continue;
    try {
      await voidPayment(tools, id);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      log.warn({ err: error, payment: id }, 'a payment could not be cancelled and will be tried again');
      await scheduleCheck(db, id, now().toInstant());
    }
  }
}
