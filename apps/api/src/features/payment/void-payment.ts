import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { GatewayFailure } from '../../gateways/gateway-failure.ts';
import type { IntentState, PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import { listPayments, markSettled, markVoided, scheduleCheck } from './payment-repository.ts';

/** What a payment is voided with. */
export interface VoidTools {
  db: Db;
  cards: PaymentGateway;
  now: () => Temporal.ZonedDateTime;
}

/**
 * Gives the diner's money back: what is held is released, what is left of what was taken is paid back. Resolves with where the payment stands then.
 * @throws GatewayFailure where that is not known or was refused: it has to be tried again.
 */
export async function undoPayment(cards: PaymentGateway, id: string): Promise<IntentState> {
  const after = await cards.cancel(id);
  if (!after || after.state === 'cancelled') return 'cancelled';
  if (after.state !== 'captured') throw new GatewayFailure(`${id} could not be cancelled: it is ${after.state}`);
  const leftCents = after.heldCents - after.returnedCents;
  // Of what is contested the bank decides: paid back by us, too, it would go twice.
  if (leftCents === 0 || after.isContested) return 'captured';
  const refund = await cards.refund({ intentId: id, refundId: `undo:${id}`, amountCents: leftCents });
  if (refund !== 'done') throw new GatewayFailure(`${id} was captured without an order, and its refund is ${refund}`);
  return 'captured';
}

/**
 * Voids a payment that no order uses, so that nobody is charged for nothing; one that an order uses stays as it is.
 * The decision is stored first: from then on no order can use it, and the sweep repeats what could not be done.
 * @throws GatewayFailure where the provider can't be reached.
 */
export async function voidPayment({ db, cards, now }: VoidTools, id: string): Promise<void> {
  const at = now().toInstant();
  if (!(await markVoided(db, id, at))) return;
  await markSettled(db, id, await undoPayment(cards, id), at);
}

/** Voids every payment of a `local_id` that no order uses, as far as the provider can be reached; the sweep does the rest. */
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
