import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { GatewayFailure } from '../../../gateways/gateway-failure.ts';
import type { IntentState, PaymentGateway } from '../../../gateways/payment/payment-gateway.ts';
import { listPayments, markSettled, markVoided, scheduleCheck } from './payment-repository.ts';

export interface VoidTools {
  db: Db;
  cards: PaymentGateway;
  now: () => Temporal.ZonedDateTime;
}

/** Releases or refunds a payment. @throws GatewayFailure if the result is unknown or a rejection; call again then. */
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

/** Voids an unused payment. The decision is stored first, so that no order uses the payment. @throws GatewayFailure */
export async function voidPayment({ db, cards, now }: VoidTools, id: string): Promise<void> {
  const at = now().toInstant();
  if (!(await markVoided(db, id, at))) return;
  await markSettled(db, id, await undoPayment(cards, id), at);
}

type LoggingTools = VoidTools & { log: FastifyBaseLogger };

export async function voidPayments(tools: LoggingTools, localId: string): Promise<void> {
  for (const { id, orderId, status } of await listPayments(tools.db, localId))
    if (orderId === null && status !== 'cancelled') await voidSoon(tools, id);
}

/** Voids an unused payment, now or by the sweep. */
export async function voidSoon({ log, ...tools }: LoggingTools, id: string): Promise<void> {
  try {
    await voidPayment(tools, id);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn({ err: error, payment: id }, 'a payment could not be cancelled and will be tried again');
    await scheduleCheck(tools.db, id, tools.now().toInstant());
  }
}
